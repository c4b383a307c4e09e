// The tone in which the program speaks: packs change how things are said, never what.

public import JournalLanguage
import JournalText

/// What a pack may say in its own way.
public enum PackText: String, CaseIterable, Sendable {
  case about, affirmation, better, same, worse, theme, times, first, helped, value, tried, today, digest, reminder, empty
  /// Of the effort where little was answered, and a question where nothing was found that helps.
  case affirmationLittle = "affirmation.little"
  case takeawayOpen = "takeaway.open"
  case takeawayCBT = "takeaway.cbt"
  case takeawayACT = "takeaway.act"
  case takeawayBA = "takeaway.ba"

  /// The facts that it tells, which no pack may leave out.
  public var facts: [String] {
    switch self {
    case .better, .same, .worse: ["before", "after"]
    case .theme: ["theme", "count"]
    case .times: ["count"]
    case .helped: ["day", "before", "after", "words"]
    case .value: ["value"]
    case .tried: ["try"]
    case .reminder: ["line"]
    default: []
    }
  }
}

/// A tone, in one language.
public struct Pack: Sendable {
  public let name: String
  /// Whether it is a person’s own, in a file of the journal.
  public let isOwn: Bool
  private let table: KeyedTexts
  private let base: KeyedTexts
  private let section: String

  /// The packs that are part of the program, the one that holds first.
  public static let builtIn = ["default", "coach", "zen", "friend", "analyst"]

  /// The folder of a journal’s own packs.
  public static let folder = "packs"

  /// A pack of the program; nil for another name.
  public init?(_ name: String, in language: Language) {
    guard Self.builtIn.contains(name) else { return nil }
    let base = Self.base(language)
    (self.name, table, self.base, section, isOwn) = (name, base, base, name, false)
  }

  /// The tone that holds where no other is chosen.
  public static func standard(in language: Language) -> Pack {
    let base = base(language)
    return Pack(name: builtIn[0], table: base, base: base, section: builtIn[0], isOwn: false)
  }

  /// A person’s own pack: lines `key = text`. What it leaves out is said as the program says it.
  public init(own text: String, named name: String, in language: Language) {
    self.init(name: name, table: KeyedTexts(text), base: Self.base(language), section: "", isOwn: true)
  }

  private init(name: String, table: KeyedTexts, base: KeyedTexts, section: String, isOwn: Bool) {
    (self.name, self.table, self.base, self.section, self.isOwn) = (name, table, base, section, isOwn)
  }

  private static func base(_ language: Language) -> KeyedTexts {
    let table = KeyedTexts.builtIn("packs-\(language.tag)")
    return table.names.isEmpty ? .builtIn("packs-en") : table
  }

  /// A text with its facts. One that leaves a fact out, or may not be said, is said as the program says it.
  public func callAsFunction(_ text: PackText, _ facts: [String: String] = [:]) -> String {
    let standard = filled(base[Self.builtIn[0], text.rawValue] ?? "", facts)
    guard let own = table[section, text.rawValue], text.facts.allSatisfy({ own.contains(text: "{{\($0)}}") }) else { return standard }
    let said = filled(own, facts)
    return isOwn && !ClosingLines.maySay(said) ? standard : said
  }

  /// The keys that its file gives and no pack has.
  public var unknownKeys: [String] {
    guard isOwn else { return [] }
    return table[""].map(\.key).filter { PackText(rawValue: $0) == nil }
  }
}

extension Pack {
  /// How the files of packs end.
  public static let ending = ".txt"
}
