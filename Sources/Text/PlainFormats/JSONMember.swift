// The names that answers in JSON have: one a thing, wherever it is told.

/// A member of an answer. docs/json.md tells what each is, docs/schemas where it stands and what it holds; what people have names for themselves,
/// such as properties and fields, is none.
public enum JSONMember: String, Sendable, CaseIterable {
  case a, action, actions, activities, activity, added, address, adherence, adopted, amount, amounts, answered, archived, `as`, asked,
    assignments
  case b, backlinks, basis, because, before, begun, best, block, blocks, bounds, by, bytes, cancelled, candidates, carried, carrier, change,
    changed
  case children, changes, clear, closed, code, column, columns, command, commands, commit, completed, condition, conditions, consequence,
    context,
    contributions
  case corrected, count, counted, counts, coverage, created, current, curve, date, day, days, `default`, deleted, details
  case diagnostics, differences, dimension, direction, domain, done, dropped, due, early, effect, end, entries, error, evened, ever, example
  case exists, expected, experiment, experiments, factor, failures, field, fields, figure, figures, file, files, finding, findings,
    finished,
    fixable, fixes
  case foreign, forgotten, format, forms, fraction, from, gaps, goal, goals, group, groups, habit, habits, halves, heading, help, high
  case id, identified, ignored, importer, imports, intended, interrupted, item, items, journal, keep, kept, key, known, label, late
  case last, latest, left, level, levels, likely, line, lines, link, links, log, low, matches, mean, means, measured, measures
  case message, metric, metrics, milestone, milestones, minutes, mismatches, missing, modified, month, months, mood, moved, n
  case name, names, new, next, note, noted, number, obligation, obligations, of, offset, open, opened, others, outcome, outlook, overdue, p,
    pairs, peeked
  case parts, pasts, path, pending, percent, period, place, points, priority, `private`, problem, progress, projection
  case properties, property, rate, reached, read, reason, reflected, remarks, results, retrospectives, review, reviews, rows, rule, schedule
  case schema, score, section, sections, seed, settings, severity, sha256, since, size, sleep, slug, snippet, source, standing
  case start, state, steps, streak, streaks, strength, stretch, subtitle, summary, symlinks, table, tag, tags, target, targets
  case task, tasks, template, templates, term, terms, text, theme, time, times, title, to, today, total, trend, tries, `try`
  case type, unsaid, understood, undoes, undone, unit, units, untouched, urgency, usable, value, values, verdict, walks, warnings
  case week, weekdays, weekly, weeks, weight, wellness, why, word, words, written
  case adjusted, comparisons, delta, first, lag, lead, measure, other, probability, reaching, second, shift, slope, split
  case subject, tier
  case about, after, answer, checked, countries, distortion, guide, helped, own, packs, question, reflection, reflections, region, thought
  case good, themed, themes, with, without
  case conflicts, copies, fetched, ours, pushed, remote, settled, theirs
  case effectiveDays = "effective_days"
  case falseShare = "false_share"
  case missingDays = "missing_days"
  case asGreat = "as_great"
  case asKept = "as_kept"
  case blockDays = "block_days"
  case formerPlan = "former_plan"
  case washoutDays = "washout_days"
  case activeGoals = "active_goals"
  case atMost = "at_most"
  case builtIn = "built_in"
  case canonicalUnit = "canonical_unit"
  case countsBy = "counts_by"
  case countsFrom = "counts_from"
  case currentPerDay = "current_per_day"
  case asOf = "as_of"
  case daysLeft = "days_left"
  case daysSince = "days_since"
  case doneLast30 = "done_last_30"
  case doneTask = "done_task"
  case dryRun = "dry_run"
  case leftOut = "left_out"
  case dueBy = "due_by"
  case dueToday = "due_today"
  case endColumn = "end_column"
  case endLine = "end_line"
  case endingTerm = "ending_term"
  case goalsWithoutValue = "goals_without_value"
  case inReview = "in_review"
  case inTime = "in_time"
  case judgedIn = "judged_in"
  case lastBroken = "last_broken"
  case lastContribution = "last_contribution"
  case logLines = "log_lines"
  case neededPerDay = "needed_per_day"
  case monthsAgo = "months_ago"
  case newerImport = "newer_import"
  case noEntries = "no_entries"
  case olderActions = "older_actions"
  case openActions = "open_actions"
  case otherDays = "other_days"
  case otherMachines = "other_machines"
  case ownMoods = "own_moods"
  case passedOver = "passed_over"
  case plainTexts = "plain_texts"
  case pointsEarned = "points_earned"
  case privateEntries = "private_entries"
  case replacesBuiltIn = "replaces_built_in"
  case requestedBy = "requested_by"
  case reviewsUnread = "reviews_unread"
  case servedBy = "served_by"
  case soFar = "so_far"
  case takenBy = "taken_by"
  case templatePath = "template_path"
  case unknownMoods = "unknown_moods"
  case unreadableFiles = "unreadable_files"
  case termEnds = "term_ends"
  case yearsAgo = "years_ago"
}

extension JSONValue {
  /// What `schema` is in every answer: another number wherever a member goes, or changes its name, its type or its meaning.
  public static let answerSchema: JSONValue = 2

  /// A mood, the same in every answer.
  /// - Parameters:
  ///   - name: That of the format.
  ///   - value: 0 to 4.
  ///   - label: The person's own word; empty where they have none.
  public static func mood(_ name: String, _ value: Int, label: String) -> JSONValue {
    [.name: .string(name), .value: .int(value), .label: .string(label.isEmpty ? name : label)]
  }
}
