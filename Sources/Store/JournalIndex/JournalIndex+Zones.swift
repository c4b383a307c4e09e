// In which zone days were, without a look into their files.

public import HostSystem
public import JournalStore
public import SQLiteKit

/// What the index knows of the zones that files say.
public struct KnownZones {
  /// What is known of one file.
  public enum Zone: Hashable, Sendable {
    /// The file is as it was when it was indexed, and says this zone; nil for none.
    case known(String?)
    /// The file is new, has changed, or could have changed without its stamp showing it.
    case unknown
  }

  private let row: Statement

  fileprivate init(_ connection: Connection) throws(SQLiteError) {
    row = try connection.prepare("select size, modified, changed, inode, is_racy, zone from file where folder = ? and name = ?")
  }

  /// The zone that the file at a path of the journal says.
  /// - Parameter stamp: What the system says of the file now.
  public func zone(ofFileAt path: String, _ stamp: FileStamp) -> Zone {
    // An index that cannot be read knows nothing; whoever needs more of it is told.
    do throws(SQLiteError) { return try found(path, stamp) } catch { return .unknown }
  }

  private func found(_ path: String, _ stamp: FileStamp) throws(SQLiteError) -> Zone {
    let (folder, name) = JournalIndex.parts(of: path)
    row.bind(1, folder)
    row.bind(2, name)
    defer { row.reset() }
    guard try row.step(), stamp.kind == .file, row.integer(0) == stamp.size, row.integer(1) == stamp.modified,
      row.integer(2) == stamp.changed, row.integer(3) == Int64(bitPattern: stamp.inode), row.integer(4) == 0
    else { return .unknown }
    return .known(row.textIfAny(5))
  }
}

extension JournalIndex {
  /// What the index knows of the zones that files say; nil where it cannot be asked. Reads no file.
  public var knownZones: KnownZones? {
    do throws(SQLiteError) { return try KnownZones(connection) } catch { return nil }
  }

  /// The index as the last command that used it left it, whatever has changed since; nil where none can be used.
  public static func asLeft(_ journal: Journal, _ environment: Environment) -> JournalIndex? {
    do {
      return try existing(journal, try IndexPlace(journal.root, environment), .system, looking: .none)
    } catch {
      // An index is a cache: one that is damaged or busy answers nothing now, and whoever needs it makes it anew.
      return nil
    }
  }

  /// Sees the index as of one moment again, after a `pause`.
  /// - Throws: Where it was damaged or removed meanwhile.
  public func resume() throws(SQLiteError) { try beginReading() }
}
