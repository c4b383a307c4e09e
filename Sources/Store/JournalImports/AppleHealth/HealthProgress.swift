// What was read of an export by the time it ended, kind by kind.

import JournalDates
import JournalModel
import StreamKit

/// Tells which days are whole in an export that ends too early. Records stand kind by kind, within a kind by their times, in all exports that
/// are known; where they do not, no day after the last one that was read is sure to be whole.
struct HealthProgress {
  enum Kind: Int, CaseIterable {
    case steps, energy, exercise, rate, variability, sleep, standing, workouts, rings

    /// How the metrics that come of it begin.
    var metrics: [String] {
      switch self {
      case .steps: ["steps"]
      case .energy: ["active_kcal"]
      case .exercise: ["exercise_minutes"]
      case .rate: ["resting_heart_rate"]
      case .variability: ["hrv_sdnn_ms"]
      case .sleep:
        ["sleep_", "nap_minutes", "deep_minutes", "rem_minutes", "core_minutes", "awake_minutes", "bedtime", "wake_time"]
      case .standing: ["stand_hours"]
      case .workouts: ["workout"]
      // What a day's rings say is whole.
      case .rings: []
      }
    }
  }

  /// The kind that was met last; nil for one that is not kept.
  private var current: Kind?
  private var lastKept: Kind?
  private var days = [(first: CalendarDay, last: CalendarDay)?](repeating: nil, count: Kind.allCases.count)
  private var isMixed = false

  mutating func meet(_ kind: Kind, on day: CalendarDay) {
    if let known = days[kind.rawValue] {
      if current != kind { isMixed = true }
      days[kind.rawValue] = (known.first, day)
    } else {
      days[kind.rawValue] = (day, day)
    }
    (current, lastKept) = (kind, kind)
  }

  mutating func meetOther() { current = nil }

  /// Takes away what may not be whole.
  func clip(_ days: inout [CalendarDay: [String: Metric.Amount]]) {
    guard let lastKept, let (_, last) = self.days[lastKept.rawValue] else { return }
    for kind in isMixed ? Kind.allCases : current.map({ [$0] }) ?? [] {
      guard let own = self.days[kind.rawValue] else { continue }
      let isFalling = own.first > own.last
      let end = isMixed ? last : own.last
      for day in days.keys where isFalling ? day <= end : day >= end {
        days[day] = days[day]?.filter { name, _ in !kind.metrics.contains { name.hasPrefix($0) } }
      }
    }
    days = days.filter { !$0.value.isEmpty }
  }
}

/// Counts names, of which the same is mostly met again.
struct HealthTypes {
  private var last: [CChar] = [0]
  private var lastCount = 0
  private var others: [String: Int] = [:]

  mutating func count(_ name: UnsafePointer<CChar>) {
    if last.withUnsafeBufferPointer({ Self.isSame(name, $0) }) {
      lastCount += 1
      return
    }
    if lastCount > 0 { others[lastName, default: 0] += lastCount }
    var place = 0
    last.removeAll(keepingCapacity: true)
    repeat {
      last.append(name[place])
      place += 1
    } while name[place - 1] != 0
    lastCount = 1
  }

  var counts: [String: Int] {
    var all = others
    if lastCount > 0 { all[lastName, default: 0] += lastCount }
    return all
  }

  private var lastName: String { String(decoding: last.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self) }

  private static func isSame(_ name: UnsafePointer<CChar>, _ other: UnsafeBufferPointer<CChar>) -> Bool {
    for place in other.indices where name[place] != other[place] { return false }
    return true
  }
}
