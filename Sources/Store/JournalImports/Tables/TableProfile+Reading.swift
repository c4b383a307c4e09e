// A profile as a person writes it: keys and values, in retro.yaml after `import.NAME.` or in a file of their own.

import JournalDates
import JournalModel
public import JournalText

extension TableProfile {
  /// Why a profile cannot be used.
  public struct SettingError: ExplainedError, Equatable {
    public enum Kind: Equatable, Sendable {
      /// The key does not take its value.
      case value
      /// There is no such key.
      case key
      /// What it goes with is missing.
      case missing
    }

    public let kind: Kind
    /// As it is written in the profile: `aggregate.steps`.
    public let key: String
    /// What the key takes, or what is missing.
    public let reason: String

    public var code: ErrorCode { .badValue }
    public var what: String { "‘\(key)’" }
    public var why: String? { reason }

    /// The reason with what other languages tell it by: what a key takes by the key.
    public var wording: Wording {
      let family = key.firstIndex(of: ".").map { String(key[..<$0]) } ?? key
      let name =
        switch kind {
        case .value: family
        case .key: "noKey"
        case .missing: key == "date" ? "noDate" : key == "column." ? "nothing" : "noColumn"
        }
      return Wording(reason, ["words": .text(reason), "key": .text(key)], name: "profile.\(name)")
    }
  }

  /// The keys with what they take, for documents; those that end in `.` are followed by the name of a metric.
  public static let keys: [(key: String, takes: String)] = [
    ("date", "the column of the day; several names with | between them"),
    ("date_format", DateForm.names.map(\.name).joined(separator: ", ")),
    ("time", "the column of the time, where the day's column has none"),
    ("column.", "the column of a metric; several names with |"),
    ("factor.", "a number that amounts are multiplied with"),
    ("form.", "number, duration, clock, or words with their numbers: low=1, high=3"),
    ("scale.", "two scales: 1..5 -> 0..4"),
    ("aggregate.", Aggregate.allCases.map(\.rawValue).joined(separator: ", ")),
    ("unit.", "a unit that is known, such as km/h: the one that the metric is in, where the header names another one"),
    ("delimiter", "comma, semicolon or tab"), ("encoding", Encoding.allCases.map(\.rawValue).joined(separator: ", ")),
    ("skip", "how many lines stand before the table"), ("section", "which of the tables with empty lines between them, from 1"),
    ("decimal", "comma or point"), ("null", "what stands where nothing is known; several with |"),
    ("day_start", "a time: rows before it belong to the day before"), ("key", "a column that no two rows share; the last counts"),
    ("strict", "true or false: whether a row that cannot be read ends the import"), ("mark", "what the first line holds"),
  ]

  /// - Parameter settings: Keys without what stands before them, and their values, in any order.
  public init(_ name: String, settings: [(key: String, value: String)]) throws(SettingError) {
    let (profile, errors) = Self.read(name, settings)
    if let error = errors.first { throw error }
    self = profile
  }

  /// All that keeps a profile from being used, in the order of its settings.
  public static func errors(in settings: [(key: String, value: String)]) -> [SettingError] { read("", settings).errors }

  private static func read(_ name: String, _ settings: [(key: String, value: String)]) -> (profile: TableProfile, errors: [SettingError]) {
    var profile = TableProfile(name, dates: [])
    var errors: [SettingError] = []
    for (key, value) in settings where key.hasPrefix("column.") { profile.columns.append(Column(metric(key), names(value), nil)) }
    for (key, value) in settings {
      do throws(SettingError) { try profile.set(key, value.trimmed) } catch { errors.append(error) }
    }
    if profile.dates.isEmpty { errors.append(SettingError(kind: .missing, key: "date", reason: "the column of the day is missing")) }
    if profile.columns.isEmpty {
      errors.append(SettingError(kind: .missing, key: "column.", reason: "no column is named, as in ‘column.steps: Step count’"))
    }
    return (profile, errors)
  }

  private mutating func set(_ key: String, _ value: String) throws(SettingError) {
    func error() -> SettingError {
      let takes = Self.keys.first { $0.key == key || $0.key.hasSuffix(".") && key.hasPrefix($0.key) }?.takes
      return SettingError(kind: takes == nil ? .key : .value, key: key, reason: takes ?? "there is no such key")
    }
    if let dot = key.utf8.firstIndex(of: 0x2E) {
      guard let place = columns.firstIndex(where: { $0.metric == Self.metric(key) }) else {
        throw SettingError(kind: .missing, key: key, reason: "there is no ‘column.\(Self.metric(key))’")
      }
      guard try setColumn(String(key[..<dot]), value, &columns[place], error) else { throw error() }
      return
    }
    switch key {
    case "date":
      dates = Self.names(value)
      if dates.isEmpty { throw error() }
    case "date_format":
      guard let form = DateForm.names.first(where: { $0.name == value.lowercased() })?.form else { throw error() }
      dateForm = form
    case "delimiter":
      guard let sign = ["comma": ",", ",": ",", "semicolon": ";", ";": ";", "tab": "\t"][value]?.utf8.first else { throw error() }
      delimiter = sign
    case "encoding":
      guard let found = Encoding(rawValue: value.lowercased()) else { throw error() }
      encoding = found
    case "time": times = Self.names(value)
    case "skip":
      guard let count = Int(value), (0...100_000).contains(count) else { throw error() }
      skippedLines = count
    case "section":
      guard let number = Int(value), number >= 1 else { throw error() }
      section = number
    case "decimal":
      guard value == "comma" || value == "point" else { throw error() }
      hasDecimalComma = value == "comma"
    case "null": nulls = Set(Self.names(value))
    case "day_start":
      guard let time = TimeOfDay(value), time.minutes < 1440 else { throw error() }
      dayStart = time
    case "key": self.key = value
    case "mark": mark = value
    case "strict":
      guard value == "true" || value == "false" else { throw error() }
      isStrict = value == "true"
    default: throw error()
    }
  }

  /// Sets what a key says of one column; false for a key that says nothing of columns.
  private func setColumn(_ key: String, _ value: String, _ column: inout Column, _ error: () -> SettingError) throws(SettingError) -> Bool {
    switch key {
    case "column":
      // The row's own column.
      if column.metric.isEmpty || column.metric == "date" {
        throw SettingError(kind: .value, key: key + "." + column.metric, reason: "another name than ‘\(column.metric)’ for the metric")
      }
    case "factor":
      guard let factor = Double(value), factor.isFinite, factor != 0 else { throw error() }
      column.form = .number(factor: factor)
      column.hasOwnFactor = true
    case "form":
      switch value {
      case "number": break
      case "duration": column.form = .duration
      case "minutes-and-seconds": column.form = .minutesAndSeconds
      case "clock": column.form = .clock
      default:
        guard let labels = Self.labels(value), column.metric != "mood" || labels.values.allSatisfy({ TableMoods.steps.contains($0) }) else {
          throw error()
        }
        column.form = .labels(labels)
      }
    case "scale":
      guard let form = Self.scale(value) else { throw error() }
      if column.metric == "mood", case .scale(_, let to) = form,
        !TableMoods.steps.contains(to.lowerBound) || !TableMoods.steps.contains(to.upperBound)
      {
        throw SettingError(kind: .value, key: key + ".mood", reason: "two scales, the second of them that of moods: 1..5 -> 0..4")
      }
      column.form = form
    case "aggregate":
      guard let found = Aggregate(rawValue: value) else { throw error() }
      column.aggregate = found
    case "unit":
      guard TableUnits.knows(value) else { throw error() }
      column.unit = value
    default: return false
    }
    return true
  }

  private static func metric(_ key: String) -> String {
    key.utf8.firstIndex(of: 0x2E).map { String(key[key.utf8.index(after: $0)...]) } ?? key
  }

  private static func names(_ text: String) -> [String] { text.split(separator: "|").map(\.trimmed).filter { !$0.isEmpty } }

  private static func labels(_ text: String) -> [String: Double]? {
    var labels: [String: Double] = [:]
    for part in text.split(separator: ",") {
      let sides = part.split(separator: "=")
      guard sides.count == 2, let number = decimal(sides[1].trimmed) else { return nil }
      labels[sides[0].trimmed.lowercased()] = number
    }
    return labels.isEmpty ? nil : labels
  }

  private static func scale(_ text: String) -> Form? {
    let halves = text.split(separator: ">").map { $0.trimmed }
    guard halves.count == 2, halves[0].hasSuffix("-"), let from = range(String(halves[0].dropLast()).trimmed), let to = range(halves[1]),
      from.lowerBound < from.upperBound
    else { return nil }
    return .scale(from: from, to: to)
  }

  private static func range(_ text: String) -> ClosedRange<Double>? {
    guard
      let dots = text.utf8.firstIndex(of: 0x2E).flatMap({ first in
        text.utf8.indices.first {
          $0 >= first && text.utf8[$0] == 0x2E && text.utf8.index(after: $0) < text.utf8.endIndex
            && text.utf8[text.utf8.index(after: $0)] == 0x2E
        }
      })
    else { return nil }
    guard let low = decimal(text[..<dots].trimmed), let high = decimal(text[text.utf8.index(dots, offsetBy: 2)...].trimmed), low <= high
    else { return nil }
    return low...high
  }
}
