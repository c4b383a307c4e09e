// What a check found: the value behind `retro check`, as lines of a terminal and as JSON.

import HostSystem
import JournalFormat
public import JournalLanguage
public import JournalModel
public import JournalStore
public import JournalText
public import PlainFormats

/// The findings of a check, and what was fixed before they were left.
public struct CheckReport: Sendable {
  public private(set) var check: JournalCheck
  public let fixed: [JournalCheckFixes.Change]
  /// What one file was understood to say, where one alone was checked.
  public var understood: Message?
  /// How many files were looked at, and how many were fixed.
  let count, fixedCount: Int
  /// Whether nothing was written.
  let isDryRun: Bool
  private let root: String

  /// - Parameters:
  ///   - fixes: What was fixed, or would be; nil where nothing was to be.
  ///   - count: How many files were asked for, where not all were.
  ///   - root: The folder that paths start from.
  public init(_ check: JournalCheck, fixes: JournalCheckFixes? = nil, count: Int? = nil, isDryRun: Bool = false, in root: String) {
    (self.check, fixed, fixedCount) = (check, fixes?.changes ?? [], fixes?.planned.count ?? 0)
    (self.count, self.isDryRun, self.root) = (count ?? check.count, isDryRun, root)
  }

  /// Whether nothing was found.
  public var isClean: Bool { check.files.isEmpty }

  /// Leaves out what an earlier check found in the same lines, wherever these stand by now.
  /// - Returns: How many findings that were.
  public mutating func leaveOut(_ known: JournalCheck) -> Int { check.leaveOut(known) }

  /// Keeps what was found in some files, and of all others the links that lead to what is no longer there.
  public mutating func keep(in paths: Set<String>, orLinksTo gone: [String]) { check.keep(in: paths, orLinksTo: gone) }

  /// What files tell of themselves that are to be committed and are no more in the folder.
  public mutating func add(_ files: [String: [UInt8]], in journal: Journal) {
    for (path, bytes) in files { check.add(bytes, at: path, in: journal) }
  }

  /// Takes a conflict that is to be committed for an error, wherever it stands.
  public mutating func takeConflictsForErrors() { check.takeConflictsForErrors() }

  /// Whether anything cannot be read or is misread.
  public var hasErrors: Bool { count(.error) > 0 }

  func count(_ severity: Diagnostic.Severity) -> Int {
    check.files.reduce(0) { $0 + $1.findings.count { $0.message.severity == severity } }
  }

  /// Tells file by file what was fixed, then what is left, in full; of what many files share the first, and how many more there are. A dry run has shown the fixes as a diff, and tells of the rest.
  /// - Parameters:
  ///   - isTerse: Whether errors alone are told.
  ///   - shown: A path as the person may open it.
  public func tell(isTerse: Bool = false, shown: (String) -> String, in say: Language, _ tell: (MarkedText) -> Void) {
    let changes = isDryRun || isTerse ? [:] : Dictionary(grouping: fixed, by: \.path)
    let files = Dictionary(check.files.enumerated().map { ($0.element.path, (place: $0.offset, file: $0.element)) }) { first, _ in first }
    let findings = check.files.map { $0.source.withPrivacy($0.findings) }
    let shared = SharedFindings(findings)
    for path in Set(changes.keys).union(files.keys).sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      let shown = shown(path)
      let hidden = hiddenLines(of: path, changes[path, default: []])
      for change in changes[path, default: []] { tell(text(change, shown, isPrivate: hidden.contains(change.line), in: say)) }
      guard let (place, file) = files[path] else { continue }
      let source = SourceText(path: shown, bytes: file.source.bytes)
      for ((finding, isPrivate), part) in zip(findings[place], shared.parts(of: findings[place], inFile: place))
      where part != .told && (!isTerse || finding.message.severity == .error) {
        tell(say.marked(finding, in: source, lines: file.lines, isPrivate: isPrivate))
        if case .first(let more) = part { tell(MarkedText("\(say(more))\n", .margin)) }
      }
    }
  }

  private func text(_ change: JournalCheckFixes.Change, _ path: String, isPrivate: Bool, in say: Language) -> MarkedText {
    var text = MarkedText("\(path.onOneLine):\(change.line):", .place)
    text.add(" ")
    text.add(say(.messages(change.words, .comma)).onOneLine, isPrivate: isPrivate)
    text.add(" ")
    text.add("[\(change.code.rawValue)]\n", .margin)
    return text
  }

  /// What was fixed; its words nil where they quote private text, which others are not told.
  func told(to audience: Audience, in say: Language) -> [(change: JournalCheckFixes.Change, words: String?)] {
    func words(_ change: JournalCheckFixes.Change) -> String { say(.messages(change.words, .comma)) }
    if audience == .owner { return fixed.map { ($0, words($0)) } }
    let hidden = Dictionary(grouping: fixed, by: \.path).map { ($0.key, hiddenLines(of: $0.key, $0.value)) }
    let lines = Dictionary(hidden) { first, _ in first }
    return fixed.map { ($0, lines[$0.path]?.contains($0.line) ?? false ? nil : words($0)) }
  }

  /// The lines of these changes that stand in private text of the file, as it is by now.
  private func hiddenLines(of path: String, _ changes: [JournalCheckFixes.Change]) -> Set<Int> {
    if changes.isEmpty { return [] }
    // What cannot be looked at is not told either.
    guard let bytes = FileSystem.readIfReadable(PathText.join(root, path)) else { return Set(changes.map(\.line)) }
    let source = SourceText(path: path, bytes: bytes)
    let (hidden, lines) = (source.privateRanges, LineTable(source))
    return Set(
      changes.map(\.line).filter { line in
        guard line >= 1, line <= lines.starts.count else { return !hidden.isEmpty }
        let start = lines.starts[line - 1]
        return hidden.contains { $0.lowerBound <= start && start < $0.upperBound }
      })
  }

  /// The whole as one object, schema 2; of private text others get the place alone.
  public func json(for audience: Audience) -> JSONValue {
    let diagnostics: [JSONValue] = check.files.flatMap { file in
      file.source.withPrivacy(file.findings).map { finding, isPrivate in
        let isTold = audience.sees(isPrivate: isPrivate)
        let start = file.lines.position(of: finding.range.lowerBound)
        let end = file.lines.position(of: finding.range.upperBound)
        return [
          .path: .string(file.path), .code: .string(finding.message.code.rawValue),
          .severity: .string(finding.message.severity.rawValue),
          .message: isTold ? .string(finding.message.text) : .null, .line: JSONValue(start.line), .column: JSONValue(start.column),
          .endLine: JSONValue(end.line), .endColumn: JSONValue(end.column), .help: JSONValue(isTold ? finding.message.help : nil),
          .fixable: .bool(JournalCheckFixes.canFix(finding)),
        ]
      }
    }
    let fixes = told(to: audience, in: .english).map {
      [.path: .string($0.path), .line: JSONValue($0.line), .code: .string($0.code.rawValue), .change: JSONValue($1)] as JSONValue
    }
    return [
      .schema: .answerSchema, .files: JSONValue(count), .diagnostics: JSONValue(diagnostics), .fixes: JSONValue(fixes),
      .dryRun: .bool(isDryRun),
    ]
  }
}
