// Questions in the other languages of the program, as they are asked in English.

extension GuessedWay {
  /// The same question with English words where it is asked in another language: ‘wie viel badminton diesen Monat’ is ‘how much badminton diesen Monat’. The
  /// thing that is asked for stays as it was said. Words of no such question are as they were.
  static func inEnglish(_ words: [String]) -> [String] {
    let folded = words.map { $0.lowercased() }
    // Most lines begin with no word of these, and cutting them all takes longer than many a command.
    guard let first = folded.first, !first.hasPrefix("-") else { return words }
    for (english, openings) in openings {
      let said = openings.lazy.filter { $0.hasPrefix(first) }.map { $0.split(separator: " ").map(String.init) }
        .first { folded.starts(with: $0) && words.count > $0.count }
      guard let said else { continue }
      let rest = words.dropFirst(said.count).filter { !small.contains($0.lowercased()) }
      // ‘combien d'eau’
      return english + rest.map { $0.hasPrefix("d'") || $0.hasPrefix("d’") ? String($0.dropFirst(2)) : $0 }
    }
    return words
  }

  /// The longer ones come first.
  private static let openings: [(english: [String], openings: [String])] = [
    (
      ["when", "last"],
      [
        "wann habe ich zuletzt", "wann war ich zuletzt", "wann bin ich zuletzt", "wann hab ich zuletzt", "wann zuletzt", "cuándo fue la última vez que",
        "cuando fue la última vez que", "última vez que", "c'est quand la dernière fois que", "quand est-ce que j'ai", "dernière fois que", "quando foi a última vez que",
      ]
    ),
    (
      ["how", "often"],
      [
        "wie oft", "wie viele tage", "an wie vielen tagen", "cuántas veces", "cuantas veces", "cuántos días", "combien de fois", "combien de jours", "quantas vezes",
        "quantos dias",
      ]
    ),
    (
      ["how", "much"],
      [
        "wie viel", "wie viele", "wieviel", "wieviele", "cuánto", "cuánta", "cuántos", "cuántas", "cuanto", "cuantos", "combien de", "combien", "quanto",
        "quanta", "quantos", "quantas",
      ]
    ),
  ]

  /// Who did it, and the verbs beside what was done.
  private static let small: Set<String> = [
    "ich", "bin", "habe", "hab", "war", "mir", "mich", "gemacht", "getan", "getrunken", "gegessen", "gehabt", "gewesen", "den", "der", "die", "das", "mal", "stunden", "minuten", "tage",
    "yo", "he", "hice", "hecho", "tomado", "bebido", "tuve", "tenido", "la", "el", "los", "las", "horas", "minutos",
    "je", "j'ai", "j’ai", "ai", "ai-je", "fait", "bu", "mangé", "eu", "le", "les", "heures", "est-ce", "que",
    "fiz", "tomei", "bebi", "tive", "o", "os",
  ]
}
