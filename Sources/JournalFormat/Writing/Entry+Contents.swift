// From the values of the model to typed properties.

import JournalModel

extension CommonProperties {
  /// The properties that have a value, by key; without `type`.
  var contents: [String: PropertyContent] {
    var contents: [String: PropertyContent] = [:]
    contents["id"] = id.map { .text($0) }
    contents["title"] = title.map { .text($0) }
    contents["created"] = created.map { .timestamp($0) }
    contents["updated"] = updated.map { .timestamp($0) }
    if !tags.isEmpty { contents["tags"] = .texts(tags) }
    if !aliases.isEmpty { contents["aliases"] = .texts(aliases) }
    if isPrivate { contents["private"] = .flag(true) }
    return contents
  }
}

extension Details {
  var metrics: [Metric] {
    switch self {
    case .day(let day): day.metrics
    case .retrospective(let retrospective): retrospective.snapshot
    default: []
    }
  }

  /// The properties that have a value, by key; without metrics.
  var contents: [String: PropertyContent] {
    switch self {
    case .day(let day): day.contents
    case .retrospective(let retrospective): retrospective.contents
    case .activity(.habit(let habit)): habit.contents
    case .activity(.task(let task)): task.contents
    case .goal(let goal): goal.contents
    case .milestone(let milestone): milestone.contents
    case .obligation(let obligation): obligation.contents
    case .term(let term): term.contents
    case .value(let value): value.contents
    case .measure(let measure): measure.contents
    case .note: [:]
    }
  }
}

extension Day {
  fileprivate var contents: [String: PropertyContent] {
    var contents: [String: PropertyContent] = [:]
    contents["date"] = date.map { .date($0) }
    contents["mood"] = mood.map { .mood($0) }
    contents["timezone"] = timezone.map { .text($0) }
    contents["weather"] = weather.map { .text($0) }
    contents["temperature_c"] = temperature.map { .number($0) }
    if !photos.isEmpty { contents["photo"] = .texts(photos) }
    contents["logged_via"] = loggedVia.map { .text($0) }
    return contents
  }
}

extension Retrospective {
  fileprivate var contents: [String: PropertyContent] {
    var contents: [String: PropertyContent] = [:]
    contents["start"] = start.map { .date($0) }
    contents["end"] = end.map { .date($0) }
    if !topCategories.isEmpty { contents["top_categories"] = .texts(topCategories) }
    return contents
  }
}

extension Activity.Habit {
  fileprivate var contents: [String: PropertyContent] {
    var contents: [String: PropertyContent] = [:]
    if !schedule.isEmpty { contents["schedule"] = .schedules(schedule) }
    if !points.isEmpty { contents["points"] = .points(points) }
    contents["start"] = start.map { .date($0) }
    if !paused.isEmpty { contents["paused"] = .pausedSpans(paused) }
    contents["archived"] = archived.map { .date($0) }
    contents["target"] = target.map { .habitTarget($0) }
    if !goals.isEmpty { contents["goals"] = .references(goals) }
    return contents
  }
}

extension Activity.Task {
  fileprivate var contents: [String: PropertyContent] {
    var contents: [String: PropertyContent] = [:]
    contents["due"] = due.map { .date($0) }
    contents["points"] = points.map { .integer($0) }
    contents["priority"] = priority.map { .text($0.rawValue) }
    contents["completed"] = completed.map { .date($0) }
    if !goals.isEmpty { contents["goals"] = .references(goals) }
    return contents
  }
}

extension Goal {
  fileprivate var contents: [String: PropertyContent] {
    var contents: [String: PropertyContent] = [:]
    contents["start"] = start.map { .date($0) }
    contents["due"] = due.map { .date($0) }
    if !targets.isEmpty { contents["targets"] = .goalTargets(targets) }
    if !from.isEmpty { contents["from"] = .goalTargets(from) }
    contents["points"] = points.map { .integer($0) }
    if !values.isEmpty { contents["values"] = .references(values) }
    contents["term"] = term.map { .text($0.link) }
    contents["status"] = status.map { .text($0.rawValue) }
    contents["completed"] = completed.map { .date($0) }
    contents["importance"] = importance.map { .integer($0) }
    contents["urgency"] = urgency.map { .integer($0) }
    contents["action_plan"] = actionPlan.map { .text($0) }
    return contents
  }
}

extension Milestone {
  fileprivate var contents: [String: PropertyContent] {
    var contents: [String: PropertyContent] = [:]
    contents["due"] = due.map { .date($0) }
    contents["goal"] = goal.map { .text($0.link) }
    contents["completed"] = completed.map { .date($0) }
    return contents
  }
}

extension Obligation {
  fileprivate var contents: [String: PropertyContent] {
    var contents: [String: PropertyContent] = [:]
    contents["due"] = due.map { .date($0) }
    contents["requested_by"] = requestedBy.map { .text($0) }
    contents["consequence"] = consequence.map { .text($0) }
    contents["completed"] = completed.map { .date($0) }
    return contents
  }
}

extension Term {
  fileprivate var contents: [String: PropertyContent] {
    var contents: [String: PropertyContent] = [:]
    contents["number"] = number.map { .integer($0) }
    contents["theme"] = theme.map { .text($0) }
    contents["start"] = start.map { .date($0) }
    contents["end"] = end.map { .date($0) }
    contents["status"] = status.map { .text($0.rawValue) }
    return contents
  }
}

extension PersonalValue {
  fileprivate var contents: [String: PropertyContent] {
    var contents: [String: PropertyContent] = [:]
    contents["level"] = level.map { .text($0.rawValue) }
    contents["priority"] = priority.map { .integer($0) }
    contents["domain"] = domain.map { .text($0) }
    return contents
  }
}

extension Measure {
  fileprivate var contents: [String: PropertyContent] {
    var contents: [String: PropertyContent] = [:]
    contents["unit"] = unit.map { .text($0) }
    contents["dimension"] = dimension.map { .text($0) }
    contents["canonical_unit"] = canonicalUnit.map { .text($0) }
    contents["factor"] = factor.map { .number($0) }
    return contents
  }
}
