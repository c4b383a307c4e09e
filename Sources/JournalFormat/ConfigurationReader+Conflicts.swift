// Settings that can each be read, and yet do not go together.

import JournalModel
import JournalText
import MarkdownSyntax

extension ConfigurationReader {
  /// Two kinds of file in one folder, a kind where no entries are read, and days of urgency out of their order; each where the file says it.
  func conflicts(in configuration: JournalConfiguration, _ frontMatter: FrontMatter) -> [Diagnostic] {
    var places: [String: TextRange] = [:]
    for entry in frontMatter.entries where entry.style != .empty {
      let key = frontMatter.key(of: entry, in: fenced)
      if key.hasPrefix("layout.") || key.hasPrefix("urgency.") { places[key] = original(entry.value) }
    }
    if places.isEmpty { return [] }
    return folderConflicts(configuration.layout, places) + urgencyConflicts(configuration.urgencyDays, places)
  }

  private func folderConflicts(_ layout: Layout, _ places: [String: TextRange]) -> [Diagnostic] {
    // In the order in which they count for a file.
    let unread = [("layout.templates", layout.templates), ("layout.metrics", layout.metrics)]
    let folders = unread + Layout.Folder.allCases.map { ("layout.\($0.rawValue)", layout[$0]) }
    var found: [Diagnostic] = []
    for (index, (key, folder)) in folders.enumerated().dropFirst(unread.count) {
      guard let first = folders[..<index].first(where: { $0.1.hasSameBytes(as: folder) }), let place = places[key] ?? places[first.0] else {
        continue
      }
      let isRead = !unread.contains { $0.0 == first.0 }
      found.append(Diagnostic(.configFolder(key, folder, taken: first.0, isRead: isRead), at: place))
    }
    return found
  }

  private func urgencyConflicts(_ days: (green: Int, amber: Int, red: Int), _ places: [String: TextRange]) -> [Diagnostic] {
    let order = [("urgency.red_days", days.red), ("urgency.amber_days", days.amber), ("urgency.green_days", days.green)]
    return zip(order, order.dropFirst()).compactMap { lower, upper in
      guard lower.1 > upper.1 else { return nil }
      let (said, other) = places[lower.0] != nil ? (lower, upper) : (upper, lower)
      return places[said.0].map { Diagnostic(.configUrgency(said.0, said.1, beside: other.0, other.1), at: $0) }
    }
  }
}
