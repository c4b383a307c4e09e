// The least that there is to do with an export: to parse it and drop it, to unpack it and drop it.

import CExpat
import CommandKit
import HostSystem
import StreamKit

enum ReadingLimit {
  /// Parses XML by expat, with handlers that do nothing.
  /// - Returns: The number of lines.
  static func parse(_ path: String) throws -> Int {
    guard let parser = XML_ParserCreate("UTF-8") else { throw UsageError("there is no memory for a parser") }
    defer { XML_ParserFree(parser) }
    XML_SetElementHandler(parser, { _, _, _ in }, { _, _ in })
    var isXML = true
    try FileSystem.forEachPiece(of: path) { piece in
      let start = piece.bindMemory(to: CChar.self).baseAddress
      if isXML { isXML = XML_Parse(parser, start, Int32(piece.count), 0) != XML_STATUS_ERROR }
    }
    let line = Int(XML_GetCurrentLineNumber(parser))
    guard isXML, XML_Parse(parser, nil, 0, 1) != XML_STATUS_ERROR else { throw UsageError("‘\(path)’ is no XML in line \(line)") }
    return line
  }

  /// Unpacks every member of an archive.
  /// - Returns: The number of bytes.
  static func unpack(_ path: String) throws -> Int {
    let file = try ExportFile(path, size: Int(try FileSystem.stamp(path)?.size ?? 0))
    while try file.nextMember() != nil {
      while try file.nextPiece() != nil {}
    }
    return file.byteCount
  }
}
