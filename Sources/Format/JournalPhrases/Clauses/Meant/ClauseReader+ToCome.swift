// What an activity is named for and is still to be done: ‘going climbing tonight’, ‘klettern gehe ich heute Abend’.

import JournalModel
import JournalText

extension ClauseReader {
  /// The day of ‘até dia 15’: until when something is to be done.
  func isDeadline(_ i: Int, in range: Range<Int>) -> Bool {
    guard range.contains(i - 1), case .day = chunks[i].content else { return false }
    let before = range.contains(i - 2) && chunks[i - 1].has(.filler) ? i - 2 : i - 1
    return tokens.end(at: chunks[before].range.lowerBound, of: .deadline) == chunks[before].range.upperBound
  }

  /// The point of ‘bis zum 15. die Steuer abgeben’, which divides nothing.
  func isBehindOrdinal(_ i: Int) -> Bool {
    let point = chunks[i].range.lowerBound
    return tokens[point].folded == "." && tokens[point].isGlued && point > 1 && tokens[point - 1].number != nil && ["zum", "bis"].contains(tokens[point - 2].folded) && i + 1 < chunks.count
  }

  /// Of several activities that a word speaks of the one that more words speak of than of any other: ‘appeler le dentiste’ is not Appeler maman.
  func fullest(_ found: [Int], in range: Range<Int>) -> Int? {
    guard found.count > 1 else { return nil }
    let said = range.flatMap { chunks[$0].range.map { names.mentioned(tokens, at: $0).activities } }
    let counts = found.map { activity in said.count { $0.contains(activity) } }
    guard let most = counts.max(), most > 1, counts.count(where: { $0 == most }) == 1 else { return nil }
    return counts.firstIndex(of: most).map { found[$0] }
  }

  /// Keeps clauses as notes that tell of what somebody is on the way to do, whatever they name.
  func keepToCome(_ clauses: inout [Clause]) {
    keepTimesToCome(&clauses)
    keepSleptNights(&clauses)
    for index in clauses.indices {
      guard let told = clauses[index].activities.first, told.state == .done, !told.match.isPast, !told.match.isInverse, clauses[index].undone == nil,
        let activity = told.match.activities.first, isToCome(told.chunk, in: clauses[index])
      else { continue }
      let range = clauses[index].range
      clauses[index] = Clause(range, isCommand: isCommand)
      clauses[index].isOfOthers = true
      if !names.archived[activity] { clauses[index].thought = (told.chunk, activity) }
    }
  }

  /// ‘Termin am 3.12. um 9 Uhr’, ‘called the dentist, appointment at 9:00’: the hour of what is still to come is none of what was done, and stays in the words.
  private func keepTimesToCome(_ clauses: inout [Clause]) {
    for index in clauses.indices where clauses[index].activities.isEmpty {
      let range = clauses[index].range
      guard range.contains(where: { chunks[$0].isToCome }) || index > 0 && beginsWithAppointment(range) else { continue }
      for i in range where clauses[index][i] == .detail { if case .time = chunks[i].content { clauses[index][i] = .text } }
    }
  }

  private func beginsWithAppointment(_ range: Range<Int>) -> Bool {
    guard let begin = range.first, let end = range.last, case let words = chunks[begin].range.lowerBound..<chunks[end].range.upperBound,
      let first = words.first(where: { tokens[$0].isWord && !Self.beforeAppointment.contains(tokens[$0].folded) }) else { return false }
    return (Self.appointments.contains(tokens[first].folded) || tokens[first].folded.hasSuffix("termin")) && !words.contains { isPast($0) }
  }

  private static let beforeAppointment: Set<String> = ["an", "the", "my", "new", "next", "have", "got", "ein", "einen", "der", "den", "neuer", "neuen", "nachster", "nachsten", "la", "una", "mi", "un", "le", "mon", "uma", "a", "minha"]
  private static let appointments: Set<String> = ["appointment", "appt", "cita", "rendez-vous", "rdv", "consulta"]

  private func isToCome(_ name: Int, in clause: Clause) -> Bool {
    let range = clause.range
    let words = chunks[range.lowerBound].range.lowerBound..<chunks[range.upperBound - 1].range.upperBound
    let said = words.map { tokens[$0].folded }
    if tokens[chunks[name].range.lowerBound].script != .spaced {
      let text = said.joined()
      return Self.timesToCome.contains(where: text.contains) && Self.endingsToCome.contains(where: text.hasSuffix)
    }
    if clause.range.contains(where: { clause[$0] == .detail && isOver(chunks[$0]) }) { return false }
    return isOnTheWay(words) || isGoingGerman(words)
  }

  private func isOver(_ chunk: Chunk) -> Bool { if case .day(let day) = chunk.content { day < today } else { false } }

  /// ‘I'm going climbing’, ‘off for a run in a bit’, ‘was going climbing but it rained’.
  private func isOnTheWay(_ words: Range<Int>) -> Bool {
    var i = words.lowerBound
    var isPastPlan = false
    while i < words.upperBound, Self.before.contains(tokens[i].folded) || isWhen(i) {
      isPastPlan = isPastPlan || ["was", "were"].contains(tokens[i].folded)
      i += 1
    }
    guard i + 1 < words.upperBound, Self.leaving.contains(tokens[i].folded) else { return false }
    var next = i + 1
    if tokens[next].folded == "out", next + 1 < words.upperBound { next += 1 }
    let isDeed = tokens[next].folded.hasSuffix("ing") || tokens[next].folded == "for" && next + 1 < words.upperBound && ["a", "an", "my", "another"].contains(tokens[next + 1].folded)
    guard isDeed else { return false }
    return isPastPlan ? tokens[next...].contains { Self.turns.contains($0.folded) } : !(next..<words.upperBound).contains { isPast($0) }
  }

  /// ‘tonight’, ‘tomorrow’ before the words that say it.
  private func isWhen(_ i: Int) -> Bool {
    tokens[i].senses.contains { sense, end in
      guard end == i + 1 else { return false }
      return switch sense {
      case .partOfDay: true
      case .day(let days, _): days >= 0
      default: false
      }
    }
  }

  /// ‘ich gehe gleich laufen’, ‘klettern gehe ich heute Abend’
  private func isGoingGerman(_ words: Range<Int>) -> Bool {
    guard let verb = words.first(where: { ["gehe", "geh", "gehen"].contains(tokens[$0].folded) }) else { return false }
    if tokens[verb].folded == "gehen", !words.contains(where: { tokens[$0].folded == "wir" }) { return false }
    return !words.contains { Self.isParticiple(tokens[$0].folded) || ["war", "bin", "immer", "jeden", "oft", "gern", "gerne"].contains(tokens[$0].folded) }
  }

  private static let before: Set<String> = ["i", "i'm", "im", "am", "we", "we're", "are", "was", "were", "just", "now", "so", "and", "then", "also", "ok", "okay", "later"]
  private static let leaving: Set<String> = ["going", "off", "heading", "about"]
  private static let timesToCome = ["今夜", "今晩", "後で", "あとで", "これから", "このあと", "夕方", "明日", "오늘밤", "오늘저녁", "이따", "나중에", "내일"]
  private static let endingsToCome = [
    "行く", "行きます", "行こう", "行く予定", "する予定", "するつもり", "行くつもり", "する", "します", "やる", "갈거야", "갈거예요", "갈게", "할거야", "할거예요", "할게", "간다", "한다", "갈예정", "할예정",
  ]
}
