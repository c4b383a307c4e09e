// What a Review and a guided retrospective say on a terminal, in English; the names of cases are the keys of other languages.

/// Why nobody can be asked, and what else there is.
public enum AskingText: String, TextKey {
  public static let area = "asking"

  case forbidden = "{command} asks questions, and --no-input forbids them"
  case noTerminal = "{command} asks questions, and there is no terminal to ask them on"
  case dumbTerminal = "{command} draws on the terminal, and this one cannot: $TERM is ‘dumb’"
  case insteadOfGuide = "‘retro add keep|problem|try|action TEXT’ and ‘retro review ITEM VERDICT’ write the same, one by one"
  case insteadOfReview = "‘retro review ITEM VERDICT’ judges one; ‘retro tries --open’ and ‘retro actions --open’ list them"
  case nothingToReview = "no Try is waiting for a verdict, and no Action is open"
}

/// Questions, hints, and what stays of answers.
public enum GuidedText: String, TextKey {
  public static let area = "guided"

  case titleOfReview = "Review for {period}"
  case review = "Review"
  case action = "Action"
  case number = "{number} of {count} · {kind, select, try {Try} other {Action}} of {place}"
  case overdue = "overdue since {day}"
  case due = "due {day}"
  case soFar = "{verdict} so far"

  case adopted
  case partly
  case done
  case dropped
  case carry = "carry on"

  case later
  case goOn = "go on"
  case nothing = "none"
  case yes
  case no
  case today
  case inAWeek = "in a week"

  case inAWord = "{verdict}, in a word?"
  case whichProblem = "For which problem?"
  case makeAction = "Make an Action of it?"
  case actionPrompt = "Action:"
  case duePrompt = "Due?"
  case datePrompt = "or a date:"

  case stopKey = "Ctrl-C stop"
  case reviewKeys = "← back · Ctrl-Z undo · Ctrl-C stop"
  case wordKeys = "Enter goes on · Shift-Tab back"
  case itemKeys = "Enter writes it · an empty line goes on to {section} · Shift-Tab back · Ctrl-Z undo · Ctrl-C stop"
  case lastItemKeys = "Enter writes it · an empty line ends · Shift-Tab back · Ctrl-Z undo · Ctrl-C stop"
  case problemKeys = "← back"
  case offerKeys = "Ctrl-Z undo"
  case actionKeys = "Enter goes on · an empty line makes none · Shift-Tab back"
  case dueKeys = "such as 2026-11-24 or +3d · Enter: none · Shift-Tab back"

  case waiting = "{count, plural, one {# more line waits} other {# more lines wait}}"
  case nothingToUndo = "nothing was written since this began"
  case noDay = "‘{text}’ is no day such as 2026-11-24 or +3d"

  case judged = "({place}) {verdict}"
  case forProblem = "for: {problem}"
  case fromTry = "from: {try}"
  case takenBack = "taken back: {answer}"

  case nothingWritten = "no answer was written to {path}"
  case written = "wrote to {path}: {counts}"
  case countJudged = "{count} judged"
  case countKeep = "{count, plural, one {# Keep} other {# Keeps}}"
  case countProblem = "{count, plural, one {# Problem} other {# Problems}}"
  case countTry = "{count, plural, one {# Try} other {# Tries}}"
  case countAction = "{count, plural, one {# Action} other {# Actions}}"
}
