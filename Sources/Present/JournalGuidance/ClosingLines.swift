// The three lines at the end of a reflection, made of facts of the journal.

public import JournalDates
public import JournalModel
public import JournalReflection
import JournalText

/// What the end of a reflection may speak of.
public struct ReflectionFacts: Equatable, Sendable {
  /// An earlier reflection that is like this one, and after which the feeling was less strong.
  public struct Helped: Equatable, Sendable {
    public var day: CalendarDay
    public var before: Int
    public var after: Int
    public var words: String

    public init(day: CalendarDay, before: Int, after: Int, words: String) {
      (self.day, self.before, self.after, self.words) = (day, before, after, words)
    }
  }

  public var guide: Reflection.Guide
  public var before: Int?
  public var after: Int?
  /// What it is about, and how many reflections of the last four weeks are, this one among them.
  public var theme: (name: JournalReflection.Theme, count: Int)?
  /// How many reflections the last four weeks have, this one among them.
  public var count: Int
  public var helped: Helped?
  /// What the person wrote down as a value.
  public var value: String?
  /// A Try of the person's that is open and about the same theme.
  public var tried: String?
  /// Whether less than half of the questions have an answer that says something.
  public var isLittle = false
  /// Whether what is to help has an answer: the balanced view, what matters, what was done.
  public var isHelped = true

  public init(guide: Reflection.Guide, count: Int = 1) { (self.guide, self.count) = (guide, count) }

  public static func == (a: ReflectionFacts, b: ReflectionFacts) -> Bool {
    a.guide == b.guide && a.before == b.before && a.after == b.after && a.theme?.name == b.theme?.name && a.theme?.count == b.theme?.count
      && a.count == b.count && a.helped == b.helped && a.value == b.value && a.tried == b.tried && a.isLittle == b.isLittle && a.isHelped == b.isHelped
  }
}

/// Affirmation of the effort alone, one checked fact, and a question or a small step.
public struct ClosingLines: Equatable, Sendable {
  public let affirmation: String
  public let observation: String
  public let takeaway: String
  /// Where a feeling stays very strong: that somebody can be called. The same in every pack, and whoever words the rest.
  public var support: String
  /// What helped at an earlier time, where enough is known.
  public var remembered = ""

  public var all: [String] { [affirmation, observation, support, remembered, takeaway].filter { !$0.isEmpty } }

  public init(affirmation: String, observation: String, takeaway: String, support: String = "") {
    (self.affirmation, self.observation, self.takeaway, self.support) = (affirmation, observation, takeaway, support)
  }

  /// From here on, of 10, a feeling that has not eased is strong.
  static let strong = 8

  /// A change of less than this, of 10, is none to speak of.
  public static let leastChange = 2

  /// What facts say, in the tone of a pack.
  /// - Parameter day: A day as it is told inside of a sentence.
  public init(_ facts: ReflectionFacts, in pack: Pack, _ words: GuideWords, day: (CalendarDay) -> String = { "\($0)" }) {
    affirmation = pack(facts.isLittle ? .affirmationLittle : .affirmation)
    support = Self.isStrong(facts) ? words(.strong) : ""
    observation = Self.observation(facts, pack, words)
    remembered = facts.helped.map { helped in
      pack(
        .helped,
        ["day": day(helped.day), "before": "\(helped.before)", "after": "\(helped.after)", "words": words.quoted(helped.words)])
    } ?? ""
    // The line below it is answered, so something is asked whatever is told.
    takeaway = Self.takeaway(facts, pack, words)
  }

  private static func isStrong(_ facts: ReflectionFacts) -> Bool {
    guard facts.guide != .ba, let after = facts.after, after >= strong else { return false }
    return after >= facts.before ?? 0
  }

  private static func observation(_ facts: ReflectionFacts, _ pack: Pack, _ words: GuideWords) -> String {
    if let before = facts.before, let after = facts.after {
      let change = after - before
      // A good feeling may well be stronger after one has looked at it.
      let isWorse = change >= leastChange && facts.guide != .ba
      let text: PackText = abs(change) < leastChange ? .same : isWorse ? .worse : .better
      return pack(text, ["before": "\(before)", "after": "\(after)"])
    }
    if let theme = facts.theme, theme.count > 1 { return pack(.theme, ["theme": words.name(of: theme.name), "count": "\(theme.count)"]) }
    return facts.count > 1 ? pack(.times, ["count": "\(facts.count)"]) : pack(.first)
  }

  private static func takeaway(_ facts: ReflectionFacts, _ pack: Pack, _ words: GuideWords) -> String {
    if !facts.isHelped { return pack(.takeawayOpen) }
    let tried = facts.tried.map { pack(.tried, ["try": words.quoted($0)]) }
    switch facts.guide {
    case .cbt: return tried ?? pack(.takeawayCBT)
    case .act: return facts.value.map { pack(.value, ["value": words.quoted($0)]) } ?? tried ?? pack(.takeawayACT)
    case .ba: return pack(.takeawayBA)
    }
  }

  /// How many characters a text of others may have.
  public static let longest = 300

  /// Whether a text that the program has not written may be said: one short line, no danger in it, nothing that shouts, nothing that
  /// steers a terminal.
  public static func maySay(_ text: String) -> Bool {
    let isPlain = text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control && $0.properties.generalCategory != .format }
    return isPlain && text.count <= longest && !text.contains { "!！".contains($0) }
      && !clinical.contains { text.lowercased().contains(text: $0) }
      && !DangerHint.isPresent(in: text)
  }

  /// What no line says, in words of the seven languages: diagnoses, treatment, and what a person is.
  private static let clinical = [
    "you are ", "you're ", "depress", "diagnos", "disorder", "therap", "symptom", "patholog", "patient", "du bist ", "störung", "eres ",
    "trastorno", "terap", "tu es ", "trouble mental", "thérap", "você é ", "transtorno", "うつ病", "診断", "症状", "障害", "우울증", "진단", "증상", "장애",
  ]
}
