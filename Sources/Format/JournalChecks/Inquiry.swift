// The facts as the check of one file asks for them.

import JournalFormat
import JournalDates
import JournalModel
import JournalText

/// What one file asks about the others, each question noted.
///
/// The checks see no other facts than through this, so nothing that they depend on is forgotten.
final class Inquiry {
  /// What the file itself has.
  let own: JournalFacts.File
  private(set) var asked: Set<JournalFacts.Question> = []
  private let facts: JournalFacts

  init(_ own: JournalFacts.File, _ facts: JournalFacts) {
    self.own = own
    self.facts = facts
  }

  /// What the name or path in a wiki link means in a file of this folder.
  func target(of name: String, in folder: String, expecting kinds: Set<EntryKind> = []) -> JournalFacts.Target {
    ask(about: FileNames.rooted(name, in: folder))
    return facts.target(of: name, in: folder, expecting: kinds)
  }

  /// What the destination of a Markdown link means in a file of this folder.
  func target(ofDestination destination: String, in folder: String) -> JournalFacts.Target {
    ask(about: destination)
    return facts.target(ofDestination: destination, in: folder)
  }

  /// What the link that opens a line of a log means; `found` is what it means by the names of files.
  func activity(named name: String, else found: JournalFacts.Target) -> JournalFacts.Target {
    asked.insert(.name(Reference.folded(name)))
    return facts.activity(named: name, else: found)
  }

  /// A name of an activity that was probably meant. To be asked where there is a finding anyway: it notes nothing.
  func activity(near name: String) -> String? { facts.activity(near: name) }

  /// Whether the place that a link names in a file, which a name has led to, is missing there.
  func lacks(_ place: Reference.Place?, in file: JournalFacts.File) -> Bool {
    if case .heading? = place { asked.insert(.headings(Reference.folded(Reference(file: FileNames.withoutEnding(file.path)).slug))) }
    return facts.lacks(place, in: file)
  }

  /// The file whose Action completes a task first, and the day that it says; nil where no Action completes it.
  func completion(ofTaskAt path: String) -> (path: String, day: CalendarDay?)? {
    ask(about: path)
    return facts.completion(ofTaskAt: path)
  }

  var units: UnitTable {
    asked.insert(.units)
    return facts.units
  }

  /// The files of terms with days of this span, by their starts, for which `isMeant` holds; the first `limit` of them.
  func terms(overlapping span: DaySpan, limit: Int, where isMeant: (JournalFacts.File) -> Bool) -> [JournalFacts.File] {
    asked.insert(.terms)
    return facts.terms(overlapping: span, limit: limit, where: isMeant)
  }

  /// The zones that the machine knows, where this one is none of them.
  func zones(without name: String) -> ZoneNames? {
    asked.insert(.zone(name))
    return facts.zones.flatMap { $0.contains(name) ? nil : $0 }
  }

  /// The file that counts for the period of this file; nil where it is this one. Files of one period are never free of findings, and so it
  /// notes nothing.
  var earlier: (file: JournalFacts.File, period: Period)? {
    guard let period = own.period, let file = facts.earlier(than: own.path, for: period) else { return nil }
    return (file, period)
  }

  /// With its ending and without: entries have none in links, other files have theirs.
  private func ask(about name: String) {
    asked.insert(.name(Reference.folded(Reference(file: FileNames.withoutEnding(name)).slug)))
    asked.insert(.name(Reference.folded(Reference(file: name).slug)))
  }
}
