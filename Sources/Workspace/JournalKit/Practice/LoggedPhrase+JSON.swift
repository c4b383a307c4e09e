// What was understood of plain words, for programs.

import JournalDates
import JournalFormat
public import JournalModel
import JournalPhrases
public import PlainFormats

extension LogWriting {
  /// What was written, and what was understood of the words that asked for it.
  public func json(for audience: Audience, understanding logged: LoggedPhrase) -> JSONValue {
    var answer = json(for: audience)
    answer.append(.understood, .array(audience.sees(isPrivate: logged.isPrivate) ? logged.phrase.pieces.map(\.json) : []))
    return .object(answer)
  }
}

extension Phrase.Piece {
  /// What it was understood as, for programs.
  fileprivate var json: JSONValue {
    let (name, value): (String, JSONValue) =
      switch meaning {
      case .mood(let mood): ("mood", .string(mood.name))
      case .activity(let slug): ("activity", .string(slug))
      case .state(let state): ("state", .string(state.rawValue))
      case .measurement(let measured): (measured.key, .string(measured.quantity.text))
      case .time(let time): ("time", .string(time.text))
      case .day(let day): ("day", .string(day.description))
      case .metric(let metric): (metric.name, .string(metric.value))
      case .tag(let tag): ("tag", .string(tag))
      case .goal(let slug): ("goal", .string(slug))
      case .text: ("text", .string(words))
      case .connective: ("connective", .null)
      }
    return [.words: .string(words), .as: .string(name), .value: value]
  }
}
