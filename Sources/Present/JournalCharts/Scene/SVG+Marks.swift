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

  /// Circles, full squares and full diamonds of one kind are one path, where the first of them stands.
  mutating func addTogether(_ shapes: [Scene.Shape]) {
    var all: [Marks] = []
    // A picture has few kinds, and mostly the same one again.
    var (latest, isTogether) = (0, [Bool](repeating: false, count: shapes.count))
    for (place, shape) in shapes.enumerated() {
      guard case .mark(let shape, let fill, let spot, let radius, let ink, let opacity, _) = shape else { continue }
      guard fill != .part, shape == .circle || fill == .full && (shape == .square || shape == .diamond) else { continue }
      isTogether[place] = true
      let kind = Kind(shape: shape, isHollow: fill == .hollow, radius: radius, ink: ink, opacity: opacity)
      if !all.indices.contains(latest) || all[latest].kind != kind {
        latest = all.firstIndex { $0.kind == kind } ?? all.count
        if latest == all.count { all.append(Marks(kind: kind, first: place, spots: [])) }
      }
      all[latest].spots.append(spot)
    }
    var waiting = all[...]
    for (place, shape) in shapes.enumerated() {
      if !isTogether[place] { add(shape) } else if waiting.first?.first == place, let marks = waiting.popFirst() { add(marks) }
    }
  }

  private mutating func add(_ marks: Marks) {
    let (kind, r) = (marks.kind, marks.kind.radius)
    let isLine = kind.shape == .circle
    open("path")
    if isLine {
      stroke(kind.ink)
      raw(kind.isHollow ? " fill=\"none\"" : " fill=\"none\" stroke-linecap=\"round\"")
      // A stroke of no length has round ends, which are a full circle.
      attribute("stroke-width", kind.isHollow ? 1.6 : 2 * r)
    } else {
      fill(kind.ink)
    }
    if kind.opacity < 1 { attribute("opacity", kind.opacity, places: 2) }
    raw(" d=\"")
    for spot in marks.spots {
      switch kind.shape {
      // Its line is inside of it.
      case .circle where kind.isHollow: addRing(at: spot, max(0.5, r - 0.8))
      case .circle:
        go("M", spot.x, spot.y)
        raw("h0")
      case .diamond:
        go("M", spot.x, spot.y - r)
        go("l", r, r)
        go(" ", -r, r)
        go(" ", -r, -r)
        raw("z")
      default:
        let side = r * 0.9
        go("M", spot.x - side, spot.y - side)
        go("h", 2 * side)
        go("v", 2 * side)
        go("h", -2 * side)
        raw("z")
      }
    }
    raw("\"/>\n")
  }

  private mutating func addRing(at spot: Scene.Spot, _ r: Double) {
    go("M", spot.x - r, spot.y)
    for way in [2 * r, -2 * r] {
      go("a", r, r)
      raw(" 0 1 0")
      go(" ", way)
      raw(" 0")
    }
  }

  private mutating func go(_ step: StaticString, _ first: Double, _ second: Double? = nil) {
    raw(step)
    number(first)
    if let second { go(" ", second) }
  }
}
