// Numbers in a row, wherever they lie.

/// Numbers that were worked out while the program runs, or that are a part of it and are read where they lie: a copy of them would take longer than
/// looking up the few words of a question.
package struct Numbers: RandomAccessCollection, @unchecked Sendable {
  private let own: [UInt64]
  /// Those of the program, which nothing changes and which stay as long as it runs.
  private let constant: UnsafeBufferPointer<UInt64>?

  package init(_ own: [UInt64] = []) { (self.own, constant) = (own, nil) }

  /// - Parameter constant: What is part of the program, and stays as it is until its end.
  package init(constant: UnsafeBufferPointer<UInt64>) { (own, self.constant) = ([], constant) }

  package var startIndex: Int { 0 }
  package var endIndex: Int { constant?.count ?? own.count }
  package subscript(place: Int) -> UInt64 { constant?[place] ?? own[place] }
}
