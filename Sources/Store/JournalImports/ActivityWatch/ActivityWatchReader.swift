// ActivityWatch: from its buckets to minutes at screens by day.

import JournalText
public import JournalDates
import PlainFormats
public import StreamKit

/// Reads `aw-buckets-export.json`. All times in it are UTC, so the zone of the person must be told.
///
/// After aw-client's `queries.py`: windows and presence are flooded, which closes gaps of up to five seconds, and a window counts while the
/// person was there. Several machines are laid over each other in time. A phone has no presence, its windows count as they are.
public struct ActivityWatchReader {
  /// A list of events.
  private struct Bucket {
    var recording = ScreenTime.Recording()
    /// Of the first event and the last, in the order of the file.
    var first: Int?
    var last: Int?
    var count = 0
  }

  private var clock: WallClock
  private let categories: [ScreenCategory]
  private var scanner = EventScanner()
  private var buckets: [Bucket] = []
  private var screens: ScreenTime
  private var badEvents: (count: Int, bucket: Int, number: Int, time: String?)?
  private var longEvents: (count: Int, bucket: Int, number: Int, time: String?)?
  /// Nothing that a person does takes longer, in seconds.
  private static let longest = 48.0 * 3600

  /// - Parameters:
  ///   - clock: Tells the day and the time on the wall of each moment.
  ///   - categories: The first that holds a window counts. Where there are none, programs are told by their names.
  public init(clock: WallClock, categories: [ScreenCategory] = []) {
    self.clock = clock
    self.categories = categories
    screens = ScreenTime(clock: clock, hasOwnCategories: !categories.isEmpty)
  }

  /// Whether a file is one of its exports, by what it begins with.
  public static func recognises(_ head: some Collection<UInt8>) -> Bool {
    let text = String(decoding: head.prefix(400), as: UTF8.self).filter { !$0.isWhitespace }
    return text.hasPrefix("{\"buckets\":")
  }

  public mutating func add(_ piece: UnsafeRawBufferPointer) throws {
    var scanner = scanner
    self.scanner = EventScanner()
    defer { self.scanner = scanner }
    try scanner.add(piece) { bucket, event in take(event, of: bucket) }
  }

  /// Metrics by day. Where the export ended too early, the days that are whole in what was read of it, with a warning.
  /// - Throws: `damaged` where it is something else.
  public mutating func finish() throws(StreamError) -> ImportedData {
    let (rest, isCut, cutBucket) = try scanner.finish()
    guard let found = rest["buckets"] else { throw StreamError(.damaged, "there are no buckets in it") }
    let members = found.object?.members.map { (id: $0.key, value: $0.value) } ?? (found.array ?? []).map { (id: "", value: $0) }
    var data = ImportedData(source: "activitywatch")
    data.family = "screen_"
    data.isCut = isCut
    if isCut {
      data.warn(
        Wording(
          import: "cutOnLine", "line \(scanner.line): it ends too early: only days that are whole in it were kept",
          ["line": .text("\(scanner.line)")]))
    }
    for (found, what, key) in [
      (badEvents, "without a time or a length", "badEvents"),
      (longEvents, "longer than 48 hours or outside of the years 1 to 9999", "longEvents"),
    ] {
      guard let found else { continue }
      let id = members.indices.contains(found.bucket) ? members[found.bucket].value["id"]?.string ?? members[found.bucket].id : ""
      let place = ["event \(found.number)", id.isEmpty ? nil : "of ‘\(id)’", found.time.map { "at \($0)" }].compactMap(\.self).joined(
        separator: " ")
      data.warn(
        Wording(
          import: key,
          found.count == 1
            ? "an event \(what) was left out: \(place)"
            : "\(found.count) events \(what) were left out, the first of them \(place)",
          [
            "count": .number(found.count), "number": .text("\(found.number)"), "id": .optional(id.isEmpty ? nil : id),
            "time": .optional(found.time.map { "\($0)" }),
          ]))
    }
    for (host, numbers) in Dictionary(grouping: members.indices, by: { members[$0].value["hostname"]?.string ?? "" }).sorted(by: {
      $0.key < $1.key
    }) {
      var machine = ScreenTime.Recording()
      for number in numbers where number < buckets.count { machine.add(buckets[number].recording) }
      // Somebody may have been away all the time.
      let kinds = numbers.map { members[$0].value }
      machine.hasPresence = machine.hasPresence || kinds.contains { $0["type"]?.string == "afkstatus" }
      machine.isPhone = numbers.contains { Self.isPhone(members[$0].id, members[$0].value) }
      if machine.windows.isEmpty { continue }
      if !machine.hasPresence, !machine.isPhone {
        // What would say when somebody was away may stand in what is missing.
        if isCut { continue }
        data.warn(
          Wording(
            import: "noPresence",
            "\(host.isEmpty ? "a machine" : "‘\(host)’") did not record when you were away, so that counts as time at the screen",
            ["host": .optional(host.isEmpty ? nil : host)]))
      }
      if let cutBucket, numbers.contains(cutBucket) {
        machine.clip(to: cutBucket < buckets.count ? wholeMoments(of: buckets[cutBucket]) : 0..<0)
        if machine.windows.isEmpty { continue }
      }
      screens.add(machine, of: host)
    }
    if isCut, screens.machineNames.isEmpty {
      throw StreamError(.truncated, "line \(scanner.line), and no day is known to be whole in what stands before that")
    }
    data.screens = screens
    screens.tell(in: &data)
    return data
  }

  /// The moments of the days that are whole in a list of events that ends too early. The newest stand first, in all exports that are known.
  private func wholeMoments(of bucket: Bucket) -> Range<Int> {
    guard let first = bucket.first, let last = bucket.last else { return 0..<0 }
    var clock = clock
    guard let day = clock.day(around: ScreenTime.seconds(last)) else { return 0..<0 }
    return first >= last ? day.upperBound * 1000..<Int.max : Int.min..<day.lowerBound * 1000
  }

  private static func isPhone(_ id: String, _ bucket: JSONValue) -> Bool {
    id.contains(text: "android") || bucket["client"]?.string?.contains(text: "android") ?? false
  }

  private mutating func take(_ event: JSONValue?, of number: Int) {
    while buckets.count <= number { buckets.append(Bucket()) }
    buckets[number].count += 1
    guard let event, let what = event["data"], let start = event["timestamp"]?.string.flatMap({ Self.milliseconds($0) }),
      let seconds = event["duration"]?.double, seconds.isFinite, seconds >= 0
    else {
      if badEvents == nil { badEvents = (0, number, buckets[number].count, event?["timestamp"]?.string) }
      badEvents?.count += 1
      return
    }
    let end = start + (seconds <= Self.longest ? Int((seconds * 1000).rounded()) : 0)
    guard seconds <= Self.longest, clock.stretch(at: ScreenTime.seconds(start)) != nil,
      clock.stretch(at: ScreenTime.seconds(max(start, end - 1))) != nil
    else {
      if longEvents == nil { longEvents = (0, number, buckets[number].count, event["timestamp"]?.string) }
      longEvents?.count += 1
      return
    }
    if buckets[number].first == nil { buckets[number].first = start }
    buckets[number].last = start
    if let status = what["status"]?.string {
      buckets[number].recording.hasPresence = true
      if status == "not-afk" { buckets[number].recording.presence.append((start, end)) }
    } else if let app = what["app"]?.string ?? what["package"]?.string {
      let category = screens.category(categoryName(app, what["title"]?.string ?? ""))
      buckets[number].recording.windows.append(ScreenTime.Window(start: start, end: end, category: category))
    }
  }

  private func categoryName(_ app: String, _ title: String) -> String {
    if categories.isEmpty { return MetricKey.of(app.hasSuffix(".exe") ? String(app.dropLast(4)) : app) }
    let (app, title) = (app.lowercased(), title.lowercased())
    return categories.first { $0.holds(app, title) }?.name ?? ""
  }

  /// Milliseconds since 1970 of `2026-11-20T07:40:12.345678+00:00` or with `Z`.
  private static func milliseconds(_ text: String) -> Int? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 20, bytes[10] == 0x54, let day = CalendarDay(utf8: bytes[..<10]) else { return nil }
    func two(_ place: Int) -> Int? {
      let (a, b) = (bytes[place] &- 0x30, bytes[place + 1] &- 0x30)
      return a < 10 && b < 10 ? Int(a) * 10 + Int(b) : nil
    }
    guard let hour = two(11), let minute = two(14), let second = two(17), bytes[13] == 0x3A, bytes[16] == 0x3A, hour < 24, minute < 60,
      second < 61
    else { return nil }
    var (place, fraction, unit) = (19, 0, 100)
    if bytes[19] == 0x2E {
      place = 20
      while place < bytes.count, bytes[place] &- 0x30 < 10 {
        fraction += Int(bytes[place] &- 0x30) * unit
        unit /= 10
        place += 1
      }
    }
    var offset = 0
    switch String(decoding: bytes[place...], as: UTF8.self) {
    case "Z", "+00:00", "+0000": break
    case let zone:
      guard zone.utf8.count == 6, zone.hasPrefix("+") || zone.hasPrefix("-"), let hours = two(place + 1), let minutes = two(place + 4)
      else {
        return nil
      }
      offset = (zone.hasPrefix("-") ? -1 : 1) * (hours * 60 + minutes) * 60_000
    }
    return ((Int(day.ordinal) * 24 + hour) * 60 + minute) * 60_000 + second * 1000 + fraction - offset
  }
}
