// What a folder of notes shows of how they are kept, so that a journal can be made of it as it is.

public import HostSystem
import JournalDates
public import JournalFormat
public import JournalLanguage
public import JournalKit
import JournalModel
import JournalStore
import JournalText

/// A look at the notes of a folder that is to become a journal: nothing is written, and what is proposed only describes what is there.
public struct NotesSurvey: Sendable {
  /// A setting that the notes ask for.
  public struct Proposal: Sendable {
    public let setting: Setting
    public let value: SettingValue
    /// What was seen that asks for it.
    public let reason: Message
  }

  /// How many Markdown files there are.
  public private(set) var count = 0
  public private(set) var proposals: [Proposal] = []
  /// What is worth to know and no setting helps with.
  public private(set) var remarks: [Message] = []
  /// What could not be looked at.
  public private(set) var problems: [HostError] = []

  /// The settings that hold already.
  private let standing: JournalConfiguration

  /// Of so many dated notes, the latest, headings and moods are looked at.
  private static let sample = 2_000
  /// What is seen less often is no habit.
  private static let least = 2

  /// - Parameters:
  ///   - root: Of the folder; one that is not there has no notes.
  ///   - standing: The settings that hold already.
  public init(of root: String, under standing: JournalConfiguration) throws(HostError) {
    self.standing = standing
    guard FileSystem.isDirectory(root) else { return }
    let obsidian = ObsidianSettings(of: root)
    let templates = obsidian?.templates ?? []
    if FileSystem.isDirectory(PathText.join(root, "logseq")) { propose("flavor", .text("logseq"), Message(InitText.logseq)) }
    let walk = try FileSystem.walk(root, skipping: { standing.layout.isSkipped($0) || templates.contains($0) })
    problems = walk.problems
    let paths = walk.files.map(\.path).filter { $0.hasSuffix(".md") && !standing.layout.isSkipped($0) }
    count = paths.count
    let dated = propose(obsidian, paths)
    if let folders = templatesToIgnore(templates, in: root) {
      propose("layout.ignore", .list(folders), Message(InitText.templates, ["folders": .list(templates, .and)]))
    }
    if let template = obsidian?.dayTemplate, FileSystem.exists(PathText.join(root, template + ".md")) {
      remarks.append(Message(InitText.dayTemplate, ["path": .place(template + ".md")]))
    }
    look(into: dated, of: root)
    lookForBoxes(in: dated[.day] ?? [], of: root)
    lookForTasks(in: paths, of: root)
  }

  private mutating func propose(_ key: String, _ value: SettingValue, _ reason: Message) {
    guard let setting = Setting.named(key), setting.value(in: standing) != value else { return }
    proposals.append(Proposal(setting: setting, value: value, reason: reason))
  }

  /// Where dated notes lie. Obsidian’s own word is taken where it finds no fewer than the names say.
  /// - Returns: The paths of the notes that have dates, as they will be found.
  private mutating func propose(_ obsidian: ObsidianSettings?, _ paths: [String]) -> [Period.Unit: [String]] {
    let named = DatedNotes.found(in: paths)
    var found: [Period.Unit: [String]] = [:]
    for unit in Period.Unit.allCases {
      let own = obsidian?.dated.first { $0.unit == unit }
      let said = own?.pattern.flatMap { DatedNotes(unit, $0, among: paths) }
      let seen = named.first { $0.unit == unit }
      let standing = standing.layout[unit].flatMap { DatedNotes(unit, $0.text, among: paths) }
      found[unit] = standing?.paths ?? []
      if own != nil, said == nil {
        remarks.append(
          seen.map { Message(InitText.oddFormat, ["unit": .message(RenameErrorText.unit, ["unit": .text(unit.rawValue)]), "pattern": .text($0.pattern)]) }
            ?? Message(InitText.unknownFormat, ["unit": .message(RenameErrorText.unit, ["unit": .text(unit.rawValue)])]))
      }
      let best = (said?.paths.count ?? -1) >= (seen?.paths.count ?? 0) ? said : seen
      guard let best, best.pattern != standing?.pattern, best.paths.count >= found[unit]?.count ?? 0 else { continue }
      if best.paths.count == found[unit]?.count, best.pattern != said?.pattern || !best.paths.isEmpty { continue }
      found[unit] = best.paths
      propose(
        "layout.\(EntryKind(of: unit).rawValue)", .text(best.pattern),
        Message(
          InitText.dated,
          ["unit": .text(unit.rawValue), "count": .number(best.paths.count), "example": .optional(best.paths.last)]))
      if own?.format.hasWeeksOfLanguage == true, best.pattern == said?.pattern { remarks.append(Message(InitText.weeks)) }
    }
    return found
  }

  private func templatesToIgnore(_ templates: [String], in root: String) -> [String]? {
    let folders = templates.filter { FileSystem.exists(PathText.join(root, $0)) && !standing.layout.isSkipped($0) }
    return folders.isEmpty ? nil : standing.layout.ignored + folders
  }
}

extension NotesSurvey {
  /// Whether the notes have headings that say in which language they are.
  public var namesHeadings: Bool { proposals.contains { $0.setting.key == "language" || $0.setting.key.hasPrefix("sections.") } }

  /// The words of moods and the headings of retrospectives.
  private mutating func look(into dated: [Period.Unit: [String]], of root: String) {
    var moods: [String: Int] = [:]
    var headings: [HeadingOfOthers: [String: Int]] = [:]
    for (unit, paths) in dated.sorted(by: { $0.key < $1.key }) {
      for path in paths.suffix(Self.sample) {
        guard let bytes = FileSystem.readIfReadable(PathText.join(root, path)) else { continue }
        let reading = FileReading(SourceText(path: path, bytes: bytes), path: path, configuration: standing)
        // What is proposed is read in terminals of others and written into a file.
        if reading.isPrivate { continue }
        if unit == .day, case .text(let word)? = reading.properties.first(where: { $0.key == "mood" })?.value {
          moods[word, default: 0] += 1
        }
        if unit == .day { continue }
        for section in reading.sections where section.kind == .other && !section.isPrivate {
          if let heading = HeadingOfOthers(section.heading) { headings[heading, default: [:]][section.heading, default: 0] += 1 }
        }
      }
    }
    propose(headings: headings)
    propose(moods: moods)
  }

  private mutating func propose(headings: [HeadingOfOthers: [String: Int]]) {
    var byLanguage: [String: Int] = [:]
    for kind in [SectionKind.keep, .problem, .try, .action] {
      var names: [(name: String, count: Int)] = []
      for (heading, found) in headings where heading.kind == kind {
        names += found.filter { $0.value >= Self.least }.map { ($0.key, $0.value) }
        byLanguage[heading.language, default: 0] += found.values.reduce(0, +)
      }
      if names.isEmpty { continue }
      names.sort { ($1.count, $0.name) < ($0.count, $1.name) }
      propose(
        "sections.\(kind.rawValue)", .list(names.map(\.name)),
        Message(InitText.headings, ["count": .number(names.reduce(0) { $0 + $1.count }), "kind": .text(kind.rawValue)]))
    }
    guard let most = byLanguage.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), most.key != standing.language, most.key != "en",
      proposals.contains(where: { $0.setting.key.hasPrefix("sections.") })
    else { return }
    propose("language", .text(most.key), Message(InitText.language))
  }

  /// Boxes with signs of Tasks, wherever they stand but in sections of Actions, where they are read anyway.
  private mutating func lookForTasks(in paths: [String], of root: String) {
    if standing.findsTasksAnywhere { return }
    var wide = standing
    wide.findsTasksAnywhere = true
    var count = 0
    for path in paths.suffix(Self.sample) {
      guard let bytes = FileSystem.readIfReadable(PathText.join(root, path)), bytes.contains(ASCII.openBracket) else { continue }
      let reading = FileReading(SourceText(path: path, bytes: bytes), path: path, configuration: wide)
      if !reading.isPrivate { count += reading.scattered?.items.count ?? 0 }
    }
    if count >= Self.least { propose("tasks.anywhere", .text("true"), Message(InitText.tasks, ["count": .number(count)])) }
  }

  /// Boxes of days below headings that mean nothing here: what makes tasks and lines of the log of them is said once.
  private mutating func lookForBoxes(in paths: [String], of root: String) {
    var counts: [String: (boxes: Int, days: Int)] = [:]
    for path in paths.suffix(Self.sample) {
      guard let bytes = FileSystem.readIfReadable(PathText.join(root, path)), bytes.contains(ASCII.openBracket) else { continue }
      let reading = FileReading(SourceText(path: path, bytes: bytes), path: path, configuration: standing)
      if reading.isPrivate { continue }
      let others = Set(reading.sections.filter { $0.kind == .other && !$0.isPrivate }.map(\.heading))
      var found: [String: Int] = [:]
      var heading = ""
      for line in String(decoding: bytes, as: UTF8.self).linesOfText {
        if line.hasPrefix("#"), let blank = line.firstIndex(of: " ") {
          heading = line[blank...].trimmed
        } else if others.contains(heading), Self.isPlainBox(line.trimmed) {
          found[heading, default: 0] += 1
        }
      }
      for (heading, count) in found {
        let before = counts[heading] ?? (0, 0)
        counts[heading] = (before.boxes + count, before.days + 1)
      }
    }
    let headings = counts.filter { $0.value.days >= Self.least }.sorted { ($1.value.boxes, $0.key) < ($0.value.boxes, $1.key) }
    func tell(_ text: InitText, _ names: [(key: String, value: (boxes: Int, days: Int))]) {
      if names.isEmpty { return }
      let shown = names.prefix(3).map(\.key)
      remarks.append(
        Message(
          text,
          [
            "count": .number(names.reduce(0) { $0 + $1.value.boxes }), "headings": .quoted(shown, .and),
            "names": .text(shown.joined(separator: ", ")),
          ]))
    }
    tell(InitText.boxesOfTasks, headings.filter { !Self.isOfHabits($0.key) })
    tell(InitText.boxesOfHabits, headings.filter { Self.isOfHabits($0.key) })
  }

  /// A box without a sign or field of Tasks, which is looked for apart.
  private static func isPlainBox(_ line: String) -> Bool {
    guard let mark = line.first, "-*+".contains(mark), case let rest = line.dropFirst().trimmed, rest.utf8.count > 4,
      ["[ ] ", "[x] ", "[X] "].contains(where: rest.hasPrefix)
    else { return false }
    return !rest.contains(text: "[due::") && !rest.unicodeScalars.contains { "📅⏳🛫✅❌🔁⏫🔼🔽➕".unicodeScalars.contains($0) }
  }

  /// Whether a heading speaks of what is done again and again.
  private static func isOfHabits(_ heading: String) -> Bool {
    let name = heading.lowercased()
    return ["habit", "routine", "tracker", "daily", "gewohnheit", "hábito", "rituel", "rotina", "習慣", "습관", "루틴"].contains { name.contains(text: $0) }
  }

  /// Words of a common scale become the journal’s own; of others it is said that they are none.
  private mutating func propose(moods: [String: Int]) {
    let count = moods.values.reduce(0, +)
    let words = Set(moods.keys)
    guard count >= Self.least else { return }
    // A number above 4 shows that they count from 1.
    if words.allSatisfy({ ["1", "2", "3", "4", "5"].contains($0) }), words.contains("5") {
      return propose("mood.labels", .list(["1", "2", "3", "4", "5"]), Message(InitText.moods, ["count": .number(count)]))
    }
    var moods = moods
    if let ofTen = Self.ofTen(words), ofTen.contains(where: { standing.moodLabels.mood(written: $0.number) != $0.mood }) {
      let numbers = moods.filter { Double($0.key) != nil }
      propose(
        "mood.words", .list(ofTen.map { "\($0.number) = \($0.mood.name)" }), Message(InitText.moods, ["count": .number(numbers.values.reduce(0, +))]))
      for number in numbers.keys { moods[number] = nil }
    }
    let unknown = moods.filter { standing.moodLabels.mood(named: $0.key) == nil }
    if unknown.isEmpty { return }
    if let scale = Self.scales.first(where: { Set($0).isSuperset(of: words) }) {
      return propose("mood.labels", .list(scale), Message(InitText.moods, ["count": .number(count)]))
    }
    let sorted = unknown.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    let (told, odd) = (sorted.filter { standing.moodLabels.mood(told: $0) != nil }, sorted.filter { standing.moodLabels.mood(told: $0) == nil })
    func days(_ words: [String]) -> TextValue { .number(words.reduce(0) { $0 + (unknown[$1] ?? 0) }) }
    if !told.isEmpty {
      let words = told.prefix(6).compactMap { word in
        standing.moodLabels.mood(told: word).map { Message(InitText.moodWord, ["word": .text(word), "mood": .mood($0, standing.moodLabels)]) }
      }
      remarks.append(Message(InitText.toldMoods, ["count": days(told), "words": .messages(words, .comma), "example": .text(told[0])]))
    }
    if !odd.isEmpty {
      remarks.append(
        Message(InitText.oddMoods, ["count": days(odd), "words": .quoted(Array(odd.prefix(5)), .comma), "example": .text(odd[0])]))
    }
  }

  /// What the numbers to ten say where one above 5 shows that the moods count so; with those between two of them that stand there. Nil for all others.
  private static func ofTen(_ words: Set<String>) -> [(number: String, mood: Mood)]? {
    let numbers = words.compactMap { word in Double(word).map { (word: word, number: $0) } }
    guard numbers.allSatisfy({ (0...10).contains($0.number) }),
      numbers.contains(where: { $0.number > 5 && $0.number == $0.number.rounded() })
    else { return nil }
    let between = numbers.filter { $0.number != $0.number.rounded() }.map(\.word).sorted()
    let all = ((words.contains("0") ? 0 : 1)...10).map { "\($0)" } + between
    return all.compactMap { number in MoodLabels.step("\(number)/10").map { (number: number, mood: $0) } }
  }

  /// Scales of other trackers and of everyday language, the lowest mood first.
  private static let scales = [
    ["awful", "bad", "meh", "good", "rad"], ["terrible", "bad", "okay", "good", "great"], ["terrible", "bad", "ok", "good", "great"],
    ["awful", "bad", "okay", "good", "great"], ["awful", "bad", "ok", "good", "great"],
    ["very bad", "bad", "neutral", "good", "very good"],
    ["very bad", "bad", "ok", "good", "very good"], ["terrible", "bad", "neutral", "good", "excellent"],
    ["sehr schlecht", "schlecht", "mittel", "gut", "sehr gut"], ["mies", "schlecht", "okay", "gut", "super"],
    ["muy mal", "mal", "regular", "bien", "muy bien"], ["très mal", "mal", "moyen", "bien", "très bien"],
    ["péssimo", "ruim", "normal", "bom", "ótimo"], ["最悪", "悪い", "普通", "良い", "最高"], ["최악", "나쁨", "보통", "좋음", "최고"],
    ["😢", "🙁", "😐", "🙂", "😄"], ["😭", "😕", "😐", "🙂", "😁"], ["😞", "🙁", "😐", "🙂", "😀"],
  ]
}

extension Workspace {
  /// A look at how the notes of a folder are kept; of a journal, under the settings that it has.
  public func survey(of root: String) throws -> NotesSurvey {
    let marker = PathText.join(root, JournalSearch.marker)
    return try NotesSurvey(of: root, under: FileSystem.exists(marker) ? journal(at: root).configuration : .default)
  }
}
