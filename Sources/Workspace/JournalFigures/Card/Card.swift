// A card to share: one thing, large, with its picture.

public import Documents
public import JournalCharts
public import JournalLanguage
import JournalText

/// What a card shows, and nothing of how.
public struct Card: Sendable {
  public var title: String
  /// When it was.
  public var days: String
  /// One sentence; may be empty.
  public var lead: String
  /// Not more than four are shown.
  public var tiles: [Tiles.Tile]
  public var chart: Chart?

  public init(_ title: String, days: String, lead: String = "", tiles: [Tiles.Tile] = [], chart: Chart? = nil) {
    (self.title, self.days, self.lead, self.chart) = (title, days, lead, chart)
    self.tiles = Array(tiles.prefix(4))
  }

  /// Everything that is on it, in words.
  public func words(_ say: Language) -> [String] {
    let picture = chart.map { $0.sentence == lead ? [] : [$0.sentence] } ?? []
    let numbers = tiles.map { tile in
      say(CardText.fact, ["amount": .text(tile.amount), "name": .text(tile.name), "beside": .optional(tile.beside.isEmpty ? nil : tile.beside)])
    }
    return ([title, days, lead] + numbers + picture).map { $0.onOneLine }.filter { !$0.isEmpty }
  }
}

/// A card as SVG, always on a light ground, which people and programs see alike.
public struct CardSVG {
  public private(set) var text = ""
  private let width = 1080.0, height: Double, edge = 84.0

  /// - Parameter isSquare: 1080 × 1080 instead of 1080 × 1350.
  public init(_ card: Card, isSquare: Bool, _ colours: PageColours, in say: Language) {
    height = isSquare ? 1080 : 1350
    let size = "width=\"1080\" height=\"\(Int(height))\" viewBox=\"0 0 1080 \(Int(height))\""
    text = "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) role=\"img\" font-family=\"\(Self.fonts)\">\n"
    text += "<title>\(Self.escaped(card.title))</title>\n<desc>\(Self.escaped(card.words(say).dropFirst().joined(separator: " ")))</desc>\n"
    text += "<rect width=\"1080\" height=\"\(Int(height))\" fill=\"#FAF9F6\"/>\n"
    var y = edge + 52
    for row in Self.rows(card.title, size: 66, width: width - 2 * edge, most: 2) {
      add(row, y, 66, "#1E1D1B", isBold: true)
      y += 78
    }
    if !card.days.isEmpty, card.days != card.title {
      add(Self.rows(card.days, size: 34, width: width - 2 * edge, most: 1).first ?? "", y - 16, 34, "#66635C")
      y += 40
    }
    y += 24
    for row in Self.rows(Self.sentences(of: card.lead, width: width - 2 * edge), size: 36, width: width - 2 * edge, most: 3) {
      add(row, y, 36, "#1E1D1B")
      y += 50
    }
    let foot = height - edge
    let rows = (card.tiles.count + 1) / 2
    let numbersTop = foot - 60 - Double(rows) * 150
    if let chart = card.chart { add(chart, from: y, to: numbersTop - 10, colours) }
    for (place, tile) in card.tiles.enumerated() {
      let x = edge + Double(place % 2) * (width - 2 * edge) / 2
      let top = numbersTop + Double(place / 2) * 150
      let room = (width - 2 * edge) / 2 - 20
      add(Self.rows(tile.amount, size: 76, width: room, most: 1).first ?? "", top + 78, 76, "#1E1D1B", at: x, isBold: true)
      add(Self.rows(tile.name, size: 32, width: room, most: 1).first ?? "", top + 122, 32, "#66635C", at: x)
    }
    add("retro", foot, 26, "#66635C")
    text += "</svg>\n"
  }

  private static let fonts = "system-ui, -apple-system, Segoe UI, Roboto, Noto Sans, DejaVu Sans, sans-serif"

  private mutating func add(_ words: String, _ y: Double, _ size: Int, _ colour: String, at x: Double? = nil, isBold: Bool = false) {
    let weight = isBold ? " font-weight=\"700\"" : ""
    text +=
      "<text x=\"\(Int(x ?? edge))\" y=\"\(Int(y))\" font-size=\"\(size)\"\(weight) fill=\"\(colour)\">\(Self.escaped(words))</text>\n"
  }

  /// The picture in the room that is left, as large as fits, without its title.
  private mutating func add(_ chart: Chart, from top: Double, to foot: Double, _ colours: PageColours) {
    var chart = chart
    (chart.title, chart.sentence) = ("", "")
    guard foot - top > 120 else { return }
    let picture = colours.lightSVG(chart, width: 460).text
    guard let end = picture.firstIndex(of: ">"), let box = picture.range(after: "viewBox=\"", upTo: "\"") else { return }
    let room = "x=\"\(Int(edge))\" y=\"\(Int(top))\" width=\"\(Int(width - 2 * edge))\" height=\"\(Int(foot - top))\""
    text +=
      "<svg \(room) viewBox=\"\(box)\" preserveAspectRatio=\"xMinYMid meet\" >" + picture[picture.index(after: end)...]
  }

  /// As many whole sentences as three lines have room for, one at least.
  private static func sentences(of words: String, width: Double) -> String {
    var rest = words.onOneLine
    while rows(rest, size: 36, width: width, most: .max).count > 3 {
      let letters = Array(rest.dropLast())
      guard let end = letters.indices.last(where: { ends(letters, at: $0) }) else { break }
      rest = String(letters[...end])
    }
    return rest
  }

  /// Whether a sentence ends there. The point of ‘13.–16. November’ ends none.
  private static func ends(_ letters: [Character], at place: Int) -> Bool {
    if "。！？".contains(letters[place]) { return true }
    guard ".!?".contains(letters[place]), place + 1 < letters.count, letters[place + 1] == " " else { return false }
    return letters[place] != "." || place == 0 || !letters[place - 1].isNumber
  }

  /// Words in lines that have room; what has none ends with an ellipsis. A letter is taken for as wide as most are.
  static func rows(_ words: String, size: Double, width: Double, most: Int) -> [String] {
    let columns = max(4, Int(width / (size * 0.56)))
    var rows = wrapped(words, width: columns, keepingWords: true)
    if rows == [""] { rows = [] }
    let cut = rows.count > most
    rows = rows.prefix(most).map { row in
      if row.displayWidth <= columns { return row }
      var (out, room) = ("", columns - 1)
      for character in row {
        room -= character.displayWidth
        if room < 0 { break }
        out.append(character)
      }
      return out + "…"
    }
    if cut, let last = rows.last, !last.hasSuffix("…") { rows[rows.count - 1] = last + " …" }
    return rows
  }

  /// Text that XML takes.
  private static func escaped(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: out += "&amp;"
      case 0x3C: out += "&lt;"
      case 0x3E: out += "&gt;"
      case 0x22: out += "&quot;"
      case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: out.unicodeScalars.append("\u{FFFD}")
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}

extension String {
  /// What stands between two texts.
  fileprivate func range(after first: String, upTo last: String) -> Substring? {
    let (bytes, head, end) = (Array(utf8), Array(first.utf8), Array(last.utf8))
    guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: head) }) else { return nil }
    let from = start + head.count
    guard let to = bytes[from...].indices.first(where: { bytes[$0...].starts(with: end) }) else { return nil }
    return Substring(String(decoding: bytes[from..<to], as: UTF8.self))
  }
}
