// Which plan a word means, among those that the index knows.

public import JournalInsights
import JournalModel
import JournalText
import JournalLanguage

extension Array {
  /// The plan of this name: the name of its file, with or without its folder, else its title, whatever their case, else words of a name that only
  /// one has: `squash` for “Play squash”.
  /// - Parameter noun: What it is, for the error.
  public func named<Plan>(_ word: String, _ noun: String) throws(WorkspaceError) -> Planned<Plan> where Element == Planned<Plan> {
    let reference = Reference(word) ?? Reference(file: word)
    let wanted = Reference.folded(reference.slug)
    if reference.file.contains("/"),
      let found = first(where: { Reference.folded(Reference(target: $0.path).file) == Reference.folded(reference.file) })
    {
      return found
    }
    for found in [filter { $0.name == wanted }, filter { Reference.folded($0.title.withoutPrivateMark) == Reference.folded(word) }]
    where !found.isEmpty {
      if found.count == 1 { return found[0] }
      throw Self.several(PlanErrorText.severalCalled, word, noun, .list(found.map(\.path), .comma))
    }
    let shown = filter { !$0.isPrivate }
    let asked = Self.words(of: word)
    let partly = asked.allSatisfy(PlanFiles.nameless.contains) ? [] : shown.filter { plan in [plan.slug, plan.title].contains { Self.holds(Self.words(of: $0), asked) } }
    if partly.count == 1 { return partly[0] }
    if partly.count > 1 {
      throw Self.several(PlanErrorText.maybeSeveral, word, noun, .quoted(partly.map(\.slug), .comma))
    }
    var names: [String: String] = [:]
    for plan in shown { for part in Self.words(of: plan.slug) + Self.words(of: plan.title) { names[part] = names[part] ?? plan.slug } }
    let whole = suggestion(for: word, among: flatMap { $0.isPrivate ? [$0.slug] : [$0.slug, $0.title] })
    let near = whole ?? suggestion(for: word, among: names.keys.filter { $0.count >= 5 }.sorted()).flatMap { names[$0] }
    throw WorkspaceError(
      .notFound, PlanErrorText.noPlan, ["name": .text(word), "kind": .message(PlanErrorText.kind, ["kind": .text(noun)])],
      help: near == nil ? PlanErrorText.listWay : PlanErrorText.didYouMean, ["kind": .text(noun), "name": .text(near ?? "")])
  }

  private static func several(_ text: PlanErrorText, _ word: String, _ noun: String, _ names: TextValue) -> WorkspaceError {
    let names = Message(PlanErrorText.names, ["names": names])
    return WorkspaceError(.ambiguous, Explanation(Message(text, ["name": .text(word), "kind": .text(noun)]), help: names))
  }

  fileprivate static func words(of name: String) -> [String] {
    Reference.folded(name).split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Whether words are among others, one after the other.
  fileprivate static func holds(_ all: [String], _ words: [String]) -> Bool {
    all.count >= words.count && (0...(all.count - words.count)).contains { all[$0...].starts(with: words) }
  }
}

extension Planned {
  /// Whether words are a part of its name, one after the other.
  func isCalledPartly(_ word: String) -> Bool {
    let asked = [Self].words(of: word)
    return !asked.allSatisfy(PlanFiles.nameless.contains) && [slug, title].contains { [Self].holds([Self].words(of: $0), asked) }
  }
}
