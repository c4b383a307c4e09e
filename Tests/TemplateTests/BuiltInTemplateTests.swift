// The built-in templates are the files of templates/.

import Foundation
import JournalTemplates
import JournalTestSupport
import Mustache
import Testing

@Suite struct BuiltInTemplateTests {
  private static let folder = Repository.root.appending(path: "templates")

  /// `RETRO_REWRITE_GOLDENS=1 swift test --filter TemplateTests` makes the source anew.
  @Test func theEmbeddedTemplatesAreTheFiles() throws {
    var source =
      """
      // Made from templates/ by `RETRO_REWRITE_GOLDENS=1 swift test --filter TemplateTests`; edit those files.

      extension BuiltInTemplate {
        /// By name.
        static let texts: [String: String] = [

      """
    var names: [String] = []
    for file in Repository.files(in: Self.folder, ofKind: "md") + Repository.files(in: Self.folder, ofKind: "html") {
      let name = try #require(BuiltInTemplate.name(ofFile: file.lastPathComponent))
      let lines = try file.text().split(separator: "\n", omittingEmptySubsequences: false)
      source += "    \"\(name)\": #\"\"\"\n" + lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined() + "    \"\"\"#,\n"
      names.append(name)
    }
    source += "  ]\n}\n"
    let golden = Golden(Repository.sources.appending(path: "Present/JournalTemplates/BuiltInTemplate+Texts.swift"))
    if let difference = try golden.difference(from: source) { Issue.record("\(difference)") }
    #expect(Set(BuiltInTemplate.all.map(\.name)) == Set(names))
  }

  @Test func everyTemplateIsReadAndAsksForNothingUnknown() throws {
    for builtIn in BuiltInTemplate.all where !builtIn.name.hasPrefix("report") {
      let template = try MustacheTemplate(builtIn.text, name: builtIn.name)
      let unknown = template.names.map(\.name).filter { !TemplateVariable.isKnown($0) }
      if !unknown.isEmpty { Issue.record("\(builtIn.name) asks for \(unknown)") }
      if !builtIn.text.hasSuffix("\n") { Issue.record("\(builtIn.name) has no last line end") }
      #expect(BuiltInTemplate.name(ofFile: BuiltInTemplate.fileName(of: builtIn.name)) == builtIn.name)
    }
  }
}
