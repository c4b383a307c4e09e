// From a file of imported metrics to what the index keeps of it.

import JournalDates
import JournalModel
import PlainFormats

extension MetricsRecord {
  /// The source and year of a path such as `metrics/apple-health/2026.csv`; nil for other files.
  static func source(ofPath path: String, in metrics: String) -> String? {
    guard path.hasPrefix(metrics + "/"), path.lowercased().hasSuffix(".csv") else { return nil }
    let parts = path.dropFirst(metrics.count + 1).split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count == 8, parts[1].utf8.prefix(4).allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
    return String(parts[0])
  }

  /// Reads a file: a header of `date` and names, then a record a day. An empty field is unknown. A record or a field that is none of these
  /// is passed over; `check` tells of it.
  init(source: String, _ bytes: [UInt8]) {
    self.source = source
    days = []
    var reader = CSVReader(bytes)
    guard let names = reader.record(), names.first == "date" else { return }
    while let fields = reader.record() {
      guard let day = CalendarDay(fields[0]) else { continue }
      var amounts: [Metric] = []
      for (name, text) in zip(names, fields).dropFirst() where !text.isEmpty && !name.isEmpty {
        if let number = decimal(text) {
          amounts.append(Metric(name, .number(number)))
        } else if let time = TimeOfDay(text) {
          amounts.append(Metric(name, .clock(time)))
        }
      }
      if !amounts.isEmpty { days.append((day, amounts)) }
    }
  }
}
