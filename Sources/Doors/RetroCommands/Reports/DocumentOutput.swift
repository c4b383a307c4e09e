// Where a report goes and in which form: the options and the last step that every report shares.

import JournalFigures
import JournalKit
import JournalModel
import JournalReports
import CommandKit
import Documents
import HostSystem
import JournalFormat
import JournalLanguage
import JournalStore
import JournalText
import PlainFormats

/// What was asked of the form of an answer.
struct DocumentOutput: Sendable {
  /// A command that shows a document has them.
  static let options: [any OptionKey] = [file, form, links, .json]
  /// Where that is a list.
  static let listOptions = options + [.jsonl]

  static let file = Option(
    "output", short: "o", value: .file,
    "Write to FILE (.html, .pdf, .md, .csv, .txt or .json; of pictures .svg or .png); ‘-’ is the standard output.")
  /// Those that say which form an answer has and where it goes; for what changes files there is none but JSON.
  static let formsAndFiles: [any OptionKey] = [file, form, links]
  private static let form = Option("format", value: .form, .choice(of: ReportFormat.allCases, synonyms: ["md": "markdown", "txt": "text", "htm": "html"]), "The form, whatever FILE is called.")
  private static let links = Flag("links", "Let a page lead to the files of the journal, for your own use; it then names them.")

  /// Nil for the standard output.
  let path: String?
  let format: ReportFormat
  /// Whether a page or a file names the files of the journal and leads to them.
  let hasLinks: Bool

  /// Of a command that writes no file: here, as text or as JSON.
  init(isJSON: Bool) { (path, hasLinks, format) = (nil, false, isJSON ? .json : .text) }

  init(_ arguments: Arguments) throws(UsageError) {
    path = try arguments[Self.file].flatMap { $0 == "-" ? nil : $0 }
    hasLinks = arguments[Self.links]
    try arguments.atMostOne(of: Self.form, .json)
    if arguments.isLines { try arguments.atMostOne(of: Self.form, .jsonl) }
    if let path { try ReportFormat.refuseJSON(into: path, arguments) }
    if arguments.isJSON {
      format = .json
    } else if let named = try arguments[Self.form] {
      if named == .json, let path, let implied = ReportFormat(fileName: path), implied != .json {
        throw UsageError(OutputText.otherForm, ["path": .place(path), "option": .text("--format json")], hint: OutputText.otherFormWay)
      }
      format = named
    } else if let path {
      guard let implied = ReportFormat(fileName: path) else {
        throw UsageError(OutputText.noForm, ["path": .place(path)], hint: OutputText.forms)
      }
      format = implied
    } else {
      format = .text
    }
  }

  /// Whether a command that has any of these options is asked by a program.
  static func isForPrograms(_ arguments: Arguments) throws(UsageError) -> Bool {
    guard arguments.declares(.json) else { return false }
    return arguments.declares(form) ? try DocumentOutput(arguments).isForPrograms : arguments.isJSON
  }

  var isJSON: Bool { format == .json }

  /// Whether a program reads it, which wants an answer of the same form where there is nothing to tell, too.
  var isForPrograms: Bool { format == .json || format == .csv }

  /// Whether the answer is read here and now.
  var isScreen: Bool { format == .text && path == nil }

  /// What the answer is, for whoever may read it.
  var answer: Answer { isScreen ? .text : .data }
}

extension DocumentOutput {
  /// Shows a report in the form that was asked for, or writes it to the file.
  /// - Parameters:
  ///   - document: The report in a language; it is not made where the form needs none.
  ///   - root: Absolute path of the journal that its paths are of; nil where it is of none.
  ///   - list: The member of the JSON that is the list, where it is not the first array.
  ///   - page: What a page or Markdown is, where a template says how the report is laid out.
  func show(
    _ document: (Language) -> Document, _ json: () -> JSONValue, ofJournalAt root: String?, in context: inout Context,
    list: JSONMember? = nil,
    page: (inout Context, LinkBase?) throws -> [UInt8]? = { _, _ in nil }
  ) throws {
    let theme = context.workspace.configuration?.theme ?? Theme()
    let say = context.language
    if isScreen { return context.write(document(say).text(context.display.layout(root: root, theme, in: say))) }
    let here = try context.workspace.folder()
    let target = try path.map { try ReportFile($0, from: here, environment: context.environment) }
    let base = hasLinks ? root.map { LinkBase(PathText.route(from: target?.folder ?? here, to: $0)) } : nil
    let bytes: [UInt8]
    if format == .pdf, path == nil { throw CommandError(.usage, PageErrorText.pdfNeedsFile, help: PageErrorText.pdfNeedsFileWay) }
    if format == .html || format == .markdown || format == .pdf, let page = try page(&context, base) {
      bytes = page
    } else {
      bytes =
        switch format {
        // A file has no terminal whose width and colours could matter.
        case .text: Array(document(say).text(TerminalLayout(namesFiles: hasLinks, in: say)).encoded.utf8)
        case .markdown: Array(document(say).markdown(linkBase: base, in: say).utf8)
        case .html, .pdf:
          document(say).html(linkBase: base, in: say, colours: theme.pageColours, footer: say(ReportText.madeBy))
        case .csv: document(say).csv(namesFiles: hasLinks)
        case .json: context.globals.bytes(of: json(), list: list)
        case .svg: Array(try PictureFile(of: document(say), theme.pageColours).svg.utf8)
        case .png: try PictureFile(of: document(say), theme.pageColours).png(for: path, context.environment)
        }
    }
    guard let target else { return context.write(bytes) }
    guard format == .pdf else {
      try target.write(bytes, ofJournalAt: root, in: &context)
      return context.note(Self.wrote(in: context), ["path": .place(target.shown)])
    }
    let outcome = try PageConversion.pdf(of: bytes, on: .init(context.environment), context.environment)
    if case .made(let sheets) = outcome {
      try target.write(sheets, ofJournalAt: root, in: &context)
      return context.note(Self.wrote(in: context), ["path": .place(target.shown)])
    }
    // Whatever is wrong with the program, what it was to print is there.
    let kept = try ReportFile(target.shown + ".html", from: here, environment: context.environment)
    try kept.write(bytes, ofJournalAt: root, in: &context)
    if case .noProgram = outcome {
      throw CommandError(.system, PageErrorText.noConverter, help: PageErrorText.noConverterWay, ["path": .place(kept.shown)])
    }
    throw CommandError(
      .system, PageErrorText.failed, ["path": .place(target.shown)], help: PageErrorText.failedWay, ["path": .place(kept.shown)])
  }
}

extension DocumentOutput {
  /// What is said of a file that was written: whether private text may be on it, too.
  static func wrote(in context: Context) -> ProgramText {
    context.audience(of: .data, context.workspace.configuration) == .owner ? ProgramText.wroteForOwner : ProgramText.wrote
  }
}
