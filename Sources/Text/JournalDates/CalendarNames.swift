// The English names of weekdays and months, for reports and messages.

/// A day of the week, numbered as ISO 8601 does.
public enum Weekday: Int, Hashable, Sendable, CaseIterable, Comparable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  /// `Monday`.
  public var name: String {
    switch self {
    case .monday: "Monday"
    case .tuesday: "Tuesday"
    case .wednesday: "Wednesday"
    case .thursday: "Thursday"
    case .friday: "Friday"
    case .saturday: "Saturday"
    case .sunday: "Sunday"
    }
  }

  /// `Mon`.
  public var shortName: String { String(decoding: name.utf8.prefix(3), as: UTF8.self) }

  public static func < (a: Weekday, b: Weekday) -> Bool { a.rawValue < b.rawValue }
}

/// A month of the year, from 1.
public enum Month: Int, Hashable, Sendable, CaseIterable, Comparable {
  case january = 1
  case february, march, april, may, june, july, august, september, october, november, december

  /// `November`.
  public var name: String {
    switch self {
    case .january: "January"
    case .february: "February"
    case .march: "March"
    case .april: "April"
    case .may: "May"
    case .june: "June"
    case .july: "July"
    case .august: "August"
    case .september: "September"
    case .october: "October"
    case .november: "November"
    case .december: "December"
    }
  }

  /// `Nov`.
  public var shortName: String { String(decoding: name.utf8.prefix(3), as: UTF8.self) }

  public static func < (a: Month, b: Month) -> Bool { a.rawValue < b.rawValue }
}
