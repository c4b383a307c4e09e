// Commands that write words of a person's: for them ‘--private’ might be taken for what makes the words private.

import JournalModel
import CommandKit
import JournalLanguage

/// A command that may write words which stand on its command line.
protocol TakingText {
  /// Whether it does, as it is asked now.
  var takesText: Bool { get }
}

/// A command whose words ‘--private’ makes private: what is written down is nobody else's, and nothing else that it tells could be meant.
protocol MakingPrivate: TakingText {
  /// The same with words that are private; nil where it has none.
  func madePrivate() -> Self?
}

extension MakingPrivate {
  /// Words with the tag that makes them private.
  static func privately(_ text: String) -> String { text.isEmpty ? "#private" : text + " #private" }

  /// The words behind one that says that they are private, as in ‘private: had a fight’; nil where none does.
  static func saidPrivate(_ words: [String]) -> [String]? {
    guard let first = words.first, let colon = first.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return nil }
    guard marks.contains(first[..<colon].lowercased()) else { return nil }
    let rest = first[first.index(after: colon)...].trimmed
    let said = (rest.isEmpty ? [] : [rest]) + words.dropFirst()
    return said.isEmpty ? nil : said
  }

  private static var marks: Set<String> {
    ["private", "privately", "secret", "privat", "privado", "privada", "privé", "privée", "非公開", "秘密", "プライベート", "비공개", "비밀"]
  }
}

extension TakingText {
  var takesText: Bool { true }

  /// - Throws: Where `--private` stands beside words that are to be written: it shows private text, and they would stand there for all to see.
  func refusePrivateOption() throws(UsageError) {
    if takesText {
      throw UsageError(UsageText.showsPrivate, hint: UsageText.makesPrivate)
    }
  }
}
