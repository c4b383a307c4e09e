// What the names of a journal's files tell of trouble.

import HostSystem
import JournalFormat
import JournalKit
import JournalStore
import JournalText

extension SetupCheck {
  func files(of journal: Journal) -> [SetupFinding] {
    let walk: FileWalk
    do throws(HostError) {
      walk = try FileSystem.walk(journal.root, skipping: { Self.foreign.contains(PathText.name($0)) })
    } catch {
      return [SetupFinding(.unreadable, .error, error.description, help: "see that you may read it", path: journal.root)]
    }
    var found = walk.problems.map {
      SetupFinding(.unreadable, .warning, "\($0)", help: "see that you may read it, or rename it", path: $0.path)
    }
    let paths = walk.files.map(\.path)
    found += collisions(paths) + namesThatBreak(paths)
    let names = Set(paths.map { Array($0.utf8) })
    func isCopied(_ path: String, of original: String) -> Bool {
      names.contains(Array(original.utf8)) && Self.isVersion(journal.diskPath(path), of: journal.diskPath(original))
    }
    for path in paths {
      if FileSystem.isLeftover(name: PathText.name(path)) {
        // Half of a text of ours is nobody's loss; anything else may be somebody's only copy.
        let isUnfinished = FileSystem.isUnfinished(name: PathText.name(path))
        found.append(
          SetupFinding(
            .leftover, isUnfinished ? .hint : .warning, "‘\(path)’ was left by a command that was interrupted",
            help: isUnfinished
              ? "the next command that writes in its folder removes it" : "compare it with the file it is named after, then remove it",
            path: path))
      } else if let original = SyncCopy.original(of: path) ?? journal.nearOriginal(of: path) {
        found.append(copy(path, of: original, way: "‘retro resolve \(ShellText.quoted(original))’ merges it into ‘\(original)’ and removes it"))
      } else if let original = Self.numbered(path), isCopied(path, of: original) {
        found.append(copy(path, of: original, way: "take what you miss into ‘\(original)’, then remove it"))
      }
    }
    return found + forbidden(paths, in: journal)
  }

  private func copy(_ path: String, of original: String, way: String) -> SetupFinding {
    SetupFinding(
      .syncConflict, .warning, "‘\(path)’ looks like another version of ‘\(original)’ that a folder sync left", help: way, path: path)
  }

  /// What this person may not read or change, a finding for each of the two however many files it is about.
  private func forbidden(_ paths: [String], in journal: Journal) -> [SetupFinding] {
    var found: [SetupFinding] = []
    let unreadable = paths.filter { !FileSystem.isReadable(journal.diskPath($0)) }
    if let first = unreadable.first {
      let (rest, them) = unreadable.count == 1 ? ("", "it, if it is") : (" and \(unreadable.count - 1) more", "them, if they are")
      found.append(
        SetupFinding(.unreadable, .warning, "you may not read ‘\(first)’\(rest)", help: "‘chmod u+r’ \(them) yours", path: first))
    }
    let unwritable = Set(paths.map { PathText.parent($0) } + ["."]).sorted().filter { folder in
      let disk = folder == "." ? journal.root : journal.diskPath(folder)
      return !folder.hasPrefix(".git") && FileSystem.isDirectory(disk) && !FileSystem.isWritable(disk)
    }
    if let first = unwritable.first {
      let shown = first == "." ? journal.root : first
      let count = unwritable.count - 1
      let (place, reason, them) =
        count == 0
        ? ("‘\(shown)’", "the folder is not writable", "it, if it is")
        : ("‘\(shown)’ and \(count) more folder\(count == 1 ? "" : "s")", "the folders are not writable", "them, if they are")
      found.append(
        SetupFinding(
          .unwritable, .warning, "files in \(place) cannot be changed: \(reason)", help: "‘chmod u+w’ \(them) yours", path: shown))
    }
    return found
  }

  /// Names that other systems take for one: equal but for case, or for how an accent is composed.
  private func collisions(_ paths: [String]) -> [SetupFinding] {
    var groups: [String: [String]] = [:]
    // `==` on text takes composed and decomposed accents for the same already.
    for path in paths { groups[path.lowercased(), default: []].append(path) }
    return groups.values.filter { $0.count > 1 }.sorted { $0[0].utf8.lexicographicallyPrecedes($1[0].utf8) }.map { group in
      SetupFinding(
        .caseCollision, .warning, "these names are one name on other systems: \(group.joined(separator: ", "))",
        help: "‘retro rename’ gives one of them another name", path: group[0])
    }
  }
}

extension SetupCheck {
  /// Folders of other programs, with what those have thrown away: no text of the journal's lies there.
  private static let foreign: Set<String> = [".git", ".obsidian", ".trash"]

  /// The path of the file beside which `name 2.md` may be a copy: iCloud and Finder call copies so, and people call files so.
  private static func numbered(_ path: String) -> String? {
    let (stem, ending) = (PathText.stem(path), PathText.fileExtension(path))
    guard let blank = stem.lastIndex(of: " "), blank != stem.startIndex else { return nil }
    let number = stem[stem.index(after: blank)...]
    // Pictures are numbered by whoever takes them.
    guard number.utf8.count == 1, ("2"..."9").contains(number), texts.contains(ending.lowercased()) else { return nil }
    let name = stem[..<blank] + (ending.isEmpty ? "" : ".\(ending)")
    let folder = PathText.parent(path)
    return folder == "." ? String(name) : PathText.join(folder, String(name))
  }

  private static let texts: Set<String> = ["md", "csv", "yaml", "yml", "txt", "canvas", "base"]

  /// Whether two files are versions of one text: two thirds of the lines of the shorter one stand in the other, at least.
  private static func isVersion(_ path: String, of original: String) -> Bool {
    // What cannot be read is told of elsewhere.
    guard let copy = lines(of: path), let first = lines(of: original) else { return false }
    let (few, many) = copy.count < first.count ? (copy, Set(first)) : (first, Set(copy))
    return few.isEmpty ? many.isEmpty : 3 * few.count { many.contains($0) } >= 2 * few.count
  }

  /// The lines that say something, without the blanks around them.
  private static func lines(of path: String) -> [[UInt8]]? {
    FileSystem.readIfReadable(path)?.split(whereSeparator: \.isLineEnd).compactMap { line in
      let start = line.drop(while: \.isBlank)
      // Fences and marks alone say nothing.
      return start.count { $0.isAlphanumeric || $0 >= 0x80 } < 2 ? nil : Array(start)
    }
  }
}
