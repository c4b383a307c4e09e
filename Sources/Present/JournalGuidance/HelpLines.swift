// Lines of help by country, as a dated file of the program has them.

public import JournalDates
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
  }

  public struct Line: Hashable, Sendable {
    public let number: String
    public let about: String
  }

  /// When they were looked up last.
  public let checked: CalendarDay?
  public let countries: [Country]

  /// The lines that are part of the program.
  public static var builtIn: HelpLines { HelpLines(.builtIn("help-lines")) }

  init(_ table: KeyedTexts) {
    checked = table["", "checked"].flatMap { Period($0)?.start }
    countries = table.names.map { code in
      let lines = table[code].filter { $0.key != "name" }
      return Country(code: code, name: table[code, "name"] ?? code, lines: lines.map { Line(number: $0.key, about: $0.text) })
    }
  }

  /// The country with a code, whatever its case: `GB` is `UK`.
  public func country(_ code: String) -> Country? {
    let code = code.uppercased() == "GB" ? "UK" : code.uppercased()
    return countries.first { $0.code == code }
  }

  /// The country that is meant, or all of them where none is said: a language is no country.
  public func countries(for code: String?) -> [Country] { code.flatMap { country($0) }.map { [$0] } ?? countries }
}
