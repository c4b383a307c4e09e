// `retro templates`: what new files begin with.

public import CommandKit
import Documents
import HostSystem
import JournalKit
import JournalLanguage
import JournalStore
import JournalTemplates
import JournalText
import PlainFormats

/// Lists, shows and copies templates.
public struct TemplatesCommand: Command {
  public static let name = "templates"
  public static let aliases: [CommandAlias] = ["template"]
  public static let declaration = CommandDeclaration(
    name, "List, show or customise the templates of new files.",
    discussion: """
      ‘list’ shows every template and where it comes from; ‘show’ prints one; ‘copy’ puts one into the journal's folder templates/, to be
      changed there. ‘list’ tells which one a command takes that is not told any. A file there wins over the built-in template of its name. ‘retro help templating’ tells what a template may ask for.
      """,
    operands: [action, template],
    options: [.dryRun, .json, .jsonl],
    examples: [
      Example("retro templates", "All of them."),
      Example("retro templates show weekly-kpta", "What a week begins with."),
      Example("retro templates copy day", "Days are to begin in another way."),
    ])

  private static let action = Operand(optional: .action, .choice(of: Action.allCases), "list, show or copy; list if left out.")
  private static let template = Operand(optional: .template, "The template, such as weekly-kpta.")

  enum Action: String, CaseIterable, Sendable {
    case list, show, copy
  }

  private let action: Action
  private let name: String?
  private let isDryRun: Bool
  private let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    action = try arguments[Self.action] ?? .list
    name = try arguments[Self.template]
    isDryRun = arguments[.dryRun]
    isJSON = arguments.isJSON
    if action == .list, let name { throw UsageError(UsageText.tooMany, ["word": .text(name)]) }
    if action != .list, name == nil {
      throw UsageError(UsageText.missing, ["word": .text(Self.template.declaration.name)], hint: TemplatesText.shown)
    }
    if isDryRun, action != .copy { throw Self.isOnly(.dryRun, for: [.copy]) }
    if isJSON, action == .copy { throw Self.isOnly(.json, for: [.list, .show]) }
  }

  private static func isOnly(_ option: Flag, for actions: [Action]) -> UsageError {
    UsageError(UsageText.onlyFor, ["option": .text(option.name), "actions": .quoted(actions.map(\.rawValue), .and)])
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try journal(in: &context)
    let files = TemplateFiles(journal, from: try context.workspace.folder())
    switch action {
    case .list: list(try files.all(), try files.uses(), in: &context)
    case .show: try show(try template(files), in: &context)
    case .copy: try copy(try template(files), to: journal, in: &context)
    }
    return .yes
  }

  /// Without a journal the built-in templates are worth a look, too.
  private func journal(in context: inout Context) throws -> Journal? {
    do {
      return try context.openJournal()
    } catch StoreError.noJournal where action != .copy {
      return nil
    }
  }

  private func template(_ files: TemplateFiles) throws -> TemplateFile {
    guard let found = try files.named(name ?? "") else {
      throw TemplateError.noSuchTemplate(name ?? "", known: try files.all().map(\.name))
    }
    return found
  }

  private func list(_ templates: [TemplateFile], _ uses: [TemplateUse], in context: inout Context) {
    if isJSON {
      let values = templates.map { template in
        [
          .name: .string(template.name), .path: JSONValue(template.path), .builtIn: .bool(template.isBuiltIn),
          .summary: JSONValue(template.isBuiltIn ? BuiltInTemplate.named(template.name)?.summary : nil),
          .replacesBuiltIn: .bool(template.replacesBuiltIn),
          .takenBy: JSONValue(uses.filter { $0.name == template.name }.map { .string($0.command) }),
        ] as JSONValue
      }
      context.write([.schema: .answerSchema, .templates: JSONValue(values)] as JSONValue)
      return
    }
    var table = TextTable([.whole, .whole, .wrapped])
    for template in templates {
      table.add([template.name, template.path ?? context.language(TemplatesText.builtIn), words(for: template, uses, in: context.language)])
    }
    context.write(table.text(width: context.lineWidth))
  }

  /// What a template is, which commands take it without being told, and which take another one of the journal instead.
  private func words(for template: TemplateFile, _ uses: [TemplateUse], in say: Language) -> String {
    var parts: [String] = []
    if template.isBuiltIn, let summary = BuiltInTemplate.named(template.name)?.wording { parts.append(say(summary)) }
    if template.replacesBuiltIn { parts.append(say(TemplatesText.own)) }
    let commands = uses.filter { $0.name == template.name }.map(\.command)
    if !commands.isEmpty { parts.append(say(TemplatesText.usedBy, ["commands": .quoted(commands, .and)])) }
    for use in uses where use.builtIn == template.name && use.name != template.name {
      parts.append(say(TemplatesText.insteadFor, ["command": .text(use.command), "name": .text(use.name)]))
    }
    return say(.list(parts, .sentences))
  }

  private func show(_ template: TemplateFile, in context: inout Context) throws {
    guard isJSON else { return context.write(template.source.bytes) }
    let text = String(decoding: template.source.bytes, as: UTF8.self)
    context.write(
      [
        .schema: .answerSchema, .name: .string(template.name), .path: JSONValue(template.path), .builtIn: .bool(template.isBuiltIn),
        .text: .string(text),
      ] as JSONValue)
  }

  private func copy(_ template: TemplateFile, to journal: Journal?, in context: inout Context) throws {
    guard let journal else { return }
    let (place, outcome) = try context.workspace.copy(template, to: journal, isDryRun: isDryRun)
    context.write(outcome.preview)
    context.note(isDryRun ? TemplatesText.wouldMake : TemplatesText.made, ["path": .place(place.shown)])
  }
}
