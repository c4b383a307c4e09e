// Metrics in few bytes, as the index keeps them.

import JournalDates
import JournalModel

/// Metrics one after the other. Of each: how many bytes its name has, in four bytes, these bytes, then `n` and the eight bytes of a number's
/// binary64, or `t` and the minutes of a time, in eight bytes as well; the lowest byte first.
enum PackedMetrics {
  private static let number: UInt8 = 0x6E
  private static let time: UInt8 = 0x74

  static func bytes(_ metrics: [Metric]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(metrics.count * 28)
    for metric in metrics {
      withUnsafeBytes(of: UInt32(truncatingIfNeeded: metric.name.utf8.count).littleEndian) { bytes.append(contentsOf: $0) }
      bytes.append(contentsOf: metric.name.utf8)
      let (kind, value): (UInt8, UInt64) =
        switch metric.amount {
        case .number(let amount): (number, amount.bitPattern)
        case .clock(let clock): (time, UInt64(clock.minutes))
        }
      bytes.append(kind)
      withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }
    return bytes
  }

  /// Those that are whole.
  static func metrics(_ bytes: UnsafeRawBufferPointer) -> [Metric] {
    var metrics: [Metric] = []
    var place = 0
    while bytes.count - place >= 4 {
      let count = Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)))
      place += 4
      guard bytes.count - place >= count + 9 else { break }
      let name = String(decoding: UnsafeRawBufferPointer(rebasing: bytes[place..<place + count]), as: UTF8.self)
      place += count
      let value = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place + 1, as: UInt64.self))
      if bytes[place] == number {
        metrics.append(Metric(name, .number(Double(bitPattern: value))))
      } else if let clock = TimeOfDay(minutes: Int(clamping: value)) {
        metrics.append(Metric(name, .clock(clock)))
      }
      place += 9
    }
    return metrics
  }
}
