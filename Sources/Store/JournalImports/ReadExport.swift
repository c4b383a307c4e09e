// An export that was read, and nothing of it written yet.

import HostSystem
import SQLiteKit
import StreamKit

/// What is in an export, and how the file is known again.
public struct ReadExport: Sendable {
  /// Without its folder.
  public let name: String
  /// SHA-256, in hexadecimal digits.
  public let digest: String
  /// In bytes.
  public let size: Int
  /// An archive may hold what several programs wrote, of each once.
  public internal(set) var found: [ImportedData]

  /// The same exports; those that tell of the times of screens become one, in which the time that several of them know counts once.
  public static func layingOverScreens(_ exports: [ReadExport]) -> [ReadExport] {
    let screens = exports.filter { $0.found.contains { $0.screens != nil } }
    if screens.count < 2 { return exports }
    var digest = SHA256()
    for export in screens { Array(export.digest.utf8).withUnsafeBytes { digest.update($0) } }
    let joined = ReadExport(
      name: screens.map(\.name).joined(separator: ", "), digest: digest.finish(), size: screens.reduce(0) { $0 + $1.size },
      found: [ImportedData(layingOver: screens.flatMap { $0.found.filter { $0.screens != nil } })])
    var others = exports
    for place in others.indices { others[place].found.removeAll { $0.screens != nil } }
    return others.filter { !$0.found.isEmpty } + [joined]
  }

  /// The same, with tables that nobody has explained under another source.
  public func renamingTables(to source: String) -> ReadExport {
    var export = self
    for place in export.found.indices where export.found[place].understanding != nil { export.found[place].source = source }
    return export
  }
}

/// Reads exports, whatever program they are of.
public struct ExportReader: Sendable {
  /// What it must be; nil where its content tells.
  public var kind: ExportKind?
  public var settings = ImportSettings()
  /// Called now and then with the number of bytes that were read.
  public var progress: @Sendable (Int) -> Void = { _ in }

  /// What a profile of `retro.yaml` may say; keys that end in `.` are followed by the name of a metric.
  public static var profileKeys: [String] { TableProfile.keys.map(\.key) }

  public init() {}

  /// Reads a file. What ends too early gives what is whole in it, with a warning.
  /// - Throws: `ExportError`, and what the settings' zones throw.
  public func read(_ path: String) throws -> ReadExport {
    do {
      return try found(in: path)
    } catch let error as StreamError {
      throw ExportError.stream(error)
    } catch let error as HostError {
      throw ExportError.host(error)
    } catch let error as TableError {
      throw ExportError.table(error)
    }
  }

  private func found(in path: String) throws -> ReadExport {
    var digest = SHA256()
    var size = 0
    try FileSystem.forEachPiece(of: path) { piece in
      size += piece.count
      digest.update(piece)
    }
    let contents = try ExportContents(path, size: size, progress: progress)
    var importers = Importers.all.filter { kind == nil || kind == $0.kind }.map { $0.init(settings) as any Importer }
    var hasDatabase = false
    while let member = try contents.nextMember() {
      if try !take(member, &importers, contents), try member.head().starts(with: Connection.signature) { hasDatabase = true }
    }
    for place in importers.indices { for data in try importers[place].finish() { contents.add(data) } }
    if contents.found.isEmpty { throw failure(size, contents.cut, hasDatabase: hasDatabase) }
    if contents.cut != nil, contents.file.isArchive { contents.warnOfCut() }
    for bytes in contents.beside { bytes.withUnsafeBytes { digest.update($0) } }
    return ReadExport(name: PathText.name(path), digest: digest.finish(), size: size, found: contents.found)
  }

  /// Whether one of the importers has read a member.
  private func take(_ member: ExportMember, _ importers: inout [any Importer], _ contents: ExportContents) throws -> Bool {
    for place in importers.indices {
      guard let found = try importers[place].read(member) else { continue }
      for data in found { contents.add(data) }
      return true
    }
    return false
  }

  /// Why nothing was found.
  private func failure(_ size: Int, _ cut: StreamError?, hasDatabase: Bool) -> ExportError {
    if size == 0 { return .empty }
    if let cut { return .stream(cut) }
    if let kind, !hasDatabase || !kind.hasDatabases { return .isNone(kind) }
    return hasDatabase ? .database : .unknown
  }
}
