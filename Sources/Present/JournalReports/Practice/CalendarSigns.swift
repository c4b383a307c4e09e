// What stands for a day in a calendar on a terminal.

import Documents
import JournalInsights
import JournalModel

/// Signs for marks: coloured shapes, or where there are no or few colours bars, digits and letters that differ without them.
struct CalendarSigns {
  let style: TerminalStyle
  let theme: Theme
  let scale: CalendarReport.Scale
  /// Whether a day has more room than its sign needs. Without it, digits stand for levels, and today is underlined.
  let isSpacious: Bool

  /// Columns of the widest sign.
  var width: Int {
    theme.icons == .text || scale == .amounts ? 1 : 2
  }

  /// Whether colours alone would not tell five steps apart.
  private var hasFewColours: Bool { style.depth == .none || style.depth == .basic }

  func sign(_ mark: CalendarReport.Mark?, isToday: Bool = false) -> TerminalPage.Row {
    switch mark {
    case .step(let step): sign(ofStep: step, isToday)
    case .state(let state): sign(of: state, isToday)
    case nil: TerminalPage.Row(style.paint("·", .dim), columns: 1)
    }
  }

  private func sign(ofStep step: Int, _ isToday: Bool) -> TerminalPage.Row {
    let mood = Mood(rawValue: step) ?? .average
    if scale == .moods, theme.icons != .text { return TerminalPage.Row(theme.icons.sign(of: mood)) }
    let sign = hasFewColours ? isSpacious ? mood.bar : "\(step)" : theme.shape.forms.full
    let colour = theme.colours.steps(of: scale)[min(max(step, 0), 4)]
    return TerminalPage.Row(style.paint(sign, colour, isUnderlined: isToday && !isSpacious), columns: 1)
  }

  private func sign(of state: HabitState, _ isToday: Bool) -> TerminalPage.Row {
    if theme.icons != .text { return TerminalPage.Row(theme.icons.sign(of: state)) }
    let forms = hasFewColours ? (full: state.letter, part: state.letter, outline: state.letter) : theme.shape.forms
    let colours = theme.colours.steps(of: .amounts)
    let isUnderlined = isToday && !isSpacious
    let text: TerminalText =
      switch state {
      case .done: style.paint(forms.full, colours[3], isUnderlined: isUnderlined)
      case .partly: style.paint(forms.part, colours[2], isUnderlined: isUnderlined)
      case .no: style.paint(forms.outline, colours[1], isUnderlined: isUnderlined)
      case .skip, .unanswered, .unknown: style.paint(state.letter, .dim)
      case .covered, .notDue, .paused, .notBegun, .archived: TerminalText(state.letter)
      }
    return TerminalPage.Row(text, columns: 1)
  }
}
