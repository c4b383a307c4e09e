// Questions in the other languages of the program, as they are asked in English.

extension GuessedWay {
  /// The same question with English words where it is asked in another language: ‘wie viel badminton diesen Monat’ is ‘how much badminton diesen Monat’. The
  /// thing that is asked for stays as it was said. Words of no such question are as they were.
  static func inEnglish(_ words: [String]) -> [String] {
    // Most lines begin with no word of these, and cutting them all takes longer than many a command.
    guard let first = words.first, !first.hasPrefix("-") else { return words }
    if first.unicodeScalars.contains(where: { $0.value >= 0x3040 }) { return ofUnlettered(words) ?? words }
    let folded = words.map { String($0.lowercased().map { $0 == "’" ? "'" : $0 }) }
    for (english, openings) in openings {
      let opening = openings.lazy.filter { $0.hasPrefix(folded[0]) }.map { $0.split(separator: " ").map(String.init) }
        .first { folded.starts(with: $0) && (words.count > $0.count || english[0] == "what") }
      guard let opening else { continue }
      var rest = zip(words, folded).dropFirst(opening.count).map { (word: $0, folded: $1) }
      let isLast = english[0] == "when" && takeLast(from: &rest)
      let isOfSleep = rest.contains { ofSleeping.contains($0.folded) }
      // What else is asked for by how it was, nothing tells.
      if english == ["how", "did", "I"], !isOfSleep { continue }
      // A unit behind its number is no small word: ‘moins de 6 heures’.
      let others = rest.indices.filter { place in
        let isAmount = place > rest.startIndex && rest[place - 1].word.last?.isNumber == true
        return !ofSleeping.contains(rest[place].folded) && (isAmount || !small.contains(rest[place].folded))
      }
      // Of other things that end nothing tells here.
      if english == ["when", "does", "end"], term(in: others.map { rest[$0].word }[...]) == nil { return words }
      // ‘combien d'eau’
      let said = others.map { rest[$0].folded.hasPrefix("d'") ? String(rest[$0].word.dropFirst(2)) : rest[$0].word }
      return (isLast ? ["when", "last"] : english) + (isOfSleep ? ["sleep"] : []) + said
    }
    return words
  }

  /// Takes the words that ask for the last time out of those behind ‘when’.
  private static func takeLast(from rest: inout [(word: String, folded: String)]) -> Bool {
    for phrase in lastTimes {
      let words = phrase.split(separator: " ").map(String.init)
      guard let start = rest.indices.first(where: { rest[$0...].map { $0.folded }.starts(with: words) }) else { continue }
      rest.removeSubrange(start..<(start + words.count))
      return !rest.isEmpty
    }
    return false
  }

  private static let lastTimes = ["pour la dernière fois", "por última vez", "pela última vez", "zum letzten mal", "das letzte mal", "zuletzt"]

  /// The longer ones come first.
  private static let openings: [(english: [String], openings: [String])] = [
    (
      ["when", "last"],
      [
        "wann habe ich zuletzt", "wann war ich zuletzt", "wann bin ich zuletzt", "wann hab ich zuletzt", "wann zuletzt", "cuándo fue la última vez que",
        "cuando fue la última vez que", "última vez que", "c'est quand la dernière fois que", "dernière fois que", "quando foi a última vez que",
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
        "wie lange habe ich", "wie lange bin ich", "combien de temps", "cuánto tiempo", "quanto tempo", "wie viel", "wie viele", "wieviel", "wieviele", "cuánto", "cuánta", "cuántos", "cuántas", "cuanto", "cuantos", "combien de", "combien", "quanto",
        "quanta", "quantos", "quantas",
      ]
    ),
    (["when", "does", "end"], ["wann endet", "wann ist das ende", "cuándo termina", "cuando termina", "cuándo acaba", "quand finit", "quand se termine", "quando termina", "quando acaba"]),
    (["when", "is"], ["wann ist", "cuándo es", "cuando es", "quand est", "c'est quand", "quando é"]),
    (
      ["when", "did", "I"],
      ["wann habe ich", "wann hab ich", "wann bin ich", "wann war ich", "quand est-ce que j'ai", "quand ai-je", "quand j'ai", "cuándo", "cuando", "quando"]
    ),
    (["how", "did", "I"], ["wie habe ich", "wie hab ich", "wie gut habe ich", "comment est-ce que j'ai", "comment ai-je", "comment j'ai", "cómo", "como"]),
    (
      ["how", "was"],
      [
        "wie war", "wie ist", "wie geht es mir", "wie ging es mir", "comment était", "comment s'est passé", "comment s'est passée", "cómo fue", "cómo estuvo", "cómo va", "como foi",
        "como estava", "como está",
      ]
    ),
    (["what", "was"], ["was war", "was ist passiert", "qu'est-ce qui s'est passé", "qué pasó", "o que aconteceu"]),
    (["what", "did", "I", "do"], ["was habe ich", "was hab ich", "qu'est-ce que j'ai fait", "qu'ai-je fait", "qué hice", "que hice", "o que eu fiz", "o que fiz"]),
    (
      ["what", "is", "due"],
      [
        "was steht", "was muss ich", "qu'est-ce que je dois faire", "que dois-je faire", "qué tengo que hacer", "que tengo que hacer", "o que tenho que fazer",
        "o que tenho para fazer", "o que preciso fazer",
      ]
    ),
    (["did", "I"], ["bin ich", "habe ich", "hab ich", "est-ce que j'ai", "ai-je"]),
  ]

  /// Who did it, and the verbs beside what was done.
  private static let small: Set<String> = [
    "ich", "bin", "habe", "hab", "war", "mir", "mich", "gemacht", "getan", "getrunken", "gegessen", "gehabt", "gewesen", "den", "der", "die", "das", "mal", "stunden", "minuten", "tage",
    "an", "tun", "machen", "erledigen", "yo", "he", "hice", "hecho", "tomado", "bebido", "tuve", "tenido", "la", "el", "los", "las", "horas", "minutos",
    "je", "j'ai", "ai", "ai-je", "fait", "bu", "mangé", "eu", "le", "les", "heures", "est-ce", "que",
    "fiz", "tomei", "bebi", "tive", "o", "os",
  ]

  private static let ofSleeping: Set<String> = ["geschlafen", "schlief", "dormi", "dormí", "dormido"]
}
