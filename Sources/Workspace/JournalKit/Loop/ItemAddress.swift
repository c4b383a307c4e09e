// How a person names an item of a journal: by its id, or by its file and its id or line.

public import HostSystem
import JournalFormat
public import JournalIndex
import JournalModel
public import JournalStore
import JournalText

/// An item as a command line names it, before it is known where it stands.
public struct ItemAddress: Hashable, Sendable {
  /// As given.
  public let text: String
  /// The name, path or period of the file; nil where only the id is given.
  public let file: String?
  /// The id, or with a file also the line.
  public let name: ItemName

  /// Reads `a-7g8h`, `^a-7g8h`, `2026-W46#a-7g8h`, `2026-W46#^a-7g8h`, `2026-W46#24`, and a link such as `[[2026-W46#^a-7g8h|W46]]`. Nil
  /// for text of another form; a line needs a file.
  public init?(_ text: some StringProtocol) {
    self.text = String(text)
    let target = text.hasPrefix("[[") ? Reference(text)?.target ?? "" : text.trimmed
    let hash = target.utf8.lastIndex(of: ASCII.hash)
    let place = hash.map { String(target[target.utf8.index(after: $0)...]) } ?? target
    let file = hash.map { String(target[..<$0]) } ?? ""
    let id = String(place.hasPrefix("^") ? place.dropFirst() : place[...])
    guard Self.isID(id), !file.isEmpty || Int(id) == nil || place.hasPrefix("^"), let name = ItemName(id) else { return nil }
    self.file = file.isEmpty ? nil : file
    self.name = name
  }

  /// Whether it looks like an id that a command gave, in whatever case: a letter, a hyphen and at least four digits of base 32; or has a caret.
  public var isLikeID: Bool {
    if text.hasPrefix("^") { return true }
    let bytes = Array(text.lowercased().utf8)
    return bytes.count >= 6 && bytes.count <= 15 && "kptai".utf8.contains(bytes[0]) && bytes[1] == UInt8(ascii: "-")
      && bytes[2...].allSatisfy { "0123456789abcdefghjkmnpqrstvwxyz".utf8.contains($0) }
  }

  private static func isID(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0.isAlphanumeric || $0 == ASCII.hyphen }
  }
}

/// An item that was found, in a file that is ready to be changed.
public struct FoundItem: Sendable {
  public let file: OpenFile
  /// Names it in its file.
  public let name: ItemName
  /// What it is: an item, a line of a log, or by its line any other list item with a box.
  public let found: ItemName.Found
  /// From 1.
  public let line: Int

  /// Nil where nothing of that name stands in the file, or several things do.
  init?(_ name: ItemName, in file: OpenFile, _ found: ItemName.Found) {
    switch found {
    case .item(let item, _): line = item.line
    case .logLine(let reading): line = reading.line
    case .box(_, let number): line = number
    case .nothing, .several: return nil
    }
    (self.file, self.name, self.found) = (file, name, found)
  }

  /// Whether it is kept from others: it, what it stands in, or its whole file.
  public var isPrivate: Bool { file.reading.isPrivate(line: line) }
}

extension OpenFile {
  /// The item of this name.
  /// - Throws: `noItem`, `severalItems`.
  public func item(_ name: ItemName) throws(FileError) -> FoundItem {
    let found = name.find(in: reading)
    if case .several(let lines) = found { throw failure(.severalItems(name, lines: lines)) }
    guard let item = FoundItem(name, in: self, found) else { throw failure(.noItem(name)) }
    return item
  }
}

extension Journal {
  /// The items of this id, wherever they stand; mostly none or one. Those that write it in another case count where none writes it so. The
  /// index says which entries may have it; without one, every entry is looked at for its bytes.
  /// - Parameter folder: Where the person stands, for the paths that messages show.
  /// - Returns: Also which of the entries that may have it could not be read.
  public func items(named name: ItemName, from folder: String, _ index: JournalIndex?) throws -> (items: [FoundItem], problems: [HostError])
  {
    let bare = name.text.hasPrefix("^") ? String(name.text.dropFirst()) : name.text
    let id = Array("^\(bare)".utf8)
    let known = try index?.paths(mentioning: bare)
    let paths = if let known { known } else { try entryPaths().paths }
    let (found, problems) = Self.gather(paths.count) { index in
      Result { () throws(HostError) in try items(of: id, name, inEntryAt: paths[index], from: folder) }
    }
    let all = found.flatMap(\.self)
    let exact = all.filter { $0.id == bare }
    // What has gone since holds nothing.
    return (exact.isEmpty ? all : exact, problems.filter { $0.kind != .notFound })
  }

  private func items(of id: [UInt8], _ name: ItemName, inEntryAt path: String, from folder: String) throws(HostError) -> [FoundItem] {
    let bytes = try bytes(ofEntryAt: path)
    guard bytes.holdsID(id) else { return [] }
    let place = place(of: path, from: folder)
    let source = SourceText(path: place.shown, bytes: bytes)
    let file = OpenFile(place, FileReading(source, path: path, configuration: configuration))
    let found = name.find(in: file.reading)
    // Each of several lines by its number, so that each can be named.
    if case .several(let lines) = found {
      return lines.prefix(Self.mostOfOneID).compactMap { ItemName("\($0)") }.compactMap {
        FoundItem($0, in: file, $0.find(in: file.reading))
      }
    }
    return FoundItem(name, in: file, found).map { [$0] } ?? []
  }

  /// So many items of one id in a file are found: nobody reads a longer list of them, and each is looked for in the whole file.
  private static let mostOfOneID = 12
}

extension FoundItem {
  /// As it is written, without its caret; nil where it has none.
  fileprivate var id: String? {
    switch found {
    case .item(let item, _): item.item.id
    case .logLine(let reading): reading.logLine.id
    case .box, .nothing, .several: nil
    }
  }
}

extension [UInt8] {
  /// Whether an id stands somewhere with its caret, in whatever case, and does not go on after that.
  fileprivate func holdsID(_ id: [UInt8]) -> Bool {
    withUnsafeBufferPointer { bytes in
      var at = 0
      while at + id.count <= bytes.count {
        guard bytes[at] == ASCII.caret else {
          at += 1
          continue
        }
        let end = at + id.count
        if id.indices.allSatisfy({ bytes[at + $0].lowercased == id[$0].lowercased }) {
          guard end < bytes.count else { return true }
          if !bytes[end].isAlphanumeric, bytes[end] != ASCII.hyphen { return true }
        }
        at += 1
      }
      return false
    }
  }
}
