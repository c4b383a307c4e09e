// Lines of help by country, as a dated file of the program has them.

public import JournalDates
import JournalModel
import JournalText

/// Whom to call when it is very hard.
public struct HelpLines: Sendable {
  /// A country with its lines.
  public struct Country: Hashable, Sendable {
    /// Its two letters; `UK` as people write it.
    public let code: String
    /// As it calls itself.
    public let name: String
    public let lines: [Line]
    /// The time zones that are its own, and the languages whose speakers are shown it first where nothing says a country.
    let zones: [String]
    let languages: [String]
  }

  public struct Line: Hashable, Sendable {
    public let number: String
    public let about: String
  }

  /// What of it is told to somebody.
  public struct Choice: Hashable, Sendable {
    /// One, two where a machine says two, all where nothing says any, none where the one that is meant has no lines here.
    public let countries: [Country]
    /// The country that is meant and has no lines here.
    public let gap: String?
    /// Whether nothing says a country, so that all of them are told.
    public let isEverywhere: Bool
  }

  /// What may say where somebody is.
  public struct Place: Sendable {
    /// As a person has set it or asks for it.
    public var region: String?
    /// Of the machine, such as `de_AT.UTF-8`.
    public var locale: String?
    /// Such as `Europe/Vienna`.
    public var zone: String?
    /// The tag of the language that is spoken; it says no country, but which of many come first.
    public var language: String

    public init(region: String? = nil, locale: String? = nil, zone: String? = nil, language: String) {
      (self.region, self.locale, self.zone, self.language) = (region, locale, zone, language)
    }
  }

  /// When they were looked up last.
  public let checked: CalendarDay?
  public let countries: [Country]

  /// The lines that are part of the program.
  public static var builtIn: HelpLines { HelpLines(.builtIn("help-lines")) }

  init(_ table: KeyedTexts) {
    checked = table["", "checked"].flatMap { Period($0)?.start }
    countries = table.names.map { code in
      func list(_ key: String) -> [String] { (table[code, key] ?? "").split(separator: ",").map { String($0).trimmed } }
      let lines = table[code].filter { !["name", "zones", "languages"].contains($0.key) }
      return Country(
        code: code, name: table[code, "name"] ?? code, lines: lines.map { Line(number: $0.key, about: $0.text) }, zones: list("zones"),
        languages: list("languages"))
    }
  }

  /// The country with a code, whatever its case: `GB` is `UK`.
  public func country(_ code: String) -> Country? {
    let code = code.uppercased() == "GB" ? "UK" : code.uppercased()
    return countries.first { $0.code == code }
  }

  /// Whom to tell of at a place: what the person says before what the machine is set to, and that beside where its clock is, for many
  /// machines abroad speak American English. A wrong number is worse than one more.
  public func choice(at place: Place) -> Choice {
    if let region = place.region {
      let country = country(region)
      return Choice(countries: country.map { [$0] } ?? [], gap: country == nil ? region.uppercased() : nil, isEverywhere: false)
    }
    let code = place.locale.flatMap { Self.region(ofLocale: $0) }
    let zone = place.zone.flatMap { zone in countries.first { $0.zones.contains(zone) } }
    let said = code.flatMap { country($0) }
    let known = [said, zone].compactMap(\.self).reduce(into: [Country]()) { if !$0.contains($1) { $0.append($1) } }
    if !known.isEmpty { return Choice(countries: known, gap: nil, isEverywhere: false) }
    if let code { return Choice(countries: [], gap: code, isEverywhere: false) }
    let near = countries.filter { $0.languages.first == place.language } + countries.filter { $0.languages.dropFirst().contains(place.language) }
    return Choice(countries: near + countries.filter { !near.contains($0) }, gap: nil, isEverywhere: true)
  }

  /// The country in the name of a locale, such as `AT` of `de_AT.UTF-8`.
  static func region(ofLocale name: String) -> String? {
    let parts = name.prefix { $0 != "." && $0 != "@" }.split { $0 == "_" || $0 == "-" }
    return parts.dropFirst().last { $0.count == 2 && $0.allSatisfy { $0.isASCII && $0.isLetter } }?.uppercased()
  }

  /// What is said where words sound as if somebody were in danger, in lines of at most so many columns where they can be broken.
  /// - Parameter own: The person’s own lines.
  public func care(at place: Place, own: [String], _ words: GuideWords, columns: Int) -> [String] {
    let choice = choice(at: place)
    var numbers = own.map { "  \($0)" }
    if let gap = choice.gap { numbers.append("  " + words.careGap(gap)) }
    if choice.isEverywhere {
      numbers += Self.rows(
        choice.countries.map { words.name(of: $0) + "\u{A0}" + $0.lines.map { $0.number.onOnePiece }.joined(separator: ", ") }, columns: columns)
    } else {
      for country in choice.countries {
        let name = choice.countries.count > 1 ? " (\(words.name(of: country)))" : ""
        numbers += country.lines.map { "  \($0.number)  \($0.about)\(name)" }
      }
    }
    return words.care + numbers + [words.moreLines]
  }

  /// Pieces in as few rows as hold them, no piece broken.
  private static func rows(_ pieces: [String], columns: Int) -> [String] {
    var rows: [String] = []
    for piece in pieces {
      if let last = rows.last, last.displayWidth + piece.displayWidth + 3 <= columns {
        rows[rows.count - 1] += " · " + piece
      } else {
        rows.append("  " + piece)
      }
    }
    return rows
  }
}

extension String {
  /// With blanks at which no line is broken.
  fileprivate var onOnePiece: String { String(map { $0 == " " ? "\u{A0}" : $0 }) }
}
