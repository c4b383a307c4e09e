// Days of logs and moods in few bytes, as the index keeps them: of one file, or of a month.

public import JournalDates
public import JournalModel

// First how many names there are, and each; a text is the count of its bytes and these. Then of each day that has an entry: how many days it is
// after the one before, a byte of its mood (0 for none, else one more than its number), how many lines it has, and these. A line is a byte of what
// it has, how many lines it stands after the one before, and then, as far as it has them: its activity, its points, its quantities (how many; of
// each the key, the unit and the amount) and its mentions (how many, and each), names as places among those at the beginning. Numbers take seven
// bits a byte, the lowest first; an amount is the eight bytes of its binary64, the lowest first.

private enum PackedLine {
  static let stateBits: UInt8 = 0x07
  static let activity: UInt8 = 0x08
  static let points: UInt8 = 0x10
  static let quantities: UInt8 = 0x20
  static let mentions: UInt8 = 0x40
}

extension LogLine.State {
  /// In three bits.
  var packed: UInt8 {
    switch self {
    case .done: 0
    case .partly: 1
    case .no: 2
    case .skip: 3
    case .unanswered: 4
    }
  }

  @inline(__always)
  init?(packed: UInt8) {
    switch packed {
    case 0: self = .done
    case 1: self = .partly
    case 2: self = .no
    case 3: self = .skip
    case 4: self = .unanswered
    default: return nil
    }
  }
}

extension Practice {
  /// The log, the moods and the days that have an entry, as `append(packed:)` reads them; empty where there is none of it.
  public var packedDays: [UInt8] {
    if log.lines.isEmpty, moods.isEmpty, days.isEmpty { return [] }
    var bytes: [UInt8] = []
    bytes.append(number: log.names.count)
    for name in log.names { bytes.append(text: name) }
    var last = CalendarDay.earliest
    var (line, mood, entry) = (0, 0, 0)
    while line < log.lines.count || mood < moods.count || entry < days.count {
      var day = CalendarDay.latest
      if line < log.lines.count { day = min(day, log.lines[line].day) }
      if mood < moods.count { day = min(day, moods[mood].day) }
      if entry < days.count { day = min(day, days[entry]) }
      while entry < days.count, days[entry] <= day { entry += 1 }
      bytes.append(number: last.days(until: day))
      last = day
      if mood < moods.count, moods[mood].day == day {
        bytes.append(UInt8(moods[mood].mood.rawValue + 1))
        mood += 1
      } else {
        bytes.append(0)
      }
      let end = log.lines[line...].firstIndex { $0.day != day } ?? log.lines.count
      bytes.append(number: end - line)
      var before = 0
      for line in log.lines[line..<end] {
        pack(line, into: &bytes, after: before)
        before = Int(line.line)
      }
      line = end
    }
    return bytes
  }

  private func pack(_ line: PracticeLog.Line, into bytes: inout [UInt8], after before: Int) {
    let (points, amounts, mentions) = (log.points(of: line), log.amounts(of: line), log.mentions(of: line))
    var head = line.state.packed
    if line.activity != nil { head |= PackedLine.activity }
    if points != nil { head |= PackedLine.points }
    if !amounts.isEmpty { head |= PackedLine.quantities }
    if !mentions.isEmpty { head |= PackedLine.mentions }
    bytes.append(head)
    bytes.append(number: Int(line.line) - before)
    if let activity = line.activity { bytes.append(number: activity) }
    if let points { bytes.append(number: (points << 1) ^ (points >> 63)) }
    if !amounts.isEmpty {
      bytes.append(number: amounts.count)
      for amount in amounts {
        bytes.append(number: amount.field)
        bytes.append(number: amount.unit)
        withUnsafeBytes(of: amount.amount.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
      }
    }
    if !mentions.isEmpty {
      bytes.append(number: mentions.count)
      for name in mentions { bytes.append(number: name) }
    }
  }

  /// Adds a day that has an entry, which must not be earlier than those before it.
  /// - Parameters:
  ///   - mood: How it was, as far as others may know.
  ///   - bytes: What its log says, packed; empty where it says nothing.
  public mutating func append(_ day: CalendarDay, mood: Mood?, packed bytes: UnsafeRawBufferPointer) {
    days.append(day)
    if let mood { moods.append((day, mood)) }
    append(packed: bytes)
  }

  /// Adds a day of another practice, which must not be earlier than those before it.
  public mutating func append(_ day: CalendarDay, of other: Practice) {
    days.append(day)
    if let mood = other.moods.first(where: { $0.day == day })?.mood { moods.append((day, mood)) }
    let start = other.log.lines.firstIndex { $0.day == day } ?? other.log.lines.endIndex
    log.append(other.log.lines[start...].prefix { $0.day == day }, of: other.log)
  }

  /// Adds days, which must not be earlier than those before them.
  /// - Returns: Whether the bytes were those of whole days; those before what is not are added.
  @discardableResult
  public mutating func append(packed bytes: UnsafeRawBufferPointer) -> Bool {
    guard var reader = PackedReader(bytes) else { return true }
    guard let names = reader.names(in: &log) else { return false }
    var day = Int(CalendarDay.earliest.ordinal)
    // Taken out while it grows, so that each line is no question of who else has them.
    var lines = log.takeLines()
    defer { log.put(lines) }
    while !reader.isAtEnd {
      guard let step = reader.number(), let mood = reader.byte(), let count = reader.number() else { return false }
      let (ordinal, overflows) = day.addingReportingOverflow(step)
      guard !overflows, let date = CalendarDay(ordinal: ordinal) else { return false }
      day = ordinal
      if days.last != date { days.append(date) }
      if mood > 0, let mood = Mood(rawValue: Int(mood) - 1) { moods.append((date, mood)) }
      var before = 0
      for _ in 0..<count {
        guard let line = reader.line(of: date, &before, names, in: &log) else { return false }
        lines.append(line)
      }
    }
    return true
  }
}

private struct PackedReader {
  private var place: UnsafeRawPointer
  private let end: UnsafeRawPointer

  /// Nil of nothing.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress, !bytes.isEmpty else { return nil }
    (place, end) = (start, start + bytes.count)
  }

  var isAtEnd: Bool { place == end }

  @inline(__always)
  mutating func byte() -> UInt8? {
    if place == end { return nil }
    defer { place += 1 }
    return place.load(as: UInt8.self)
  }

  @inline(__always)
  mutating func number() -> Int? {
    guard let first = byte() else { return nil }
    // Most have one byte.
    return first < 0x80 ? Int(first) : longNumber(first)
  }

  /// Of more than one byte; nil for one that is negative.
  private mutating func longNumber(_ first: UInt8) -> Int? {
    var number = UInt64(first & 0x7F)
    var shift: UInt64 = 7
    while shift < 63, let byte = byte() {
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return Int(number) }
      shift += 7
    }
    return nil
  }

  /// The names at the beginning, as places in a log's.
  mutating func names(in log: inout PracticeLog) -> [Int32]? {
    guard let count = number(), count <= end - place else { return nil }
    var names: [Int32] = []
    names.reserveCapacity(count)
    for _ in 0..<count {
      guard let length = number(), length <= end - place else { return nil }
      names.append(log.intern(UnsafeRawBufferPointer(start: place, count: length)))
      place += length
    }
    return names
  }

  @inline(__always)
  private mutating func name(_ names: [Int32]) -> Int32? {
    guard let number = number(), number < names.count else { return nil }
    return names[number]
  }

  @inline(__always)
  private mutating func amount() -> Double? {
    guard end - place >= 8 else { return nil }
    defer { place += 8 }
    return Double(bitPattern: UInt64(littleEndian: place.loadUnaligned(as: UInt64.self)))
  }

  @inline(__always)
  mutating func line(of day: CalendarDay, _ before: inout Int, _ names: [Int32], in log: inout PracticeLog) -> PracticeLog.Line? {
    guard let head = byte(), let step = number(), let state = LogLine.State(packed: head & PackedLine.stateBits) else { return nil }
    before &+= step
    var line = PracticeLog.Line(day: day, line: Int32(clamping: before), state: state)
    if head & PackedLine.activity != 0 {
      guard let name = name(names) else { return nil }
      line.activityPlace = name
    }
    if head & ~(PackedLine.activity | PackedLine.stateBits) == 0 { return line }
    return addRest(to: line, head, names, in: &log)
  }

  /// What most lines do not have.
  private mutating func addRest(
    to line: PracticeLog.Line, _ head: UInt8, _ names: [Int32], in log: inout PracticeLog
  ) -> PracticeLog.Line? {
    var line = line
    log.beginRest(of: &line)
    if head & PackedLine.points != 0 {
      guard let number = number() else { return nil }
      log.set(points: (number >> 1) ^ -(number & 1))
    }
    if head & PackedLine.quantities != 0 {
      guard let count = number() else { return nil }
      for _ in 0..<count {
        guard let field = name(names), let unit = name(names), let amount = amount() else { return nil }
        log.add(amount: amount, field, unit)
      }
    }
    if head & PackedLine.mentions != 0 {
      guard let count = number() else { return nil }
      for _ in 0..<count {
        guard let name = name(names) else { return nil }
        log.add(mention: name)
      }
    }
    return line
  }
}

extension [UInt8] {
  /// - Parameter number: Not negative.
  fileprivate mutating func append(number: Int) {
    var number = UInt(bitPattern: number)
    while number >= 0x80 {
      append(UInt8(truncatingIfNeeded: number) | 0x80)
      number >>= 7
    }
    append(UInt8(number))
  }

  fileprivate mutating func append(text: String) {
    append(number: text.utf8.count)
    append(contentsOf: text.utf8)
  }
}
