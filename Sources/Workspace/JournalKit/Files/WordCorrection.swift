// Words put right in what was written: the line is found by them.

import JournalDates
import JournalFormat
import JournalLanguage
public import JournalModel
public import JournalStore
import JournalText
public import PlainFormats

/// A line that says something else now, or would.
public struct CorrectedLine: Sendable {
  /// As it stood in the file, without the mark of its list.
  public let before: String
  public let text: String
  public let line: Int
  public let isPrivate: Bool
  public let file: OpenFile
  public let outcome: ChangeOutcome
  /// A note of the same day that has the words as well, and counts nothing.
  public let note: String?
  /// Whether the line is a note though its words speak of an amount: what is counted stays.
  public let isNote: Bool
  /// How many lines stood there that were equal to it, with itself; 1 where none was.
  public var equals = 1
  /// What was imported of a number that is put right in the day’s file; nil for all else.
  public var imported: String?
  /// The numbers of the day that the line told, and that follow it.
  public var followed: [FollowedNumber] = []

  public func json(for audience: Audience) -> JSONValue {
    let isSeen = audience.sees(isPrivate: isPrivate)
    return [
      .schema: .answerSchema, .path: .string(file.place.path), .line: .int(line), .before: isSeen ? .string(before) : .null,
      .text: isSeen ? .string(text) : .null, .changed: .bool(outcome.isChanged), .dryRun: .bool(outcome.isDryRun),
    ]
  }
}

extension CorrectedLine {
  /// A number of the day that the words told as they were, and that stays: `blood_sugar` 8.1 beside a line that says 6.1 now. Nil where none does.
  public var staleNumber: (name: String, value: String, now: String)? {
    func numbers(_ text: String) -> [Double] { text.words.compactMap { Double($0) } }
    let (told, now) = (numbers(before), numbers(text))
    guard told.count == now.count, let place = told.indices.first(where: { told[$0] != now[$0] }) else { return nil }
    for metric in file.reading.metrics where !before.contains(text: "\(metric.name):") {
      // ‘slept 8 hours’ is kept in minutes.
      for factor in MetricNames.takesHours(metric.name) ? [1, 60] : [1.0] where metric.amount == .number(told[place] * factor) {
        return (metric.name, metric.amount.text, decimalText(now[place] * factor))
      }
    }
    return nil
  }
}

extension Workspace {
  /// How many days are looked at for words of which no day is named.
  static let reach = 31

  /// Puts words right in the one line that has them: of a day, or where none is named of the last one that has them, then of the week's and
  /// the month's retrospectives.
  /// - Parameter words: One line; what stands around them stays, to the byte.
  /// - Throws: Where no line has them, where several have, and where other words would make something else of the line.
  public func correct(
    _ old: String, to words: String, on date: AskedDays?, in journal: Journal, for audience: Audience, isDryRun: Bool = false
  ) throws -> CorrectedLine {
    let today = try today(in: journal)
    let day = try date?.done(on: today)
    let old = old.trimmed
    let amount = AmountCorrection(old, words)
    let said = SaidAmount(old), right = said.flatMap { SaidAmount(words, insteadOf: $0) }
    let told = try toldNumber(old, words, on: day, in: journal, for: audience)
    if told == nil, let number = try correct(metric: old, to: words, on: day, in: journal, for: audience, isDryRun: isDryRun) { return number }
    var (note, isNote): (String?, Bool) = (nil, false)
    var (equals, isHidden) = (1, false)
    let reader = try NumberReader(of: journal, in: self)
    var followed: [FollowedNumber] = []
    var corrected: (before: String, text: String, line: Int, isPrivate: Bool, file: OpenFile)?
    let outcome = try changeFiles(in: journal.root, isDryRun: isDryRun) {
      func change(_ file: OpenFile, _ number: Int, _ places: [TextRange], to words: String) throws -> ChangedFiles {
        var files = ChangedFiles()
        try files.change(file) { file throws(FileError) in
          let opened = try file.changing { reading throws(EditError) in try reading.correcting(reading.places(places, withUnitsIn: words), to: words) }.opened
          let changed = try opened.followingMood(of: file).followingNumbers(of: file, reader, mayRemove: false).reading
          followed = file.reading.followed(in: changed, except: number)
          corrected = (
            file.reading.shownLine(number), changed.shownLine(number), number, file.reading.isPrivate(line: number), file
          )
          return (FileChange(file, to: changed), ())
        }
        return files
      }
      if let told { return try change(told.file, told.line, [told.place], to: told.text) }
      // ‘blood sugar at 7:10’ is of the line of that time.
      let new = Self.timed(words)
      if let (time, name) = Self.timed(old), new.map({ $0.time == time }) ?? true, let amount = AmountCorrection(name, new?.rest ?? words) {
        for period in Self.periods(day, upTo: today) {
          guard let place = try placeIfThere(of: period, in: journal) else { continue }
          let file = try OpenFile(place)
          let atTime = file.reading.log.filter { $0.logLine.time?.start == time && audience.sees(isPrivate: file.reading.isPrivate(line: $0.line)) }.map(\.line)
          let found = amount.wholeLines(of: file.reading).filter { atTime.contains($0.line) }
          if found.count == 1, let said = found[0].change { return try change(file, found[0].line, [said.place], to: said.text) }
        }
      }
      for period in Self.periods(day, upTo: today) {
        guard let place = try placeIfThere(of: period, in: journal) else { continue }
        let file = try OpenFile(place)
        let reading = file.reading
        isHidden = isHidden || reading.hidesLines(from: audience)
        // ‘sugar 128’ puts a number right, and the name stays.
        let places = amount?.isOfName ?? false ? [] : reading.places(ofWords: old).filter {
          audience.sees(isPrivate: reading.isPrivate(line: reading.lines.line(of: $0.lowerBound)))
        }
        // ‘planted garlic’ of a line that says just this puts nothing right.
        if places.contains(where: { reading.stands(words, behind: $0) }) { throw WorkspaceError(.usage, LogErrorText.correctsTwo, help: LogErrorText.correctsTwoWay) }
        // ‘34:20’ of a line that has 34 min 20 s: it is nearer than the same words of an earlier day, and a time of the clock is no amount in a field. What is
        // the time of a line is meant as that.
        let timed = TimeSpan(old).map { time in
          reading.log.filter { $0.logLine.time?.start == time.start && audience.sees(isPrivate: reading.isPrivate(line: $0.line)) }
        } ?? []
        let isTime = !timed.isEmpty
        // ‘7:00’ of a line that has 07:00
        if places.isEmpty, timed.count == 1, let place = timed[0].timeRange, let time = TimeSpan(words) { return try change(file, timed[0].line, [place], to: time.text) }
        if let said, let right, !isTime, places.isEmpty || right.isOfClock && !said.isOfClock, case let fitting = reading.lines(with: said, corrected: right, for: audience), let last = fitting.last {
          let numbers = fitting.map(\.line)
          guard reading.areEqual(numbers) else { throw Self.several(old, words, numbers, of: reading, on: period) }
          equals = numbers.count
          return try change(file, last.line, [last.place], to: last.text)
        }
        let numbers = Set(places.map { reading.lines.line(of: $0.lowerBound) }).sorted()
        guard let number = numbers.first else { continue }
        // ‘2 beers’ stands in notes, and the two that count are those of another line.
        let counting = Set(reading.log.filter { $0.logLine.activity != nil }.map(\.line))
        if let amount, numbers.allSatisfy({ line in reading.log.contains { $0.line == line } }), numbers.contains(where: { !counting.contains($0) }) {
          let counted = amount.wholeLines(of: reading).filter { counting.contains($0.line) && audience.sees(isPrivate: reading.isPrivate(line: $0.line)) }
          let notes = numbers.filter { !counting.contains($0) }
          if counted.count == 1, let said = counted[0].change, numbers.allSatisfy({ $0 == counted[0].line || !counting.contains($0) }) {
            note = notes.first.map { reading.shownLine($0) }
            return try change(file, counted[0].line, [said.place], to: said.text)
          }
          isNote = numbers.count == 1 && !counted.isEmpty
        }
        if numbers.count > 1, let last = numbers.last {
          guard reading.areEqual(numbers) else { throw Self.several(old, words, numbers, of: reading, on: period) }
          equals = numbers.count
          return try change(file, last, places.filter { reading.lines.line(of: $0.lowerBound) == last }, to: words)
        }
        return try change(file, number, places, to: words)
      }
      // ‘2 coffees’ of a line that has the number in a field.
      var rest: (line: String, sample: String)?
      if let amount {
        for period in Self.periods(day, upTo: today) {
          guard let place = try placeIfThere(of: period, in: journal) else { continue }
          let file = try OpenFile(place)
          let reading = file.reading
          let found = amount.lines(of: reading).filter { audience.sees(isPrivate: reading.isPrivate(line: $0.line)) }
          if rest == nil, let line = found.first.map({ reading.shownLine($0.line) }) { rest = (line, amount.sample(of: line)) }
          // ‘distance run 8.6 km’ is of the line that has all of these words, before others that lack one.
          let whole = Set(amount.wholeLines(of: reading).map(\.line))
          let all = found.compactMap { line in line.change.map { (line.line, $0) } }, closer = all.filter { whole.contains($0.0) }
          let fitting = closer.isEmpty ? all : closer
          guard let (number, said) = fitting.last else {
            // What today says is meant before another day, also where nobody can tell which number of it.
            if amount.isOfName, day == nil, !whole.isEmpty { break }
            continue
          }
          if fitting.count > 1 {
            guard reading.areEqual(fitting.map(\.0)) else { throw Self.several(old, words, fitting.map(\.0), of: reading, on: period) }
            equals = fitting.count
          }
          return try change(file, number, [said.place], to: said.text)
        }
      }
      if let rest {
        throw WorkspaceError(
          .notFound, LogErrorText.wordsAmong, ["words": .text(old), "line": .text(rest.line)], help: LogErrorText.wordsAmongWay,
          ["words": .text(rest.sample)])
      }
      if let said {
        for period in Self.periods(day, upTo: today) where period.unit == .day {
          guard let place = try placeIfThere(of: period, in: journal), case let file = try OpenFile(place), let line = file.reading.lineAboveLog(with: said),
            audience.sees(isPrivate: file.reading.isPrivate(line: line))
          else { continue }
          throw WorkspaceError(
            .wrongKind, LogErrorText.inText, ["words": .text(old), "place": .place("\(file.place.shown):\(line)")], help: LogErrorText.inTextWay, ["day": "\(period.start)"])
        }
      }
      if let line = noting(old, words) {
        let values: TextValues = ["name": .text(line.parts(between: " ")[0]), "line": .text(line), "day": .day(day ?? today)]
        throw WorkspaceError(.notFound, LogErrorText.noNumberYet, values, help: LogErrorText.noNumberYetWay, values)
      }
      throw WorkspaceError(
        .notFound, isHidden ? LogErrorText.noOpenWords : LogErrorText.noWords,
        ["words": .text(old), "day": .day(day ?? today), "named": .flag(day != nil), "count": .number(Self.reach)],
        help: isHidden ? LogErrorText.privateWay : LogErrorText.noWordsWay)
    }
    guard let corrected else { throw WorkspaceError(.conflict, WritingText.nothing) }
    return CorrectedLine(
      before: corrected.before, text: corrected.text, line: corrected.line, isPrivate: corrected.isPrivate, file: corrected.file,
      outcome: outcome, note: note, isNote: isNote, equals: equals, followed: followed)
  }

  /// That several lines have the words, and how one of them is named: by its time, or by a word that it alone has.
  private static func several(_ old: String, _ new: String, _ numbers: [Int], of reading: FileReading, on period: Period) -> LogLinesError {
    let lines = numbers.map { reading.shownLine($0) }
    for (place, line) in lines.enumerated() {
      let others = lines.indices.filter { $0 != place }.flatMap { PlanFiles.nameWords(lines[$0]) }
      let time = reading.log.first { $0.line == numbers[place] }.flatMap { $0.timeRange.map { reading.source.text($0) } }
      let words = PlanFiles.nameWords(line).filter { $0.count > 2 && $0.contains(where: \.isLetter) && !others.contains($0) }
      let own = ((time.map { [$0] } ?? []) + words).first { word in
        // What is proposed finds this line, and no other one.
        let said = SaidAmount("\(word) \(old)"), right = said.flatMap { SaidAmount(new, insteadOf: $0) }
        if let said, let right, case let found = reading.lines(with: said, corrected: right, for: .owner), !found.isEmpty { return found.map(\.line) == [numbers[place]] }
        let found = AmountCorrection("\(word) \(old)", new)?.wholeLines(of: reading) ?? []
        return found.count == 1 && found[0].line == numbers[place] && found[0].change != nil
      }
      if let own {
        return LogLinesError(
          .severalLines, [old], lines, on: period,
          way: Message(LogErrorText.severalCorrectedWay, ["words": .text("\(own) \(old)"), "new": .text(new)]))
      }
    }
    return LogLinesError(.severalLines, [old], lines, on: period, way: Message(LogErrorText.severalMoreWay, ["day": "\(period)"]))
  }

  /// The one time that words name beside others: ‘blood sugar at 7:10’. Nil where they name none, or nothing else.
  private static func timed(_ text: String) -> (time: TimeOfDay, rest: String)? {
    var words = text.words.map { String($0) }
    let places = words.indices.filter { words[$0].contains(":") && TimeSpan(words[$0]) != nil }
    guard places.count == 1, words.count > 1, let time = TimeSpan(words[places[0]]), time.end == nil else { return nil }
    words.remove(at: places[0])
    if places[0] > 0, ["at", "@", "um", "a", "à", "às", "las"].contains(words[places[0] - 1].lowercased()) { words.remove(at: places[0] - 1) }
    if words.last?.lowercased() == "a", text.words.contains("las") { words.removeLast() }
    return words.isEmpty ? nil : (time.start, words.joined(separator: " "))
  }

  /// Where words are looked for, the nearest first.
  private static func periods(_ day: CalendarDay?, upTo today: CalendarDay) -> [Period] {
    if let day { return [.day(day)] }
    let days = (0..<reach).map { Period.day(today.advanced(by: -$0)) }
    let looks = [Period.Unit.week, .month].flatMap { unit in
      [0, unit == .week ? 7 : reach].map { Period(unit, containing: today.advanced(by: -$0)) }
    }
    return days + looks
  }
}

extension FileReading {
  /// The line of a list above the headings of a day that has so much, and would be one of its log behind the heading of one.
  fileprivate func lineAboveLog(with said: SaidAmount) -> Int? {
    let texts = String(decoding: source.bytes, as: UTF8.self).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard let first = texts.firstIndex(where: { $0.hasPrefix("- [") }), !texts[..<first].contains(where: { $0.hasPrefix("#") }) else { return nil }
    let text = "## Log\n" + texts[first...].prefix { !$0.hasPrefix("#") }.joined(separator: "\n")
    let reading = FileReading(SourceText(path: path, bytes: Array(text.utf8)), path: path, configuration: configuration)
    return reading.log.first { said.field(of: $0, in: reading) != nil }.map { first + $0.line - 1 }
  }

  /// Whether words stand right behind a place of a line, as they are.
  fileprivate func stands(_ words: String, behind place: TextRange) -> Bool {
    let next = Array((" " + words).utf8), end = place.upperBound + next.count
    guard !words.isEmpty, end <= source.bytes.count, source.bytes[place.upperBound..<end].elementsEqual(next) else { return false }
    return end == source.bytes.count || !source.bytes[end].isAlphanumeric
  }

  /// Whether lines say the same, so that it makes no difference which of them is meant.
  fileprivate func areEqual(_ numbers: [Int]) -> Bool { Set(numbers.map { shownLine($0).trimmed }).count == 1 }
}
