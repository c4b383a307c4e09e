// Letters where one key is asked for: a letter alone is a key, several are a word, and no word is taken letter by letter.

import JournalKit
import JournalLanguage
import JournalModel
import JournalText
import TerminalScreens

/// What was typed where a key answers.
struct TypedLetters: Equatable {
  private(set) var text = ""
  /// Whether some of it came before its question could be read.
  private(set) var isEarly = false

  var isEmpty: Bool { text.isEmpty }

  /// The letter, where it is one alone and may answer.
  var letter: Character? { isEarly || text.count != 1 ? nil : text.first }

  mutating func add(_ letters: String, isEarly: Bool) {
    text += letters.onOneLine
    if isEarly { self.isEarly = true }
  }

  mutating func removeLast() {
    text.removeLast()
    if text.isEmpty { isEarly = false }
  }
}

extension GuidedDialogue {
  /// For how many milliseconds nothing may follow a letter that answers as a key. Who types a word is faster than that.
  static let patience = 300

  /// Whether the question is answered by one key.
  var awaitsKey: Bool {
    switch guide.question {
    case .verdict, .problem, .offersAction: true
    case .due: line.isEmpty
    case .words, .item, .action, .end: false
    }
  }

  /// Whether it waits for what follows a letter, or for nothing.
  var isHolding: Bool { typed.letter != nil || typed.isEarly }

  /// Nothing has followed what was typed: one letter answers the question, and what came too early answers none.
  mutating func settle() -> Effect {
    (remark, isHelpShown) = (nil, false)
    if typed.isEarly {
      refuseEarly()
      return .nothing
    }
    guard let letter = typed.letter else { return .nothing }
    typed = TypedLetters()
    switch letter {
    case "?": isHelpShown = true
    case "q", "Q": return .leave
    default:
      if let reply = reply(to: letter) { return answer(reply, by: letter) }
      if takesText {
        beginLine(with: letter)
      } else if letter == "u" || letter == "U" {
        return undo()
      } else {
        remark = Message(GuidedText.noAnswer, ["text": .text(String(letter))])
      }
    }
    return .nothing
  }

  /// Takes a word for what it says, or asks again.
  mutating func takeWord() -> Effect {
    if typed.isEarly {
      refuseEarly()
      return .nothing
    }
    let word = typed.text.trimmed
    typed = TypedLetters()
    switch word.lowercased() {
    case "?", "help": isHelpShown = true
    case "q", "quit", "exit": return .leave
    case "undo": return undo()
    default:
      if let reply = reply(toWord: word) { return answer(reply) }
      remark = Message(GuidedText.noAnswer, ["text": .text(word)])
    }
    return .nothing
  }

  private mutating func refuseEarly() {
    remark = Message(GuidedText.tooEarly, ["text": .text(typed.text)])
    typed = TypedLetters()
  }

  private func reply(toWord word: String) -> GuidedReply? {
    switch guide.question {
    case .verdict(let number): verdict(of: number, named: word).map { .verdict($0) }
    case .offersAction: isSaid(word, GuidedText.yes) ? .agreed(true) : isSaid(word, GuidedText.no) ? .agreed(false) : nil
    case .problem, .words, .item, .action, .due, .end: nil
    }
  }

  /// The verdict on a review that a word names.
  func verdict(of number: Int, named word: String) -> Verdict? {
    guide.reviews[number].verdicts.first { $0.rawValue == word.lowercased() || isSaid(word, $0.text) }
  }

  private func isSaid(_ word: String, _ text: GuidedText) -> Bool { word.lowercased() == say(text).lowercased() }
}
