// What is said below the catalogue, findings above all, in a language.

import JournalDates
public import JournalText

extension Wording.Link {
  fileprivate var listLink: ListLink {
    switch self {
    case .and: .and
    case .or: .or
    case .comma: .comma
    }
  }
}

extension TextValue {
  public init(_ value: Wording.Value) {
    self =
      switch value {
      case .number(let number): .number(number)
      case .text(let text): .text(text)
      case .list(let words, let link): .list(words, link.listLink)
      case .quoted(let words, let link): .quoted(words, link.listLink)
      case .wording(let wording): .message(Message(wording))
      case .day(let text): CalendarDay(text).map { .day($0) } ?? .text(text)
      }
  }

  /// Words that are made below the catalogue.
  public static func wording(_ wording: Wording) -> TextValue { .message(Message(wording)) }
}

extension Message {
  /// The text with its values for what is said below the catalogue.
  public var asWording: Wording {
    let values = valuesByName.mapValues { value -> Wording.Value in
      switch value {
      case .number(let number): .number(number)
      case .message(let message): .wording(message.asWording)
      case .day(let day): .day(day.description)
      default: .text(Language.english(value))
      }
    }
    let place = key.map { (type(of: $0).area, "\($0)") } ?? wording.map { ($0.area, $0.key) }
    return Wording(inEnglish, values, area: place?.0 ?? "", name: place?.1 ?? "")
  }
}

extension Language {
  /// What is said below the catalogue.
  public func callAsFunction(_ wording: Wording) -> String { texts == nil ? wording.english : self(Message(wording)) }

  /// A finding in the words of the language.
  public func told(_ finding: Diagnostic) -> Diagnostic {
    if texts == nil { return finding }
    var told = finding
    told.message.text = self(finding.message.wording)
    told.message.help = finding.message.helpWording.map { self($0) }
    return told
  }

  /// What stands before the words of findings and errors.
  public var labels: Diagnostic.Labels {
    if texts == nil { return .english }
    func label(_ key: String, _ english: String) -> String { named("diagnostics", "label.\(key)") ?? english }
    let english = Diagnostic.Labels.english
    return Diagnostic.Labels(
      error: label("error", english.error), warning: label("warning", english.warning), hint: label("hint", english.hint),
      help: label("help", english.help))
  }

  /// A finding with its line.
  public func marked(_ finding: Diagnostic, in source: SourceText, lines: LineTable, isPrivate: Bool = false) -> MarkedText {
    told(finding).marked(in: source, lines: lines, isPrivate: isPrivate, labels: labels)
  }

  /// The first line of a finding alone.
  public func headline(_ finding: Diagnostic, in source: SourceText, lines: LineTable, isPrivate: Bool = false) -> MarkedText {
    told(finding).headline(in: source, lines: lines, isPrivate: isPrivate, labels: labels)
  }

  /// The headline with the way out below it.
  public func brief(_ finding: Diagnostic, in source: SourceText, lines: LineTable, isPrivate: Bool = false) -> MarkedText {
    told(finding).brief(in: source, lines: lines, isPrivate: isPrivate, labels: labels)
  }
}
