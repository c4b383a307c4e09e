// A journal in which every place that can carry text carries what a terminal would obey.

import Foundation
import JournalTestSupport

/// The files of Tests/Fixtures/hostile/journal.txt in a home of their own, and what of an answer would steer a terminal.
struct HostileJournal {
  let home: TemporaryFolder
  let root: URL

  /// In a text of a file, on one line.
  static let text = "\u{1B}[31m\u{1B}]0;t\u{7}\u{9B}32m\u{202E}\u{2066}\u{200F}\u{2028}\u{7F}\u{61C}"
  /// In a name or a word: a line end stands in it.
  static let name = "\u{1B}[31m\nINJECTED\u{9B}\u{202E}\u{2066}\u{7F}\u{200E}"
  /// In double quotes of YAML.
  static let escapes = #"\e[31m\a\x9b\u202e\u2066\u200f\u2028\x7f\0\nINJECTED\rINJECTED"#

  init() throws {
    home = try TemporaryFolder()
    root = home.url.appending(path: "journal")
    let text = try Repository.fixtures.appending(path: "hostile/journal.txt").text()
    for part in text.components(separatedBy: "\n=== ").dropFirst() {
      let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      let path = bytes(of: lines[0].replacing("☠", with: Self.name))
      let contents = lines.count < 2 ? "" : lines[1].replacing("☠", with: Self.text).replacing("☣", with: Self.escapes) + "\n"
      try write(bytes(of: contents), to: path)
    }
  }

  /// Names may be no UTF-8, so they are bytes here.
  private func write(_ contents: [UInt8], to path: [UInt8]) throws {
    var folder = Array(root.systemPath.utf8)
    mkdir(folder.map { CChar(bitPattern: $0) } + [0], 0o755)
    for part in path.split(separator: 0x2F).dropLast() {
      folder += [0x2F] + part
      mkdir(folder.map { CChar(bitPattern: $0) } + [0], 0o755)
    }
    let whole = Array(root.systemPath.utf8) + [0x2F] + path
    let file = open(whole.map { CChar(bitPattern: $0) } + [0], O_CREAT | O_WRONLY | O_TRUNC, 0o644)
    guard file >= 0 else { throw CocoaError(.fileWriteUnknown) }
    try FileHandle(fileDescriptor: file, closeOnDealloc: true).write(contentsOf: Data(contents))
  }

  private func bytes(of text: some StringProtocol) -> [UInt8] {
    text.components(separatedBy: "⚑").map { Array($0.utf8) }.joined(separator: [0xFF, 0xFE]).map { $0 }
  }

  var environment: [String: String] {
    [
      "HOME": home.path, "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "TZ": "UTC", "LC_ALL": "C.UTF-8",
      "RETRO_NOW": "2026-11-20T21:00", "TERM": "xterm-256color", "COLUMNS": "200",
    ]
  }

  /// What of these bytes would steer a terminal, or pass for a line of the program's own; nil where nothing would.
  /// - Parameter isScreen: Whether a terminal got them, whose frames move the cursor.
  static func failure(in bytes: [UInt8], isScreen: Bool) -> String? {
    guard let text = String(validating: bytes, as: UTF8.self) else { return "no UTF-8" }
    var rest = isScreen ? text.replacing("\r\n", with: "\n") : text
    rest.replace(/\u{1B}\[(0|1|2|4|[39][0-7]|1;[39][0-7]|((1|4);)?38;(5;\d+|2;\d+;\d+;\d+))m/, with: "")
    rest.replace(/\u{1B}\]8;;(file:\/\/[-A-Za-z0-9._~\/%#]*)?\u{1B}\\/, with: "")
    if isScreen {
      rest.replace(/\u{1B}\[(\?25[lh]|\?2004[lh]|\d*[ABCDKJ]|H|2J)/, with: "")
      // By scalars: before a line end it is no character of its own.
      rest.unicodeScalars.removeAll { $0 == "\r" }
    }
    if let index = rest.unicodeScalars.firstIndex(where: { steers($0) }) {
      let scalar = rest.unicodeScalars[index]
      return "U+\(String(scalar.value, radix: 16)) behind ‘\(String(rest.unicodeScalars[..<index].suffix(40)))’"
    }
    // A name with a line end is no line of its own; rows that were broken for want of room begin below long ones.
    let lines = rest.components(separatedBy: "\n")
    for (above, line) in zip(lines, lines.dropFirst()) where line.drop(while: { $0 == " " }).hasPrefix("INJECTED") && above.count < 60 {
      return "a line of its own: ‘\(line)’ below ‘\(above)’"
    }
    return nil
  }

  private static func steers(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0x00..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
