// `retro correct`: words put right where they stand.

import JournalText
public import CommandKit
import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import PlainFormats

/// Changes words in one line of a day, or of the last look back.
public struct CorrectCommand: Command {
  public static let name = "correct"
  public static let aliases: [CommandAlias] = [
    CommandAlias("edit", least: 2), CommandAlias("fix", least: 2), CommandAlias("amend", least: 2), CommandAlias("replace", least: 2),
    CommandAlias("change", least: 2), CommandAlias("update", least: 2),
    CommandAlias("respell", least: 2), CommandAlias("log fix", least: 2), CommandAlias("log edit", least: 2),
    CommandAlias("log change", least: 2), CommandAlias("change log", least: 2),
  ]
  public static let declaration = CommandDeclaration(
    name, "Put a word right: retro correct squahs squash",
    discussion: """
      OLD are words of one line, and NEW stands in their place; all around them stays, to the byte. The line is looked for in the day that is
      named, else in today and the days before it, then in the retrospectives of the last weeks and months. Where several lines have the
      words nothing is written, and the lines are told. Amounts may be put right as well: the day is read anew. ‘retro undo’ brings the old
      words back, ‘retro unlog’ takes a whole line away, and ‘retro open’ shows the file in your editor.
      """,
    operands: [words],
    options: [.doneOn, .dryRun, .json],
    examples: [
      Example("retro correct squahs squash", "One letter."),
      Example("retro correct \"5 km\" \"6 km\" yesterday", "It was more."),
    ])

  private static let words = Operand(repeating: .words, "OLD and NEW, each in quotes if it has blanks, and the day.")

  private let words: [String]
  private let date: AskedDays?
  private let isDryRun: Bool
  private let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    words = try arguments[Self.words]
    date = try arguments[.doneOn]
    isDryRun = arguments[.dryRun]
    isJSON = arguments.isJSON
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    let audience = context.audience(of: .message, journal.configuration)
    let (old, new, day) = try asked(in: context)
    // The mood of a day stands in no line.
    if old.lowercased() == "mood", day.map({ $0.isOneDay }) ?? true, new.first?.isNumber == true || Mood.allCases.contains(where: { $0.name == new.lowercased() }) {
      let options = (isDryRun ? [Flag.dryRun.name] : []) + (isJSON ? [Flag.json.name] : [])
      return try RetroProgram.run(instead: ["mood", new, "--day"] + (day.map { ["--date", $0.word] } ?? []) + options, in: &context)
    }
    let corrected = try context.workspace.correct(old, to: new, on: day, in: journal, for: audience, isDryRun: isDryRun)
    if isJSON {
      context.write(corrected.json(for: context.audience(of: .data)))
      return .yes
    }
    context.write(corrected.outcome.preview)
    let place = TextValue.place("\(corrected.file.place.shown):\(corrected.line)")
    if corrected.before == corrected.text {
      context.note(LogText.correctedAlready, ["place": place, "text": .text(corrected.text)])
      return .yes
    }
    context.note(
      LogText.corrected,
      [
        "dry": .flag(isDryRun), "text": .text(corrected.text), "before": .text(corrected.before),
        "place": place,
      ])
    for number in corrected.followed { number.tell(in: corrected.file, isDryRun: isDryRun, &context) }
    if corrected.equals > 1, !isDryRun { context.note(LogText.lastOfEqual, ["count": .number(corrected.equals)]) }
    if let note = corrected.note { context.note(LogText.correctedCounted, ["line": .text(note)]) }
    if corrected.isNote { context.note(LogText.correctedNote) }
    if !isDryRun, corrected.followed.isEmpty, let stale = corrected.staleNumber {
      let today = try context.today(in: journal)
      let date = corrected.file.reading.day.flatMap { $0 == today ? nil : " --date \($0)" } ?? ""
      context.note(
        LogText.numberStays,
        [
          "name": .text(context.language.title(ofMetric: stale.name)), "value": .text(stale.value),
          "line": .text("retro metrics set \(stale.name)=\(stale.now)\(date)"),
        ])
    }
    if let path = corrected.imported { context.note(LogText.correctedImported, ["path": .place(path)]) }
    return .yes
  }

  /// ‘coffee 2 3’, ‘blood sugar to 128’, ‘my weight 82.1 81.2 kg’: a name, perhaps with the number that stands there, and the right one.
  private static func numbersApart(_ words: [String]) -> [String] {
    var words = words
    guard words.count > 2, words[0].first?.isLetter == true, words.allSatisfy({ !$0.contains(where: \.isWhitespace) }),
      var place = words.lastIndex(where: { $0.first?.isNumber == true }), words.count - place < 3
    else { return words }
    if ["to", "=", "is", "->", "=>", "→", "was"].contains(words[place - 1].lowercased()) {
      words.remove(at: place - 1)
      place -= 1
    }
    return [words[..<place].joined(separator: " "), words[place...].joined(separator: " ")]
  }

  /// ‘28 min 28:30’, ‘10 miles 11 miles’: two amounts, one behind the other.
  private static func amountsApart(_ words: [String]) -> [String] {
    let numbers = words.indices.filter { words[$0].first?.isNumber ?? false }
    // Behind each number at most its unit.
    guard words.count > 2, numbers.count == 2, numbers[0] == 0, numbers[1] < 3, words.count - numbers[1] < 3, !words.contains(where: { $0.contains(" ") }) else { return words }
    return [words[..<numbers[1]].joined(separator: " "), words[numbers[1]...].joined(separator: " ")]
  }

  /// ‘two glasses last night to three’: what stands there and what should, typed without quotes. Nil where more than one word may part the two.
  private static func parted(_ words: [String]) -> (old: [String], new: [String])? {
    let joints = words.indices.dropFirst().dropLast().filter { ["to", "into", "->", "=>", "→"].contains(words[$0].lowercased()) }
    guard words.count > 3, joints.count == 1, words.allSatisfy({ !$0.contains(where: \.isWhitespace) }) else { return nil }
    return (Array(words[..<joints[0]]), Array(words[(joints[0] + 1)...]))
  }

  /// ‘run 8.5 km was 9.2 km’, ‘8.5 km should be 9.2 km’: what stands there, and how it was.
  private static func told(_ words: [String]) -> [String]? {
    let said = words.flatMap { $0.words.map { String($0) } }
    // ‘weight was 71.4 not 71.2’
    if let no = said.lastIndex(where: { $0.lowercased() == "not" }), no > 1, hasNumber(said[(no + 1)...]),
      let link = said[..<no].lastIndex(where: { ["was", "were", "is", "are", "should", "had"].contains($0.lowercased()) }), case let name = said[..<link], case let new = said[(link + 1)..<no].drop(while: { $0.lowercased() == "be" }), hasNumber(new)
    {
      let bare = name.filter { !["it", "that", "my", "the"].contains($0.lowercased()) }
      // ‘it was 1.6 km not 1.5’
      let old = said[(no + 1)...], unit = old.count == 1 && new.count == 2 ? new.suffix(1) : []
      return [Array(old + unit), Array(new)].map { (bare + $0.map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }).joined(separator: " ") }
    }
    for link in [["was", "really"], ["was", "actually"], ["should", "be"], ["should", "have", "been"], ["was"], ["instead", "of"]] {
      guard let place = said.indices.dropFirst().first(where: { said[$0...].lazy.map { $0.lowercased() }.starts(with: link) }),
        case let (old, new) = (said[..<place], said[(place + link.count)...]), !new.isEmpty, Self.hasNumber(old), Self.hasNumber(new)
      else { continue }
      let sides = [old, new].map { $0.joined(separator: " ") }
      return link == ["instead", "of"] ? sides.reversed() : sides
    }
    return nil
  }

  private static func hasNumber(_ words: ArraySlice<String>) -> Bool { words.contains { $0.first?.isNumber == true } }

  /// What stands there, what should, and the day: `kingfischer to kingfisher yesterday`.
  private func asked(in context: Context) throws -> (old: String, new: String, day: AskedDays?) {
    var (words, day) = (words.count == 1 ? words[0].words.map { String($0) } : words, date)
    let isTyped = words.allSatisfy { !$0.contains(where: \.isWhitespace) }
    // ‘yesterday's run’, which a shell takes in quotes alone
    if day == nil, let said = words.first?.words.map({ String($0) }), said.count > 1, said.prefix(3).contains(where: { $0.hasSuffix("'s") || $0.hasSuffix("’s") }),
      let (others, days) = AskedDays.atStart(of: said, in: context.workspace.tongues), days.isOneDay
    {
      (words, day) = ([others.joined(separator: " ")] + words.dropFirst(), days)
    }
    if day == nil, words.count > 2,
      let (others, days, _) = AskedDays.atEnd(of: words, after: ["on", "of", "from"], in: context.workspace.tongues),
      days.isOneDay, others.count > 1
    {
      (words, day) = (others, days)
    }
    // ‘correct yesterday kingfischer kingfisher’
    if day == nil, words.count > 2, let (others, days) = AskedDays.atStart(of: words, in: context.workspace.tongues), days.isOneDay, others.count > 1 {
      (words, day) = (others, days)
    }
    if let (old, new) = Self.parted(words) {
      var old = old
      if day == nil, let (others, days, _) = AskedDays.atEnd(of: old, after: ["on", "of", "from"], in: context.workspace.tongues), days.isOneDay, !others.isEmpty {
        (old, day) = (others, days)
      }
      words = [old, new].map { $0.joined(separator: " ") }
    }
    // ‘coffee today was 2 not 3’
    if day == nil, let link = words.firstIndex(where: { ["was", "were", "should"].contains($0.lowercased()) }), link > 1,
      let (others, days, _) = AskedDays.atEnd(of: Array(words[..<link]), after: ["on", "of", "from"], in: context.workspace.tongues), days.isOneDay, !others.isEmpty
    {
      (words, day) = (others + words[link...], days)
    }
    if words.count != 2, let told = Self.told(words) { words = told }
    if words.count == 3, ["to", "with", "by", "into", "->", "=>", "=", "→"].contains(words[1].lowercased()) { words.remove(at: 1) }
    words = Self.divided(words) ?? Self.amountsApart(Self.numbersApart(words))
    if isTyped, words.count == 2 { words[1] = Self.withWordsBefore(words[0], words[1]) }
    guard words.count == 2, !words[0].trimmed.isEmpty, !words[1].contains(where: \.isNewline) else {
      throw CommandError(.usage, LogErrorText.correctsTwo, help: LogErrorText.correctsTwoWay)
    }
    return (words[0], words[1], day)
  }
}
