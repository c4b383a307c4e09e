// Points of parts in lines of text.

import JournalText

extension TerminalPage {
  mutating func write(_ scores: Scores, _ columns: ScoreColumns) {
    for row in scores.rows {
      write(row, named: scores.names.target, columns)
      if !row.reasons.isEmpty { parts(row.reasons, between: " ", .dim, indent: 4) }
    }
  }

  private mutating func write(_ row: Scores.Row, named name: String, _ columns: ScoreColumns) {
    if !columns.hasPoints {
      line("  \(padded(row.part, to: columns.part))  \(row.amount)")
      return parts([row.points, "\(name) \(row.target)"], .dim, indent: 4)
    }
    var text: TerminalText = "  \(padded(row.part, to: columns.part))  \(aligned(row.amount, to: columns.amount))  "
    if columns.hasTargets {
      text += style.paint(padded((columns.namesTargets ? name + " " : "") + row.target, to: columns.target), .dim) + "  "
    }
    text += TerminalText(aligned(row.points, to: columns.points))
    if columns.hasBars {
      let tenths = max(0, min(10, Int(flooring: row.share * 10 + 0.5)))
      text += "  " + bar(tenths, row.tone) + style.paint(String(repeating: "░", count: 10 - tenths), .dim)
    }
    line(text)
    if !columns.hasTargets { paragraph("\(name) \(row.target)", .dim, indent: 4) }
  }
}

/// How wide the columns of all scores of a document are, and which of them have room.
struct ScoreColumns {
  let part, amount, target, points: Int
  let hasPoints, hasTargets, namesTargets, hasBars: Bool

  init(_ blocks: [Block], width: Int) {
    let all = blocks.compactMap { if case .scores(let scores) = $0 { scores } else { nil } }
    let rows = all.flatMap(\.rows)
    func widest(_ text: (Scores.Row) -> String) -> Int { rows.reduce(0) { max($0, text($1).displayWidth) } }
    (part, amount, points) = (widest(\.part), widest(\.amount), widest(\.points))
    let (goal, name) = (widest(\.target), (all.first?.names.target.displayWidth ?? 0) + 1)
    let bare = 2 + part + 2 + amount + 2 + points
    hasPoints = bare <= width
    hasTargets = bare + 2 + goal <= width
    hasBars = hasTargets && bare + 2 + goal + 2 + 10 <= width
    namesTargets = hasBars && bare + 2 + name + goal + 2 + 10 <= width
    target = goal + (namesTargets ? name : 0)
  }
}
