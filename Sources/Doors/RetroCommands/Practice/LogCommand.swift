// `retro log`: one line for everything that was done.

import CommandGuesses
public import CommandKit
import HostSystem
import JournalDates
import JournalFormat
import JournalGuides
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalPhrases
import JournalReports
import JournalStore
import JournalText
import PlainFormats

/// Writes down what plain words say: a mood, what was done and how much of it, when, and a few words about it.
public struct LogCommand: Command, MakingPrivate, KeepingText {
  public static let name = "log"
  public static let mayTakeText = true
  public static let aliases: [CommandAlias] =
    ["write", "journal", "diary", "jot", CommandAlias("note", "--note"), CommandAlias("private", "--private", least: 1)]
    + ["weight", "weighed", "sleep", "slept", "steps", "nap", "napped", "bp"].map { CommandAlias($0, $0, least: 1) } + [
      CommandAlias("photo", "--photo", least: 1), CommandAlias("picture", "--photo", least: 1), CommandAlias("attach", "--photo", least: 1), CommandAlias("add photo", "--photo", least: 1),
      CommandAlias("add picture", "--photo", least: 1), CommandAlias("attach photo", "--photo", least: 1), CommandAlias("blood pressure", "bp", least: 1), CommandAlias("I", "I", least: 2), CommandAlias("i", "i", least: 2),
    ]
  public static let declaration = CommandDeclaration(
    name, "Write what you did, in plain words: retro log ran 5k",
    discussion: """
      WORDS are a mood, names of habits and tasks, amounts such as 5.2km or 28min, tags such as +outdoors, a time, a day, and text, in any order and
      in English, German, Spanish, French, Japanese, Korean or Portuguese. What was understood is shown before it is written, and a terminal
      is asked; --yes writes at once, and so does a script. What is not understood is kept as text; a sentence is best put in quotes. A day is
      yesterday, friday, Nov 18, 18.11., 11/18 or 2026-11-18: without a year the last one.

      A word for a mood is the mood where it stands first or last beside what you did, or next to a time or a day; without quotes also right
      behind what is understood. In a sentence that tells of nothing done, such as ‘good talk with Anna’, it is text. The first mood of a day is
      that of the day, unless a time stands beside it. ‘Weight 70kg’, ‘slept 7h’ and ‘9000 steps’ are metrics of the day.

      A sentence that speaks of a habit or a task and does not plainly say that it was done, such as ‘thinking about a run’, is never kept as a note
      without a word: a terminal is asked, and else nothing is written. One word of a longer title, the ‘knee’ of “Knee exercises”, is a note, and a line
      says what would count. ‘--note’ says that it is a note, and ‘--teach’ what words mean from now on.

      What was done already, and is told with other words, another time or amount, gets one more line, whose amounts count; the points of the day’s
      completion count once, unless ‘--again’ says that it was one more. A line that waits for an amount, or an open box, is completed instead, and how
      it reads then is told. ‘No run’, ‘run, not today’ and ‘didn't run’ say that it was not done. Where a no beside an
      activity may mean something else, as in ‘run not far’, where 3/4 may be one of two days, and where a word may be the name of two activities,
      is nearly the name of one, or stands behind text without a comma, nothing is guessed: nothing is written then, and the way out is told.

      ‘--photo’, and ‘retro photo’, copies a picture into the journal and shows it in the line: retro photo ~/Pictures/lake.jpg "at the lake"
      """,
    operands: [words],
    options: [.doneOn, .loggedAt, again, note, photo, taught, yes, .dryRun, .json],
    examples: [
      Example("retro log good squash \"Walk after work\"", "A mood, a habit and a sentence."),
      Example("retro log run 5.2km 28min \"along the river\" +outdoors", "With amounts and a tag."),
      Example("retro log \"ran 5k this morning in 28 min\"", "In plain words."),
      Example("retro log --note \"talked about squash\"", "A note, though it speaks of a habit."),
      Example("retro log --teach \"texted mum\" call-mum", "What words mean from now on."),
    ])

  private static let words = Operand(
    optionalRepeating: .words, "A mood, what you did, how much of it, when, and a few words; - reads them from the standard input.")
  private static let again = Flag("again", "Once more, though it is done already.")
  private static let note = Flag("note", "Keep the words as a note, whatever they speak of.")
  private static let photo = Option("photo", value: .file, "Copy this picture into the journal, and show it in the line.")
  private static let taught = Option(
    "teach", value: Placeholder("PHRASE"), "Have these words mean the habit or task that is named behind them.")
  private static let yes = Flag("yes", short: "y", "Write without asking.")

  private(set) var words: [String]
  private(set) var date: AskedDays?
  let time: TimeSpan?
  let isAgain: Bool
  private var isPrivate = false
  private(set) var keptPrivateWord: String?
  let isNote: Bool
  private var photo: String?
  private let taught: String?
  private var tellsUncounted = true
  private let isAgreed: Bool
  let isDryRun: Bool
  let isJSON: Bool

  static func ownText(of operands: [String]) -> ArraySlice<String> { operands[...] }

  public init(_ arguments: Arguments) throws(UsageError) {
    words = try arguments[Self.words]
    photo = try arguments[Self.photo]
    try arguments.atMostOne(of: Self.photo, Self.taught)
    // Without any they come by the standard input, unless that is a person who was not asked, or a picture says enough.
    if photo == nil, words.isEmpty, !Terminal.isTerminal(.input) { words = ["-"] }
    if photo == nil, words.isEmpty, arguments.isJSON || !Terminal.isTerminal(.error) { throw UsageError(LogText.noWords) }
    guard words.isEmpty || words.contains(where: { !$0.trimmed.isEmpty }) else { throw UsageError(LogText.noWords) }
    if let said = PrivateWords(words) { (words, isPrivate, keptPrivateWord) = (said.words + ["#private"], true, said.kept) }
    date = try arguments[.doneOn]
    time = try arguments[.loggedAt]
    isAgain = arguments[Self.again]
    isNote = arguments[Self.note]
    taught = try arguments[Self.taught]
    isAgreed = arguments[Self.yes]
    isDryRun = arguments[.dryRun]
    isJSON = arguments.isJSON
  }

  func madePrivate() -> LogCommand? {
    if words.isEmpty { return nil }
    var command = self
    // Of the standard input nothing is known yet.
    if words != ["-"], !isPrivate { command.words.append("#private") }
    command.isPrivate = true
    return command
  }

  /// The same with the picture that the words end with, or that stands behind the word for one, shown in the line: ‘picture of my knee /tmp/knee.png’, ‘photo
  /// garden.png at the allotment’. Nil where no such file is there.
  private func showingPicture(in context: Context) throws -> LogCommand? {
    guard photo == nil, taught == nil, !isNote, words.count > 1 else { return nil }
    let isCalled = Self.pictures.contains(words[0].lowercased()) && PictureName.isPicture(words[1]), file = isCalled ? words[1] : words[words.count - 1]
    guard PictureName.isPicture(file), FileSystem.isFile(PathText.absolute(file, from: try context.workspace.folder())) else { return nil }
    var command = self
    (command.photo, command.words) = (file, isCalled ? Array(words.dropFirst(2)) : Array(words.dropLast()))
    return command
  }

  private static let pictures: Set<String> = ["photo", "picture", "pic", "image", "foto", "bild", "imagen", "imagem", "写真", "사진"]

  public func run(in context: inout Context) throws -> ExitStatus {
    if let command = try showingPicture(in: context) { return try command.run(in: &context) }
    // A hyphen stands for the standard input, as everywhere.
    guard words == ["-"] || words.isEmpty && photo == nil else { return try write(in: &context) }
    var command = self
    if words.isEmpty {
      guard context.display.mayAsk else { throw CommandError(.usage, LogText.noWords) }
      context.warn("\(context.language(LogText.whatQuestion)) ")
      try context.flush()
      let answer = (readLine() ?? "").trimmed
      if answer.isEmpty {
        context.note(LogText.nothingWritten)
        return .no
      }
      command.take(answer, &context)
      return try command.write(in: &context)
    }
    let name = context.language(ProgramText.standardInput)
    let bytes = try FileSystem.readAll(descriptor: StandardStream.input.rawValue, named: name)
    // What of it is not written is kept, as what is typed is.
    context.input = String(decoding: bytes, as: UTF8.self).trimmed
    guard let input = context.input, !input.isEmpty else { throw CommandError(.usage, LogText.noWords) }
    command.take(input, &context)
    return try command.write(in: &context)
  }

  /// Takes words that did not come on the command line.
  private mutating func take(_ text: String, _ context: inout Context) {
    words = [text]
    if let said = PrivateWords(words) {
      words = said.words
      if let word = said.kept, !isPrivate { context.note(SurfaceText.begunPrivate, ["word": .text(word)]) }
      isPrivate = true
    }
    if isPrivate { words[0] = Self.privately(words[0]) }
  }

  private func write(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    if !isJSON { CareText.tell(of: [words.joined(separator: " ")], journal.configuration, &context) }
    return try write(into: journal, &context)
  }

  private func write(into journal: Journal, _ context: inout Context) throws -> ExitStatus {
    if let taught { return try teach(taught, in: journal, &context) }
    var command = self
    // What is told of several days is written on each of them.
    if date == nil, !isJSON, !isNote, let told = try Self.ofTwoDays(words) ?? ofSpan(in: journal, context) {
      command.words = told.words
      let today = try context.today(in: journal)
      // Both, or none of them.
      for day in told.days { _ = try day.done(on: today) }
      return try context.workspace.asOneChange {
        var status = ExitStatus.yes
        for day in told.days {
          command.date = day
          if try command.writeWords(into: journal, &context) == .no { status = .no }
          // What would count it is told once.
          command.tellsUncounted = false
        }
        return status
      }
    }
    if !isNote { command.words = try namingMood(journal.configuration.moodLabels, &context) }
    return try command.writeWords(into: journal, &context)
  }

  private func writeWords(into journal: Journal, _ context: inout Context) throws -> ExitStatus {
    // Where the words come in by the standard input, nobody is there to answer.
    let mayAsk = !isAgreed && !isDryRun && !isJSON && context.display.mayAsk
    let logged: LoggedPhrase
    do {
      logged = try understood(words, isNote: isNote, in: journal, context)
    } catch let error as MentionedError {
      if mayAsk { return try ask(about: error, in: journal, &context) }
      if let status = try keepMoney(in: journal, &context) ?? keepMood(beside: error, in: journal, &context) { return status }
      throw error
    } catch let error as WorkspaceError where error.code == .ambiguous {
      if let status = try keepMoney(in: journal, &context) { return status }
      throw error
    }
    let phrase = logged.phrase
    if phrase.mood == nil, phrase.metrics.isEmpty, phrase.lines.isEmpty, phrase.noteText.isEmpty, photo == nil { throw CommandError(.usage, LogText.noWords) }
    if mayAsk { return try ask(logged, in: journal, &context) }
    if !isJSON, logged.phrase.saysMoreThanText {
      let today = try context.today(in: journal)
      let isTold = context.audience(of: .message, journal.configuration).sees(isPrivate: logged.isPrivate)
      let say = context.language
      let words = isTold ? logged.phrase.words(today: today, moods: journal.configuration.moodLabels, in: say) : say(LogText.private)
      context.note(LogText.understood, ["words": .text(words)])
    }
    let writing: LogWriting
    do {
      writing = try carryOut(logged, in: journal, &context)
    } catch {
      if let status = try keep(logged, refusedFor: error, in: journal, &context) { return status }
      throw error
    }
    if isJSON {
      context.write(writing.json(for: context.audience(of: .data), understanding: logged))
    } else {
      writing.tell(of: journal, isDryRun: isDryRun, in: &context)
      tellScale(of: logged.phrase, journal, in: &context)
    }
    tellUncounted(logged, journal, in: &context)
    return .yes
  }

  /// Writes the words, and the picture that goes with them first.
  func carryOut(_ logged: LoggedPhrase, in journal: Journal, _ context: inout Context) throws -> LogWriting {
    guard let photo else { return try context.workspace.log(logged, in: journal, isDryRun: isDryRun) }
    return try context.workspace.asOneChange {
      var logged = logged
      logged.photo = try context.workspace.keepPhoto(photo, on: logged.day, in: journal, isDryRun: isDryRun)
      return try context.workspace.log(logged, in: journal, isDryRun: isDryRun)
    }
  }

  /// Says on which scale a mood was read that is told as a number: ‘mood 4’.
  private func tellScale(of phrase: Phrase, _ journal: Journal, in context: inout Context) {
    for case (.mood, let words) in phrase.pieces.map({ ($0.meaning, $0.words) }) {
      if let step = Int(words.split(separator: " ").last ?? ""), let scale = journal.configuration.moodLabels.scaleTold(of: step) {
        return context.note(scale)
      }
    }
  }

  /// Says of a note that tells what was done that nothing counts it, and what would.
  private func tellUncounted(_ logged: LoggedPhrase, _ journal: Journal, in context: inout Context) {
    if isNote || !tellsUncounted { return }
    let phrase = logged.phrase
    if !phrase.lines.flatMap(\.goals).isEmpty { return }
    if date == nil, let planned = PlannedDay(words, understoodAs: phrase, in: context.workspace.tongues) {
      return context.note(PhraseText.planned, ["title": .text(planned.title), "day": .text(planned.day)])
    }
    if phrase.lines.allSatisfy({ $0.activity == nil }), let said = Self.progress(toldBy: words, phrase.maybeGoal, in: journal, context) {
      return context.note(PhraseText.maybeProgress, ["goal": .text(said.goal), "amount": .text(Self.amount(said.amount, on: logged.day, in: journal, context))])
    }
    if phrase.lines.allSatisfy({ $0.activity == nil }), let goal = context.workspace.withdrawal(toldBy: words, in: journal) {
      return context.note(PhraseText.withdrawn, ["goal": .text(goal)])
    }
    if let goal = phrase.maybeGoal { return context.note(PhraseText.maybeGoal, ["goal": .text(goal)]) }
    if phrase.lines.allSatisfy({ $0.activity == nil }), phrase.mood == nil, phrase.metrics.isEmpty, let number = GuessedWay.outOf(words) {
      return context.note(PhraseText.outOf, ["number": .text(number), "name": .text(number.parts(between: "=")[0])])
    }
    if phrase.lines.allSatisfy({ $0.activity == nil }), phrase.metrics.isEmpty {
      let said = words.flatMap(\.words)
      if said.contains(where: MetricNames.isSugar), let number = said.first(where: { Double($0).map { $0 >= 40 || $0 != $0.rounded() } ?? false }) {
        return context.note(PhraseText.maybeSugar, ["number": .text(number)])
      }
      if let number = MetricNames.numberOfBody(in: said) { return context.note(PhraseText.outOf, ["number": .text(number), "name": .text(number.parts(between: "=")[0])]) }
    }
    if let glimpse = phrase.glimpse {
      // What is asked is told by another command, or by none.
      if words.last?.trimmed.hasSuffix("?") == true {
        if GuessedWay.question(words) != nil { context.note(PhraseText.answered, ["command": .text(words.joined(separator: " ").filter { $0 != "?" })]) }
        return
      }
      // What is still to come was not that activity, and a word that is its name says nothing more.
      let isItself = phrase.isThought
      if isItself { return context.note(PhraseText.maybeDid, ["name": .text(glimpse.slug)]) }
      let saysDay = phrase.pieces.contains { if case .day = $0.meaning { true } else { false } }
      let onDay = saysDay ? "--date \(phrase.day)" : nil
      // Of what was left out, ‘done’ would say the opposite.
      if glimpse.isDenied, let help = MentionedError(undone: glimpse.words, slug: glimpse.slug, day: onDay).explanation.help { return context.note(help) }
      if phrase.avoided.contains(glimpse.slug) {
        let command = [onDay, glimpse.slug].compactMap(\.self).joined(separator: " ")
        return context.note(PhraseText.maybeHad, ["words": .text(glimpse.words), "name": .text(glimpse.slug), "command": .text(command)])
      }
      let said = [glimpse.slug, phrase.hintedAmount, phrase.hintedTime, onDay].compactMap(\.self)
      return Self.tellMaybe(glimpse.words, glimpse.slug, said, in: &context)
    }
    if let word = Self.feeling(toldBy: phrase, journal.configuration.moodLabels, context.language) { return context.note(PhraseText.feeling, ["word": .text(word)]) }
    if let task = phrase.maybeDone { return context.note(PhraseText.maybeTask, ["name": .text(task)]) }
    guard let uncounted = phrase.uncounted.first else { return }
    let title = uncounted.title
    if uncounted.isToLimit { return context.note(PhraseText.uncountedLimit, ["title": .text(title)]) }
    context.note(PhraseText.uncounted, ["title": .text(ShellText.quoted(title))])
  }

  /// The goal that a note tells something of, and how much of it is still to be counted.
  static func progress(toldBy words: [String], _ known: String?, in journal: Journal, _ context: Context) -> (goal: String, amount: String)? {
    context.workspace.progress(toldBy: words, known, in: journal) { goal in
      let answer = try context.workspace.practice(asOf: nil, in: journal, for: .owner, isMarked: false)
      return try answer.progress(.one(goal.path)).goals.first?.targets.first?.value ?? 0
    }
  }

  /// An amount as it is typed behind a command, with its day where that is not today.
  static func amount(_ amount: String, on day: CalendarDay, in journal: Journal, _ context: Context) -> String {
    do { return try context.today(in: journal) == day ? amount : [amount, "--date", "\(day)"].joined(separator: " ") } catch { return amount }
  }

  /// Says what would count an activity that words may speak of; ‘great after the run’ says its very name.
  static func tellMaybe(_ words: String, _ slug: String, _ done: [String], in context: inout Context) {
    let isName = words.lowercased() == slug
    context.note(
      isName ? PhraseText.maybeSame : PhraseText.maybeMeant,
      ["words": .text(words), "name": .text(slug), "done": .text(done.filter { !$0.isEmpty }.joined(separator: " "))])
  }

  func understood(_ words: [String], isNote: Bool, in journal: Journal, _ context: Context) throws -> LoggedPhrase {
    try context.workspace.understood(words, on: date, at: time, isAgain: isAgain, isNote: isNote, in: journal)
  }

  /// Shows what was understood and the lines that it makes, and asks once.
  private func ask(_ logged: LoggedPhrase, in journal: Journal, _ context: inout Context) throws -> ExitStatus {
    let planned: LogWriting
    do {
      planned = try context.workspace.quietly { try $0.log(logged, in: journal, isDryRun: true) }
    } catch {
      if let status = try keep(logged, refusedFor: error, in: journal, &context) { return status }
      throw error
    }
    let today = try context.today(in: journal)
    let words = logged.phrase.words(today: today, moods: journal.configuration.moodLabels, in: context.language)
    if logged.phrase.saysMoreThanText { context.note(LogText.understood, ["words": .text(words)]) }
    for line in planned.newLines { context.warn("  \(line.onOneLine)\n") }
    context.warn("\(context.language(LogText.question)) ")
    try context.flush()
    // The end of the input is no answer.
    guard let answer = readLine()?.trimmed.lowercased(), ["", "e"].contains(answer) || context.language.agrees(answer) else {
      context.note(LogText.nothingWritten)
      return .no
    }
    let writing = try carryOut(logged, in: journal, &context)
    writing.tell(of: journal, isDryRun: false, in: &context)
    tellUncounted(logged, journal, in: &context)
    guard answer == "e", let place = writing.file?.place else { return .yes }
    return try Editor.edit(place, at: writing.firstLine, in: &context)
  }
}
