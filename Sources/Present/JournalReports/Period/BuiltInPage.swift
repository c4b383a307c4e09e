// The page templates that come with the program.

import Documents
import JournalTemplates
import Mustache

/// A template that a renderer fills in where the journal has none of its own.
struct BuiltInPage {
  static let html = BuiltInPage("report.html", .html)
  static let markdown = BuiltInPage("report", .markdown)

  private let name: String
  private let output: MustacheOutput

  private init(_ name: String, _ output: MustacheOutput) {
    self.name = name
    self.output = output
  }

  /// The page. Tests fill in every built-in template, so what would be wrong with one stands in the page's place only while it is written.
  func filled(_ value: MustacheValue) -> String {
    do throws(MustacheError) {
      let template = try MustacheTemplate(BuiltInTemplate.named(name)?.text ?? "", name: name)
      return String(decoding: try template.render(value, as: output), as: UTF8.self)
    } catch {
      return "\(error)\n"
    }
  }
}
