// What a file held when a day began to count.

import JournalText
import HostSystem
public import JournalDates
public import JournalKit
import JournalModel
public import JournalStore

extension Workspace {
  /// What a file held when a day was over, by the commits of this branch: as the last commit of that day or before left it, else as it came first.
  /// - Parameter isProven: Whether only that will do which a commit of that day or later still had: what was changed before that day may have been
  ///   committed after it.
  /// - Returns: Nil where git does not know the file, or is not there.
  public func committed(_ path: String, on day: CalendarDay, isProven: Bool, in journal: Journal) throws -> [UInt8]? {
    let git = Git(folder: journal.root, environment: environment)
    do {
      let versions = try git.log(of: [path], isFollowed: true).filter { $0.new != nil }
      if !isProven { return (versions.last { $0.day <= day } ?? versions.first)?.new }
      // A version stood there until the commit that changed it, whose parent had it still.
      let ends = versions.dropFirst().map { $0.commit + "^" } + ["HEAD"]
      return try zip(versions, ends).first { _, end in try git.day(of: end).map { $0 >= day } ?? false }?.0.new
    } catch let error as WorkspaceError where error.code == .notFound {
      return nil
    }
  }
}

extension Git {
  /// The day of a commit as its author had it; nil where there is none.
  fileprivate func day(of commit: String) throws -> CalendarDay? {
    let answer = try ask(["log", "-1", "--format=%ad", "--date=format:%Y-%m-%d", commit, "--"])
    return answer.isSuccess ? CalendarDay(answer.text) : nil
  }
}
