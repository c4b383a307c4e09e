// A line of a day's log that is found by its words, taken away.

import MarkdownSyntax
public import JournalDates
public import JournalFormat
import JournalInsights
public import JournalLanguage
public import JournalModel
public import JournalStore
public import JournalText
public import PlainFormats

/// A line that is gone, or would be.
public struct RemovedLine: Sendable {
  /// As it stood in the file.
  public let text: String
  public let line: Int
  public let isPrivate: Bool
  public let file: OpenFile
  public let outcome: ChangeOutcome
  /// Whether it was text above the log of a day whose mood stays.
  public var leavesMood = false
  public let day: CalendarDay
  /// How many lines stood there that were equal to it, with itself; 1 where none was.
  public var equals = 1
  /// What the line says now, where only a part of it went.
  public var rest: String?
  /// The numbers of the day that the line told.
  public var numbers: [FollowedNumber] = []

  public func json(for audience: Audience) -> JSONValue {
    [
      .schema: .answerSchema, .path: .string(file.place.path), .line: .int(line),
      .text: audience.sees(isPrivate: isPrivate) ? .string(text) : .null, .changed: .bool(outcome.isChanged),
      .dryRun: .bool(outcome.isDryRun),
    ]
  }
}

/// Several lines of a day's log have what was typed, or none: those that may be meant are shown, each on a line of its own.
public struct LogLinesError: CataloguedError {
  public let code: ErrorCode
  public let explanation: Explanation
  private let lines: [String]

  public var excerpt: MarkedText? { MarkedText(lines.map { $0.onOneLine }.joined(separator: "\n")) }

  /// - Parameters:
  ///   - lines: As they stand in the file, without the mark of their list.
  ///   - way: How the one that is meant is named; nil where its time or more of its words do.
  init(_ what: LogErrorText, _ words: [String], _ lines: [String], on period: Period, way: Message? = nil) {
    self.lines = lines
    code = what == .noLine || what == .noOpenLine ? .notFound : .ambiguous
    let day: TextValue = period.unit == .day ? .day(period.start) : .text("\(period)")
    explanation = Explanation(
      Message(what, ["count": .number(lines.count), "words": .text(words.joined(separator: " ")), "day": day]),
      help: way ?? Message(LogErrorText.severalLinesWay, ["day": "\(period)"]))
  }
}

extension Workspace {
  /// Takes the one line out of a day's log that words mean: the name of an activity, its time, words of its text, or some of these.
  /// - Throws: Where none has them, and where several have.
  public func remove(
    logLine words: [String], on date: AskedDays?, in journal: Journal, for audience: Audience, isDryRun: Bool = false
  ) throws -> RemovedLine {
    let today = try today(in: journal)
    let (words, named) = Self.dated(words, date, in: tongues)
    let day = try named?.done(on: today) ?? today
    let target = try target(ofDay: day, in: journal)
    guard target.isThere else {
      throw WorkspaceError(.notFound, LogErrorText.noLines, ["day": .day(day)], help: LogErrorText.noLinesWay)
    }
    var removed: (text: String, line: Int, isPrivate: Bool, file: OpenFile)?
    var (leavesMood, equals) = (false, 1)
    if words.isEmpty {
      let reading = try OpenFile(target.place).reading
      let told = reading.log.filter { audience.sees(isPrivate: reading.isPrivate(line: $0.line)) }.map { reading.words(of: $0) }
      throw LogLinesError(LogErrorText.whichLine, words, reading.openingTexts(for: audience) + told, on: .day(day))
    }
    let reader = try NumberReader(of: journal, in: self)
    var (followed, rest): ([FollowedNumber], String?) = ([], nil)
    let outcome = try changeFiles(in: target.root, isDryRun: isDryRun) {
      let file = try OpenFile(target.place)
      var plans = try plans(of: journal, in: [.activities, .experiments])
      let meant = try file.reading.meant(by: words, &plans, audience)
      let found = file.reading.likeliest(of: meant, words, &equals)
      // A number of the day stands in its front matter, and perhaps in a line as well, in words of its own.
      let numbers = found.isEmpty && audience.sees(isPrivate: file.reading.isPrivate) ? file.reading.numbers(meantBy: words) : []
      guard let line = found.first ?? file.reading.line(telling: numbers, reader) else {
        if let first = numbers.first {
          let lines = numbers.map { file.reading.lines.line(of: $0.keyRange.lowerBound) }
          let text = lines.map { file.reading.shownLine($0) }.joined(separator: ", ")
          removed = (text, file.reading.lines.line(of: first.keyRange.lowerBound), file.reading.isPrivate, file)
          var files = ChangedFiles()
          try files.set(numbers.map { .unset(key: $0.key) }, in: file)
          return files
        }
        // The first sentence of a day with its mood stands above the log, as text.
        if let paragraph = try file.reading.paragraph(meantBy: words, at: file.place, on: day, audience) {
          leavesMood = file.reading.properties.contains { $0.key == "mood" && $0.style != .empty }
          removed = (paragraph.text.onOneLine, paragraph.line, file.reading.isPrivate(line: paragraph.line), file)
          var files = ChangedFiles()
          try files.change(file) { file throws(FileError) in
            let opened = try file.changing { reading throws(EditError) in try reading.removing(paragraph) }.opened
            return (FileChange(file, to: try opened.followingMood(of: file).reading), ())
          }
          return files
        }
        let told = file.reading.log.filter { audience.sees(isPrivate: file.reading.isPrivate(line: $0.line)) }.suffix(6)
        let isHidden = file.reading.hidesLines(from: audience)
        let what = isHidden ? LogErrorText.noOpenLine : LogErrorText.noLine
        if !told.isEmpty {
          throw LogLinesError(
            what, words, told.map { file.reading.words(of: $0) }, on: .day(day), way: isHidden ? Message(LogErrorText.privateWay) : nil)
        }
        throw WorkspaceError(
          .notFound, what, ["words": .text(words.joined(separator: " ")), "day": .day(day)],
          help: isHidden ? LogErrorText.privateWay : LogErrorText.noLinesWay)
      }
      if found.count > 1 {
        let way = Message(LogErrorText.ordinalWay, ["words": .text(words.joined(separator: " ")), "day": "\(day)"])
        throw LogLinesError(LogErrorText.severalLines, words, found.map { file.reading.words(of: $0) }, on: .day(day), way: way)
      }
      removed = (file.reading.words(of: line), line.line, file.reading.isPrivate(line: line.line), file)
      var files = ChangedFiles()
      try files.change(file) { file throws(FileError) in
        let part = file.reading.part(of: line, meantBy: words)
        let opened = try file.changing { reading throws(EditError) in
          if let part { return try reading.correcting([part], to: "") }
          return try reading.removing(line)
        }.opened
        let after = try opened.followingMood(of: file).followingNumbers(of: file, reader, mayRemove: true).reading
        followed = file.reading.followed(in: after)
        if part != nil { rest = after.shownLine(line.line) }
        return (FileChange(file, to: after), ())
      }
      return files
    }
    guard let removed else { throw WorkspaceError(.conflict, WritingText.nothing) }
    return RemovedLine(
      text: removed.text, line: removed.line, isPrivate: removed.isPrivate, file: removed.file, outcome: outcome, leavesMood: leavesMood, day: day,
      equals: equals, rest: rest, numbers: followed)
  }

  /// The words without those that name their day.
  private static func dated(_ words: [String], _ date: AskedDays?, in tongues: Set<DayTongue>) -> (words: [String], date: AskedDays?) {
    let all = words.flatMap(\.words)
    if date != nil { return (all, date) }
    // ‘unlog yesterday’ asks which line of it is meant.
    if PeriodText.count(of: all, in: tongues) == all.count, let day = AskedDays.named(all[...], leaning: .past), day.isOneDay { return ([], day) }
    if let (others, days, _) = AskedDays.atEnd(of: all, after: ["on", "of", "from"], in: tongues), days.isOneDay { return (others, days) }
    if let (others, days) = AskedDays.atStart(of: all, in: tongues), days.isOneDay { return (others, days) }
    return (all, nil)
  }
}

extension FileReading {
  /// The paragraphs above the log, a line each.
  fileprivate func openingTexts(for audience: Audience) -> [String] {
    openingParagraphs.filter { audience.sees(isPrivate: isPrivate(line: $0.line)) }.map { $0.text.onOneLine }
  }

  /// The part between commas that these words and a number are, in a line that records no activity: ‘2 beers’ of ‘rest day, 1800 words, 2 beers’. Nil where
  /// the words are of all of it, or of more than a part.
  fileprivate func part(of line: LogReading, meantBy words: [String]) -> TextRange? {
    let parts = line.logLine.text.split(separator: ",")
    // ‘1,5 km’
    guard line.activity == nil, parts.count > 1, parts.dropFirst().allSatisfy({ $0.first == " " }) else { return nil }
    func named(_ text: String) -> Set<String> { Set(PlanFiles.nameWords(text).filter { !$0.allSatisfy(\.isNumber) }) }
    let said = named(words.joined(separator: " "))
    let found = parts.map { String($0).trimmed }.filter { part in
      part.contains(where: \.isNumber) && !part.contains { "[#".contains($0) } && named(part) == said && PlanFiles.withUnits(part).hold(words)
    }
    guard !said.isEmpty, found.count == 1 else { return nil }
    let there = places(ofWords: found[0]).filter { lines.line(of: $0.lowerBound) == line.line }
    return there.count == 1 ? there[0] : nil
  }

  /// The one line of text above the log that has all of these words, as the program writes one; nil where none has them.
  /// - Throws: Where they stand in a longer text, which is the person's own, and in several.
  fileprivate func paragraph(meantBy words: [String], at place: FilePlace, on day: CalendarDay, _ audience: Audience) throws -> ProseParagraph? {
    let text = words.joined(separator: " ").lowercased()
    let found = openingParagraphs.filter { paragraph in
      audience.sees(isPrivate: isPrivate(line: paragraph.line))
        && (PlanFiles.nameWords(paragraph.text).hold(words) || paragraph.text.lowercased().contains(text: text))
    }
    guard let one = found.first else { return nil }
    if found.count > 1 { throw LogLinesError(LogErrorText.severalLines, words, found.map { $0.text.onOneLine }, on: .day(day)) }
    guard one.count == 1, one.text.utf8.count <= 300 else {
      throw WorkspaceError(
        .wrongKind, LogErrorText.inText, ["words": .text(words.joined(separator: " ")), "place": .place("\(place.shown):\(one.line)")],
        help: LogErrorText.inTextWay, ["day": "\(day)"])
    }
    return one
  }

  /// The numbers of the day that are called so, in the words of any language or by what they say: ‘weight’ is that of `weight_kg`, `63.4` whichever is
  /// that much, and a blood pressure is two. None where several may be meant.
  fileprivate func numbers(meantBy words: [String]) -> [PropertyReading] {
    let said = words.joined(separator: " ")
    if Self.moodWords.contains(said.lowercased()) { return properties.filter { $0.key == "mood" && $0.style != .empty }.suffix(1) }
    // ‘weight 63.4’ is called by both.
    let last = words.last.map { String($0.map { $0 == "," ? "." : $0 }) } ?? ""
    let amount = last.first?.isNumber == true && !last.contains(":") ? WrittenMetric.amount(last) : nil
    let metrics = metrics.filter { metric in amount.map { metric.amount == $0 } ?? true }
    let names = metrics.map(\.name)
    if amount != nil, words.count == 1 { return names.count == 1 ? names.compactMap { property(ofMetric: $0) } : [] }
    let name = amount == nil ? said : words.dropLast().joined(separator: " ")
    if name.isEmpty { return [] }
    let spoken = MetricNames.named(name, among: names).map { [$0] } ?? MetricNames.spoken(name, among: names)
    if !spoken.isEmpty { return spoken.compactMap { property(ofMetric: $0) } }
    let begun = name.split(separator: " ").joined(separator: "_").lowercased()
    let others = MetricNames.inShort(name, among: names) + names.filter { $0 == begun || $0.hasPrefix(begun + "_") }
    return Set(others).count == 1 ? others.prefix(1).compactMap { property(ofMetric: $0) } : []
  }

  /// The last line that tells as much as the first of these numbers of the day.
  fileprivate func line(telling numbers: [PropertyReading], _ reader: NumberReader) -> LogReading? {
    guard let key = numbers.first?.key, let metric = metrics.first(where: { property(ofMetric: $0.name)?.key == key }) else { return nil }
    return reader.told(in: self).last { $0.says(metric) }?.line
  }

  /// Whether its log has lines that somebody does not see.
  func hidesLines(from audience: Audience) -> Bool {
    if audience.sees(isPrivate: true) { return false }
    return isPrivate || log.contains { isPrivate(line: $0.line) }
  }

  /// What the mood of a day is called.
  private static let moodWords: Set<String> = ["mood", "stimmung", "laune", "humeur", "ánimo", "animo", "humor", "気分", "기분"]

  /// The lines that words mean, with what stands before a name left out where nothing has it: ‘the last biscuit’, ‘my coffee’.
  fileprivate func meant(by words: [String], _ plans: inout PlanFiles, _ audience: Audience) throws -> [LogReading] {
    let found = try last(meantBy: words, &plans, audience) ?? lines(meantBy: words, &plans, audience)
    let bare = Array(words.drop { Self.articles.contains($0.lowercased()) })
    guard found.isEmpty, !bare.isEmpty, bare.count < words.count else { return found }
    return try last(meantBy: bare, &plans, audience) ?? lines(meantBy: bare, &plans, audience)
  }

  private static let articles: Set<String> = ["the", "my", "that", "this", "der", "die", "das", "den", "mein", "meine", "el", "la", "los", "las", "mi", "le", "les", "mon", "ma", "o", "a", "meu", "minha"]

  /// The last line of the log, or of those that have the other words: ‘last’, ‘last line’, ‘last coffee’; nil where the words mean nothing of the kind.
  fileprivate func last(meantBy words: [String], _ plans: inout PlanFiles, _ audience: Audience) throws -> [LogReading]? {
    if let (place, others) = Self.ordinal(in: words), !plans.holds(words.joined(separator: " "), of: EntryKind.activities) {
      let lines = try lines(meantBy: others, &plans, audience)
      return lines.indices.contains(place) ? [lines[place]] : nil
    }
    guard let first = words.first?.lowercased(), ["last", "latest", "letzte", "letzten", "letztes", "última", "dernière"].contains(first) else { return nil }
    let others = words.dropFirst().filter { !["line", "entry", "one", "log", "zeile", "eintrag"].contains($0.lowercased()) }
    let seen = others.isEmpty
      ? log.filter { audience.sees(isPrivate: isPrivate(line: $0.line)) } : try lines(meantBy: Array(others), &plans, audience)
    return seen.last.map { [$0] }
  }

  /// Of several lines those that say just what was typed, where there are some; and of equal ones the last, since it makes no difference which one goes.
  fileprivate func likeliest(of lines: [LogReading], _ words: [String], _ equals: inout Int) -> [LogReading] {
    let typed = words.joined(separator: " ").lowercased()
    let exact = lines.filter { line in
      let told = self.words(of: line).lowercased()
      return told == typed || told.hasSuffix("] \(typed)") || told.split(separator: " ", maxSplits: 1).last.map { $0 == typed && told.first?.isNumber ?? false } ?? false
    }
    // An amount that was typed tells lines apart that have nothing else: ‘ride 62km’ of one that has no watts.
    let said = Set(PlanFiles.withUnits(typed))
    let whole = typed.contains(where: \.isNumber) ? lines.filter { said.isSuperset(of: PlanFiles.nameWords(ownWords(of: $0))) } : []
    // What was typed stands so in one: the other has its words in the name of a picture.
    let spoken = typed.contains(" ") ? lines.filter { self.words(of: $0).lowercased().contains(text: typed) } : []
    let left = [exact, whole, spoken].first { !$0.isEmpty } ?? lines
    guard left.count > 1, let last = left.last, left.allSatisfy({ source.text($0.range).trimmed == source.text(last.range).trimmed }) else { return left }
    equals = left.count
    return [last]
  }

  /// The lines of the log that have all of these words, and of these, where one is an activity's name, those that record it.
  fileprivate func lines(meantBy words: [String], _ plans: inout PlanFiles, _ audience: Audience) throws -> [LogReading] {
    // ‘27:30’ and ‘19:30’ may be how long something took: where no line is of that time, one is looked for that has as much.
    let isOfTime = words.allSatisfy { TimeSpan($0) != nil } || words.allSatisfy { word in TimeSpan(word).map { time in log.contains { $0.logLine.time?.start == time.start } } ?? true }
    let times = isOfTime ? words.compactMap { TimeSpan($0) } : []
    let names = isOfTime ? words.filter { TimeSpan($0) == nil } : words
    let atTime = log.filter { line in
      audience.sees(isPrivate: isPrivate(line: line.line)) && times.allSatisfy { line.logLine.time?.start == $0.start }
    }
    if names.isEmpty { return atTime }
    do throws(PlanError) {
      let activity = try plans.plan(names.joined(separator: " "), of: EntryKind.activities)
      let spoken = plans.practice.spokenNames
      let own = log(of: activity.slug, spoken).map(\.block)
      let found = atTime.filter { own.contains($0.block) }
      if !found.isEmpty { return found }
    } catch {}
    let spoken = atTime.filter { PlanFiles.withUnits(self.words(of: $0)).hold(names) }
    if !spoken.isEmpty { return spoken }
    // ‘run 10 miles’ of a line that has 10 mi.
    if let said = SaidAmount(names.joined(separator: " ")), case let found = atTime.filter({ said.field(of: $0, in: self) != nil }), !found.isEmpty { return found }
    // As they stand there: ‘of 5’.
    let text = names.joined(separator: " ").lowercased()
    return atTime.filter { self.words(of: $0).lowercased().contains(text: text) }
  }

  /// Which of several lines is meant, from 0, and the other words: ‘second ride’, ‘2nd ride’.
  private static func ordinal(in words: [String]) -> (place: Int, others: [String])? {
    let ordinals = [["first", "1st"], ["second", "2nd"], ["third", "3rd"], ["fourth", "4th"], ["fifth", "5th"], ["sixth", "6th"]]
    guard words.count > 1, let word = words.first?.lowercased(), let place = ordinals.firstIndex(where: { $0.contains(word) }) else { return nil }
    return (place, Array(words.dropFirst()))
  }

  /// What a line says without its box, its time and the names of its fields.
  private func ownWords(of line: LogReading) -> String {
    let words = words(of: line).words.drop { ["[x]", "[-]", "[/]", "[ ]", "[", "]"].contains($0) || TimeSpan(String($0)) != nil }
    return words.filter { !$0.hasSuffix("::") }.joined(separator: " ")
  }

  /// A line of a number as it stands in the file, without the mark of its list.
  public func shownLine(_ number: Int) -> String {
    source.text(lines.range(ofLine: number)).trimmed.drop { "-*+ ".contains($0) }.description
  }

  /// A line as it stands in the file, without the mark of its list.
  fileprivate func words(of line: LogReading) -> String {
    source.text(line.range).parts(between: "\n")[0].trimmed.drop { "-*+ ".contains($0) }.description
  }
}
