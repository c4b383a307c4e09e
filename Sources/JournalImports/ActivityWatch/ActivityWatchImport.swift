// ActivityWatch: from its buckets to minutes at screens by day.

public import JournalDates
import JournalModel
import PlainFormats
public import StreamKit

/// Reads `aw-buckets-export.json`. All times in it are UTC, so the zone of the person must be told.
///
/// After aw-client's `queries.py`: windows and presence are flooded, which closes gaps of up to five seconds, and a window counts while the
/// person was there. Several machines are laid over each other in time. A phone has no presence, its windows count as they are.
public struct ActivityWatchImport {
  private struct Bucket {
    var windows: [Window] = []
    var presence: [(start: Int, end: Int)] = []
    var hasPresence = false
  }

  private struct Window {
    /// In milliseconds since 1970.
    var start: Int
    var end: Int
    var category: Int
  }

  private let zone: ZoneRules
  private let categories: [ScreenCategory]
  private var scanner = EventScanner()
  private var buckets: [Bucket] = []
  /// Categories by their names: the person's, or the names of programs.
  private var names: [String] = []
  private var numbers: [String: Int] = [:]
  private var badEvents = 0

  /// - Parameters:
  ///   - zone: In which days begin and end.
  ///   - categories: The first that holds a window counts. Where there are none, programs are told by their names.
  public init(zone: ZoneRules, categories: [ScreenCategory] = []) {
    self.zone = zone
    self.categories = categories
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

  /// Metrics by day. Where the export ended too early, what was read of it, with a warning.
  /// - Throws: `damaged` where it is something else.
  public mutating func finish() throws(StreamError) -> ImportedData {
    var data = ImportedData(source: "activitywatch")
    var hosts: [Int: String] = [:]
    do throws(StreamError) {
      let rest = try scanner.finish()
      guard let found = rest["buckets"] else { throw StreamError(.damaged, "there are no buckets in it") }
      let values = found.array ?? found.object?.members.map(\.value) ?? []
      for (number, bucket) in values.enumerated() { hosts[number] = bucket["hostname"]?.string ?? "" }
    } catch {
      if error.kind != .truncated { throw error }
      data.warn("\(error.reason): what stands before that was kept")
    }
    if badEvents > 0 { data.warn("\(badEvents) events without a time or a length were left out") }
    var active: [(start: Int, end: Int, category: Int)] = []
    for host in Set(buckets.indices.map { hosts[$0] ?? "" }).sorted() {
      active += Self.active(buckets.indices.filter { (hosts[$0] ?? "") == host }.map { buckets[$0] })
    }
    tell(active, in: &data)
    return data
  }

  private mutating func take(_ event: JSONValue, of number: Int) {
    while buckets.count <= number { buckets.append(Bucket()) }
    guard let what = event["data"] else { return }
    guard let start = event["timestamp"]?.string.flatMap({ Self.milliseconds($0) }), let seconds = event["duration"]?.double,
      seconds.isFinite,
      seconds >= 0, seconds < 7 * 86400
    else {
      badEvents += 1
      return
    }
    let end = start + Int((seconds * 1000).rounded())
    if let status = what["status"]?.string {
      buckets[number].hasPresence = true
      if status == "not-afk" { buckets[number].presence.append((start, end)) }
    } else if let app = what["app"]?.string ?? what["package"]?.string {
      buckets[number].windows.append(Window(start: start, end: end, category: category(app, what["title"]?.string ?? "")))
    }
  }

  private mutating func category(_ app: String, _ title: String) -> Int {
    let name: String
    if categories.isEmpty {
      name = MetricKey.of(app.hasSuffix(".exe") ? String(app.dropLast(4)) : app)
    } else {
      let (app, title) = (app.lowercased(), title.lowercased())
      name = categories.first { $0.holds(app, title) }?.name ?? ""
    }
    if let number = numbers[name] { return number }
    numbers[name] = names.count
    names.append(name)
    return names.count - 1
  }

  /// What was in front of a person of one machine, and when.
  private static func active(_ buckets: [Bucket]) -> [(start: Int, end: Int, category: Int)] {
    let windows = flooded(buckets.flatMap(\.windows))
    var presence = TimeCover()
    let hasPresence = buckets.contains { $0.hasPresence }
    var last: (start: Int, end: Int)?
    for event in buckets.flatMap(\.presence).sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
      // Gaps of up to five seconds are closed.
      if let before = last, event.start > before.end, event.start - before.end <= 5000 { presence.add(before.end, event.start) }
      presence.add(event.start, event.end)
      last = (event.start, max(event.end, last?.end ?? event.end))
    }
    var seen = TimeCover()
    var found: [(start: Int, end: Int, category: Int)] = []
    for window in windows where window.end > window.start {
      var one = TimeCover()
      one.add(window.start, window.end)
      for part in hasPresence ? one.intersection(presence.part(from: window.start, to: window.end)) : one.parts {
        // Windows that overlap, as after a change of the clock, count once.
        var rest = TimeCover()
        rest.add(part.start, part.end)
        for free in rest.subtracting(seen) { found.append((free.start, free.end, window.category)) }
        seen.add(part.start, part.end)
      }
    }
    return found
  }

  /// Windows in the order of their times, gaps of up to five seconds given to the one before.
  private static func flooded(_ windows: [Window]) -> [Window] {
    var windows = windows.sorted { ($0.start, $0.end, $0.category) < ($1.start, $1.end, $1.category) }
    for place in windows.indices.dropLast() {
      let gap = windows[place + 1].start - windows[place].end
      if gap > 0, gap <= 5000 { windows[place].end = windows[place + 1].start }
    }
    return windows
  }

  /// Minutes of days, split at midnight, with those behind 21:00.
  private func tell(_ active: [(start: Int, end: Int, category: Int)], in data: inout ImportedData) {
    // Where machines were used at once, the time counts once; each category counts by itself.
    var (all, evening) = ([CalendarDay: TimeCover](), [CalendarDay: TimeCover]())
    var byCategory: [CalendarDay: [Int: TimeCover]] = [:]
    var totals: [Int: Int] = [:]
    for part in active.sorted(by: { ($0.start, $0.end, $0.category) < ($1.start, $1.end, $1.category) }) {
      var start = part.start
      while start < part.end {
        let offset = zone.offset(atUnixTime: Int64(start / 1000)) * 1000
        let local = start + offset
        let day = CalendarDay(clampingOrdinal: Int((Double(local) / 86_400_000).rounded(.down)))
        let midnight = Int(day.ordinal) * 86_400_000
        let next = local - midnight < 75_600_000 ? midnight + 75_600_000 : midnight + 86_400_000
        let end = min(part.end, next - offset)
        all[day, default: TimeCover()].add(start, end)
        if local - midnight >= 75_600_000 { evening[day, default: TimeCover()].add(start, end) }
        byCategory[day, default: [:]][part.category, default: TimeCover()].add(start, end)
        totals[part.category, default: 0] += end - start
        start = end
      }
    }
    func minutes(_ cover: TimeCover) -> Double { (Double(cover.total) / 60_000).rounded() }
    // Of programs only those that took most time are told.
    let ranked = totals.sorted { ($1.value, names[$0.key]) < ($0.value, names[$1.key]) }.map(\.key).filter { !names[$0].isEmpty }
    let told = categories.isEmpty ? Array(ranked.prefix(5)) : ranked
    for (day, cover) in all {
      data.set("screen_minutes", minutes(cover), on: day)
      data.set("evening_screen_minutes", minutes(evening[day] ?? TimeCover()), on: day)
      for category in told {
        if let cover = byCategory[day]?[category], minutes(cover) > 0 {
          data.set("screen_\(names[category])_minutes", minutes(cover), on: day)
        }
      }
    }
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
