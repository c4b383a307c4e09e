// Where the journal is.

public import HostSystem

/// How a journal is found: the folder that was named, else the nearest one above, else the one of the environment, else the person's own.
public struct JournalSearch: Sendable {
  /// The file that makes a folder a journal.
  public static let marker = "retro.yaml"

  /// `--journal`, as given.
  public var named: String?
  /// The folder that relative paths start from, absolute.
  public var folder: String
  public var environment: Environment

  public init(named: String? = nil, from folder: String, environment: Environment) {
    self.named = named
    self.folder = folder
    self.environment = environment
  }

  /// The root of the journal. A folder that is named counts even where another journal is nearer.
  /// - Throws: `noJournal` where there is none, `notAJournal` where a folder is named that holds no `retro.yaml`.
  public func root() throws(StoreError) -> String {
    if let named { return try checked(named, namedBy: "--journal") }
    if let root = Self.root(above: folder) { return root }
    if let named = environment["RETRO_JOURNAL"] { return try checked(named, namedBy: "$RETRO_JOURNAL") }
    if let configuration = try UserConfiguration(environment), let named = configuration.journal {
      return try checked(named, namedBy: configuration.path)
    }
    throw .noJournal(from: folder)
  }

  /// The nearest folder at or above this one that holds a `retro.yaml`; nil where none does.
  public static func root(above folder: String) -> String? {
    var folder = folder
    while true {
      if FileSystem.isFile(PathText.join(folder, marker)) { return folder }
      let parent = PathText.parent(folder)
      if parent == folder || parent == "." { return nil }
      folder = parent
    }
  }

  /// A folder below this one, no more than three deep, that is a journal already; nil where none is found among the first of them.
  public static func root(below folder: String) -> String? {
    var (level, looked) = ([folder], 0)
    for _ in 0..<3 {
      var next: [String] = []
      for parent in level {
        let names: [String]
        // What may not be read holds no journal of this person.
        do throws(HostError) { names = try FileSystem.names(in: parent) } catch { continue }
        for name in names.sorted() where !name.hasPrefix(".") && looked < 1000 {
          let path = PathText.join(parent, name)
          looked += 1
          guard FileSystem.isDirectory(path) else { continue }
          if FileSystem.isFile(PathText.join(path, marker)) { return path }
          next.append(path)
        }
      }
      level = next
    }
    return nil
  }

  private func checked(_ path: String, namedBy source: String) throws(StoreError) -> String {
    let root = PathText.absolute(environment.withoutTilde(path), from: folder)
    guard FileSystem.isFile(PathText.join(root, Self.marker)) else { throw .notAJournal(path: path, namedBy: source) }
    return root
  }
}

extension Environment {
  /// A path with `~/` at its beginning turned into the home folder: a configuration file has no shell to do it.
  public func withoutTilde(_ path: String) -> String {
    guard let home else { return path }
    if path == "~" { return home }
    return path.hasPrefix("~/") ? PathText.join(home, String(path.dropFirst(2))) : path
  }
}
