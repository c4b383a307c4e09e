// How much a file, a folder and a target may hold.

import Foundation
import Testing

@Suite struct RoomTests {
  @Test func aFileHasOneSubject() throws {
    for target in try Manifest.targets() {
      for source in try target.sources() {
        let lines = count(source.text)
        if lines >= 400 { Issue.record("\(target.name)/\(source.path) has \(lines) lines") }
      }
    }
  }

  @Test func aFolderIsSeenAtALook() throws {
    for target in try Manifest.targets() {
      let folders = Dictionary(grouping: try target.sources()) { ($0.path as NSString).deletingLastPathComponent }
      for (folder, files) in folders where files.count > 25 {
        Issue.record("\(target.name)/\(folder) has \(files.count) files; 25 are enough")
      }
    }
  }

  /// A target that has grown says why, and how far.
  @Test func aTargetKeepsItsSize() throws {
    for target in try Manifest.targets() {
      let lines = try target.sources().reduce(0) { $0 + count($1.text) }
      if lines > target.limit { Issue.record("\(target.name) has \(lines) lines; the manifest allows \(target.limit)") }
      guard target.limit != Manifest.usualLimit else { continue }
      if target.reason.isEmpty { Issue.record("the manifest does not say why \(target.name) is so large") }
      if lines <= Manifest.usualLimit { Issue.record("\(target.name) has \(lines) lines and needs no limit of its own") }
      // A limit follows what it limits down, so that what was won is not lost again.
      if target.limit - lines > 300 { Issue.record("\(target.name) has \(lines) lines; lower the manifest's \(target.limit)") }
    }
  }

  private func count(_ text: String) -> Int { text.utf8.count { $0 == 0x0A } }
}
