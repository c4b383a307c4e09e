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
  /// Not more than four are shown, or as many as are parts of one whole.
  public var tiles: [Tiles.Tile]
  public var chart: Chart?

  public init(_ title: String, days: String, lead: String = "", tiles: [Tiles.Tile] = [], atMost most: Int = 4, chart: Chart? = nil) {
    (self.title, self.days, self.lead, self.chart) = (title, days, lead, chart)
    self.tiles = Array(tiles.prefix(most))
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
    // A long title is smaller, before it is cut.
    let isLong = CardLines.rows(card.title, size: 66, width: room, most: 3, isBold: true).count > 2
    let titleSize = isLong ? 48 : 66
    let title = CardLines.rows(card.title, size: Double(titleSize), width: room, most: isLong ? 3 : 2, isBold: true)
    words.append(CardLines.joined(title))
    for row in title {
      add(row, y, titleSize, "#1E1D1B", isBold: true)
      y += isLong ? 60 : 78
    }
    if !card.days.isEmpty, card.days != card.title {
      let days = CardLines.rows(card.days, size: 34, width: room, most: 1).first ?? ""
      words.append(days)
      add(days, isLong ? y - 6 : y - 16, 34, "#66635C")
      y += 40
    }
    y += 24
    let most = isSquare ? 2 : 3
    // A sentence that is longer than its lines is smaller, before it is cut.
    let leadSize = [36.0, 30, 26].first { size in
      CardLines.rows(CardLines.sentences(of: card.lead, size: size, width: room, most: most), size: size, width: room, most: .max).count <= most
    } ?? 26
    let lead = CardLines.rows(
      CardLines.sentences(of: card.lead, size: leadSize, width: room, most: most), size: leadSize, width: room, most: most)
    words.append(CardLines.joined(lead))
    for row in lead {
      add(row, y, Int(leadSize), "#1E1D1B")
      y += (leadSize * 1.4).rounded()
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
    head += "<title>\(CardLines.escaped(card.title))</title>\n<desc>\(CardLines.escaped(words.dropFirst().joined(separator: " ")))</desc>\n"
    text = head + "<rect width=\"1080\" height=\"\(Int(height))\" fill=\"#FAF9F6\"/>\n" + text + "</svg>\n"
  }

  /// The numbers beside each other, all of one size.
  private mutating func add(_ tiles: [Tiles.Tile], from top: Double, _ say: Language) {
    if tiles.isEmpty { return }
    let column = room / Double(max(2, tiles.count)), inner = column - 32
    func fits(_ size: Double) -> Bool { tiles.allSatisfy { Scene.width(of: $0.amount.onOneLine, size) * CardLines.boldness <= inner } }
    let size = [64.0, 56, 48, 42, 36, 32, 28].first(where: fits) ?? 28
    // No word of a name is cut where a smaller letter keeps it whole.
    func hasRoom(_ size: Double) -> Bool {
      tiles.allSatisfy { tile in tile.name.onOneLine.split(separator: " ").allSatisfy { Scene.width(of: String($0), size) <= inner } }
    }
    let nameSize = [28.0, 25, 22].first(where: hasRoom) ?? 22
    for (place, tile) in tiles.enumerated() {
      let x = edge + Double(place) * column
      let amount = Scene.shortened(tile.amount, width: inner / CardLines.boldness, size: size)
      let name = CardLines.rows(tile.name, size: nameSize, width: inner, most: 2)
      words.append(say(CardText.fact, ["amount": .text(amount), "name": .text(CardLines.joined(name)), "beside": .optional(String?.none)]))
      add(amount, top + 70, Int(size), "#1E1D1B", at: x, isBold: true)
      for (row, words) in name.enumerated() { add(words, top + 112 + Double(row) * 36, Int(nameSize), "#66635C", at: x) }
    }
  }

  private static let fonts = "system-ui, -apple-system, Segoe UI, Roboto, Noto Sans, DejaVu Sans, sans-serif"

  private mutating func add(_ words: String, _ y: Double, _ size: Int, _ colour: String, at x: Double? = nil, isBold: Bool = false) {
    let weight = isBold ? " font-weight=\"700\"" : ""
    text +=
      "<text x=\"\(Int(x ?? edge))\" y=\"\(Int(y))\" font-size=\"\(size)\"\(weight) fill=\"\(colour)\">\(CardLines.escaped(words))</text>\n"
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
    text += "<svg \(place) viewBox=\"\(box)\" preserveAspectRatio=\"xMidYMid meet\" \(SVG.usual)>" + picture[picture.index(after: end)...]
  }

  /// Words of a picture are of 12 points: with twice of that they can be read where a card is as wide as a telephone.
  private static let leastScale = 2.0
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
