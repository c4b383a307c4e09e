// How the model holds values of each type.

import JournalDates
import JournalModel

/// A type of property together with the type of the model that holds its value.
struct PropertyForm<Value: Sendable>: Sendable {
  let type: PropertyType
  /// Nil where there is nothing to write.
  let content: @Sendable (Value) -> PropertyContent?
  /// Nil for content of another type.
  let value: @Sendable (PropertyContent) -> Value?

  private init(
    _ type: PropertyType, _ content: @escaping @Sendable (Value) -> PropertyContent?,
    _ value: @escaping @Sendable (PropertyContent) -> Value?
  ) {
    (self.type, self.content, self.value) = (type, content, value)
  }

  /// One of the cases of a type, by their names.
  static func choice() -> Self where Value: CaseIterable & RawRepresentable<String> {
    Self(.choice(Value.allCases.map(\.rawValue))) {
      .text($0.rawValue)
    } _: {
      if case .text(let text) = $0 { Value(rawValue: text) } else { nil }
    }
  }
}

extension PropertyForm<String> {
  static var text: Self {
    Self(.text) {
      .text($0)
    } _: {
      if case .text(let text) = $0 { text } else { nil }
    }
  }
}

extension PropertyForm<[String]> {
  static var texts: Self {
    Self(.texts) {
      $0.isEmpty ? nil : .texts($0)
    } _: {
      if case .texts(let texts) = $0 { texts } else { nil }
    }
  }
}

extension PropertyForm<Reference> {
  /// A file of this kind.
  static func reference(to kind: EntryKind) -> Self {
    Self(.reference([kind])) {
      .reference($0)
    } _: {
      if case .reference(let reference) = $0 { reference } else { nil }
    }
  }
}

extension PropertyForm<[Reference]> {
  /// Files of this kind.
  static func references(to kind: EntryKind) -> Self {
    Self(.references([kind])) {
      $0.isEmpty ? nil : .references($0)
    } _: {
      if case .references(let all) = $0 { all } else { nil }
    }
  }
}

extension PropertyForm<CalendarDay> {
  static var date: Self {
    Self(.date) {
      .date($0)
    } _: {
      if case .date(let day) = $0 { day } else { nil }
    }
  }
}

extension PropertyForm<Timestamp> {
  static var timestamp: Self {
    Self(.timestamp) {
      .timestamp($0)
    } _: {
      if case .timestamp(let time) = $0 { time } else { nil }
    }
  }
}

extension PropertyForm<Bool> {
  /// A mark, which is written only where it is set.
  static var mark: Self {
    Self(.flag) {
      $0 ? .flag(true) : nil
    } _: {
      if case .flag(let flag) = $0 { flag } else { nil }
    }
  }
}

extension PropertyForm<Double> {
  static var number: Self {
    Self(.number) {
      .number($0)
    } _: {
      if case .number(let number) = $0 { number } else { nil }
    }
  }
}

extension PropertyForm<Int> {
  static func integer(_ range: ClosedRange<Int>) -> Self {
    Self(.integer(range)) {
      .integer($0)
    } _: {
      if case .integer(let number) = $0 { number } else { nil }
    }
  }

  /// What one completion earns.
  static var points: Self { integer(Activity.points) }
}

extension PropertyForm<Mood> {
  static var mood: Self {
    Self(.mood) {
      .mood($0)
    } _: {
      if case .mood(let mood) = $0 { mood } else { nil }
    }
  }
}

extension PropertyForm<[Dated<Schedule>]> {
  static var schedules: Self {
    Self(.schedules) {
      $0.isEmpty ? nil : .schedules($0)
    } _: {
      if case .schedules(let all) = $0 { all } else { nil }
    }
  }
}

extension PropertyForm<[Dated<Int>]> {
  static var points: Self {
    Self(.points) {
      $0.isEmpty ? nil : .points($0)
    } _: {
      if case .points(let all) = $0 { all } else { nil }
    }
  }
}

extension PropertyForm<[PausedSpan]> {
  static var pausedSpans: Self {
    Self(.pausedSpans) {
      $0.isEmpty ? nil : .pausedSpans($0)
    } _: {
      if case .pausedSpans(let all) = $0 { all } else { nil }
    }
  }
}

extension PropertyForm<[Dated<HabitTarget>]> {
  static var habitTargets: Self {
    Self(.habitTargets) {
      $0.isEmpty ? nil : .habitTargets($0)
    } _: {
      if case .habitTargets(let all) = $0 { all } else { nil }
    }
  }
}

extension PropertyForm<GoalTarget> {
  static var goalTarget: Self {
    Self(.goalTarget) {
      .goalTarget($0)
    } _: {
      if case .goalTarget(let target) = $0 { target } else { nil }
    }
  }
}

extension PropertyForm<[GoalTarget]> {
  static var goalTargets: Self {
    Self(.goalTargets) {
      $0.isEmpty ? nil : .goalTargets($0)
    } _: {
      if case .goalTargets(let all) = $0 { all } else { nil }
    }
  }
}
