// Words that name days, apart from others.

extension PeriodText {
  /// These words, those that name days put together, apart from all others. A small word before days belongs to them: the ‘for’ of ‘mood for the last two weeks’.
  public static func sorted(_ words: [String], in tongues: Set<DayTongue> = .all) -> (days: [String], others: [String]) {
    var (days, others): ([String], [String]) = ([], [])
    var rest = words[...]
    while let first = rest.first {
      // What the calendar does not have was meant as days, too; whoever reads it says so.
      var count = DayDoubt.ofCalendar(at: rest, in: tongues)?.count ?? count(of: rest, in: tongues)
      if count == 0, issue(of: first) != nil || first.first?.isNumber == true && PeriodText(short: first) != nil { count = 1 }
      if count == 0 {
        others.append(first)
      } else {
        days.append(rest.prefix(count).joined(separator: " "))
        if others.count > 1, let last = others.last, joints.contains(last.lowercased()) { others.removeLast() }
      }
      rest = rest.dropFirst(max(1, count))
    }
    return (days, others)
  }

  private static let joints: Set<String> = [
    "for", "over", "during", "in", "of", "für", "über", "im", "vom", "durante", "en", "de", "por", "pendant", "pour", "sur", "em", "para",
  ]
}
