// A journal and the site of it, for tests.

import Foundation
import HostSystem
import JournalDates
import JournalKit
import JournalLanguage
import JournalModel
import JournalPublishing
import JournalQuery
import JournalStore
import JournalTestSupport

/// A journal in a folder of its own, of which sites are made.
struct SiteTrial {
  let journal: TemporaryFolder
  let other: TemporaryFolder
  let environment: HostSystem.Environment

  /// - Parameter fixture: A journal that is copied; nil for an empty one.
  init(_ fixture: URL? = nil) throws {
    (journal, other) = (try TemporaryFolder(), try TemporaryFolder())
    environment = HostSystem.Environment(["XDG_CACHE_HOME": other.path + "/cache", "XDG_STATE_HOME": other.path + "/state"])
    guard let fixture else {
      try journal.write("", to: "retro.yaml")
      return
    }
    for path in try FileManager.default.subpathsOfDirectory(atPath: fixture.systemPath).sorted() {
      var isFolder: ObjCBool = false
      let file = fixture.appending(path: path)
      if FileManager.default.fileExists(atPath: file.systemPath, isDirectory: &isFolder), !isFolder.boolValue {
        try journal.write(try file.bytes(), to: path)
      }
    }
  }

  /// Makes the site in a folder beside the journal.
  @discardableResult
  func publish(
    _ name: String = "site", include query: String? = nil, on now: String = "2026-11-20T21:00", by calls: SystemCalls = .real
  ) throws -> (report: SiteReport, remarks: [Remark]) {
    let workspace = Workspace(
      environment: environment, language: .english, folder: other.path, journal: journal.path, now: Moment(now))
    let journal = try workspace.journal()
    let wanted = try query.map { (text: $0, query: try Query($0, on: try workspace.today(in: journal))) }
    let report = try workspace.publish(SiteRequest(in: name, of: wanted), of: journal, by: calls)
    return (report, workspace.takeRemarks())
  }

  /// All files of a site by their paths.
  func files(_ name: String = "site") throws -> [String: [UInt8]] {
    let folder = other.url.appending(path: name)
    var files: [String: [UInt8]] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.systemPath) {
      var isFolder: ObjCBool = false
      let file = folder.appending(path: path)
      if FileManager.default.fileExists(atPath: file.systemPath, isDirectory: &isFolder), !isFolder.boolValue {
        files[path] = try file.bytes()
      }
    }
    return files
  }

  func page(_ path: String, of name: String = "site") throws -> String {
    String(decoding: try other.read("\(name)/\(path)"), as: UTF8.self)
  }
}

/// A small picture of one grey point.
let onePoint: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1]
