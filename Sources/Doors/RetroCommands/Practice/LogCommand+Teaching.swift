// What only the person knows: asked on a terminal, or taught.

import JournalPhrases
import CommandKit
import HostSystem
import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalText

extension LogCommand {
  /// Asks whether what the words speak of was done, or they are only a note.
  func ask(about error: MentionedError, in journal: Journal, _ context: inout Context) throws -> ExitStatus {
    let say = context.language
    if error.kind != .done { return try ask(whetherDone: error, in: journal, &context) }
    let keys = error.slugs.count == 1 ? ["d"] : error.slugs.indices.map { "\($0 + 1)" }
    let choices = zip(keys, error.slugs).map { say(PhraseText.choice, ["key": .text($0), "name": .text($1)]) }
    context.note(error.explanation.what)
    context.warn(say(PhraseText.mentionedQuestion, ["choices": .list(choices, .comma)]))
    var answer = try answer(among: keys, &context)
    // One thing that is asked about is agreed to.
    if keys.count == 1, say.agrees(answer), !answer.isEmpty { answer = keys[0] }
    guard let chosen = keys.firstIndex(of: answer) else { return try keepNote(about: error, answer: answer, in: journal, &context) }
    return try write(.activity(error.slugs[chosen], .done), in: journal, &context)
  }

  /// What is answered: one of the keys, or that it is a note, or nothing. What is none of these is asked for once more, and then kept as a note.
  private func answer(among keys: [String], _ context: inout Context) throws -> String {
    for attempt in 1...2 {
      try context.flush()
      guard let answer = readLine()?.trimmed.lowercased() else { return "" }
      let isAnswer = (keys + ["", "n", "x", "q"]).contains(answer) || keys.count == 1 && context.language.agrees(answer)
      if isAnswer || attempt == 2 { return answer }
      context.warn("[\((keys + ["n", "x"]).joined(separator: ","))] ")
    }
    return ""
  }

  /// Keeps the words as a note of the day and with the mood that they say: what was typed is not lost by an answer that is none, and what would have counted
  /// is told then. Only who says so has nothing written.
  private func keepNote(about error: MentionedError, answer: String, in journal: Journal, _ context: inout Context) throws -> ExitStatus {
    if answer == "x" || answer == "q" {
      context.note(LogText.nothingWritten)
      return .no
    }
    let status = try write(.note, in: journal, &context)
    if answer != "n" { tellWays(of: error, &context) }
    return status
  }

  /// Writes the words as what the person says that they are.
  private func write(_ told: Phrase.ToldSentence, in journal: Journal, _ context: inout Context) throws -> ExitStatus {
    let logged = try context.workspace.understood(words, on: date, at: time, isAgain: isAgain, told: told, in: journal)
    try carryOut(logged, in: journal, &context).tell(of: journal, isDryRun: false, in: &context)
    return .yes
  }

  /// Keeps a sentence that says how it felt with that mood, or what was done beside what somebody may have had, where nobody is there to be asked, and tells
  /// what would have counted. Nil for all others, and for a program that reads what comes of it.
  func keepMood(beside error: MentionedError, in journal: Journal, _ context: inout Context) throws -> ExitStatus? {
    guard !isJSON, error.kind != .undone else { return nil }
    let note = try context.workspace.understood(words, on: date, at: time, told: .note, in: journal)
    // The run of ‘ran 11 km, 1 beer after’ is no less one for the beer.
    let isBesideDone = error.kind == .slip && note.phrase.lines.contains { $0.activity != nil }
    guard note.phrase.mood != nil || isBesideDone else { return nil }
    try carryOut(note, in: journal, &context).tell(of: journal, isDryRun: isDryRun, in: &context)
    tellWays(of: error, &context)
    return .yes
  }

  /// Keeps a sentence of money for a goal that speaks of an activity as a note, and tells how it counts: nobody rode the bike of ‘saved £35 towards the new
  /// bike’. Nil for all others, and for a program that reads what comes of it.
  func keepMoney(in journal: Journal, _ context: inout Context) throws -> ExitStatus? {
    let said = words.flatMap(\.words).map { String($0) }
    let saysMoney = said.contains { Money.signBehind($0) != $0 || Money.sign(ofMoney: String($0.drop { $0.isNumber || ".,".contains($0) })) != nil }
    guard !isJSON, saysMoney, let goal = Self.progress(toldBy: words, nil, in: journal, context) else { return nil }
    let note = try context.workspace.understood(words, on: date, at: time, told: .note, in: journal)
    try carryOut(note, in: journal, &context).tell(of: journal, isDryRun: isDryRun, in: &context)
    // A note that names the goal counts for it.
    let isCounted = note.phrase.lines.contains { !$0.goals.isEmpty }
    if !isCounted { context.note(PhraseText.maybeProgress, ["goal": .text(goal.goal), "amount": .text(Self.amount(goal.amount, on: note.day, in: journal, context))]) }
    return .yes
  }

  /// Tells how to note what a sentence may have meant that is kept as a note.
  private func tellWays(of error: MentionedError, _ context: inout Context) {
    if error.kind == .undone, let help = error.explanation.help { return context.note(help) }
    let slug = error.slugs[0]
    if error.kind == .slip {
      return context.note(PhraseText.maybeHad, ["words": .text(error.words), "name": .text(slug), "command": .text([error.day, slug].compactMap(\.self).joined(separator: " "))])
    }
    Self.tellMaybe(error.words, slug, [slug, error.said], in: &context)
  }

  /// Asks whether an activity was done or not: of one that is to do without something, whether somebody had some, which is the first answer.
  private func ask(whetherDone error: MentionedError, in journal: Journal, _ context: inout Context) throws -> ExitStatus {
    let (no, yes, question) = error.kind == .slip ? ("h", "k", PhraseText.slipQuestion) : ("s", "d", PhraseText.undoneQuestion)
    context.note(error.explanation.what)
    context.warn(context.language(question, ["name": .text(error.slugs[0])]))
    let answer = try answer(among: [no, yes], &context)
    guard [no, yes].contains(answer) else { return try keepNote(about: error, answer: answer, in: journal, &context) }
    return try write(.activity(error.slugs[0], answer == no ? .no : .done), in: journal, &context)
  }

  /// What was had in a measure that the habit is not counted in, ‘a glass of water’ of litres, is kept as a note, and it is told why, also to a program. Nil for
  /// all other errors, and for words that say more.
  func keep(_ logged: LoggedPhrase, refusedFor error: any Error, in journal: Journal, _ context: inout Context) throws -> ExitStatus? {
    guard logged.phrase.mood == nil, logged.phrase.metrics.isEmpty, logged.phrase.lines.count == 1 else { return nil }
    if let error = error as? LogAmountError, case .misfit = error { return try keep(logged, unfit: error, in: journal, &context) }
    // ‘No cigarettes since 14:00’ is as true where some were had before.
    if let error = error as? WorkspaceError, error.code == .conflict, Self.saysSince(logged.phrase.lines[0]) {
      return try keep(logged, unfit: error, in: journal, &context)
    }
    return nil
  }

  /// Whether a line says that something was left out for a part of the day alone: since a time, or after something.
  private static func saysSince(_ line: Phrase.Line) -> Bool {
    line.state == .no && (line.text.words.contains { since.contains($0.lowercased()) } || ["から", "以降", "부터", "이후"].contains { line.text.contains(text: $0) })
  }

  private static let since: Set<String> = ["since", "after", "from", "seit", "nach", "ab", "desde", "después", "tras", "depuis", "après", "depois"]

  private func keep(_ logged: LoggedPhrase, unfit error: any CataloguedError, in journal: Journal, _ context: inout Context) throws -> ExitStatus? {
    let note = try context.workspace.note(words, insteadOf: logged, on: date, at: time, in: journal)
    let writing = try carryOut(note, in: journal, &context)
    if isJSON {
      context.write(writing.json(for: context.audience(of: .data), understanding: note))
    } else {
      writing.tell(of: journal, isDryRun: isDryRun, in: &context)
    }
    context.note(PhraseText.keptUncounted, ["why": .message(error.explanation.what)])
    if error is LogAmountError, let help = error.explanation.help { context.note(help) }
    return .yes
  }

  /// The one word of a note that says how somebody feels, and of which no mood was noted, as ‘mood’ would: ‘tired’, ‘feeling a bit lonely today’. Nil where
  /// it tells of anything else.
  static func feeling(toldBy phrase: Phrase, _ labels: MoodLabels, _ say: Language) -> String? {
    guard phrase.mood == nil, phrase.metrics.isEmpty, phrase.lines.count == 1, phrase.lines[0].activity == nil else { return nil }
    let all = phrase.noteText.words.map { $0.lowercased().filter { $0.isLetter || $0 == "-" || $0 == "'" } }
    // ‘I rested’ says what somebody did.
    if all.contains("i"), !all.contains(where: { feelingVerbs.contains($0) }) { return nil }
    let words = all.filter { !$0.isEmpty && !beside.contains($0) }
    guard words.count == 1, labels.isFeeling(words[0], in: say) else { return nil }
    return words[0]
  }

  private static let feelingVerbs: Set<String> = ["am", "was", "feel", "felt"]
  private static let beside: Set<String> = [
    "i", "i'm", "im", "am", "was", "feel", "feeling", "felt", "so", "very", "really", "a", "bit", "little", "quite", "rather", "pretty", "still", "again",
    "today", "just", "ich", "bin", "heute", "sehr", "estoy", "hoy", "muy", "suis", "je", "très", "tô", "estou", "muito", "hoje",
  ]

  /// Writes words into the aliases of the activity that is named.
  func teach(_ phrase: String, in journal: Journal, _ context: inout Context) throws -> ExitStatus {
    if isNote { throw WorkspaceError(.usage, PhraseText.noteAndTeach) }
    if words.count > 1 { throw WorkspaceError(.usage, PhraseText.oneName) }
    let written = try context.workspace.teach(phrase, for: words[0], in: journal, isDryRun: isDryRun)
    if isJSON {
      context.write(written.json(for: context.audience(of: .data)))
      return .yes
    }
    context.write(written.outcome.preview)
    let key = !written.outcome.isChanged ? PhraseText.known : isDryRun ? PhraseText.wouldTeach : PhraseText.taught
    context.note(key, ["words": .text(phrase.trimmed), "name": .text(written.reading.slug)])
    return .yes
  }
}
