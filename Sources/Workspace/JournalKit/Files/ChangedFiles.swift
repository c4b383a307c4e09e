// The files that one command changes, some of them more than once, and perhaps one that it makes.

public import JournalFormat
public import JournalModel
public import JournalStore

/// Changes to several files that happen together or not at all. Each file is read once; what is done to it follows what was done before.
public struct ChangedFiles: Sendable {
  /// The file that is made, if one is.
  public private(set) var draft: RetrospectiveDraft?
  private var edits: [FileChange] = []
  /// What was put in before other items, by the path of the file on the disk.
  private var inserted: [String: [InsertedBlocks]] = [:]

  public init(making draft: RetrospectiveDraft? = nil) { self.draft = draft }

  /// The change set, in the order in which the files were first changed; a file that is made stands first.
  public var changes: [PlannedChange] { (draft?.changes ?? []) + edits.map(\.planned) }

  /// The files that are changed, without the one that is made and what is changed for its sake.
  public var changed: [FileChange] { edits.filter { !$0.isEmpty } }

  /// A file as it is after what was done to it.
  public func latest(_ file: OpenFile) -> OpenFile {
    if let draft, draft.file.place.diskPath == file.place.diskPath { return draft.file }
    if let edit = edits.first(where: { $0.place.diskPath == file.place.diskPath }) { return edit.opened }
    return draft?.other(file.place.path) ?? file
  }

  /// Takes in a change that was made of what `latest` gave.
  public mutating func take(_ change: FileChange) {
    if let index = edits.firstIndex(where: { $0.place.diskPath == change.place.diskPath }) {
      edits[index] = edits[index].leading(to: change.after)
    } else if let draft, draft.file.place.diskPath == change.place.diskPath || draft.other(change.place.path) != nil {
      self.draft?.take(change)
    } else {
      edits.append(change)
    }
  }

  /// Changes a file as it is now; gives what `make` gives beside the file.
  mutating func change<Result>(
    _ file: OpenFile, _ make: (OpenFile) throws(FileError) -> (change: FileChange, result: Result)
  ) throws(FileError) -> Result {
    let (change, result) = try make(latest(file))
    take(change)
    return result
  }
}

extension ChangedFiles {
  /// Remembers what was put in before other items of a file.
  mutating func note(_ blocks: InsertedBlocks?, in file: OpenFile) {
    if let blocks { inserted[file.place.diskPath, default: []].append(blocks) }
  }

  /// The item as these changes left it: what was put in before it moved it on.
  public func item(of found: FoundItem) -> ItemReading? {
    guard var block = found.item?.block else { return nil }
    for other in inserted[found.file.place.diskPath] ?? [] where other.first <= block { block += other.count }
    return latest(found.file).reading.itemSections.flatMap(\.items).first { $0.block == block }
  }

  /// The item that was put in for an Action that is done and comes again; nil where none was.
  public func next(of found: FoundItem) -> ItemReading? {
    guard let block = item(of: found)?.block, let blocks = inserted[found.file.place.diskPath] else { return nil }
    let place = blocks.first { $0.first + $0.count == block || $0.first == block + 2 }
    return place.flatMap { place in latest(found.file).reading.itemSections.flatMap(\.items).first { $0.block == place.first } }
  }

  /// How an item in a file refers to another one, which gets an id where it has none.
  /// - Parameters:
  ///   - name: What names the other file in a link.
  ///   - place: The file of the item that refers.
  /// - Throws: Where the other has no id and can be given none.
  public mutating func reference(to found: FoundItem, named name: String, from place: FilePlace) throws(FileError) -> Reference {
    let id: String
    switch found.found {
    case .logLine(let line) where line.logLine.id != nil: id = line.logLine.id ?? ""
    case .item: id = try identify(found)
    default: throw found.file.failure(.noItem(found.name))
    }
    let isSame = found.file.place.diskPath == place.diskPath
    return Reference(file: isSame ? "" : name, place: .block(id))
  }

  /// The id of an item, which is given one where it has none.
  mutating func identify(_ found: FoundItem) throws(FileError) -> String {
    let item = item(of: found)
    return try change(found.file) { file throws(FileError) in
      guard let item else { throw file.failure(.noItem(found.name)) }
      let (reading, id) = try file.attempting { () throws(EditError) in try file.reading.identifying(item) }
      return (FileChange(file, to: reading), id)
    }
  }
}

extension FoundItem {
  /// The section that it stands in; nil where it is no item of a section.
  public var section: SectionReading? { if case .item(_, let section) = found { section } else { nil } }

  /// The item; nil where it is something else.
  public var item: ItemReading? { if case .item(let item, _) = found { item } else { nil } }
}

extension OpenFile {
  /// Makes an edit of what the file says.
  public func changing(_ edit: (FileReading) throws(EditError) -> FileReading) throws(FileError) -> FileChange {
    FileChange(self, to: try attempting { () throws(EditError) in try edit(reading) })
  }
}

extension Journal {
  /// What names a file in a link: its name, or its path where others have the same. The files of periods are named by their period.
  public func linkName(ofFileAt path: String) throws(StoreError) -> String {
    let slug = Reference.slug(ofPath: path)
    if layout.period(ofPath: path) != nil { return slug }
    var names = FileNames()
    for other in try entryPaths().paths { names.add(other) }
    return names.linkName(ofFileAt: path)
  }
}
