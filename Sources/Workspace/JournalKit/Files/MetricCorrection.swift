// A number of a day put right, wherever it stands: in the day’s own file, or in what was imported.

import JournalDates
import JournalFormat
import JournalIndex
import JournalLanguage
import JournalModel
import JournalPhrases
import JournalStore
import JournalText

/// What is to be put right: `weight 82.1` and `81.2 kg`.
private struct AskedMetric {
  let name: String
  /// What stands there, as far as it was said.
  let former: String?
  let value: String

  /// Nil where the words are no name and a number.
  init?(_ old: String, _ new: String) {
    func isNumber(_ word: String) -> Bool { word.first?.isNumber ?? false }
    let words = old.words, number = words.firstIndex(where: isNumber) ?? words.count
    let name = Self.withoutPart(words[..<number].filter { !["my", "the"].contains($0.lowercased()) })
    guard name.contains(where: { $0.unicodeScalars.contains { $0.properties.isAlphabetic } }) else { return nil }
    let said = new.words.drop { word in !isNumber(word) && words[..<number].contains { $0.lowercased() == word.lowercased() } }
    guard said.first.map(isNumber) ?? false, said.count < 3, said.dropFirst().allSatisfy({ !isNumber($0) || $0.contains(text: "min") }) else { return nil }
    self.name = name.joined(separator: " ")
    former = number < words.count ? words[number] : nil
    value = said.joined(separator: " ")
  }

  /// ‘blood pressure this morning’ names no other number than without the part of the day.
  private static func withoutPart(_ name: [String]) -> [String] {
    let part = (1...3).reversed().first { $0 < name.count && Phrase.isPartOfDay(name.suffix($0).joined(separator: " ").lowercased()) }
    return Array(name.dropLast(part ?? 0))
  }

  /// A number alone, `84.6`, or the two of a blood pressure, which says what is meant where one number of the day is so much. Nil for all other words.
  init?(number old: String, _ new: String) {
    func isNumber(_ word: String) -> Bool { !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isNumber || ".,/:h".contains($0)) } && word.first?.isNumber ?? false }
    guard isNumber(old), new.words.count < 3, let first = new.words.first, isNumber(String(first)) else { return nil }
    (name, former, value) = ("", old, new)
  }

  /// The names of the numbers that are so much, among those of a day: one, or both of a blood pressure.
  func names(among there: [(name: String, amount: Metric.Amount)]) -> [String] {
    if former?.contains("/") ?? false {
      let both = [MetricNames.systolic, MetricNames.diastolic].compactMap { name in there.first { $0.name == name } }
      return fits(both.map(\.amount)) ? both.map(\.name) : []
    }
    return there.filter { fits([$0.amount]) }.map(\.name)
  }

  /// The value as a metric of this name has it; nil where it is none of it.
  func written(for metric: String) -> String? {
    if MetricNames.clocks.contains(metric) { return value }
    if MetricNames.takesHours(metric) {
      // ‘sleep 7’ are hours, by whatever name the file has them.
      let said = WrittenMetric(name, value) { _ in false }
      return said.name == metric ? said.text : value
    }
    let text = Self.plain(value)
    guard let quantity = Quantity(text) else { return Quantity(text.words[0]).map { Quantity($0.amount).text } }
    let own = MetricNames.unit(of: metric)
    let turned = own.isEmpty || quantity.unit.isEmpty ? nil : UnitTable.standard.convert(quantity, to: own)
    return Quantity(turned ?? quantity.amount).text
  }

  /// Whether a day that has these amounts is the one that is meant.
  func fits(_ amounts: [Metric.Amount]) -> Bool {
    guard let former else { return true }
    let said = former.split(separator: "/").map { Quantity(Self.plain(String($0)))?.amount }
    let numbers = amounts.map { amount in if case .number(let number) = amount { number } else { Double?.none } }
    return said == numbers || WrittenMetric.amount(former).map { amounts == [$0] } ?? false
  }

  /// With a point before the decimals, and nothing between thousands.
  private static func plain(_ text: String) -> String {
    let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "," }
    return (TypedNumber.plain(String(digits)) ?? String(digits.map { $0 == "," ? "." : $0 })) + text.dropFirst(digits.count)
  }
}

extension Workspace {
  /// Puts a number of a day right.
  /// - Parameter day: Nil where none was named: that of today is meant.
  /// - Returns: Nil where the words mean no number that the day has.
  /// - Throws: Where several may be meant, and where only an earlier day than today has it.
  func correct(
    metric old: String, to new: String, on day: CalendarDay?, in journal: Journal, for audience: Audience, isDryRun: Bool
  ) throws -> CorrectedLine? {
    if let bare = AskedMetric(number: old, new) {
      guard let (date, names) = try numbers(meantBy: bare, old, on: day, in: journal, for: audience) else { return nil }
      return try correct(bare, names, old, new, on: date, isNamed: true, in: journal, for: audience, isDryRun: isDryRun)
    }
    guard let asked = AskedMetric(old, new) else { return nil }
    let names = MetricNames.inShort(asked.name, among: try index(of: journal).metricNames())
    if names.isEmpty { return nil }
    return try correct(asked, names, old, new, on: try day ?? today(in: journal), isNamed: day != nil, in: journal, for: audience, isDryRun: isDryRun)
  }

  /// The last day of which a number alone may be meant, and the names that it has there; nil where a line of that day says it, and where no day has it.
  private func numbers(
    meantBy asked: AskedMetric, _ old: String, on day: CalendarDay?, in journal: Journal, for audience: Audience
  ) throws -> (day: CalendarDay, names: [String])? {
    let today = try today(in: journal), names = try index(of: journal).metricNames()
    let span = day.map { DaySpan($0) } ?? DaySpan(spanning: today.advanced(by: 1 - Self.reach), today)
    let found = try index(of: journal).days(in: span, with: names, for: audience).filter { !$0.isPrivate }
    var meant: (day: CalendarDay, names: [String])?
    for one in found {
      let there = zip(names, one.amounts).compactMap { name, amount in amount.map { (name: name, amount: $0) } }
      if case let fitting = asked.names(among: there), !fitting.isEmpty, meant.map({ $0.day < one.day }) ?? true { meant = (one.day, fitting) }
    }
    guard let meant else { return nil }
    // A line of a later day is nearer, and goes before.
    for later in DaySpan(spanning: meant.day, span.end).reversed() where journal.hasFile(for: .day(later)) {
      let reading = try OpenFile(journal.place(of: journal.layout.path(for: .day(later)), from: try folder())).reading
      let lines = Set(reading.places(ofWords: old).map { reading.lines.line(of: $0.lowerBound) }).filter { audience.sees(isPrivate: reading.isPrivate(line: $0)) }
      if lines.isEmpty { continue }
      if later > meant.day { return nil }
      if meant.names.count == 1 || old.contains("/"), lines.count == 1, let line = lines.first, try tells(line, meant.names[0], in: reading, of: journal) { return nil }
      throw LogLinesError(.severalLines, [old], meant.names.map { "\($0): \(old)" } + lines.sorted().map { reading.shownLine($0) }, on: .day(later))
    }
    if meant.names.count > 1, !old.contains("/") { throw LogLinesError(.severalLines, [old], meant.names.map { "\($0): \(old)" }, on: .day(meant.day)) }
    return meant
  }

  private func correct(
    _ asked: AskedMetric, _ names: [String], _ old: String, _ new: String, on date: CalendarDay, isNamed: Bool, in journal: Journal, for audience: Audience,
    isDryRun: Bool
  ) throws -> CorrectedLine? {
    let found = try index(of: journal).days(in: DaySpan(date), with: names, for: audience).first { !$0.isPrivate }
    let there = zip(names, found?.amounts ?? []).compactMap { name, amount in amount.map { (name: name, amount: $0) } }
    let file = try placeIfThere(of: .day(date), in: journal).map { try OpenFile($0) }
    let lines = file.map { file in AmountCorrection(old, new)?.wholeLines(of: file.reading).filter { $0.change != nil } ?? [] } ?? []
    if there.isEmpty {
      if !isNamed, lines.isEmpty { try tellEarlier(names, asked.name, "\(ShellText.quoted(old)) \(ShellText.quoted(new))", on: date, in: journal, audience) }
      return nil
    }
    guard asked.fits(there.map(\.amount)) else { return nil }
    let shown = there.map { "\($0.name): \($0.amount.text)" }
    let isPressure = there.map(\.name) == [MetricNames.systolic, MetricNames.diastolic]
    // The line that tells the number is put right, and the number follows it.
    if there.count == 1, lines.count == 1, let file, try tells(lines[0].line, there[0].name, in: file.reading, of: journal) { return nil }
    if isPressure, let file, old.words.dropLast() == new.words.dropLast() {
      let spoken = Set(file.reading.places(ofWords: old).map { file.reading.lines.line(of: $0.lowerBound) })
      if spoken.count == 1, let line = spoken.first, try tells(line, there[0].name, in: file.reading, of: journal) { return nil }
    }
    if !lines.isEmpty || there.count > 1 && !isPressure {
      throw LogLinesError(.severalLines, [old], shown + lines.compactMap { line in file.map { $0.reading.shownLine(line.line) } }, on: .day(date))
    }
    var changes: [(name: String, value: String)] = []
    if isPressure {
      guard let pair = MetricNames.pressures(of: MetricNames.pressure, asked.value.words[0]) else {
        throw WorkspaceError(.usage, LogErrorText.twoPressures, ["words": .text(new)], help: LogErrorText.twoPressuresWay)
      }
      changes = [(MetricNames.systolic, pair.upper), (MetricNames.diastolic, pair.lower)]
    } else if let value = asked.written(for: there[0].name) {
      changes = [(there[0].name, value)]
    } else {
      return nil
    }
    let written = try write(metrics: changes, on: date, in: journal, isDryRun: isDryRun)
    let after = written.metrics.map { metric in "\(metric.name): \(WrittenMetric.amount(metric.value)?.text ?? metric.value)" }
    let known = file?.reading.line(ofMetric: there[0].name)
    let later = isDryRun ? nil : try OpenFile(written.file.place).reading
    let now = known ?? later?.line(ofMetric: there[0].name)
    /// The line as the file has it, which may call the number by another name.
    func shownLine(_ reading: FileReading?, _ line: Int?) -> String? { isPressure ? nil : reading.flatMap { reading in line.map { reading.shownLine($0) } } }
    var corrected = CorrectedLine(
      before: shownLine(file?.reading, known) ?? shown.joined(separator: ", "), text: shownLine(later, now) ?? after.joined(separator: ", "), line: now ?? 1,
      isPrivate: file?.reading.isPrivate ?? false, file: written.file, outcome: written.outcome, note: nil, isNote: false)
    if known == nil { corrected.imported = try index(of: journal).importedAmounts(of: [there[0].name], in: DaySpan(date))[date]?[there[0].name]?.first?.path }
    return corrected
  }

  /// The one line of a day that tells the number which is to be put right, whatever it calls it, and what stands there: 81.4 of ‘weighed 81.4 kg this morning’.
  func toldNumber(
    _ old: String, _ new: String, on day: CalendarDay?, in journal: Journal, for audience: Audience
  ) throws -> (file: OpenFile, line: Int, place: TextRange, text: String)? {
    guard let asked = AskedMetric(old, new), case let date = try day ?? today(in: journal), let found = try placeIfThere(of: .day(date), in: journal) else { return nil }
    let file = try OpenFile(found), names = MetricNames.inShort(asked.name, among: file.reading.metrics.map(\.name))
    let there = names.compactMap { name in file.reading.metrics.last { $0.name == name } }
    let meant = asked.former?.contains("/") == false ? there.filter { asked.fits([$0.amount]) } : asked.fits(there.map(\.amount)) ? there : []
    guard let first = meant.first, meant.count == (asked.value.contains("/") ? 2 : 1) else { return nil }
    let readings = try NumberReader(of: journal, in: self).told(in: file.reading).filter { $0.name == first.name }
    let told = readings.filter { $0.says(first) && audience.sees(isPrivate: file.reading.isPrivate(line: $0.line.line)) }
    guard told.count == 1, case let line = told[0].line.line else { return nil }
    let places = file.reading.places(ofWords: meant.map(\.amount.text).joined(separator: "/")).filter { file.reading.lines.line(of: $0.lowerBound) == line }
    // ‘sugar 128’ is of the last one of the day.
    let others = asked.former == nil && readings.last?.line.line == line ? Set(readings.map(\.line.line)) : [line]
    // What else the words may mean is asked about, and another unit is none of this line.
    guard places.count == 1, let place = places.first,
      AmountCorrection(old, new)?.wholeLines(of: file.reading).allSatisfy({ $0.change == nil || others.contains($0.line) }) ?? true,
      case let behind = file.reading.source.text(TextRange(place.upperBound, file.reading.lines.range(ofLine: line).upperBound)).words.first,
      asked.value.words.count == 1 || behind.map({ !UnitTable.standard.knows(String($0)) || $0 == asked.value.words[1] }) ?? true
    else { return nil }
    return (file, line, place, asked.value)
  }

  /// Whether a line of a day's log tells a number that the day has.
  private func tells(_ line: Int, _ name: String, in reading: FileReading, of journal: Journal) throws -> Bool {
    guard let metric = reading.metrics.last(where: { $0.name == name }) else { return false }
    return try NumberReader(of: journal, in: self).told(in: reading).contains { $0.line.line == line && $0.says(metric) }
  }

  /// The line that notes a number which was to be put right, where no day has one of its name: `retro log weight 80`. Nil where the words name none.
  func noting(_ old: String, _ new: String) -> String? {
    guard let asked = AskedMetric(old, new), asked.former == nil, MetricNames.isWord(asked.name) else { return nil }
    return "\(asked.name) \(asked.value)"
  }

  /// - Throws: That a day has no such number, with the last one that has.
  private func tellEarlier(_ names: [String], _ name: String, _ typed: String, on day: CalendarDay, in journal: Journal, _ audience: Audience) throws {
    let known = try index(of: journal).knownMetrics(for: audience).filter { names.contains($0.name) && $0.last < day }
    guard let last = known.max(by: { $0.last < $1.last }) else { return }
    throw WorkspaceError(
      .notFound, LogErrorText.noNumber, ["name": .text(name), "day": .day(day), "last": .day(last.last), "amount": .text(last.amount.text)],
      help: LogErrorText.noNumberWay, ["words": .text(typed), "date": "\(last.last)"])
  }
}
