// Which measure a person means, and what of it could not be reckoned with.

import JournalInsights
import FindingReports
import JournalDates
import JournalFindings
import JournalGuides
import JournalIndex
import JournalKit
import JournalLanguage
import JournalModel
import JournalReflection
import JournalStatistics
import JournalText

extension DayMeasures {
  /// The mood, also where no day has one.
  var moods: DailyMeasure { named("mood") ?? DailyMeasure(.mood, "mood", title: say(PeriodReportText.mood), DaySeries(of: span, [])) }

  /// The words of several things, those of one that has several together, and of a blood pressure its two numbers.
  func joined(_ words: [String]) -> [String] {
    let metrics = all.filter { $0.kind == .metric }.map(\.name)
    return MetricNames.joined(words, among: metrics).flatMap { word -> [String] in
      let spoken = MetricNames.named(word, among: metrics) == nil ? MetricNames.spoken(word, among: metrics) : []
      return spoken.count > 1 ? spoken : [word]
    }
  }

  /// The measure that a word means.
  /// - Throws: Where it means none, with what was probably meant, or why days that have it cannot be compared by it.
  func measured(_ word: String, _ answer: PracticeAnswer, _ workspace: Workspace) throws -> DailyMeasure {
    if let measure = measure(word) ?? measuredToday(word) { return measure }
    if word.lowercased() == "mood" { return moods }
    // What people call a number of the day is that number, also where none is known: what they wrote of it stands in for no hours of sleep.
    let meansNumber = MetricNames.isWord(word)
    if !meansNumber, let found = try workspace.days(withTheme: word, in: span, of: answer.journal, for: answer.audience) {
      let title = workspace.title(of: found.theme, in: answer.journal)
      return themed(found.theme.rawValue, title: title, on: found.days, hidden: found.hidden)
    }
    if let days = try answer.files.index.days(with: [word.lowercased()], in: span, for: answer.audience).first?.days,
      let first = days.first,
      Double(first.text) == nil
    {
      throw WorkspaceError(
        .notFound, InsightText.unknown, ["name": .text(word)], help: InsightText.unknownWords,
        ["count": .number(days.count), "example": .text(first.text), "path": .text(first.path)])
    }
    if let rare = try rareTag(word, answer) { throw rare }
    if let few = fewDays(word, answer) { return few }
    if meansNumber, let theme = workspace.theme(named: word, in: answer.journal) {
      throw WorkspaceError(
        .notFound, InsightText.unknownNumber, ["name": .text(word)], help: InsightText.unknownNumberWay, ["theme": .text("theme:" + theme.rawValue)])
    }
    // ‘sugar’, where nothing else is called so
    let short = MetricNames.inShort(word, among: all.filter { $0.kind == .metric }.map(\.name))
    if short.count == 1, let measure = named(short[0]) { return measure }
    // ‘alcohol’, where there is a habit of no alcohol
    if let habit = all.first(where: { $0.kind == .habit && Self.isWithout(word, in: $0.title) }) { return habit }
    // ‘wine’ of “Red wine”
    if !meansNumber, !word.contains(where: { "#:".contains($0) }), let slug = habit(titled: word, answer), let found = measure(slug) ?? fewDays(slug, answer) { return found }
    let near = suggestion(for: word, among: all.map(\.name)) ?? stem(of: word)
    throw WorkspaceError(
      .notFound, InsightText.unknown, ["name": .text(word)], help: near == nil ? InsightText.unknownWay : InsightText.unknownNear,
      ["name": .text(near ?? "")])
  }

  /// The one habit with a word in its title, as other commands find it; nil where none has it, or several have.
  private func habit(titled word: String, _ answer: PracticeAnswer) -> String? {
    do throws(WorkspaceError) { return try answer.practice.habits.filter { !$0.isPrivate }.named(word, "habit").slug } catch { return nil }
  }

  /// Whether a title says that something is to be left out.
  private static func isWithout(_ word: String, in title: String) -> Bool {
    let words = title.lowercased().words
    return words.count > 1 && ["no", "without", "kein", "keine", "ohne", "sin", "sans", "sem"].contains(words[0]) && words.dropFirst().joined(separator: " ") == word.lowercased()
  }

  /// A metric of which only today has a number.
  private func measuredToday(_ word: String) -> DailyMeasure? {
    let names = sinceToday.map(\.name)
    let name = MetricNames.named(word, among: names) ?? MetricNames.spoken(word, among: names).first
    return sinceToday.first { $0.name == name }
  }

  /// A habit that was done on fewer days than are compared by themselves: whoever asks for it is told how many it has.
  private func fewDays(_ word: String, _ answer: PracticeAnswer) -> DailyMeasure? {
    let name = Reference.folded(Reference(target: word).slug)
    let ledger = answer.habits
    let record = ledger.habits.first {
      !$0.habit.isPrivate && ($0.habit.name == name || Reference.folded($0.habit.title) == Reference.folded(word))
    }
    return record.map { measure(of: $0, until: ledger.today) }
  }

  /// A tag that is listed, and that too few days have: what is written of retrospectives and their points tells no days apart.
  private func rareTag(_ word: String, _ answer: PracticeAnswer) throws -> WorkspaceError? {
    let folded = word.lowercased()
    let name = String(folded.hasPrefix("tag:") ? folded.dropFirst(4) : folded[...]).drop { $0 == "#" }
    let named = try answer.files.index.tags().first { $0.tag.lowercased() == name || $0.tag.lowercased() == Self.tag(of: String(name)) }
    guard !name.isEmpty, let tag = named else { return nil }
    let days = try answer.files.index.daysByTag(for: answer.audience).first { $0.tag == tag.tag }?.days ?? []
    return WorkspaceError(
      .notFound, InsightText.rareTag, ["name": .text("#" + tag.tag), "count": .number(days.count { span.contains($0) })],
      help: InsightText.rareTagWay, ["least": .number(Self.leastDays)])
  }

  /// What a word of another form means, as ‘running’ means `run`: the longest name, of three letters or more, that it begins with.
  private func stem(of word: String) -> String? {
    let folded = word.lowercased()
    let names = all.filter { $0.kind != .trying }.map(\.name).filter {
      $0.count >= 3 && folded.count > $0.count && folded.hasPrefix($0.lowercased())
    }
    return names.max { $0.count < $1.count }
  }

  /// What days tell in two units, of what is asked about: each is a metric of its own.
  private func units(_ names: [String]?) -> [DayRemark] {
    let all = all.filter { $0.kind == .metric }.map(\.name)
    let groups = Dictionary(grouping: all) { MetricNames.bare($0) }.values.filter { group in
      group.contains { name in group.contains { MetricNames.areOneInTwoUnits(name, $0) } }
        && names?.contains(where: { group.contains($0) }) ?? true
    }
    return groups.map { $0.sorted() }.sorted { $0[0] < $1[0] }.map { .units($0) }
  }

  /// The odd days of a metric, where they sway its mean by a fifth of what days differ by, or are ten times as great as is usual: an odd night is a night.
  private static func weighing(_ metric: DailyMeasure) -> [(day: CalendarDay, value: Double)] {
    let odd = metric.oddDays
    if odd.isEmpty { return [] }
    let numbers = metric.series.values.filter { !$0.isNaN }
    guard let usual = Summary.median(numbers), let spread = Summary.deviation(numbers) else { return [] }
    let sway = (Summary.sum(odd.map { $0.value - usual }) / Double(numbers.count)).magnitude
    return sway > 0.2 * spread ? odd : odd.filter { $0.value.magnitude > 10 * usual.magnitude }
  }

  /// From when on some measures are looked at, those that begin together in one remark.
  func begun(_ measures: [DailyMeasure]) -> [DayRemark] {
    let groups = Dictionary(grouping: measures.filter { $0.begin != nil }) { $0.begin ?? today }
    return groups.sorted { $0.key < $1.key }.map { .begins($0.value.map(\.title), $0.key) }
  }

  /// What is to be known of the days behind a report: words where numbers are, days that have not come yet, and numbers that are far from all others
  /// around them: of what is asked about by name all, else those that sway the mean of all.
  /// - Parameter names: Which metrics are asked about; nil for all.
  func remarks(on names: [String]?, _ answer: PracticeAnswer) throws -> [DayRemark] {
    let metrics = all.filter { $0.kind == .metric && names?.contains($0.name) ?? true }
    var remarks: [DayRemark] = []
    for (metric, said) in zip(metrics, try answer.files.index.days(with: metrics.map(\.name), in: span, for: answer.audience)) {
      // Today is not over.
      let words = said.days.filter { one in
        metric.series.values[Int(one.day.ordinal - span.start.ordinal)].isNaN && (one.day < today || MetricNames.isWholeAtOnce(metric.name))
          && metric.begin.map { one.day >= $0 } ?? true
      }
      if let first = words.first { remarks.append(.words(title: metric.title, count: words.count, example: first.text, path: first.path)) }
      let odd = names == nil ? Self.weighing(metric) : metric.oddDays
      if !odd.isEmpty { remarks.append(.odd(Finding.Named(metric), odd)) }
    }
    remarks += units(names)
    if span.end == today, let future = try answer.files.index.days(after: today) {
      remarks.append(.future(count: future.count, first: future.first))
    }
    return remarks
  }
}
