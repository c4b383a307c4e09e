// The templates that come with the program.

/// A file of templates/, built in.
public struct BuiltInTemplate: Hashable, Sendable {
  /// The file's name without `.md`; a page has its whole name, such as `report.html`.
  public let name: String
  /// What it makes, in a few words.
  public let summary: String
  /// The template.
  public let text: String

  /// In the order in which they are listed.
  public static let all: [BuiltInTemplate] = summaries.compactMap { name, summary in
    texts[name].map { BuiltInTemplate(name: name, summary: summary, text: $0) }
  }

  /// The template of this name; nil where there is none.
  public static func named(_ name: String) -> BuiltInTemplate? { all.first { $0.name.utf8.elementsEqual(name.utf8) } }

  /// The name of the file that a template of this name stands in.
  public static func fileName(of name: String) -> String { name.hasSuffix(".html") ? name : name + ".md" }

  /// The name of the template that a file of this name is; nil for a file that is none.
  public static func name(ofFile file: String) -> String? {
    if file.hasPrefix(".") { return nil }
    if file.hasSuffix(".html"), file.utf8.count > 5 { return file }
    return file.hasSuffix(".md") && file.utf8.count > 3 ? String(file.dropLast(3)) : nil
  }

  /// What each of them makes. A file of templates/ that is not named here is not built in.
  private static let summaries: KeyValuePairs = [
    "weekly-kpta": "A week in Keep, Problem, Try and Action.",
    "weekly-kpt": "A week in Keep, Problem and Try.",
    "weekly-4ls": "A week in Liked, Learned, Lacked and Longed for.",
    "weekly-start-stop-continue": "A week in Start, Stop and Continue.",
    "monthly-kpta": "A month, quarter or year in Keep, Problem, Try and Action.",
    "monthly-kpt": "A month, quarter or year in Keep, Problem and Try.",
    "monthly-4ls": "A month, quarter or year in Liked, Learned, Lacked and Longed for.",
    "monthly-start-stop-continue": "A month, quarter or year in Start, Stop and Continue.",
    "day": "A day.",
    "report.html": "A report's page.",
    "report": "A report in Markdown.",
  ]
}
