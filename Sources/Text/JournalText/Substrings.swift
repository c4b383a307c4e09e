// Looking for a text in a text, byte by byte.
//
// What the standard library has for this lies in its engine of regular expressions, 1.3 MB of every program that asks for it.

extension StringProtocol {
  public func contains(text part: String) -> Bool { part.isEmpty || firstRange(ofText: part) != nil }

  /// Where `part` stands first; nil also where it is empty.
  public func firstRange(ofText part: String) -> Range<Index>? {
    guard !part.isEmpty else { return nil }
    var start = utf8.startIndex
    while let place = utf8[start...].firstIndex(of: part.utf8.first ?? 0) {
      if utf8[place...].starts(with: part.utf8) { return place..<utf8.index(place, offsetBy: part.utf8.count) }
      start = utf8.index(after: place)
    }
    return nil
  }
}
