// A number of a day put right, wherever it stands: in the day’s own file, or in what was imported.

import JournalDates
import JournalFormat
import JournalIndex
import JournalLanguage
import JournalModel
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
    let name = words[..<number].filter { !["my", "the"].contains($0.lowercased()) }
    guard name.contains(where: { $0.unicodeScalars.contains { $0.properties.isAlphabetic } }) else { return nil }
    let said = new.words.drop { word in !isNumber(word) && name.contains { $0.lowercased() == word.lowercased() } }
    guard said.first.map(isNumber) ?? false, said.count < 3, said.dropFirst().allSatisfy({ !isNumber($0) || $0.contains(text: "min") }) else { return nil }
    self.name = name.joined(separator: " ")
    former = number < words.count ? words[number] : nil
    value = said.joined(separator: " ")
  }

  /// The value as a metric of this name has it; nil where it is none of it.
  func written(for metric: String) -> String? {
    if MetricNames.clocks.contains(metric) || MetricNames.takesHours(metric) { return value }
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

  /// With a point before the decimals.
  private static func plain(_ text: String) -> String { String(text.map { $0 == "," ? "." : $0 }) }
}

extension Workspace {
  /// Puts a number of a day right.
  /// - Parameter day: Nil where none was named: that of today is meant.
  /// - Returns: Nil where the words mean no number that the day has.
  /// - Throws: Where several may be meant, and where only an earlier day than today has it.
  func correct(
    metric old: String, to new: String, on day: CalendarDay?, in journal: Journal, for audience: Audience, isDryRun: Bool
  ) throws -> CorrectedLine? {
    guard let asked = AskedMetric(old, new), case let date = try day ?? today(in: journal) else { return nil }
    let names = MetricNames.inShort(asked.name, among: try index(of: journal).metricNames())
    if names.isEmpty { return nil }
    let found = try index(of: journal).days(in: DaySpan(date), with: names, for: audience).first { !$0.isPrivate }
    let there = zip(names, found?.amounts ?? []).compactMap { name, amount in amount.map { (name: name, amount: $0) } }
    let file = journal.hasFile(for: .day(date)) ? try OpenFile(journal.place(of: journal.layout.path(for: .day(date)), from: try folder())) : nil
    let lines = file.map { file in AmountCorrection(old, new)?.wholeLines(of: file.reading).filter { $0.change != nil } ?? [] } ?? []
    if there.isEmpty {
      if day == nil, lines.isEmpty { try tellEarlier(names, asked.name, "\(ChangeSet.quoted(old)) \(ChangeSet.quoted(new))", on: date, in: journal, audience) }
      return nil
    }
    guard asked.fits(there.map(\.amount)) else { return nil }
    let shown = there.map { "\($0.name): \($0.amount.text)" }
    let isPressure = there.map(\.name) == [MetricNames.systolic, MetricNames.diastolic]
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
    let now = known == nil && !isDryRun ? try OpenFile(written.file.place).reading.line(ofMetric: there[0].name) : known
    var corrected = CorrectedLine(
      before: shown.joined(separator: ", "), text: after.joined(separator: ", "), line: now ?? 1, isPrivate: file?.reading.isPrivate ?? false, file: written.file,
      outcome: written.outcome, note: nil, isNote: false)
    if known == nil { corrected.imported = try index(of: journal).importedAmounts(of: [there[0].name], in: DaySpan(date))[date]?[there[0].name]?.first?.path }
    return corrected
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
