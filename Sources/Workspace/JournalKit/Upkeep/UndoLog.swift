// Where `undo` looks, and how its changes are named there.

public import JournalStore
public import PlainFormats
public import HostSystem
import JournalText

/// What was written to the journal, or to the current folder, or to the person's own configuration.
public struct UndoLog {
  public let changes: ChangeLog
  public let root: String
  /// Whether it is about the person's own configuration.
  public let isUser: Bool

  init(root: String, isUser: Bool = false, _ environment: Environment) throws {
    changes = try ChangeLog(root: root, environment: environment)
    (self.root, self.isUser) = (root, isUser)
  }

  /// That of the journal's root, or of the current folder where there is no journal, and that of the person's own configuration.
  public static func all(_ workspace: Workspace) throws -> [UndoLog] {
    let environment = workspace.environment
    let search = try workspace.search()
    var root = search.folder
    do throws(StoreError) {
      root = try search.root()
    } catch {
      guard case .noJournal = error else { throw error }
    }
    let here = try UndoLog(root: root, environment)
    guard let file = UserConfiguration.path(environment) else { return [here] }
    let folder = PathText.parent(file)
    let user = try UndoLog(root: folder, isUser: true, environment)
    return user.changes.directory == here.changes.directory ? [here] : [here, user]
  }

  /// What names a change on the command line: its number, of the person's own configuration with a `u` before it.
  public func name(of number: Int) -> String { name(of: "\(number)") }

  /// The same of a number as the log writes it.
  public func name(of number: String) -> String { isUser ? "u\(number)" : number }

  /// - Parameter words: The command line as whoever reads it is told it.
  public func json(_ entry: ChangeLog.Entry, _ words: [String]) -> JSONValue {
    json(entry.set, number: entry.number, isUndone: entry.isUndone, words)
  }

  public func json(_ set: ChangeSet, number: Int?, isUndone: Bool, _ words: [String]) -> JSONValue {
    let files = set.files.map {
      [.path: .string(isUser ? PathText.join(root, $0.path) : $0.path), .change: .string($0.change.rawValue)] as JSONValue
    }
    return [
      .number: JSONValue(number), .name: JSONValue(number.map { name(of: $0) }), .time: .string("\(set.time)"),
      .offset: JSONValue(set.time.offset), .command: JSONValue(words), .undone: .bool(isUndone), .undoes: JSONValue(set.undoes),
      .of: .string(isUser ? "user" : "journal"), .files: JSONValue(files),
    ]
  }
}

/// A change that was asked for by its name.
public struct ChangeName: Hashable, Sendable {
  public let number: Int
  /// Whether it is one of the person's own configuration.
  public let isUser: Bool

  /// Reads `3` or `u3`; nil for anything else.
  public init?(_ text: String) {
    isUser = text.hasPrefix("u")
    let digits = text.dropFirst(isUser ? 1 : 0)
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits), number > 0 else { return nil }
    self.number = number
  }
}

extension Workspace {
  /// The command line that takes back what was just written to a journal or a folder, for a person who stands here; nil where no call does, since
  /// another journal is found from that folder.
  public func undoing(in root: String) throws(HostError) -> String? {
    let here = try folder()
    func found(from folder: String) -> String? {
      do throws(StoreError) {
        return try JournalSearch(from: folder, environment: environment).root()
      } catch {
        if case .noJournal = error { return folder }
        return nil
      }
    }
    func isRoot(_ path: String?) -> Bool { path.map { $0.utf8.elementsEqual(root.utf8) } ?? false }
    if isRoot(found(from: here)) { return "retro undo" }
    let folder = ShellText.quoted(shown("", in: root))
    if FileSystem.isFile(PathText.join(root, JournalSearch.marker)) { return "retro undo --journal \(folder)" }
    return isRoot(found(from: root)) ? "cd \(folder) && retro undo" : nil
  }
}
