// Why no file is made from a template, in words.

import CommandKit
import JournalKit
import JournalStore

extension TemplateFailure {
  /// What stands in the way, and the way out.
  var words: (message: String, help: String?) {
    switch self {
    case .noSuchTemplate(let name, let known):
      // ‘kpta’ alone is the end of several names.
      let longer = known.filter { $0.hasSuffix("-" + name) }
      let short = known.flatMap { $0.split(separator: "-").dropFirst().map(String.init) }
      let near = longer.isEmpty ? Suggestion.closest(to: name, among: known + short).map { [$0] } ?? [] : longer
      let question = near.isEmpty ? nil : "did you mean \(near.map { "‘\($0)’" }.joined(separator: " or "))?"
      return ("there is no template ‘\(name)’", question ?? "‘retro templates list’ shows those that there are")
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
