// What one file is about, with the words it was found by: `retro themes FILE`.

public import Documents
public import JournalGuidance
import JournalKit
public import JournalLanguage
import JournalModel
import JournalReflection
import JournalReports
public import PlainFormats

/// The themes of one file, and what became of them.
public struct FileThemesReport: Sendable {
  /// As it was named.
  public let shown: String
  public let themes: EntryThemes
  /// The tags that were written, or would be; nil where none were asked for.
  public internal(set) var added: [String]?
  public internal(set) var isDryRun = false
  /// What a person wrote in it, for whoever must look at that first.
  public let text: String

  /// Whether there is anything to tell, or anything was to be done.
  public var isKnown: Bool { added.map { !$0.isEmpty } ?? !(themes.tagged.isEmpty && themes.suggested.isEmpty) }

  public func document(in say: Language, _ words: GuideWords) -> Document {
    var document = Document(RichText(say(ThemesText.fileTitle, ["path": .place(shown)])))
    if themes.tagged.isEmpty, themes.suggested.isEmpty {
      document += .hint(RichText(say(ThemesText.noneInFile)))
    } else {
      let rows = themes.tagged.map { ($0, say(ThemesText.ownTag)) } + themes.suggested.map { ($0.theme, say(.list($0.words, .comma))) }
      document += .table(
        Table(
          [
            Table.Column(RichText(say(ThemesText.theme)), name: "theme"),
            Table.Column(RichText(say(ThemesText.foundBy)), name: "found_by", fit: .wrapped),
          ], rows: rows.map { [Table.Cell(RichText(words.title(of: $0.0)), value: $0.0.rawValue), Table.Cell(RichText($0.1))] }))
      if !themes.suggested.isEmpty { document += .hint(RichText(say(ThemesText.writeWay))) }
    }
    document.add(privateEntries: themes.privateEntries, say)
    return document
  }

  /// The whole as one object, schema 2; what is private is left out.
  public var json: JSONValue {
    let tagged = themes.tagged.map { theme in
      [.theme: .string(theme.rawValue), .own: .bool(theme.isOwn), .tag: .bool(true), .words: .array([])] as JSONValue
    }
    let suggested = themes.suggested.map { found in
      [
        .theme: .string(found.theme.rawValue), .own: .bool(found.theme.isOwn), .tag: .bool(false), .words: JSONValue(found.words),
      ] as JSONValue
    }
    return [
      .schema: .answerSchema, .path: .string(themes.path), .themes: JSONValue(tagged + suggested), .added: JSONValue(added ?? []),
      .dryRun: .bool(isDryRun), .privateEntries: .int(themes.privateEntries),
    ]
  }
}
