// Which plan a word on the command line means, among those that the index knows.

import CommandKit
import HostSystem
import JournalInsights
import JournalModel

extension Array {
  /// The plan of this name: the name of its file, with or without its folder, else its title, whatever their case.
  /// - Parameter noun: What it is, for the refusal.
  func named<Plan>(_ word: String, _ noun: String) throws -> Planned<Plan> where Element == Planned<Plan> {
    let reference = Reference(word) ?? Reference(file: word)
    let wanted = Reference.folded(reference.slug)
    if reference.file.contains("/"),
      let found = first(where: { Reference.folded(Reference(target: $0.path).file) == Reference.folded(reference.file) })
    {
      return found
    }
    for found in [filter { $0.name == wanted }, filter { Reference.folded($0.title) == Reference.folded(word) }] where !found.isEmpty {
      if found.count == 1 { return found[0] }
      throw CommandFailure("several \(noun)s are called ‘\(word)’", help: found.map(\.path).joined(separator: ", "))
    }
    let near = Suggestion.closest(to: word, among: flatMap { $0.isPrivate ? [$0.slug] : [$0.slug, $0.title] })
    throw CommandFailure(
      "there is no \(noun) ‘\(word)’", help: near.map { "did you mean ‘\($0)’?" } ?? "‘retro \(noun) list’ shows all of them")
  }
}
