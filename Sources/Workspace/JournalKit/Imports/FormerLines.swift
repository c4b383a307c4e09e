// Lines of logs that an older importer wrote by the clock of the export, and where they belong.

import JournalDates
import JournalFormat
import JournalImports
import JournalModel
import JournalStore
import JournalText
import JournalLanguage

/// What an export says was done, beside days of which an older importer told.
struct FormerLines {
  struct Line {
    var line: ImportedData.LoggedLine
    var activity: ImportPlan.Activity
    /// Whose file has the line.
    var day: CalendarDay
  }

  enum Outcome {
    /// Nothing of it stands in a wrong place.
    case right
    /// It stood in a wrong place, as the importer had left it, and was taken away there.
    case takenAway
    /// It stands in a wrong place, but not as the importer had left it: it is its owner's now.
    case edited
    /// The file in which it stands cannot be written to.
    case stuck
  }

  var source: String
  /// Whether the export is one that an older importer read.
  var isSameExport: Bool
  /// The days of which an older importer told.
  var days: [DaySpan] = []
  var lines: [Line] = []
  /// What is known to have been imported by the clock on the wall, and so stands in its right place, if it stands there.
  private(set) var placed: Set<Place> = []

  struct Place: Hashable {
    /// Of the activity, folded.
    var slug: String
    /// Since 1970, of the clock on the wall.
    var minutes: Int
  }

  mutating func place(_ line: ImportedData.LoggedLine, of activity: ImportPlan.Activity) {
    placed.insert(Place(slug: Reference.folded(activity.slug), minutes: Self.wallMinutes(line)))
  }

  /// Minutes since 1970 of the clock on the wall.
  static func wallMinutes(_ line: ImportedData.LoggedLine) -> Int { Int(line.day.ordinal) * 1440 + (line.time?.start.minutes ?? 0) }
}

extension ImportPlan {
  /// A line in a log that came from the source.
  private struct Standing {
    var day: CalendarDay
    /// Its place among the lines of its file.
    var place: Int
    var line: LogLine
    /// Of its activity, folded.
    var slug: String
    /// Minutes since 1970 of the clock on the wall, as it says.
    var minutes: Int
    /// The line of the export that it was written for.
    var owner: Int?
  }

  /// Takes away what an older importer wrote in a wrong place, or twice, unless its owner changed it.
  ///
  /// A line belongs to a workout where it says the same amounts and its time differs from that in UTC by what some clock may show: that by which
  /// the export is written first.
  mutating func correct(_ former: FormerLines, _ report: inout ImportReport) throws(ImportError) -> [(
    FormerLines.Line, FormerLines.Outcome
  )] {
    if former.lines.isEmpty { return [] }
    var standing = try standingLines(former)
    var bySlug: [String: [Int]] = [:]
    var outcomes = [FormerLines.Outcome](repeating: .right, count: former.lines.count)
    var places = [Int?](repeating: nil, count: former.lines.count)
    for place in standing.indices {
      bySlug["\(standing[place].slug) \(standing[place].day)", default: []].append(place)
    }
    /// The lines that may be one of the export, with the clock by which they say its time, in minutes ahead of UTC.
    func candidates(_ number: Int) -> [(place: Int, offset: Int)] {
      let line = former.lines[number]
      let slug = Reference.folded(line.activity.slug)
      guard let moment = line.line.moment else { return [] }
      return (-2...2).flatMap { bySlug["\(slug) \(line.day.advanced(by: $0))"] ?? [] }.compactMap { place in
        let offset = standing[place].minutes - Int((Double(moment.seconds) / 60).rounded(.down))
        return offset % 15 == 0 && (-720...840).contains(offset) ? (place, offset) : nil
      }
    }
    func right(_ number: Int) -> Int {
      let line = former.lines[number].line
      return FormerLines.wallMinutes(line) - Int((Double(line.moment?.seconds ?? 0) / 60).rounded(.down))
    }
    func written(_ number: Int) -> Int { (former.lines[number].line.moment?.writtenOffset ?? 0) / 60 }
    func match(isSame: Bool, _ distance: (Int, Int) -> Int?) {
      var pairs: [(distance: Int, number: Int, place: Int)] = []
      for number in former.lines.indices where places[number] == nil {
        for (place, offset) in candidates(number) where standing[place].owner == nil {
          if isSame, !Self.hasAmounts(standing[place].line, former.lines[number].line) { continue }
          if let distance = distance(number, offset) { pairs.append((distance, number, place)) }
        }
      }
      for pair in pairs.sorted(by: <) where places[pair.number] == nil && standing[pair.place].owner == nil {
        places[pair.number] = pair.place
        standing[pair.place].owner = pair.number
      }
    }
    // Of the export itself an older importer wrote all lines by its clock.
    if former.isSameExport { match(isSame: true) { $1 == written($0) ? 0 : nil } }
    match(isSame: true) { $1 == right($0) ? 0 : nil }
    match(isSame: true) { $1 == written($0) ? 0 : abs($1 - right($0)) }
    match(isSame: false) { $1 == right($0) ? 0 : nil }
    if former.isSameExport { match(isSame: false) { $1 == written($0) ? 0 : nil } }

    var takenAway: [CalendarDay: [Int]] = [:]
    for number in former.lines.indices {
      guard let place = places[number] else { continue }
      let one = standing[place]
      if one.minutes - Int((Double(former.lines[number].line.moment?.seconds ?? 0) / 60).rounded(.down)) == right(number) { continue }
      if Self.isUntouched(one.line, former.lines[number].line, former.source) {
        outcomes[number] = .takenAway
        takenAway[one.day, default: []].append(place)
      } else {
        outcomes[number] = .edited
      }
    }
    // What an export in another season brought a second time.
    for number in former.lines.indices where places[number] != nil {
      for (place, _) in candidates(number) where standing[place].owner == nil {
        guard Self.isUntouched(standing[place].line, former.lines[number].line, former.source) else { continue }
        standing[place].owner = number
        takenAway[standing[place].day, default: []].append(place)
        if outcomes[number] == .right { report.lines.moved += 1 }
      }
    }
    for (day, gone) in takenAway.sorted(by: { $0.key < $1.key }) {
      if try takeAway(gone.map { standing[$0].place }, from: day, &report) { continue }
      for place in gone { if let number = standing[place].owner { outcomes[number] = .stuck } }
    }
    return Array(zip(former.lines, outcomes))
  }

  /// The lines of the source in the days around those of the export that an older importer told of.
  private func standingLines(_ former: FormerLines) throws(ImportError) -> [Standing] {
    let near = Set(former.lines.flatMap { line in (-2...2).map { line.day.advanced(by: $0) } })
    var standing: [Standing] = []
    for day in near.sorted() where former.days.contains(where: { $0.contains(day) || $0.contains(day.advanced(by: 1)) }) {
      let path = path(of: day)
      guard let bytes = try contents(of: path) else { continue }
      for (place, found) in reading(of: path, bytes).log.enumerated() {
        let line = found.logLine
        guard line.source == former.source, let activity = found.activity, let time = line.time else { continue }
        let isNight = time.start < journal.configuration.dayStart
        let minutes = (Int(day.ordinal) + (isNight ? 1 : 0)) * 1440 + time.start.minutes
        if former.placed.contains(FormerLines.Place(slug: Reference.folded(activity.slug), minutes: minutes)) { continue }
        standing.append(Standing(day: day, place: place, line: line, slug: Reference.folded(activity.slug), minutes: minutes))
      }
    }
    return standing
  }

  /// Whether lines could be taken from the log of a day. Of a file that the import had made for them, nothing stays.
  private mutating func takeAway(_ places: [Int], from day: CalendarDay, _ report: inout ImportReport) throws(ImportError) -> Bool {
    let path = path(of: day)
    guard let bytes = try contents(of: path) else { return false }
    var reading = reading(of: path, bytes)
    do throws(EditError) {
      for place in places.sorted(by: >) { reading = try reading.removing(reading.log[place]) }
    } catch {
      report.notes.append(
        Message(ImportNoteText.formerLineStays, ["path": .place(path), "what": .message(Explanation(of: error).what)]))
      return false
    }
    let isEmpty = reading.source.bytes == Self.emptyDay + Array("## Log\n".utf8)
    try write(isEmpty ? nil : reading.source.bytes, to: path)
    return true
  }

  private static func hasAmounts(_ line: LogLine, _ new: ImportedData.LoggedLine) -> Bool {
    line.fields.filter { $0.key != "source" } == new.fields
  }

  /// Whether a line says what the importer wrote and nothing else.
  private static func isUntouched(_ line: LogLine, _ new: ImportedData.LoggedLine, _ source: String) -> Bool {
    line.fields == new.fields + [Field("source", source)] && line.text.isEmpty && line.details.isEmpty && line.tags.isEmpty
      && line.id == nil && line.boxState == .done && line.time?.end == nil
  }
}
