// What a file was understood to say, in one line, so that a typo never silently means something else.

public import JournalFormat
public import JournalModel

extension FileReading {
  /// What was understood: of a day its mood and log, of a retrospective its items, of any other file the values of its properties.
  /// - Parameter audience: Whom it is told; others are told nothing of what private text says.
  public func understood(_ labels: MoodLabels, for audience: Audience = .owner) -> String {
    if !audience.sees(isPrivate: isPrivate) { return "\(kind.rawValue) (private)" }
    let log = audience == .owner ? log : sections.filter { !$0.isPrivate }.flatMap(\.log).filter { !$0.logLine.isPrivate }
    var parts: [String] = []
    if kind == .day {
      if let mood = audience == .owner ? mood(labels) : publicMood(labels) { parts.append("mood \(labels.name(of: mood))") }
      parts += understood(log)
    }
    if kind == .day || kind.isRetrospective { parts += understoodItems }
    if kind != .day, !kind.isRetrospective || parts.isEmpty { parts = [kind.rawValue] + entry.understoodProperties(properties.count) }
    return parts.isEmpty ? "nothing yet" : parts.joined(separator: " · ")
  }

  private func understood(_ log: [LogReading]) -> [String] {
    let lines = log.map(\.logLine)
    let words: [(LogLine.State, String)] = [
      (.done, "done"), (.partly, "partly"), (.skip, "skipped"), (.no, "no"), (.unanswered, "not answered"),
    ]
    var parts: [String] = words.compactMap { state, word in
      let names = lines.filter { $0.state == state }.map { line in
        let name = Reference(file: line.activity ?? "").slug
        let counts = state == .done || state == .partly
        return name + (counts ? line.quantities.first.map { " " + $0.quantity.text } ?? "" : "")
      }
      return names.isEmpty ? nil : "\(word) \(names.joined(separator: ", "))"
    }
    let mentions = lines.reduce(0) { $0 + $1.mentions.count }
    if mentions > 0 { parts.append("mentions \(mentions)") }
    return parts
  }

  private var understoodItems: [String] {
    let names: [(SectionKind, String)] = [(.review, "reviewed"), (.keep, "keeps"), (.problem, "problems"), (.try, "tries")]
    var parts: [String] = names.compactMap { kind, name in
      let count = items(in: kind).count
      return count == 0 ? nil : "\(name) \(count)"
    }
    let actions = items(in: .action).map(\.item.action.state)
    let states: [(Action.State, String)] = [(.open, "open"), (.done, "done"), (.cancelled, "cancelled")]
    let counts = states.compactMap { state, word in
      let count = actions.count { $0 == state }
      return count == 0 ? nil : "\(count) \(word)"
    }
    if !counts.isEmpty { parts.append("actions \(counts.joined(separator: ", "))") }
    let reflections = sections.count { $0.reflection != nil }
    if reflections > 0 { parts.append("reflections \(reflections)") }
    return parts
  }
}
