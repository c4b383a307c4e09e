// A Mustache template, read once and filled in as often as wanted.

/// A template in Mustache: all of its specification but lambdas and inheritance (https://github.com/mustache/spec).
public struct MustacheTemplate: Sendable {
  /// As it was given; errors are named by it.
  public let name: String
  /// Every name that a tag shows or a section asks for, with its place, in the order of the template. `.` is not among them.
  public let names: [(name: String, place: MustachePlace)]
  /// The templates that it takes in, with their places, in the order of the template.
  public let partials: [(name: String, place: MustachePlace)]
  let nodes: [MustacheNode]

  /// Reads a template. Takes time in proportion to its length.
  /// - Throws: With the place, for a tag or section that is not closed, a name that is none, and what the engine leaves out.
  public init(_ text: some Sequence<UInt8>, name: String) throws(MustacheError) {
    var parser = MustacheParser(Array(text), name: name)
    nodes = try parser.parse()
    self.name = name
    names = parser.names
    partials = parser.partials
  }

  public init(_ text: String, name: String) throws(MustacheError) { try self.init(text.utf8, name: name) }

  /// What the template makes of a value.
  /// - Parameters:
  ///   - output: How texts are escaped.
  ///   - partial: The template of a name that it takes in; nil where there is none, which shows nothing.
  /// - Throws: Where templates take in each other without end, or the result would become larger than 32 MiB.
  public func render(
    _ value: MustacheValue, as output: MustacheOutput, partial: (String) throws(MustacheError) -> MustacheTemplate? = { _ in nil }
  ) throws(MustacheError) -> [UInt8] {
    var renderer = MustacheRenderer(value, as: output)
    try renderer.render(self, partial)
    return renderer.out
  }
}

/// A part of a template.
indirect enum MustacheNode: Sendable {
  /// The begin of a line that is not empty: where a partial's indentation stands.
  case lineStart
  case text(ArraySlice<UInt8>)
  case value(MustacheName, isRaw: Bool, isAlone: Bool)
  case section(MustacheName, isInverted: Bool, [MustacheNode])
  /// Its lines get the indentation; one that stands on a line with other text has none.
  case partial(String, indentation: ArraySlice<UInt8>?, MustachePlace)
}

/// A name in its parts.
struct MustacheName: Sendable {
  /// None for `.`, which is the value at hand.
  let parts: [String]

  init(_ text: String) {
    parts = text == "." ? [] : text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map { String(Substring($0)) }
  }
}
