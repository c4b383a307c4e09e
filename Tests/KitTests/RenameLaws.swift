// Whatever is renamed to whatever: every link means afterwards what it meant before, by a resolver that shares no code with ours.

import Foundation
import HostSystem
import JournalFormat
import JournalKit
import JournalStore
import JournalTestSupport
import JournalText
import Testing

/// Which file a link means, in the plainest way.
private struct NaiveResolver {
  let paths: [String]

  private func key(_ path: String) -> String {
    (path.lowercased().hasSuffix(".md") ? String(path.dropLast(3)) : path).precomposedStringWithCanonicalMapping.lowercased()
  }

  func wiki(_ name: String, in file: String) -> String? {
    let written = name.trimmingCharacters(in: .whitespaces)
    if written.hasPrefix("/") || written.hasPrefix("./") || written.hasPrefix("../") {
      let folder = written.hasPrefix("/") ? URL(filePath: "/") : URL(filePath: "/" + file).deletingLastPathComponent()
      let path = folder.appending(path: written).standardizedFileURL.path(percentEncoded: false).dropFirst()
      let way = key(String(path))
      return paths.first { key($0) == way }
    }
    let name = key(written)
    let slug = name.components(separatedBy: "/").last
    let named = paths.filter { key($0).components(separatedBy: "/").last == slug }
    if !name.contains("/"), named.count == 1 { return named[0] }
    if let exact = named.first(where: { key($0) == name }) { return exact }
    let ends = named.filter { name.contains("/") && key($0).hasSuffix("/" + name) }
    return ends.count == 1 ? ends[0] : nil
  }

  func markdown(_ destination: String, in file: String) -> String? {
    let words = (destination.removingPercentEncoding ?? destination)
    let beside = URL(filePath: "/" + file).deletingLastPathComponent().appending(path: words).standardizedFileURL
    for path in [beside.path(percentEncoded: false).dropFirst(), words[...]] {
      if let found = paths.first(where: { key($0) == key(String(path)) }) { return found }
    }
    let slug = key(words).components(separatedBy: "/").last
    let named = paths.filter { key($0).components(separatedBy: "/").last == slug }
    return named.count == 1 ? named[0] : nil
  }

  /// What the link on a planted line means; nil where it leads nowhere or the line holds code.
  func meaning(of line: String, in file: String) -> String? {
    if line.contains("`") { return nil }
    let line = line.hasSuffix("'") ? line.replacing("''", with: "'") : line
    if let match = line.firstMatch(of: /\[\[([^\]#|]*)/) { return wiki(String(match.1), in: file) }
    if let match = line.firstMatch(of: /\]\(<([^>#]*)/) { return markdown(String(match.1), in: file) }
    if let match = line.firstMatch(of: /\]\(([^)#\s]*)/) { return markdown(String(match.1), in: file) }
    return nil
  }
}

@Suite struct RenameLaws {
  private let names = ["run", "Run 2", "café", "a_b", "50% off", "it's", "x.y", "睡眠", "RUN", "piano"]
  private let folders = ["", "goals/", "activities/", "notes/deep/"]

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func everyLinkMeansWhatItMeant(seed: UInt64) throws {
    var chance = SeededGenerator(seed: seed)
    var files: [String: String] = [:]
    for name in names {
      for folder in folders
      where chance.chance(30) && !files.keys.contains(where: { $0.lowercased() == "\(folder)\(name).md".lowercased() }) {
        files["\(folder)\(name).md"] = ""
      }
    }
    files["last.md"] = ""
    let paths = files.keys.sorted()
    for path in paths { files[path] = contents(path, paths, &chance) }
    let folder = try TemporaryFolder()
    try folder.write("", to: "retro.yaml")
    for (path, text) in files { try folder.write(text, to: path) }

    let from = chance.pick(paths)
    let to = chance.pick(folders) + chance.pick(names + ["new", "Neu é", "a (b)"]) + ".md"
    let journal = try Journal(root: folder.path)
    guard let rename = try? journal.renaming(from, to: to) else {
      let isTaken = from == to || paths.contains { $0.lowercased() == to.lowercased() }
      if !isTaken { Issue.record("seed \(seed): \(from) is not renamed to \(to)") }
      return
    }
    var result = files
    result[from] = nil
    result[to] = String(decoding: rename.after.source.bytes, as: UTF8.self)
    for edited in rename.edited { result[edited.path] = String(decoding: edited.after.bytes, as: UTF8.self) }
    let before = NaiveResolver(paths: paths), after = NaiveResolver(paths: result.keys.sorted())
    for path in paths {
      let newPath = path == from ? to : path
      let old = files[path, default: ""].components(separatedBy: "\n"), new = result[newPath, default: ""].components(separatedBy: "\n")
      if old.count != new.count { Issue.record("seed \(seed): \(path) has other lines") }
      for (was, line) in zip(old, new) {
        let meant = before.meaning(of: was, in: path), means = after.meaning(of: line, in: newPath)
        if let meant, means != (meant == from ? to : meant) {
          Issue.record("seed \(seed): \(from) to \(to): ‘\(was)’ in \(path) meant \(meant), ‘\(line)’ means \(means ?? "nothing")")
        }
        if meant == nil, !was.utf8.elementsEqual(line.utf8) { Issue.record("seed \(seed): ‘\(was)’ meant nothing and became ‘\(line)’") }
        if rest(was) != rest(line) { Issue.record("seed \(seed): ‘\(was)’ became ‘\(line)’") }
      }
    }
  }

  /// The line without the name of the file.
  private func rest(_ line: String) -> String {
    line.replacing(/\[\[[^\]#|]*/, with: "[[").replacing(/\]\(<[^>#]*/, with: "](<").replacing(/\]\([^<)#\s][^)#\s]*/, with: "](")
  }

  private func contents(_ path: String, _ paths: [String], _ chance: inout SeededGenerator) -> String {
    var lines: [String] = []
    var front: [String] = []
    for number in 1...12 {
      let target = chance.pick(paths)
      let stem = String(target.split(separator: "/").last?.dropLast(3) ?? "")
      let up = String(repeating: "../", count: path.split(separator: "/").count - 1)
      let place = chance.pick(["", "#h", "#^id"])
      let encoded = (up + target).addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(.init(charactersIn: "/._"))) ?? ""
      let link = chance.pick([
        "[[\(stem)\(place)]]", "[[\(stem)\(place)|shown]]", "![[\(target.dropLast(3))]]",
        "[[\(stem.decomposedStringWithCanonicalMapping).md]]",
        "[[\(stem.uppercased())]]", "[shown](\(encoded)\(place))", "![shown](\(encoded) \"title\")", "`[[\(stem)]]`",
        "[shown](<\(encoded)>)", "[[/\(target.dropLast(3))]]", "[[\(up.isEmpty ? "./" : up)\(target.dropLast(3))\(place)|shown]]",
      ])
      if number > 8 {
        if link.contains("`") { continue }
        let escaped = link.replacing("\"", with: "\\\"")
        let doubled = link.replacing("'", with: "''")
        front += chance.pick([["k\(number): \"\(escaped)\""], ["k\(number): '\(doubled)'"], ["k\(number):", "  - '\(doubled)'"]])
        continue
      }
      lines.append("- \(number) \(link) and more")
    }
    return (chance.chance(50) ? ["---"] + front + ["---"] + lines : lines).joined(separator: "\n") + "\n"
  }
}
