// Many marks of one kind as one shape, where nothing points at them: a year of a habit takes a tenth of the bytes.

extension SVG {
  private struct Kind: Hashable {
    let shape: ChartShape
    let isHollow: Bool
    let radius: Double
    let ink: Ink
    let opacity: Double
  }

  /// Circles, full squares and full diamonds of one kind are one path, where the first of them stands.
  mutating func addTogether(_ shapes: [Scene.Shape]) {
    var spots: [Kind: [Scene.Spot]] = [:]
    func kind(_ shape: Scene.Shape) -> (Kind, Scene.Spot)? {
      guard case .mark(let shape, let fill, let spot, let radius, let ink, let opacity, _) = shape else { return nil }
      guard fill != .part, shape == .circle || fill == .full && (shape == .square || shape == .diamond) else { return nil }
      return (Kind(shape: shape, isHollow: fill == .hollow, radius: radius, ink: ink, opacity: opacity), spot)
    }
    for shape in shapes { if let (kind, spot) = kind(shape) { spots[kind, default: []].append(spot) } }
    for shape in shapes {
      guard let (kind, _) = kind(shape) else {
        add(shape)
        continue
      }
      if let all = spots.removeValue(forKey: kind) { add(all, of: kind) }
    }
  }

  private mutating func add(_ spots: [Scene.Spot], of kind: Kind) {
    let opacity = kind.opacity < 1 ? " opacity=\"\(Self.number(kind.opacity, places: 2))\"" : ""
    func n(_ number: Double) -> String { Self.number(number) }
    let r = kind.radius
    switch kind.shape {
    case .circle where kind.isHollow:
      // Its line is inside of it.
      let r = max(0.5, r - 0.8)
      let arc = "a\(n(r)) \(n(r)) 0 1 0 "
      let way = spots.map { "M\(n($0.x - r)) \(n($0.y))\(arc)\(n(2 * r)) 0\(arc)\(n(-2 * r)) 0" }.joined()
      text += "<path \(stroke(kind.ink)) fill=\"none\" stroke-width=\"1.6\"\(opacity) d=\"\(way)\"/>\n"
    case .circle:
      // A stroke of no length has round ends.
      let way = spots.map { "M\(n($0.x)) \(n($0.y))h0" }.joined()
      text += "<path \(stroke(kind.ink)) fill=\"none\" stroke-linecap=\"round\" stroke-width=\"\(n(2 * r))\"\(opacity) d=\"\(way)\"/>\n"
    case .diamond:
      let way = spots.map { "M\(n($0.x)) \(n($0.y - r))l\(n(r)) \(n(r)) \(n(-r)) \(n(r)) \(n(-r)) \(n(-r))z" }.joined()
      text += "<path \(fill(kind.ink))\(opacity) d=\"\(way)\"/>\n"
    default:
      let side = r * 0.9
      let way = spots.map { "M\(n($0.x - side)) \(n($0.y - side))h\(n(2 * side))v\(n(2 * side))h\(n(-2 * side))z" }.joined()
      text += "<path \(fill(kind.ink))\(opacity) d=\"\(way)\"/>\n"
    }
  }
}
