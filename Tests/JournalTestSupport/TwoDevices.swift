// A journal that is lived on two devices, by chance.

public import JournalMerge
import JournalText

/// A journal of which each device has its own copy, edited as people and commands do.
public struct TwoDevices {
  private var random: SeededGenerator
  private var base: [String: String] = [:]
  private var files: [[String: String]] = [[:], [:]]
  /// The words that were written, each once, by their file.
  private var words: [String: [String]] = [:]
  private var count = 0

  public init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  public var changedPaths: [String] { Set(files[0].keys).union(files[1].keys).filter { files[0][$0] != files[1][$0] }.sorted() }

  public func sides(of path: String) -> MergeSides {
    func bytes(_ text: String?) -> [UInt8] { Array((text ?? "").utf8) }
    // A file that one device alone has is no merge: the other side is what it was.
    return MergeSides(base: bytes(base[path]), ours: bytes(files[0][path] ?? base[path]), theirs: bytes(files[1][path] ?? base[path]))
  }

  public mutating func settle(_ path: String, _ merged: [UInt8]) {
    let text = String(decoding: merged, as: UTF8.self)
    (base[path], files[0][path], files[1][path]) = (text, text, text)
  }

  public func breaches(in path: String, isResolved: Bool) -> [String] {
    var counts: [Substring: Int] = [:]
    for word in (base[path] ?? "").split(whereSeparator: { !$0.isLetter && !$0.isNumber }) { counts[word, default: 0] += 1 }
    return (words[path] ?? []).compactMap { word in
      let count = counts[Substring(word)] ?? 0
      return count == 1 || isResolved ? nil : "\(path): ‘\(word)’ stands \(count) times"
    }
  }

  /// Whether a merged file has a word twice or not at all, a key of the front matter or a heading twice, or a log out of order.
  public func isDamaged(_ merged: [UInt8], at path: String) -> Bool {
    let text = String(decoding: merged, as: UTF8.self)
    var counts: [Substring: Int] = [:]
    for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) { counts[word, default: 0] += 1 }
    // What a property lost to a later value is no line that was lost.
    if (words[path] ?? []).contains(where: { counts[Substring($0)] ?? 0 > 1 }) { return true }
    let lines = text.split(separator: "\n")
    let marks = lines.filter { $0.hasPrefix("## ") || $0 == "---" || ["mood: ", "tags: ", "weather: ", "song: "].contains(where: $0.hasPrefix) }
    let named = marks.map { $0.prefix { $0 != ":" } }
    if Set(named).count < named.count - (marks.contains("---") ? 1 : 0) { return true }
    let times = lines.filter { $0.hasPrefix("- ") && $0.dropFirst(4).first == ":" }.map { $0.prefix(7) }
    return times != times.sorted()
  }

  private mutating func word(in path: String) -> String {
    count += 1
    words[path, default: []].append("w\(count)x")
    return "w\(count)x"
  }

  public mutating func live(_ day: Int) {
    let (path, week, table) = ("days/\(1000 + day).md", "retros/\(100 + day / 7).md", "metrics/phone/2026.csv")
    for device in 0...1 {
      var minute = 6 * 60 + Int.random(in: 0...40, using: &random)
      for _ in 0..<Int.random(in: 2...7, using: &random) {
        minute += Int.random(in: 20...160, using: &random)
        write(device, path, week, min(minute, 23 * 60 + 59))
      }
    }
    if random.chance(90) { edit(table, 1) { $0 + ($0.isEmpty ? "date,steps\n" : "") + "2026-\(1000 + day),\(4000 + day)\n" } }
  }

  private mutating func edit(_ path: String, _ device: Int, _ change: (String) -> String) {
    files[device][path] = change(files[device][path] ?? "")
  }

  private mutating func write(_ device: Int, _ day: String, _ week: String, _ minute: Int) {
    let clock = "\(minute / 60 < 10 ? "0" : "")\(minute / 60):\(minute % 60 < 10 ? "0" : "")\(minute % 60)"
    switch Int.random(in: 0..<20, using: &random) {
    case 0...6:
      let line = "- \(clock) [[run]] \(word(in: day)) [distance:: \(minute % 9) km]"
      edit(day, device) { Self.adding(line, to: "Log", of: $0) }
    case 7...9:
      let mood = ["horrible", "bad", "average", "good", "great"][minute % 5]
      let line = "- \(clock) [mood:: \(mood)] \(word(in: day))"
      edit(day, device) { Self.setting("mood", mood, of: Self.adding(line, to: "Log", of: $0)) }
    case 10, 11:
      let text = "\(word(in: day)) and \(word(in: day))."
      edit(day, device) { Self.writing(text, in: $0) }
    case 12:
      // What each device knows by itself.
      let value = word(in: day)
      edit(day, device) { Self.setting(device == 0 ? "weather" : "song", value, of: $0, isOnce: true) }
    case 13...16:
      let (section, line) = random.pick([("Keep", "- "), ("Problem", "- "), ("Try", "- "), ("Action", "- [ ] ")])
      let text = line + "\(word(in: week)) \(word(in: week))"
      edit(week, device) { Self.adding(text, to: section, of: $0) }
    case 17, 18:
      edit(week, device) { text in
        guard let open = text.firstRange(of: "- [ ] ") else { return text }
        return text.replacingCharacters(at: open, with: "- [x] ")
      }
    default:
      let tag = word(in: day)
      edit(day, device) { Self.tagging(tag, in: $0) }
    }
  }

  private static func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines
  }

  /// At the end of a section; in a log in the order of time.
  private static func adding(_ line: String, to section: String, of text: String) -> String {
    var lines = lines(text)
    guard let heading = lines.firstIndex(of: "## \(section)") else {
      return text + (text.isEmpty ? "" : "\n") + "## \(section)\n\(line)\n"
    }
    var end = heading + 1
    while end < lines.count, lines[end].hasPrefix("- ") {
      if section == "Log", lines[end].prefix(7) > line.prefix(7) { break }
      end += 1
    }
    lines.insert(line, at: end)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func front(_ text: String) -> (lines: [String], end: Int) {
    var lines = lines(text)
    if lines.first != "---" { lines.insert(contentsOf: ["---", "---"], at: 0) }
    return (lines, lines.dropFirst().firstIndex(of: "---") ?? 1)
  }

  private static func setting(_ key: String, _ value: String, of text: String, isOnce: Bool = false) -> String {
    var (lines, end) = front(text)
    if let place = lines[..<end].firstIndex(where: { $0.hasPrefix("\(key): ") }) {
      lines[place] = isOnce ? lines[place] + " \(value)" : "\(key): \(value)"
    } else {
      lines.insert("\(key): \(value)", at: end)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func tagging(_ tag: String, in text: String) -> String {
    var (lines, end) = front(text)
    if let place = lines[..<end].firstIndex(where: { $0.hasPrefix("tags: [") }) {
      lines[place] = lines[place].dropLast() + ", \(tag)]"
    } else {
      lines.insert("tags: [\(tag)]", at: end)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A sentence: a paragraph of its own before the first heading.
  private static func writing(_ sentence: String, in text: String) -> String {
    var (lines, end) = front(text)
    let place = lines.firstIndex { $0.hasPrefix("## ") } ?? lines.count
    if place > end + 2, lines[place - 1].isEmpty, sentence.utf8.count % 2 == 0 {
      lines[place - 2] += " \(sentence)"
    } else {
      lines.insert(contentsOf: [sentence, ""], at: place)
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension String {
  fileprivate func firstRange(of text: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }

  fileprivate func replacingCharacters(at range: Range<String.Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}
