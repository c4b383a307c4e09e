// An item of an Action section, with its fields as typed values.

public import JournalDates

/// What an Action says of itself. A field that cannot be read is nil here and stays in `item.fields`.
public struct Action: Equatable, Sendable {
  public let item: Item

  public init(_ item: Item) { self.item = item }

  /// Open, done or cancelled; an Action is never partly done, and a missing box is an open one.
  public enum State: String, Hashable, Sendable {
    case open, done, cancelled
  }

  public var state: State {
    switch item.state {
    case .done: .done
    case .cancelled: .cancelled
    default: .open
    }
  }

  public var created: CalendarDay? { day("created") }
  public var scheduled: CalendarDay? { day("scheduled") }
  public var start: CalendarDay? { day("start") }
  public var due: CalendarDay? { day("due") }
  public var completion: CalendarDay? { day("completion") }
  public var cancelled: CalendarDay? { day("cancelled") }
  public var priority: Priority? { item.fields.value(of: "priority").flatMap { Priority(rawValue: $0) } }
  /// The rule in words, as Obsidian Tasks writes it: `every week`.
  public var repeatRule: String? { item.fields.value(of: "repeat") }
  /// The Try that it comes from.
  public var from: Reference? { item.fields.value(of: "from").flatMap { Reference($0) } }
  public var goal: Reference? { item.fields.value(of: "goal").flatMap { Reference($0) } }
  public var points: Int? { item.fields.value(of: "points").flatMap { Int($0) } }

  /// The task that this Action is: its text begins with a link. Its due date and priority then come from the task's file.
  public var task: Reference? {
    guard item.text.hasPrefix("[["), let line = item.text.utf8.split(separator: 0x0A).first else { return nil }
    let bytes = Array(line)
    guard let end = bytes.indices.dropLast().first(where: { bytes[$0] == 0x5D && bytes[$0 + 1] == 0x5D }) else { return nil }
    return Reference(String(decoding: bytes[..<(end + 2)], as: UTF8.self))
  }

  private func day(_ key: String) -> CalendarDay? { item.fields.value(of: key).flatMap { CalendarDay($0) } }
}
