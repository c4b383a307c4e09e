// `retro help-lines`: whom to call. It needs no journal.

public import CommandKit
import Documents
import JournalDates
import JournalFormat
import JournalGuidance
import JournalGuides
import JournalKit
import JournalLanguage
import JournalStore
import PlainFormats

/// Shows lines of help.
public struct HelpLinesCommand: Command {
  public static let name = "help-lines"
  public static let aliases: [CommandAlias] = ["helplines", "crisis", "hotline", "hotlines"]
  public static let declaration = CommandDeclaration(
    name, "Show whom to call when it is very hard.",
    discussion: """
      Your own lines first (the setting help.lines), then those of the country: of --region, else of the setting help.region, else of the locale of
      this machine (LC_ALL, LC_MESSAGES, LANG) and of its time zone. Where none of these says a country, all that are known are shown, for a language
      is no country. It needs no journal and no network.
      """,
    options: [region, .json],
    examples: [
      Example("retro help-lines", "Those of where you are."),
      Example("retro help-lines --region DE", "Those of one country."),
    ])

  private static let region = Option("region", value: .region, "The two letters of a country, such as DE.")

  private let region: String?
  private let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    region = try arguments[Self.region]
    isJSON = arguments.isJSON
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    // Whatever is wrong with a journal does not stand in the way.
    let configuration = context.workspace.configuration ?? .default
    let help = HelpLines.builtIn
    let words = GuideWords.of(context.workspace.ownLanguage)
    let choice = help.choice(at: context.workspace.helpPlace(configuration, region: region, language: words.tag))
    let countries = choice.countries
    if isJSON {
      if let gap = choice.gap { context.note(HelpLinesText.unknown, ["region": .text(gap)]) }
      context.write(json(help, countries, configuration.helpLines, region: region ?? configuration.helpRegion))
      return .yes
    }
    let say = context.language
    var document = Document(RichText(say(HelpLinesText.title)))
    for line in words.care.suffix(1) { document += .paragraph(RichText(line)) }
    let own = configuration.helpLines
    if !own.isEmpty {
      document += .heading(RichText(say(HelpLinesText.own)))
      document += .list(ItemList(own.map { ListItem(.bullet, Prose($0.markdownEscaped)) }))
    }
    if let gap = choice.gap { document += .paragraph(.strong(words.careGap(gap) + " " + words.moreLines)) }
    for country in countries {
      document += .heading(RichText(words.name(of: country)))
      document += .list(ItemList(country.lines.map { ListItem(.bullet, Prose("\($0.number)  \($0.about)".markdownEscaped)) }))
    }
    if let checked = help.checked, !countries.isEmpty { document += .hint(RichText(say(HelpLinesText.checked, ["day": .day(checked)]))) }
    if region ?? configuration.helpRegion == nil || own.isEmpty { document += .hint(RichText(say(HelpLinesText.settings))) }
    try DocumentOutput(isJSON: false).show({ _ in document }, { .null }, ofJournalAt: nil, in: &context)
    return .yes
  }

  private func json(_ help: HelpLines, _ countries: [HelpLines.Country], _ own: [String], region: String?) -> JSONValue {
    [
      .schema: .answerSchema, .checked: JSONValue(help.checked?.description), .region: JSONValue(region),
      .own: JSONValue(own.map { JSONValue.string($0) }),
      .countries: JSONValue(
        countries.map { country in
          [
            .code: .string(country.code), .name: .string(country.name),
            .lines: JSONValue(country.lines.map { [.number: .string($0.number), .about: .string($0.about)] as JSONValue }),
          ] as JSONValue
        }),
    ]
  }
}

extension String {
  /// As Markdown that says the same.
  fileprivate var markdownEscaped: String {
    reduce(into: "") { out, character in
      if "\\`*_[]<>#&~|".contains(character) { out.append("\\") }
      out.append(character)
    }
  }
}
