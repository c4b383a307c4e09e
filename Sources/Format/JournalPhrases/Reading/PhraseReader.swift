// Arguments to a phrase.

import JournalDates
import JournalModel

/// Reads the groups of arguments that belong together: words without quotes, and each quoted sentence by itself.
struct PhraseReader {
  private struct Group {
    var tokens: Range<Int>
    var isSentence: Bool
  }

  private let arguments: [String]
  private let vocabulary: PhraseVocabulary
  private let today: CalendarDay
  private let names: NameIndex
  private let ownUnits: OwnUnits
  private let moods: [(words: [String], mood: Mood)]
  private var tokens: [Token] = []
  private var groups: [Group] = []

  init(_ arguments: [String], _ vocabulary: PhraseVocabulary, today: CalendarDay) {
    self.arguments = arguments
    self.vocabulary = vocabulary
    self.today = today
    ownUnits = OwnUnits(vocabulary)
    moods = zip(vocabulary.moods.names.map(Tokenizer.words), Mood.allCases).filter { !$0.0.isEmpty }
    var ranges: [(argument: String, tokens: Range<Int>)] = []
    for (index, argument) in arguments.enumerated() {
      let start = tokens.count
      tokens += Tokenizer.tokens(argument, argument: index)
      if tokens.count > start { ranges.append((argument, start..<tokens.count)) }
    }
    tokens = Lexicon.standard.rooted(Lexicon.standard.tell(tokens))
    let sentences = ranges.filter { $0.argument.trimmed.contains { $0.isWhitespace } }.map(\.tokens)
    let slips = sentences.isEmpty ? [] : TypingSlips(vocabulary).mended(tokens, sentences: sentences)
    if !slips.isEmpty {
      for slip in slips { tokens[slip.place].folded = slip.word }
      tokens = Lexicon.standard.rooted(Lexicon.standard.tell(tokens))
    }
    let cognates = Cognates(vocabulary).mended(tokens) + AccentedWords.mended(tokens, typedIn: arguments)
    if !cognates.isEmpty {
      for cognate in cognates { tokens[cognate.place].folded = cognate.word }
      tokens = Lexicon.standard.rooted(Lexicon.standard.tell(tokens))
    }
    names = NameIndex(vocabulary, .standard, for: tokens)
    let scanner = scanner
    for (argument, range) in ranges {
      let isQuoted = argument.trimmed.contains { $0.isWhitespace }
      let isSentence = isQuoted && !isOneThing(scanner.chunks(range))
      if !isSentence, let last = groups.last, !last.isSentence {
        groups[groups.count - 1].tokens = last.tokens.lowerBound..<range.upperBound
      } else {
        groups.append(Group(tokens: range, isSentence: isSentence))
      }
    }
  }

  private var scanner: ChunkScanner {
    ChunkScanner(
      tokens: tokens, arguments: arguments, vocabulary: vocabulary, names: names, ownUnits: ownUnits, moods: moods, today: today,
      currencies: vocabulary.currencies)
  }

  func phrase() -> Phrase {
    let scanner = scanner
    let chunks = groups.map { scanner.withoutDaysToCome(scanner.chunks($0.tokens)) }
    let readers = groups.indices.map { index in
      ClauseReader(
        chunks: chunks[index], tokens: tokens, arguments: arguments, names: names, isCommand: !groups[index].isSentence,
        isFirst: index == 0,
        today: today,
        moodLabels: vocabulary.moods
      )
    }
    var read = groups.indices.map { groups[$0].isSentence ? nil : readers[$0].clauses() }
    let isNamed = read.contains { $0?.contains { !$0.activities.isEmpty } == true }
    for index in groups.indices where groups[index].isSentence && !isNamed { read[index] = readers[index].clauses() }
    var writer = PhraseWriter(tokens: tokens, arguments: arguments, vocabulary: vocabulary, names: names)
    for (index, group) in groups.enumerated() {
      if let clauses = read[index] {
        writer.write(clauses, chunks[index], group.tokens)
      } else {
        writer.write(text: group.tokens, isNo: readers[index].isOnlyNo(chunks[index].indices))
      }
    }
    var phrase = writer.phrase(today: today)
    phrase.avoided = Set(names.avoided.map { vocabulary.activities[$0].slug })
    if let coming = chunks.joined().first(where: \.isToCome) { phrase.dayToCome = writer.words(coming.range) }
    if let doubt = correction(scanner, phrase, writer) { phrase.uncertainties.insert(doubt, at: 0) }
    return phrase
  }

  /// What words that may put right something told before would have ‘retro correct’ do.
  private func correction(_ scanner: ChunkScanner, _ phrase: Phrase, _ writer: PhraseWriter) -> Phrase.Uncertainty? {
    guard let correction = scanner.correction() else { return nil }
    func quoted(_ words: Range<Int>) -> String { words.count == 1 || !writer.words(words).contains(" ") ? writer.words(words) : "\"\(writer.words(words))\"" }
    let told = phrase.lines.compactMap(\.activity)
    var right = correction.right
    // ‘6 km yesterday’: the day stands behind what is right.
    if let day = right.dropFirst().first(where: { tokens[$0].senses.contains { $0.sense.saysWhen } }) { right = right.lowerBound..<day }
    // The two of ‘2 coffees’, which the name of the habit says.
    if right.count == 2, tokens[right.lowerBound].number != nil, names.name(tokens, at: right.lowerBound + 1, isAfterWord: true) ?? names.form(tokens, at: right.lowerBound + 1, isAfterWord: true) != nil {
      right = right.lowerBound..<(right.lowerBound + 1)
    }
    let ofDay = phrase.metrics.first?.name ?? tokens.lazy.flatMap(\.senses).compactMap { sense, _ in if case .metric(let number) = sense { Self.metricNames[number] } else { nil } }.first
    let name = told.count == 1 ? told[0] : told.isEmpty ? ofDay : nil
    let day = phrase.day == today ? "" : " \(phrase.day)"
    return .correction(words: writer.words(correction.words), right: "\(name ?? correction.wrong.map(quoted) ?? "OLD") \(quoted(right))\(day)")
  }

  /// The names under which a day has its numbers.
  private static let metricNames: [DayNumber: String] = [.sleep: "sleep_minutes", .nap: "nap_minutes", .steps: "steps", .weight: "weight", .screen: "screen_minutes"]

  /// Whether a quoted text is the name of one activity, or one amount, time or day, and nothing else.
  private func isOneThing(_ chunks: [Chunk]) -> Bool {
    if let first = chunks.first, let last = chunks.last, let (_, end) = names.metric(tokens, at: first.range.lowerBound), end == last.range.upperBound { return true }
    guard chunks.count == 1, let chunk = chunks.first else { return false }
    if let name = chunk.name { return !name.isVerb || chunk.range.count > 1 }
    // `metrics "blood sugar" 7.2`
    if chunk.has(where: { if case .metric = $0 { true } else { false } }) { return true }
    return chunk.isDetail || chunk.mood != nil
  }
}
