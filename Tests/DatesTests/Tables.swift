// The cases of these tests, one a line.

import Foundation
import JournalTestSupport

let dates = Repository.fixtures.appending(path: "dates")

/// The lines of a table, each cut at its tabs; lines that begin with `#` say what the columns are.
func rows(_ name: String) throws -> [[String]] {
  let lines = try dates.appending(path: name).text().split(separator: "\n").filter { !$0.hasPrefix("#") }
  return lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
}
