// What the answers of a guided retrospective change in its file.

import JournalDates
import JournalFormat
import JournalModel
import JournalStore
import JournalText

extension GuidedRetrospective {
  /// What is asked about a file: what its Review still asks, then each of its sections for items; those of a new file where it has none.
  /// - Parameter reviews: What its Review still asks.
  public init(of file: OpenFile, reviews: [GuidedReview]) {
    var sections: [GuidedSection] = []
    for section in file.reading.sections where Self.kinds.contains(section.kind) && !section.isPrivate {
      let asked = GuidedSection(section.kind, section.heading)
      if !sections.contains(asked) { sections.append(asked) }
    }
    if sections.isEmpty {
      sections = Self.kinds.map { kind in
        GuidedSection(kind, SectionNames.heading(for: kind, in: file.place.configuration.language) ?? kind.rawValue)
      }
    }
    let problems = file.reading.items(in: .problem).filter { !$0.item.text.isEmpty }.map { GuidedItem($0.item.firstLine, id: $0.item.id) }
    let isOffering = sections.contains { $0.kind == .try } && sections.contains { $0.kind == .action }
    self.init(reviews: reviews, sections: sections, problems: problems, offersActions: isOffering)
  }

  private static let kinds: [SectionKind] = [.keep, .problem, .try, .action]
}

extension ChangedFiles {
  /// Adds what an answer says to a file; gives the item as later answers may name it, nil for an answer that adds nothing.
  public mutating func add(_ answer: GuidedAnswer, to file: OpenFile) throws(FileError) -> GuidedItem? {
    guard case .added(let section, let text, let problem, let attempt, let due) = answer else { return nil }
    var addition = ItemAddition(section.kind, under: section.heading, text, due: due)
    addition.source = attempt?.id.map { Reference(file: "", place: .block($0)) }
    if let problem { addition.purpose = try reference(to: problem.find(in: latest(file)), named: "", from: file.place) }
    let item = try add(addition, to: file).item.item
    return GuidedItem(item.firstLine, id: item.id)
  }
}

extension GuidedItem {
  /// The Problem as it stands in the file now.
  fileprivate func find(in file: OpenFile) throws(FileError) -> FoundItem {
    let item = file.reading.items(in: .problem).first { $0.item.id == id && (id != nil || $0.item.firstLine == text) }
    guard let name = ItemName(id ?? item.map { "\($0.line)" } ?? text) else { throw file.failure(.edit(.noWords)) }
    return try file.item(name)
  }
}
