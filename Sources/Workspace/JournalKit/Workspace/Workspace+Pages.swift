// Templates of the person's own, for pages and for new files.

import JournalText
public import JournalStore
public import Mustache
import JournalTemplates
import JournalLanguage

extension Workspace {
  /// A page made from the journal's own template of this name; nil where it has none. Names that say nothing are told.
  public func ownPage(
    _ name: String, _ output: MustacheOutput, of journal: Journal, _ value: @autoclosure () -> MustacheValue
  ) throws -> [UInt8]? {
    let files = TemplateFiles(journal, from: try folder())
    guard let file = try files.named(name), !file.isBuiltIn else { return nil }
    let filling = try TemplateFilling(file, among: files)
    let value = value()
    for (name, template, place) in filling.names where value[String(name.prefix { $0 != "." })] == nil {
      warn(of: TemplateErrorText.unknownName, ["place": .place("\(template):\(place.line):\(place.column)"), "name": .text(name)])
    }
    return try filling.filled(value, as: output)
  }

  /// Puts a built-in template into the journal, to be changed there, or with `isDryRun` only plans it.
  public func copy(
    _ template: TemplateFile, to journal: Journal, isDryRun: Bool = false
  ) throws -> (place: FilePlace, outcome: ChangeOutcome) {
    let path = journal.templatePath(BuiltInTemplate.fileName(of: template.name))
    let place = journal.place(of: path, from: try folder())
    if !template.isBuiltIn {
      throw WorkspaceError(
        .exists, TemplateErrorText.there, ["path": .place(place.shown)], help: TemplateErrorText.thereWay, ["path": .text(path)])
    }
    return (place, try carryOut(in: journal.root, isDryRun: isDryRun) { [.create(path, template.source.bytes)] })
  }
}
