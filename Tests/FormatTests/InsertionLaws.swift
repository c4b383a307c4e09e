// Laws of insertions: after one, a file reads as before plus exactly what was wanted, and its bytes are the old ones plus one piece.

import Foundation
import JournalDates
import JournalFormat
import JournalModel
import JournalOracles
import JournalTestSupport
import JournalText
import MarkdownSyntax
import Testing

/// Files of all shapes: random entries, sections put together from odd parts, and files of the repository, damaged or not.
private struct FileGenerator {
  var random: SeededGenerator
  private let files: [[UInt8]]

  init(seed: UInt64, files: [[UInt8]]) {
    random = SeededGenerator(seed: seed)
    self.files = files
  }

  mutating func file() -> [UInt8] {
    var bytes: [UInt8]
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<2:
      var entries = EntryGenerator(seed: random.next())
      bytes = Array(entries.entry().canonicalText.utf8)
    case 2..<8: bytes = Array(composed().utf8)
    default: bytes = random.pick(files)
    }
    if random.chance(15) { bytes = mutations(of: bytes, count: 1, using: &random)[0] }
    if random.chance(25) { bytes = RoundTripVariant.crlf.apply(bytes) }
    if random.chance(10) { bytes = RoundTripVariant.byteOrderMark.apply(bytes) }
    if random.chance(20) { while let last = bytes.last, last.isLineEnd { bytes.removeLast() } }
    return bytes
  }

  private mutating func composed() -> String {
    var parts: [String] = []
    if random.chance(40) { parts.append(random.pick(["---\nmood: good\n---", "---\ntype: weekly\ntags:\n  - a\n---", "---\n---"])) }
    if random.chance(50) {
      parts.append(random.pick(["# Title", "Some words\nover two lines", "Words\n\n---", "> ## Try\n> - quoted", "[x]: /url"]))
    }
    for _ in 0..<Int.random(in: 0...5, using: &random) { parts.append(section()) }
    if random.chance(15) {
      parts.append(random.pick(["```\nnot closed", "<!-- not closed", "# Another part\n\nwords", "[y]: /url 'title'"]))
    }
    return parts.joined(separator: random.pick(["\n\n", "\n\n", "\n\n\n", "\n"])) + random.pick(["\n", "\n", "", "\n\n\n", "\n  \n"])
  }

  private mutating func section() -> String {
    let heading = random.pick([
      "## Keep", "## Problem", "## Try", "## Action", "## Log", "## Review", "## Notes", "## ✅ Keeps (3)", "## キープ", "## 問題", "## トライ",
      "## アクション", "## Behalten", "Keep\n----", "## Keep #private", "## Mine", "##  Action  ##", "## Liked", "Some words\nTry\n---",
    ])
    var parts: [String] = []
    for _ in 0..<Int.random(in: 0...3, using: &random) { parts.append(list()) }
    let gap = random.pick(["\n", "\n", "\n\n"])
    return ([heading] + parts).joined(separator: gap)
  }

  private mutating func list() -> String {
    let items = [
      "One", "Two [due:: 2026-11-20] ^a-1", "[ ] Three 📅 2026-11-20", "[x] Four\n  and more", "Five\n\n  Paragraph",
      "Six\n  - nested\n    - deeper",
      "Seven\n  ```\n  code\n  ```", "", "[ ] ", "Eight\nlazily", "> quoted", "07:40 [[run]] [distance:: 5 km]", "22:00 bed",
      "<!-- hint -->", "Nine ^k-1", "[ ] [[squash]] with Ana #club", "[-] 18:00 [squash](a.md)  [skip:: ill] (points:: 3) later ^i-1",
    ]
    let gap = random.pick(["\n", "\n", "\n\n"])
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<6:
      let marker = random.pick(["- ", "* ", "+ ", "-\t", " - ", "-   "])
      return (0..<Int.random(in: 1...3, using: &random)).map { _ in marker + random.pick(items) }.joined(separator: gap)
    case 6:
      let first = random.pick([1, 9, 99])
      let end = random.pick([". ", ") ", ".\t"])
      return (0..<Int.random(in: 1...3, using: &random)).map {
        "\(first + $0)\(end)\(random.pick(items).replacing("\n  ", with: "\n      "))"
      }
      .joined(separator: gap)
    default:
      return random.pick([
        "Some words", "---", "***", "<div>\nx\n</div>", "<!-- a comment -->", "[z]: /url", "### Below", "| a | b |\n|---|---|\n| c | d |",
        "    indented", "```\n- no item\n```", "> - quoted\n> - list", "![[photo.jpg]]",
      ])
    }
  }

  /// Text as people type it, and as nobody would.
  mutating func text() -> String {
    let words = [
      "Lunch", "outside", "#health", "[[run]]", "[a](b.md)", "昼休み", "café", "**bold**", "`code`", "- dash", "1. one", "# no", "> no", "===",
      "---", "***", "| a | b |", "|---|---|", "```", "~~~", "<div>", "<b>x</b>", "<!-- c -->", "[x] y", "[ ]", "[y]: /u", "^k-9", "\\",
      "\\-", "a:: b",
      "(b)", "[", "]", "]]", "`", "👩‍💻", "22:10", "&amp;", "\t", "!", "*", "+", "-", "_", "2)", "<", "$x$", "%%", "📅",
    ]
    let count = Int.random(in: 1...4, using: &random)
    var text = (0..<count).map { _ in random.pick(words) }.joined(separator: " ")
    if random.chance(25) { text += random.pick(["\n", "\n", "\r\n", "\n\n"]) + random.pick(words) + " " + random.pick(words) }
    return text
  }
}

/// Text as it is meant: lines trimmed, empty ones once, no backslash before a mark.
private func meant(_ text: String) -> String {
  let lines = text.replacing("\r\n", with: "\n").components(separatedBy: "\n").map { line in
    var line = line
    while let first = line.first, first == " " || first == "\t" { line.removeFirst() }
    while let last = line.last, last == " " || last == "\t" { line.removeLast() }
    return line
  }
  var out = ""
  var isEscaped = false
  for character in lines.joined(separator: "\n") {
    if !isEscaped, character == "\\" {
      isEscaped = true
      continue
    }
    if isEscaped, !(character.isASCII && (character.isPunctuation || character.isSymbol)) { out.append("\\") }
    out.append(character)
    isEscaped = false
  }
  if isEscaped { out.append("\\") }
  while out.first == "\n" { out.removeFirst() }
  while out.last == "\n" { out.removeLast() }
  return out
}

/// Whether one piece put into the first bytes makes the second.
private func isInsertion(_ before: [UInt8], _ after: [UInt8]) -> Bool {
  let head = zip(before, after).prefix { $0 == $1 }.count
  let tail = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
  return after.count >= before.count && head + tail >= before.count
}

@Suite struct InsertionLaws {
  private static let files =
    (Repository.files(in: Repository.examples, ofKind: "md") + Repository.files(in: Repository.fixtures, ofKind: "md"))
    .compactMap { try? $0.bytes() }.filter { $0.count < 4000 }

  private static let rounds = ProcessInfo.processInfo.environment["RETRO_LAW_COUNT"].flatMap { Int($0) } ?? 200

  @Test(arguments: 0..<4 as Range<UInt64>) func theItemIsTheOnlyDifference(chunk: UInt64) {
    var made = 0, refused = 0
    var reasons: [String: Int] = [:]
    for seed in 0..<UInt64(Self.rounds) {
      let seed = chunk * 1_000_000 + seed
      var generator = FileGenerator(seed: seed, files: Self.files)
      let source = SourceText(path: "a.md", bytes: generator.file())
      let reading = FileReading(source, path: "retros/2026/2026-W46.md")
      let kind = generator.random.pick([SectionKind.keep, .problem, .try, .action, .review])
      let text = generator.text()
      let fields: [Field] =
        generator.random.chance(50) ? [] : [Field("due", "2026-11-24"), Field("from", "[[2026-W45#^t-1]]"), Field("priority", "high")]
      let insertion = ItemInsertion(
        kind, text, state: kind == .action || generator.random.chance(10) ? .open : nil, fields: fields, hasID: generator.random.chance(50))
      do throws(EditError) {
        let inserted = try reading.inserting(insertion)
        made += 1
        if let fault = fault(insertion, inserted, reading) {
          Issue.record("seed \(seed): \(fault); \(kind) \(text.debugDescription) in\n\(String(decoding: source.bytes, as: UTF8.self))")
        }
      } catch {
        refused += 1
        reasons[String(error.what.prefix(30)), default: 0] += 1
      }
    }
    print("insertions:", made, "refused:", refused, reasons)
    #expect(made > refused * 4)
  }

  /// A line of a log that goes takes its own bytes with it, and nothing else reads otherwise; or nothing happens.
  @Test func aLineThatIsTakenAwayIsTheOnlyDifference() {
    var made = 0, refused = 0
    for seed in 0..<UInt64(Self.rounds * 3) {
      var generator = FileGenerator(seed: 7_000_000 + seed, files: Self.files)
      let source = SourceText(path: "a.md", bytes: generator.file())
      let reading = FileReading(source, path: "days/2026/11/2026-11-20.md")
      for (place, line) in reading.log.enumerated() {
        do throws(EditError) {
          let after = try reading.removing(line)
          made += 1
          var others = reading.log.map(\.logLine)
          others.remove(at: place)
          let isSame = isInsertion(after.source.bytes, source.bytes) && after.log.map(\.logLine) == others
          if !isSame || after.entry.body.sections.count != reading.entry.body.sections.count {
            Issue.record("seed \(seed), line \(place): \(String(decoding: source.bytes, as: UTF8.self))")
          }
        } catch {
          refused += 1
        }
      }
    }
    print("taken away:", made, "refused:", refused)
    #expect(made > refused * 3)
  }

  private func fault(_ insertion: ItemInsertion, _ inserted: InsertedItem, _ reading: FileReading) -> String? {
    let after = FileReading(inserted.reading.source, path: reading.path)
    if !isInsertion(reading.source.bytes, after.source.bytes) { return "bytes that were there have changed" }
    let item = inserted.item.item
    let got = item.text + (item.details.isEmpty ? "" : "\n\n" + item.details)
    if meant(got) != meant(insertion.text) { return "it reads \(got.debugDescription)" }
    if insertion.hasID != (item.id != nil) { return "its id is \(item.id ?? "missing")" }
    for field in insertion.fields where item.fields.value(of: field.key) != field.value { return "it lacks the field \(field.key)" }
    if item.fields.count != insertion.fields.count { return "it has other fields" }
    if let state = insertion.state, item.state != state { return "its box says \(item.state?.name ?? "nothing")" }
    // Taken out again, all is as it was.
    var sections = after.entry.body.sections
    guard let index = after.sections.firstIndex(where: { $0.block == inserted.section.block }),
      let place = after.sections[index].items.firstIndex(where: { $0.block == inserted.item.block })
    else { return "it stands nowhere" }
    if sections[index].kind != insertion.section { return "it stands in \(sections[index].heading)" }
    let following = sections[index].items[(place + 1)...]
    if !following.allSatisfy({ $0.text.isEmpty && $0.fields.isEmpty }) { return "it is not the last one" }
    sections[index].items.remove(at: place)
    var before = reading.entry.body.sections
    if inserted.isNewSection {
      sections.remove(at: index)
    } else if before[index].items.count > sections[index].items.count {
      let waiting = before[index].items.remove(at: place)
      if !waiting.text.isEmpty || !waiting.details.isEmpty { return "another item is gone" }
    }
    return withoutGaps(sections) == withoutGaps(before) ? nil : "something else reads differently"
  }

  /// A list between two texts parts them; empty lines are all that may come of it.
  private func withoutGaps(_ sections: [Section]) -> [Section] {
    sections.map { section in
      var section = section
      section.prose = section.prose.components(separatedBy: "\n").filter { !$0.isEmpty }.joined(separator: "\n")
      return section
    }
  }

  @Test(arguments: 0..<2 as Range<UInt64>) func theLogLineOrParagraphIsTheOnlyDifference(chunk: UInt64) {
    var made = 0, refused = 0
    for seed in 0..<UInt64(Self.rounds) {
      let seed = chunk * 1_000_000 + seed
      var generator = FileGenerator(seed: seed, files: Self.files)
      let source = SourceText(path: "a.md", bytes: generator.file())
      let reading = FileReading(source, path: "days/2026/11/2026-11-20.md")
      let text = generator.text()
      do throws(EditError) {
        let isWanted: Bool
        if generator.random.chance(50) {
          let minutes = Int.random(in: 0..<1500, using: &generator.random)
          isWanted = try addsLine(at: generator.random.chance(80) ? TimeOfDay(minutes: minutes) : nil, text, to: reading)
        } else {
          let after = try reading.insertingProse(text)
          isWanted =
            isInsertion(source.bytes, after.source.bytes) && after.sections.map(\.section) == reading.sections.map(\.section)
            && meant(after.entry.body.prose).contains(meant(text).replacing("\n\n\n", with: "\n\n"))
        }
        if !isWanted { Issue.record("seed \(seed): \(text.debugDescription) in\n\(String(decoding: source.bytes, as: UTF8.self))") }
        made += 1
      } catch {
        refused += 1
      }
    }
    print("lines and paragraphs:", made, "refused:", refused)
    #expect(made > refused * 4)
  }

  private func addsLine(at time: TimeOfDay?, _ text: String, to reading: FileReading) throws(EditError) -> Bool {
    let inserted = try reading.inserting(LogInsertion(time: time, fields: [Field("mood", "bad")], text: text))
    let line = inserted.line.logLine
    guard line.time?.start == time, line.mood(.standard) == .bad, line.activity == nil,
      meant(line.text + (line.details.isEmpty ? "" : "\n\n" + line.details)) == meant(text),
      isInsertion(reading.source.bytes, inserted.reading.source.bytes)
    else { return false }
    var log = inserted.reading.entry.body.log
    guard let place = inserted.reading.log.firstIndex(where: { $0.block == inserted.line.block }) else { return false }
    log.remove(at: place)
    // An empty line that waited is one the fewer.
    let old = reading.entry.body.log
    return log == old || log.count + 1 == old.count && Array(old[..<place] + old[(place + 1)...]) == log
  }

  /// Fields set, words changed, ids given and verdicts written to items of any file: once is twice, and there and back is nowhere.
  @Test(arguments: 0..<2 as Range<UInt64>) func anEditMadeTwiceIsMadeOnce(chunk: UInt64) {
    var made = 0, refused = 0
    for seed in 0..<UInt64(Self.rounds) {
      let seed = chunk * 1_000_000 + seed
      var generator = FileGenerator(seed: seed, files: Self.files)
      let source = SourceText(path: "a.md", bytes: generator.file())
      let reading = FileReading(source, path: "retros/2026/2026-W46.md")
      guard let item = reading.sections.flatMap(\.items).randomElement(using: &generator.random) else { continue }
      let edit = generator.random.pick(0..<4)
      let text = generator.text()
      func apply(_ reading: FileReading) throws(EditError) -> FileReading? {
        guard let item = reading.sections.flatMap(\.items).first(where: { $0.block == item.block }) else { return nil }
        switch edit {
        case 0: return try reading.applying([.set(key: "due", value: "2026-12-01"), .set(key: "goal", value: "[[run]]")], to: item)
        case 1: return try reading.identifying(item).reading
        case 2: return try reading.rewording(item, as: text)
        default: return try reading.judging(item, .partly, words: text)
        }
      }
      do throws(EditError) {
        guard let once = try apply(reading), let twice = try apply(once) else { continue }
        made += 1
        // A text with a tag of the old one in it keeps that tag, so it may grow once.
        if once.source.bytes != twice.source.bytes, edit != 2 || text.contains("\\") == false {
          Issue.record(
            "seed \(seed), edit \(edit): made twice, \(text.debugDescription), is\n\(String(decoding: twice.source.bytes, as: UTF8.self))")
        }
        if edit == 0, !item.fields.contains(where: { $0.field.key == "due" || $0.field.key == "goal" }),
          let changed = once.sections.flatMap(\.items).first(where: { $0.block == item.block })
        {
          let back = try once.applying([.remove(key: "goal"), .remove(key: "due")], to: changed)
          // A line with fields in an order of its own may get another blank between two of them.
          if back.source.bytes.filter({ $0 != 0x20 }) != source.bytes.filter({ $0 != 0x20 }) || back.entry.body != reading.entry.body {
            Issue.record("seed \(seed): taken back it is\n\(String(decoding: back.source.bytes, as: UTF8.self))")
          }
        }
      } catch {
        refused += 1
      }
    }
    print("edits of items:", made, "refused:", refused)
    #expect(made > refused)
  }

  /// A line that records an activity is the only difference, and answering a line of the log changes that line alone, once and for all.
  @Test(arguments: 0..<2 as Range<UInt64>) func whatWasDoneIsTheOnlyDifference(chunk: UInt64) {
    var made = 0, refused = 0
    for seed in 0..<UInt64(Self.rounds) {
      let seed = chunk * 1_000_000 + seed
      var generator = FileGenerator(seed: seed, files: Self.files)
      let source = SourceText(path: "a.md", bytes: generator.file())
      let reading = FileReading(source, path: "days/2026/11/2026-11-20.md")
      let insertion = activity(&generator)
      do throws(EditError) {
        let fault: String?
        if let line = reading.log.filter({ $0.activity != nil }).randomElement(using: &generator.random), generator.random.chance(70) {
          fault = try self.fault(answering: line, with: insertion, in: reading)
        } else {
          fault = try self.fault(inserting: insertion, into: reading)
        }
        made += 1
        if let fault {
          Issue.record("seed \(seed): \(fault), \(insertion) in\n\(String(decoding: source.bytes, as: UTF8.self))")
        }
      } catch {
        refused += 1
      }
    }
    print("activities:", made, "refused:", refused)
    #expect(made > refused * 2)
  }

  private func activity(_ generator: inout FileGenerator) -> LogInsertion {
    let state = generator.random.pick([LogLine.State.done, .done, .partly, .no, .skip])
    var fields = state == .skip ? [Field("skip", "ill")] : []
    if generator.random.chance(50) { fields += [Field("distance", "5,2 km"), Field("points", "4")] }
    let time = generator.random.pick([nil, "07:40", "22:00-23:10"]).flatMap { TimeSpan($0) }
    let name = ActivityName(slug: "squash", path: "activities/squash.md", route: "../../../activities/squash.md")
    return LogInsertion(
      name, state, time: time, fields: fields, text: generator.random.chance(40) ? generator.text() : "",
      tags: generator.random.chance(30) ? ["outdoors", "a/b"] : [])
  }

  /// Whether a line says all that it was meant to.
  private func says(_ insertion: LogInsertion, _ line: LogLine) -> Bool {
    line.state == insertion.state && insertion.time.map { $0 == line.time } ?? true
      && insertion.fields.allSatisfy { line.fields.value(of: $0.key) == $0.value }
      && insertion.tags.allSatisfy { tag in line.tags.contains { $0.lowercased() == tag } }
  }

  private func fault(inserting insertion: LogInsertion, into reading: FileReading) throws(EditError) -> String? {
    let inserted = try reading.inserting(insertion)
    let line = inserted.line.logLine
    if !isInsertion(reading.source.bytes, inserted.reading.source.bytes) { return "bytes that were there have changed" }
    guard says(insertion, line), line.fields.count == insertion.fields.count, line.activity?.hasSuffix("squash") ?? false else {
      return "it reads \(line)"
    }
    var log = FileReading(inserted.reading.source, path: reading.path).entry.body.log
    guard let place = inserted.reading.log.firstIndex(where: { $0.block == inserted.line.block }) else { return "it stands nowhere" }
    log.remove(at: place)
    let old = reading.entry.body.log
    return log == old || log.count + 1 == old.count && Array(old[..<place] + old[(place + 1)...]) == log ? nil : "other lines have changed"
  }

  private func fault(answering line: LogReading, with insertion: LogInsertion, in reading: FileReading) throws(EditError) -> String? {
    let (after, answered) = try reading.answering(line, with: insertion)
    if !says(insertion, answered.logLine) { return "it reads \(answered.logLine)" }
    if answered.logLine.id != line.logLine.id || answered.logLine.details != line.logLine.details {
      return "its id or details have changed"
    }
    let (twice, _) = try after.answering(answered, with: insertion)
    if twice.source.bytes != after.source.bytes { return "made twice it is\n\(String(decoding: twice.source.bytes, as: UTF8.self))" }
    func others(_ reading: FileReading) -> [LogLine] { reading.log.filter { $0.block != line.block }.map(\.logLine) }
    let outside = zip(reading.lines.starts.indices, after.lines.starts.indices).filter { $0.0 + 1 != line.line }
    let isSame = outside.allSatisfy {
      reading.source[reading.lines.range(ofLine: $0 + 1)] == after.source[after.lines.range(ofLine: $1 + 1)]
    }
    return isSame && others(reading) == others(after) ? nil : "other lines have changed"
  }
}
