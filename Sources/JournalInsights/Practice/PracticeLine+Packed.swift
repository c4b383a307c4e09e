// The lines of a day in few bytes, as the index keeps them.

public import JournalDates
import JournalModel

// A line is a byte of what it has, how many lines it stands behind the one before, and then, as far as it has them: its activity, its points, its
// quantities (how many; of each key, unit and amount) and its mentions (how many, and each). A text is the count of its bytes and these;
// numbers take seven bits a byte, the lowest first; an amount is the eight bytes of its binary64, the lowest first.

private enum PackedLine {
  static let states = LogLine.State.allCases
  static let stateBits: UInt8 = 0x07
  static let activity: UInt8 = 0x08
  static let points: UInt8 = 0x10
  static let quantities: UInt8 = 0x20
  static let mentions: UInt8 = 0x40
}

extension PracticeLine {
  /// The lines of one day, in the order of the file, as `PracticeLog.append(packed:on:)` reads them.
  public static func packed(_ lines: [PracticeLine]) -> [UInt8] {
    var bytes: [UInt8] = []
    var last = 0
    for line in lines {
      line.pack(into: &bytes, after: last)
      last = line.line
    }
    return bytes
  }

  private func pack(into bytes: inout [UInt8], after last: Int) {
    var head = UInt8(PackedLine.states.firstIndex(of: state) ?? 0)
    if activity != nil { head |= PackedLine.activity }
    if points != nil { head |= PackedLine.points }
    if !quantities.isEmpty { head |= PackedLine.quantities }
    if !mentions.isEmpty { head |= PackedLine.mentions }
    bytes.append(head)
    bytes.append(number: UInt64(bitPattern: Int64(line &- last)))
    if let activity { bytes.append(text: activity) }
    if let points { bytes.append(number: UInt64(bitPattern: Int64((points << 1) ^ (points >> 63)))) }
    if !quantities.isEmpty {
      bytes.append(number: UInt64(quantities.count))
      for (key, quantity) in quantities {
        bytes.append(text: key)
        bytes.append(text: quantity.unit)
        let pattern = quantity.amount.bitPattern
        for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: pattern >> UInt64(shift))) }
      }
    }
    if !mentions.isEmpty {
      bytes.append(number: UInt64(mentions.count))
      for name in mentions { bytes.append(text: name) }
    }
  }
}

extension PracticeLog {
  /// Adds the lines of a day, which must not be earlier than those before it.
  /// - Returns: Whether the bytes were those of whole lines; those before what is not are added.
  @discardableResult
  public mutating func append(packed bytes: UnsafeRawBufferPointer, on day: CalendarDay) -> Bool {
    var reader = PackedReader(bytes: bytes)
    var last: UInt64 = 0
    while reader.place < bytes.count {
      guard let line = read(&reader, &last, on: day) else { return false }
      append(line)
    }
    return true
  }

  @inline(__always)
  private mutating func read(_ reader: inout PackedReader, _ last: inout UInt64, on day: CalendarDay) -> Line? {
    guard let head = reader.byte(), let step = reader.number(), Int(head & PackedLine.stateBits) < PackedLine.states.count else {
      return nil
    }
    last &+= step
    var line = Line(day: day, line: Int32(clamping: Int64(bitPattern: last)), state: PackedLine.states[Int(head & PackedLine.stateBits)])
    if head & PackedLine.activity != 0 {
      guard let name = reader.text() else { return nil }
      line.activityPlace = intern(name)
    }
    if head & PackedLine.points != 0 {
      guard let number = reader.number() else { return nil }
      line.set(points: Int(Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)))
    }
    if head & PackedLine.quantities != 0 {
      guard let count = reader.number() else { return nil }
      beginAmounts(of: &line)
      for _ in 0..<Int(clamping: count) {
        guard let field = reader.text(), let unit = reader.text(), let pattern = reader.pattern() else { return nil }
        add(amount: Double(bitPattern: pattern), intern(field), intern(unit), to: &line)
      }
    }
    if head & PackedLine.mentions != 0 {
      guard let count = reader.number() else { return nil }
      beginMentions(of: &line)
      for _ in 0..<Int(clamping: count) {
        guard let name = reader.text() else { return nil }
        add(mention: intern(name), to: &line)
      }
    }
    return line
  }
}

private struct PackedReader {
  let bytes: UnsafeRawBufferPointer
  var place = 0

  @inline(__always)
  mutating func byte() -> UInt8? {
    guard place < bytes.count else { return nil }
    defer { place += 1 }
    return bytes[place]
  }

  @inline(__always)
  mutating func number() -> UInt64? {
    guard place < bytes.count else { return nil }
    var number = UInt64(bytes[place])
    place += 1
    // Most have one byte.
    if number < 0x80 { return number }
    number &= 0x7F
    var shift: UInt64 = 7
    while place < bytes.count, shift < 64 {
      let byte = bytes[place]
      place += 1
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
    return nil
  }

  @inline(__always)
  mutating func text() -> UnsafeRawBufferPointer? {
    guard let count = number(), count <= UInt64(bytes.count - place) else { return nil }
    defer { place += Int(count) }
    return UnsafeRawBufferPointer(rebasing: bytes[place..<place + Int(count)])
  }

  @inline(__always)
  mutating func pattern() -> UInt64? {
    guard bytes.count - place >= 8 else { return nil }
    defer { place += 8 }
    return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
  }
}

extension [UInt8] {
  fileprivate mutating func append(number: UInt64) {
    var number = number
    while number >= 0x80 {
      append(UInt8(truncatingIfNeeded: number) | 0x80)
      number >>= 7
    }
    append(UInt8(number))
  }

  fileprivate mutating func append(text: String) {
    append(number: UInt64(text.utf8.count))
    append(contentsOf: text.utf8)
  }
}
