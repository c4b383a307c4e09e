// ‘At most 2 coffees’: a habit that is kept by doing less.

public import JournalModel
import JournalPhrases
import JournalText

/// A title that says how much is too much.
public struct LimitWords: Equatable, Sendable {
  /// What there may be so much of, as it was typed: `coffees`.
  public let title: String
  public let target: HabitTarget
  /// Which days it is one of together; nil where of others than those of a day, a week or a month: ‘once a year’, ‘on weekends’.
  public let period: HabitTarget.Period?
  /// What a month may have of it where it is one of a year, as no target is: a twelfth.
  public let monthly: HabitTarget?
  /// Whether it says on how many days, and not how often or how much: ‘sweets at most 2 days a week’.
  let isOfDays: Bool
  /// What stands before the amount, which is the name of what there is already: of ‘beer at most 2 beers a week’ `beer`. Empty where nothing does.
  public let named: [String]

  /// Words before the amount, each with whether the amount itself is too much.
  private static let bounds: [(words: [String], isBelow: Bool)] = [
    (["<="], false), (["≤"], false), (["=<"], false), (["<"], true),
    (["at", "most"], false), (["at", "the", "most"], false), (["no", "more", "than"], false), (["not", "more", "than"], false), (["up", "to"], false), (["max"], false),
    (["max."], false), (["maximum"], false), (["less", "than"], true), (["fewer", "than"], true), (["under"], true),
    (["höchstens"], false), (["maximal"], false), (["nicht", "mehr", "als"], false), (["como", "máximo"], false),
    (["no", "más", "de"], false),
    (["au", "plus"], false), (["au", "maximum"], false), (["pas", "plus", "de"], false), (["no", "máximo"], false),
    (["não", "mais", "de"], false),
  ]

  /// Numbers as they are written out.
  static let numbers = [
    "one": 1.0, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10, "eleven": 11,
    "twelve": 12,
    "twenty": 20, "thirty": 30,
  ]

  /// How often, in a word of its own.
  private static let times = [
    "once": 1.0, "twice": 2, "thrice": 3, "einmal": 1, "zweimal": 2, "dreimal": 3,
  ]

  private static let days =
    [["a", "day"], ["per", "day"], ["each", "day"], ["every", "day"], ["daily"], ["everyday"]]
    + [["am", "tag"], ["pro", "tag"], ["täglich"], ["al", "día"], ["por", "día"], ["par", "jour"], ["por", "dia"], ["ao", "dia"]]
  static let weeks =
    of("week") + [["pro", "woche"], ["in", "der", "woche"], ["por", "semana"], ["a", "la", "semana"], ["par", "semaine"]]
  private static let months =
    of("month") + [["pro", "monat"], ["im", "monat"], ["por", "mes"], ["al", "mes"], ["par", "mois"], ["por", "mês"], ["ao", "mês"]]
  private static let others = weeks + months + years + of("fortnight")
  private static let years =
    of("year") + [["pro", "jahr"], ["im", "jahr"], ["al", "año"], ["por", "año"], ["par", "an"], ["por", "ano"], ["ao", "ano"]]
  private static func of(_ unit: String) -> [[String]] { [["a", unit], ["per", unit], ["each", unit], ["every", unit], ["\(unit)ly"]] }

  /// What is never to be, of ‘smoke never’ and ‘never smoke’; nil where the words say something else, or on which days.
  private static func never(_ words: [String], _ folded: [String]) -> [String]? {
    let names: Set<String> = ["never", "nie", "niemals", "nunca", "jamais"]
    let period = days.first { folded.count > $0.count && folded.suffix($0.count).elementsEqual($0) }?.count ?? 0
    let (rest, said) = (words.dropLast(period), folded.dropLast(period))
    guard rest.count > 1, let first = said.first, let last = said.last else { return nil }
    let others = names.contains(last) ? rest.dropLast() : names.contains(first) ? rest.dropFirst() : []
    return others.isEmpty || Schedule.atEnd(of: Array(others)) != nil ? nil : Array(others)
  }

  /// How many days of a week may have it, where it says so of days: of ‘sweets at most 2 days per week’ 2.
  var daysAWeek: Int? {
    guard period == .week, isOfDays, target.quantity.unit.isEmpty, let count = Int(exactly: target.quantity.amount), (1...6).contains(count) else { return nil }
    return count
  }

  /// - Returns: Nil where they say no limit.
  public init?(_ words: [String]) {
    // ‘max 2/day’
    let parts: [String] = Self.capped(words.flatMap(\.words).flatMap { Self.apart(String($0)) })
    let words = parts.flatMap { word -> [String] in
      let end = ["/day", "/d", "/week", "/month"].first { word.lowercased().hasSuffix($0) && word.first?.isNumber == true }
      return end.map { [String(word.dropLast($0.count)), "per", $0 == "/d" ? "day" : String($0.dropFirst())] } ?? [word]
    }
    let folded = words.map { $0.lowercased() }
    if let rest = Self.never(words, folded) {
      title = rest.joined(separator: " ")
      (target, period, monthly, isOfDays, named) = (HabitTarget(.atMost, Quantity(0, "")), .day, nil, false, [])
      return
    }
    for start in folded.indices {
      for (bound, isBelow) in Self.bounds where folded[start...].starts(with: bound) {
        var next = start + bound.count
        if folded[next...].first == "of" { next += 1 }
        guard next < words.count, let (said, count) = Self.amount(folded[next...], of: folded[..<start].last) else { continue }
        var rest = Array(words[(next + count)...])
        Self.dropJoint(of: &rest)
        let tail = rest.map { $0.lowercased() }
        var often = (Self.days + Self.others).first { tail.suffix($0.count).elementsEqual($0) }
        rest.removeLast(often?.count ?? 0)
        // ‘at most once a week pizza’
        if often == nil, let leading = (Self.days + Self.others).first(where: { tail.count > $0.count && tail.starts(with: $0) }) {
          often = leading
          rest.removeFirst(leading.count)
          Self.dropJoint(of: &rest)
        }
        // ‘spend at most 200 euros on eating out’ is of eating out, and no other money is.
        let isSpent = start == 1 && folded[0] == "spend" && !rest.isEmpty && UnitTable.standard.dimension(of: said).isMoney
        let head = isSpent ? [] : Array(words[..<start])
        // ‘beer at most 2 beers’ is of beer.
        if let last = head.last?.lowercased(), rest.count == 1, Self.isPlural(rest[0].lowercased(), of: last) { rest = [] }
        var (title, amount) = ((head + rest).joined(separator: " ").trimmed, said)
        // ‘max 6 pints a week’: in what it is counted is all that names it.
        if title.isEmpty, count == 2, Self.drinks.contains(folded[next + 1]) { (title, amount) = (words[next + 1], Quantity(amount.amount, "")) }
        guard !title.isEmpty, amount.amount > 0 || amount.amount == 0 && !isBelow else { return nil }
        // Fewer than three of what is counted are two.
        let isCounted = UnitTable.standard.dimension(of: amount).isCount
        let most = isBelow && isCounted ? amount.amount - 1 : amount.amount
        self.title = title
        // ‘sweets at most once every two weeks’, ‘at most 2 beers on weekends’
        let isOfDay = often.map(Self.days.contains) ?? (rest.isEmpty || Schedule.atEnd(of: ["-"] + rest) == nil)
        let areDays = count == 2 && Self.daysCounted.contains(folded[next + 1])
        // No target says on how many days of a month.
        let longer: HabitTarget.Period? = often.map(Self.weeks.contains) ?? false ? .week : !areDays && often.map(Self.months.contains) ?? false ? .month : nil
        period = isOfDay ? .day : longer
        (named, isOfDays) = (head, areDays)
        let isOfYear = often.map(Self.years.contains) ?? false && !areDays && most >= 12
        monthly = isOfYear ? HabitTarget(.atMost, Quantity((most / 12).rounded(.down), amount.unit), per: .month) : nil
        target = HabitTarget(.atMost, Quantity(most, amount.unit), per: period ?? .day)
        return
      }
    }
    // ‘cigarettes none’, ‘cigarettes 0’; an inbox is what people bring to zero.
    if words.count > 1, ["none", "0"].contains(folded.last), !folded.contains("inbox") {
      title = words.dropLast().joined(separator: " ")
      (target, period, monthly, isOfDays, named) = (HabitTarget(.atMost, Quantity(0, "")), .day, nil, false, [])
      return
    }
    return nil
  }

  /// Takes away what only joins an amount to what it is of: ‘on the’ of ‘25 euros on the allotment’.
  private static func dropJoint(of words: inout [String]) {
    guard words.count > 1, ["of", "on", "for", "von", "de", "für", "para", "pour"].contains(words[0].lowercased()) else { return }
    words.removeFirst(words.count > 2 && ["the", "my", "our"].contains(words[1].lowercased()) ? 2 : 1)
  }

  // MARK: The least

  /// Words before an amount that is the least and not the most.
  static let leasts = [["at", "least"], ["mindestens"], ["al", "menos"], ["au", "moins"], ["pelo", "menos"]]

  /// Words without those at their end that say that the amount behind them is the least.
  public static func withoutLeast(_ words: [String]) -> [String] {
    let folded = words.map { $0.lowercased() }
    return leasts.first { words.count > $0.count && folded.suffix($0.count).elementsEqual($0) }.map { words.dropLast($0.count) } ?? words
  }

  /// Whether words say anywhere that so much is the least.
  static func hasLeast(_ words: [String]) -> Bool { holds(words, anyOf: leasts) }

  private static func holds(_ words: [String], anyOf phrases: [[String]]) -> Bool {
    let folded = words.map { $0.lowercased() }
    return phrases.contains { phrase in folded.indices.contains { folded[$0...].starts(with: phrase) } }
  }

  /// Whether words with an amount leave open if it is the least or the most, and of which days it is: ‘screen to 90 min’ does both.
  public static func unsaid(in words: [String]) -> (bound: Bool, period: Bool) {
    let words = words.flatMap { apart($0) }
    // ‘20km/week’
    let parts = words.flatMap { $0.split(separator: "/").count == 2 ? ["per", String($0.split(separator: "/")[1])] : [$0] }
    return (!holds(words, anyOf: bounds.map(\.words) + leasts + [[">="], ["≥"], [">"], ["minimum"]]), !holds(parts, anyOf: days + others))
  }

  /// Whether a title names the most that may be, and nothing to come to: ‘max 2 emails after 8 pm’, ‘coffee under 2 a day’. A marathon under 4 hours is reached.
  static func isMost(_ title: String) -> Bool {
    let words = title.words
    guard LimitWords(words) != nil, !holds(words, anyOf: [["up", "to"]]) else { return false }
    return holds(words, anyOf: bounds.filter { !$0.isBelow }.map(\.words)) || !unsaid(in: words).period
  }

  /// The number behind ‘at least’ at the end of some words, and the words before; nil where they end otherwise.
  static func least(atEnd words: [String]) -> (others: [String], count: Double)? {
    guard let last = words.last?.lowercased(), let count = Int(last).map({ Double($0) }) ?? numbers[last], count > 0 else { return nil }
    let before = words.dropLast().map { $0.lowercased() }
    guard let bound = leasts.first(where: { before.count > $0.count && before.suffix($0.count).elementsEqual($0) }) else { return nil }
    return (Array(words.dropLast(bound.count + 1)), count)
  }

  private static let daysCounted: Set<String> = ["days", "day", "tage", "tagen", "tag", "días", "día", "jours", "jour", "dias", "dia"]

  /// Whether a word is one thing or several of them.
  private static func isPlural(_ word: String, of one: String) -> Bool { [one, one + "s", one + "es", one + "n", one + "e"].contains(word) }

  /// The sign before a number as a word of its own: `<=3`.
  private static func apart(_ word: String) -> [String] {
    guard let sign = ["<=", "≤", "=<", "<", ">=", "≥", ">"].first(where: { word.hasPrefix($0) }), word.count > sign.count else { return [word] }
    return [sign, String(word.dropFirst(sign.count))]
  }

  /// What drinks are counted in, and called.
  private static let drinks: Set<String> = ["pint", "pints", "glass", "glasses", "cup", "cups", "can", "cans", "bottle", "bottles", "shot", "shots"]

  /// ‘limit TV to 1 h’ and ‘limit TV 1 h’ as ‘TV max 1 h’, ‘only 6 beers a week’, ‘6 beers a week max’ and ‘cut down to 6 beers a week’ as ‘max 6 beers a week’.
  private static func capped(_ words: [String]) -> [String] {
    let folded = words.map { $0.lowercased() }
    func isNumber(_ place: Int) -> Bool { place < words.count && (folded[place].first?.isNumber == true || numbers[folded[place]] != nil) }
    if folded.first == "only", isNumber(1), words.count > 2 { return ["max"] + words.dropFirst() }
    for end in [["max"], ["maximum"], ["tops"], ["at", "most"], ["or", "less"], ["or", "fewer"]] where folded.count > end.count + 1 && folded.suffix(end.count).elementsEqual(end) && isNumber(0) {
      return ["max"] + words.dropLast(end.count)
    }
    if ["cut", "get"].contains(folded.first), folded.count > 4, ["down", "back"].contains(folded[1]), let to = folded.lastIndex(of: "to"), isNumber(to + 1) {
      let name = words[2..<to].drop { $0.lowercased() == "on" }
      return name + ["max"] + words[(to + 1)...]
    }
    guard let first = words.first?.lowercased(), ["limit", "restrict", "cap", "keep"].contains(first) else { return words }
    if first != "keep", !folded.contains("to"), let number = words.indices.dropFirst(2).first(where: isNumber), !["at", "under", "below"].contains(folded[number - 1]) {
      return words[1..<number].drop { ["my", "myself"].contains($0.lowercased()) } + ["max"] + words[number...]
    }
    guard let place = words.lastIndex(where: { ["to", "at", "under", "below"].contains($0.lowercased()) }), place > (first == "keep" ? 1 : 0), place + 1 < words.count,
      let number = words[place + 1].first, number.isNumber || numbers[words[place + 1].lowercased()] != nil || times[words[place + 1].lowercased()] != nil
    else { return words }
    let isBelow = ["under", "below"].contains(words[place].lowercased())
    return words[1..<place].drop { ["my", "myself"].contains($0.lowercased()) } + [isBelow ? "under" : "max"] + words[(place + 1)...]
  }

  /// An amount at the beginning of some words, and how many they are: `2`, `1 h`, `30min`; ‘times’ counts as nothing.
  /// - Parameter named: The last word of what is limited, where that stands before it: the glass of ‘wine at most 1 glass’ is what it is counted in, as that of ‘1 glass
  ///   of wine’ is.
  private static func amount(_ words: ArraySlice<String>, of named: String?) -> (Quantity, Int)? {
    guard let first = words.first else { return nil }
    if let count = times[first] { return (Quantity(count, ""), 1) }
    guard let quantity = Quantity(Money.signBehind(first)) ?? (first == "a" || first == "an" ? 1 : numbers[first]).map({ Quantity($0, "") }) else {
      return nil
    }
    guard quantity.unit.isEmpty, let unit = words.dropFirst().first else { return (quantity, 1) }
    if ["times", "time", "x", "mal", "veces", "vez", "fois", "vezes"].contains(unit) || daysCounted.contains(unit) { return (quantity, 2) }
    if let sign = Money.sign(of: unit) { return (Quantity(quantity.amount, sign), 2) }
    let isOf = ["of", "von", "de"].contains(words.dropFirst(2).first)
    // The puffs of ‘blue inhaler at most 4 puffs a day’, behind which only the day stands.
    let behind = words.dropFirst(2)
    let isNamed = named != nil
    let isLast = named.map { !isPlural(unit, of: $0) } ?? false && unit.hasSuffix("s") && !isOf && (behind.isEmpty || (days + others).contains { behind.elementsEqual($0) })
    if isNamed || isOf, isLast || UnitTable.standard.knows(unit) || HabitWords.things.contains(unit) || Phrase.isCounted(byWord: unit) {
      return (Quantity(quantity.amount, unit), 2)
    }
    // What has no measure is what is counted, and its name.
    return UnitTable.standard.knows(unit) && !UnitTable.standard.unit(unit).dimension.isCount
      ? (Quantity(quantity.amount, unit), 2) : (quantity, 1)
  }
}
