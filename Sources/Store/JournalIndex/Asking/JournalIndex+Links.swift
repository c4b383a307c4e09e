// Which files have a name, and which may link to one: candidates, which only the files themselves confirm.

import JournalFormat
public import JournalModel
public import SQLiteKit

/// An entry as the index knows it, for a list.
public struct IndexedEntry: Sendable {
  public let path: String
  public let kind: EntryKind
  /// Of a private file its name.
  public let title: String
}

extension JournalIndex {
  /// The paths of the entries of a name, also of those that could not be read, in the order of their bytes.
  public func paths(named slug: String) throws(SQLiteError) -> [String] {
    let wanted = Reference.folded(slug)
    // Beyond ASCII one name has several spellings.
    let statement = try connection.prepare(
      "select folder, name from file where \(Self.isEntry) \(Self.isPlain(wanted) ? "and (kind is null or slug in (?1, ?1 || '.md'))" : "")"
    )
    if Self.isPlain(wanted) { statement.bind(1, wanted) }
    return try paths(statement).filter { Reference.folded(Reference(file: FileNames.withoutEnding($0)).slug) == wanted }
  }

  /// The paths of the entries of these names, folded, likewise.
  public func paths(namedAnyOf slugs: Set<String>) throws(SQLiteError) -> [String] {
    // Each name by itself is a look at all rows, which SQLite does faster than we do, up to a number of names.
    if slugs.count <= 8 {
      var found: [String] = []
      for slug in slugs { found += try paths(named: slug) }
      return found.inOrderOfBytes
    }
    return try entryPaths().filter { slugs.contains(Reference.folded(Reference(file: FileNames.withoutEnding($0)).slug)) }
  }

  /// The paths of the entries that have a link to a name in any form, in the order of their bytes; some may mean another file by it.
  public func paths(linkingTo slug: String) throws(SQLiteError) -> [String] {
    let wanted = Reference.folded(slug)
    if Self.isPlain(wanted) {
      let statement = try connection.prepare("select folder, name from words join file on id = words.rowid where words match ?")
      statement.bind(1, "links : \"\(wanted.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\""))\"")
      return try paths(statement)
    }
    let statement = try connection.prepare("select folder, name, names from linked join file on id = linked.file")
    var found: [String] = []
    while try statement.step() {
      if try statement.texts(2).contains(wanted) { found.append(Self.path(statement.text(0), statement.text(1))) }
    }
    return found.inOrderOfBytes
  }

  /// The paths of all entries, also of those that could not be read, in the order of their bytes.
  public func entryPaths() throws(SQLiteError) -> [String] {
    try paths(connection.prepare("select folder, name from file where \(Self.isEntry)"))
  }

  /// The folders with entries that are about no day and no other period, in the order of their bytes; the journal's own is empty.
  public func foldersOfUndatedEntries() throws(SQLiteError) -> [String] {
    let statement = try connection.prepare("select distinct folder from file where last is null and kind is not null")
    var found: [String] = []
    while try statement.step() { found.append(statement.text(0)) }
    return found.inOrderOfBytes
  }

  /// All entries that could be read and are of these kinds, in the order of their paths' bytes.
  public func entries(of kinds: Set<EntryKind>) throws(SQLiteError) -> [IndexedEntry] {
    let statement = try connection.prepare("select folder, name, kind, title, is_private from file where kind is not null")
    var entries: [IndexedEntry] = []
    while try statement.step() {
      guard let kind = EntryKind(rawValue: statement.text(2)), kinds.contains(kind) else { continue }
      let path = Self.path(statement.text(0), statement.text(1))
      let isPrivate = statement.integer(4) != 0
      entries.append(IndexedEntry(path: path, kind: kind, title: isPrivate ? Reference.slug(ofPath: path) : statement.text(3)))
    }
    return entries.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The entries that have a link to any of these names, folded, and to which of them; some may mean another file by it.
  public func slugs(amongLinksOf slugs: Set<String>) throws(SQLiteError) -> [(path: String, slugs: [String])] {
    let statement = try connection.prepare("select folder, name, names from linked join file on id = linked.file")
    var found: [(path: String, slugs: [String])] = []
    while try statement.step() {
      let named = try statement.texts(2).filter { slugs.contains($0) }
      if !named.isEmpty { found.append((Self.path(statement.text(0), statement.text(1)), named)) }
    }
    return found
  }

  /// Whether a row is that of an entry and not of metrics.
  private static let isEntry = "(kind is not null or name like '%.md')"

  private func paths(_ statement: Statement) throws(SQLiteError) -> [String] {
    var paths: [String] = []
    while try statement.step() { paths.append(Self.path(statement.text(0), statement.text(1))) }
    return paths.inOrderOfBytes
  }

  static func path(_ folder: String, _ name: String) -> String { folder.isEmpty ? name : folder + "/" + name }

  /// Whether a name is written in one way only, and has a word that the full text knows.
  private static func isPlain(_ name: String) -> Bool {
    name.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } && name.utf8.contains { $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 26 }
  }
}

extension [String] {
  fileprivate var inOrderOfBytes: [String] { sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
}
