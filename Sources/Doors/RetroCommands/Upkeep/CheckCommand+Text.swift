// What `retro check` says on a terminal: file by file, and the count at the end.

import HostSystem
import JournalFormat
import JournalKit
import JournalModel
import JournalText

extension CheckCommand {
  /// Tells of each file what was fixed, then what is left. A dry run has shown the fixes as a diff, and tells of the rest beside it.
  /// - Parameter isTerse: Whether only errors are told.
  func tell(_ check: JournalCheck, _ mended: [JournalCheckFixes.Change], _ scope: CheckScope, isTerse: Bool, _ context: inout Context) {
    let changes = isDryRun ? [:] : Dictionary(grouping: mended, by: \.path)
    let files = Dictionary(check.files.map { ($0.path, $0) }) { first, _ in first }
    for path in Set(changes.keys).union(files.keys).sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      let shown = scope.shown(path, context)
      let hidden = hiddenLines(of: path, in: scope, changes[path, default: []])
      for change in changes[path, default: []] { context.write(text(change, shown, isPrivate: hidden.contains(change.line))) }
      guard let file = files[path] else { continue }
      let source = SourceText(path: shown, bytes: file.source.bytes)
      for (finding, isPrivate) in file.source.withPrivacy(file.findings) where !isTerse || finding.message.severity == .error {
        let text = finding.marked(in: source, lines: file.lines, isPrivate: isPrivate)
        if isDryRun { context.warn(text) } else { context.write(text) }
      }
    }
  }

  /// `16 files, 0 errors, 3 warnings`; hints only where there are any.
  func summary(_ check: JournalCheck, _ scope: CheckScope) -> String {
    let counts = [Diagnostic.Severity.error, .warning, .hint].map { ($0, count($0, in: check)) }.filter { $0.0 != .hint || $0.1 > 0 }
    let words = counts.map { counted($0.1, $0.0.rawValue) }.joined(separator: ", ")
    return "\(counted(scope.count ?? check.count, "file")), \(words)"
  }

  /// `3 fixed in 2 files; 1 error, 2 warnings remain`.
  func summary(_ check: JournalCheck, _ mended: Int, _ fileCount: Int) -> String {
    let files = counted(fileCount, "file")
    let fixed = "\(grouped(mended)) \(isDryRun ? "would be fixed" : "fixed") in \(files)"
    let counts = [Diagnostic.Severity.error, .warning, .hint].map { ($0, count($0, in: check)) }.filter { $0.1 > 0 }
    let left = counts.isEmpty ? "nothing" : counts.map { counted($0.1, $0.0.rawValue) }.joined(separator: ", ")
    let isOne = counts.reduce(0) { $0 + $1.1 } <= 1
    return "\(fixed); \(left) \(isDryRun ? "would remain" : isOne ? "remains" : "remain")"
  }

  private func count(_ severity: Diagnostic.Severity, in check: JournalCheck) -> Int {
    check.files.reduce(0) { $0 + $1.findings.count { $0.message.severity == severity } }
  }

  /// The lines of these changes that stand in private text of the file, as it is by now.
  private func hiddenLines(of path: String, in scope: CheckScope, _ changes: [JournalCheckFixes.Change]) -> Set<Int> {
    if changes.isEmpty { return [] }
    // What cannot be looked at is not told either.
    guard let bytes = FileSystem.readIfReadable(PathText.join(scope.root, path)) else { return Set(changes.map(\.line)) }
    let source = SourceText(path: path, bytes: bytes)
    let (hidden, lines) = (source.privateRanges, LineTable(source))
    return Set(
      changes.map(\.line).filter { line in
        guard line >= 1, line <= lines.starts.count else { return !hidden.isEmpty }
        let start = lines.starts[line - 1]
        return hidden.contains { $0.lowerBound <= start && start < $0.upperBound }
      })
  }

  /// What was fixed as others are told it in JSON: nil where it quotes private text.
  func told(_ mended: [JournalCheckFixes.Change], _ scope: CheckScope, to audience: Audience) -> [(JournalCheckFixes.Change, text: String?)]
  {
    if audience == .owner { return mended.map { ($0, $0.text) } }
    let hidden = Dictionary(grouping: mended, by: \.path).map { ($0.key, hiddenLines(of: $0.key, in: scope, $0.value)) }
    let lines = Dictionary(hidden) { first, _ in first }
    return mended.map { ($0, lines[$0.path]?.contains($0.line) ?? false ? nil : $0.text) }
  }

  private func text(_ change: JournalCheckFixes.Change, _ path: String, isPrivate: Bool) -> MarkedText {
    var text = MarkedText("\(path.onOneLine):\(change.line):", .place)
    text.add(" ")
    text.add(change.text.onOneLine, isPrivate: isPrivate)
    text.add(" ")
    text.add("[\(change.code.rawValue)]\n", .margin)
    return text
  }
}
