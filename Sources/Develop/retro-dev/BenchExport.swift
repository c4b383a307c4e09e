// An export to measure importers on, plain and zipped.

import CommandKit
import HostSystem
import JournalTestSupport

/// The export of Apple's Health in a folder, or one of our own making, and the same in an archive. What is made goes away with its last use.
final class BenchExport {
  let xml: String
  let zip: String
  private let made: TemporaryFolder

  /// - Parameters:
  ///   - folder: Where an `export.xml` lies; nil for one of our own making.
  ///   - size: Of that, in bytes.
  ///   - program: This program.
  init(_ folder: String?, size: Int, program: String) throws {
    made = try TemporaryFolder()
    zip = PathText.join(made.path, "export.zip")
    if let folder {
      xml = PathText.join(folder, "export.xml")
      guard FileSystem.isFile(xml) else { throw UsageError("there is no ‘export.xml’ in ‘\(folder)’") }
    } else {
      xml = PathText.join(made.path, "export.xml")
      try Self.run("\"$1\" sample \"$2\" > \"$3\"", [program, "\(size)", xml])
    }
    try makeArchive()
  }

  /// How many bytes each takes.
  func sizes() throws -> (xml: Int64, zip: Int64) { (try Self.size(of: xml), try Self.size(of: zip)) }

  /// Puts the export and what lies before it in a phone's archive into one, by APPNOTE.TXT. What is deflated and its checksum are gzip's.
  private func makeArchive() throws {
    let packed = PathText.join(made.path, "packed")
    try Self.run("gzip -nc < \"$1\" > \"$2\"", [xml, packed])
    let clinical = Array("<?xml version=\"1.0\"?>\n<ClinicalDocument xmlns=\"urn:hl7-org:v3\"/>\n".utf8)
    try made.write(clinical, to: "clinical")
    try Self.run("gzip -nc < \"$1\" > \"$2\"", [PathText.join(made.path, "clinical"), PathText.join(made.path, "other")])
    var directory: [UInt8] = []
    var parts: [String] = []
    var place = 0
    let members = [("apple_health_export/export_cda.xml", "other"), ("apple_health_export/export.xml", "packed")]
    for (number, (name, file)) in members.enumerated() {
      let path = PathText.join(made.path, file)
      // Its last eight bytes are the checksum and the size; ten stand before what is deflated.
      let trailer = try Self.lastBytes(of: path)
      let length = Int(try Self.size(of: path)) - 18
      let common =
        Self.halves([20, 0x800, 8, 0, 0x21]) + trailer[..<4] + Self.word(length) + trailer[4...] + Self.halves([name.utf8.count])
      let head = [0x50, 0x4B, 3, 4] + common + Self.halves([0]) + Array(name.utf8)
      directory += [0x50, 0x4B, 1, 2] + Self.halves([20]) + common + [UInt8](repeating: 0, count: 12) + Self.word(place) + Array(name.utf8)
      parts += [try made.write(head, to: "head\(number)"), path]
      place += head.count + length
    }
    let end = [0x50, 0x4B, 5, 6] + Self.halves([0, 0, members.count, members.count]) + Self.word(directory.count) + Self.word(place)
    parts += [try made.write(directory + end + Self.halves([0]), to: "directory"), zip]
    try Self.run(
      "{ cat \"$1\"; tail -c +11 \"$2\" | head -c \"$7\"; cat \"$3\"; tail -c +11 \"$4\" | head -c \"$8\"; cat \"$5\"; } > \"$6\"",
      parts + [parts[1], parts[3]].map { "\(try Self.size(of: $0) - 18)" })
    for path in [parts[1], parts[3]] { try FileSystem.removeFile(path) }
  }

  private static func halves(_ numbers: [Int]) -> [UInt8] {
    numbers.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
  }
  private static func word(_ number: Int) -> [UInt8] { halves([number, number >> 16]) }

  private static func size(of path: String) throws -> Int64 { try FileSystem.stamp(path)?.size ?? 0 }

  private static func lastBytes(of path: String) throws -> [UInt8] {
    var last: [UInt8] = []
    try FileSystem.forEachPiece(of: path) { last = (last + $0.suffix(8)).suffix(8) }
    return last
  }

  private static func run(_ line: String, _ words: [String]) throws {
    let ending = try ChildProcess.runShell(line, words, .current())
    guard ending == .exit(0) else { throw UsageError("‘\(line)’ did not end well: \(ending)") }
  }
}
