// Answers as lines, for programs that take one thing at a time.

extension JSONValue {
  /// The elements of an answer's list, a line each with nothing around them. What is no list, but one thing or a change, is one line.
  /// - Parameter list: The member that is the list; nil for the first array of what is no change.
  public func lines(of list: JSONMember? = nil) -> [UInt8] {
    var writer = JSONWriter()
    for element in elements(of: list) ?? [self] {
      writer.write(element)
      writer.endLine()
    }
    return writer.bytes
  }

  private func elements(of list: JSONMember?) -> [JSONValue]? {
    if let list { return self[list.rawValue]?.array }
    guard let members = object?.members, self[JSONMember.dryRun.rawValue] == nil else { return nil }
    return members.lazy.compactMap(\.value.array).first
  }
}
