// What of a check is new, compared with an earlier one.

import HostSystem
import JournalText

extension JournalCheck {
  /// Keeps what was found in some files, and of all others the links that lead to what is no longer there.
  mutating func keep(in paths: Set<String>, orLinksTo gone: [String]) {
    let names = gone.map { PathText.stem($0).lowercased() }
    keep { file, finding in
      if paths.contains(file.path) { return true }
      guard finding.message.code == .itemBrokenLink || finding.message.code.rawValue.hasPrefix("log/") else { return false }
      let link = file.source.text(finding.range).lowercased()
      return names.contains { link.contains(text: $0) }
    }
  }

  /// What a finding is known again by: what it says, and the text of its line, wherever that stands.
  private struct Mark: Hashable {
    var path: String
    var code: Diagnostic.Code
    var words: String
    var line: ArraySlice<UInt8>

    init(_ finding: Diagnostic, in file: File) {
      (path, code, words) = (file.path, finding.message.code, finding.message.text)
      let range = file.lines.range(ofLine: file.lines.line(of: finding.range.lowerBound))
      line = file.source.bytes[range.lowerBound..<range.upperBound]
    }
  }

  /// Leaves out what an earlier check found, too.
  /// - Returns: How many findings that were.
  mutating func leaveOut(_ known: JournalCheck) -> Int {
    var counts: [Mark: Int] = [:]
    for file in known.files { for finding in file.findings { counts[Mark(finding, in: file), default: 0] += 1 } }
    var removed = 0
    keep { file, finding in
      let mark = Mark(finding, in: file)
      guard let count = counts[mark], count > 0 else { return true }
      counts[mark] = count - 1
      removed += 1
      return false
    }
    return removed
  }
}
