// Findings that many files share, as a terminal is told them: the first in full, and how many more there are.

import JournalChecks
import JournalFormat
import JournalLanguage
import JournalText

/// Which findings of a check say the same, and where the first of them stands. Errors are each told: somebody has to mend every one.
struct SharedFindings {
  /// What is told of a finding.
  enum Part: Equatable {
    case whole
    /// The first of several, and how many there are behind it.
    case first(more: Message)
    /// One that was told with the first.
    case told
  }

  /// So many files, or links, are told one by one.
  private static let few = 3

  fileprivate struct Key: Hashable {
    let message: Diagnostic.Message
    let isPrivate: Bool
  }

  private struct Group {
    let firstFile: Int
    var lastFile: Int
    var files = 1
    var findings = 1
  }

  private var groups: [Key: Group] = [:]

  /// - Parameter files: The findings of each file, in the order in which they are told.
  init(_ files: [[(finding: Diagnostic, isPrivate: Bool)]]) {
    for (place, findings) in files.enumerated() {
      for (finding, isPrivate) in findings {
        guard let key = Self.key(finding, isPrivate) else { continue }
        guard var group = groups[key] else {
          groups[key] = Group(firstFile: place, lastFile: place)
          continue
        }
        group.findings += 1
        if group.lastFile != place { (group.files, group.lastFile) = (group.files + 1, place) }
        groups[key] = group
      }
    }
    groups = groups.filter { ($0.key.isOfMissingFile ? $0.value.findings : $0.value.files) > Self.few }
  }

  /// What to tell of the findings of a file.
  func parts(of findings: [(finding: Diagnostic, isPrivate: Bool)], inFile place: Int) -> [Part] {
    if groups.isEmpty { return findings.map { _ in .whole } }
    var seen: Set<Key> = []
    return findings.map { finding, isPrivate in
      guard let key = Self.key(finding, isPrivate), let group = groups[key] else { return .whole }
      if group.firstFile != place { return .told }
      if key.isOfMissingFile {
        return seen.insert(key).inserted ? .first(more: Message(CheckText.moreLinks, ["count": .number(group.findings - 1)])) : .told
      }
      return seen.insert(key).inserted ? .first(more: Message(CheckText.moreFiles, ["count": .number(group.files - 1)])) : .whole
    }
  }

  /// Notes that are not yet written are one thing, whatever their names.
  private static func key(_ finding: Diagnostic, _ isPrivate: Bool) -> Key? {
    if finding.message.severity == .error { return nil }
    var message = finding.message
    if message.isOfMissingFile { (message.text, message.values) = ("", [:]) }
    return Key(message: message, isPrivate: isPrivate)
  }
}

extension SharedFindings.Key {
  fileprivate var isOfMissingFile: Bool { message.isOfMissingFile }
}
