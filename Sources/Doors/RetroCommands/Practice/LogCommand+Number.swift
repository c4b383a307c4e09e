// A number and nothing else, as `retro log 4`: mostly a mood, and never a note without a word.

import CommandKit
import JournalLanguage
import JournalModel
import JournalText

extension LogCommand {
  /// The words with the mood that a bare number names in its place, which is told; as they are where they are more than a number.
  /// - Throws: Where the number is no mood: nothing says what it counts.
  func namingMood(_ labels: MoodLabels, _ context: inout Context) throws -> [String] {
    guard let number = Self.bareNumber(words) else { return words }
    guard let mood = labels.mood(named: number) ?? MoodLabels.step(number) else {
      throw CommandError(.ambiguous, LogText.bareNumber, ["number": .text(number)], help: LogText.bareNumberWay, ["number": .text(number)])
    }
    if let step = Int(number), step > 0, !labels.names.contains(number), !labels.hasOwnNumbers {
      context.note(MoodText.scale, ["number": .number(step), "mood": .mood(mood, labels), "next": .text("\(step)/5")])
    }
    return [labels.name(of: mood)]
  }

  /// `4`, `37.5`, `4/5`, and `4/5` for ‘4 of 5’ and ‘4 out of 5’; nil where there are other words.
  private static func bareNumber(_ words: [String]) -> String? {
    var words = words.flatMap(\.words).map { String($0) }
    if words.count == 4, words[1] == "out" { words.remove(at: 1) }
    if words.count == 3, ["of", "/", "von", "de", "sur", "sobre"].contains(words[1].lowercased()), Int(words[0]) != nil, Int(words[2]) != nil {
      words = ["\(words[0])/\(words[2])"]
    }
    guard words.count == 1, let word = words.first else { return nil }
    let isNumber = !word.isEmpty && word.utf8.allSatisfy { $0 &- 0x30 < 10 || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
    return isNumber && word.utf8.contains { $0 &- 0x30 < 10 } && word.utf8.count { $0 == UInt8(ascii: ".") } < 2 || MoodLabels.step(word) != nil
      ? word : nil
  }
}
