// Why no file is made from a template, in words.

public import JournalStore
public import JournalText
public import Mustache

/// Why no file is made from a template.
public enum TemplateError: ExplainedError {
  /// There is none of this name; those that there are.
  case noSuchTemplate(String, known: [String])
  /// It cannot be read or filled in.
  case mistake(MustacheError)
  /// It is not UTF-8.
  case encoding(template: String, line: Int)
  /// What it makes is no file of its period: why not, in words.
  case useless(template: String, String)
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

  public var what: String {
    switch self {
    case .noSuchTemplate(let name, _): "there is no template ‘\(name)’"
    case .mistake(let error): error.message
    case .encoding(let template, let line): "\(template):\(line): the template is not UTF-8"
    case .useless(let template, _): "the template \(template) cannot be used"
    case .exists(let place): "\(place.shown) is about these days already"
    case .store(let error): error.what
    }
  }

  public var why: String? {
    switch self {
    case .useless(_, let reason): reason
    case .store(let error): error.why
    case .noSuchTemplate, .mistake, .encoding, .exists: nil
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

  public var help: String? {
    switch self {
    case .noSuchTemplate(let name, let known):
      // ‘kpta’ alone is the end of several names.
      let longer = known.filter { $0.hasSuffix("-" + name) }
      let short = known.flatMap { $0.split(separator: "-").dropFirst().map(String.init) }
      let near = longer.isEmpty ? suggestion(for: name, among: known + short).map { [$0] } ?? [] : longer
      if near.isEmpty { return "‘retro templates list’ shows those that there are" }
      return "did you mean \(near.map { "‘\($0)’" }.joined(separator: " or "))?"
    case .mistake: return "nothing was written; mend the template first"
    case .encoding: return "nothing was written; save it as UTF-8"
    case .useless: return "nothing was written; docs/templates.md tells what a template may ask for"
    case .exists: return "name that file"
    case .store(let error): return error.help
    }
  }
}
