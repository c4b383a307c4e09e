// What a file held on an earlier day.

import JournalText
public import JournalDates
public import JournalKit
import JournalModel
public import JournalStore

extension Workspace {
  /// What a file held when a day was over, by the commits of this branch: as the last one of that day or before it left it, else as it came first.
  /// - Returns: Nil where git does not know the file, or is not there.
  public func committed(_ path: String, on day: CalendarDay, in journal: Journal) throws -> [UInt8]? {
    do {
      let versions = try Git(folder: journal.root, environment: environment).log(of: [path], isFollowed: true).filter { $0.new != nil }
      return (versions.last { $0.day <= day } ?? versions.first)?.new
    } catch let error as WorkspaceError where error.code == .notFound {
      return nil
    }
  }
}
