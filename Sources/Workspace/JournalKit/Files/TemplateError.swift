// Why no file is made from a template, in words.

public import JournalStore
public import JournalText
public import Mustache
public import JournalLanguage

/// Why no file is made from a template.
public enum TemplateError: CataloguedError {
  /// There is none of this name; those that there are.
  case noSuchTemplate(String, known: [String])
  /// It cannot be read or filled in.
  case mistake(MustacheError)
  /// It is not UTF-8.
  case encoding(template: String, line: Int)
  /// What it makes is no file of its period: why not.
  case useless(template: String, Message)
  /// The period has its file in another place than the layout's.
  case exists(FilePlace)
  case store(StoreError)

  public var code: ErrorCode {
    switch self {
    case .noSuchTemplate: .notFound
    case .mistake, .encoding, .useless: .badTemplate
    case .exists: .exists
    case .store(let error): error.code
    }
  }

  public var explanation: Explanation {
    switch self {
    case .noSuchTemplate(let name, let known):
      // ‘kpta’ alone is the end of several names.
      let longer = known.filter { $0.hasSuffix("-" + name) }
      let short = known.flatMap { $0.split(separator: "-").dropFirst().map(String.init) }
      let near = longer.isEmpty ? suggestion(for: name, among: known + short).map { [$0] } ?? [] : longer
      let help =
        near.isEmpty
        ? Message(TemplateErrorText.noTemplateWay)
        : Message(TemplateErrorText.near, ["names": .quoted(near, .or)])
      return Explanation(Message(TemplateErrorText.noTemplate, ["name": .text(name)]), help: help)
    case .mistake(let error): return Explanation(.verbatim(error.message), help: Message(TemplateErrorText.mendFirst))
    case .encoding(let template, let line):
      return Explanation(
        Message(TemplateErrorText.encoding, ["place": .place("\(template):\(line)")]), help: Message(TemplateErrorText.encodingWay))
    case .useless(let template, let reason):
      return Explanation(
        Message(TemplateErrorText.useless, ["name": .text(template)]), why: reason,
        help: Message(TemplateErrorText.uselessWay))
    case .exists(let place):
      return Explanation(Message(TemplateErrorText.exists, ["path": .place(place.shown)]), help: Message(TemplateErrorText.existsWay))
    case .store(let error): return Explanation(of: error)
    }
  }

  public var place: ErrorPlace? {
    switch self {
    case .mistake(let error): ErrorPlace(error.template, line: error.line, column: error.column)
    case .encoding(let template, let line): ErrorPlace(template, line: line)
    case .useless(let template, _): ErrorPlace(template)
    case .exists(let place): ErrorPlace(place.shown)
    case .store(let error): error.place
    case .noSuchTemplate: nil
    }
  }
}
