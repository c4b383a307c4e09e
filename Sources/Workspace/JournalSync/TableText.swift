// A table of numbers as lines that a difference can be read in.

import HostSystem
import JournalText
import PlainFormats

/// What `git diff` compares in place of wide rows: a line for each cell that holds anything.
public enum TableText {
  /// The file at a path, `2026-11-20 steps 9000` a line; bytes as they stand where its first column is no date.
  public static func lines(of path: String) throws -> [UInt8] {
    let bytes = try FileSystem.read(path)
    var reader = CSVReader(bytes)
    guard let header = reader.record(), header.first == "date" else { return bytes }
    var lines: [UInt8] = []
    while let row = reader.record() {
      for (name, cell) in zip(header, row).dropFirst() where !cell.isEmpty {
        lines += "\(row[0]) \(name) \(cell)\n".utf8
      }
    }
    return lines
  }
}
