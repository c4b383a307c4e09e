// Templates by their names: the journal's own, which win, and those that come with the program.

import HostSystem
public import JournalDates
import JournalModel
public import JournalStore
import JournalTemplates
public import JournalText
import Mustache

/// A template as it stands in a file, still to be read.
public struct TemplateFile: Sendable {
  /// The file's name without `.md`.
  public let name: String
  /// Its path in the journal; nil for one that came with the program.
  public let path: String?
  /// The text; its path is how messages name it.
  public let source: SourceText

  init(name: String, path: String?, source: SourceText) {
    self.name = name
    self.path = path
    self.source = source
  }

  init(_ builtIn: BuiltInTemplate) {
    self.init(
      name: builtIn.name, path: nil, source: SourceText(path: "the built-in template \(builtIn.name)", bytes: Array(builtIn.text.utf8)))
  }

  /// Whether it came with the program.
  public var isBuiltIn: Bool { path == nil }

  /// Whether it is the journal's own and stands before a built-in one of its name.
  public var replacesBuiltIn: Bool { path != nil && BuiltInTemplate.named(name) != nil }
}

/// A command that takes a template without being told which.
public struct TemplateUse: Hashable, Sendable {
  /// Such as `retro new weekly`.
  public let command: String
  /// The template that it takes.
  public let name: String
  /// The one that it takes where the journal has none of its own.
  public let builtIn: String
}

/// The templates of a journal, or those that come with the program alone.
public struct TemplateFiles: Sendable {
  private let journal: Journal?
  private let folder: String

  /// - Parameter folder: The folder that messages name files from.
  public init(_ journal: Journal?, from folder: String) {
    self.journal = journal
    self.folder = folder
  }

  /// All of them, by name: the journal's own in the order of their names, then those built in that it has not replaced.
  public func all() throws(TemplateError) -> [TemplateFile] {
    var own: [TemplateFile] = []
    for name in try ownNames() {
      if let file = try self.own(name) { own.append(file) }
    }
    let names = Set(own.map(\.name))
    return own + BuiltInTemplate.all.filter { !names.contains($0.name) }.map { TemplateFile($0) }
  }

  /// The template of this name; `.md` at its end may be left out. Nil where there is none.
  public func named(_ name: String) throws(TemplateError) -> TemplateFile? {
    let name = name.hasSuffix(".md") && name.utf8.count > 3 ? String(name.dropLast(3)) : name
    return try own(name) ?? BuiltInTemplate.named(name).map { TemplateFile($0) }
  }

  /// The commands that take a template where none is asked for, by its name; of those built in also the commands that another one is taken by.
  public func uses() throws(TemplateError) -> [TemplateUse] {
    var uses: [TemplateUse] = []
    for unit in [Period.Unit.week, .month, .quarter, .year, .day] {
      let taken = try template(for: unit).name
      let usual = Self.usualNames(of: unit)
      uses.append(TemplateUse(command: "retro new \(EntryKind(of: unit).rawValue)", name: taken, builtIn: usual[usual.count - 1]))
    }
    for page in ["report.html", "report"] {
      uses.append(TemplateUse(command: "retro report -o FILE.\(page == "report" ? "md" : "html")", name: page, builtIn: page))
    }
    return uses
  }

  /// The names that are looked for where no template is asked for; the last is built in.
  private static func usualNames(of unit: Period.Unit) -> [String] {
    if unit == .day { return ["day"] }
    return [EntryKind(of: unit).rawValue, "\(EntryKind(of: min(unit, .month)).rawValue)-kpta"]
  }

  /// The template for a new file of a unit of the calendar.
  /// - Parameter wanted: What was asked for, such as `kpt`; nil for the journal's own or the usual one.
  /// - Throws: `noSuchTemplate` where what was asked for is none.
  public func template(for unit: Period.Unit, _ wanted: String? = nil) throws(TemplateError) -> TemplateFile {
    let length = EntryKind(of: unit).rawValue
    let lengths = unit > .month ? [length, EntryKind.monthly.rawValue] : [length]
    var candidates = Self.usualNames(of: unit)
    if let wanted { candidates = lengths.map { "\($0)-\(wanted)" } + [wanted] }
    for name in candidates {
      if let found = try named(name) { return found }
    }
    throw .noSuchTemplate(wanted ?? length, known: try names())
  }

  private func names() throws(TemplateError) -> [String] {
    let own = try ownNames()
    return own + BuiltInTemplate.all.map(\.name).filter { !own.contains($0) }
  }

  private func ownNames() throws(TemplateError) -> [String] {
    do throws(StoreError) {
      return try journal?.templateFiles().compactMap { BuiltInTemplate.name(ofFile: $0) } ?? []
    } catch {
      throw .store(error)
    }
  }

  private func own(_ name: String) throws(TemplateError) -> TemplateFile? {
    guard let journal, !name.isEmpty else { return nil }
    let file = BuiltInTemplate.fileName(of: name)
    do throws(StoreError) {
      return try journal.template(file, from: folder).map { TemplateFile(name: name, path: journal.templatePath(file), source: $0) }
    } catch {
      throw .store(error)
    }
  }
}
