// Clauses to the lines and pieces of a phrase.

import JournalDates
import JournalModel

/// Gathers what the clauses say, one line for each activity.
struct PhraseWriter {
  struct Piece {
    var meaning: Phrase.Meaning
    var tokens: Range<Int>
    var line: Int?
    /// Whether it stands between clauses: text only where it stands between text.
    var isDivider = false
    /// Whether it was put in quotes, so as to be text.
    var isQuoted = false
    /// Whether it means nothing but what its words mean together.
    var isIdiom = false
    /// What it would name.
    var name: NameIndex.Match?
    /// Whether a word such as ‘after’ stands before it.
    var isAside = false

    var isActivity: Bool { if case .activity = meaning { true } else { false } }
    /// Whether it is a part of what says a number of the day.
    var isMetric: Bool { if case .metric = meaning { true } else { false } }
  }

  let tokens: [Token]
  let arguments: [String]
  let vocabulary: PhraseVocabulary
  var units: UnitTable { vocabulary.units }
  let names: NameIndex
  private(set) var lines: [Phrase.Line] = []
  /// The activity of each line; nil where it has none.
  private(set) var activities: [Int?] = []
  /// Whether the first line waits for an activity, having only what was said before it.
  private var isWaiting = false
  /// The line of what names no activity, where that is not the last one.
  private var place: Int?
  /// What was told, clause by clause.
  private(set) var told: [ToldClause] = []
  /// Whether something was done by the group of words that is written.
  private var hasDone = false
  private(set) var pieces: [Piece] = []
  private(set) var mood: Mood?
  var metrics: [Phrase.Metric] = []
  /// Those of which a later one is told.
  var (earlierReadings, earlierMoods, readingLines): ([Phrase.Metric], [Phrase.EarlierMood], [Phrase.Line]) = ([], [], [])
  /// Amounts that are text, each with its line.
  private(set) var loose: [LooseAmount] = []
  /// Times that are text.
  private(set) var looseTimes: [TimeSpan] = []
  private(set) var day: CalendarDay?
  var uncertainties: [Phrase.Uncertainty] = []
  /// Words of text that may be typos.
  private(set) var typos: [Phrase.Uncertainty] = []
  private(set) var (thought, onlyThing): (Phrase.Glimpse?, Phrase.Glimpse?) = (nil, nil)
  /// The words of what each line has once: its time, and its amounts by their keys.
  var saidOnce: [[String: String]] = []
  /// The arguments whose amounts are text, though they are amounts.
  private(set) var toldAmounts: Set<Int> = []
  private(set) var (moodTokens, dayWords) = (0..<0, "")
  /// Whether the words for the mood stay in the text.
  private(set) var isMoodInText = false
  /// Those of each line.
  private var tags: [Set<String>] = []
  /// The lines of words that tell of something else first, and then of what was done: each keeps its clauses as they were typed.
  private(set) var narrated: Set<Int> = []
  /// The lines that tell of a slip.
  private(set) var slips: Set<Int> = []
  private(set) var toldDays: [(words: Range<Int>, day: CalendarDay)] = []

  init(tokens: [Token], arguments: [String], vocabulary: PhraseVocabulary, names: NameIndex) {
    self.tokens = tokens
    self.arguments = arguments
    self.vocabulary = vocabulary
    self.names = names
  }

  /// Quoted text beside activities that are named.
  /// - Parameter isNo: Whether all of it says that what stands beside it was not done.
  mutating func write(text range: Range<Int>, isNo: Bool) {
    let line = currentLine()
    if isNo, let slug = lines[line].activity, [.done, .partly].contains(lines[line].state) {
      uncertainties.append(.undone(words: words(range), slug: slug))
    }
    pieces.append(Piece(meaning: .text, tokens: range, line: line, isQuoted: true))
    told.append(ToldClause(tokens: range, isOfActivity: lines[line].activity != nil, isBare: false, isCommand: false))
  }

  mutating func write(_ clauses: [Clause], _ chunks: [Chunk], _ range: Range<Int>) {
    let clauses = withReadings(withFacts(clauses, chunks), chunks)
    var next = 0
    let tale = isWaiting || lines.isEmpty ? taleEnd(clauses, chunks) : nil
    let firstLine = lines.isEmpty ? 0 : lines.count - 1
    hasDone = false
    for (index, clause) in clauses.enumerated() {
      while next < clause.range.lowerBound { divide(chunks, &next) }
      // What was told first stays a line of its own.
      if index == tale { isWaiting = false }
      place = placeOfWords(clause, chunks, ofSeveral: clauses.count > 2)
      write(clause, chunks)
      place = nil
      // The words beside a number of the day are of nothing that follows.
      if clause.isOfOthers, !clause.metrics.isEmpty, tellsWords(clause, chunks) { isWaiting = false }
      hasDone = hasDone || !clause.activities.isEmpty
      if let clause = toldClause(clause, chunks) { told.append(clause) }
      next = clause.range.upperBound
    }
    while next < chunks.count { divide(chunks, &next) }
    if let days = twoDays(clauses, chunks) ?? nightApart(clauses, chunks) {
      uncertainties.removeAll { if case .twice(_, days.second) = $0 { true } else { false } }
      uncertainties.insert(.twoDays(first: days.first, second: days.second, parts: days.parts), at: 0)
    }
    if let tale {
      narrated.formUnion(firstLine..<lines.count)
      toldDays += toldDays(clauses[..<tale], chunks)
    }
  }

  private mutating func divide(_ chunks: [Chunk], _ next: inout Int) {
    pieces.append(Piece(meaning: .connective, tokens: chunks[next].range, line: lines.indices.last, isDivider: true))
    next += 1
  }

  private mutating func write(_ clause: Clause, _ chunks: [Chunk]) {
    uncertainties += doubts(of: clause, chunks)
    typos += clause.typos.map {
      .typo(words: words(chunks[$0.chunk].range), slug: vocabulary.activities[$0.activity].slug, isQuoted: !clause.isCommand)
    }
    for metric in clause.metrics { take(metric) }
    if let earlier = clause.earlierMood { take(earlier.mood, of: chunks[earlier.part].range, at: chunks[clause.range.lowerBound].range.lowerBound) }
    let own = clause.activities.map { activity in
      (chunk: activity.chunk, line: begin(activity.match, activity.state, words(chunks[activity.chunk].range)))
    }
    if let times = clause.times, let line = own.first?.line { count(times, of: line, behind: chunks[clause.range.upperBound - 1].range.upperBound) }
    (thought, onlyThing) = (glimpse(of: clause.thought, chunks) ?? thought, glimpse(of: clause.thing, chunks) ?? onlyThing)
    if clause.isSlip { slips.formUnion(own.map(\.line)) }
    if clause.isRemark { narrated.formUnion(own.map(\.line)) }
    let known = uncertainties.count
    defer { if uncertainties.count == known { uncertainties += secondDay(in: clause, chunks) } }
    if clause.activities.isEmpty, clause.stranger != nil {
      // The stranger has what stands beside it to itself.
      let line = currentLine()
      if let state = clause.strangerState { lines[line].state = state }
    }
    let (ahead, unclear) = amountsAhead(clause, chunks)
    uncertainties += unclear
    var position = 0
    let spans = spansInWords(clause, chunks)
    if let first = spans.min(), case .time(let time) = chunks[first].content, !isBesideWords, case let line = currentLine(), lines[line].time == nil { lines[line].time = time }
    let kept = wordsOfMood(clause, chunks).union(spans)
    let denial = clause.activities.isEmpty ? clause.range.first { chunks[$0].has(.negation) || chunks[$0].has(.missing) } : nil
    for i in clause.range {
      if kept.contains(i) {
        pieces.append(Piece(meaning: .text, tokens: chunks[i].range, line: currentLine(), isIdiom: chunks[i].name == nil, name: chunks[i].name))
        if clause[i] == .mood, let felt = clause.mood ?? chunks[i].mood, mood == nil {
          (mood, moodTokens, isMoodInText) = (felt, chunks[i].range, true)
        }
        continue
      }
      while position + 1 < own.count, own[position + 1].chunk <= i { position += 1 }
      let line = own.isEmpty ? nil : own[ahead.contains(i) && position + 1 < own.count ? position + 1 : position].line
      let isAside = [i - 1, i - 2].contains { clause.range.contains($0) && chunks[$0].has(.preposition) && !chunks[$0].has(.light) }
      // ‘nicht zum Lesen gekommen’ beside what is told is no aside.
      let isDenied = denial.map { $0 < i } ?? false
      let isBesideIt = isAside && (isDenied || isDoneBeside(i, clause, chunks))
      if clause[i] == .metric, let first = clause.metrics.first {
        pieces.append(Piece(meaning: .metric(first), tokens: chunks[i].range))
        // The others that the same words say have none of their own.
        if i == clause.range.last(where: { clause[$0] == .metric }) {
          let end = chunks[i].range.upperBound
          for metric in clause.metrics.dropFirst() { pieces.append(Piece(meaning: .metric(metric), tokens: end..<end)) }
        }
      } else {
        write(
          clause[i], clause.measured(chunks[i], at: i), line: line, own, isOfOthers: clause.isOfOthers, isTwiceSaid: isTwiceSaid(i, clause, chunks), isAside: isAside, isDoneBeside: isBesideIt,
          felt: clause.mood)
      }
    }
  }

  private mutating func write(
    _ role: Clause.Role, _ chunk: Chunk, line: Int?, _ own: [(chunk: Int, line: Int)], isOfOthers: Bool, isTwiceSaid: Bool, isAside: Bool, isDoneBeside: Bool,
    felt: Mood?
  ) {
    func refuse(_ first: String) { if isTwiceSaid { uncertainties.append(.twice(first: first, second: words(chunk.range))) } }
    switch role {
    case .text:
      switch chunk.content {
      case .amount, .thousands, .unclearNumber: toldAmounts.insert(tokens[chunk.range.lowerBound].argument)
      case .time(let time): looseTimes.append(time)
      default: break
      }
      let line = line ?? currentLine()
      if chunk.isAmount, !isAside, !isOfOthers { loose.append(LooseAmount(line: line, chunk: chunk)) }
      pieces.append(
        Piece(
          meaning: .text, tokens: chunk.range, line: line, isIdiom: chunk.has(.idiom) || isWithoutPart(chunk, own.map(\.line)) || felt != nil && chunk.name == nil || isOfOthers, name: chunk.name,
          isAside: isAside && !isDoneBeside))
    case .connective: add(.connective, chunk, line: line ?? place ?? lines.indices.last)
    case .detail:
      if let day = day(chunk) { return add(day, chunk, line: nil) }
      if case .day = chunk.content { refuse(dayWords) }
      let line = line ?? currentLine()
      let meaning = detail(chunk, line)
      if meaning == nil {
        if chunk.isAmount { toldAmounts.insert(tokens[chunk.range.lowerBound].argument) }
        if let first = sameBefore(chunk, line) { refuse(first) }
      }
      add(meaning ?? .text, chunk, line: line)
    case .mood:
      if let felt = felt ?? chunk.mood, mood == nil || mood == felt {
        if mood == nil { moodTokens = chunk.range }
        mood = felt
        add(.mood(felt), chunk, line: nil)
      } else {
        refuse(words(moodTokens))
        add(.text, chunk, line: line ?? currentLine())
      }
    case .activity:
      let slug = line.flatMap { lines[$0].activity }
      add(slug.map { .activity($0) } ?? .text, chunk, line: line)
    case .metric: break
    case .state(let activity):
      let line = own.first { $0.chunk == activity }?.line ?? line ?? currentLine()
      add(.state(lines[line].state), chunk, line: line)
    }
  }

  private mutating func add(_ meaning: Phrase.Meaning, _ chunk: Chunk, line: Int?) {
    pieces.append(Piece(meaning: meaning, tokens: chunk.range, line: line))
  }

  // MARK: Lines

  /// The line that what names no activity belongs to.
  private mutating func currentLine() -> Int {
    if lines.isEmpty {
      lines.append(Phrase.Line())
      activities.append(nil)
      isWaiting = true
    }
    return place ?? lines.count - 1
  }

  /// The line that the words of a clause belong to, where that is not the last one: what tells of something else behind what was done begins one.
  private mutating func placeOfWords(_ clause: Clause, _ chunks: [Chunk], ofSeveral isSeveral: Bool) -> Int? {
    guard hasDone, clause.activities.isEmpty, let done = activities.lastIndex(where: { $0 != nil }) else { return nil }
    guard isOfSomethingElse(clause, chunks, behind: done) || isFact(clause, chunks, behind: done, ofSeveral: isSeveral) || !clause.metrics.isEmpty && tellsWords(clause, chunks) else { return tellsWords(clause, chunks) ? nil : done }
    if done == lines.count - 1 {
      lines.append(Phrase.Line())
      activities.append(nil)
    }
    return lines.count - 1
  }

  private mutating func begin(_ match: NameIndex.Match, _ state: LogLine.State, _ words: String) -> Int {
    if !isWaiting {
      lines.append(Phrase.Line())
      activities.append(nil)
    }
    isWaiting = false
    let line = lines.count - 1
    lines[line].state = state
    let slugs = match.activities.map { vocabulary.activities[$0].slug }
    guard let activity = match.activities.first, match.activities.count == 1, !match.isPart else {
      uncertainties.append(.unclear(words: words, slugs: slugs))
      return line
    }
    lines[line].activity = slugs[0]
    activities[line] = activity
    if vocabulary.activities[activity].isArchived { uncertainties.append(.archived(words: words, slug: slugs[0])) }
    return line
  }

  // MARK: Details

  private mutating func day(_ chunk: Chunk) -> Phrase.Meaning? {
    guard case .day(let said) = chunk.content, day == nil || day == said else { return nil }
    if day == nil { dayWords = words(chunk.range) }
    day = said
    return .day(said)
  }

  /// What a detail says on a line; nil where it can say nothing there.
  private mutating func detail(_ chunk: Chunk, _ line: Int) -> Phrase.Meaning? {
    switch chunk.content {
    case .amount(let quantity): return askSister(quantity, chunk, line) ? nil : measurement(quantity, line, chunk)
    case .thousands(let number):
      guard let activity = activities[line] else { return nil }
      let dimension = vocabulary.activities[activity].unit.map { vocabulary.units.unit($0).dimension }
      if dimension == .mass { return measurement(Quantity(number, "kg"), line, chunk) }
      return names.moving.contains(activity) || dimension == .length ? measurement(Quantity(number, "km"), line, chunk) : nil
    case .number(let number):
      // ‘coffee -3’
      if number < 0, activities[line] != nil {
        return ask(.amount(words: words(chunk.range)))
      }
      if askBare(number, chunk, line) { return nil }
      guard let activity = activities[line], let unit = unit(of: activity, chunk), !isTitle(number, chunk, activity) else { return nil }
      let measured = vocabulary.units.unit(unit)
      if measured.dimension == .duration, let slug = lines[line].activity, isProduct(chunk) {
        return ask(.apart(words: slug, slug: slug, amount: words(chunk.range)))
      }
      if measured.dimension == .duration, number * measured.factor > 86_400 {
        return ask(.amount(words: words(chunk.range)))
      }
      if askSister(Quantity(number, unit), chunk, line) { return nil }
      return measurement(Quantity(number, number == 1 ? singular(unit) : unit), line, chunk)
    case .unclearNumber: return ask(.number(words: words(chunk.range)))
    case .time(let time):
      if chunk.isEitherHalf { return askHalf(of: time, chunk, line) }
      switch meaning(of: time, chunk, line) {
      case .duration(let quantity): return measurement(quantity, line, chunk)
      case .unclear(let minutes): uncertainties.append(.clock(words: words(chunk.range), minutes: minutes))
      case .pace: uncertainties.append(.number(words: words(chunk.range)))
      case .time: break
      }
      if let both = bothSpans(time, line) { return both }
      guard lines[line].time == nil || lines[line].time == time else { return nil }
      lines[line].time = time
      tell(chunk, "", line)
      return .time(time)
    case .future: return ask(.future(words: words(chunk.range)))
    case .unclearDay(let days): return ask(.day(words: words(chunk.range), days: days))
    case .tag(let tag):
      if tags.count < lines.count { tags += Array(repeating: [], count: lines.count - tags.count) }
      if tags[line].insert(tag).inserted { lines[line].tags.append(tag) }
      return .tag(tag)
    case .goal(let goal):
      let slug = vocabulary.goals[goal].slug
      if !lines[line].goals.contains(slug) { lines[line].goals.append(slug) }
      return .goal(slug)
    case .day, .name, .words, .mark, .other, .range: return nil
    }
  }

  private mutating func measurement(_ said: Quantity, _ line: Int, _ chunk: Chunk) -> Phrase.Meaning? {
    guard let said = lasting(said, line, chunk) else {
      return ask(.clock(words: clockWords(chunk), minutes: Int(said.amount * 60)))
    }
    let quantity = served(meant(by: said, activities[line]), chunk, activities[line])
    // The book of ‘read a book’ is no amount of pages.
    if quantity.amount == 1, pieces.contains(where: { $0.line == line && $0.isActivity }), case let kind = units.dimension(of: quantity),
      kind.isCount, tokens[chunk.range].allSatisfy({ $0.number == nil }),
      let activity = activities[line], let unit = vocabulary.activities[activity].unit, case let wanted = units.unit(unit).dimension,
      wanted.isCount, wanted != kind, wanted != .count("")
    { return nil }
    if isAbsurd(quantity, activities[line]) {
      return ask(.amount(words: words(chunk.range)))
    }
    if isDose(quantity, activities[line]) || isVesselOfOther(quantity, activities[line]) || isPrice(quantity, activities[line]) { return nil }
    if askWhose(quantity, chunk, line) { return nil }
    // ‘in four sets’ says how, and not how much more.
    if UnitFamilies.areOne(quantity.unit, "sets"), lines[line].measurements.contains(where: { units.dimension(of: $0.quantity).isCount }) { return nil }
    // Nothing of it is none of it.
    if quantity.amount == 0, lines[line].activity != nil, units.dimension(of: quantity) != .temperature {
      lines[line].state = .no
      return .state(.no)
    }
    if isOneOfThem(chunk, line) { return .text }
    if isMultiplier(said, chunk, line) { return times(said, line) }
    guard let key = key(of: quantity, line) else { return said.unit == "x" && chunk.range.lowerBound > 0 ? times(said, line) : sum(quantity, line) }
    let measurement = Phrase.Measurement(key, quantity)
    lines[line].measurements.append(measurement)
    tell(chunk, vocabulary.units.dimension(of: quantity).name, line)
    return .measurement(measurement)
  }

  /// ‘10 push-ups x 5’, ‘500 ml x 4’
  private mutating func times(_ sets: Quantity, _ line: Int) -> Phrase.Meaning? {
    guard let known = lines[line].measurements.firstIndex(where: { units.dimension(of: $0.quantity).isCount }) ?? lines[line].measurements.indices.last else { return nil }
    lines[line].measurements[known].quantity.amount = (lines[line].measurements[known].quantity.amount * sets.amount * 1e6).rounded() / 1e6
    return .measurement(Phrase.Measurement(QuantityKey.key(for: .count("")), sets))
  }

  mutating func ask(_ doubt: Phrase.Uncertainty) -> Phrase.Meaning? {
    uncertainties.append(doubt)
    return nil
  }

  mutating func add(_ measurement: Phrase.Measurement, to line: Int) { lines[line].measurements.append(measurement) }
  mutating func add(_ piece: Piece) { pieces.append(piece) }
  mutating func add(minutes: Double, to line: Int) -> Phrase.Meaning? { sum(Quantity(minutes, "min"), line) }

  /// A second amount of what a line has already, added to it: nil where nothing can be.
  private mutating func sum(_ quantity: Quantity, _ line: Int) -> Phrase.Meaning? {
    guard activities[line] != nil,
      let known = lines[line].measurements.firstIndex(where: { units.dimension(of: $0.quantity) == units.dimension(of: quantity) }),
      case let first = lines[line].measurements[known].quantity, let more = units.convert(quantity, to: first.unit)
    else { return nil }
    // ‘a pint, 4 coffees’: the one is of something else, which nothing here says.
    let isOther = isVesselOfOther(first, activities[line])
    if isOther { uncertainties.append(.twice(first: first.text, second: quantity.text)) }
    lines[line].measurements[known].quantity = isOther ? quantity : Quantity(((first.amount + more) * 1e6).rounded() / 1e6, plural(first.unit, line))
    return .measurement(Phrase.Measurement(lines[line].measurements[known].key, quantity))
  }
}
