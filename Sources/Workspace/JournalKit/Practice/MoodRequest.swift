// What `mood` is told in plain words: which one, on which day, when, and what about it.

public import JournalDates
import JournalFormat
import JournalLanguage
public import JournalModel
public import JournalPhrases
import JournalText

/// A mood as a person words it: `good yesterday`, `4 of 5, a bit tired`, `bad monday evening argued with Tom`.
public struct MoodRequest: Sendable {
  /// The word or the number that names the mood.
  public var level: String
  /// What is told about it, without the words for the day and the time.
  public var text: String
  /// Nil where no day is named.
  public var date: AskedDays?
  /// Nil where no time is named.
  public var time: TimeSpan?
  /// The day and the time that the text itself names, with their words, to say what was understood; nil where it names none.
  public var understood: Phrase?
  /// A number between two steps, as it was typed, of which `level` is the lower one: ‘3.5’; nil for all other words.
  public private(set) var between: String?

  /// - Parameters:
  ///   - words: As they were typed, the mood or a day first.
  ///   - date: The day that was told apart from them; words for days are then a part of the text, and so of `time`.
  ///   - isOfDay: Whether it is that of the whole day, so that a time is a part of the text.
  public init(
    _ words: [String], on date: AskedDays? = nil, at time: TimeSpan? = nil, isOfDay: Bool = false, _ labels: MoodLabels,
    today: CalendarDay, in workspace: Workspace
  ) throws(WorkspaceError) {
    (self.date, self.time) = (date, time)
    var words = words
    if let first = words.first?.words.first.map({ String($0) }), let step = Self.lowerStep(first), let whole = words.first {
      between = first
      words[0] = "\(step)" + whole.dropFirst(first.count)
    }
    words = Self.apart(words, labels, workspace.language)
    var (first, text) = (words.first ?? "", Array(words.dropFirst()))
    if first.lowercased() == "so", text.first?.lowercased() == "so" { (first, text) = ("so-so", Array(text.dropFirst())) }
    if let led = Self.behindHow(words, labels, workspace.language) { (first, text) = led } else if let whole = Self.ofSeveral(words, labels, workspace.language) { (first, text) = whole }
    if let steps = Self.steps(atHeadOf: words) ?? Self.steps(atEndOf: words, labels, workspace.language) { (first, text) = steps }
    // ‘mood evening good’
    if !labels.names(mood: first, in: workspace.language), let moved = Self.partBehind([first] + text) { (first, text) = moved }
    (level, self.text) = (first, text.joined(separator: " "))
    // ‘mood good yesterday --date today’
    if let date, let (others, days, _) = AskedDays.atEnd(of: [first] + text.flatMap(\.words), in: workspace.tongues), others.count == 1, days.isOneDay {
      let (asked, said) = (try date.done(on: today), try days.done(on: today))
      guard asked == said else {
        throw WorkspaceError(
          .usage, LogErrorText.twoDays,
          ["option": .text(date.name), "day": "\(asked)", "words": .text(text.joined(separator: " ")), "other": "\(said)"],
          help: LogErrorText.twoDaysWay)
      }
    }
    // ‘mood bad "argued with my boss" last wednesday’
    if date == nil, text.count > 1, text[0].contains(" "), let (others, days, _) = AskedDays.atEnd(of: text, in: workspace.tongues), others.count == 1,
      days.isOneDay
    {
      (self.text, self.date) = (others[0], days)
      return
    }
    if date == nil {
      let all = [first] + text.flatMap(\.words)
      if let (others, days, _) = AskedDays.atEnd(of: all, in: workspace.tongues), others.count == 1, days.isOneDay {
        (level, self.text, self.date) = (others[0], "", days)
        return
      }
      // ‘5/5 great shift’ is one of five, and not of May.
      let isShare = MoodLabels.step(first) != nil && ["/5", "/10"].contains(where: first.hasSuffix)
      if !isShare, let (others, days) = AskedDays.atStart(of: all, in: workspace.tongues), days.isOneDay {
        // ‘yesterday was awful’
        let told = others.count > 1 && ["was", "is", "felt", "were"].contains(others[0].lowercased()) ? Array(others.dropFirst()) : others
        (level, text) = Self.partBehind(told) ?? (told[0], Array(told.dropFirst()))
        (self.text, self.date) = (text.joined(separator: " "), days)
      }
    }
    // ‘mood good monday morning’, ‘mood bad yesterday evening argued with Tom’
    if self.date == nil, let head = DayAtHead(text.flatMap(\.words), on: today, in: workspace.tongues, mayBeWeekday: true),
      !head.part.isEmpty
    {
      let told = head.rest.joined(separator: " ")
      (self.date, self.text) = (head.days, told.isEmpty ? head.part : "\(head.part): \(told)")
      var phrase = Phrase(note: [], today: today)
      phrase.pieces = [Phrase.Piece(meaning: .day(head.day), words: head.words)]
      understood = phrase
      return
    }
    // ‘mood tired but good last monday’: nothing that the day might be of stands before it.
    let told = text.flatMap(\.words).map { String($0) }
    if self.date == nil, let (others, days, _) = AskedDays.atEnd(of: ["-"] + told, in: workspace.tongues), days.isOneDay, others.count > 1,
      others.dropFirst().allSatisfy({ Self.saysOnlyHow($0, labels, workspace.language) })
        || Phrase.isPartOfDay(others.dropFirst().joined(separator: " ").lowercased())
    {
      (self.text, self.date) = (others.dropFirst().joined(separator: " "), days)
      return
    }
    // ‘mood average last week’: a week is no day, and had more moods than one.
    if self.date == nil, told.count > 1, let (others, days, _) = AskedDays.atEnd(of: ["-"] + told, in: workspace.tongues), others.count == 1, days.isPeriod {
      throw WorkspaceError(
        .usage, DayErrorText.several, ["name": "mood", "word": .text(told.joined(separator: " "))], help: DayErrorText.keepMood,
        ["day": .optional(nil as String?)])
    }
    // What looks like a day and is none is no text about the mood.
    if self.date == nil {
      if text.count == 1, text[0].utf8.contains(where: \.isDigit) { try PeriodText.refuseIssue(of: text[0]) }
      try workspace.refuseDoubtfulDays(in: text, orElse: DayErrorText.keepMood)
    }
    takeDayAndTime(text, today, orTime: time == nil && !isOfDay)
    takeDay(today, in: workspace.tongues)
  }

  /// What is told about it with the word for a feeling, which is the person’s own and stays; where it is told with how much there was of it, it stands there.
  public func ownText(_ labels: MoodLabels, in workspace: Workspace) -> String {
    guard labels.isFeeling(level, in: workspace.language), Self.behindHow([text], labels, workspace.language)?.level != level.lowercased() else { return text }
    return text.isEmpty ? level : "\(level) \(text)"
  }

  /// The lower of the two steps that a number lies between, so that no day is rosier than it was told: 3 of ‘3.5’ and ‘3,5’. Nil for all other words.
  private static func lowerStep(_ word: String) -> Int? {
    guard word.count > 2, let number = Double(String(word.map { $0 == "," ? "." : $0 })), number > 0, number < 4, number != number.rounded() else { return nil }
    return Int(number)
  }

  /// The mood at the head of a sentence, and one with a comma or a colon behind it, as a word of its own: ‘mood "good, had dinner"’, ‘mood good: dinner’.
  private static func apart(_ words: [String], _ labels: MoodLabels, _ say: Language) -> [String] {
    guard let first = words.first, let head = first.words.first.map({ String($0) }), !labels.names(mood: first, in: say) else { return words }
    let bare = String(head.prefix { !",;:.–".contains($0) })
    // ‘4.5’ is on no step, and not on the fourth.
    if head.dropFirst(bare.count + 1).first?.isNumber == true, bare.allSatisfy(\.isNumber) { return words }
    guard bare != first, !bare.isEmpty, labels.names(mood: bare, in: say) || labels.isFeeling(bare, in: say) else { return words }
    let behind = first.words.dropFirst().joined(separator: " ")
    return [bare] + (behind.isEmpty ? [] : [behind]) + words.dropFirst()
  }

  /// The mood behind words that say how much of it there was: good of ‘pretty good’, with all of them as what is told. Nil where they begin otherwise.
  private static func behindHow(_ words: [String], _ labels: MoodLabels, _ say: Language) -> (level: String, text: [String])? {
    let said = words.flatMap(\.words).map { String($0) }
    let count = said.prefix { degrees.contains($0.lowercased()) }.count
    guard count > 0, count < said.count, case let mood = said[count].lowercased().trimmingCommas, mood.contains(where: \.isLetter),
      labels.names(mood: mood, in: say) || labels.isFeeling(mood, in: say), !labels.names(mood: said[0], in: say)
    else { return nil }
    return (mood, said)
  }

  /// The mood that several words say together, of which the first is none: ‘así así’, ‘mais ou menos’, 그저 그래.
  private static func ofSeveral(_ words: [String], _ labels: MoodLabels, _ say: Language) -> (level: String, text: [String])? {
    let said = words.flatMap(\.words).map { String($0) }
    guard let first = said.first, !labels.names(mood: first, in: say), !labels.isFeeling(first, in: say) else { return nil }
    for count in (2...4).reversed() where count <= said.count {
      let mood = said[..<count].joined(separator: " ").lowercased()
      if Phrase.mood(ofWord: mood) ?? Phrase.mood(ofFeeling: mood) != nil { return (mood, Array(said[count...])) }
    }
    return nil
  }

  private static let degrees: Set<String> = [
    "pretty", "very", "quite", "really", "rather", "fairly", "kinda", "so", "a", "bit", "little", "feeling", "feel", "felt", "i", "i'm", "i’m", "im", "am",
    "was", "sehr", "ziemlich", "ganz", "etwas", "recht", "muy", "bastante", "un", "poco", "algo", "très", "assez", "plutôt", "peu", "muito", "um", "pouco",
    "とても", "かなり", "少し", "아주", "꽤", "조금",
  ]

  /// Whether a word says no more than how somebody felt: ‘but good’, ‘and a bit calmer’.
  private static func saysOnlyHow(_ word: String, _ labels: MoodLabels, _ say: Language) -> Bool {
    let bare = word.lowercased().trimmingCommas
    return bare.isEmpty || holding.contains(bare) || labels.names(mood: bare, in: say) || labels.isFeeling(bare, in: say)
  }

  private static let holding: Set<String> = [
    "but", "and", "yet", "though", "also", "then", "a", "bit", "little", "very", "quite", "so", "really", "mostly", "still", "aber", "und", "doch", "etwas",
    "sehr", "ziemlich", "trotzdem", "pero", "y", "muy", "algo", "un", "poco", "bastante", "mais", "et", "très", "peu", "assez", "plutôt", "mas", "e", "muito",
    "pouco", "でも", "とても", "하지만", "조금",
  ]

  /// Takes a day behind a mood that a sentence would leave open, since a mood is of what is over: ‘great on Wednesday because of the play’.
  private mutating func takeDay(_ today: CalendarDay, in tongues: Set<DayTongue>) {
    // No feast long ago; and the ‘sun’ of ‘sun at last’, the ‘sat’ of ‘sat outside’ and the ‘so’ of ‘so far’ are no days.
    guard date == nil, let head = DayAtHead(text.words.map { String($0) }, on: today, in: tongues, mayBeWeekday: true),
      head.day >= today.advanced(by: -7), head.words.words.count > 1 || head.words.count > 3
    else { return }
    (date, text) = (head.days, head.rest.joined(separator: " "))
    var phrase = Phrase(note: [], today: today)
    phrase.pieces = [Phrase.Piece(meaning: .day(head.day), words: DayAtHead.bare(head.words))] + (understood?.pieces ?? [])
    understood = phrase
  }

  /// The mood behind a part of the day, with that part as what is told: ‘evening good’. Nil where they begin with none.
  private static func partBehind(_ words: [String]) -> (level: String, text: [String])? {
    let words = words.flatMap(\.words).map { String($0) }
    guard let part = PartOfDay.opening(words), part.count < words.count else { return nil }
    let told = words.dropFirst(part.count + 1)
    return (words[part.count], [told.isEmpty ? part.words : part.words + ":"] + told)
  }

  /// Takes the words for the day, where they stand first, and for the time out of the text, as `log` reads them.
  /// - Parameter words: The text as it was typed, a sentence in quotes being one of them.
  private mutating func takeDayAndTime(_ words: [String], _ today: CalendarDay, orTime mayTakeTime: Bool) {
    var phrase = Phrase(words, PhraseVocabulary(), today: today)
    // Behind other words a day is as well what they tell of: ‘argued with Mark yesterday’.
    let opening = phrase.pieces.first {
      switch $0.meaning {
      case .time, .connective: false
      default: true
      }
    }
    var mayTakeDay = false
    if date == nil, case .day? = opening?.meaning { mayTakeDay = true }
    phrase.pieces.removeAll {
      switch $0.meaning {
      case .day: !mayTakeDay
      case .time: !mayTakeTime
      default: true
      }
    }
    guard !phrase.pieces.isEmpty else { return }
    var (kept, rest) = ("", text[...])
    for piece in phrase.pieces {
      guard let range = rest.firstRange(ofText: piece.words) else { return }
      kept += rest[..<range.lowerBound]
      rest = rest[range.upperBound...]
      switch piece.meaning {
      case .day(let day) where day != today: date = AskedDays(plain: day.description)
      case .time(let said): time = said
      default: break
      }
    }
    text = Self.joined(kept + rest)
    understood = phrase
  }

  /// Without the blanks and the signs that held what was taken.
  private static func joined(_ text: String) -> String {
    let words = text.split(separator: " ").filter { !$0.allSatisfy { ",;:–—".contains($0) } }
    return words.joined(separator: " ").drop { ",;: ".contains($0) }.trimmed
  }

  /// A mood of so many steps at the head of some words, as `4/5`, and what follows: `4 of 5 slept well`, `7 out of 10`.
  private static func steps(atHeadOf words: [String]) -> (level: String, text: [String])? {
    let all = words.flatMap(\.words).map { String($0) }
    guard let first = all.first, Double(first) != nil else { return nil }
    let rest = all.dropFirst().drop { $0 == "out" }
    guard rest.count > 1, rest.first == "of", let steps = rest.dropFirst().first.map({ $0.hasSuffix(",") ? $0.dropLast() : $0[...] }),
      Int(steps) != nil
    else { return nil }
    return ("\(first)/\(steps)", Array(rest.dropFirst(2)))
  }

  /// The same behind words that name no mood themselves: `a bit tired 4/5`.
  private static func steps(atEndOf words: [String], _ labels: MoodLabels, _ say: Language) -> (level: String, text: [String])? {
    var all = words.flatMap(\.words).map { String($0) }
    guard all.count > 1, let last = all.popLast(), MoodLabels.step(last) != nil, !labels.names(mood: all[0], in: say) else { return nil }
    // A comma held the two together.
    if let end = all.last, end.hasSuffix(",") { all[all.count - 1].removeLast() }
    return (last, all)
  }
}

extension String {
  /// Without the commas behind it.
  fileprivate var trimmingCommas: String {
    var word = self[...]
    while let last = word.last, ",;.".contains(last) { word.removeLast() }
    return String(word)
  }
}
