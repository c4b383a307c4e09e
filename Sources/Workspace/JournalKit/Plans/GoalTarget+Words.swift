// The amount in the title of a goal: ‘Save 2000 eur’, ‘Read 24 books’.

public import JournalModel
import JournalPhrases
import JournalText

extension GoalTarget {
  /// What a title asks for; nil where it has no number with a unit or a thing behind it, several numbers, and where the number is a year, the most that
  /// may be, a length of time until when, or how often something is done.
  /// - Parameter isDated: Whether it is to be reached by a day, and is no measure of each day.
  public static func said(in title: String, isDated: Bool = false) -> GoalTarget? {
    if limit(in: title) != nil { return nil }
    var words = withoutGroups(title.words)
    var numbers = words.indices.filter { words[$0].contains(where: \.isNumber) }
    // ‘save 6,400 euros for a boat, 120 euros a month’
    if numbers.count == 2, isRateOfMoney(words[numbers[1]...]) { words.removeSubrange(numbers.removeLast()...) }
    guard numbers.count == 1, let place = numbers.first, place > 0 || isCounted(words) || CountedThing.isOfMoney(words) else { return nil }
    let word = words[place]
    if let sign = word.first, "€$£¥".contains(sign), let quantity = Quantity(TypedNumber.ungrouped("\(word.dropFirst()) \(sign)").words[0]),
      quantity.unit.isEmpty
    {
      return GoalTarget("\(quantity.text) \(sign)")
    }
    if place > 0, joints.contains(words[place - 1].lowercased()) { return nil }
    let hasUnit = Quantity(TypedNumber.ungrouped(word)).map { !$0.unit.isEmpty } ?? false
    let things = hasUnit ? [] : CountedThing.words(behind: words[(place + 1)...])
    let next = hasUnit ? place + 1 : place + 1 + max(1, things.count)
    let isSaved = CountedThing.isOfMoney(words[..<place] + words[(place + 1)...])
    if next < words.count, ["a", "per", "each", "every", "/"].contains(words[next].lowercased()) { return nil }
    // ‘save 1500 for the holiday’ is so much, of whatever money there is.
    if !hasUnit, things.isEmpty {
      guard isSaved, let quantity = Quantity(TypedNumber.ungrouped(word)), quantity.amount >= 2 else { return nil }
      return GoalTarget(quantity)
    }
    let thing = CountedThing.head(of: things)
    if let sign = isSaved || CountedThing.isOfDebt(words) ? Money.sign(ofMoney: thing) : Money.sign(of: thing), let quantity = Quantity(TypedNumber.ungrouped(word)), quantity.unit.isEmpty {
      return GoalTarget(Quantity(quantity.amount, sign))
    }
    let text = TypedNumber.ungrouped(hasUnit ? word : "\(word) \(thing)")
    let periods = ["day", "week", "month", "year", "time", "x", "am", "pm", "per", "a", "%", "percent", "and", "or"]
    guard let quantity = Quantity(text), quantity.amount >= 2, hasUnit || !isYear(quantity),
      quantity.unit.first?.isLetter ?? false || ["€", "$", "£", "¥"].contains(quantity.unit),
      quantity.unit.lowercased() == "times" || !periods.contains(where: { quantity.unit.lowercased() == $0 || quantity.unit.lowercased() == $0 + "s" })
    else { return nil }
    // So long on one day is no sum: ‘sleep 8 hours’. Few do anything else for more than four: ‘swim 10 hours by Easter’.
    let most = isDated && !words.contains { ofDays.contains($0.lowercased()) } ? 4.0 : 16
    if case let unit = UnitTable.standard.unit(quantity.unit), unit.dimension == .duration, quantity.amount * unit.factor <= most * 3600 { return nil }
    return GoalTarget(text)
  }

  /// What a title names the most of that may be, which a goal does not count towards: ‘Raised bed’ of ‘Raised bed, budget 350 euro’, which is money spent, and nothing
  /// of ‘max 2 coffees a day’, which is a habit. Nil for other titles.
  public static func limit(in title: String) -> (spentOn: String?, isHabit: Bool)? {
    let words = withoutGroups(title.words)
    let isMost = LimitWords.isMost(title)
    let isOfMoney = words.indices.contains { place in
      guard words[place].contains(where: \.isNumber) else { return false }
      return Money.signBehind(words[place]) != words[place] || words[place].last.map { Money.sign(of: String($0)) != nil } ?? false
        || place + 1 < words.count && Money.sign(ofMoney: String(words[place + 1].prefix { !",.;:".contains($0) })) != nil
    }
    if isMost, !isOfMoney || !LimitWords.unsaid(in: words).period { return (nil, true) }
    let budget = words.firstIndex { word in budgets.contains { word.lowercased().contains(text: $0) } }
    guard isOfMoney, isMost || budget != nil, !CountedThing.isOfMoney(words) else { return nil }
    guard let budget else { return (LimitWords(words)?.title, false) }
    let head = words[..<(budget > 0 ? budget : 1)]
    let named = head.count > 3 ? head.prefix { !["for", "für", "para", "pour"].contains($0.lowercased()) } : head
    let thing = named.joined(separator: " ").trimmed
    let end = thing.lastIndex { $0.isLetter || $0.isNumber } ?? thing.startIndex
    return (thing.isEmpty ? nil : String(thing[...end]), false)
  }

  /// What is done for so many hours each day.
  private static let ofDays: Set<String> = [
    "sleep", "fast", "work", "schlafen", "fasten", "arbeiten", "dormir", "ayunar", "trabajar", "jeûner", "travailler", "jejuar", "trabalhar",
  ]

  private static let budgets = ["budget", "presupuesto", "orçamento", "予算", "예산"]

  /// Whether a title asks for a weight or another level, which is no sum of what was done: ‘weigh 70 kg’, ‘lose 5 kg’, ‘bench press 100 kg’.
  public static func isLevel(_ title: String) -> Bool {
    let words = title.lowercased().words.map { String($0) }
    guard words.contains(where: { $0.contains(where: \.isNumber) }) else { return false }
    if pairs.contains(where: { pair in words.indices.contains { words[$0...].starts(with: pair) } }) { return true }
    if words.contains(where: { word in (weights + levels).contains { word.hasPrefix($0) } }) { return true }
    return comesDown(words) || isOfMass(words) && acts(words).contains { word in (moves + lifts).contains { word.hasPrefix($0) } }
  }

  /// The words of a title that may say what is done: the shed of ‘for a shed’ is a thing, and where pounds are saved or given they are money, and no weight.
  private static func acts(_ words: [String]) -> [String] {
    func isOne(_ place: Int, of verbs: [String]) -> Bool { verbs.contains { words[place].hasPrefix($0) } }
    func leadsNumber(_ place: Int) -> Bool { place + 1 < words.count && words[place + 1].first?.isNumber == true }
    let others = words.indices.filter { !isOne($0, of: gains) }.map { words[$0] }
    let isSaved = CountedThing.isOfMoney(others) && !words.indices.contains { isOne($0, of: moves) && leadsNumber($0) }
    let isMoney = (isSaved || CountedThing.isGiven(words)) && words.contains { Money.sign(ofMoney: $0) != nil }
    return words.indices.filter { place in
      if isMoney { return !isOne(place, of: moves + lifts) }
      let isThing = words[max(0, place - 2)..<place].contains { ["a", "an", "the", "my", "our"].contains($0) }
      return !isThing || leadsNumber(place) || words[(place + 1)...].first == "of" || !isOne(place, of: ["shed", "drop", "gain"])
    }.map { words[$0] }
  }

  private static func isOfMass(_ words: [String]) -> Bool {
    words.contains { word in masses.contains(word) || masses.contains { word.hasSuffix($0) && word.first?.isNumber == true } }
  }

  /// ‘get down to 86 kg’, and ‘get to 86 kg’, which says nothing else.
  private static func comesDown(_ words: [String]) -> Bool {
    let words = beginning(in: words)?.rest ?? words
    guard isOfMass(words) else { return false }
    if words.indices.contains(where: { words[$0...].starts(with: ["down", "to"]) || words[$0...].starts(with: ["runter", "auf"]) }) { return true }
    let others = words.filter { $0.first?.isNumber != true && !masses.contains($0) }
    return !others.isEmpty && others.allSatisfy(arriving.contains)
  }

  private static let arriving: Set<String> = [
    "get", "go", "come", "be", "reach", "hit", "to", "at", "under", "below", "auf", "unter", "kommen", "erreichen", "llegar", "pasar", "alcanzar", "a", "arriver", "passer", "atteindre", "à",
    "chegar", "atingir", "alcançar",
  ]

  /// Whether such a title is about what somebody weighs.
  public static func isWeight(_ title: String) -> Bool {
    let words = title.lowercased().words.map { String($0) }
    return comesDown(words) || acts(words).contains { word in (weights + moves).contains { word.hasPrefix($0) } }
  }

  /// Whether pounds that a title asks for are money: ‘save for a greenhouse’, ‘pay off the card’.
  static func isOfMoney(_ title: String) -> Bool {
    let words = title.words
    return !isWeight(title) && (CountedThing.isOfMoney(words) || CountedThing.isOfDebt(words))
  }

  /// The same amount, with the sign of money where it is that by what it is for: pounds are a mass elsewhere.
  public func inMoney(of title: String) -> GoalTarget {
    guard field == nil, UnitTable.standard.unit(quantity.unit).dimension == .mass, let sign = Money.sign(ofMoney: quantity.unit), Self.isOfMoney(title) else { return self }
    return GoalTarget(Quantity(quantity.amount, sign))
  }

  /// A weight that a title asks for: one to come to, ‘weigh 72 kg’, or by how much to change it, ‘lose 5 kg’, below zero for less. Nil for other titles.
  static func weight(in title: String) -> (quantity: Quantity, isChange: Bool)? {
    let all = title.lowercased().words.map { String($0) }
    let words = beginning(in: all)?.rest ?? all
    guard isLevel(title), isWeight(title), let place = words.firstIndex(where: { $0.first?.isNumber == true }) else { return nil }
    let typed = words[place].last?.isLetter == true ? words[place] : words[place...].prefix(2).joined(separator: " ")
    guard var quantity = Quantity(TypedNumber.ungrouped(typed)), let unit = units[quantity.unit.lowercased()] else { return nil }
    quantity.unit = unit
    let isBound = place > 0 && ["to", "at", "para", "under", "below", "auf", "unter", "a", "à", "sous", "hasta", "até", "bajo"].contains(words[place - 1])
    let isChange = !isBound && acts(words).contains { word in moves.contains { word.hasPrefix($0) } }
    if isChange, !words.contains(where: { word in gains.contains { word.hasPrefix($0) } }) { quantity.amount = -quantity.amount }
    return (quantity, isChange)
  }

  /// What words say that a value is to come from, and the words without it: 82 kg and ‘lose weight to 76 kg’ of ‘lose weight from 82 kg to 76 kg’. Nil where they
  /// do not, and where the numbers may be hours of a day.
  static func beginning(in words: [some StringProtocol]) -> (rest: [String], from: Quantity)? {
    let words = words.map { String($0) }
    func isOne(_ place: Int, of some: Set<String>) -> Bool { place < words.count && some.contains(words[place].lowercased()) }
    func amount(at place: Int) -> (quantity: Quantity, end: Int)? {
      guard place < words.count, words[place].first?.isNumber == true, var quantity = Quantity(TypedNumber.ungrouped(words[place])) else { return nil }
      guard quantity.unit.isEmpty, place + 1 < words.count, words[place + 1] == "%" || UnitTable.standard.knows(words[place + 1]) else { return (quantity, place + 1) }
      quantity.unit = words[place + 1]
      return (quantity, place + 2)
    }
    guard let start = words.indices.first(where: { isOne($0, of: leaving) && amount(at: $0 + 1) != nil }), var (from, joint) = amount(at: start + 1) else { return nil }
    let next = joint
    while isOne(joint, of: ["down", "up", "runter", "hoch"]) { joint += 1 }
    guard isOne(joint, of: coming), let (to, end) = amount(at: joint + 1), !(from.unit + to.unit).isEmpty || max(from.amount, to.amount) > 24 else { return nil }
    var rest = Array(words[..<start] + words[next...])
    // ‘from 82 to 76 kg’, ‘from 82 kg to 76’
    if to.unit.isEmpty, !from.unit.isEmpty { rest.insert(from.unit, at: end - (next - start)) }
    if from.unit.isEmpty { from.unit = to.unit }
    return (rest, from)
  }

  private static let leaving: Set<String> = ["from", "von", "de", "desde"]
  private static let coming: Set<String> = ["to", "auf", "a", "à", "para", "hasta", "até"]

  private static let units = [
    "kg": "kg", "kilo": "kg", "kilos": "kg", "lb": "lb", "lbs": "lb", "pound": "lb", "pounds": "lb", "libras": "lb", "stone": "st", "st": "st",
  ]
  private static let gains = ["gain", "zunehm", "ganar", "prendre", "engord"]
  private static let weights = ["weigh", "bodyweight", "wieg", "gewicht", "körpergewicht", "peser", "poids", "pesar", "体重", "체중", "몸무게"]
  private static let pairs = [["body", "fat"], ["heart", "rate"], ["blood", "pressure"]]
  private static let levels = ["bmi", "pulse", "cholesterol", "vo2", "bpm", "mmhg", "körperfett", "ruhepuls", "blutdruck"]
  private static let moves = [
    "lose", "losing", "gain", "drop", "shed", "slim", "abnehm", "zunehm", "perder", "perdre", "adelgaz", "bajar", "emagrec", "maigrir",
  ]
  private static let lifts = ["bench", "squat", "deadlift", "lift", "press", "snatch", "stemm", "heben"]
  private static let masses: Set<String> = ["kg", "kilo", "kilos", "lb", "lbs", "pound", "pounds", "pfund", "stone", "libras"]

  /// What somebody does for a goal, by its title: the words before its number, else those behind it: ‘ride’ of ‘ride 1200 km’, ‘dry days’ of ‘40 dry days’.
  /// Nil of titles that have not one number.
  public static func practice(in title: String) -> String? {
    let words = withoutGroups(title.words)
    let numbers = words.indices.filter { words[$0].contains(where: \.isNumber) }
    guard numbers.count == 1, let place = numbers.first else { return nil }
    if place > 0 { return place <= 3 ? words[..<place].joined(separator: " ") : nil }
    // ‘500 km laufen’
    let isUnit = words.count > 1 && UnitTable.standard.knows(words[1]) && !UnitTable.standard.unit(words[1]).isCountable
    let things = CountedThing.words(behind: words[(isUnit ? 2 : 1)...])
    return things.isEmpty ? nil : things.joined(separator: " ")
  }

  /// Whether a title asks for so much of something, though no target can be read in it: ‘40 dry days’, ‘cut alcohol to 4/week’.
  public static func isOfAmount(_ title: String) -> Bool {
    let words = title.words
    let leads = words.count > 1 && words[0].allSatisfy(\.isNumber) && words[1].first?.isLetter == true
    return leads || words.contains { word in
      let parts = word.split(separator: "/")
      return parts.count == 2 && parts[0].allSatisfy(\.isNumber) && parts[1].allSatisfy(\.isLetter)
    }
  }

  /// Whether a title begins with so many of what is counted, and tells what is done with it: ‘300 pages translated’, ‘30 books’.
  private static func isCounted(_ words: [String]) -> Bool {
    guard words.count > 1, words[0].allSatisfy(\.isNumber) else { return false }
    // ‘120 thesis pages’
    let thing = CountedThing.head(of: CountedThing.words(behind: words[1...])).lowercased()
    return HabitWords.things.contains(thing) || Phrase.isCounted(byWord: thing) || Money.sign(of: thing) != nil
      || UnitTable.standard.knows(thing) && UnitTable.standard.unit(thing).dimension.isCount
  }

  /// Words whose groups of three digits stand together: ‘1 500 euro’ has one number, as ‘two thousand pounds’ has.
  private static func withoutGroups(_ words: [String]) -> [String] {
    let words = inDigits(words)
    guard let place = words.firstIndex(where: { $0.first?.isNumber == true }) else { return words }
    let plain = ungrouped(words[place...].joined(separator: " "))
    return words[..<place] + plain.words
  }

  /// A number of money or of a common unit that is written out, in digits: ‘two thousand pounds’. The thousands of a title of a book are none.
  private static func inDigits(_ words: [String]) -> [String] {
    for place in words.indices.dropLast(2) {
      guard let scale = ["hundred": 100.0, "thousand": 1000][words[place + 1].lowercased()], case let first = words[place].lowercased(),
        let count = first == "a" ? 1 : LimitWords.numbers[first] ?? Quantity(first)?.amount, case let unit = words[place + 2].lowercased(),
        Money.sign(ofMoney: unit) != nil || UnitTable.standard.knows(unit) && unit != "times"
      else { continue }
      return words[..<place] + [Quantity(count * scale).text] + words[(place + 2)...]
    }
    return words
  }

  /// An amount of a goal without the marks between its thousands. A comma before three digits is such a mark where they are of money, or end with a nought: nobody
  /// writes that behind a fraction.
  public static func ungrouped(_ text: String) -> String {
    let plain = TypedNumber.ungrouped(text)
    guard let start = plain.firstIndex(where: \.isNumber), case let digits = plain[start...].prefix(while: { $0.isNumber || $0 == "," }),
      case let groups = digits.split(separator: ",").map({ String($0) }), TypedNumber.isGrouped(groups), case let rest = plain[digits.endIndex...],
      digits.hasSuffix("0") && rest.first != "." || Money.sign(ofMoney: String(rest).words.first ?? "") != nil
    else { return plain }
    return plain[..<start] + groups.joined() + rest
  }

  /// Whether words are so much money each month, or another time.
  private static func isRateOfMoney(_ words: ArraySlice<String>) -> Bool {
    let folded = words.map { $0.lowercased() }
    guard (3...4).contains(folded.count), ["a", "per", "each", "every", "pro", "im", "al", "par", "por"].contains(folded[folded.count - 2]),
      ["day", "week", "month", "year", "tag", "woche", "monat", "jahr", "semana", "mes", "mês", "mois", "semaine"].contains(folded[folded.count - 1])
    else { return false }
    return folded[0].first.map { "€$£¥".contains($0) } ?? false || Money.sign(ofMoney: folded[1]) != nil || folded[0].last.map { Money.sign(of: String($0)) != nil } ?? false
  }

  /// Whether a number is rather a year: so much money is saved, hardly so many things are done.
  private static func isYear(_ quantity: Quantity) -> Bool {
    (1900...2100).contains(quantity.amount) && Money.sign(ofMoney: quantity.unit) == nil
  }

  /// Words before a number that is no amount to be added up: a place in time or in a row, or a bound.
  static let joints: Set<String> = [
    "in", "on", "at", "by", "until", "after", "before", "for", "from", "to", "of", "chapter", "part", "level", "week", "every", "within",
    "below",
    "above", "under", "over", "than", "most",
    "im", "am", "um", "bis", "ab", "seit", "vor", "nach", "unter", "über", "höchstens", "maximal", "kapitel", "woche",
    "en", "hasta", "antes", "desde", "bajo", "menos", "máximo", "capítulo", "avant", "après", "dès", "depuis", "sous", "moins", "maximum",
    "chapitre",
    "em", "até", "abaixo",
  ]
}
