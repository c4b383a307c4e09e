// `retro-dev limit`: the least that there is to do with the files of a journal or with an export, to measure against.

import CommandKit
import HostSystem
import JournalText
import SQLiteKit

/// Walks a journal and asks for each file's stamp; or also reads it, scans front matter and boxes, and fills tables with what stands there.
/// Or reads an export and drops it.
struct LimitCommand: Command {
  static let name = "limit"
  static let declaration = CommandDeclaration(
    name, "Do the least there is to do with the files of a journal or with an export, for others to be measured against.",
    operands: [mode, path, database])

  private static let mode = Operand(
    Placeholder("MODE"), .choice(of: Mode.allCases),
    "stat to look at every file; index to read it and fill tables and a full text, too; xml to parse a file; unzip to unpack one.")
  private static let path = Operand(Placeholder("PATH"), "The journal; for xml and unzip the file.")
  private static let database = Operand(optional: Placeholder("DB"), "The database that index makes.")

  private enum Mode: String, CaseIterable { case stat, index, xml, unzip }

  private let mode: Mode
  private let path: String
  private let database: String?

  init(_ arguments: Arguments) throws(UsageError) {
    mode = try arguments[Self.mode]
    path = try arguments[Self.path]
    database = mode == .index ? try arguments[Self.database] : nil
    if mode == .index, database == nil { throw .missing(Self.database) }
  }

  func run(in context: inout DevContext) throws -> ExitStatus {
    switch mode {
    case .stat, .index:
      let files = try FileSystem.walk(path, stamps: true).files
      if let database { try Filling(database).fill(files, of: path) }
      context.print("\(files.count) files, \(files.reduce(0) { $0 + ($1.stamp?.size ?? 0) }) bytes")
    case .xml: context.print("\(try ReadingLimit.parse(path)) lines")
    case .unzip: context.print("\(try ReadingLimit.unpack(path)) bytes")
    }
    return .yes
  }

  /// Tables as simple as they can be: one row a file, tag, number, box and task, and a full text without the text.
  private final class Filling {
    private let connection: Connection
    private let entry, tag, metric, mark, task, text: Statement

    init(_ path: String) throws {
      if FileSystem.exists(path) { try FileSystem.removeFile(path) }
      connection = try Connection(path)
      try connection.run(
        """
        pragma journal_mode = wal; pragma synchronous = off; pragma cache_size = -65536;
        create table e(id integer primary key, path text, mtime int, size int, date text, mood text);
        create table t(tag text, e int, primary key(tag, e)) without rowid;
        create table m(name text, e int, v real, primary key(name, e)) without rowid;
        create table h(name text, e int, state int, line int, primary key(name, e, line)) without rowid;
        create table k(e int, line int, done int, txt text, primary key(e, line)) without rowid;
        create virtual table f using fts5(body, content='', tokenize='unicode61'); begin;
        """)
      entry = try connection.prepare("insert into e values(?, ?, ?, ?, ?, ?)")
      tag = try connection.prepare("insert or ignore into t values(?, ?)")
      metric = try connection.prepare("insert or ignore into m values(?, ?, ?)")
      mark = try connection.prepare("insert into h values(?, ?, ?, ?)")
      task = try connection.prepare("insert into k values(?, ?, ?, ?)")
      text = try connection.prepare("insert into f(rowid, body) values(?, ?)")
    }

    func fill(_ files: [FileWalk.File], of folder: String) throws {
      var bytes: [UInt8] = []
      for (id, file) in files.enumerated() {
        try FileSystem.read(PathText.join(folder, file.path), into: &bytes)
        guard file.path.hasSuffix(".md") else { continue }
        let made = bytes.withUnsafeBytes { buffer in Result { try add(buffer, id, file) } }
        try made.get()
      }
      try connection.run("commit; create index e_date on e(date);")
    }

    private func add(_ bytes: UnsafeRawBufferPointer, _ id: Int, _ file: FileWalk.File) throws {
      func slice(_ range: Range<Int>) -> UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: bytes[range]) }
      for (statement, place) in [(tag, Int32(2)), (metric, 2), (mark, 2), (task, 1)] { statement.bind(place, id) }
      var isFront = false, isInTags = false
      var start = 0, line = 0, body = 0
      var date = 0..<0, mood = 0..<0
      while start < bytes.count {
        let end = bytes[start...].firstIndex(of: ASCII.lineFeed) ?? bytes.count
        defer { (start, line) = (end + 1, line + 1) }
        let text = slice(start..<end)
        if text.elementsEqual("---".utf8), line == 0 || isFront {
          isFront.toggle()
          body = min(end + 1, bytes.count)
        } else if isFront {
          if isInTags, text.starts(with: "  - ".utf8) {
            tag.bind(1, borrowing: slice(start + 4..<end))
            try tag.run()
            continue
          }
          isInTags = text.elementsEqual("tags:".utf8)
          guard let colon = text.firstIndex(of: ASCII.colon), start + colon + 2 < end else { continue }
          let value = start + colon + 2..<end
          if text.starts(with: "date:".utf8) {
            date = value
          } else if text.starts(with: "mood:".utf8) {
            mood = value
          } else if bytes[value.lowerBound].isDigit, let number = Double(String(decoding: slice(value), as: UTF8.self)) {
            metric.bind(1, borrowing: slice(start..<start + colon))
            metric.bind(3, number)
            try metric.run()
          }
        } else if text.count > 6, text.starts(with: "- [".utf8), text[4] == ASCII.closeBracket {
          try addBox(text, line)
        }
      }
      entry.bind(1, id)
      entry.bind(2, file.path)
      entry.bind(3, file.stamp?.modified ?? 0)
      entry.bind(4, file.stamp?.size ?? 0)
      entry.bind(5, borrowing: slice(date))
      entry.bind(6, borrowing: slice(mood))
      try entry.run()
      text.bind(1, id)
      text.bind(2, borrowing: slice(body..<bytes.count))
      try text.run()
    }

    private func addBox(_ line: UnsafeRawBufferPointer, _ number: Int) throws {
      let rest = UnsafeRawBufferPointer(rebasing: line[6...])
      if rest.starts(with: "[[".utf8), let end = rest.firstIndex(of: ASCII.closeBracket) {
        mark.bind(1, borrowing: UnsafeRawBufferPointer(rebasing: rest[2..<end]))
        mark.bind(3, Int(line[3]))
        mark.bind(4, number)
        try mark.run()
      } else {
        task.bind(2, number)
        task.bind(3, line[3] == 0x78 ? 1 : 0)
        task.bind(4, borrowing: rest)
        try task.run()
      }
    }
  }
}
