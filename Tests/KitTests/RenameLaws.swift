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
    return chosen(written, in: file)
  }

  /// One of the files of a name: the one in the folder of the link, then the one with the shortest path, then the first.
  private func chosen(_ written: String, in file: String) -> String? {
    let name = key(written)
    let slug = name.components(separatedBy: "/").last
    var named = paths.filter { key($0).components(separatedBy: "/").last == slug }
    if name.contains("/") {
      let exact = named.filter { key($0) == name }
      named = exact.isEmpty ? named.filter { key($0).hasSuffix("/" + name) } : exact
    }
    func folder(_ path: String) -> String { key(path).components(separatedBy: "/").dropLast().joined(separator: "/") }
    let here = named.filter { folder($0) == folder(file) }
    return (here.isEmpty ? named : here).min { one, other in
      let lengths = (one.unicodeScalars.count, other.unicodeScalars.count)
      return lengths.0 != lengths.1 ? lengths.0 < lengths.1 : one.utf8.lexicographicallyPrecedes(other.utf8)
    }
  }

  func markdown(_ destination: String, in file: String) -> String? {
    let words = (destination.removingPercentEncoding ?? destination)
    if words.hasPrefix("/") { return paths.first { key($0) == key(String(words.dropFirst())) } }
    let beside = URL(filePath: "/" + file).deletingLastPathComponent().appending(path: words).standardizedFileURL
    for path in [beside.path(percentEncoded: false).dropFirst(), words[...]] {
      if let found = paths.first(where: { key($0) == key(String(path)) }) { return found }
    }
    let slug = key(words).components(separatedBy: "/").last
    let named = paths.filter { key($0).components(separatedBy: "/").last == slug }
    return named.count == 1 ? named[0] : chosen(words, in: file)
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

  @Test(arguments: 1...120 as ClosedRange<UInt64>)
  func everyLinkMeansWhatItMeant(seed: UInt64) throws {
    var chance = SeededGenerator(seed: seed)
    var files: [String: String] = [:]
    for name in names {
      for folder in folders
      where chance.chance(seed % 2 == 0 ? 30 : 55) && !files.keys.contains(where: { $0.lowercased() == "\(folder)\(name).md".lowercased() })
      {
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
    for edited in rename.edited { result[edited.path] = String(decoding: edited.change.after ?? [], as: UTF8.self) }
    var begun = rename.begun.map { "\($0.path):\($0.line) \($0.means)" }
    let before = NaiveResolver(paths: paths), after = NaiveResolver(paths: result.keys.sorted())
    for path in paths {
      let newPath = path == from ? to : path
      let old = files[path, default: ""].components(separatedBy: "\n"), new = result[newPath, default: ""].components(separatedBy: "\n")
      if old.count != new.count { Issue.record("seed \(seed): \(path) has other lines") }
      for (number, (was, line)) in zip(old, new).enumerated() {
        let meant = before.meaning(of: was, in: path), means = after.meaning(of: line, in: newPath)
        if let meant, means != (meant == from ? to : meant) {
          Issue.record("seed \(seed): \(from) to \(to): ‘\(was)’ in \(path) meant \(meant), ‘\(line)’ means \(means ?? "nothing")")
        }
        if meant == nil, let means {
          let told = begun.firstIndex(of: "\(path):\(number + 1) \(means)")
          if let told { begun.remove(at: told) } else { Issue.record("seed \(seed): ‘\(line)’ in \(path) began to mean \(means), untold") }
        }
        if meant == nil, !was.utf8.elementsEqual(line.utf8) { Issue.record("seed \(seed): ‘\(was)’ meant nothing and became ‘\(line)’") }
        if rest(was) != rest(line) { Issue.record("seed \(seed): ‘\(was)’ became ‘\(line)’") }
      }
    }
    if !begun.isEmpty { Issue.record("seed \(seed): \(from) to \(to): told to begin, and does not: \(begun)") }
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
      let safe = CharacterSet.alphanumerics.union(.init(charactersIn: "/._"))
      let root = ("/" + target).addingPercentEncoding(withAllowedCharacters: safe) ?? ""
      let stemEncoded = stem.addingPercentEncoding(withAllowedCharacters: safe) ?? ""
      let link = chance.pick([
        "[[\(stem)\(place)]]", "[[\(stem)\(place)|shown]]", "![[\(target.dropLast(3))]]",
        "[[\(stem.decomposedStringWithCanonicalMapping).md]]",
        "[[\(stem.uppercased())]]", "[shown](\(encoded)\(place))", "![shown](\(encoded) \"title\")", "`[[\(stem)]]`",
        "[shown](<\(encoded)>)", "[[/\(target.dropLast(3))]]", "[shown](\(root))", "[shown](\(stemEncoded).md)", "[[new]]",
        "[[goals/new|x]]", "[x](new.md)",
        "[[\(chance.pick(names))]]", "[[\(up.isEmpty ? "./" : up)\(target.dropLast(3))\(place)|shown]]",
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
    front.append("aliases: [\(chance.pick(names.filter { !$0.contains("'") })), new]")
    return (chance.chance(50) ? ["---"] + front + ["---"] + lines : lines).joined(separator: "\n") + "\n"
  }
}
