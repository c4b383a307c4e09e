// Where an id may stand.

public import SQLiteKit
import JournalModel
import JournalText

extension JournalIndex {
  /// The paths of the entries whose text has an id, in whatever case, or something else of the same letters, in the order of their bytes. Reads no
  /// file. Nil where the id has neither letter nor digit.
  public func paths(mentioning id: String) throws(SQLiteError) -> [String]? {
    guard id.utf8.contains(where: { $0.isAlphanumeric }) else { return nil }
    let rows = try connection.prepare(
      "select \(IndexSchema.path) as path from words join file f on f.id = words.rowid where words match ? order by path")
    // A string of the full text's own language: its words, one after the other.
    rows.bind(1, "\"\(id.split(separator: "\"").joined(separator: " "))\"")
    var paths: [String] = []
    while try rows.step() { paths.append(rows.text(0)) }
    return paths
  }
}
