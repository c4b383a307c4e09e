// A property's value with its type: what decoding gives and writing takes.

package import JournalDates
package import JournalModel
package import JournalText

/// The value of a property that its kind knows.
package enum PropertyContent: Equatable {
  case text(String)
  case texts([String])
  case reference(Reference)
  case references([Reference])
  case date(CalendarDay)
  case timestamp(Timestamp)
  case flag(Bool)
  case number(Double)
  case integer(Int)
  case clock(TimeOfDay)
  case mood(Mood)
  case schedules([Dated<Schedule>])
  case points([Dated<Int>])
  case pausedSpans([PausedSpan])
  case habitTargets([Dated<HabitTarget>])
  case goalTarget(GoalTarget)
  case goalTargets([GoalTarget])

  /// As front matter says it.
  var written: PropertyText {
    switch self {
    case .text(let text): .text(text)
    case .texts(let texts): .list(texts)
    case .reference(let reference): .text(reference.link)
    case .references(let references): .list(references.map(\.link))
    case .date(let day): .text(day.description)
    case .timestamp(let timestamp): .text(timestamp.text)
    case .flag(let flag): .text(flag ? "true" : "false")
    case .number(let number): .text(decimalText(number))
    case .integer(let number): .text(String(number))
    case .clock(let time): .text(time.description)
    case .mood(let mood): .text(mood.name)
    case .schedules(let schedules): Self.oneOrMore(schedules.map { $0.text(\.text) })
    case .points(let points): Self.oneOrMore(points.map { $0.text(String.init) })
    case .pausedSpans(let spans): .list(spans.map(\.text))
    case .habitTargets(let targets): Self.oneOrMore(targets.map { $0.text(\.text) })
    case .goalTarget(let target): .text(target.text)
    case .goalTargets(let targets): .list(targets.map(\.text))
    }
  }

  /// In the words of the file, as a person is told it.
  var words: String {
    switch self {
    case .reference(let reference): reference.slug
    case .references(let references): references.map(\.slug).joined(separator: ", ")
    case .schedules, .points, .habitTargets: told(between: ", then ")
    case .goalTargets: told(between: " and ")
    default: told(between: ", ")
    }
  }

  private func told(between separator: String) -> String {
    switch written {
    case .text(let text), .kept(let text): text
    case .list(let texts): texts.joined(separator: separator)
    }
  }

  private static func oneOrMore(_ texts: [String]) -> PropertyText { texts.count == 1 ? .text(texts[0]) : .list(texts) }
}

/// Why the value of a property is not read.
package enum PropertyProblem: Error, Equatable {
  case badDate(String)
  /// The last day of a pause stands before its first.
  case endsEarly(CalendarDay, start: CalendarDay)
  /// It is none of the values that the property takes; `wanted` says which these are.
  case unknownValue(String, wanted: Wording, near: String?)
  /// It is certain what was meant: another case, or a decimal comma.
  case nearMiss(String, meant: String)
  /// One value where a list is wanted, or a list where one value is.
  case wrongType(wanted: Wording)
  /// It is YAML that is kept and not read.
  case kept
}

/// A problem, and which element of a list has it; nil for the value as a whole.
package struct PropertyFailure {
  package var problem: PropertyProblem
  package var element: Int?
}
