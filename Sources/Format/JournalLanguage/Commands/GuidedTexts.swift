// What a Review and a guided retrospective say on a terminal, in English; the names of cases are the keys of other languages.

/// Why nobody can be asked, and what else there is.
public enum AskingText: String, TextKey {
  public static let area = "asking"

  case forbidden = "{command} asks questions, and --no-input forbids them"
  case noTerminal = "{command} asks questions, and there is no terminal to ask them on"
  case dumbTerminal = "{command} draws on the terminal, and this one cannot: $TERM is ‘dumb’"
  case insteadOfGuide = "‘retro add keep|problem|try|action TEXT’ and ‘retro review ITEM VERDICT’ write the same, one by one"
  case insteadOfReflect = "‘retro reflect --template’ writes the questions into the day, to be answered in any editor"
  case insteadOfReview = "‘retro review ITEM VERDICT’ judges one; ‘retro tries --open’ and ‘retro actions --open’ list them"
  case nothingToReviewYet =
    "{count, plural, one {the Try} other {the # Tries}} of this period {count, plural, one {is} other {are}} asked about when the next one is written, and no other is waiting: ‘retro review WORDS worked’ judges one now"
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

  case firstReviewKeys = "? help · u undo · q leave"
  case reviewKeys = "← back · u undo · ? help · q leave"
  case wordKeys = "Enter goes on · ← back · ? help · Esc leave"
  case itemKeys = "Enter writes it · an empty line goes on to {section} · ? help · Esc leave"
  case lastItemKeys = "Enter writes it · an empty line ends · ? help · Esc leave"
  case problemKeys = "← back · ? help · q leave"
  case offerKeys = "u undo · ? help · q leave"
  case actionKeys = "Enter goes on · an empty line makes none · ? help · Esc leave"
  case dueKeys = "such as 2026-11-24 or +3d · Enter: none · ← back · ? help · Esc leave"
  case wholeWordKeys = "one key answers, or a whole word with Enter · Esc clears it"
  case leaveKeys = "Enter now leaves; what you answered is written"

  case helpVerdict = "a adopted: it stays · p partly: it goes on · x dropped · c carried on without a verdict · d done, of an Action; the word with Enter says the same"
  case helpLater = "Enter: nothing is said of it now, and it is asked again next time"
  case helpWords = "Type what came of it, in a word or a sentence, then Enter. Enter alone writes no words."
  case helpItem = "Type a sentence, then Enter: it becomes a line of this section. An empty line goes on to the next one."
  case helpPaste = "Of a paste, every line becomes one of its own."
  case helpProblem = "The number of the problem that this Try is for; Enter for none"
  case helpOffer = "y makes an Action of the Try that you just wrote; Enter or n does not"
  case helpAction = "Change the words, or take them as they stand, then Enter. An empty line makes no Action."
  case helpDue = "One of the keys, or a date such as 2026-11-24, friday or +3d, then Enter. Enter alone: no date."
  case helpBackFromKey = "u or Backspace takes the last answer back, out of the file, too · ← the question before"
  case helpBackFromItem = "Ctrl-Z, or Backspace in an empty line, takes the last answer back · Shift-Tab the question before"
  case helpBackFromLine = "← in an empty line, or Shift-Tab: the question before · Ctrl-Z takes the last answer back"
  case helpLeave = "q, Esc or Ctrl-D leaves, Ctrl-C at once: what you answered is written either way"
  case helpLeaveLine = "Esc, Ctrl-D or a lone q with Enter leaves, Ctrl-C at once: what you answered is written either way"

  case noAnswer = "‘{text}’ is not an answer here; ? says what is"
  case tooEarly = "‘{text}’ was typed before this question was there, so it was not taken"
  case escapeAgain = "Esc again leaves; this line is then kept, but not written"
  case backspaceHeld = "Ctrl-Z takes one more answer back"
  case left = "left here; ‘{command}’ goes on with what is open"

  case waiting = "{count, plural, one {# more line waits} other {# more lines wait}}"
  case nothingToUndo = "nothing was written since this began"
  case noDay = "‘{text}’ is not a day such as 2026-11-24 or +3d"

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

/// Some days at a glance, before they are looked back on.
public enum GlanceText: String, TextKey {
  public static let area = "glance"

  case mood = "Mood"
  case written = "Written"
  case measured = "Measured"
  case tries = "Tries"
  case more = "{count} more: {command}"
  case sleep = "Sleep"
  case steps = "Steps"
  case wellness = "Wellness"
  case screen = "Screen"
  case exercise = "Exercise"
  case workouts = "Workouts"
  case moreTries = "{count} more to judge"
  case moodCount = "{mood} {count}"
}
