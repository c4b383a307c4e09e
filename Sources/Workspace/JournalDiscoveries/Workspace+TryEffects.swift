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
    report.effects = try effects(of: report.tries, in: journal, for: audience)
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

  /// What Tries moved, by where they stand; where none says what it should move, nothing more is read.
  public func effects(
    of tries: [ReviewLedger.Try], in journal: Journal, for audience: JournalModel.Audience
  ) throws -> [ReviewLedger.Place: [TriesReport.Effect]] {
    let says = tries.contains { one in !one.isPrivate && one.item.fields.contains { $0.key == FieldKey.moves.rawValue } }
    return says ? try effects(of: tries, try practice(in: journal, for: audience)) : [:]
  }

  /// The same in sentences.
  public func effectLines(
    of tries: [ReviewLedger.Try], in journal: Journal, for audience: JournalModel.Audience
  ) throws -> [ReviewLedger.Place: [String]] {
    try effects(of: tries, in: journal, for: audience).mapValues { $0.map(\.text) }
  }

  /// The same of Tries whose journal was asked about already.
  public func effectLines(of tries: [ReviewLedger.Try], _ answer: PracticeAnswer) throws -> [ReviewLedger.Place: [String]] {
    try effects(of: tries, answer).mapValues { $0.map(\.text) }
  }

  /// Tells beside each Try of some cards, and beside each line of their Reviews, what it moved. Where no line is about a Try, nothing is read.
  public func tellEffects(in cards: inout EntryCards, ofJournalAt root: String, for audience: JournalModel.Audience) throws {
    guard cards.mentionTries else { return }
    let journal = try journal(at: root)
    let paths = Set(cards.entries.map(\.path))
    let told = try ledger(of: journal, for: audience).tries.filter { one in
      paths.contains(one.place.path) || one.judgements.contains { paths.contains($0.place.path) }
    }
    let effects = try effects(of: told, in: journal, for: audience)
    for one in told {
      guard let moved = effects[one.place] else { continue }
      for place in [one.place] + one.judgements.map(\.place) where paths.contains(place.path) {
        cards.effects[place.path, default: [:]][place.line] = moved
      }
    }
  }

  private func effects(of tries: [ReviewLedger.Try], _ answer: PracticeAnswer) throws -> [ReviewLedger.Place: [TriesReport.Effect]] {
    let words = MeasureWords(language, answer.journal.configuration.moodLabels)
    var effects: [ReviewLedger.Place: [TriesReport.Effect]] = [:]
    for one in try measured(tries, of: answer) {
      let told = one.effects.map { effect, besides in
        let text = words.sentence(effect, besides: besides)
        return TriesReport.Effect(text, effect.json(text, besides: besides))
      }
      effects[one.tried.place] = told + one.unread.map { TriesReport.Effect(unread: language($0)) }
    }
    return effects
  }
}
