// Many marks of one kind as one shape, where nothing points at them: a year of a habit takes a tenth of the bytes.

extension SVG {
  private struct Kind: Equatable {
    let shape: ChartShape
    let isHollow: Bool
    let radius: Double
    let ink: Ink
    let opacity: Double
  }

  /// The marks of one kind, which stand where the first of them does.
  private struct Marks {
    let kind: Kind
    let first: Int
    var spots: [Scene.Spot]
  }

  /// Circles, full squares and full diamonds of one kind are one path, where the first of them stands, and so are bars that follow each other.
  mutating func addTogether(_ shapes: [Scene.Shape]) {
    var all: [Marks] = []
    // A picture has few kinds, and mostly the same one again.
    var (latest, isTogether) = (0, [Bool](repeating: false, count: shapes.count))
    for (place, shape) in shapes.enumerated() {
      guard case .mark(let shape, let fill, let spot, let radius, let ink, let opacity, _) = shape else { continue }
      let isFilled = fill != .part && fill != .hollow
      guard fill != .part, shape == .circle || isFilled && (shape == .square || shape == .diamond) else { continue }
      isTogether[place] = true
      if case .quarters(let count) = fill { rests.append(Rest(shape, spot, radius, quarters: 4 - count)) }
      let kind = Kind(shape: shape, isHollow: fill == .hollow, radius: radius, ink: ink, opacity: opacity)
      if !all.indices.contains(latest) || all[latest].kind != kind {
        latest = all.firstIndex { $0.kind == kind } ?? all.count
        if latest == all.count { all.append(Marks(kind: kind, first: place, spots: [])) }
      }
      all[latest].spots.append(spot)
    }
    var (waiting, rest) = (all[...], shapes[...])
    while let shape = rest.first {
      let (place, bars) = (rest.startIndex, rest.prefix { $0.isBar(like: shape) })
      rest = rest.dropFirst(max(1, bars.count))
      if bars.count > 1 {
        add(bars)
      } else if !isTogether[place] {
        add(shape)
      } else if waiting.first?.first == place, let marks = waiting.popFirst() {
        add(marks)
      }
    }
  }

  /// Bars that follow each other.
  private mutating func add(_ bars: ArraySlice<Scene.Shape>) {
    guard case .bar(_, _, let ink, let opacity, _)? = bars.first else { return }
    open("path")
    fill(ink)
    if opacity < 1 { attribute("fill-opacity", opacity, places: 2) }
    raw(" d=\"")
    for case .bar(let box, _, _, _, _) in bars {
      go("M", box.x, box.y)
      go("h", box.width)
      go("v", box.height)
      go("h", -box.width)
      raw("z")
    }
    raw("\"/>\n")
  }

  /// What is not filled of a mark: so many of its quarters, from its top to the left.
  struct Rest {
    let shape: ChartShape
    let spot: Scene.Spot
    /// Within its outline.
    let radius: Double
    let quarters: Int

    init(_ shape: ChartShape, _ spot: Scene.Spot, _ radius: Double, quarters: Int) {
      (self.shape, self.spot, self.quarters) = (shape, spot, max(0, min(4, quarters)))
      self.radius = max(0.5, radius * (shape == .square || shape == .rounded ? 0.9 : 1) - min(1.6, radius * 0.25))
    }
  }

  /// All rests of a picture as one pale shape, which a pointer does not meet.
  mutating func addRests() {
    if rests.isEmpty { return }
    open("path")
    fill(.ground)
    raw(" opacity=\"0.8\" pointer-events=\"none\" d=\"")
    var last: Scene.Spot?
    for rest in rests {
      // As it is written, so that two of it are twice as long.
      let r = (rest.radius * 10).rounded() / 10
      start(at: Scene.Spot(rest.spot.x, rest.spot.y - r), after: &last)
      // To the left, to the foot, to the right, and back to the top.
      let quarters = [(-r, r), (r, r), (r, -r), (-r, -r)].prefix(rest.quarters)
      if rest.shape == .circle {
        // One arc, but of a whole circle two.
        let (x, y) = quarters.reduce((0.0, 0.0)) { ($0.0 + $1.0, $0.1 + $1.1) }
        for way in rest.quarters == 4 ? [(0.0, 2 * r), (0.0, -2 * r)] : [(x, y)] {
          go("a", r, r)
          raw(rest.quarters == 3 ? " 0 1 0" : " 0 0 0")
          go(" ", way.0, way.1)
        }
      } else {
        for (quarter, way) in quarters.enumerated() {
          if rest.shape == .diamond {
            go("l", way.0, way.1)
          } else {
            go(quarter % 2 == 0 ? "h" : "v", way.0)
            go(quarter % 2 == 0 ? "v" : "h", way.1)
          }
        }
      }
      // By its middle.
      if rest.quarters % 2 == 1 { go("h", rest.quarters == 1 ? r : -r) }
      raw("z")
    }
    raw("\"/>\n")
  }

  private mutating func add(_ marks: Marks) {
    let (kind, r) = (marks.kind, marks.kind.radius)
    let isLine = kind.shape == .circle
    open("path")
    if isLine {
      stroke(kind.ink)
      if !kind.isHollow { raw(" stroke-linecap=\"round\"") }
      // A stroke of no length has round ends, which are a full circle.
      attribute("stroke-width", kind.isHollow ? 1.6 : 2 * r)
    } else {
      fill(kind.ink)
    }
    if kind.opacity < 1 { attribute("opacity", kind.opacity, places: 2) }
    raw(" d=\"")
    // Where the last one begins, and ends, too.
    var last: Scene.Spot?
    for spot in marks.spots {
      switch kind.shape {
      // Its line is inside of it.
      case .circle where kind.isHollow:
        let inner = max(0.5, r - 0.8)
        start(at: Scene.Spot(spot.x - inner, spot.y), after: &last)
        addRing(inner)
      case .circle:
        start(at: Scene.Spot(spot.x, spot.y), after: &last)
        raw("h0")
      case .diamond:
        start(at: Scene.Spot(spot.x, spot.y - r), after: &last)
        go("l", r, r)
        go(" ", -r, r)
        go(" ", -r, -r)
        raw("z")
      default:
        let side = r * 0.9
        start(at: Scene.Spot(spot.x - side, spot.y - side), after: &last)
        go("h", 2 * side)
        go("v", 2 * side)
        go("h", -2 * side)
        raw("z")
      }
    }
    raw("\"/>\n")
  }

  private mutating func addRing(_ r: Double) {
    for way in [2 * r, -2 * r] {
      go("a", r, r)
      raw(" 0 1 0")
      go(" ", way)
      raw(" 0")
    }
  }

  /// Goes to where a mark begins: of marks in a row the way from the last one takes fewer digits than the place.
  private mutating func start(at spot: Scene.Spot, after last: inout Scene.Spot?) {
    func tenths(_ number: Double) -> Double { (number * 10).rounded() }
    if let former = last, tenths(former.y) == tenths(spot.y) {
      go("m", (tenths(spot.x) - tenths(former.x)) / 10, 0)
    } else {
      go("M", spot.x, spot.y)
    }
    last = spot
  }

  private mutating func go(_ step: StaticString, _ first: Double, _ second: Double? = nil) {
    raw(step)
    number(first)
    if let second { go(" ", second) }
  }
}

extension Scene.Shape {
  /// Whether both are bars with sharp corners that look alike.
  fileprivate func isBar(like other: Self) -> Bool {
    guard case .bar(_, let radius, let ink, let opacity, _) = self, case .bar(_, let itsRadius, let itsInk, let itsOpacity, _) = other else { return false }
    return radius == 0 && itsRadius == 0 && ink == itsInk && opacity == itsOpacity
  }
}
