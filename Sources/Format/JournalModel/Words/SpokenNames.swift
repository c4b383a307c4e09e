// What activities are called besides the names of their files.

/// The titles and aliases of habits and tasks: a link that opens a line of a log may name an activity by them, too.
public struct SpokenNames: Sendable {
  /// The folded names of files by the folded names that they say of themselves.
  private var slugsByName: [String: [String]] = [:]
  private var slugs: Set<String> = []

  public init() {}

  public var isEmpty: Bool { slugsByName.isEmpty }

  /// Adds what a habit or a task is called.
  /// - Parameters:
  ///   - slug: The name of its file, without `.md`.
  ///   - names: Its title and its aliases.
  public mutating func add(_ slug: String, _ names: [String]) {
    let slug = Reference.folded(slug)
    slugs.insert(slug)
    for name in names {
      let name = Reference.folded(name)
      if name == slug || name.isEmpty || slugsByName[name]?.contains(slug) == true { continue }
      slugsByName[name, default: []].append(slug)
    }
  }

  /// The folded names of the files that call themselves so; none where a file of an activity has this very name, which then means that one.
  /// - Parameter name: Folded.
  public func slugs(of name: String) -> [String] { slugs.contains(name) ? [] : slugsByName[name] ?? [] }

  /// The folded name of the one file that calls itself so; nil where none does, or several.
  /// - Parameter name: Folded.
  public func slug(of name: String) -> String? {
    let found = slugs(of: name)
    return found.count == 1 ? found[0] : nil
  }

  /// Whether a link with this name means the activity of this file.
  public func means(_ name: String, _ slug: String) -> Bool {
    let (name, slug) = (Reference.folded(name), Reference.folded(slug))
    return name == slug || self.slug(of: name) == slug
  }
}
