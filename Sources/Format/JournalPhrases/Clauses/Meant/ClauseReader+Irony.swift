// What is told with a smile and was not: ‘ran 10k, in my dreams’.

import JournalModel

extension ClauseReader {
  /// Asks about what words take back that nobody means: what was done nobody but the person can tell. A number of the day so told is a note.
  func readIrony(_ clauses: inout [Clause]) {
    guard !isCommand || tokens.contains(where: { $0.script != .spaced }), let first = chunks.first?.range.lowerBound, let last = chunks.last?.range.upperBound else { return }
    for i in first..<last where tokens[i].isWord {
      guard let end = dream(at: i, before: last) ?? smile(at: i, before: last), let start = chunks.firstIndex(where: { $0.range.contains(i) }),
        let finish = chunks.lastIndex(where: { $0.range.lowerBound < end }), start <= finish
      else { continue }
      func tells(_ clause: Clause) -> Bool { !clause.activities.isEmpty || !clause.metrics.isEmpty }
      // The clause that it stands in, the one before it, or in Japanese the one behind.
      guard let place = clauses.lastIndex(where: { $0.range.lowerBound <= start && tells($0) }) ?? clauses.firstIndex(where: tells) else { return }
      if let told = clauses[place].activities.first {
        if clauses[place].rest == nil { clauses[place].rest = (told.chunk, start..<(finish + 1)) }
      } else {
        clauses[place] = Clause(clauses[place].range, isCommand: isCommand)
      }
      return
    }
  }

  private func dream(at i: Int, before last: Int) -> Int? {
    Self.dreams.lazy.compactMap { tokens.end(of: $0, at: i) }.first { $0 <= last }
  }

  /// Words that are a joke where a sentence ends with them: ‘as if’, but not ‘as if I was late’.
  private func smile(at i: Int, before last: Int) -> Int? {
    guard i > 0 else { return nil }
    return Self.smiles.lazy.compactMap { tokens.end(of: $0, at: i) }.first { end in
      end <= last && tokens[end..<last].allSatisfy { !$0.folded.contains(where: \.isLetter) && $0.number == nil || Self.laughs.contains($0.folded) }
    }
  }

  private static let laughs: Set<String> = ["lol", "haha", "hahaha", "ha", "hehe", "xd", "lmao", "jaja", "jajaja", "kkk", "rs", "rsrs", "mdr", "ptdr", "笑", "ㅋ", "ㅎ", "w", "though", "then", "man"]
  private static let dreams: [[String]] = [
    "in my dreams", "in your dreams", "in a dream", "in meinen träumen", "in meinem traum", "im traum", "en mis sueños", "en sueños", "dans mes rêves", "en rêve", "nos meus sonhos", "nos sonhos", "em sonho", "em sonhos",
    "夢の中", "夢で", "꿈에서", "꿈 속에서", "꿈속에서", "said no one ever", "schön wär's", "schön wärs", "schön wäre es", "só que não",
  ].map { Tokenizer.words($0) }
  private static let smiles: [[String]] = [
    "i wish", "if only", "yeah right", "yea right", "ya right", "yeah sure", "as if", "not really", "just kidding", "only kidding", "kidding", "jk", "only joking", "just joking", "joking", "april fools", "psych",
    "would be nice", "would have been nice", "wouldn't that be nice", "von wegen", "denkste", "nicht wirklich", "scherz", "kleiner scherz", "war nur spaß", "nur spaß", "spaß", "spässle", "wär schön", "wäre schön",
    "ojalá", "ni en sueños", "es broma", "broma", "qué va", "más quisiera", "ya quisiera", "si seulement", "je rigole", "je plaisante", "tu parles", "pas vraiment", "mon œil", "blague", "j'aurais aimé",
    "quem dera", "sqn", "brincadeira", "até parece", "é mentira", "mentira", "quem me dera", "なんてね", "なんちゃって", "嘘です", "うそ", "嘘", "冗談", "농담", "농담이야", "뻥이야", "뻥",
  ].map { Tokenizer.words($0) }

  /// ‘beim Bäcker gelaufen’: who is on foot to where one goes to buy, or to catch a bus, has not trained.
  func askErrand(_ clause: inout Clause) {
    guard !isCommand, let told = clause.activities.last, clause.activities.count == 1, told.state == .done, told.match.isFinal, clause.foreign == nil, !hasAmount(clause),
      told.match.activities.allSatisfy(names.moving.contains), case let words = chunks[clause.range.lowerBound].range.lowerBound..<chunks[told.chunk].range.lowerBound,
      words.contains(where: { ["beim", "zum", "zur", "ins"].contains(tokens[$0].folded) && $0 + 1 < words.upperBound && Self.errands.contains(tokens[$0 + 1].folded) })
    else { return }
    clause.foreign = (told.chunk, chunks[told.chunk].range.upperBound)
  }

  private static let errands: Set<String> = [
    "backer", "baecker", "metzger", "laden", "supermarkt", "bus", "zug", "bahn", "bahnhof", "haltestelle", "auto", "arzt", "zahnarzt", "apotheke", "post", "kiosk", "schule", "kita", "kindergarten", "arbeit", "buro",
    "termin", "rewe", "edeka", "aldi", "lidl", "briefkasten", "bushaltestelle", "u-bahn", "s-bahn", "tram", "strassenbahn",
  ]
}
