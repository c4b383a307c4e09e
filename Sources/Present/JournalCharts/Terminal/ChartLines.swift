// A picture as lines of text: blocks, dots of Braille and signs, with what each of them is painted in.

import JournalText

/// Lines for a terminal or a file of text.
public struct ChartLines: Hashable, Sendable {
  /// Text of one ink.
  public struct Run: Hashable, Sendable {
    public var text: String
    public var ink: Ink
  }

  public internal(set) var lines: [[Run]] = []
  let width: Int
  let hasColours: Bool
  /// Whether days are pictures of the person’s choice.
  var hasIcons = false

  /// - Parameters:
  ///   - width: How many columns there are; held between 36 and 200.
  ///   - hasColours: Whether inks are told apart by colours; else letters and shades do that.
  public init(_ chart: Chart, width: Int, hasColours: Bool) {
    self.width = max(36, min(200, width))
    self.hasColours = hasColours
    add(chart.figure, sides: nil)
    add(chart.keys)
    while lines.last?.isEmpty == true { lines.removeLast() }
    while lines.first?.isEmpty == true { lines.removeFirst() }
  }

  /// The text alone, each line ending with a line feed.
  public var text: String { lines.map { $0.map(\.text).joined() + "\n" }.joined() }

  private mutating func add(_ figure: Figure, sides: Sides?) {
    switch figure {
    case .plot(let plot): add(plot, sides: sides)
    case .days(let grid): add(grid)
    case .lanes(let lanes): add(lanes)
    case .panels(let charts):
      let sides = charts.reduce(Sides()) { sides, chart in
        if case .plot(let plot) = chart.figure { sides.joined(Sides(of: plot, isPanel: true, width: width)) } else { sides }
      }
      for chart in charts {
        if !lines.isEmpty { lines.append([]) }
        lines.append([Run(text: Self.cut(chart.title, width), ink: .text)])
        add(chart.figure, sides: sides)
        add(chart.keys)
      }
    }
  }

  /// What signs mean, as many beside each other as a line has room for.
  private mutating func add(_ keys: [ChartKey]) {
    if keys.isEmpty { return }
    lines.append([])
    var (row, columns) = ([Run](), 0)
    for key in keys {
      let sign =
        switch key.sign {
        case .mark(let shape, let fill): shape.sign(fill)
        case .letter where hasIcons && key.icon != nil: key.icon ?? ""
        case .letter(let letter, let shape, let fill, let share): hasColours ? shape.sign(fill, share: share) : letter
        case .icon(let icon): icon
        case .line: "──"
        case .dashes: "⠉⠁⠉"
        case .dots: "⠁⠁⠁"
        case .band: "░░"
        case .fan: "⠄⠁⠄"
        case .range: "⢸"
        case .block(let place): Self.shade(place, hasColours)
        }
      let words = NameLines.lines(of: key.name, room: Double(width - sign.displayWidth - 2), most: 3) { Double($0.displayWidth) }
      // An amount that is its own sign is said once: ‘3 × 2’ for three on two days. Other numbers beside each other would be read as one.
      let told = words.first ?? ""
      let name =
        told.hasPrefix(sign + " ") ? String(told.dropFirst(sign.count)) : (sign.last?.isNumber == true && told.first?.isNumber == true ? " = " : " ") + told
      let size = sign.displayWidth + name.displayWidth
      if columns > 0, columns + 3 + size > width {
        lines.append(row)
        (row, columns) = ([], 0)
      }
      if columns > 0 { row.append(Run(text: "   ", ink: .text)) }
      row += [Run(text: sign, ink: key.ink), Run(text: name, ink: .quiet)]
      columns += size + (columns > 0 ? 3 : 0)
      // A long one has lines of its own.
      for rest in words.dropFirst() {
        lines.append(row)
        (row, columns) = ([Run(text: String(repeating: " ", count: sign.displayWidth + 1) + rest, ink: .quiet)], width)
      }
    }
    lines.append(row)
  }

  /// Blocks that are told apart without colours.
  static func shade(_ place: Int, _ hasColours: Bool) -> String { ["█", "▓", "▒", "░", "▚"][place % 5] }

  /// Text cut to so many columns.
  static func cut(_ text: String, _ columns: Int) -> String {
    let text = text.onOneLine
    if text.displayWidth <= columns { return text }
    var (out, room) = ("", columns - 1)
    for character in text {
      room -= character.displayWidth
      if room < 0 { break }
      out.append(character)
    }
    return out + "…"
  }

  static func padded(_ text: String, _ columns: Int, isRight: Bool = false) -> String {
    let text = cut(text, columns)
    let blanks = String(repeating: " ", count: max(0, columns - text.displayWidth))
    return isRight ? blanks + text : text + blanks
  }

  /// Adds a line of runs without blanks at its end, those of one ink together.
  mutating func add(line runs: [Run]) {
    var out: [Run] = []
    for run in runs where !run.text.isEmpty {
      if out.last?.ink == run.ink { out[out.count - 1].text += run.text } else { out.append(run) }
    }
    while let last = out.last {
      let kept = last.text.utf8.count - last.text.utf8.reversed().prefix { $0 == 0x20 }.count
      if kept == last.text.utf8.count { break }
      out.removeLast()
      if kept > 0 {
        out.append(Run(text: String(decoding: last.text.utf8.prefix(kept), as: UTF8.self), ink: last.ink))
        break
      }
    }
    lines.append(out)
  }

  /// Words at columns of one line; one that has no room beside the one before it is left out.
  mutating func add(words: [(column: Int, text: String)], after gutter: Int, ink: Ink = .quiet) {
    var (row, column) = ("", 0)
    for word in words where word.column >= column + (row.isEmpty ? 0 : 2) && gutter + word.column + word.text.displayWidth <= width {
      row += String(repeating: " ", count: word.column - column) + word.text
      column = word.column + word.text.displayWidth
    }
    if !row.isEmpty { add(line: [Run(text: String(repeating: " ", count: gutter), ink: .text), Run(text: row, ink: ink)]) }
  }
}
