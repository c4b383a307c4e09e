// A change set as a file. Fields say their own length, so old and new text stand there as they are, whatever bytes they hold:
//
//     retro change set 1
//     time 22:2026-11-20T09:30+09:00
//     word 5:retro
//     …
//     end 0:

import HostSystem

extension ChangeSet {
  private static let head = Array("retro change set 1\n".utf8)

  /// The bytes that `init(bytes:)` reads.
  public var bytes: [UInt8] {
    var out = Self.head
    func add(_ name: String, _ value: some Collection<UInt8>) {
      out += Array("\(name) \(value.count):".utf8) + value
      out.append(0x0A)
    }
    add("time", "\(time)\(time.time == nil ? "" : time.offset ?? "")".utf8)
    if !id.isEmpty { add("id", id.utf8) }
    for word in words { add("word", word.utf8) }
    if let undoes { add("undoes", String(undoes).utf8) }
    if let index { add("index", ([index.isSettled ? "settled" : "open", index.state] + index.entries).joined(separator: "\0").utf8) }
    for folder in madeFolders { add("made", folder.utf8) }
    for folder in leftFolders { add("left", folder.utf8) }
    for file in files {
      add("file", file.path.utf8)
      add("before", Self.text(of: file.before).utf8)
      add("after", Self.text(of: file.after).utf8)
      if let attributes = file.attributes { add("attributes", "\(attributes.mode) \(attributes.owner) \(attributes.group)".utf8) }
      add("offset", String(file.offset).utf8)
      add("old", file.old)
      add("new", file.new)
    }
    add("end", "".utf8)
    return out
  }

  /// Reads a saved set; nil for anything that is none, is cut short, or was written by a program that knows more.
  public init?(bytes: [UInt8]) {
    guard bytes.starts(with: Self.head) else { return nil }
    var reader = FieldReader(bytes: bytes, position: Self.head.count)
    var words: [String] = []
    var time: Moment?
    var undoes: Int?
    var id = ""
    var index: IndexChange?
    var made: [String] = []
    var left: [String] = []
    var files: [File] = []
    var isComplete = false
    while !isComplete {
      guard let (name, value) = reader.next() else { return nil }
      let text = String(decoding: value, as: UTF8.self)
      switch name {
      case "time": time = Moment(text)
      case "id": id = text
      case "word": words.append(text)
      case "undoes": undoes = Int(text)
      case "index":
        let parts = value.split(separator: 0, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
        guard parts.count > 1 else { return nil }
        index = IndexChange(isSettled: parts[0] == "settled", state: parts[1], entries: Array(parts[2...]))
      case "made": made.append(text)
      case "left": left.append(text)
      case "file":
        guard let file = Self.file(text, &reader) else { return nil }
        files.append(file)
      case "end": isComplete = true
      default: return nil
      }
    }
    guard let time, reader.isAtEnd else { return nil }
    self.init(words: words, time: time, files: files, madeFolders: made, leftFolders: left, undoes: undoes, index: index, id: id)
  }

  private static func file(_ path: String, _ reader: inout FieldReader) -> File? {
    guard let before = state(reader.text("before")), let after = state(reader.text("after")), !path.isEmpty else { return nil }
    var attributes: FileAttributes?
    if let text = reader.text("attributes") {
      let numbers = text.split(separator: " ").compactMap { UInt32($0) }
      guard numbers.count == 3 else { return nil }
      attributes = FileAttributes(mode: numbers[0], owner: numbers[1], group: numbers[2])
    }
    guard let offset = reader.text("offset").flatMap({ Int($0) }), offset >= 0, let old = reader.bytes("old"), let new = reader.bytes("new")
    else { return nil }
    return File(path: path, before: before, after: after, offset: offset, old: old, new: new, attributes: attributes)
  }

  /// `-`, or length and hash.
  private static func text(of state: State) -> String {
    switch state {
    case .absent: "-"
    case .present(let length, let hash): "\(length) \(hash.text)"
    }
  }

  private static func state(_ text: String?) -> State? {
    guard let text else { return nil }
    if text == "-" { return .absent }
    let parts = text.split(separator: " ")
    guard parts.count == 2, let length = Int(parts[0]), length >= 0, let hash = ContentHash(text: String(parts[1])) else { return nil }
    return .present(length: length, hash: hash)
  }
}

/// Reads `name length:bytes` fields.
private struct FieldReader {
  let bytes: [UInt8]
  var position: Int

  var isAtEnd: Bool { position == bytes.count }

  mutating func next() -> (name: String, value: ArraySlice<UInt8>)? {
    guard let space = bytes[position...].prefix(16).firstIndex(of: 0x20),
      let colon = bytes[space...].prefix(16).firstIndex(of: 0x3A),
      let length = Int(String(decoding: bytes[(space + 1)..<colon], as: UTF8.self)), length >= 0, length < bytes.count - colon - 1
    else { return nil }
    let end = colon + 1 + length
    guard bytes[end] == 0x0A else { return nil }
    let name = String(decoding: bytes[position..<space], as: UTF8.self)
    position = end + 1
    return (name, bytes[(colon + 1)..<end])
  }

  /// The value of the next field if it has this name.
  mutating func bytes(_ name: String) -> [UInt8]? {
    let start = position
    if let field = next(), field.name == name { return Array(field.value) }
    position = start
    return nil
  }

  mutating func text(_ name: String) -> String? { bytes(name).map { String(decoding: $0, as: UTF8.self) } }
}
