// What an export says was done or felt, as lines in the log of a day.

import JournalDates
import JournalFormat
import JournalModel
import JournalText

/// A line that an export brings for a day.
struct ImportedLine {
  var insertion: LogInsertion

  var activity: String? { insertion.activity?.slug }
  var time: TimeSpan? { insertion.time }
}

/// What became of the lines for a day.
struct ImportedDay {
  var reading: FileReading
  /// Lines that were written.
  var added = 0
  /// Lines that waited for an answer and got it.
  var answered = 0
  /// What stands there already, from an import before or by the person's hand.
  var known = 0
  /// Texts that could not stand in a log as they are, and were written as plain words or left out.
  var plain = 0
}

extension FileReading {
  /// So many minutes may lie between what a person wrote and what a device recorded of the same.
  private static let nearMinutes = 45

  /// This file with the lines of an import in its log; what stands there keeps its bytes.
  ///
  /// A line of this source at the same time is the same, and so is one that the person wrote of the same habit within 45 minutes, or without a
  /// time. A line that waits for an answer gets it. Each line in the file stands for one that is imported.
  /// - Throws: `finding` where the file is never written to.
  func importing(_ lines: [ImportedLine], from source: String) throws(EditRefusal) -> ImportedDay {
    if let finding = blockingFindings.first { throw .finding(finding) }
    var day = ImportedDay(reading: self)
    let places = matches(of: lines, from: source)
    for (line, place) in zip(lines, places) {
      guard let place else { continue }
      guard log[place].logLine.boxState == .unanswered, line.activity != nil, line.insertion.state != .unanswered else {
        day.known += 1
        continue
      }
      do throws(EditRefusal) {
        day.reading = try day.reading.answering(day.reading.log[place], with: line.insertion).reading
        day.answered += 1
      } catch {
        day.known += 1
      }
    }
    for (line, place) in zip(lines, places) where place == nil { day.insert(line.insertion) }
    return day
  }

  /// The line of the log that says what an imported one says, by its place; nil where none does.
  private func matches(of lines: [ImportedLine], from source: String) -> [Int?] {
    var places = [Int?](repeating: nil, count: lines.count)
    var taken: Set<Int> = []
    func match(_ isSame: (LogLine, ImportedLine) -> Bool) {
      for (number, line) in lines.enumerated() where places[number] == nil {
        let name = line.activity.map { Reference.folded($0) }
        let place = log.indices.first { place in
          guard !taken.contains(place), log[place].activity.map({ Reference.folded($0.slug) }) == name else { return false }
          return isSame(log[place].logLine, line)
        }
        guard let place else { continue }
        places[number] = place
        taken.insert(place)
      }
    }
    func isMood(_ line: LogLine) -> Bool { line.fields.value(of: "mood") != nil }
    match { $0.source == source && $0.time == $1.time && ($1.activity != nil || isMood($0)) }
    // A mood that was written down twice by hand is one.
    match { line, new in
      guard new.activity == nil else { return false }
      return new.time != nil && line.time == new.time && line.fields.value(of: "mood") == new.insertion.fields.value(of: "mood")
    }
    func isOwn(_ line: LogLine, _ new: ImportedLine) -> Bool { new.activity != nil && line.source != source }
    match { line, new in
      guard isOwn(line, new), line.boxState != .unanswered, let own = line.time, let other = new.time else { return false }
      return abs(own.start.minutes - other.start.minutes) <= Self.nearMinutes
    }
    match { isOwn($0, $1) && $0.boxState != .unanswered && ($0.time == nil || $1.time == nil) }
    match { line, new in
      guard isOwn(line, new), line.boxState == .unanswered else { return false }
      guard let own = line.time, let other = new.time else { return true }
      return abs(own.start.minutes - other.start.minutes) <= Self.nearMinutes
    }
    return places
  }
}

extension ImportedDay {
  /// Writes a line; where its text would be read as something else, as plain words, and where that cannot be either, without it.
  fileprivate mutating func insert(_ insertion: LogInsertion) {
    var words = insertion
    words.text = Self.plain(insertion.text)
    var bare = insertion
    (bare.text, bare.tags) = ("", [])
    for (number, form) in [insertion, words, bare].enumerated() {
      guard let inserted = try? reading.inserting(form) else { continue }
      reading = inserted.reading
      added += 1
      if number > 0 { plain += 1 }
      return
    }
    plain += 1
  }

  /// The text on one line, with a backslash before all that Markdown or a log could take for a sign.
  private static func plain(_ text: String) -> String {
    var out = String.UnicodeScalarView()
    for scalar in text.words.joined(separator: " ").unicodeScalars where scalar.properties.generalCategory != .control {
      if "\\`*_{}[]()<>#+!|~^$&:".unicodeScalars.contains(scalar) { out.append("\\") }
      out.append(scalar)
    }
    return String(out)
  }
}
