// Looking for a text in a text, byte by byte.
//
// What the standard library has for this lies in its engine of regular expressions, 1.3 MB of every program that asks for it.

extension StringProtocol {
  public func contains(text part: String) -> Bool { part.isEmpty || firstRange(ofText: part) != nil }

  /// Where `part` stands first; nil also where it is empty.
  public func firstRange(ofText part: String) -> Range<Index>? {
    var part = part
    guard let place = part.withUTF8({ place(of: $0) }) else { return nil }
    let start = utf8.index(utf8.startIndex, offsetBy: place)
    return start..<utf8.index(start, offsetBy: part.utf8.count)
  }

  /// How many bytes stand before `part`; nil where it is empty or nowhere.
  private func place(of part: UnsafeBufferPointer<UInt8>) -> Int? {
    // All texts but those of other systems lie in one piece.
    utf8.withContiguousStorageIfAvailable { $0.firstPlace(of: part) } ?? Array(utf8).withUnsafeBufferPointer { $0.firstPlace(of: part) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func firstPlace(of part: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = part.first, count >= part.count else { return nil }
    for place in 0...(count - part.count) where self[place] == first {
      if part.indices.allSatisfy({ self[place + $0] == part[$0] }) { return place }
    }
    return nil
  }
}
