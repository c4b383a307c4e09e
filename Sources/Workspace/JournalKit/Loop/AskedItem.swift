// An item as a person asks for it: by its id or its place, or by words of its text.

import Documents
import JournalDates
import JournalFormat
import JournalInsights
import JournalLanguage
public import JournalModel
import JournalStore
import JournalText

/// What names an item, before it is known what is meant by it.
public struct AskedItem: Hashable, Sendable {
  /// As given.
  public let text: String
  /// What it names as an id or a place; nil for words that can be neither.
  let address: ItemAddress?

  /// Nil for the empty text.
  public init?(_ text: some StringProtocol) {
    guard !String(text).trimmed.isEmpty else { return nil }
    self.text = String(text)
    address = ItemAddress(text)
  }

  /// Whether it names its file.
  var namesFile: Bool { address?.file != nil }

  /// Whether it means an item by these words, or by its id or line where it has one of them.
  func means(_ names: [String], text: String) -> Bool {
    if let name = address?.name.text.lowercased(), names.contains(name) { return true }
    return PlanFiles.nameWords(text).hold([self.text])
  }
}

extension Workspace {
  /// What names the one item that is asked for. Ids and places come first; other words are looked for in this file, and then in the journal.
  /// - Parameters:
  ///   - kinds: In what sections it may stand.
  ///   - file: The file that comes first; nil for none.
  ///   - audience: Whom what may be meant is told: what is private can be found by its words by its owner alone.
  /// - Throws: A `SeveralDoneError` where several are meant.
  public func address(
    of asked: AskedItem, in kinds: Set<SectionKind>, from file: OpenFile? = nil, for audience: Audience
  ) throws -> ItemAddress {
    var failure: (any Error)?
    if let address = asked.address {
      if address.file != nil || address.isLikeID || address.name.find(in: file) { return address }
      do {
        _ = try item(orNear: address)
        return address
      } catch let error as any ExplainedError where error.code == .notFound {
        failure = error
      }
    }
    let own = file.map { DoneCandidate.items(in: $0.reading, kinds, audience) { $0.hold([asked.text]) } } ?? []
    let found = own.isEmpty ? try items(of: kinds, asked.text, for: audience) : own
    if found.count > 1 { throw SeveralDoneError([asked.text], found, way: DoneText.severalItemWays) }
    if let one = found.first, let address = ItemAddress(one.name) { return address }
    if let failure { throw failure }
    let kind = kinds.contains(.problem) ? "problem" : kinds.contains(.action) ? "action" : "try"
    throw WorkspaceError(
      .notFound, ItemErrorText.noneOfWords, ["words": .text(asked.text), "kind": .text(kind)], help: ItemErrorText.noItemWay)
  }

  /// The items of these kinds whose texts have all of the words, the latest first: of Tries and Actions those that are open, and others where none is.
  private func items(of kinds: Set<SectionKind>, _ words: String, for audience: Audience) throws -> [DoneCandidate] {
    let journal = try journal()
    if kinds == [.problem] {
      let found = try journal.map { reading in
        DoneCandidate.items(in: reading, kinds, audience) { $0.hold([words]) }.map { (reading.span?.end ?? .earliest, $0) }
      }.results.flatMap(\.self)
      return found.sorted { $0.0 > $1.0 }.map(\.1)
    }
    let ledger = try ledger(of: journal, for: audience, isMarked: false)
    func isMeant(_ item: Item, _ isPrivate: Bool) -> Bool {
      audience.sees(isPrivate: isPrivate) && PlanFiles.nameWords(item.text).hold([words])
    }
    let tries = kinds.contains(.try) ? ledger.tries.filter { isMeant($0.item, $0.isPrivate) } : []
    let actions = kinds.contains(.action) ? ledger.actions.filter { isMeant($0.item, $0.isPrivate) } : []
    let found =
      tries.map { ($0.place, $0.item, "try", !$0.outcome.isSettled) } + actions.map { ($0.place, $0.item, "action", $0.state == .open) }
    let open = found.filter(\.3)
    return (open.isEmpty ? found : open).sorted { ($0.0.span?.end ?? .earliest) > ($1.0.span?.end ?? .earliest) }
      .map { place, item, kind, _ in
        DoneCandidate(kind, item, line: place.line, in: Reference(file: FileNames.withoutEnding(place.path)).slug)
      }
  }

  /// How a file refers to the one item that is asked for.
  func reference(
    to asked: AskedItem, in kinds: Set<SectionKind>, from file: OpenFile, for audience: Audience, in files: inout ChangedFiles
  ) throws -> Reference {
    let address = try address(of: asked, in: kinds, from: files.latest(file), for: audience)
    return try reference(to: address, from: file, in: &files)
  }
}

extension ItemName {
  /// Whether a file has an item of this name.
  fileprivate func find(in file: OpenFile?) -> Bool {
    guard let file else { return false }
    if case .nothing = find(in: file.reading) { return false }
    return true
  }
}

extension DoneCandidate {
  fileprivate init(_ kind: String, _ item: Item, line: Int, in slug: String) {
    self.init(
      kind: kind, title: plainText(item.text.parts(between: "\n")[0]).onOneLine, name: "\(slug)#\(item.id ?? "\(line)")", amounts: [])
  }

  /// The items of a file whose words are meant.
  fileprivate static func items(
    in reading: FileReading, _ kinds: Set<SectionKind>, _ audience: Audience, where isMeant: ([String]) -> Bool
  ) -> [DoneCandidate] {
    reading.sections.filter { kinds.contains($0.kind) }.flatMap { section in
      section.items.filter { item in
        let isPrivate = item.item.isPrivate || section.isPrivate || reading.isPrivate
        return audience.sees(isPrivate: isPrivate) && isMeant(PlanFiles.nameWords(item.item.text))
      }.map { DoneCandidate(section.kind.rawValue, $0.item, line: $0.line, in: reading.slug) }
    }
  }
}

extension Item {
  /// The first of its words, quoted for a shell, by which it can be asked for; nil of a private one, and where none says anything.
  public var findableWord: String? {
    let words = PlanFiles.nameWords(text)
    // One word alone says too little of what it is from, and may be in others.
    let said = Array(words.prefix(5))
    return isPrivate || said.isEmpty || !words.hold(said) ? nil : ShellText.quoted(said.joined(separator: " "))
  }
}
