// A site that is made again after facts have changed is the site that is made anew.

import Foundation
import HostSystem
import JournalPublishing
import JournalTestSupport
import Testing

@Suite struct SiteFactLaws {
  /// Whatever fact of whatever file changes, few of them at a time.
  @Test(arguments: 1...6) func changedFactsAreToldOnEveryPageThatTellsOfThem(seed: Int) throws {
    var chance = SeededGenerator(seed: UInt64(seed) &* 1_013)
    let trial = try SiteTrial(Repository.examples.appending(path: "journal"))
    try trial.journal.write("---\nsteps: 8000\nmood: good\ntags: [work]\n---\n- [x] [[run]] [distance:: 3 km]\n", to: "days/2026/11/2026-11-06.md")
    try trial.publish()
    for round in 0..<10 {
      var told: [String] = []
      for _ in 0..<(chance.number(below: 3) == 0 ? 2 : 1) { told.append(try change(trial, &chance, round)) }
      try trial.publish()
      try trial.publish("anew-\(round)")
      let (one, other) = (try trial.files(), try trial.files("anew-\(round)"))
      #expect(Set(one.keys) == Set(other.keys), "seed \(seed), round \(round): \(told)")
      for (path, bytes) in one where other[path] != bytes { Issue.record("seed \(seed), round \(round): \(path) after \(told)") }
      #expect(try trial.publish().report.written == 0, "seed \(seed), round \(round): \(told)")
    }
  }

  /// One fact of one file that is another one now, in words for whoever looks into a failure.
  private func change(_ trial: SiteTrial, _ chance: inout SeededGenerator, _ round: Int) throws -> String {
    let files = Repository.files(in: trial.journal.url, ofKind: "md").filter { !$0.path.contains("/templates/") }
    func pick(_ folder: String) -> URL { chance.pick(files.filter { $0.path.contains("/\(folder)/") }) }
    func write(_ file: URL, _ edit: (String) -> String) throws -> String {
      let path = String(file.systemPath.dropFirst(trial.journal.path.count + 1))
      try trial.journal.write(edit(try file.text()), to: path)
      return path
    }
    /// Gives a property another value, or one where there is none.
    func set(_ key: String, _ value: String) -> (String) -> String {
      { text in
        var lines = text.components(separatedBy: "\n")
        if lines.first != "---" { return "---\n\(key): \(value)\n---\n\(text)" }
        let end = lines.dropFirst().firstIndex(of: "---") ?? 1
        if let place = lines[..<end].firstIndex(where: { $0.hasPrefix("\(key):") }) { lines[place] = "\(key): \(value)" } else { lines.insert("\(key): \(value)", at: 1) }
        return lines.joined(separator: "\n")
      }
    }
    func log(_ line: String) -> (String) -> String {
      { $0.contains("\n## Log\n") ? $0.replacing("\n## Log\n", with: "\n## Log\n\(line)\n") : $0 + "\n## Log\n\n\(line)\n" }
    }
    func without(_ start: String) -> (String) -> String {
      { text in
        var lines = text.components(separatedBy: "\n")
        if let place = lines.firstIndex(where: { $0.hasPrefix(start) }) { lines.remove(at: place) }
        return lines.joined(separator: "\n")
      }
    }
    let moods = ["horrible", "bad", "average", "good", "great"]
    switch chance.number(below: 18) {
    case 0...2: return "mood of \(try write(pick("days"), set("mood", chance.pick(moods))))"
    case 3: return "steps of \(try write(pick("days"), set("steps", "\(chance.number(below: 20_000))")))"
    case 4: return "no mood of \(try write(pick("days"), without("mood:")))"
    case 5: return "tags of \(try write(pick("days"), set("tags", chance.pick(["[work]", "[work, health]", "[]", "[Work, outdoors]", "[new\(round)]"]))))"
    case 6, 7:
      let line = chance.pick([
        "- [x] [[run]] [distance:: 4 km]", "- [-] [[read]]", "- [x] [[japanese]] [duration:: 25 min]", "- [s] [[run]]", "- [x] [[run-500-km]] [distance:: 9 km]",
        "- 07:00 coffee with [[kyoto]]", "- [x] [[physio]] %%private%%", "- 08:10 [mood:: bad]", "- [x] [[write-talk]]", "- [x] [[file-taxes]] #new\(round)",
      ])
      return "\(line) in \(try write(pick("days"), log(line)))"
    case 8: return "no line in \(try write(pick("days"), without("- [x] [[")))"
    case 9: return "target in \(try write(pick("activities"), set(chance.pick(["target", "schedule", "points"]), chance.pick(["2", "3/week", "daily"]))))"
    case 10: return "due in \(try write(pick("activities"), set("due", "2026-12-0\(1 + chance.number(below: 9))")))"
    case 11: return "due or values in \(try write(pick("goals"), set(chance.pick(["due", "values"]), chance.pick(["2026-12-24", "[health]"]))))"
    case 12: return "private \(try write(chance.pick(files), set("private", chance.pick(["true", "false"]))))"
    case 13:
      let file = chance.pick(files)
      let path = String(file.systemPath.dropFirst(trial.journal.path.count + 1))
      let other = path.replacing(".md", with: "-renamed-\(round).md")
      try trial.journal.write(try file.text(), to: other)
      try FileManager.default.removeItem(at: file)
      return "\(path) renamed"
    case 14:
      let file = chance.pick(files)
      try FileManager.default.removeItem(at: file)
      return "\(file.lastPathComponent) deleted"
    case 15: return "a Try in \(try write(chance.pick(files), { $0 + "\n## Try\n\n- Sleep before eleven ^t-r\(round)\n" }))"
    case 16: return "weight of \(try write(pick("days"), set("weight_kg", "7\(chance.number(below: 10))")))"
    default:
      let name = chance.pick(["kyoto", "run", "2026-11-19"])
      return "words and a link in \(try write(chance.pick(files), { $0 + "\nAnd [[\(name)]].\n" }))"
    }
  }

  /// A change of what few pages tell makes few pages again, whatever it is of.
  @Test(arguments: [
    ("days/2026/11/2026-11-18.md", "mood: ", "mood: bad\nformer: ", 8), ("days/2026/11/2026-11-18.md", "\n## Log\n", "\n## Log\n- [x] [[squash]]\n", 30),
    ("days/2026/11/2026-11-18.md", "mood: ", "steps: 321\nmood: ", 4),
  ]) func aFactOfOneDayChangesFewPages(path: String, from: String, to: String, most: Int) throws {
    let trial = try SiteTrial(Repository.examples.appending(path: "journal"))
    try trial.publish()
    let text = String(decoding: try trial.journal.read(path), as: UTF8.self)
    #expect(text.contains(from))
    try trial.journal.write(text.replacing(from, with: to), to: path)
    let report = try trial.publish().report
    #expect((1...most).contains(report.written) && report.isOfFewPages, "\(report.written)")
  }
}

extension SeededGenerator {
  fileprivate mutating func number(below end: Int) -> Int { Int.random(in: 0..<end, using: &self) }
}
