// Names that are none on other systems, and so keep a journal from being copied, synchronised or checked out there.

import HostSystem
import JournalFormat
import JournalKit
import JournalModel
import JournalStore
import JournalText

extension SetupCheck {
  /// Files and folders whose names other systems refuse, each once however much lies in a folder.
  func namesThatBreak(_ paths: [String]) -> [SetupFinding] {
    var found: [SetupFinding] = []
    var seen: Set<[UInt8]> = []
    for path in paths {
      var end = path.startIndex
      while end < path.endIndex {
        let start = end == path.startIndex ? end : path.utf8.index(after: end)
        end = path.utf8[start...].firstIndex(of: ASCII.slash) ?? path.endIndex
        let part = String(path[..<end])
        guard seen.insert(Array(part.utf8)).inserted, let issue = PortableName.issue(of: String(path[start..<end])) else { continue }
        found.append(finding(issue, of: part, isFolder: end < path.endIndex))
      }
      if let issue = PortableName.issue(ofPath: path) { found.append(finding(issue, of: path, isFolder: false)) }
    }
    return found
  }

  private func finding(_ issue: PortableName.Issue, of path: String, isFolder: Bool) -> SetupFinding {
    let name = PathText.name(path)
    let isPrintable = name.unicodeScalars.allSatisfy { $0.value >= 0x20 }
    let signs = name.unicodeScalars.map { $0.value < 0x20 ? Unicode.Scalar(0x2400 + $0.value) ?? $0 : $0 }
    let whole = String(String.UnicodeScalarView(signs))
    let shown = whole.utf8.count > 60 ? "\(whole.prefix(40))…" : whole
    let folder = PathText.parent(path)
    let place = folder == "." || issue.isOfPath ? "" : " in ‘\(folder)’"
    let way: String
    if isFolder {
      way = "give the folder another name, such as ‘\(issue.name)’; ‘retro rename’ moves a file and every link to it"
    } else if issue.isOfPath {
      way = "give it a shorter name, or fewer folders: ‘retro rename’ moves a file and every link to it"
    } else if isPrintable, PathText.fileExtension(path).lowercased() == "md" {
      way = "‘retro rename \(ShellText.quoted(path)) \(ShellText.quoted(issue.name))’ gives it another"
    } else {
      way = "give it another name, such as ‘\(issue.name)’, and change the links to it"
    }
    return SetupFinding(.foreignName, .warning, "‘\(shown)’\(place) \(issue.reason)", help: way, path: path)
  }
}
