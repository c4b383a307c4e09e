// The form of a text that has nothing to do with what it says: byte order mark, line ends, whether the last line ends.

import JournalText

/// Three versions in one form, so that a program that changed every line end changed no line.
struct TextForms {
  private struct Form {
    var hasMark: Bool
    var lineEnd: [UInt8]?
    var isEnded: Bool
  }

  let base: [UInt8]
  let ours: [UInt8]
  let theirs: [UInt8]
  private let form: Form

  /// Nil where a version is not UTF-8, or ends its lines in one way here and another there while the others differ.
  init?(_ sides: MergeSides) {
    let all = [sides.base, sides.ours, sides.theirs]
    guard all.allSatisfy({ bytes in bytes.withUnsafeBufferPointer { String(validating: $0, as: UTF8.self) != nil } }) else { return nil }
    let forms = all.map(Self.form)
    let isBase = !sides.base.isEmpty
    var ends = forms.map(\.lineEnd)
    // A text of one line has no way of its own.
    let known = ends.compactMap { $0 }
    let isMixed = all.contains { Self.isMixed($0) }
    if isMixed {
      // They are lines like any other where all use LF besides; a carriage return is then a byte of its line.
      ends = [[ASCII.lineFeed], [ASCII.lineFeed], [ASCII.lineFeed]]
    } else {
      ends = ends.map { $0 ?? known.first ?? [ASCII.lineFeed] }
    }
    guard isMixed || ends.allSatisfy({ $0 == [ASCII.lineFeed] || $0 == [ASCII.carriageReturn, ASCII.lineFeed] }) else { return nil }
    let baseForm = Form(hasMark: forms[0].hasMark, lineEnd: ends[0], isEnded: forms[0].isEnded)
    form = Form(
      hasMark: Self.choice(isBase ? baseForm.hasMark : nil, forms[1].hasMark, forms[2].hasMark) ?? (forms[1].hasMark || forms[2].hasMark),
      lineEnd: Self.choice(isBase ? ends[0] : nil, ends[1], ends[2]) ?? [ASCII.lineFeed],
      isEnded: Self.choice(isBase ? baseForm.isEnded : nil, forms[1].isEnded, forms[2].isEnded) ?? true)
    let plain = zip(all, forms).map { Self.plain($0, $1, isMixed: isMixed) }
    (base, ours, theirs) = (plain[0], plain[1], plain[2])
  }

  /// What one side alone changed, else what both say; nil where they differ and nothing is known of before.
  private static func choice<Value: Equatable>(_ base: Value?, _ ours: Value, _ theirs: Value) -> Value? {
    if ours == theirs || theirs == base { return ours }
    return base == nil ? nil : theirs
  }

  private static func form(_ bytes: [UInt8]) -> Form {
    let end = bytes.firstIndex(where: \.isLineEnd)
    var lineEnd: [UInt8]?
    if let end {
      if bytes[end] == ASCII.lineFeed {
        lineEnd = [ASCII.lineFeed]
      } else {
        let isPair = end + 1 < bytes.count && bytes[end + 1] == ASCII.lineFeed
        lineEnd = isPair ? [ASCII.carriageReturn, ASCII.lineFeed] : [ASCII.carriageReturn]
      }
    }
    return Form(hasMark: bytes.starts(with: [0xEF, 0xBB, 0xBF]), lineEnd: lineEnd, isEnded: bytes.last?.isLineEnd ?? true)
  }

  /// Whether lines end in more than one way.
  private static func isMixed(_ bytes: [UInt8]) -> Bool {
    guard bytes.contains(ASCII.carriageReturn) else { return false }
    var (pairs, feeds, returns) = (0, 0, 0)
    for (index, byte) in bytes.enumerated() {
      if byte == ASCII.lineFeed {
        if index > 0, bytes[index - 1] == ASCII.carriageReturn { pairs += 1 } else { feeds += 1 }
      } else if byte == ASCII.carriageReturn, index + 1 == bytes.count || bytes[index + 1] != ASCII.lineFeed {
        returns += 1
      }
    }
    return returns > 0 || pairs > 0 && feeds > 0
  }

  /// Without a mark, with line feeds alone, and with an end of the last line.
  private static func plain(_ bytes: [UInt8], _ form: Form, isMixed: Bool) -> [UInt8] {
    var plain = form.hasMark ? Array(bytes.dropFirst(3)) : bytes
    if !isMixed, form.lineEnd == [ASCII.carriageReturn, ASCII.lineFeed] { plain.removeAll { $0 == ASCII.carriageReturn } }
    if let last = plain.last, last != ASCII.lineFeed { plain.append(ASCII.lineFeed) }
    return plain
  }

  /// A merged text in the merged form.
  func restored(_ bytes: [UInt8]) -> [UInt8] {
    var restored: [UInt8] = form.hasMark ? [0xEF, 0xBB, 0xBF] : []
    let body = form.isEnded || bytes.last != ASCII.lineFeed ? bytes[...] : bytes.dropLast()
    if form.lineEnd == [ASCII.lineFeed] {
      restored += body
    } else {
      for byte in body { if byte == ASCII.lineFeed { restored += [ASCII.carriageReturn, ASCII.lineFeed] } else { restored.append(byte) } }
    }
    return restored
  }
}
