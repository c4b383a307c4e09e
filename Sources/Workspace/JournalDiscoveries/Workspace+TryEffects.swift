// Did the Try work: what each was to move, before and since.

import Documents
import FindingReports
import JournalDates
public import JournalFindings
import JournalFormat
public import JournalInsights
public import JournalKit
public import JournalLanguage
public import JournalModel
public import JournalReports
import JournalStatistics
public import JournalStore

/// What came of a Try that names what it should move.
public struct MeasuredTry: Sendable {
  public let tried: ReviewLedger.Try
  public let effects: [(effect: TryEffect, besides: [String])]
  /// Fields that name nothing that could be measured, in words.
  public let unread: [Message]
}

extension Workspace {
  /// What became of Tries, and of those that say what they should move, what moved.
  /// - Returns: The report, and whether there is any Try at all.
  public func triesWithEffects(
    _ query: TryQuery = TryQuery(), in journal: Journal, for audience: JournalModel.Audience = .others, isMarked: Bool = false
  ) throws -> (report: TriesReport, isAnyThere: Bool) {
    var (report, isAnyThere) = try tries(query, in: journal, for: audience, isMarked: isMarked)
    report.effects = try effectLines(of: report.tries, in: journal, for: audience)
    return (report, isAnyThere)
  }

  /// The Tries among some that say what they should move, with what moved.
  public func measured(_ tries: [ReviewLedger.Try], of answer: PracticeAnswer) throws -> [MeasuredTry] {
    let wanted = tries.filter { one in !one.isPrivate && one.item.fields.contains { $0.key == FieldKey.moves.rawValue } }
    if wanted.isEmpty { return [] }
    let starts = wanted.compactMap { DayMeasures.force(of: $0, until: answer.day)?.start }
    let first = starts.min() ?? answer.day
    let span = DaySpan(spanning: first.advanced(by: -7 * TryEffect.weeksBefore), answer.day)
    let measures = try DayMeasures(self, answer, in: span, with: [.mood, .metric, .wellness, .tag, .habit, .activity])
    return wanted.map { one in
      var (effects, unread): ([(effect: TryEffect, besides: [String])], [Message]) = ([], [])
      for field in one.item.fields where field.key == FieldKey.moves.rawValue {
        guard let moves = Moves(field.value) else {
          unread.append(Message(TryEffectText.unread, ["value": .text(field.value)]))
          continue
        }
        guard let measure = measures.measure(moves.name) else {
          unread.append(Message(TryEffectText.unknown, ["name": .text(moves.name)]))
          continue
        }
        guard let force = DayMeasures.force(of: one, until: answer.day),
          let effect = TryEffect(on: measure, moves.direction, from: force.start, to: force.end)
        else { continue }
        effects.append((effect, effect.shift == nil ? [] : besides(one, effect, measures)))
      }
      return MeasuredTry(tried: one, effects: effects, unread: unread)
    }
  }

  /// What else became another at the same time: what is kin to it is part of the same.
  private func besides(_ tried: ReviewLedger.Try, _ effect: TryEffect, _ measures: DayMeasures) -> [String] {
    guard let own = measures.named(effect.measure.name) else { return [] }
    let others = measures.all.filter { ($0.kind == .metric || $0.kind == .habit) && !Kinship.areKin($0, own) }
    let comparisons = others.compactMap { measure in
      SpanComparison(of: measure, { effect.before.span.contains($0) }, { effect.since.span.contains($0) })
    }
    let judged = SpanComparison.judged(comparisons).filter { $0.tier == .likely }
    return judged.sorted { ($0.effect?.delta.magnitude ?? 0) > ($1.effect?.delta.magnitude ?? 0) }.prefix(3).map(\.measure.title)
  }

  /// The same of Tries whose journal nobody has asked about yet; where none says what it should move, nothing more is read.
  public func effectLines(
    of tries: [ReviewLedger.Try], in journal: Journal, for audience: JournalModel.Audience
  ) throws -> [ReviewLedger.Place: [String]] {
    guard tries.contains(where: { !$0.isPrivate && $0.item.fields.contains { $0.key == FieldKey.moves.rawValue } }) else { return [:] }
    return try effectLines(of: tries, try practice(in: journal, for: audience))
  }

  /// The sentences on what a Try moved, by what commands call it: its id, or where it stands.
  public func effectLines(of tries: [ReviewLedger.Try], _ answer: PracticeAnswer) throws -> [ReviewLedger.Place: [String]] {
    let words = MeasureWords(language, answer.journal.configuration.moodLabels)
    var lines: [ReviewLedger.Place: [String]] = [:]
    for one in try measured(tries, of: answer) {
      lines[one.tried.place] = one.effects.map { words.sentence($0.effect, besides: $0.besides) } + one.unread.map { language($0) }
    }
    return lines
  }
}
