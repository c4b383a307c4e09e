// What the guided exercises ask and say, in one language.

public import JournalLanguage
public import JournalModel
public import JournalReflection
import JournalText
import Mustache

/// A question of a guide, ready to be asked.
public struct AskedQuestion: Hashable, Sendable {
  /// As it stands on a screen.
  public let text: String
  /// As the heading of its step: what was put in is text there, and no Markdown.
  public let heading: String
}

/// What is said beside the questions; a case is the key in the files of texts.
public enum GuideText: String, CaseIterable, Sendable {
  case question, before, after, scale, feelings, fits, yes, no, values, resumed, kept, escape, back, strong
  case answerKeys = "answer.keys"
  case scaleKeys = "scale.keys"
  case choiceKeys = "choice.keys"
  case offerTry = "offer.try"
  case offerAction = "offer.action"
  case offerNothing = "offer.nothing"
  case itemTry = "item.try"
  case itemAction = "item.action"
  case ideaKeys = "idea.keys"
  case yesKey = "yes.key"
  case noKey = "no.key"
  case tryKey = "try.key"
  case actionKey = "action.key"
  case scaleWrong = "scale.wrong"
  case choiceWrong = "choice.wrong"
}

/// The exercises in one language.
public struct GuideWords: Sendable {
  /// The language’s tag, as in BCP 47.
  public let tag: String
  private let table: KeyedTexts

  /// The texts of a language; English where it has none.
  public static func of(_ language: Language) -> GuideWords {
    let table = KeyedTexts.builtIn("guides-\(language.tag)")
    return table.names.isEmpty ? GuideWords(tag: "en", table: .builtIn("guides-en")) : GuideWords(tag: language.tag, table: table)
  }

  /// The language in which a reflection was begun, by its first question; nil where no guide asks that.
  public static func language(of reflection: Reflection) -> Language? {
    guard let guide = reflection.guide, let first = reflection.steps.first?.question else { return nil }
    return Language.all.first { language in
      let words = of(language)
      return words.tag == language.tag && words.question(0, of: guide, after: []).heading == first
    }
  }

  /// What is said beside the questions.
  public func callAsFunction(_ text: GuideText, _ values: [String: String] = [:]) -> String {
    filled(table["words", text.rawValue] ?? "", values)
  }

  public func name(of guide: Reflection.Guide) -> String { table["names", guide.rawValue] ?? guide.rawValue }
  public func name(of pattern: ThinkingPattern) -> String { table["patterns", pattern.rawValue] ?? pattern.rawValue }
  /// As it stands in a sentence, in some languages with an article.
  public func name(of theme: JournalReflection.Theme) -> String { table["themes", theme.rawValue] ?? theme.rawValue }
  /// As it stands alone, in a table or as a tag.
  public func title(of theme: JournalReflection.Theme) -> String { table["theme titles", theme.rawValue] ?? name(of: theme) }

  /// What is said before anything else where words sound as if somebody were in danger.
  public var care: [String] { ["1", "2"].compactMap { table["care", $0] } }
  public var moreLines: String { table["care", "more"] ?? "" }
  public var careChoice: String { table["care", "choice"] ?? "" }
  public var careAside: String { table["care", "aside"] ?? "" }
  /// The key that goes on then.
  public var careKey: String { table["care", "go"] ?? "g" }
  /// What is said where no number of a country is known.
  public func careGap(_ region: String) -> String { filled(table["care", "gap"] ?? "", ["region": region]) }
  /// A country as the language calls it.
  public func name(of country: HelpLines.Country) -> String { table["countries", country.code] ?? country.name }

  /// Words for feelings that go with a mood.
  public func feelings(for mood: Mood?) -> String {
    let key =
      switch mood {
      case .horrible, .bad: "low"
      case .average, nil: "middle"
      case .good, .great: "high"
      }
    return table["feelings", key] ?? ""
  }

  /// Whether a text is words for feelings, of those that are shown with any mood.
  public func isFeeling(_ text: String) -> Bool {
    func words(_ text: String) -> [String] { text.split { ",、，·".contains($0) }.map { String($0).trimmed.lowercased() }.filter { !$0.isEmpty } }
    let known = Set(["low", "middle", "high"].flatMap { words(table["feelings", $0] ?? "") })
    let said = words(text)
    return !said.isEmpty && said.allSatisfy { known.contains($0) }
  }

  /// The question of a step, from 0, after the answers so far.
  /// - Parameter pattern: What the thought sounds like, as the person agreed.
  public func question(
    _ step: Int, of guide: Reflection.Guide, after answers: [String], pattern: ThinkingPattern? = nil
  ) -> AskedQuestion {
    let key = "\(step + 1)"
    let usual = table[guide.rawValue, key] ?? ""
    let chosen = pattern.flatMap { step == Self.patternStep && guide == .cbt ? table[guide.rawValue, "\(key).\($0.rawValue)"] : nil }
    let template = chosen ?? usual
    let named = answers.indices.filter { template.contains(text: "answer\($0 + 1)") }
    if named.contains(where: { saysNothing(answers[$0]) }) { return general(step, of: guide) }
    // A heading is read by others; what is private stands in none.
    let isPrivate = named.contains { QuotedAnswer.isPrivate(answers[$0]) }
    let again = table[guide.rawValue, "\(key).again"]
    if isPrivate, again == nil { return general(step, of: guide) }
    if let again, isPrivate || named.contains(where: { QuotedAnswer.isLong(answers[$0]) }) {
      return AskedQuestion(text: again, heading: again)
    }
    var quotes: [String: String] = [:]
    for (number, answer) in answers.enumerated() { quotes["answer\(number + 1)"] = QuotedAnswer.quoted(answer, marks) }
    return AskedQuestion(
      text: filled(template, quotes), heading: filled(template, quotes.mapValues { QuotedAnswer.escaped($0) }))
  }

  /// The question of a step, from 0, that builds on no answer.
  public func general(_ step: Int, of guide: Reflection.Guide) -> AskedQuestion {
    let text = table[guide.rawValue, "\(step + 1).empty"] ?? table[guide.rawValue, "\(step + 1)"] ?? ""
    return AskedQuestion(text: text, heading: text)
  }

  /// The question of a step, from 0, after words that sound as if somebody were in danger: it quotes nothing and weighs nothing.
  public func careful(_ step: Int) -> AskedQuestion {
    let text = table["careful", "\(step + 1)"] ?? ""
    return AskedQuestion(text: text, heading: text)
  }

  /// How many of them there are.
  static let carefulSteps = 4

  /// Whether an answer is empty, or one of those that say that there is none: ‘idk’, ‘nothing’, ‘?’. Nobody wants to see that quoted.
  public func saysNothing(_ answer: String) -> Bool {
    let said = QuotedAnswer.folded(answer)
    return said.isEmpty || [table, KeyedTexts.builtIn("guides-en")].contains { table in
      (table["nothing", "words"] ?? "").split { ",、".contains($0) }.contains { QuotedAnswer.folded(String($0)) == said }
    }
  }

  /// The answer that holds the automatic thought, from 0, and the question that its pattern leads to.
  public static let thoughtStep = 1
  public static let patternStep = 2

  /// An answer between the quotation marks of the language.
  public func quoted(_ answer: String) -> String { QuotedAnswer.quoted(answer, marks) }

  private var marks: QuotedAnswer.Marks {
    // A blank that no line is broken at is written as ‘_’, so that it can be seen in the file.
    func mark(_ key: String, _ usual: String) -> String {
      String((table["marks", key] ?? usual).map { $0 == "_" ? "\u{A0}" : $0 })
    }
    return QuotedAnswer.Marks(
      open: mark("open", "“"), close: mark("close", "”"), innerOpen: mark("inner.open", "‘"), innerClose: mark("inner.close", "’"))
  }
}

/// A template with its values; what is put in is never read as a template. One that cannot be read stands as it is.
func filled(_ template: String, _ values: [String: String]) -> String {
  do throws(MustacheError) {
    let bytes = try MustacheTemplate(template, name: "text").render(.object(values.mapValues { .text($0) }), as: .markdown)
    return String(decoding: bytes, as: UTF8.self)
  } catch {
    return template
  }
}
