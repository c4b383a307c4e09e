// Two devices that edit the same file: chance edits whose words are known again wherever they land.

/// A file of a journal and two versions of it, edited as people and commands do.
public struct MergeTrial {
  public private(set) var base: String
  public private(set) var ours: String
  public private(set) var theirs: String
  private var random: SeededGenerator
  private var count = 0

  public init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    (base, ours, theirs) = ("", "", "")
    base = file()
    ours = edited(base, mark: "ours")
    theirs = edited(base, mark: "theirs")
    if random.chance(8) { base = "" }
    if random.chance(4) { ours = ours.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n") }
    if random.chance(3) { theirs = "\u{FEFF}" + theirs }
    if random.chance(3), ours.hasSuffix("\n") { ours.removeLast() }
  }

  /// A word that stands nowhere else.
  private mutating func word(_ mark: String) -> String {
    count += 1
    return "\(mark)\(count)x"
  }

  // MARK: A file

  private mutating func file() -> String {
    var text = ""
    if random.chance(85) {
      text += "---\n"
      for key in ["mood: good", "weather: rain w", "steps: 8000", "tags: [retro, work]", "aliases:\n  - one\n  - two", "# a remark"]
      where random.chance(50) { text += key + "\n" }
      text += "---\n"
    }
    if random.chance(60) { text += "# A title \(word("base"))\n\n" }
    for _ in 0..<Int.random(in: 0...2, using: &random) { text += paragraph() + "\n" }
    for heading in ["Review", "Keep", "Problem", "Try", "Action", "Log", "Notes"] where random.chance(45) {
      text += "## \(heading)\n" + (random.chance(20) ? "\n" : "")
      for index in 0..<Int.random(in: 0...4, using: &random) { text += line(heading, "base", index) }
      text += random.chance(85) ? "\n" : ""
    }
    return text
  }

  private mutating func paragraph() -> String {
    let words = (0..<Int.random(in: 4...9, using: &random)).map { _ in word("base") }
    return words.joined(separator: " ") + ".\n"
  }

  private mutating func line(_ heading: String, _ mark: String, _ index: Int) -> String {
    let words = "\(word(mark)) \(word(mark)) \(word(mark))"
    switch heading {
    case "Log":
      let hour = min(23, 6 + index * 4 + Int.random(in: 0...3, using: &random))
      return random.chance(70) ? "- \(hour < 10 ? "0" : "")\(hour):15 [[run]] \(words)\n" : "- [[read]] \(words)\n"
    case "Action": return "- [ ] \(words)" + (random.chance(40) ? " ^a-\(word(mark))" : "") + "\n"
    case "Try": return "- \(words)" + (random.chance(50) ? " ^t-\(word(mark))" : "") + "\n"
    case "Review": return "- [ ] \(words) [[2026-W46#^t-\(word(mark))|W46]]\n"
    case "Notes": return "\(words).\n\n"
    default: return "- \(words)\n" + (random.chance(15) ? "  and \(word(mark))\n" : "")
    }
  }

  // MARK: Edits

  private mutating func edited(_ text: String, mark: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    for _ in 0..<Int.random(in: 0...4, using: &random) { edit(&lines, mark) }
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
  }

  private mutating func edit(_ lines: inout [String], _ mark: String) {
    let headings = lines.indices.filter { lines[$0].hasPrefix("## ") }
    let items = lines.indices.filter { lines[$0].hasPrefix("- ") }
    switch Int.random(in: 0..<14, using: &random) {
    case 0...3:
      guard let at = headings.randomElement(using: &random) else { return }
      let heading = String(lines[at].dropFirst(3))
      var end = at + 1
      while end < lines.count, lines[end].hasPrefix("- ") || lines[end].hasPrefix("  ") { end += 1 }
      let place = heading == "Log" || random.chance(60) ? end : at + 1
      lines.insert(contentsOf: line(heading, mark, place - at).split(separator: "\n").map(String.init), at: place)
    case 4:
      guard let at = items.randomElement(using: &random) else { return }
      lines[at] = lines[at].replacing("- [ ] ", with: random.chance(50) ? "- [x] " : "- [-] ")
    case 5:
      guard let at = items.randomElement(using: &random) else { return }
      let parts = lines[at].split(separator: " ^", maxSplits: 1).map(String.init)
      // An id stands last, and a link has a caret of its own.
      let hasID = parts.count == 2 && !parts[1].contains("]")
      lines[at] = (hasID ? parts[0] : lines[at]) + " [note:: \(word(mark))]" + (hasID ? " ^" + parts[1] : "")
    case 6:
      guard let at = items.randomElement(using: &random) else { return }
      lines.remove(at: at)
      while at < lines.count, lines[at].hasPrefix("  ") { lines.remove(at: at) }
    case 7:
      guard let at = lines.indices.filter({ lines[$0].hasPrefix("base") }).randomElement(using: &random) else { return }
      var words = lines[at].split(separator: " ").map(String.init)
      words[Int.random(in: 0..<words.count, using: &random)] = word(mark)
      lines[at] = words.joined(separator: " ")
    case 8:
      guard let at = lines.indices.filter({ lines[$0].hasPrefix("base") }).randomElement(using: &random) else { return }
      lines[at] += " \(word(mark)) \(word(mark))."
    case 9:
      let place = headings.first ?? lines.count
      lines.insert(contentsOf: ["\(word(mark)) \(word(mark)).", ""], at: place)
    case 10:
      guard let at = lines.firstIndex(of: "tags: [retro, work]") else { return }
      lines[at] = random.chance(70) ? "tags: [retro, work, \(word(mark))]" : "tags: [work]"
    case 11:
      guard lines.first == "---" else { return }
      lines.insert("\(word(mark)): 7", at: 1)
    case 12:
      guard let at = lines.firstIndex(where: { $0.hasPrefix("mood: ") || $0.hasPrefix("weather: ") }) else { return }
      lines[at] += " \(word(mark))"
    default:
      if lines.contains("## Reflection") { return }
      lines += ["", "## Reflection", "\(word(mark)) \(word(mark))."]
    }
  }
}
