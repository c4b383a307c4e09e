// A calendar as a document: heading, days, and what their signs mean.

public import Documents
import JournalDates
import JournalInsights
public import JournalLanguage
public import JournalModel

extension CalendarReport {
  /// Months with a word a day where the span touches at most three of them, else a sign a day.
  public func document(theme: Theme = Theme(), in say: Language) -> Document {
    var document = Document(RichText(say(CalendarText.title, ["metric": .text(title), "days": .text(period(say))])))
    if past != nil { document += .facts(facts.map { .quiet($0) }) }
    document.add(privateEntries: privateEntries, say)
    let form: DayCalendar.Form =
      Period(.month, containing: span.start).next.next.end >= span.end ? .months : scale == .moods ? .rowsOfMonths : .rowsOfWeekdays
    add(form, theme, to: &document, say)
    return document
  }

  /// A line a weekday and a sign a day, and what the signs mean, without heading, for any span: how steady something was.
  public func graph(theme: Theme = Theme(), in say: Language) -> Document {
    var document = Document(RichText(title), opensWithTitle: false)
    add(.rowsOfWeekdays, theme, to: &document, say)
    return document
  }

  private func add(_ form: DayCalendar.Form, _ theme: Theme, to document: inout Document, _ say: Language) {
    var known: [CalendarDay: DayCalendar.Day] = [:]
    for day in days { known[day.date] = DayCalendar.Day(sign(of: day.mark, theme), day.word) }
    document += .calendar(
      DayCalendar(
        form, span: span, today: today, weekStart: weekStart, days: known,
        levels: levels.map { level in
          DayCalendar.Level(sign(of: level.mark, theme), level.word, count: level.count, isNumber: scale == .amounts)
        }, absence: absence, sums: form == .rowsOfMonths ? sums(say) : [:]))
    let blank = levels.filter { sign(of: $0.mark, theme).isBlank }.map { level in
      Message(ReportPageText.level, ["count": .number(level.count), "mood": .text(level.word)])
    }
    if !blank.isEmpty { document += .paragraph(.quiet(say(CalendarText.blank, ["days": .messages(blank, .comma)])), depth: 1) }
    document.add(privateDays: privateDays, say)
    if !explanation.isEmpty { document += .paragraph(.quiet(explanation), depth: 1) }
    if past == nil { document += .paragraph(.quiet(say(CalendarText.toCome)), depth: 1) }
    document += .data(
      columns: ["date", "value", "word"],
      rows: days.map { [$0.date.description, $0.value.map { decimalText($0) }, $0.word] })
  }

  /// What each month came to, by its first day.
  private func sums(_ say: Language) -> [CalendarDay: String] {
    var moods: [CalendarDay: [Mood]] = [:]
    for day in days {
      if let mood = day.value.flatMap({ Mood(rawValue: Int($0)) }) { moods[day.date.startOfMonth, default: []].append(mood) }
    }
    return moods.compactMapValues { moods in
      Mood.middle(of: moods).map { middle in
        func word(_ mood: Mood) -> String { levels.first { $0.mark == .step(mood.rawValue) }?.word ?? mood.name }
        let (low, high) = (word(middle.lowerBound), word(middle.upperBound))
        let words = low == high ? low : say(ListingText.range, ["low": .text(low), "high": .text(high)])
        return say(CalendarText.sum, ["mood": .text(words), "count": .number(moods.count)])
      }
    }
  }

  /// The span in words, by the name of a month or a year where it is one.
  private func period(_ say: Language) -> String {
    for unit in [Period.Unit.day, .week, .month, .quarter, .year] {
      let period = Period(unit, containing: span.start)
      if period.span == span { return say.title(of: period) }
    }
    return say.title(of: span)
  }

  /// Coloured signs, or where there are no or few colours bars, digits and letters that differ without them. Steps are bars, which differ by more
  /// than their colour, but where somebody chose another shape.
  private func sign(of mark: Mark, _ theme: Theme) -> DayCalendar.Sign {
    let forms = theme.shape.forms
    let isText = theme.icons == .text
    switch mark {
    case .step(let step):
      let mood = Mood(rawValue: step) ?? .average
      let place = min(max(step, 0), 4)
      return DayCalendar.Sign(
        icon: scale == .moods && !isText ? theme.icons.sign(of: mood) : nil, shape: theme.shape == .circle ? mood.bar : forms.full,
        bar: mood.bar, letter: letter(of: step),
        look: .tone(scale == .moods ? .mood(place) : .amount(place)), share: Double(place + 1) / 5)
    case .state(let state):
      let (shape, look, share): (String, DayCalendar.Sign.Look, Double?) =
        switch state {
        case .done: (forms.full, .tone(.amount(3)), 1)
        case .partly: (forms.part, .tone(.amount(2)), 0.5)
        case .no: (forms.outline, .tone(.amount(1)), nil)
        case .skip, .unanswered, .unknown: (state.letter, .quiet, nil)
        case .covered, .notDue, .paused, .notBegun, .archived: (state.letter, .plain, nil)
        }
      return DayCalendar.Sign(
        icon: isText ? nil : theme.icons.sign(of: state), shape: shape, bar: state.letter, letter: state.letter, look: look, share: share)
    }
  }
}
