// What a file was understood to say, in one line, so that a typo never silently means something else.

public import JournalFormat
public import JournalLanguage
public import JournalModel

extension FileReading {
  /// What was understood: of a day its mood and log, of a retrospective its items, of any other file the values of its properties.
  /// - Parameter audience: Whom it is told; others are told nothing of what private text says.
  public func understood(_ labels: MoodLabels, for audience: Audience = .owner) -> Message {
    let kind = Message(FileUnderstoodText.kind, ["kind": .text(self.kind.rawValue)])
    if !audience.sees(isPrivate: isPrivate) { return Message(FileUnderstoodText.private, ["kind": .message(kind)]) }
    let log = audience == .owner ? log : sections.filter { !$0.isPrivate }.flatMap(\.log).filter { !$0.logLine.isPrivate }
    var parts: [Message] = []
    if self.kind == .day {
      if let mood = audience == .owner ? mood(labels) : publicMood(labels) {
        parts.append(Message(FileUnderstoodText.mood, ["mood": .mood(mood, labels)]))
      }
      parts += understood(log)
    }
    if self.kind == .day || self.kind.isRetrospective { parts += understoodItems }
    if self.kind != .day, !self.kind.isRetrospective || parts.isEmpty {
      parts = [kind] + entry.understoodProperties(properties.count)
    }
    if parts.isEmpty { return Message(FileUnderstoodText.nothing) }
    return Message(ListingText.alone, ["words": .messages(parts, .dots)])
  }

  private func understood(_ log: [LogReading]) -> [Message] {
    let lines = log.map(\.logLine)
    let words: [(LogLine.State, FileUnderstoodText)] = [
      (.done, FileUnderstoodText.done), (.partly, FileUnderstoodText.partly), (.skip, FileUnderstoodText.skipped),
      (.no, FileUnderstoodText.no), (.unanswered, FileUnderstoodText.unanswered),
    ]
    var parts: [Message] = words.compactMap { state, word in
      let names = lines.filter { $0.state == state }.map { line in
        let name = Reference(file: line.activity ?? "").slug
        let counts = state == .done || state == .partly
        return name + (counts ? line.quantities.first.map { " " + $0.quantity.text } ?? "" : "")
      }
      return names.isEmpty ? nil : Message(word, ["names": .list(names, .comma)])
    }
    let mentions = lines.reduce(0) { $0 + $1.mentions.count }
    if mentions > 0 { parts.append(Message(FileUnderstoodText.mentions, ["count": .number(mentions)])) }
    return parts
  }

  private var understoodItems: [Message] {
    let names: [(SectionKind, FileUnderstoodText)] = [
      (.review, FileUnderstoodText.reviewed), (.keep, FileUnderstoodText.keeps), (.problem, FileUnderstoodText.problems),
      (.try, FileUnderstoodText.tries),
    ]
    var parts: [Message] = names.compactMap { kind, name in
      let count = items(in: kind).count
      return count == 0 ? nil : Message(name, ["count": .number(count)])
    }
    let actions = items(in: .action).map(\.item.action.state)
    let states: [(Action.State, FileUnderstoodText)] = [
      (.open, FileUnderstoodText.open), (.done, FileUnderstoodText.closed), (.cancelled, FileUnderstoodText.cancelled),
    ]
    let counts = states.compactMap { state, word in
      let count = actions.count { $0 == state }
      return count == 0 ? nil : Message(word, ["count": .number(count)])
    }
    if !counts.isEmpty { parts.append(Message(FileUnderstoodText.actions, ["counts": .messages(counts, .comma)])) }
    return parts + understoodReflections
  }

  /// How many reflections there are, and which of their questions are open.
  private var understoodReflections: [Message] {
    let reflections = sections.compactMap(\.reflection)
    if reflections.isEmpty { return [] }
    let open = reflections.filter { !$0.openSteps.isEmpty }.map { reflection in
      Message(
        FileUnderstoodText.openQuestions,
        [
          "guide": .text(reflection.guide?.rawValue ?? reflection.fields.value(of: "guide") ?? SectionKind.reflection.rawValue),
          "count": .number(reflection.openSteps.count), "numbers": .list(reflection.openSteps.map(\.description), .and),
        ])
    }
    // A guide that there is not has no questions that could be open.
    let unknown = reflections.compactMap { $0.guide == nil ? $0.fields.value(of: "guide") : nil }.map { name in
      Message(FileUnderstoodText.unknownGuide, ["name": .text(name), "names": .list(Reflection.Guide.allCases.map(\.rawValue), .and)])
    }
    return [Message(FileUnderstoodText.reflections, ["count": .number(reflections.count)])] + open + unknown
  }
}
