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
}

/// A card as SVG, always on a light ground, which people and programs see alike.
public struct CardSVG {
  public private(set) var text = ""
  /// Every line that is on it, as it is cut there: what somebody is told before it is written.
  public private(set) var words: [String] = []
  private let width = 1080.0, height: Double, edge = 84.0
  private var room: Double { width - 2 * edge }

  /// - Parameter isSquare: 1080 × 1080 instead of 1080 × 1350.
  public init(_ card: Card, isSquare: Bool, _ colours: PageColours, in say: Language) {
    height = isSquare ? 1080 : 1350
    var y = edge + 52
    let title = Self.rows(card.title, size: 66, width: room, most: 2, isBold: true)
    words.append(title.joined(separator: " "))
    for row in title {
      add(row, y, 66, "#1E1D1B", isBold: true)
      y += 78
    }
    if !card.days.isEmpty, card.days != card.title {
      let days = Self.rows(card.days, size: 34, width: room, most: 1).first ?? ""
      words.append(days)
      add(days, y - 16, 34, "#66635C")
      y += 40
    }
    y += 24
    let most = isSquare ? 2 : 3
    let lead = Self.rows(Self.sentences(of: card.lead, width: room, most: most), size: 36, width: room, most: most)
    words.append(lead.joined(separator: " "))
    for row in lead {
      add(row, y, 36, "#1E1D1B")
      y += 50
    }
    let foot = height - edge
    let numbersTop = card.tiles.isEmpty ? foot - 60 : foot - 220
    if let chart = card.chart {
      words.append(say(CardText.picture, ["title": .text(chart.title)]))
      add(chart, from: y - 10, to: numbersTop - 24, colours)
    }
    add(card.tiles, from: numbersTop, say)
    add("retro", foot, 26, "#66635C")
    words.removeAll(where: \.isEmpty)
    let size = "width=\"1080\" height=\"\(Int(height))\" viewBox=\"0 0 1080 \(Int(height))\""
    var head = "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) role=\"img\" font-family=\"\(Self.fonts)\">\n"
    head += "<title>\(Self.escaped(card.title))</title>\n<desc>\(Self.escaped(words.dropFirst().joined(separator: " ")))</desc>\n"
    text = head + "<rect width=\"1080\" height=\"\(Int(height))\" fill=\"#FAF9F6\"/>\n" + text + "</svg>\n"
  }

  /// The numbers beside each other, all of one size.
  private mutating func add(_ tiles: [Tiles.Tile], from top: Double, _ say: Language) {
    if tiles.isEmpty { return }
    let column = room / Double(max(2, tiles.count)), inner = column - 32
    func fits(_ size: Double) -> Bool { tiles.allSatisfy { Scene.width(of: $0.amount.onOneLine, size) * Self.boldness <= inner } }
    let size = [64.0, 56, 48, 42].first(where: fits) ?? 36
    for (place, tile) in tiles.enumerated() {
      let x = edge + Double(place) * column
      let amount = Scene.shortened(tile.amount, width: inner / Self.boldness, size: size)
      let name = Self.rows(tile.name, size: 28, width: inner, most: 2)
      words.append(say(CardText.fact, ["amount": .text(amount), "name": .text(name.joined(separator: " ")), "beside": .optional(String?.none)]))
      add(amount, top + 70, Int(size), "#1E1D1B", at: x, isBold: true)
      for (row, words) in name.enumerated() { add(words, top + 112 + Double(row) * 36, 28, "#66635C", at: x) }
    }
  }

  private static let fonts = "system-ui, -apple-system, Segoe UI, Roboto, Noto Sans, DejaVu Sans, sans-serif"

  private mutating func add(_ words: String, _ y: Double, _ size: Int, _ colour: String, at x: Double? = nil, isBold: Bool = false) {
    let weight = isBold ? " font-weight=\"700\"" : ""
    text +=
      "<text x=\"\(Int(x ?? edge))\" y=\"\(Int(y))\" font-size=\"\(size)\"\(weight) fill=\"\(colour)\">\(Self.escaped(words))</text>\n"
  }

  /// The picture in the room that is left, without its title: as wide in its own measure as fills the room best, so that words in it are large enough
  /// to be read on a telephone.
  private mutating func add(_ chart: Chart, from top: Double, to foot: Double, _ colours: PageColours) {
    guard foot - top > 120 else { return }
    var chart = chart
    (chart.title, chart.sentence) = ("", "")
    var best: (chart: Chart, width: Double, worth: Double)?
    for share in [0.9, 0.8, 0.7, 0.6, 0.45, 0.35, 0.3] {
      var drawn = chart
      var isMonth = false
      if case .days(var grid) = chart.figure {
        (grid.rowShare, grid.fillsWidth, isMonth) = (share, true, grid.form == .months)
        drawn.figure = .days(grid)
      }
      if share < 0.9, !isMonth { break }
      for width in stride(from: 300.0, through: 900, by: 40) {
        let scene = Scene(drawn, width: width, hasTitle: true)
        let scale = min(room / width, (foot - top) / scene.height)
        let worth = scale * scale * width * scene.height / (room * (foot - top)) * min(1, scale / Self.leastScale)
        if worth > best?.worth ?? 0 { best = (drawn, width, worth) }
      }
    }
    guard let best else { return }
    let picture = colours.lightSVG(best.chart, width: best.width).text
    guard let end = picture.firstIndex(of: ">"), let box = picture.range(after: "viewBox=\"", upTo: "\"") else { return }
    let place = "x=\"\(Int(edge))\" y=\"\(Int(top))\" width=\"\(Int(room))\" height=\"\(Int(foot - top))\""
    text += "<svg \(place) viewBox=\"\(box)\" preserveAspectRatio=\"xMidYMid meet\" >" + picture[picture.index(after: end)...]
  }

  /// Words of a picture are of 12 points: with twice of that they can be read where a card is as wide as a telephone.
  private static let leastScale = 2.0
  /// How much wider bold letters are.
  private static let boldness = 1.1

  /// As many whole sentences as there are lines for, one at least.
  private static func sentences(of words: String, width: Double, most: Int) -> String {
    var rest = words.onOneLine
    while rows(rest, size: 36, width: width, most: .max).count > most {
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

  /// A word that has room in a line as it is; else its letters, as languages without blanks break lines: before none of their commas and full stops.
  private static func pieces(of word: String, size: Double, width: Double) -> [(text: String, isFirst: Bool)] {
    if Scene.width(of: word, size) <= width || !word.contains(where: { $0.displayWidth > 1 }) { return [(word, true)] }
    var pieces: [(text: String, isFirst: Bool)] = []
    for letter in word {
      if !pieces.isEmpty, "、。，．！？」』）ー".contains(letter) || letter.displayWidth == 1 && pieces[pieces.count - 1].text.last?.displayWidth == 1 {
        pieces[pieces.count - 1].text.append(letter)
      } else {
        pieces.append((String(letter), pieces.isEmpty))
      }
    }
    return pieces
  }

  /// Words in lines that have room; what has none ends with an ellipsis.
  static func rows(_ words: String, size: Double, width: Double, most: Int, isBold: Bool = false) -> [String] {
    let room = isBold ? width / boldness : width
    var rows: [String] = []
    for word in words.onOneLine.split(separator: " ").flatMap({ pieces(of: String($0), size: size, width: room) }) {
      let isFirst = word.isFirst || rows.isEmpty
      if let last = rows.last, Scene.width(of: last + (isFirst ? " " : "") + word.text, size) <= room {
        rows[rows.count - 1] = last + (isFirst ? " " : "") + word.text
      } else {
        rows.append(word.text)
      }
    }
    let cut = rows.count > most
    rows = rows.prefix(most).map { Scene.shortened($0, width: room, size: size) }
    if cut, let last = rows.last, !last.hasSuffix("…") { rows[rows.count - 1] = Scene.shortened(last + " …", width: room, size: size) }
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
