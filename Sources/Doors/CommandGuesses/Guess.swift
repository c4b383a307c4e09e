// Words that are no command, or none behind it, with what does that.

import JournalDates
import JournalLanguage
import JournalModel
import JournalText

/// A guess that many people make, and the way that they were looking for.
struct Guess: Sendable {
  /// The first words of a command line: any of these.
  let words: Set<String>
  /// Any of these behind it; empty where it does not matter.
  let next: Set<String>
  /// Whether the words behind it name days.
  let isOfDays: Bool
  /// The command line that does it; ‘…’ stands for the words that were typed behind.
  let line: String
  /// What comes after that.
  let then: String?

  init(_ words: Set<String>, _ next: Set<String>, _ line: String, then: String? = nil) {
    (self.words, self.next, self.line, self.then) = (words, next, line, then)
    isOfDays = false
  }

  init(_ words: Set<String>, isOfDays: Bool = false, _ line: String, then: String? = nil) {
    (self.words, self.isOfDays, self.line, self.then) = (words, isOfDays, line, then)
    next = []
  }

  func isMeant(_ first: String, _ rest: [String]) -> Bool {
    guard words.contains(first) else { return false }
    // The words behind it are part of the way.
    if next.isEmpty, rest.isEmpty, line.contains("…") { return false }
    if isOfDays, PeriodText(said: rest.joined(separator: " ")) == nil { return false }
    return next.isEmpty || rest.first.map { next.contains($0.lowercased().filter { $0 != ":" && $0 != "," }) } ?? false
  }

  /// The command line that does it, with the words that were typed behind.
  func typed(_ rest: [String]) -> String {
    var behind = rest.dropFirst(next.isEmpty ? 0 : 1)
    // ‘worst day of november’
    if line.contains(text: "type:day"), let joint = behind.first, ["of", "in", "for", "during"].contains(joint.lowercased()) { behind.removeFirst() }
    let words = behind.map { ShellText.quoted($0) }.joined(separator: " ")
    return line.split(separator: "…", omittingEmptySubsequences: false).joined(separator: words).trimmed
  }

  func way(_ rest: [String]) -> Message {
    let line = TextValue.text(typed(rest))
    return then.map { Message(GuessText.wayThen, ["line": line, "then": .text($0)]) } ?? Message(GuessText.way, ["line": line])
  }

  /// The first that is meant counts.
  static let all: [Guess] =
    ofOtherLanguages + ofReviews + [
      Guess(["stats", "stat", "statistics"], isOfDays: true, "retro report …"),
      Guess(["print", "pdf"], isOfDays: true, "retro report … -o FILE.pdf"),
      Guess(["print", "pdf"], "retro report -o FILE.pdf"),
      Guess(["vacation", "holiday", "holidays", "away", "sick", "ill"], isOfDays: true, "retro habit pause all …"),
      Guess(["vacation", "holiday", "holidays", "away"], ["until", "till"], "retro habit pause all until …"),
      Guess(["vacation", "holiday", "holidays", "away"], ["from"], "retro habit pause all from …"),
      Guess(["stop", "quit"], "retro habit archive …"),
      Guess(["html", "page"], "retro report -o FILE.html"),
      Guess(["encrypt", "decrypt", "lock", "unlock", "password", "hide"], "retro help private"),
      Guess(["why"], "retro insights"),
      Guess(["remind", "reminder", "alarm", "notify"], "retro help reminders"),
      Guess(["went", "goes"], ["well", "good", "great"], "retro add keep …"),
      Guess(["went", "goes"], ["badly", "bad", "wrong"], "retro add problem …"),
      Guess(["best", "happiest"], ["day", "days"], "retro list --sort -mood --limit 3 type:day …"),
      Guess(["worst", "saddest"], ["day", "days"], "retro list --sort mood --limit 3 type:day …"),
      Guess(["task", "tasks"], ["cancel", "drop", "abandon", "discard"], "retro task delete …"),
      Guess(["cancel", "drop", "abandon", "discard"], ["task"], "retro task delete …"),
      Guess(["cancel", "drop", "abandon", "discard"], "retro delete …"),
      // A day at the end is no file's: what was to be done then is left out.
      Guess(["cancel"], "retro skip …"),
      Guess(["reopen"], "retro task reopen …"),
      Guess(["commit"], "retro sync"),
      Guess(["merge"], "git merge", then: "retro resolve"),
      Guess(["git"], ["init", "clone"], "git init", then: "retro git setup"),
      Guess(["git"], ["commit", "push", "pull", "add"], "retro sync"),
      Guess(["card", "cards", "share"], isOfDays: true, "retro report … -o FILE.html"),
      Guess(["card", "cards", "share"], ["week", "day", "today", "report"], "retro report -o FILE.html"),
      Guess(["day"], isOfDays: true, "retro show …"),
      Guess(["day"], "retro show DAY"),
      Guess(["reorder", "arrange"], "retro habit list", then: "retro help habit"),
      Guess(["site"], "retro site -o …"),
      Guess(["colors", "colours"], "retro config set theme.colors NAME"),
      Guess(["metrics", "metric"], ["remove", "delete", "rm", "unset", "clear"], "retro unlog …"),
      Guess(["undo"], ["list"], "retro undo --list"),
      Guess(["undo"], ["all", "everything"], "retro undo --list", then: "retro undo NUMBER"),
    ]

  /// What is written about a period is begun by `new`; `review` is about single Tries and Actions.
  private static let ofReviews: [Guess] =
    [("week", "weekly"), ("month", "monthly"), ("quarter", "quarterly"), ("year", "yearly")].flatMap { noun, kind in
      [
        Guess([kind], ["review", "retro", "retrospective"], "retro new \(kind) -i"),
        Guess(["review"], [noun, kind], "retro new \(kind) -i"),
      ]
    } + [Guess(["review"], isOfDays: true, "retro report …")]

  /// What the commonest commands are called in the languages that the program speaks: its own names are English in all of them.
  static let commandNames: [(command: String, words: Set<String>)] = [
    ("today", ["heute", "hoy", "aujourd'hui", "aujourd’hui", "hoje", "今日", "오늘"]),
    ("mood", ["stimmung", "laune", "ánimo", "animo", "humeur", "humor", "気分", "기분"]),
    ("search", ["suche", "suchen", "finden", "buscar", "busca", "chercher", "cherche", "recherche", "procurar", "検索", "검색"]),
    ("show", ["zeig", "zeige", "zeigen", "mostrar", "muestra", "montre", "montrer", "afficher", "mostra", "表示", "보기"]),
    ("help", ["hilfe", "ayuda", "aide", "ajuda", "ヘルプ", "도움말"]),
    ("log", ["protokoll", "eintrag", "notiz", "registro", "anotar", "journal", "noter", "記録", "기록"]),
    ("task", ["aufgabe", "aufgaben", "tarea", "tareas", "tâche", "tâches", "tarefa", "tarefas", "タスク", "할일"]),
    ("habit", ["gewohnheit", "gewohnheiten", "hábito", "hábitos", "habitude", "habitudes", "習慣", "습관"]),
    ("goal", ["ziel", "ziele", "meta", "metas", "objectif", "objectifs", "objetivo", "objetivos", "目標", "목표"]),
    ("average", ["durchschnitt", "moyenne", "promedio", "média", "平均", "평균"]),
    ("report", ["bericht", "informe", "rapport", "relatório", "レポート", "보고서"]),
  ]

  private static let ofOtherLanguages: [Guess] = commandNames.flatMap {
    [Guess($0.words, "retro \($0.command) …"), Guess($0.words, "retro \($0.command)")]
  }
}
