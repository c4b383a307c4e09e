// The one door through which text for people comes: a key and named values in, words of a language out.

public import JournalDates
public import JournalModel
public import JournalText

/// A text of the catalogue. Each area is an enumeration of which a case is the key and its value the English message, so that a text is
/// declared once and a misspelt key does not compile.
public protocol TextKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// What the keys of the area begin with in the files of other languages: `streaks`.
  static var area: String { get }
}

extension TextKey {
  /// The key in the files of other languages: `streaks.title`.
  public var name: String { "\(Self.area).\(self)" }
}

/// What stands in the place of a name in a message.
public enum TextValue: Hashable, Sendable {
  /// What a plural counts.
  case number(Int)
  case text(String)
  /// A text that says what it is, such as the path of a file.
  case marked(String, MarkedText.Part)
  /// Words in a row: `a, b and c`.
  case list([String], ListLink)
  /// Words in a row, each between the quotation marks of the language.
  case quoted([String], ListLink)
  /// Texts of the catalogue in a row.
  case messages([Message], ListLink)
  /// A text of the catalogue, in the language of the one around it.
  indirect case message(Message)
  /// Words that were chosen already, with what they are.
  case words(MarkedText)
  /// A day inside of a sentence. English has no one order of day and month that all its readers share, so there it stands as in files.
  case day(CalendarDay)
  /// Days by the name that they have in a language.
  case period(Period)
  case days(DaySpan)
  /// Days of the week by their short names; several as a file has them in English, `mon,wed`, and in a row in other languages.
  case weekday(Weekday), weekdays([Weekday])
  /// An amount in its unit, and one of a metric, as a language writes numbers.
  case amount(Double, in: String, UnitTable)
  case metric(Metric.Amount, of: String)

  /// What and why of a failure.
  public static func failure(_ error: some ExplainedError) -> TextValue { .message(error.inWords.whatAndWhy) }

  /// Where something is.
  public static func place(_ path: String) -> TextValue { .marked(path, .place) }

  /// A text of the catalogue with its values, in the language of the one around it.
  public static func message(_ key: some TextKey, _ values: TextValues = [:]) -> TextValue { .message(Message(key, values)) }

  var text: String {
    switch self {
    case .number(let number): grouped(number)
    case .text(let text), .marked(let text, _): text
    // A language has made texts of these before they are asked.
    case .list(let words, _), .quoted(let words, _): words.joined(separator: ", ")
    case .messages(let messages, _): messages.map(\.inEnglish).joined(separator: ", ")
    case .message(let message): message.inEnglish
    case .words(let text): String(decoding: text.plain, as: UTF8.self)
    case .day, .period, .days, .weekday, .weekdays, .amount, .metric: Language.english(self)
    }
  }

  var part: MarkedText.Part? {
    if case .marked(_, let part) = self { part } else { nil }
  }
}

extension TextValue: ExpressibleByIntegerLiteral, ExpressibleByStringInterpolation {
  public init(integerLiteral number: Int) { self = .number(number) }
  public init(stringLiteral text: String) { self = .text(text) }
}

/// The categories of plurals that languages tell apart (CLDR).
public enum PluralCategory: String, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}

/// A language: what headings are called in it, and, where it has texts, what people are told in. One file of `Languages` declares it.
public struct Language: Sendable {
  /// As in BCP 47: `en`.
  public let tag: String
  /// Whether a noun that begins with a capital where it stands alone is small inside of a sentence.
  let writesNounsSmall: Bool
  /// Whether the words behind a value hang on its last sound.
  let choosesParticles: Bool
  let plural: @Sendable (Int) -> PluralCategory
  private let headings: KeyValuePairs<SectionKind, [String]>
  private let catalogue: (@Sendable () -> LanguageTexts)?

  /// - Parameters:
  ///   - headings: What a section is called: the name that is written comes first, what else is understood follows.
  ///   - texts: By area and key, asked for when the first text is; what is missing is said in English.
  public init(
    _ tag: String, writesNounsSmall: Bool = false, choosesParticles: Bool = false, plural: @escaping @Sendable (Int) -> PluralCategory,
    headings: KeyValuePairs<SectionKind, [String]> = [:],
    texts: (@Sendable () -> LanguageTexts)? = nil
  ) {
    (self.tag, self.writesNounsSmall, self.plural, self.headings, catalogue) = (tag, writesNounsSmall, plural, headings, texts)
    self.choosesParticles = choosesParticles
  }

  /// All languages, the one in which texts are declared first. A new one is a file of `Languages` and its name here.
  public static let all = [english, german, spanish, french, japanese, korean, brazilianPortuguese]

  /// The language with a tag.
  public static func of(_ tag: String) -> Language? { all.first { $0.tag == tag } }

  /// The language of a locale of the system, such as `pt_BR.UTF-8`, or of a tag; nil for one that there is none of.
  public static func of(locale: String) -> Language? {
    let name = locale.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : String($0) }.joined().lowercased()
    let exact = all.first { $0.tag.lowercased() == name }
    return exact ?? all.first { $0.tag.lowercased().prefix { $0 != "-" } == name.prefix { $0 != "-" } }
  }

  /// What a section is called, the name that is written first.
  public func headings(of kind: SectionKind) -> [String] { headings.first { $0.key == kind }?.value ?? [] }

  /// Its own texts; none in the language in which they are declared.
  public var texts: LanguageTexts? { catalogue?() }

  /// How it writes numbers.
  public var numbers: NumberStyle { catalogue?().numbers ?? .english }
  var dates: DatePatterns { catalogue?().dates ?? .english }

  /// What its file says for a name that the domain gives, such as that of a weekday; nil where it says nothing.
  public func named(_ area: String, _ key: @autoclosure () -> String) -> String? { catalogue?().table[area, key()] }

  /// The words of a text with its values.
  public func callAsFunction(_ key: some TextKey, _ values: TextValues = [:]) -> String {
    let text = own(key) ?? key.rawValue
    // Most texts are words alone.
    if !Self.hasPlaces(text) { return text }
    return written("") { out in MessageFormat(text).write(values, in: self, to: &out) } particles: { out in
      MessageFormat(text).write(values, in: self, to: &out)
    }
  }

  /// The words of a text.
  public func callAsFunction(_ message: Message) -> String {
    written("") { write(message, to: &$0) } particles: { write(message, to: &$0) }
  }

  /// What a value is, such as words in a row.
  public func callAsFunction(_ value: TextValue) -> String {
    if case .text(let text) = value { return text }
    return inWords(value).text
  }

  /// The words of a text, with what its values are.
  public func marked(_ message: Message) -> MarkedText {
    written(MarkedText()) { write(message, to: &$0) } particles: { write(message, to: &$0) }
  }

  /// What is written, with the particles that its values ask for where the language has such.
  private func written<Output: MessageOutput>(
    _ empty: Output, _ plain: (inout Output) -> Void, particles: (inout ParticleOutput<Output>) -> Void
  ) -> Output {
    if choosesParticles {
      var out = ParticleOutput(empty)
      particles(&out)
      return out.out
    }
    var out = empty
    plain(&out)
    return out
  }

  /// What its file says for a key; nil where it says nothing.
  private func own(_ key: some TextKey) -> String? { catalogue?().table.text(of: key) }

  private func write(_ message: Message, to out: inout some MessageOutput) {
    let told = message.key.map { own($0) } ?? message.wording.flatMap { named($0.area, $0.key) }
    guard let text = told ?? (message.key == nil ? nil : message.english) else { return out.add(message.english, nil) }
    if !Self.hasPlaces(text) { return out.add(text, nil) }
    MessageFormat(text).write(message.values, in: self, to: &out)
  }

  /// Adds a value as it is in this language.
  func write(_ value: TextValue, to out: inout some MessageOutput) {
    switch value {
    case .text(let text): out.add(text, nil)
    case .number(let number): out.add(numbers.written(number), nil)
    case .message(let message): write(message, to: &out)
    default:
      switch inWords(value) {
      case .words(let text): out += text
      case let value: out.add(value.text, value.part)
      }
    }
  }

  /// What a value is in this language.
  private func inWords(_ value: TextValue) -> TextValue {
    switch value {
    case .number, .text, .marked, .words: return value
    case .message(let message): return .words(marked(message))
    case .day(let day): return .text(catalogue == nil ? day.description : title(of: day))
    case .period(let period): return .text(title(of: period))
    case .days(let span): return .text(title(of: span))
    case .weekday(let day): return .text(name(of: day, .short))
    case .weekdays(let days):
      return .text(catalogue == nil ? Schedule.weekdays(days).text : listed(days.map { name(of: $0, .short) }, .comma))
    case .amount(let amount, let unit, let units): return .text(units.text(amount, in: unit, numbers))
    case .metric(let amount, let name): return .text(MetricNames.words(amount, of: name, numbers))
    case .messages(let messages, let link): return .text(listed(messages.map { self($0) }, link))
    case .quoted(let words, let link): return .text(listed(words.map { self(ListingText.quoted, ["word": .text($0)]) }, link))
    case .list(let words, let link): return .text(listed(words, link))
    }
  }

  /// Words in a row.
  private func listed(_ words: [String], _ link: ListLink) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    let (step, end): (ListingText, ListingText?) =
      switch link {
      case .and: (ListingText.comma, ListingText.and)
      case .or: (ListingText.comma, ListingText.or)
      case .comma: (ListingText.comma, nil)
      case .sentences: (ListingText.sentence, nil)
      case .clauses: (ListingText.clause, nil)
      case .dots: (ListingText.dot, nil)
      }
    let middle = end == nil ? words.dropFirst() : words.dropFirst().dropLast()
    let all = middle.reduce(words[0]) { self(step, ["words": .text($0), "next": .text($1)]) }
    return end.map { self($0, ["words": .text(all), "last": .text(last)]) } ?? all
  }

  /// Whether a message is more than its words.
  private static func hasPlaces(_ message: String) -> Bool { message.utf8.contains { $0 == 0x7B || $0 == 0x27 } }
}

extension Language: Hashable {
  public static func == (a: Language, b: Language) -> Bool { a.tag == b.tag }
  public func hash(into hasher: inout Hasher) { hasher.combine(tag) }
}
