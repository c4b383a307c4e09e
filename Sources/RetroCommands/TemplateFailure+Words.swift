// Why no file is made from a template, in words.

import CommandKit
import JournalKit
import JournalStore

extension TemplateFailure {
  /// What stands in the way, and the way out.
  var words: (message: String, help: String?) {
    switch self {
    case .noSuchTemplate(let name, let known):
      let near = Suggestion.closest(to: name, among: known + known.flatMap { $0.split(separator: "-").dropFirst().map(String.init) })
      return (
        "there is no template ‘\(name)’", near.map { "did you mean ‘\($0)’?" } ?? "‘retro templates list’ shows those that there are"
      )
    case .mistake(let error): return ("\(error)", "nothing was written; mend the template first")
    case .encoding(let template, let line):
      return ("\(template):\(line): the template is not UTF-8", "nothing was written; save it as UTF-8")
    case .useless(let template, let reason):
      return (
        "the template \(template) cannot be used: \(reason)", "nothing was written; docs/templates.md tells what a template may ask for"
      )
    case .exists(let place): return ("\(place.shown) is about these days already", "name that file")
    case .store(let error): return ("\(error)", error.help)
    }
  }
}
