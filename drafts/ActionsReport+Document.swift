// Actions as a document, in groups by when they are due.

public import Documents
import JournalDates
import JournalInsights
public import JournalLanguage
import JournalModel

extension ActionsReport {
  /// The Actions; where there is none, no more than what is left out.
  /// - Parameter soonDays: For how many days ahead something is due soon.
  public func document(soonDays: Int, in say: Language = .english) -> Document {
    var document = Document(RichText(say(ActionsText.title)), opensWithTitle: !actions.isEmpty)
    let groups = ActionGroup.allCases.map { group in
      (group, actions.filter { ActionGroup($0, on: today, soonDays: soonDays) == group })
    }.filter { !$0.1.isEmpty }
    if !actions.isEmpty { document += .facts(groups.map { .quiet("\($0.1.count) \($0.0.rawValue)") }) }
    document.add(privateEntries: privateEntries, say)
    if actions.isEmpty { return document }
    if sort == nil {
      for (group, actions) in groups {
        document += .group(
          RichText(group.rawValue.prefix(1).uppercased() + group.rawValue.dropFirst()), group == .overdue ? .problem : .action)
        document += list(actions)
      }
    } else {
      document += .space
      document += list(actions)
    }
    document += table
    return document
  }

  /// Some of them under each other.
  /// - Parameter namesSource: Whether the Try is told that each comes from.
  func list(_ actions: [ReviewLedger.Action], namesSource: Bool = true) -> Block {
    let items = actions.map { action in
      ListItem(
        .box(Standing(action.state).sign), Prose(action.item.text, in: action.place.path),
        facts: known(of: action, namesSource: namesSource).map { .quiet($0) })
    }
    return .list(ItemList(items))
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
  func known(of action: ReviewLedger.Action, namesSource: Bool = true) -> [String] {
    var known: [String] = []
    switch action.state {
    case .open: if let due = action.due { known.append("due \(when(due))") }
    case .done, .cancelled: known.append(action.state.rawValue + (action.closedOn.map { " \($0.short(in: today.year))" } ?? ""))
    }
    if let priority = action.priority { known.append("priority \(priority.rawValue)") }
    if namesSource, let source = source(of: action) { known.append("from “\(shortened(plainText(source), width: 40))”") }
    if sort == .created, let created = action.created { known.append("since \(created.short(in: today.year))") }
    return known + action.place.names(id: action.item.id, on: today)
  }

  /// The day, and how near it is.
  private func when(_ due: CalendarDay) -> String {
    let words = due.short(in: today.year)
    switch today.days(until: due) {
    case 0: return "today"
    case 1: return "tomorrow"
    case -1: return "yesterday"
    case let days where days < 0 && days > -15: return "\(words), \(-days) days ago"
    default: return words
    }
  }
}

/// When something is to be done.
private enum ActionGroup: String, CaseIterable {
  case overdue
  case soon = "due soon"
  case later
  case undated = "without a date"
  case done, cancelled

  init(_ action: ReviewLedger.Action, on today: CalendarDay, soonDays: Int) {
    switch (action.state, action.due) {
    case (.done, _): self = .done
    case (.cancelled, _): self = .cancelled
    case (.open, nil): self = .undated
    case (.open, let due?): self = due < today ? .overdue : today.days(until: due) <= soonDays ? .soon : .later
    }
  }
}

extension CalendarDay {
  /// As short as is clear to who knows the year: `Tue 24 Nov`, and the year where it is another one.
  func short(in year: Int) -> String {
    let words = "\(weekday.shortName) \(day) \(monthOfYear.shortName)"
    return year == self.year ? words : "\(words) \(self.year)"
  }
}
