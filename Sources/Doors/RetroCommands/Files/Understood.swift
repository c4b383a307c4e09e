// What is understood in a file, as an audience is told it.

import JournalChecks
import JournalFormat
import JournalModel
import JournalText

/// What is understood in a file, without what is kept from an audience.
struct Understood {
  let reading: FileReading
  let title: String
  let properties: [PropertyReading]
  let sections: [SectionReading]
  let log: [LogReading]
  /// Those that quote nothing private.
  let diagnostics: [Diagnostic]
  /// How many sections, items and lines are kept back; a private file is one.
  let privateEntries: Int

  init(_ reading: FileReading, for audience: Audience) {
    self.reading = reading
    if audience == .owner {
      (title, properties, sections, log) = (reading.title, reading.properties, reading.sections, reading.log)
      (diagnostics, privateEntries) = (reading.diagnostics, 0)
      return
    }
    if reading.isPrivate {
      (title, properties, sections, log, diagnostics, privateEntries) = (reading.slug, [], [], [], [], 1)
      return
    }
    title = reading.publicTitle
    properties = reading.properties
    let open = reading.sections.filter { !$0.isPrivate }
    sections = open.map(\.withoutPrivateLines)
    log = sections.flatMap(\.log)
    let hidden = reading.privateRanges
    diagnostics = reading.diagnostics.filter { finding in !hidden.contains { $0.touches(finding.range) } }
    privateEntries =
      reading.sections.count - open.count
      + open.map { section in section.items.count(where: \.item.isPrivate) + section.log.count(where: \.logLine.isPrivate) }.reduce(0, +)
  }
}

extension TextRange {
  /// Whether two ranges have a byte in common, or one that is empty stands in the other.
  fileprivate func touches(_ other: TextRange) -> Bool {
    lowerBound < other.upperBound && other.lowerBound < upperBound || contains(other.lowerBound)
  }
}
