// Two versions of each file that differs, as git or the disk has them.

import HostSystem
import JournalFormat
import JournalKit
import JournalLanguage
import JournalMerge
import JournalStore
import JournalText

/// A version of a whole journal.
enum JournalVersion: Hashable {
  /// A commit or a tree of git.
  case tree(String)
  /// The files as they are.
  case workTree
}

/// A file that is not the same in two versions of a journal.
struct FileVersions: Sendable {
  /// A file as one version has it.
  struct Content: Sendable, Equatable {
    /// Nil where it is nothing that a journal says: a picture, or too large.
    var bytes: [UInt8]?
  }

  /// Its path in the journal: where it stands now, or stood last.
  var path: String
  /// Where it stood before, where that was elsewhere.
  var oldPath: String?
  var old: Content?
  var new: Content?

  /// Whether it is text that is compared.
  static func isRead(_ path: String) -> Bool { JournalMerge.Kind(path: path) != .text }
}

extension Git {
  /// What `git diff --raw` says of a file.
  private struct Raw {
    var path: String
    /// Nil where there is none, or the bytes stand in the work tree.
    var old: String?
    var new: String?
    var isOld: Bool
    var isNew: Bool
  }

  /// The files below this folder that differ, by their paths from it.
  /// - Parameter path: Only this file.
  /// - Parameter raw: What `rawDifferences` was answered of the same, where it was asked before.
  func differences(from old: String, to new: JournalVersion, only path: String? = nil, raw: Answer? = nil) throws -> [FileVersions] {
    var raws = Self.raws(try raw ?? run(Self.rawDifferences(from: old, to: new, only: path)))
    if new == .workTree {
      let known = Set(raws.map(\.path))
      raws += try run(["ls-files", "--others", "--exclude-standard", "-z", "--", path ?? "."]).list.filter { !known.contains($0) }
        .map { Raw(path: $0, old: nil, new: nil, isOld: false, isNew: true) }
    }
    return try renamed(read(raws, new)).sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The words that ask git which files differ.
  static func rawDifferences(from old: String, to new: JournalVersion, only path: String? = nil) -> [String] {
    var words = ["diff", "--raw", "-z", "--no-abbrev", "--no-renames", "--relative", "--ignore-submodules=all", "--end-of-options", old]
    if case .tree(let tree) = new { words.append(tree) }
    return words + ["--", path ?? "."]
  }

  private static func raws(_ answer: Answer) -> [Raw] {
    let parts = answer.bytes.split(separator: 0)
    var (raws, seen, next) = ([Raw](), Set<String>(), 0)
    raws.reserveCapacity(parts.count / 2)
    while next + 1 < parts.count {
      // `:MODE MODE OBJECT OBJECT STATUS`, then the path.
      let words = parts[next].dropFirst().split(separator: ASCII.space)
      let path = String(decoding: parts[next + 1], as: UTF8.self)
      next += 2
      // Neither a submodule nor a symbolic link is a file of a journal.
      guard words.count >= 5, !words.prefix(2).contains(where: { others.contains(Array($0)) }), seen.insert(path).inserted else { continue }
      func isThere(_ word: ArraySlice<UInt8>) -> Bool { word.contains { $0 != 0x30 } }
      func object(_ word: ArraySlice<UInt8>) -> String? { isThere(word) ? String(decoding: word, as: UTF8.self) : nil }
      raws.append(
        Raw(path: path, old: object(words[2]), new: object(words[3]), isOld: isThere(words[0]), isNew: isThere(words[1])))
    }
    return raws
  }

  /// The modes of submodules and of symbolic links.
  private static let others = ["160000", "120000"].map { Array($0.utf8) }

  /// Reads what is compared: objects in one go, the work tree file by file.
  private func read(_ raws: [Raw], _ version: JournalVersion) throws -> [FileVersions] {
    var objects: [String] = []
    for raw in raws where FileVersions.isRead(raw.path) {
      if let old = raw.old { objects.append(old) }
      if version != .workTree, let new = raw.new { objects.append(new) }
    }
    let contents = try contents(of: objects)
    return try raws.compactMap { raw in
      let isRead = FileVersions.isRead(raw.path)
      var file = FileVersions(path: raw.path)
      if raw.isOld { file.old = FileVersions.Content(bytes: isRead ? raw.old.flatMap { contents[$0] } : nil) }
      if raw.isNew {
        let disk = PathText.join(folder, raw.path)
        if version != .workTree {
          file.new = FileVersions.Content(bytes: isRead ? raw.new.flatMap { contents[$0] } : nil)
        } else if FileSystem.isFile(disk) {
          file.new = FileVersions.Content(bytes: isRead ? try FileSystem.read(disk) : nil)
        }
      }
      if file.old == nil, file.new == nil { return nil }
      return isRead && file.old == file.new && file.old?.bytes != nil ? nil : file
    }
  }

  /// What went from one path and came to another, saying most of the same, is one file. Pairs are looked for among few files alone.
  private func renamed(_ files: [FileVersions]) -> [FileVersions] {
    let gone = files.indices.filter { files[$0].new == nil && files[$0].old?.bytes != nil }
    let begun = files.indices.filter { files[$0].old == nil && files[$0].new?.bytes != nil }
    if gone.isEmpty || begun.isEmpty || gone.count * begun.count > 40_000 { return files }
    func lines(_ bytes: [UInt8]?) -> Set<ArraySlice<UInt8>> { Set((bytes ?? []).split(separator: ASCII.lineFeed).filter { $0.count > 3 }) }
    let news = begun.map { lines(files[$0].new?.bytes) }
    var (result, taken, dropped) = (files, Set<Int>(), Set<Int>())
    for place in gone {
      let old = lines(files[place].old?.bytes)
      var best: (other: Int, likeness: Double)?
      for (index, other) in begun.enumerated() where !taken.contains(other) {
        guard PathText.name(files[place].path).suffix(4) == PathText.name(files[other].path).suffix(4) else { continue }
        let isSame = files[place].old == files[other].new
        let total = old.count + news[index].count
        let likeness = isSame ? 1 : total == 0 ? 0 : 2 * Double(old.intersection(news[index]).count) / Double(total)
        if likeness >= 0.5, likeness > best?.likeness ?? 0 { best = (other, likeness) }
      }
      guard let best else { continue }
      taken.insert(best.other)
      dropped.insert(place)
      (result[best.other].oldPath, result[best.other].old) = (files[place].path, files[place].old)
    }
    return result.indices.filter { !dropped.contains($0) }.map { result[$0] }
  }
}
