// The templates that come with the program.

public import JournalText

/// A file of BuiltIn/, which is part of the program.
public struct BuiltInTemplate: Hashable, Sendable {
  /// The file's name without `.md`; a page has its whole name, such as `report.html`.
  public let name: String
  /// What it makes, in a few words.
  public let summary: String
  /// The template.
  public let text: String

  /// In the order in which they are listed.
  public static let all: [BuiltInTemplate] = [
    BuiltInTemplate("weekly-kpta", "A week in Keep, Problem, Try and Action.", PackageResources.weekly_kpta_md),
    BuiltInTemplate("weekly-kpt", "A week in Keep, Problem and Try.", PackageResources.weekly_kpt_md),
    BuiltInTemplate("weekly-4ls", "A week in Liked, Learned, Lacked and Longed for.", PackageResources.weekly_4ls_md),
    BuiltInTemplate("weekly-start-stop-continue", "A week in Start, Stop and Continue.", PackageResources.weekly_start_stop_continue_md),
    BuiltInTemplate("monthly-kpta", "A month, quarter or year in Keep, Problem, Try and Action.", PackageResources.monthly_kpta_md),
    BuiltInTemplate("monthly-kpt", "A month, quarter or year in Keep, Problem and Try.", PackageResources.monthly_kpt_md),
    BuiltInTemplate("monthly-4ls", "A month, quarter or year in Liked, Learned, Lacked and Longed for.", PackageResources.monthly_4ls_md),
    BuiltInTemplate(
      "monthly-start-stop-continue", "A month, quarter or year in Start, Stop and Continue.",
      PackageResources.monthly_start_stop_continue_md),
    BuiltInTemplate("day", "A day.", PackageResources.day_md),
    BuiltInTemplate("report.html", "A report's page.", PackageResources.report_html),
    BuiltInTemplate("report", "A report in Markdown.", PackageResources.report_md),
  ]

  /// The summary for people of any language.
  public var wording: Wording { Wording(summary, area: "template_summaries", name: name) }

  private init(_ name: String, _ summary: String, _ bytes: [UInt8]) {
    (self.name, self.summary, text) = (name, summary, String(decoding: bytes, as: UTF8.self))
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
}
