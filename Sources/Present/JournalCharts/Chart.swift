// A picture of numbers as a plain value: what it shows, and nothing of how. Three renderers make SVG, lines of text and a table of it.

public import JournalLanguage

/// What is drawn, and what it says in words.
public struct Chart: Hashable, Sendable {
  public var title: String
  /// What it shows, in one sentence, for those who do not see it; empty where there is nothing to say.
  public var sentence: String
  public var figure: Figure
  /// What marks mean where no words stand beside them.
  public var keys: [ChartKey]
  /// What a folded table of its numbers is called.
  public var tableTitle = ""
  /// Whether half of a page's width is enough for it.
  public var isSmall = false
  /// Whether its numbers stand below it on a page; not where a table of several pictures has them.
  public var tellsNumbers = true

  public init(_ title: String, _ sentence: String, _ figure: Figure, keys: [ChartKey] = [], tableTitle: String = "") {
    (self.title, self.sentence, self.figure, self.keys, self.tableTitle) = (title, sentence, figure, keys, tableTitle)
  }

  /// Several pictures as one, each with its own title and sentence.
  public init(panels: [Chart]) { self.init("", "", .panels(panels), tableTitle: panels.first?.tableTitle ?? "") }

  /// The same picture with days and numbers as a language writes them.
  public func spoken(in say: Language) -> Chart {
    var chart = self
    switch figure {
    case .plot(var plot):
      plot.say = say
      chart.figure = .plot(plot)
    case .days(var grid):
      grid.say = say
      chart.figure = .days(grid)
    case .lanes(var lanes):
      lanes.say = say
      chart.figure = .lanes(lanes)
    case .panels(let panels): chart.figure = .panels(panels.map { $0.spoken(in: say) })
    }
    return chart
  }

  private var panels: [Chart] { if case .panels(let panels) = figure { panels } else { [] } }

  /// What it is called where it is read aloud; of several all of them.
  var spokenTitle: String { title.isEmpty ? panels.map(\.title).joined(separator: "; ") : title }
  var spokenSentence: String { sentence.isEmpty ? panels.map(\.sentence).filter { !$0.isEmpty }.joined(separator: " ") : sentence }
}

/// What kind of picture it is.
public indirect enum Figure: Hashable, Sendable {
  /// Values over time, over names or over other values.
  case plot(Plot)
  /// A sign a day.
  case days(DayGrid)
  /// Spans and what happened in them, a line each.
  case lanes(Lanes)
  /// Several pictures below each other, which are read together.
  case panels([Chart])
}

/// What a colour stands for; which one it is, the palette of whoever draws it knows.
public enum Ink: Hashable, Sendable {
  /// One of several things that are told apart, from 0.
  case series(Int)
  /// Steps from 0 to 4.
  case mood(Int), amount(Int)
  case good, warning, bad
  /// As words are, and as words beside them.
  case text, quiet
  /// What only guides the eye.
  case rule
  /// What a picture lies on.
  case ground

  /// So many things are told apart by colour; shapes and words do the rest.
  public static let seriesCount = 4

  /// Which of the colours of series a number stands for.
  public static func place(_ number: Int) -> Int { ((number % seriesCount) + seriesCount) % seriesCount }
}

/// The shape of a mark, which tells apart what colours may not.
public enum ChartShape: String, Hashable, Sendable, CaseIterable {
  case circle, square, diamond, rounded, triangle, cross

  /// One column of a terminal: full, a part, and hollow.
  var signs: (full: String, part: String, hollow: String) {
    switch self {
    case .circle: ("●", "◐", "○")
    case .square: ("■", "◧", "□")
    case .diamond: ("◆", "⬖", "◇")
    case .rounded: ("▣", "▤", "▢")
    case .triangle: ("▲", "◭", "△")
    case .cross: ("✕", "✕", "✕")
    }
  }

  /// How full it is.
  public enum Fill: Hashable, Sendable {
    case full, part, hollow
    /// So many of its four quarters, within its outline.
    case quarters(Int)

    /// What is full, as far as a share fills it, so that each of five steps looks different without colours.
    func holding(_ share: Double) -> Fill {
      let step = ChartShape.step(of: share)
      return self == .full && step < 4 ? .quarters(step) : self
    }
  }

  /// Which of five steps a share is.
  private static func step(of share: Double) -> Int { max(0, min(4, Int(clamping: (share * 5).rounded()) - 1)) }

  /// One column for a mark that takes so much of its room: each of five steps has a sign of its own, so that colours are not alone; nothing is a dot.
  func sign(_ fill: Fill, share: Double) -> String {
    if share == 0 { return "·" }
    return fill == .full ? steps[Self.step(of: share)] : sign(fill)
  }

  /// From the least to the most.
  private var steps: [String] {
    switch self {
    case .circle: ["○", "◔", "◑", "◕", "●"]
    case .square: ["▫", "□", "◧", "▪", "■"]
    case .diamond: ["⬦", "◇", "⬖", "◈", "◆"]
    case .rounded: ["▢", "▤", "▦", "▩", "▣"]
    case .triangle: ["▵", "△", "◭", "▴", "▲"]
    case .cross: ["·", "˟", "×", "✕", "✖"]
    }
  }

  func sign(_ fill: Fill) -> String {
    switch fill {
    case .full: signs.full
    case .part: signs.part
    case .hollow: signs.hollow
    case .quarters(let count): steps[max(0, min(4, count))]
    }
  }
}

/// A mark with what it means.
public struct ChartKey: Hashable, Sendable {
  public enum Sign: Hashable, Sendable {
    case mark(ChartShape, ChartShape.Fill)
    /// A letter that says it without any colour.
    case letter(String, ChartShape, ChartShape.Fill = .full, share: Double = 1)
    /// A picture of the person’s choice.
    case icon(String)
    case line, dashes, dots
    /// What is usual, from the lowest to the highest.
    case band
    /// Where it may go.
    case fan
    /// From a number to another, which stands upright.
    case range
    /// One of several parts that are stacked, from 0 at the foot.
    case block(Int)
  }

  public var name: String
  public var ink: Ink
  public var sign: Sign
  /// A picture of the person’s choice in the place of a letter, where the days that it explains had room for theirs.
  public var icon: String?

  public init(_ name: String, _ ink: Ink, _ sign: Sign) { (self.name, self.ink, self.sign) = (name, ink, sign) }
}
