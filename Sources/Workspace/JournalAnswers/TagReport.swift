// The tags of a journal, and how many entries have each.

public import JournalIndex
public import JournalQuery

/// A tag with those below it: `work` with `work/office`.
public struct TagReport: Sendable {
  /// What tags are ordered by; what is alike there, by name.
  public enum Order: String, CaseIterable, Sendable {
    case name, count
  }

  /// The whole tag in the spelling that most entries have.
  public let tag: String
  /// How many entries have this very tag.
  public let count: Int
  /// How many entries have it or one below it.
  public let total: Int
  public let children: [TagReport]

  /// The last part of its name.
  public var name: String { tag.split(separator: "/").last.map(String.init) ?? tag }
}

extension TagReport {
  /// The tags of a journal, each by itself, without those below it in `total`.
  /// - Parameter counts: How often each is written in which way.
  public static func list(_ counts: [(tag: String, count: Int)], by order: Order, words: WordOrder) -> [TagReport] {
    var entries: [String: Int] = [:]
    var spellings: [String: [String: Int]] = [:]
    for (tag, count) in counts {
      entries[tag.lowercased(), default: 0] += count
      var name = tag
      // A tag below another spells that one, too.
      while !name.isEmpty {
        spellings[name.lowercased(), default: [:]][name, default: 0] += count
        name = parent(of: name)
      }
    }
    let reports = entries.map { name, count in
      TagReport(tag: mostFrequent(spellings[name] ?? [:]), count: count, total: count, children: [])
    }
    return Self.sorted(reports, by: order, words, \.count)
  }

  /// The tags of a journal as a tree; also those that stand nowhere themselves and only have others below them.
  public static func tree(_ tags: [IndexedTag], by order: Order, words: WordOrder) -> [TagReport] {
    let counted = counted(tags)
    var children: [String: [String]] = [:]
    for name in counted.keys { children[parent(of: name), default: []].append(name) }
    func reports(below name: String) -> [TagReport] {
      let found = (children[name] ?? []).compactMap { child in counted[child]?.report(reports(below: child)) }
      return Self.sorted(found, by: order, words, \.total)
    }
    return reports(below: "")
  }

  private struct Count {
    /// Entries with this very tag, and with it or one below it.
    var entries: Set<Int> = []
    var allEntries: Set<Int> = []
    var spellings: [String: Int] = [:]

    func report(_ children: [TagReport]) -> TagReport {
      TagReport(tag: mostFrequent(spellings), count: entries.count, total: allEntries.count, children: children)
    }
  }

  private static func mostFrequent(_ spellings: [String: Int]) -> String {
    let best = spellings.max { a, b in a.value == b.value ? b.key.utf8.lexicographicallyPrecedes(a.key.utf8) : a.value < b.value }
    return best?.key ?? ""
  }

  /// By the folded name of each tag and of all above it.
  private static func counted(_ tags: [IndexedTag]) -> [String: Count] {
    var counts: [String: Count] = [:]
    for tag in tags {
      var name = tag.tag
      var isWhole = true
      while !name.isEmpty {
        let folded = name.lowercased()
        if isWhole { counts[folded, default: Count()].entries.insert(tag.entry) }
        counts[folded, default: Count()].allEntries.insert(tag.entry)
        counts[folded, default: Count()].spellings[name, default: 0] += 1
        name = parent(of: name)
        isWhole = false
      }
    }
    return counts
  }

  /// Without the last part; empty of a tag that has but one.
  private static func parent(of name: String) -> String {
    guard let slash = name.utf8.lastIndex(of: 0x2F) else { return "" }
    return String(name[..<slash])
  }

  private static func sorted(_ reports: [TagReport], by order: Order, _ words: WordOrder, _ count: (TagReport) -> Int) -> [TagReport] {
    reports.sorted { a, b in
      order == .count && count(a) != count(b) ? count(a) > count(b) : words.lists(a.tag, before: b.tag)
    }
  }
}
