// A night in a sentence: ‘bed 11 up 5.30’, ‘went to bed at 23:00 yesterday, up at 6:30’.

import JournalDates
import JournalModel

extension ClauseReader {
  /// When somebody went to bed and when they got up, where the words say nothing else; both are of the night that ended on the day.
  func readNight() -> Clause? {
    guard let first = chunks.first?.range.lowerBound, let last = chunks.last?.range.upperBound, chunks.allSatisfy({ $0.name == nil }) else { return nil }
    var i = first
    func take(_ words: Set<String>) { while i < last, words.contains(tokens[i].folded) { i += 1 } }
    take(Self.lastNights)
    let bed = i
    take(Self.toBed)
    guard tokens[bed..<i].contains(where: { ["bed", "bedtime", "asleep", "sleep", "bett"].contains($0.folded) }) else { return nil }
    take(Self.ats)
    guard let (evening, end) = hour(at: i, before: last), case let bedtime = evening.isSaid || !(6..<12).contains(evening.minutes / 60) ? evening.minutes : evening.minutes + 720,
      !(5 * 60..<18 * 60).contains(bedtime == 720 ? 0 : bedtime)
    else { return nil }
    i = end
    take(Self.lastNights)
    take([",", ";", "and", "then", "-", "–", "und", "/", "i"])
    let up = i
    take(Self.gotUp)
    guard i > up else { return nil }
    take(Self.ats)
    guard i < last, let (morning, after) = hour(at: i, before: last), (3 * 60...15 * 60).contains(morning.minutes) else { return nil }
    i = after
    take([".", "!", "this", "morning", "today", "in", "the", "heute"])
    guard i == last, let from = TimeOfDay(minutes: bedtime == 720 && !evening.isSaid ? 0 : bedtime % 1440), let to = TimeOfDay(minutes: morning.minutes) else { return nil }
    var night = Clause(chunks.indices, isCommand: isCommand)
    night.metrics = [Phrase.Metric("bedtime", "\(from)"), Phrase.Metric("wake_time", "\(to)")]
    for i in chunks.indices { night[i] = .metric }
    return night
  }

  /// ‘went to bed at 23:30, up at 7:15, feeling good’: when somebody got up, right behind when they went to bed.
  func joinNights(_ clauses: inout [Clause]) {
    for index in clauses.indices.dropFirst() where clauses[index].metrics.isEmpty && clauses[index].activities.isEmpty {
      guard clauses[index - 1].metrics.map(\.name) == ["bedtime"], case let range = clauses[index].range,
        let first = range.first.map({ chunks[$0].range.lowerBound }), let last = range.last.map({ chunks[$0].range.upperBound })
      else { continue }
      var i = first
      func take(_ words: Set<String>) { while i < last, words.contains(tokens[i].folded) { i += 1 } }
      take(["and", "then", "i", "und", "dann", "today", "heute"])
      let up = i
      take(Self.gotUp)
      var isUp = i > up
      take(Self.ats)
      guard let (morning, end) = hour(at: i, before: last), (3 * 60...15 * 60).contains(morning.minutes), let time = TimeOfDay(minutes: morning.minutes) else { continue }
      i = end
      let behind = i
      take(Self.gotUp)
      isUp = isUp || i > behind
      take([".", "!", "this", "morning", "today", "in", "the", "heute"])
      guard isUp, i == last else { continue }
      clauses[index].metrics = [Phrase.Metric("wake_time", "\(time)")]
      for i in range { clauses[index][i] = .metric }
    }
  }

  /// An hour in digits with all that says which half of the day it is: ‘23:00’, ‘11pm’, ‘5.30’.
  private func hour(at i: Int, before last: Int) -> (time: (minutes: Int, isSaid: Bool), end: Int)? {
    guard i < last else { return nil }
    var parts: [Int]
    switch tokens[i].kind {
    case .clock(let clock): parts = clock
    case .number: parts = tokens[i].folded.parts(between: ".").compactMap { Int($0) }
    default: return nil
    }
    if parts.count == 1 { parts.append(0) }
    guard parts.count == 2, (0..<24).contains(parts[0]), (0..<60).contains(parts[1]) else { return nil }
    let half = i + 1 < last ? tokens[i + 1].folded : ""
    switch half {
    case "pm": return ((parts[0] % 12 * 60 + 720 + parts[1], true), i + 2)
    case "am": return ((parts[0] % 12 * 60 + parts[1], true), i + 2)
    case "uhr", "h": return ((parts[0] * 60 + parts[1], false), i + 2)
    default: return ((parts[0] * 60 + parts[1], false), i + 1)
    }
  }

  private static let lastNights: Set<String> = ["last", "night", "yesterday", "evening", "gestern", "abend"]
  private static let toBed: Set<String> = ["i", "went", "got", "to", "in", "was", "off", "bed", "bedtime", "asleep", "sleep", "ins", "im", "bett", "gegangen", "fell"]
  private static let ats: Set<String> = ["at", "by", "around", "about", "um", "gegen", ":", "~"]
  private static let gotUp: Set<String> = ["up", "got", "woke", "awake", "wake", "waking", "auf", "wach", "aufgestanden", "rose", "was"]
}
