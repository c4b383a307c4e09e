// Places in collections that are sorted.

extension RandomAccessCollection where Index == Int {
  /// The first place from which on something holds, in a collection that is sorted by it; its end where it holds nowhere.
  @inlinable public func firstPlace(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
