// Reports on a page of the person's own.

import JournalKit
import JournalStore
import Mustache

extension Context {
  /// A page made from the journal's own template of this name; nil where it has none. Names that say nothing are told.
  mutating func ownPage(
    _ name: String, _ output: MustacheOutput, of journal: Journal, _ value: MustacheValue
  ) throws -> [UInt8]? {
    let files = TemplateFiles(journal, from: try currentFolder())
    guard let file = try files.named(name), !file.isBuiltIn else { return nil }
    let filling = try TemplateFilling(file, among: files)
    for (name, template, place) in filling.names where value[String(name.prefix { $0 != "." })] == nil {
      warn(of: "\(template):\(place.line):\(place.column): there is no ‘\(name)’; it shows nothing")
    }
    return try filling.filled(value, as: output)
  }
}
