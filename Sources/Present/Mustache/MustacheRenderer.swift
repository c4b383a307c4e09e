// A template filled in.

/// Fills in one template and those it takes in.
struct MustacheRenderer {
  private(set) var out: [UInt8] = []
  private let output: MustacheOutput
  /// The values that names are looked up in, the innermost last.
  private var stack: [MustacheValue]
  /// What stands before every line of a partial.
  private var indentation: [UInt8] = []
  private var depth = 0
  private var steps = 0

  /// How deep sections and the templates that are taken in may stand in each other.
  private static let depthLimit = 400
  /// The most bytes that are made.
  private static let sizeLimit = 32 << 20
  /// The most parts that are shown; a template that takes in itself twice would otherwise never end.
  private static let stepLimit = 4_000_000

  typealias Partials = (String) throws(MustacheError) -> MustacheTemplate?

  init(_ value: MustacheValue, as output: MustacheOutput) {
    stack = [value]
    self.output = output
  }

  mutating func render(_ template: MustacheTemplate, _ partials: Partials) throws(MustacheError) {
    try render(template.nodes, of: template, partials)
  }

  private mutating func render(
    _ nodes: [MustacheNode], of template: MustacheTemplate, _ partials: Partials
  ) throws(MustacheError) {
    for node in nodes {
      steps += 1
      if steps > Self.stepLimit || out.count > Self.sizeLimit {
        throw MustacheError("the template makes more than any page holds", in: template.name, at: MustachePlace(line: 1, column: 1))
      }
      switch node {
      case .lineStart: out += indentation
      case .text(let text): out += text
      case .value(let name, let isRaw, let isAlone):
        let text = value(of: name).shownText
        out += isRaw ? Array(text.utf8) : output.escaped(text, isAlone: isAlone)
      case .section(let name, let isInverted, let nodes):
        let elements = value(of: name).elements
        if isInverted {
          if elements.isEmpty { try render(nodes, of: template, partials) }
          continue
        }
        depth += 1
        for element in elements {
          stack.append(element)
          try render(nodes, of: template, partials)
          stack.removeLast()
        }
        depth -= 1
      case .partial(let name, let indentation, let place):
        guard let partial = try partials(name) else { continue }
        if depth >= Self.depthLimit {
          throw MustacheError("‘\(name)’ takes in itself without end", in: template.name, at: place, isEndless: true)
        }
        let before = self.indentation
        self.indentation = indentation.map { before + $0 } ?? []
        depth += 1
        try render(partial.nodes, of: partial, partials)
        depth -= 1
        self.indentation = before
      }
    }
  }

  /// The first part is looked up from the innermost value outwards, every further one in what the part before it gave.
  private func value(of name: MustacheName) -> MustacheValue {
    guard let first = name.parts.first else { return stack.last ?? .nothing }
    guard var value = stack.lazy.reversed().compactMap({ $0[first] }).first else { return .nothing }
    for part in name.parts.dropFirst() { value = value[part] ?? .nothing }
    return value
  }
}
