// What is done once, and has a title of words that a diary has, too.

import JournalModel
import JournalText

extension PhraseWriter {
  /// Whether text speaks of an activity. Of a task more than one word of its title has to be there, or all of them: the talk of ‘a long talk with
  /// Tom’ is not that of ‘Write the talk’.
  func speaks(of activity: Int, _ found: [(words: Range<Int>, activities: [Int])]) -> Bool {
    let task = vocabulary.activities[activity]
    guard let isDone = task.isDoneTask else { return true }
    let said = found.filter { $0.activities.contains(activity) }.flatMap { tokens[$0.words] }
    return names(of: task).contains { wanted in
      let count = wanted.count { word in said.contains { Self.areKin($0, word) } }
      return count == wanted.count || count > 1 && !isDone
    }
  }

  /// The slug of a task or an obligation that is still to be done, and of whose title a note has no more than the verb, ‘wrote to Ana’, or that something of
  /// it is finished: ‘paid 250 € of the loan’. Nil where there is none, or several.
  func maybeDone() -> String? {
    guard lines.allSatisfy({ $0.activity == nil }), uncertainties.isEmpty, metrics.isEmpty else { return nil }
    let said = pieces.filter { $0.meaning == .text && !$0.isQuoted && !$0.isIdiom }.flatMap { tokens[$0.tokens] }
    // ‘need to buy chalk’ says that it is still to be done.
    if said.contains(where: { Self.toDo.contains($0.folded) }) { return nil }
    let persons = said.filter { isPerson($0) }
    // Money that was paid is no habit, and yet may be what was to be done.
    let whole = pieces.filter { $0.meaning == .text && !$0.isQuoted }.flatMap { tokens[$0.tokens] }
    let isFinished = whole.prefix(4).contains { Self.finished.contains($0.folded) }
    let found = (vocabulary.activities + vocabulary.obligations).filter { task in
      guard task.isDoneTask == false, let name = names(of: task).first, name.count > 1, let verb = name.first else { return false }
      let others = name.filter { $0.folded.utf8.count > 3 && !NameIndex.ordinary.contains($0.folded) && !Self.finished.contains($0.folded) }
      if isFinished, others.contains(where: { word in whole.contains { $0.isWord && Self.areKin($0, word) } }) { return true }
      if verb.doings.isEmpty { return false }
      // ‘called Mum’ is not the call to the dentist.
      if persons.contains(where: { person in !name.contains { Self.areKin(person, $0) } }) { return false }
      return said.contains { $0.isWord && Self.areKin($0, verb) }
    }
    return found.count == 1 ? found[0].slug : nil
  }

  /// ‘need to get milk and rosin’ beside “Buy rosin”: the one task of buying whose thing a note says to be needed.
  func stillToBuy() -> Phrase.Glimpse? {
    guard lines.allSatisfy({ $0.activity == nil }), uncertainties.isEmpty, metrics.isEmpty else { return nil }
    let words = tokens.indices.filter { tokens[$0].isWord }
    guard words.contains(where: { Self.needing.contains(tokens[$0].folded) }) else { return nil }
    let found = vocabulary.activities.compactMap { task -> Phrase.Glimpse? in
      guard task.isDoneTask == false, let name = names(of: task).first, name.contains(where: { Self.buying.contains($0.folded) }) else { return nil }
      let things = name.filter { !Self.buying.contains($0.folded) }
      let said = things.compactMap { thing in words.first { Self.areKin(tokens[$0], thing) } }
      guard let first = said.first, said.count == things.count else { return nil }
      return Phrase.Glimpse(self.words(first..<(first + 1)), of: task.slug)
    }
    return found.count == 1 ? found[0] : nil
  }

  private static let needing: Set<String> = ["need", "needs", "must", "gotta", "should", "brauche", "brauchen", "muss", "mussen", "necesito", "necesitamos", "debo", "faut", "dois", "besoin", "preciso", "precisamos"]
  private static let buying: Set<String> = ["buy", "get", "fetch", "order", "kaufen", "besorgen", "holen", "comprar", "acheter"]

  /// What is said of what was to be done once.
  private static let finished: Set<String> = [
    "finished", "finish", "finally", "done", "completed", "submitted", "sent", "handed", "paid", "fixed", "sorted", "wrapped", "closed", "posted", "delivered", "booked", "bought",
    "ordered", "returned", "renewed", "cleaned", "repaired", "mended", "signed", "fertig", "erledigt", "abgegeben", "bezahlt", "eingereicht", "abgeschickt", "abgeschlossen", "gekauft",
    "bestellt", "repariert", "termine", "fini", "paye", "envoye", "rendu", "repare", "acabe", "pague", "entregue", "envie", "arregle", "compre", "acabei", "terminei", "paguei", "entreguei",
    "enviei", "comprei", "consertei",
  ]

  private static let toDo: Set<String> = [
    "need", "needs", "must", "should", "gotta", "gonna", "will", "want", "todo", "remember", "tomorrow", "tmrw", "later", "ought", "muss", "sollte", "morgen", "debo", "manana", "demain",
    "dois", "faut", "preciso", "amanha", "if", "when",
  ]

  /// Whether a word is somebody: ‘mum’, and a name with its capital.
  private func isPerson(_ token: Token) -> Bool {
    guard token.isWord else { return false }
    if token.senses.contains(where: { $0.sense == .person }) { return true }
    return token.script == .spaced && token.place > 0 && token.senses.isEmpty && token.doings.isEmpty && token.folded.utf8.count > 1
      && arguments[token.argument].slice(token.range).first?.isUppercase == true
  }

  /// The words of each of a task's names that say something by themselves.
  private func names(of task: PhraseVocabulary.Activity) -> [[Token]] {
    ([task.title, task.slug] + task.aliases).map { name in
      let words = Lexicon.standard.tell(Tokenizer.tokens(name).filter { !$0.isMark })
      return words.indices.filter { words[$0].isWord && !words.isSmallWord(at: $0) }.map { words[$0] }
    }.filter { !$0.isEmpty }
  }

  /// Whether words hold all that says something of one of the names of an activity: ‘flat tidied’ of Tidy up, and ‘mum came over’ not of Call mum.
  func isWholly(_ activity: PhraseVocabulary.Activity, said: ArraySlice<Token>) -> Bool {
    var named = activity
    // A slug may be a single word of what the title says.
    named.slug = ""
    return names(of: named).contains { name in
      let wanted = name.filter { !NameIndex.ordinary.contains($0.folded) }
      return !wanted.isEmpty && wanted.allSatisfy { word in said.contains { $0.isWord && Self.areKin($0, word) } }
    }
  }

  /// ‘sent Pereira his invoice’ beside what was done: whether a clause begins with the verb of a task and has all else that its title says, and is of nothing
  /// still to be done.
  func isTold(_ task: PhraseVocabulary.Activity, by clause: Range<Int>) -> Bool {
    guard !tokens[clause].contains(where: { Self.toDo.contains($0.folded) }), let first = clause.first(where: { tokens[$0].isWord && !tokens.isSmallWord(at: $0) }) else { return false }
    return tokens.isOver(first) && names(of: task).contains { $0.count > 1 && $0.first.map { Self.areKin(tokens[first], $0) } == true } && isWholly(task, said: tokens[clause])
  }

  /// Whether a word is of the family of the first one of a name that says something.
  func beginsName(_ i: Int, of activity: PhraseVocabulary.Activity) -> Bool {
    names(of: activity).contains { $0.first.map { Self.areKin(tokens[i], $0) } ?? false }
  }

  /// The pup of ‘slept 5h40, up twice with the pup’, beside a number of the day: nothing else says that anybody walked it.
  func isDogOfNight(_ i: Int, of activity: Int, _ words: Range<Int>) -> Bool {
    !metrics.isEmpty && tokens[i].doings.contains(Doing.dog) && !words.contains { $0 != i && names.mentioned(tokens, at: $0).activities.contains(activity) }
  }

  static func areKin(_ said: Token, _ word: Token) -> Bool {
    if said.script != .spaced { return word.script != .spaced && word.folded == said.folded }
    return said.folded == word.folded || !said.doings.isDisjoint(with: word.doings)
      || !Set(WordRoots.stems(of: said.folded)).isDisjoint(with: WordRoots.stems(of: word.folded))
  }
}
