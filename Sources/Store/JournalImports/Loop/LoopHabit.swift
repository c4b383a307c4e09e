// What Loop Habit Tracker says of a habit and its days, in whatever form it was exported.

import JournalDates
import JournalModel
import JournalText

/// A habit of Loop's.
struct LoopHabit {
  var name: String
  /// So many times in so many days.
  var times = 1
  var days = 1
  var isArchived = false
  /// Whether amounts are kept of it, and not only whether it was done.
  var isNumeric = false
  /// Whether the export says which of both it is.
  var isTyped = true
  var unit = ""
  var target: Double?
  var isAtMost = false

  /// As a journal has it.
  var imported: ImportedData.Habit {
    var habit = ImportedData.Habit(name: name, schedule: schedule, isArchived: isArchived)
    if isNumeric, let target, target > 0, target.isFinite {
      habit.target = HabitTarget(isAtMost ? .atMost : .atLeast, Quantity(target, unit.withoutBlanks))
    }
    return habit
  }

  private var schedule: Schedule {
    let (times, days) = (max(1, times), max(1, days))
    if times >= days { return .daily }
    if days == 7 { return .perWeek(times) }
    return times == 1 ? .every(days: days) : .times(times, inDays: days)
  }

  /// What a day's value says: 2 is done, 0 not, 3 skipped; 1, which is not due, and -1, which is unknown, say nothing, and of a numeric habit all
  /// others are thousandths.
  func reading(of value: Int, on day: CalendarDay, notes: String) -> Value {
    var line = ImportedData.LoggedLine(day: day, activity: name, text: notes)
    if value == 3 {
      line.state = .skip
      (line.fields, line.text) = ([Field("skip", notes)], "")
    } else if isNumeric {
      if value == -1 { return .nothing }
      if value < 0 { return .unknown }
      let amount = Double(value) / 1000
      line.state = state(amount)
      line.fields = [Field("amount", Quantity(amount, unit.withoutBlanks).text)]
    } else {
      switch value {
      case 2: line.state = .done
      case 0: line.state = .no
      case 1, -1: return .nothing
      default: return .unknown
      }
    }
    return .line(line)
  }

  /// What the value of a day says.
  enum Value {
    case line(ImportedData.LoggedLine)
    case nothing
    /// No habit has such a value.
    case unknown
  }

  private func state(_ amount: Double) -> LogLine.State {
    guard let target = imported.target else { return amount > 0 ? .done : .no }
    switch target.bound {
    case .atLeast: return amount >= target.quantity.amount ? .done : amount > 0 ? .partly : .no
    case .atMost: return amount <= target.quantity.amount ? .done : .no
    }
  }
}

extension ImportedData {
  /// Takes in what is said of a day, or warns of a value that is not known.
  mutating func add(_ habit: LoopHabit, on day: CalendarDay, _ value: Int?, _ word: String, notes: String, line: Int? = nil) {
    switch value.map({ habit.reading(of: $0, on: day, notes: notes) }) ?? .unknown {
    case .line(let found): lines.append(found)
    case .nothing where notes.isEmpty: break
    case .nothing:
      warn(
        Wording(
          import: "emptyNote",
          "\(habit.name): a note on a day of which Loop says neither that it was done nor that it was not; it was left out",
          ["name": .text(habit.name)]), line: line)
    case .unknown:
      warn(
        Wording(
          import: "unknownValue", "\(habit.name): a value that is not known: \(word)", ["name": .text(habit.name), "text": .start(word)]),
        line: line)
    }
  }

  mutating func sortLines() { lines.sort { ($0.day, $0.activity) < ($1.day, $1.activity) } }
}

extension String {
  /// A unit is one word.
  fileprivate var withoutBlanks: String { words.joined(separator: "-") }
}
