// What is wrong in a journal's own templates, told before a command needs them.

import JournalChecks
import HostSystem
import JournalDates
import JournalFormat
import JournalModel
public import JournalStore
import JournalTemplates
import JournalText
import MarkdownSyntax
import Mustache
import JournalLanguage

/// The templates of a journal, looked at as the commands would that may take them.
///
/// In many vaults the folder holds templates of other programs, too: of a file that no command takes by itself it is only told, as a
/// warning, that it cannot be filled in.
public struct TemplateCheck {
  /// The templates with findings, in the order of their paths' bytes.
  public private(set) var files: [JournalCheck.File] = []
  /// Templates that could not be read.
  private(set) var problems: [HostError] = []
  /// The paths of all that were looked at.
  private(set) var paths: Set<String> = []
  private let journal: Journal
  private let templates: TemplateFiles
  /// What templates take in, by their names.
  private var partials: [String: [String]] = [:]

  public init(_ journal: Journal) {
    self.journal = journal
    templates = TemplateFiles(journal, from: journal.root)
    var own: [String: TemplateFile] = [:]
    var listed: [String] = []
    do throws(StoreError) { listed = try journal.templateFiles() } catch { if case .host(let problem) = error { problems.append(problem) } }
    for file in listed {
      guard let name = BuiltInTemplate.name(ofFile: file) else { continue }
      do throws(TemplateError) {
        own[name] = try templates.named(name)
      } catch {
        if case .store(.host(let problem)) = error { problems.append(problem) }
      }
    }
    for (name, file) in own {
      partials[name] = (try? MustacheTemplate(file.source.bytes, name: name))?.partials.map(\.name)
    }
    let pages = reached(from: ["report", "report.html"])
    let taken = reached(from: own.filter { Self.isTaken($0.key) || $0.value.source.saysItsType }.map(\.key))
    for (name, file) in own.sorted(by: { $0.key < $1.key }) {
      guard let path = file.path else { continue }
      paths.insert(path)
      let use: Use = pages.contains(name) ? .page : taken.contains(name) ? .entry : .onlyAskedFor
      let findings = findings(in: file, for: use).sorted { $0.range.lowerBound < $1.range.lowerBound }
      if findings.isEmpty { continue }
      let source = SourceText(path: path, bytes: file.source.bytes)
      files.append(JournalCheck.File(path: path, source: source, lines: LineTable(source), findings: findings))
    }
    files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// What a template is taken for.
  private enum Use {
    case entry, page
    /// After `--template` alone; else it is another program's.
    case onlyAskedFor
  }

  /// Whether a command takes a template of this name without being told so, or after `--template`: `weekly`, `weekly-kpt`, `day`.
  private static func isTaken(_ name: String) -> Bool { unit(of: name) != nil }

  /// The unit whose files a template of this name begins.
  private static func unit(of name: String) -> Period.Unit? {
    if name == "day" { return .day }
    let first = name.split(separator: "-", maxSplits: 1).first.map(String.init)
    return [Period.Unit.week, .month, .quarter, .year].first { EntryKind(of: $0).rawValue == first }
  }

  /// These templates and all that they take in.
  private func reached(from names: [String]) -> Set<String> {
    var found: Set<String> = []
    var waiting = names
    while let next = waiting.popLast() {
      if found.insert(next).inserted { waiting += partials[next] ?? [] }
    }
    return found
  }
}

extension TemplateCheck {
  private func findings(in file: TemplateFile, for use: Use) -> [Diagnostic] {
    let lines = LineTable(file.source)
    let names = use == .entry ? (try? MustacheTemplate(file.source.bytes, name: file.name))?.names ?? [] : []
    let typos = names.compactMap { name, place in
      Self.nearMiss(of: name).map { Diagnostic($0, at: file.source.tag(at: place, lines)) }
    }
    return typos + mistakes(in: file, for: use, lines)
  }

  /// Why a command could make no file of the template, and what would be wrong in the file.
  private func mistakes(in file: TemplateFile, for use: Use, _ lines: LineTable) -> [Diagnostic] {
    let mistake = { (reason: Wording) in use == .onlyAskedFor ? Diagnostic.Message.templateUnfit(reason) : .templateMistake(reason) }
    do throws(TemplateError) {
      let filling = try TemplateFilling(file, among: templates)
      if use == .entry, let unit = Self.unit(of: file.name) { return try made(filling, of: unit, lines) }
      if let week = sample(of: .week) { _ = try filling.filled(week.variables.value, as: .markdown) }
      return []
    } catch {
      switch error {
      case .mistake(let found):
        // What it takes in is looked at by itself.
        guard found.template == file.source.path else { return [] }
        return [Diagnostic(mistake(Wording(found.reason, name: "templateReason")), at: file.source.tag(at: found.place, lines))]
      case .encoding(let template, let line):
        return template == file.source.path ? [Diagnostic(mistake(.lineIsNotUTF8), at: lines.range(ofLine: line))] : []
      case .useless(_, let reason):
        return [Diagnostic(.templateUnusable(reason.asWording), at: file.source.lineToBlame(lines))]
      case .noSuchTemplate, .exists, .store: return []
      }
    }
  }

  /// A period to fill templates in for, and what they would know of it.
  private func sample(of unit: Period.Unit) -> (period: Period, variables: RetrospectiveVariables)? {
    guard let day = CalendarDay("2026-11-13") else { return nil }
    let period = Period(unit, containing: day)
    var variables = RetrospectiveVariables(period, today: day, created: .day(day))
    variables.addHeadings(of: journal)
    return (period, variables)
  }

  /// A name that is a typo; another program's own names are none.
  private static func nearMiss(of name: String) -> Diagnostic.Message? {
    guard !TemplateVariable.isKnown(name) else { return nil }
    return nearest(to: name, among: TemplateVariable.names).map { .templateUnknownName(name, near: $0) }
  }

  /// The findings of a file that the template makes, where they are about lines of its own.
  private func made(_ filling: TemplateFilling, of unit: Period.Unit, _ lines: LineTable) throws(TemplateError) -> [Diagnostic] {
    guard let (period, variables) = sample(of: unit) else { return [] }
    let path = journal.layout.path(for: period)
    let source = SourceText(path: path, bytes: try filling.filled(variables.value, as: .markdown))
    let reading = FileReading(source, path: path, configuration: journal.configuration)
    let families: [Diagnostic.Family] = [.frontMatter, .property, .section]
    let found = reading.diagnostics.filter { finding in families.contains { finding.message.code.isOf($0) } }
    let told = found.compactMap { Self.moved($0, from: reading, to: filling.file.source, lines) }
    if !told.contains(where: { $0.message.severity == .error }) { try RetrospectiveDraft.check(reading, is: period, from: filling) }
    return told
  }

  /// The finding in the line of the template that the line of the file was made from: the one line that is the same; nil where there is none.
  private static func moved(
    _ finding: Diagnostic, from reading: FileReading, to template: SourceText, _ lines: LineTable
  ) -> Diagnostic? {
    let line = reading.lines.range(ofLine: reading.lines.line(of: finding.range.lowerBound))
    let same = (1...lines.starts.count).map { lines.range(ofLine: $0) }.filter { template[$0].elementsEqual(reading.source[line]) }
    guard same.count == 1, finding.range.upperBound <= line.upperBound else { return nil }
    let start = same[0].lowerBound + finding.range.lowerBound - line.lowerBound
    return Diagnostic(finding.message, at: TextRange(start, start + finding.range.count))
  }
}

extension SourceText {
  /// Whether a line says what kind of file it makes: then it is a template of ours, whatever its name.
  fileprivate var saysItsType: Bool {
    let kinds = ["day", "weekly", "monthly", "quarterly", "yearly", "{{type}}", "{{ type }}"].map { "type: \($0)" }
    return bytes.split(separator: ASCII.lineFeed).contains { line in
      kinds.contains { $0.utf8.elementsEqual(line.last == ASCII.carriageReturn ? line.dropLast() : line) }
    }
  }

  /// From where a tag begins to its end, or to the end of the line.
  fileprivate func tag(at place: MustachePlace, _ lines: LineTable) -> TextRange {
    let line = lines.range(ofLine: place.line)
    var start = line.lowerBound
    var left = place.column - 1
    while start < line.upperBound, left > 0 || bytes[start] & 0xC0 == 0x80 {
      if bytes[start] & 0xC0 != 0x80 { left -= 1 }
      start += 1
    }
    let rest = bytes[start..<line.upperBound]
    let end = rest.indices.first { $0 + 1 < rest.endIndex && rest[$0...].prefix(2).elementsEqual("}}".utf8) }.map { $0 + 2 }
    return TextRange(start, end ?? line.upperBound)
  }

  /// The line that says what the file is about, else the first one.
  fileprivate func lineToBlame(_ lines: LineTable) -> TextRange {
    for key in ["type:", "start:", "end:", "date:"] {
      let ranges = (1...lines.starts.count).map { lines.range(ofLine: $0) }
      if let found = ranges.first(where: { self[$0].starts(with: key.utf8) }) { return found }
    }
    return lines.range(ofLine: 1)
  }
}

extension Wording {
  fileprivate static var lineIsNotUTF8: Wording { Wording("this line is not UTF-8") }
}

extension Diagnostic.Message {
  fileprivate static func templateMistake(_ reason: Wording) -> Self {
    .init(.templateMistake, reason.english, help: "no file can be made of this template; ‘retro help templating’ tells how one is written",
      with: ["reason": .wording(reason)])
  }

  fileprivate static func templateUnfit(_ reason: Wording) -> Self {
    .init(
      .templateUnfit, reason.english,
      help: "‘--template’ would refuse this file, and no command takes it by itself; one of another program may stay as it is",
      with: ["reason": .wording(reason)])
  }

  fileprivate static func templateUnknownName(_ name: String, near: String) -> Self {
    .init(.templateUnknownName, "there is no ‘\(name)’, so it shows nothing", help: "did you mean ‘\(near)’?",
      with: ["name": .text(name), "near": .text(near)])
  }

  fileprivate static func templateUnusable(_ reason: Wording) -> Self {
    .init(.templateUnusable, "no file can be made of this template: \(reason.english)", help: "‘type: {{type}}’ fits every period",
      with: ["reason": .wording(reason)])
  }
}
