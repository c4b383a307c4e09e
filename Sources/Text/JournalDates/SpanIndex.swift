// Which of many spans share days with one.

/// Spans in the order in which they were given, made ready for the question which of them overlap another one. A question costs a few looks
/// and those for each answer, however the spans lie.
public struct SpanIndex: Sendable {
  private let spans: [DaySpan]
  /// The places of the spans, by their starts, those of one start in the order given.
  private let order: [Int]
  /// A binary tree over `order`: the latest end below each node, the root at 1, the leaves from `leaves` on.
  private let latestEnds: [CalendarDay]
  private let leaves: Int

  public init(_ spans: [DaySpan] = []) {
    self.spans = spans
    order = spans.indices.sorted { (spans[$0].start, $0) < (spans[$1].start, $1) }
    var leaves = 1
    while leaves < spans.count { leaves *= 2 }
    var ends = Array(repeating: CalendarDay.earliest, count: 2 * leaves)
    for (leaf, place) in order.enumerated() { ends[leaves + leaf] = spans[place].end }
    for node in (1..<leaves).reversed() { ends[node] = max(ends[2 * node], ends[2 * node + 1]) }
    self.leaves = leaves
    latestEnds = ends
  }

  /// The places of the spans that overlap this one, by their starts, for which `isMeant` holds; the first `limit` of them.
  public func overlapping(_ span: DaySpan, limit: Int, where isMeant: (Int) -> Bool = { _ in true }) -> [Int] {
    var found: [Int] = []
    collect(node: 1, first: 0, count: leaves, span, limit, isMeant, &found)
    return found
  }

  private func collect(
    node: Int, first: Int, count: Int, _ span: DaySpan, _ limit: Int, _ isMeant: (Int) -> Bool, _ found: inout [Int]
  ) {
    guard found.count < limit, first < order.count, latestEnds[node] >= span.start, spans[order[first]].start <= span.end else { return }
    if count == 1 {
      // An empty leaf has the earliest day of all, which a span may have as well; it was passed over above.
      if isMeant(order[first]) { found.append(order[first]) }
      return
    }
    collect(node: 2 * node, first: first, count: count / 2, span, limit, isMeant, &found)
    collect(node: 2 * node + 1, first: first + count / 2, count: count / 2, span, limit, isMeant, &found)
  }
}
