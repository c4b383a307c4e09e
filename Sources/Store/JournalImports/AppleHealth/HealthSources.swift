// Which source counts where several recorded one stretch of time.

import JournalText

/// The order of sources: those that the person put first, then a watch before a phone before others. Apple lets people order them, too, but its
/// export does not say how.
struct HealthSources {
  /// Parts of names, in small letters.
  private let first: [String]

  /// - Parameter first: Parts of the names of sources, whatever the case, the one that counts most first. Those beyond the 28th are alike.
  init(first: [String]) { self.first = first.map { Self.folded($0) } }

  /// From 1, the one that counts most first, to 31; what a person typed, 0, comes before all.
  func rank(of found: HealthAttributes) -> Int {
    if !first.isEmpty, let name = found.sourceName.map({ Self.folded(String(cString: $0)) }),
      let place = first.firstIndex(where: { name.contains(text: $0) })
    {
      return min(place, 27) + 1
    }
    return min(first.count, 28) + kind(of: found)
  }

  /// Apple writes some blanks so that no line breaks at them.
  private static func folded(_ name: String) -> String { name.split(separator: "\u{A0}").joined(separator: " ").lowercased() }

  private func kind(of found: HealthAttributes) -> Int {
    if let device = found.device {
      if device.contains("hardware:Watch") { return 1 }
      return device.contains("hardware:iPhone") || device.contains("hardware:iPod") ? 2 : 3
    }
    guard let name = found.sourceName else { return 3 }
    if name.contains("Watch") { return 1 }
    return name.contains("iPhone") ? 2 : 3
  }
}
