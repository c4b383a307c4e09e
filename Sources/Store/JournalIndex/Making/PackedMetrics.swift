// Metrics in few bytes, as the index keeps them.

import JournalDates
import JournalModel
import JournalText

/// Metrics of one file, or of the days of a month, in few bytes.
///
/// A number of them, a length or a place is written seven bits a byte, the lowest first, and a byte with its highest bit set has another after
/// it. An amount is a byte that says what it is, and its value: of a number that has at most three decimals how many those are, then the
/// number without its point, twice its size and one less for a negative one; `n` and the eight bytes of binary64 of any other number, the lowest
/// first; `t` and the minutes of a time.
enum PackedMetrics {
  /// A name and an amount after another.
  static func bytes(_ metrics: [Metric]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(metrics.count * 16)
    for metric in metrics {
      append(metric.name, to: &bytes)
      append(metric.amount, to: &bytes)
    }
    return bytes
  }

  /// The days of a month: how many names there are, the names, then of each day its number in the month, how many metrics it has, and of each of
  /// them the place of its name and its amount.
  static func bytes(ofMonth days: [(day: CalendarDay, metrics: [Metric])]) -> [UInt8] {
    var names: [String] = []
    var bytes: [UInt8] = []
    for (day, metrics) in days {
      bytes.append(UInt8(day.day))
      append(UInt64(metrics.count), to: &bytes)
      for (index, metric) in metrics.enumerated() {
        append(UInt64(place(of: metric.name, in: &names, after: index)), to: &bytes)
        append(metric.amount, to: &bytes)
      }
    }
    var head: [UInt8] = []
    append(UInt64(names.count), to: &head)
    for name in names { append(name, to: &head) }
    return head + bytes
  }

  /// Those that are whole.
  static func metrics(_ bytes: UnsafeRawBufferPointer) -> [Metric] {
    var metrics: [Metric] = []
    var scanner = Scanner(bytes)
    while let name = scanner.text(), let amount = scanner.amount() { metrics.append(Metric(name, amount)) }
    return metrics
  }

  /// The days of a month that are whole, by their numbers in it, in the order in which they were packed.
  static func days(_ bytes: UnsafeRawBufferPointer) -> [(day: Int, metrics: [Metric])] {
    var scanner = Scanner(bytes)
    var days: [(day: Int, metrics: [Metric])] = []
    var names: [String] = []
    for _ in 0..<min(scanner.number() ?? 0, UInt64(bytes.count)) {
      guard let name = scanner.text() else { return [] }
      names.append(name)
    }
    while let day = scanner.byte(), let count = scanner.number() {
      var metrics: [Metric] = []
      metrics.reserveCapacity(Int(min(count, UInt64(names.count))))
      for _ in 0..<min(count, UInt64(bytes.count)) {
        guard let place = scanner.number(), place < names.count, let amount = scanner.amount() else { return days }
        metrics.append(Metric(names[Int(place)], amount))
      }
      days.append((Int(day), metrics))
    }
    return days
  }

  /// Days mostly have the same metrics in the same order, so that the place is known before the name is looked for.
  private static func place(of name: String, in names: inout [String], after index: Int) -> Int {
    if index < names.count, names[index].isSame(as: name) { return index }
    if let place = names.firstIndex(where: { $0.isSame(as: name) }) { return place }
    names.append(name)
    return names.count - 1
  }
}

extension PackedMetrics {
  private static let number: UInt8 = 0x6E
  private static let time: UInt8 = 0x74

  /// Ten to the power of 0 to 3.
  @inline(__always)
  private static func power(_ decimals: UInt8) -> Double { decimals == 0 ? 1 : decimals == 1 ? 10 : decimals == 2 ? 100 : 1000 }

  private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    append(UInt64(text.utf8.count), to: &bytes)
    bytes.append(contentsOf: text.utf8)
  }

  private static func append(_ amount: Metric.Amount, to bytes: inout [UInt8]) {
    switch amount {
    case .clock(let clock):
      bytes.append(time)
      append(UInt64(clock.minutes), to: &bytes)
    case .number(let value):
      for decimals in UInt8(0)..<4 {
        let scaled = value * power(decimals)
        guard scaled.magnitude < 1e15 else { break }
        let whole = Int64(scaled + (scaled < 0 ? -0.5 : 0.5))
        // Only where the way back gives every bit again.
        guard (Double(whole) / power(decimals)).bitPattern == value.bitPattern else { continue }
        bytes.append(decimals)
        return append(UInt64(bitPattern: whole << 1 ^ whole >> 63), to: &bytes)
      }
      bytes.append(number)
      withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
    }
  }

  /// Reads what was packed; whatever the bytes are, it ends with them.
  private struct Scanner {
    private let bytes: UnsafeRawBufferPointer
    private var place = 0

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    mutating func byte() -> UInt8? {
      guard place < bytes.count else { return nil }
      defer { place += 1 }
      return bytes[place]
    }

    mutating func number() -> UInt64? {
      var value: UInt64 = 0
      var shift: UInt64 = 0
      while let byte = byte(), shift < 64 {
        value |= UInt64(byte & 0x7F) << shift
        if byte < 0x80 { return value }
        shift += 7
      }
      return nil
    }

    mutating func text() -> String? {
      guard let count = number(), count <= bytes.count - place else { return nil }
      defer { place += Int(count) }
      return String(decoding: UnsafeRawBufferPointer(rebasing: bytes[place..<place + Int(count)]), as: UTF8.self)
    }

    mutating func amount() -> Metric.Amount? {
      switch byte() {
      case PackedMetrics.time?: return number().flatMap { TimeOfDay(minutes: Int(clamping: $0)) }.map { .clock($0) }
      case PackedMetrics.number?:
        guard bytes.count - place >= 8 else { return nil }
        defer { place += 8 }
        return .number(Double(bitPattern: UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))))
      case let decimals? where decimals < 4:
        guard let packed = number() else { return nil }
        let whole = Int64(bitPattern: packed >> 1) ^ -Int64(bitPattern: packed & 1)
        return .number(Double(whole) / PackedMetrics.power(decimals))
      default: return nil
      }
    }
  }
}

extension String {
  /// Whether both have the same bytes, told by whole storages: metrics have few names, and each is compared very often.
  func isSame(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    let answer = utf8.withContiguousStorageIfAvailable { one in
      other.utf8.withContiguousStorageIfAvailable { two in haveSameBytes(one, two) }
    }
    return (answer ?? nil) ?? hasSameBytes(as: other)
  }
}
