// The block ids of a file.

public import JournalModel
import JournalText
import MarkdownSyntax

/// The ids of a file without their carets, each once, with the kinds of section whose items they name. Most files have but a few, which are
/// found soonest by looking at each.
public struct BlockIDs: Sendable {
  private var list: [(id: String, section: SectionKind)] = []
  /// Where each stands in the list; empty while that is short.
  private var places: [String: Int] = [:]
  private static let few = 12

  public init() {}

  /// In the order in which they were met.
  public var names: [String] { list.map(\.id) }

  public func contains(_ id: String) -> Bool { place(of: id) != nil }

  public var isEmpty: Bool { list.isEmpty }

  /// Adds an id, or gives the one that is there another section.
  /// - Returns: Whether it is new.
  @discardableResult
  mutating func insert(_ id: String, in section: SectionKind) -> Bool {
    if let place = place(of: id) {
      list[place].section = section
      return false
    }
    if list.count == Self.few { for (place, known) in list.enumerated() { places[known.id] = place } }
    if list.count >= Self.few { places[id] = list.count }
    list.append((id, section))
    return true
  }

  /// The kind of section in which an id stands; one that is written in another case is found, too, where none is written so.
  package func section(ofID id: String) -> SectionKind? {
    if let place = place(of: id) { return list[place].section }
    let folded = id.lowercased()
    return list.first { $0.id.lowercased() == folded }?.section
  }

  private func place(of id: String) -> Int? { places.isEmpty ? list.firstIndex { $0.id == id } : places[id] }
}

extension BlockIDs {
  /// A line for each: the id, a blank, and the section; in the order in which they were met.
  public var lines: String { list.map { "\($0.id) \($0.section.rawValue)" }.joined(separator: "\n") }

  /// Reads what `lines` gives; nil for anything else.
  public init?(lines: String) {
    for line in lines.utf8.split(separator: ASCII.lineFeed) {
      guard let blank = line.lastIndex(of: ASCII.space),
        let section = SectionKind(rawValue: String(Substring(line[line.index(after: blank)...])))
      else { return nil }
      insert(String(Substring(line[..<blank])), in: section)
    }
  }
}

extension BlockIDs: Equatable {
  /// Their order does not count.
  public static func == (a: BlockIDs, b: BlockIDs) -> Bool {
    a.list.count == b.list.count && a.list.allSatisfy { one in b.place(of: one.id).map { b.list[$0].section == one.section } ?? false }
  }
}

extension BlockIDs: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, SectionKind)...) { for (id, section) in elements { insert(id, in: section) } }
}

extension FileReading {
  /// Every block id of the file, and the kind of section whose item it is.
  package var blockIDs: BlockIDs {
    var ids = BlockIDs()
    guard source.bytes.contains(ASCII.caret) else { return ids }
    for (index, block) in outline.blocks.enumerated() where block.kind == .paragraph {
      for span in outline.inlineSpans(ofBlock: index, in: source) where span.kind == .blockID {
        ids.insert(source.text(span.name), in: .other)
      }
    }
    // What a note has under such a heading is no item of a retrospective.
    for section in sections where kind != .note {
      for item in section.items {
        if let id = item.item.id { ids.insert(id, in: section.kind) }
      }
      for line in section.log {
        if let id = line.logLine.id { ids.insert(id, in: section.kind) }
      }
    }
    for item in scattered?.items ?? [] { if let id = item.item.id { ids.insert(id, in: .action) } }
    return ids
  }
}
