// What an export says was done or felt, as lines in the log of a day.

import JournalDates
import JournalFormat
import JournalImports
import JournalModel
import JournalText

/// A line that an export brings for a day.
struct ImportedLine {
  var insertion: LogInsertion
  /// How many minutes after its time it ended; nil where that is not known.
  var length: Int?
  /// Whether it is a mood that counts only where the person, or another source, says none.
  var isForDayWithoutMood = false
  /// What it is of in the export.
  var origin: LineLedger.Origin
  /// Whether an import wrote it before, or found it there: where it is missing now, its owner deleted it.
  var wasImported = false
  /// Whether it stood elsewhere, and was taken away there.
  var isMoved = false

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
  /// Those of them that an import before wrote with another mood.
  var otherMoods = 0
  /// Lines that were imported before and are not there any more.
  var deleted = 0
  /// Lines that stand in their right place now.
  var moved = 0
  /// What is to be remembered of lines that stand there now.
  var origins: [LineLedger.Origin] = []
  /// Texts that could not stand in a log as they are, and were written as plain words or left out.
  var plain = 0
}

extension FileReading {
  /// Whether the day has a mood of its own, or of another source.
  func hasMood(besidesThoseOf source: String) -> Bool {
    log.contains { $0.logLine.source != source && $0.logLine.fields.value(of: "mood") != nil }
      || properties.contains { $0.key == "mood" && !$0.valueRange.isEmpty }
  }

  /// So many minutes may lie between what a person wrote and what a device recorded of the same.
  private static let nearMinutes = 45

  /// This file with the lines of an import in its log; what stands there keeps its bytes.
  ///
  /// A line of this source at the same time is the same, and so is one of it whose time was corrected; one that the person wrote of the same
  /// habit within 45 minutes of its beginning or its end, or without a time; and one that waits for an answer gets it. The nearest is taken
  /// first. Each line in the file stands for one that is imported. What was imported before and is not there any more stays away.
  /// - Throws: `finding` where the file is never written to.
  /// - Parameters:
  ///   - night: Times before this one are the night that ends a day.
  ///   - isForced: Whether lines come back that were imported before and are not there any more.
  func importing(
    _ lines: [ImportedLine], from source: String, night: TimeOfDay, isForced: Bool
  ) throws(EditError) -> ImportedDay {
    if let finding = blockingFindings.first { throw .finding(finding) }
    var day = ImportedDay(reading: self)
    let places = matches(of: lines, from: source, night: night)
    for (line, place) in zip(lines, places) {
      guard let place else { continue }
      if !line.wasImported { day.origins.append(line.origin) }
      let own = log[place].logLine
      guard own.boxState == .unanswered, line.activity != nil, line.insertion.state != .unanswered, !line.wasImported || isForced else {
        day.known += 1
        if line.isForDayWithoutMood, log[place].logLine.fields.value(of: "mood") != line.insertion.fields.value(of: "mood") {
          day.otherMoods += 1
        }
        continue
      }
      // What its owner says in a line that waits stays as it is.
      var answer = line.insertion
      answer.fields.removeAll { own.fields.value(of: $0.key) != nil }
      do throws(EditError) {
        day.reading = try day.reading.answering(day.reading.log[place], with: answer).reading
        day.answered += 1
      } catch {
        day.known += 1
      }
    }
    for (line, place) in zip(lines, places) where place == nil {
      if line.wasImported, !isForced { day.deleted += 1 } else { day.insert(line) }
    }
    return day
  }

  /// The line of the log that says what an imported one says, by its place; nil where none does.
  private func matches(of lines: [ImportedLine], from source: String, night: TimeOfDay) -> [Int?] {
    var places = [Int?](repeating: nil, count: lines.count)
    var taken: Set<Int> = []
    let names = log.map { $0.activity.map { Reference.folded($0.slug) } }
    /// - Parameters:
    ///   - imported: Only lines that were imported before, or only those that were not; nil for the former and then the latter.
    ///   - distance: Nil for two lines that are not the same.
    func match(_ imported: Bool? = nil, _ distance: (LogLine, ImportedLine) -> Int?) {
      guard let imported else {
        match(true, distance)
        match(false, distance)
        return
      }
      var pairs: [(distance: Int, number: Int, place: Int)] = []
      for (number, line) in lines.enumerated() where places[number] == nil && line.wasImported == imported {
        let name = line.activity.map { Reference.folded($0) }
        for place in log.indices where !taken.contains(place) && names[place] == name {
          if let distance = distance(log[place].logLine, line) { pairs.append((distance, number, place)) }
        }
      }
      for pair in pairs.sorted(by: <) where places[pair.number] == nil && !taken.contains(pair.place) {
        places[pair.number] = pair.place
        taken.insert(pair.place)
      }
    }
    func isMood(_ line: LogLine) -> Bool { line.fields.value(of: "mood") != nil }
    func isNote(_ new: ImportedLine) -> Bool { new.activity == nil && new.insertion.fields.value(of: "mood") == nil }
    // A note is known by its words where several of a day are alike.
    func isImported(_ line: LogLine, _ new: ImportedLine) -> Bool {
      line.source == source && (new.activity != nil || (isNote(new) ? !isMood(line) : isMood(line)))
    }
    func minutes(_ time: TimeOfDay) -> Int { time.minutes + (time < night ? 1440 : 0) }
    /// From the end of the one to the beginning of the other, 0 where they overlap; nil where one has no time.
    func minutes(between line: LogLine, and new: ImportedLine) -> Int? {
      guard let own = line.time, let other = new.time else { return nil }
      let (start, otherStart) = (minutes(own.start), minutes(other.start))
      let (end, otherEnd) = (start + (own.minutes ?? 0), otherStart + (new.length ?? other.minutes ?? 0))
      return max(0, start - otherEnd, otherStart - end)
    }
    func near(_ line: LogLine, _ new: ImportedLine) -> Int? {
      minutes(between: line, and: new).flatMap { $0 <= Self.nearMinutes ? $0 : nil }
    }
    // The person may have put the time right. What is known to have been imported is looked for first, so that what is new in the export is not
    // taken for it; what its owner moved far is the nearest that is left, of the same mood first.
    match(true) { isImported($0, $1) && $0.time == $1.time ? 0 : nil }
    match(true) { isImported($0, $1) ? near($0, $1) : nil }
    match(false) { isImported($0, $1) && $0.time == $1.time ? 0 : nil }
    match(true) { line, new in
      guard isImported(line, new) else { return nil }
      let isSame = line.fields.value(of: "mood") == new.insertion.fields.value(of: "mood")
      return (minutes(between: line, and: new) ?? 0) + (isSame ? 0 : 10_000)
    }
    match(false) { isImported($0, $1) ? near($0, $1) : nil }
    // A mood that was written down twice by hand is one.
    match { line, new in
      guard new.activity == nil, new.time != nil, line.time == new.time else { return nil }
      return line.fields.value(of: "mood") == new.insertion.fields.value(of: "mood") ? 0 : nil
    }
    func isOwn(_ line: LogLine, _ new: ImportedLine) -> Bool { new.activity != nil && line.source != source }
    match { isOwn($0, $1) && $0.boxState != .unanswered ? near($0, $1) : nil }
    match { isOwn($0, $1) && $0.boxState != .unanswered && ($0.time == nil || $1.time == nil) ? 0 : nil }
    match { line, new in
      guard isOwn(line, new), line.boxState == .unanswered else { return nil }
      return line.time == nil || new.time == nil ? Self.nearMinutes : near(line, new)
    }
    // What is left of this source was imported before, whatever time it has now.
    match { $1.activity != nil && $0.source == source ? minutes(between: $0, and: $1) ?? 0 : nil }
    return places
  }
}

extension ImportedDay {
  /// Writes a line; where its text would be read as something else, as plain words, and where that cannot be either, without it.
  fileprivate mutating func insert(_ line: ImportedLine) {
    let insertion = line.insertion
    var words = insertion
    words.text = Self.plain(insertion.text)
    var bare = insertion
    (bare.text, bare.tags) = ("", [])
    for (number, form) in [insertion, words, bare].enumerated() {
      guard let inserted = try? reading.inserting(form) else { continue }
      reading = inserted.reading
      if line.isMoved { moved += 1 } else { added += 1 }
      if !line.wasImported { origins.append(line.origin) }
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
