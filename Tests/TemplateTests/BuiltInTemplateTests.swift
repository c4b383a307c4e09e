// The built-in templates, and the files that they are made of.

import Foundation
import JournalTemplates
import JournalTestSupport
import Mustache
import Testing

@Suite struct BuiltInTemplateTests {
  @Test func everyFileIsATemplate() throws {
    let folder = Repository.sources.appending(path: "Present/JournalTemplates/BuiltIn")
    let files = Repository.files(in: folder, ofKind: "md") + Repository.files(in: folder, ofKind: "html")
    #expect(Set(BuiltInTemplate.all.map { BuiltInTemplate.fileName(of: $0.name) }) == Set(files.map(\.lastPathComponent)))
    for builtIn in BuiltInTemplate.all {
      #expect(try folder.appending(path: BuiltInTemplate.fileName(of: builtIn.name)).text() == builtIn.text)
    }
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
