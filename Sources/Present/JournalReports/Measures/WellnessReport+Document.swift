// Wellness scores as a document: a day with its parts, or days with what they come to.

public import Documents
import JournalDates
public import JournalLanguage
import JournalModel
import JournalText
import JournalWellness
import JournalWords

extension WellnessReport {
  /// - Parameter tellsReasons: Whether each part says how its amount becomes points, and what that rests on.
  public func document(tellsReasons: Bool = false, in say: Language) -> Document {
    var document = Document(RichText(say(WellnessText.title, ["days": .text(say.title(title, of: span))])))
    if let day { document.blocks += blocks(of: day, tellsReasons, say) } else { document.blocks += summary(say) }
    document.add(privateEntries: privateEntries, say)
    let hasHeadings = day.map { !$0.score.measured.isEmpty } ?? false
    document.add(privateDays: privateDays, depth: hasHeadings ? 0 : 1, say)
    if day == nil, !isEmpty {
      document += .space
      if span.count <= 31 { document.blocks += list(say) } else { document += months(say) }
      if tellsReasons { document.blocks += meanBlocks(say) }
    }
    if !isEmpty {
      document += .space
      if tellsReasons { document += .note(.quiet(say(WellnessText.straight))) }
      document += .note(.quiet(say(tellsReasons ? WellnessText.preferenceGrounds : WellnessText.preference)))
    }
    document += table
    return document
  }

  /// The days for programs, with the amounts that their scores are made of.
  private var table: Block {
    .data(
      columns: ["date", "score", "coverage", "low", "high"] + WellnessPart.allCases.map(\.rawValue),
      rows: days.filter { !$0.score.measured.isEmpty }.map { day in
        let score = day.score
        return [day.date.description, day.total.map(String.init), "\(score.coverage)", "\(score.bounds.low)", "\(score.bounds.high)"]
          + WellnessPart.allCases.map { part in
            score.measured.first { $0.part == part }.map { decimalText(($0.amount * 1000).rounded() / 1000) }
          }
      })
  }

  // MARK: - A day

  private func blocks(of day: Day, _ tellsReasons: Bool, _ say: Language) -> [Block] {
    let score = day.score
    if score.measured.isEmpty { return [.paragraph(RichText(say(WellnessText.nothing)))] }
    var facts = [RichText.strong(day.total.map { total($0, say) } ?? say(day.isSoFar ? WellnessText.soFar : WellnessText.tooLittle))]
    facts.append(RichText(say(WellnessText.coverage, ["count": .number(score.coverage)])))
    if score.coverage < 100 {
      facts.append(RichText(say(WellnessText.bounds, ["low": .number(score.bounds.low), "high": .number(score.bounds.high)])))
    }
    var blocks: [Block] = [.facts(facts)]
    if day.isSoFar { blocks.append(.note(.quiet(say(WellnessText.notOver)))) }
    if !score.missing.isEmpty { blocks.append(.note(.quiet(say(WellnessText.missing, ["parts": titles(score.missing, say)])))) }
    for group in WellnessGroup.allCases {
      blocks.append(.heading(RichText(group.title(say)), beside: RichText(words(of: group, on: day, say))))
      let measured = score.measured.filter { $0.part.group == group }
      if !measured.isEmpty { blocks.append(scores(measured.map { ($0.part, $0.amount, $0.target, $0.points) }, tellsReasons, say)) }
    }
    return blocks
  }

  private func words(of group: WellnessGroup, on day: Day, _ say: Language) -> String {
    let known = day.score.measured.filter { $0.part.group == group }.reduce(0) { $0 + $1.part.weight }
    if known == 0 { return say(WellnessText.nothing) }
    if day.isSoFar { return say(WellnessText.soFar) }
    let (weight, measured) = (TextValue.number(Int(group.weight)), TextValue.number(Int(known)))
    guard let points = day.score.points(of: group) else {
      return say(WellnessText.notCounted, ["measured": measured, "weight": weight])
    }
    return say(
      known < group.weight ? WellnessText.pointsOfSome : WellnessText.points,
      ["points": .text(oneDigit(points, say)), "weight": weight, "measured": measured])
  }

  private func scores(
    _ parts: [(part: WellnessPart, amount: Double, target: Double, points: Double)], _ tellsReasons: Bool, _ say: Language
  ) -> Block {
    let names = Scores.Names(
      part: say(WellnessText.part), amount: say(WellnessText.amount), target: say(WellnessText.target), points: say(WellnessText.score))
    return .scores(
      Scores(
        names,
        rows: parts.map { part, amount, target, points in
          Scores.Row(
            part: part.title(say), amount: part.words(amount, say), target: part.words(ofTarget: target, say),
            points: say(WellnessText.points, ["points": .text(oneDigit(points, say)), "weight": .number(Int(part.weight))]),
            share: points / part.weight, reasons: tellsReasons ? reasons(of: part, target, say) : [])
        }))
  }

  private func reasons(of part: WellnessPart, _ target: Double, _ say: Language) -> [String] {
    let isOwn = target != part.standardTarget
    let words = say(isOwn ? WellnessText.ownBasis : WellnessText.basis, ["part": .text(part.rawValue), "basis": .text(part.basis(say))])
    return part.bends(target: target, say) + words.split(separator: " ").map(String.init)
  }

  // MARK: - Days

  private func summary(_ say: Language) -> [Block] {
    guard let mean else { return [.paragraph(RichText(say(isEmpty ? WellnessText.nothing : WellnessText.tooLittleAnywhere)))] }
    var facts = [RichText.strong(total(mean.total, say)), RichText(say(WellnessText.mean, ["count": .number(mean.days)]))]
    if mean.otherDays > 0 { facts.append(RichText(say(WellnessText.notMeant, ["count": .number(mean.otherDays)]))) }
    let missing = WellnessPart.allCases.filter { !mean.parts.contains($0) }
    let note = missing.isEmpty ? [] : [Block.note(.quiet(say(WellnessText.missingOnDays, ["parts": titles(missing, say)])))]
    return [.facts(facts)] + note
  }

  /// A row a day.
  private func list(_ say: Language) -> [Block] {
    let comparable = Set(comparable.map(\.date))
    let rows = days.map { day in
      let score = day.score
      var facts: [String] = []
      if score.measured.isEmpty {
        facts.append(say(WellnessText.nothing))
      } else {
        facts.append(say(WellnessText.measured, ["count": .number(score.coverage)]))
        if score.coverage < 100 { facts.append(say(ListingText.range, ["low": .number(score.bounds.low), "high": .number(score.bounds.high)])) }
        if day.isSoFar {
          facts.append(say(WellnessText.soFar))
        } else if day.total == nil {
          facts.append(say(WellnessText.tooLittle))
        } else if !comparable.contains(day.date) {
          facts.append(say(WellnessText.otherParts))
        }
      }
      return [say.short(day.date, in: today.year), day.total.map(String.init) ?? "–", say(.list(facts, .dots))]
    }
    var blocks = [rowsOfScores(rows, say(WellnessText.day), say)]
    if days.contains(where: { 1..<100 ~= $0.score.coverage }) { blocks.append(.paragraph(.quiet(say(WellnessText.legend)), depth: 1)) }
    return blocks
  }

  /// A row a month.
  private func months(_ say: Language) -> Block {
    var months: [(start: CalendarDay, scores: [WellnessScore])] = []
    for day in days {
      if months.last?.start != day.date.startOfMonth { months.append((day.date.startOfMonth, [])) }
      if !day.isSoFar { months[months.count - 1].scores.append(day.score) }
    }
    let rows = months.map { month in
      let mean = WellnessMean(of: month.scores)
      var facts: [String] = []
      if let mean {
        facts.append(say(WellnessText.mean, ["count": .number(mean.days)]))
        if mean.otherDays > 0 { facts.append(say(WellnessText.otherDays, ["count": .number(mean.otherDays)])) }
        if mean.parts != self.mean?.parts { facts.append(say(WellnessText.otherPartsThanMost)) }
      } else {
        facts.append(say(month.scores.allSatisfy(\.measured.isEmpty) ? WellnessText.nothing : WellnessText.tooLittle))
      }
      let name = say.month(of: month.start)
      return [name, mean.map { String($0.total) } ?? "–", say(.list(facts, .dots))]
    }
    return rowsOfScores(rows, say(WellnessText.month), say)
  }

  private func rowsOfScores(_ rows: [[String]], _ name: String, _ say: Language) -> Block {
    let columns = [
      Table.Column(RichText(name)), Table.Column(RichText(say(WellnessText.score)), .trailing, minimum: 3),
      Table.Column(RichText(say(WellnessText.known))),
    ]
    return .table(Table(columns, rows: rows.map { $0.map { Table.Cell(RichText($0)) } }, showsNames: false), depth: 1)
  }

  /// What the mean is made of.
  private func meanBlocks(_ say: Language) -> [Block] {
    let parts = meanParts
    guard let days = mean?.days, !parts.isEmpty else { return [] }
    return [.heading(RichText(say(WellnessText.meanParts, ["count": .number(days)]))), scores(parts, true, say)]
  }

  private func total(_ score: Int, _ say: Language) -> String { say(WellnessText.total, ["score": .number(score)]) }

  private func titles(_ parts: [WellnessPart], _ say: Language) -> TextValue { .list(parts.map { $0.title(say) }, .comma) }
}
