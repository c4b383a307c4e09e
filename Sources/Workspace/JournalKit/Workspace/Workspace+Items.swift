// The item that a person names, wherever it stands, and what goes with it.

public import JournalDates
public import JournalModel
public import JournalStore
import HostSystem
import JournalChecks
import JournalFormat
import JournalText
import JournalLanguage

extension Workspace {
  /// The one item of this name. With its file named no other file is opened; an id alone is looked for in the whole journal.
  public func item(_ address: ItemAddress) throws -> FoundItem {
    if let word = address.file { return try OpenFile(try file(word)).item(address.name) }
    let items = try items(named: address.name)
    guard let first = items.first else {
      throw WorkspaceError(
        .notFound, ItemErrorText.noItem, ["name": .text(address.name.text)], help: ItemErrorText.noItemWay)
    }
    if items.count > 1 {
      let named = items.prefix(10).map { "\($0.file.place.shown):\($0.line)" }
      let places = (items.count > named.count ? named + ["…"] : named).joined(separator: ", ")
      let example = "\(first.file.reading.slug)#\(first.name.text)"
      throw WorkspaceError(
        .ambiguous, ItemErrorText.severalPlaces, ["name": .text(address.name.text), "places": .text(places)],
        help: ItemErrorText.severalPlacesWay, ["example": .text(example)])
    }
    return first
  }

  /// The one item of this name; where there is none, those whose ids are like it are told.
  public func item(orNear address: ItemAddress) throws -> FoundItem {
    do {
      return try item(address)
    } catch let error as any ExplainedError where error.code == .notFound {
      let near = try ids(near: address)
      if near.isEmpty { throw error }
      throw WorkspaceError(
        error.code,
        Explanation(
          Explanation(of: error).what, help: Message(ItemErrorText.nearItems, ["names": .text(near.joined(separator: ", "))])))
    }
  }

  /// The Action of this name.
  public func action(_ address: ItemAddress) throws -> FoundItem {
    let found = try item(orNear: address)
    if found.section?.kind == .action { return found }
    let place = "\(found.file.place.shown):\(found.line)"
    guard found.section?.kind == .try else {
      throw WorkspaceError(
        .wrongKind, ItemErrorText.noAction, ["name": .text(address.text), "place": .place(place)], help: ItemErrorText.noActionWay)
    }
    throw WorkspaceError(
      .wrongKind, ItemErrorText.isTry, ["name": .text(address.text), "place": .place(place)],
      help: ItemErrorText.isTryWay, ["name": .text(address.text)])
  }

  /// Whether anything has this name, so that it is not for want of it that the one item cannot be told.
  public func isThere(_ address: ItemAddress) throws -> Bool {
    guard let word = address.file else { return try !items(named: address.name).isEmpty }
    if case .nothing = address.name.find(in: try file(word).read()) { return false }
    return true
  }

  /// The file of the task that an Action is; nil where it is none, or there is no such file.
  /// - Throws: Where the file, or a folder that may hold it, cannot be read: half of what was asked for would be done.
  public func task(of found: FoundItem) throws -> OpenFile? {
    guard let task = found.item?.item.action.task, let root = found.file.place.root else { return nil }
    do {
      let file = try OpenFile(try self.file(task.file, in: root))
      return file.reading.kind == .task ? file : nil
    } catch StoreError.noSuchFile {
      if let problem = try journal(at: root).entryPaths().problems.first(where: \.mayPass) { throw problem }
      return nil
    } catch let error as StoreError {
      if case .host(let error) = error, error.kind != .notFound { throw error }
      return nil
    }
  }

  /// What an item's own file, that of its task and the nearest Reviews say.
  public func neighbours(
    of found: FoundItem, in journal: Journal, on today: CalendarDay, for audience: Audience = .others, isMarked: Bool = true
  ) throws -> ReviewNeighbours {
    journal.neighbours(of: found.file, with: try task(of: found).map { [$0] } ?? [], on: today, for: audience, isMarked: isMarked)
  }

  /// What names a file in a link.
  func linkName(of file: OpenFile) throws -> String {
    guard let root = file.place.root else { return file.reading.slug }
    return try journal(at: root).linkName(ofFileAt: file.place.path)
  }

  /// How an item of a file refers to another one; an id alone is looked for in this file first.
  func reference(to address: ItemAddress, from file: OpenFile, in files: inout ChangedFiles) throws -> Reference {
    let own = address.file == nil ? FoundItem(address.name, in: files.latest(file), address.name.find(in: files.latest(file).reading)) : nil
    let found = try own ?? item(orNear: address)
    return try files.reference(to: found, named: try linkName(of: found.file), from: file.place)
  }

  /// The ids that differ by a typo or two from one that does not exist, with their files; at most three. Reads the whole journal where no
  /// file is named.
  private func ids(near address: ItemAddress) throws -> [String] {
    let name = address.name.text
    @Sendable func near(_ reading: FileReading) -> [(distance: Int, text: String)] {
      reading.facts.ids.names.compactMap { id in
        let limit = min(2, id.count / 2 - 1)
        guard let distance = editDistance(name.lowercased(), id.lowercased(), limit: limit), distance > 0 else { return nil }
        return (distance, "\(reading.slug)#\(id)")
      }
    }
    let found =
      try address.file.map { near(try OpenFile(try file($0)).reading) } ?? journal().map { near($0) }.results.flatMap(\.self)
    return found.sorted { ($0.distance, $0.text) < ($1.distance, $1.text) }.prefix(3).map(\.text)
  }
}
