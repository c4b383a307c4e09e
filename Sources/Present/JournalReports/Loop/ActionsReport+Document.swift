// Actions as a document, in groups by when they are due.

public import Documents
import JournalDates
import JournalInsights
public import JournalLanguage
import JournalModel
import JournalText

extension ActionsReport {
  /// The Actions; where there is none, no more than what is left out.
  /// - Parameters:
  ///   - soonDays: For how many days ahead something is due soon.
  ///   - closed: How many to show of what is done and of what is cancelled; nil for all.
  public func document(soonDays: Int, closed: Int? = nil, in say: Language) -> Document {
    var document = Document(RichText(say(ActionsText.title)), opensWithTitle: !actions.isEmpty || !lateTasks.isEmpty)
    let grouped = Dictionary(grouping: actions) { ActionGroup($0, on: today, soonDays: soonDays) }
    let groups = ActionGroup.allCases.compactMap { group in grouped[group].map { (group, $0) } }
    if !actions.isEmpty {
      document += .facts(
        groups.map { .quiet(say(ActionsText.count, ["count": .number($0.1.count), "group": .text($0.0.rawValue)])) })
    }
    document.add(privateEntries: privateEntries, say)
    document += table
    if actions.isEmpty {
      addLateTasks(to: &document, say)
      return document
    }
    if sort == nil {
      for (group, actions) in groups {
        document += .group(
          RichText(say(ActionsText.group, ["group": .text(group.rawValue)])), group == .overdue ? .problem : .action)
        let shown = group.isClosed ? closed.map { Array(actions.prefix($0)) } ?? actions : actions
        document += list(shown, say)
        if shown.count < actions.count {
          document += .hint(
            RichText(say(ActionsText.moreClosed, ["count": .number(actions.count - shown.count), "group": .text(group.rawValue)])))
        }
      }
    } else {
      document += .space
      document += list(actions, say)
    }
    addLateTasks(to: &document, say)
    if openTasks > 0 {
      document += .space
      document += .hint(RichText(say(ActionsText.openTasks, ["count": .number(openTasks)])))
    }
    return document
  }

  private func addLateTasks(to document: inout Document, _ say: Language) {
    if lateTasks.isEmpty { return }
    document += .group(RichText(say(ActionsText.lateTasks)), .problem)
    let items = lateTasks.map { task in
      ListItem(
        .box(.open), Prose(escaped(task.title), in: task.path),
        facts: [RichText(when(task.due, say), .quiet, tone: .bad), .quiet(task.slug)])
    }
    document += .list(ItemList(items))
  }

  /// Some of them under each other.
  private func list(_ actions: [ReviewLedger.Action], _ say: Language) -> Block {
    let items = actions.map { action in
      ListItem(
        .box(Standing(action.state).sign), Prose(text(of: action), in: action.place.path),
        facts: known(of: action, say).enumerated().map { RichText($1, .quiet, tone: $0 == 0 ? tone(of: action) : nil) })
    }
    return .list(ItemList(items))
  }

  /// The text, in which a task has its title where its line says no words of its own.
  func text(of action: ReviewLedger.Action) -> String {
    let text = action.item.text
    guard let title = action.taskPath.flatMap({ titles[$0] }), text.hasPrefix("[["), let end = text.firstRange(ofText: "]]"),
      !text[..<end.lowerBound].contains("|"), !title.contains("|"), !title.contains("]")
    else { return text }
    return text[..<end.lowerBound] + "|" + title + text[end.lowerBound...]
  }

  /// The colour of what is said first of an Action: that it is late, or soon due.
  private func tone(of action: ReviewLedger.Action) -> Tone? {
    guard action.state == .open, let due = action.due else { return nil }
    let days = today.days(until: due)
    return days < 0 ? .bad : days < 2 ? .warning : nil
  }

  /// The Actions for programs.
  private var table: Block {
    .data(
      columns: ["id", "action", "state", "due", "priority", "closed"],
      rows: actions.map {
        [
          $0.item.id, plainText($0.item.firstLine), $0.state.rawValue, $0.due?.description, $0.priority?.rawValue, $0.closedOn?.description,
        ]
      })
  }

  /// What is known of an Action besides its text.
  /// - Parameter namesSource: Whether the Try is told that it comes from.
  func known(of action: ReviewLedger.Action, namesSource: Bool = true, _ say: Language) -> [String] {
    var known: [String] = []
    switch action.state {
    case .open: if let due = action.due { known.append(when(due, say)) }
    case .done, .cancelled:
      let state: TextValue = .text(action.state.rawValue)
      let day = action.closedOn.map { say.short($0, in: today.year) }
      known.append(day.map { say(ActionsText.closedOn, ["state": state, "day": .text($0)]) } ?? say(ActionsText.closed, ["state": state]))
    }
    if let priority = action.priority { known.append(say(ActionsText.priority, ["priority": .text(priority.rawValue)])) }
    if namesSource, let source = source(of: action) {
      known.append(say(ActionsText.source, ["try": .text(shortened(wordsAlone(source), width: 40))]))
    }
    if sort == .created, let created = action.created {
      known.append(say(ActionsText.created, ["day": .text(say.short(created, in: today.year))]))
    }
    return known + action.place.names(id: action.item.id, on: today)
  }

  /// The day, and how near it is.
  private func when(_ due: CalendarDay, _ say: Language) -> String {
    let day: TextValue = .text(say.short(due, in: today.year))
    switch today.days(until: due) {
    case 0: return say(ActionsText.due, ["when": "today", "day": day])
    case 1: return say(ActionsText.due, ["when": "tomorrow", "day": day])
    case -1: return say(ActionsText.due, ["when": "yesterday", "day": day])
    case let days where days < 0 && days > -15: return say(ActionsText.late, ["day": day, "count": .number(-days)])
    default: return say(ActionsText.due, ["when": "day", "day": day])
    }
  }
}

/// When something is to be done.
private enum ActionGroup: String, CaseIterable {
  case overdue, soon, later, undated, done, cancelled

  var isClosed: Bool { self == .done || self == .cancelled }

  init(_ action: ReviewLedger.Action, on today: CalendarDay, soonDays: Int) {
    switch (action.state, action.due) {
    case (.done, _): self = .done
    case (.cancelled, _): self = .cancelled
    case (.open, nil): self = .undated
    case (.open, let due?): self = due < today ? .overdue : today.days(until: due) <= soonDays ? .soon : .later
    }
  }
}
