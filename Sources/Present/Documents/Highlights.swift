// What is told large or in a person's own words: the top of a page, sentences, photographs.

/// What some days came to, seen before all else.
public struct Tiles: Hashable, Sendable {
  /// One number, large.
  public struct Tile: Hashable, Sendable {
    public var amount, name: String
    /// What it is to be compared with; empty where there is nothing.
    public var beside: String

    public init(_ amount: String, _ name: String, beside: String = "") { (self.amount, self.name, self.beside) = (amount, name, beside) }

    var words: String { "\(amount) \(name)" + (beside.isEmpty ? "" : " (\(beside))") }
  }

  /// A sentence or two above the numbers; may be empty.
  public var lead: String
  public var tiles: [Tile]

  public init(_ lead: String, _ tiles: [Tile]) { (self.lead, self.tiles) = (lead, tiles) }
}

/// A photograph, in the page itself: a page that is sent needs no file beside it.
public struct Photo: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    /// Its bytes, and what they are: `image/jpeg`.
    case picture([UInt8], type: String)
    /// Why it is not shown.
    case missing(String)
  }

  public var content: Content
  /// What is read aloud in its place.
  public var name: String
  /// When it was taken.
  public var caption: String

  public init(_ content: Content, name: String, caption: String) { (self.content, self.name, self.caption) = (content, name, caption) }

  /// In lines of text, which have no pictures.
  var words: String { if case .missing(let reason) = content { "\(caption) · \(name) · \(reason)" } else { "\(caption) · \(name)" } }
}

extension Block {
  /// The blocks in it, as a format has them that can fold nothing and put nothing side by side; nil for one that holds none.
  var parts: [Block]? {
    switch self {
    case .folded(let name, let blocks): [.group(name)] + blocks
    case .gallery(let parts): parts.flatMap { [.group($0.name)] + $0.blocks }
    default: nil
    }
  }

  /// The same in words and lists, where it is told large elsewhere; nil for one that is not.
  var plain: [Block]? {
    switch self {
    case .tiles(let tiles):
      (tiles.lead.isEmpty ? [] : [.paragraph(RichText(tiles.lead))])
        + (tiles.tiles.isEmpty ? [] : [.list(ItemList(tiles.tiles.map { ListItem(.bullet, Prose(escaped($0.words))) }))])
    case .quote(let prose, let by): [.prose(prose), .hint(by)]
    case .photos(let photos): [.list(ItemList(photos.map { ListItem(.bullet, Prose(escaped($0.words))) }))]
    default: parts
    }
  }
}
