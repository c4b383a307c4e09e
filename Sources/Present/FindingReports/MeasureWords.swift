// What people call a thing that days were asked for, and its numbers.

public import JournalFindings
public import JournalLanguage
public import JournalModel
import JournalDates
import JournalText

/// Numbers of measures in words.
public struct MeasureWords: Sendable {
  public let say: Language
  public let labels: MoodLabels

  public init(_ say: Language, _ labels: MoodLabels) { (self.say, self.labels) = (say, labels) }

  /// Whether larger numbers are later, not more.
  func isClock(_ named: Finding.Named) -> Bool { named.kind == .metric && MetricNames.clocks.contains(named.name) }

  /// A number as people read it: `7h10`, `23:40`, `good`, `62 %` of yes and no.
  public func value(_ number: Double, of named: Finding.Named) -> String {
    if named.isYesNo { return say.numbers.percent(Self.percent(number)) }
    switch named.kind {
    case .mood: return mood(number)
    case .metric:
      guard isClock(named) else { return MetricNames.words(number, of: named.name, say.numbers) }
      let minutes = (Int(number.rounded()) + (named.name == "bedtime" ? 720 : 0)) % 1440
      return TimeOfDay(nearest: Double((minutes + 1440) % 1440))?.description ?? ""
    case .weather: return say.numbers.amount(say.numbers.readable(number), in: "°C")
    default: return say.numbers.readable(number)
    }
  }

  /// A difference of two numbers with its sign; without one where it rounds to nothing.
  func signed(_ number: Double, of named: Finding.Named) -> String {
    let size = difference(number, of: named)
    if size == difference(0, of: named) { return size }
    return say(number < 0 ? CompareText.less : CompareText.more, ["value": .text(size)])
  }

  private func difference(_ number: Double, of named: Finding.Named) -> String {
    let size = number.magnitude
    if named.isYesNo { return say(CompareText.points, ["value": .text("\(Self.percent(size))")]) }
    if isClock(named) { return say.numbers.hoursAndMinutes(size) }
    return named.kind == .metric ? MetricNames.words(size, of: named.name, say.numbers) : decimal(size)
  }

  /// A mean of moods: the level that it is nearest to, of one in the middle between two both, with the number on the scale from 0 to 4. A level alone would
  /// contradict the median of the same days, which may be the other.
  public func mood(_ number: Double) -> String {
    let low = max(0, min(4, Int(number.rounded(.down))))
    let isBetween = low < 4 && (number - Double(low) - 0.5).magnitude < 0.25
    let levels = (isBetween ? [low, low + 1] : [max(0, min(4, Int((number + 0.5).rounded(.down))))]).compactMap { Mood(rawValue: $0) }
    let names = levels.map { say.name(of: $0, labels) }
    let words = names.count == 2 ? say(ListingText.range, ["low": .text(names[0]), "high": .text(names[1])]) : names.joined()
    return say(ListingText.bracketed, ["words": .text(words), "more": .text(decimal(number))])
  }

  /// The best and the worst weekday of moods; nil where they do not differ beyond chance.
  func told(_ week: Course.Week, of named: Finding.Named) -> String? {
    guard week.isTold, let best = week.best, let worst = week.worst else { return nil }
    return say(
      TrendText.weekday,
      [
        "best": .text(say.name(of: best.weekday)), "bestValue": .text(value(best.mean, of: named)),
        "worst": .text(say.name(of: worst.weekday)), "worstValue": .text(value(worst.mean, of: named)),
      ])
  }

  /// What the thing is called in a sentence.
  public func name(_ named: Finding.Named) -> String {
    switch named.kind {
    case .mood, .metric, .wellness: say.inSentence(named.title)
    case .tag: named.title
    case .weather: named.isYesNo ? say(FindingText.weather, ["title": .text(named.title)]) : say.inSentence(named.title)
    case .habit, .activity: say(named.isLimit && named.isYesNo ? FindingText.kept : FindingText.named, ["title": .text(named.title)])
    case .theme: say(FindingText.themed, ["title": .text(named.title)])
    case .trying: say(FindingText.tried, ["title": .text(named.title)])
    }
  }

  /// Days with much of a number: `sleep above 7h21`, `bedtime later than 23:10`.
  public func above(_ split: Double, _ named: Finding.Named) -> String {
    say(
      isClock(named) ? InsightText.late : InsightText.much, ["lead": .text(name(named)), "split": .text(border(split, of: named))])
  }

  /// A number that parts days: of moods a level alone, where it is one.
  func border(_ number: Double, of named: Finding.Named) -> String {
    guard named.kind == .mood, let level = Mood(rawValue: Int(number)), Double(level.rawValue) == number else {
      return value(number, of: named)
    }
    return say.name(of: level, labels)
  }

  var goodMood: String { say.name(of: .good, labels) }

  static func percent(_ share: Double) -> Int { Int((100 * share).rounded()) }

  /// With two digits, and the sign of minus that is one: `−0.41`.
  func decimal(_ number: Double) -> String {
    // Of what is so large the hundredths say nothing.
    if number.magnitude >= 1e12 { return say.numbers.readable(number) }
    let hundredths = Int((number.magnitude * 100).rounded())
    let sign = number < 0 && hundredths > 0 ? "−" : ""
    return "\(sign)\(hundredths / 100)\(say.numbers.decimal)\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}
