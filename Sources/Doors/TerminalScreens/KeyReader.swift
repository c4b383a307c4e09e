// What a terminal sends, read as keys.

/// Turns the bytes of a terminal into keys, wherever reading cuts them: characters of several bytes, the sequences of xterm, rxvt, tmux,
/// kitty and the Linux console, and bracketed pastes. Any bytes give some keys, and what no key of ours is gives none.
public struct KeyReader: Sendable {
  /// Bytes that may be the beginning of something longer.
  private var held: [UInt8] = []
  /// What was pasted so far, while a paste lasts.
  private var pasted: [UInt8]?

  public init() {}

  /// How many milliseconds to wait for more before `flush`; nil where nothing waits to be completed.
  ///
  /// A lone Escape is told from a sequence by the silence after it. A paste may stall on a slow line, and must not be ended early: the
  /// line ends that still come would be taken for Enter.
  public var patience: Int? { pasted != nil ? 3_000 : held.isEmpty ? nil : 50 }

  /// The keys that are complete with these bytes.
  public mutating func read(_ bytes: some Sequence<UInt8>) -> [Key] {
    held += bytes
    return take(isFinal: false)
  }

  /// Time has passed and nothing came: what is held is taken for what it is.
  public mutating func flush() -> [Key] {
    guard let text = pasted else { return take(isFinal: true) }
    // The end of the paste was lost.
    let key = Key.paste(String(decoding: text + held, as: UTF8.self))
    (pasted, held) = (nil, [])
    return [key]
  }

  private mutating func take(isFinal: Bool) -> [Key] {
    var keys: [Key] = []
    var at = 0
    reading: while at < held.count {
      if let text = pasted {
        let end = Self.endOfPaste(in: held[at...])
        pasted = text + held[at..<end.text]
        at = end.next
        guard end.isFound else { break }
        keys.append(.paste(String(decoding: pasted ?? [], as: UTF8.self)))
        pasted = nil
        continue
      }
      switch KeySequence(held[at...], isFinal: isFinal) {
      case .incomplete: break reading
      case .keys(let found, let length):
        keys += found
        at += length
      case .pasteBegins(let length):
        pasted = []
        at += length
      }
    }
    held.removeFirst(at)
    return keys
  }

  /// Where the paste's text ends and what follows begins. Where its end has not come, the last bytes may be the beginning of it.
  private static func endOfPaste(in bytes: ArraySlice<UInt8>) -> (text: Int, next: Int, isFound: Bool) {
    let mark = Array("\u{1B}[201~".utf8)
    var at = bytes.startIndex
    while at < bytes.endIndex {
      if bytes[at] == mark[0], mark.starts(with: bytes[at...].prefix(mark.count)) {
        let isFound = bytes.endIndex - at >= mark.count
        return (at, isFound ? at + mark.count : at, isFound)
      }
      at += 1
    }
    return (at, at, false)
  }
}
