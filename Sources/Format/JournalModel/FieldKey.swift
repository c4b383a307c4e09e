// The fields of items and log lines that have a meaning: each is declared here, for reading, writing, checking and the documents.

/// The key of a field that has a meaning; any other key is the person's own. Those of Obsidian Tasks stand first, in the order in which they are
/// written, which is after this format's own.
public enum FieldKey: String, CaseIterable, Sendable {
  case id, dependsOn, priority
  case `repeat`
  case onCompletion, created, start, scheduled, due, cancelled, completion
  case from
  case `for`
  case goal, moves, points, mood, skip, source

  /// What its values are.
  public enum Value: Hashable, Sendable {
    case date, priority
    /// Letters, digits, blanks, `,` and `!`, such as `every week`.
    case rule
    /// One word of letters.
    case word
    /// One id, or several with commas between them.
    case id, ids
    /// An item, by its id or by words.
    case item
    case reference, moves, points, mood, text
  }

  public var value: Value {
    switch self {
    case .created, .start, .scheduled, .due, .cancelled, .completion: .date
    case .priority: .priority
    case .repeat: .rule
    case .onCompletion: .word
    case .id: .id
    case .dependsOn: .ids
    case .from, .for: .item
    case .goal: .reference
    case .moves: .moves
    case .points: .points
    case .mood: .mood
    case .skip, .source: .text
    }
  }

  /// The emoji of Obsidian Tasks for it, of a priority one for each from the highest on; of several for one value the first is written.
  public var signs: [String] {
    switch self {
    case .id: ["🆔"]
    case .dependsOn: ["⛔"]
    case .priority: ["🔺", "⏫", "🔼", "🔽", "⏬"]
    case .repeat: ["🔁"]
    case .onCompletion: ["🏁"]
    case .created: ["➕"]
    case .start: ["🛫"]
    case .scheduled: ["⏳", "⌛"]
    case .due: ["📅", "📆", "🗓"]
    case .cancelled: ["❌"]
    case .completion: ["✅"]
    case .from, .for, .goal, .moves, .points, .mood, .skip, .source: []
    }
  }

  /// Whether Obsidian Tasks knows it.
  public var isOfTasks: Bool { !signs.isEmpty }

  /// The sections in whose items and lines it means something, so that a field much like it is a typo.
  public var sections: [SectionKind] {
    switch self {
    case .priority, .repeat, .created, .start, .scheduled, .due, .cancelled, .completion: [.action]
    case .from, .for: [.try, .action]
    case .goal: [.try, .action, .log]
    case .moves: [.try]
    case .points: [.action, .log]
    case .mood, .skip: [.log]
    case .id, .dependsOn, .onCompletion, .source: []
    }
  }

  /// What its values are, as the documents say it, in Markdown.
  public var described: String {
    switch self {
    case .created, .start, .scheduled, .due, .cancelled, .completion: "date"
    case .priority: Priority.allCases.map { "`\($0.rawValue)`" }.joined(separator: " ")
    case .repeat: "a rule, such as `every week`"
    case .onCompletion: "`keep` or `delete`"
    case .id: "Tasks' own id"
    case .dependsOn: "Tasks' own ids"
    case .from: "the Try that an Action comes from: `^id`, or `[[file#^id]]`"
    case .for: "the Problem that a Try is for: the same, or words that match the text of one item in the file"
    case .goal: "reference"
    case .moves: "what a Try is to move and which way, `up`, `down` or `steady`: `sleep_minutes up`"
    case .points: "whole number"
    case .mood: "a mood"
    case .skip: "why it was left out"
    case .source: "what wrote the line"
    }
  }
}
