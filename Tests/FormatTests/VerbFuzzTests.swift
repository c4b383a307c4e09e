// No bytes trap a verb: damaged files are read, checked, changed and changed back, in memory.

import JournalChecks
import Foundation
import JournalDates
import JournalFormat
import JournalModel
import JournalTestSupport
import JournalText
import MarkdownSyntax
import Testing

/// How many damaged files go through all verbs: 10,000, or what `RETRO_FUZZ_COUNT` says.
private let count = ProcessInfo.processInfo.environment["RETRO_FUZZ_COUNT"].flatMap { Int($0) } ?? 10_000

/// What was done, so that a run can say that it did something.
private struct Tally: Sendable {
  var files = 0, refusedFiles = 0, findings = 0, properties = 0, boxes = 0, links = 0, insertions = 0, itemEdits = 0, refusals = 0

  static func + (a: Tally, b: Tally) -> Tally {
    Tally(
      files: a.files + b.files, refusedFiles: a.refusedFiles + b.refusedFiles, findings: a.findings + b.findings,
      properties: a.properties + b.properties, boxes: a.boxes + b.boxes, links: a.links + b.links,
      insertions: a.insertions + b.insertions, itemEdits: a.itemEdits + b.itemEdits, refusals: a.refusals + b.refusals)
  }
}

@Suite struct VerbFuzzTests {
  @Test func noBytesTrapAVerb() async throws {
    let seeds = try seeds()
    let seed = UInt64(ProcessInfo.processInfo.environment["RETRO_FUZZ_SEED"] ?? "") ?? 1
    let workers = 2
    let tally = await withTaskGroup(of: Tally.self) { group in
      for worker in 0..<workers {
        group.addTask { work(on: seeds, count: count / workers, seed: seed &* 1000 &+ UInt64(worker)) }
      }
      return await group.reduce(Tally()) { $0 + $1 }
    }
    print("fuzz of verbs:", tally)
    #expect(tally.files == count / workers * workers)
    #expect(tally.refusedFiles > tally.files / 200 && tally.refusedFiles < tally.files)
    #expect(tally.insertions > tally.files / 3 && tally.itemEdits > tally.files / 20)
    #expect(tally.properties > tally.files / 4 && tally.boxes > tally.files / 20 && tally.links > tally.files / 4)
  }

  /// Small files of every kind: the specification's inputs, the transcripts' journal, what the diagnostics are shown on.
  private func seeds() throws -> [[UInt8]] {
    var seeds: [[UInt8]] = []
    for folder in ["journal", "diagnostics"] {
      for url in Repository.files(in: Repository.fixtures.appending(path: folder), ofKind: "md") { seeds.append(try url.bytes()) }
    }
    let renames = try Repository.fixtures.appending(path: "renames.txt").text()
    for part in renames.components(separatedBy: "====") {
      seeds.append(Array(part.components(separatedBy: "\n").dropFirst(5).joined(separator: "\n").utf8))
    }
    return seeds.filter { !$0.isEmpty && $0.count < 3000 }
  }
}

private let day = CalendarDay("2026-11-20") ?? CalendarDay(clampingOrdinal: 0)
private let paths = [
  "days/2026/11/2026-11-20.md", "retros/2026/2026-W46.md", "activities/run.md", "goals/run.md", "notes/x.md", "values/a.md",
]

private func work(on seeds: [[UInt8]], count: Int, seed: UInt64) -> Tally {
  var generator = SeededGenerator(seed: seed)
  var tally = Tally()
  for index in 0..<count {
    var bytes = generator.pick(seeds)
    if generator.chance(30) { bytes += generator.pick(seeds) }
    bytes = mutations(of: bytes, count: 1, using: &generator)[0]
    if let violation = run(bytes, &tally, using: &generator) { Issue.record("seed \(seed), file \(index): \(violation) in\n\(bytes)") }
  }
  return tally
}

/// Puts one file through every verb; gives the promise that was broken, if one was.
private func run(_ bytes: [UInt8], _ tally: inout Tally, using generator: inout SeededGenerator) -> String? {
  tally.files += 1
  let source = SourceText(path: "damaged.md", bytes: bytes)
  let reading = FileReading(source, path: generator.pick(paths))
  let findings = reading.diagnostics
  tally.findings += findings.count
  for finding in findings {
    if finding.range.upperBound > bytes.count { return "a finding points behind the end" }
    if finding.rendered(in: source, lines: reading.lines).isEmpty { return "a finding says nothing" }
  }
  let isRefused = !reading.blockingFindings.isEmpty
  if isRefused { tally.refusedFiles += 1 }

  let changes: [PropertyChange] = [
    .set(key: "mood", value: "good"), .add(key: "tags", element: "a, b"), .remove(key: "tags", element: "work"), .unset(key: "title"),
    .set(key: "title", value: "\u{FEFF}: x"), .add(key: "goals", element: "[[run]]"),
  ]
  let change = generator.pick(changes)
  do throws(EditError) {
    let edited = try source.applying([change])
    if isRefused { return "a file that nobody may write to was written to" }
    if try edited.applying([change]).bytes != edited.bytes { return "a change made twice is another change, \(change)" }
    tally.properties += 1
  } catch {
    tally.refusals += 1
  }

  let items = reading.sections.flatMap { section in section.items.map { (item: $0, isAction: section.kind == .action) } }
  if let (item, isAction) = items.randomElement(using: &generator) {
    let box = generator.pick([BoxChange.tick(day), .untick, .cancel(day)])
    do throws(EditError) {
      let edited = try source.applying(box, toItem: item.block, action: isAction ? item : nil, reading.outline)
      if isRefused, edited.bytes != bytes { return "a box was changed where nobody may write" }
      tally.boxes += 1
    } catch {
      tally.refusals += 1
    }
  }

  if let violation = edit(reading, &tally, using: &generator) { return violation }

  let links = reading.outline.fileLinks(in: source)
  for link in links where link.range.upperBound > bytes.count || link.range.isEmpty || link.file.isEmpty { return "a link stands nowhere" }
  let names = ["jog", "Ein Name", "é's \"x\"", "a/b (c)", "50% & more"]
  let linkChanges = links.filter { _ in generator.chance(70) }.map { LinkChange($0, to: generator.pick(names)) }
  do throws(EditError) {
    let edited = try source.applying(linkChanges, reading.outline)
    if isRefused, edited.bytes != bytes { return "a link was changed where nobody may write" }
    let back = zip(Outline(edited).fileLinks(in: edited), links).map { LinkChange($0, to: $1.file) }
    if !linkChanges.isEmpty { tally.links += linkChanges.count }
    // There and back is the same meaning; the bytes may differ in how a name is escaped.
    if let restored = try? edited.applying(back, Outline(edited)),
      !zip(Outline(restored).fileLinks(in: restored), links).allSatisfy({ $0.file.utf8.elementsEqual($1.file.utf8) })
    {
      return "links changed there and back mean something else"
    }
  } catch {
    tally.refusals += 1
  }
  return nil
}

/// Adds something to the file or changes one of its items; gives the promise that was broken, if one was.
private func edit(_ reading: FileReading, _ tally: inout Tally, using generator: inout SeededGenerator) -> String? {
  let text = generator.pick(["Lunch outside", "# no heading\n- no list\n\n```", "07:00 [[run]] ^k-1", "===", "昼休み #健康", "[x]: /u"])
  let item = reading.sections.flatMap(\.items).randomElement(using: &generator)
  let edited: FileReading
  do throws(EditError) {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0..<2:
      let kind = generator.pick([SectionKind.keep, .problem, .try, .action, .review])
      edited = try reading.inserting(ItemInsertion(kind, text, fields: [Field("due", "2026-11-24")], hasID: true)).reading
    case 2: edited = try reading.inserting(LogInsertion(time: TimeOfDay("22:10"), fields: [Field("mood", "bad")], text: text)).reading
    case 3: edited = try reading.insertingProse(text)
    case let number:
      guard let item else { return nil }
      edited =
        switch number {
        case 4: try reading.applying([.set(key: "due", value: "2026-11-24"), .remove(key: "priority")], to: item)
        case 5: try reading.identifying(item).reading
        case 6: try reading.rewording(item, as: text)
        default: try reading.judging(item, .partly, words: text)
        }
      tally.itemEdits += 1
    }
  } catch {
    tally.refusals += 1
    if error.what.isEmpty { return "a refusal says nothing" }
    return nil
  }
  tally.insertions += 1
  if !reading.blockingFindings.isEmpty, edited.source.bytes != reading.source.bytes { return "an item was written where nobody may write" }
  if !edited.blockingFindings.isEmpty, edited.source.bytes != reading.source.bytes { return "after an edit nobody may write any more" }
  return nil
}
