// Settings that can each be read, and yet do not go together.

import JournalModel
import JournalText

extension JournalConfiguration {
  /// Two kinds of file in one folder, a kind where no entries are read, and days of urgency out of their order; each where the file says it.
  var conflicts: [Diagnostic] { folderConflicts + urgencyConflicts }

  private var folderConflicts: [Diagnostic] {
    // In the order in which they count for a file.
    let unread = [("layout.templates", layout.templates), ("layout.metrics", layout.metrics)]
    let folders = unread + Layout.Folder.allCases.map { ("layout.\($0.rawValue)", layout[$0]) }
    return folders.enumerated().dropFirst(unread.count).compactMap { index, setting in
      let (key, folder) = setting
      guard let first = folders[..<index].first(where: { $0.1.hasSameBytes(as: folder) }),
        let place = (stated[key] ?? stated[first.0])?.place
      else { return nil }
      let isRead = !unread.contains { $0.0 == first.0 }
      return Diagnostic(.configFolder(key, folder, taken: first.0, isRead: isRead), at: place)
    }
  }

  private var urgencyConflicts: [Diagnostic] {
    let days = urgencyDays
    let order = [("urgency.red_days", days.red), ("urgency.amber_days", days.amber), ("urgency.green_days", days.green)]
    return zip(order, order.dropFirst()).compactMap { lower, upper in
      guard lower.1 > upper.1 else { return nil }
      let (said, other) = stated[lower.0] != nil ? (lower, upper) : (upper, lower)
      return stated[said.0].map { Diagnostic(.configUrgency(said.0, said.1, beside: other.0, other.1), at: $0.place) }
    }
  }
}
