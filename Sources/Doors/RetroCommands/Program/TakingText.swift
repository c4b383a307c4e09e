// Commands that write words of a person's: for them ‘--private’ might be taken for what makes the words private.

import JournalModel
import CommandKit
import JournalLanguage

/// A command that may write words which stand on its command line.
protocol TakingText {
  /// Whether it does, as it is asked now.
  var takesText: Bool { get }
  /// The word for private that its words begin with and keep, so that they are private; nil where there is none.
  var keptPrivateWord: String? { get }
}

/// A command whose words ‘--private’ makes private: what is written down is nobody else's, and nothing else that it tells could be meant.
protocol MakingPrivate: TakingText {
  /// The same with words that are private; nil where it has none.
  func madePrivate() -> Self?
}

extension MakingPrivate {
  /// Words with the tag that makes them private.
  static func privately(_ text: String) -> String { text.isEmpty ? "#private" : text + " #private" }
}

extension TakingText {
  var takesText: Bool { true }
  var keptPrivateWord: String? { nil }

  /// - Throws: Where `--private` stands beside words that are to be written: it shows private text, and they would stand there for all to see.
  func refusePrivateOption() throws(UsageError) {
    if takesText {
      throw UsageError(UsageText.showsPrivate, hint: UsageText.makesPrivate)
    }
  }
}
