// Actions on a terminal, in groups by when they are due.

public import Documents
import JournalDates
import JournalInsights
import JournalModel

extension TerminalRenderer {
  /// The lines, each ending with a line feed; none where there is nothing to tell.
  /// - Parameter soonDays: For how many days ahead something is due soon.
  public func render(_ report: ActionsReport, soonDays: Int) -> TerminalText {
    var page = page
    if report.actions.isEmpty {
      page.privateEntries(report.privateEntries)
      return page.text
    }
    let groups = ActionGroup.allCases.map { group in
      (group, report.actions.filter { ActionGroup($0, on: report.today, soonDays: soonDays) == group })
    }.filter { !$0.1.isEmpty }
    page.paragraph("Actions", .bold)
    page.parts(groups.map { "\($0.1.count) \($0.0.rawValue)" }, .dim)
    page.privateEntries(report.privateEntries)
    if report.sort == nil {
      for (group, actions) in groups {
        page.group(group.rawValue.prefix(1).uppercased() + group.rawValue.dropFirst(), group == .overdue ? .problem : .action)
        for action in actions { page.item("\(action.box) ", action.item.text, known: report.known(of: action)) }
      }
    } else {
      page.line()
      for action in report.actions { page.item("\(action.box) ", action.item.text, known: report.known(of: action)) }
    }
    return page.text
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

extension ActionsReport {
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

extension ReviewLedger.Action {
  var box: String { Standing(state).sign.box }
}

extension CalendarDay {
  /// As short as is clear to who knows the year: `Tue 24 Nov`, and the year where it is another one.
  func short(in year: Int) -> String {
    let words = "\(weekday.shortName) \(day) \(monthOfYear.shortName)"
    return year == self.year ? words : "\(words) \(self.year)"
  }
}
