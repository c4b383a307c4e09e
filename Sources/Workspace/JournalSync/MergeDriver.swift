// What git runs for each file that both sides of a merge changed.

public import HostSystem
import JournalFormat
import JournalKit
import JournalLanguage
public import JournalMerge
import JournalStore
import JournalText

/// The merge driver. Whatever happens to it, the file that git takes as the result never holds one side alone: both versions stand there between
/// markers before anything else is done. Where not even that can be written, the file is removed, which stops the merge of git itself and leaves
/// the work tree as it was.
public struct MergeDriver {
  public let environment: Environment
  /// The folder that paths start from: the top of the work tree.
  public let folder: String

  public init(_ environment: Environment, folder: String) { (self.environment, self.folder) = (environment, folder) }

  /// What git calls the three versions, and the file they are of.
  public struct Request: Sendable {
    public var base: String
    public var ours: String
    public var theirs: String
    public var markerSize: Int
    public var path: String

    public init(base: String, ours: String, theirs: String, markerSize: Int, path: String) {
      (self.base, self.ours, self.theirs, self.markerSize, self.path) = (base, ours, theirs, markerSize, path)
    }
  }

  /// What a merge came to.
  public enum Outcome: Sendable {
    case clean
    case conflicts([MergeConflict])
    /// The file is left as it is on this side, since markers would destroy it.
    case leftAlone
  }

  /// Merges, and writes the result over ours.
  public func merge(_ request: Request) throws -> Outcome {
    let ours = PathText.absolute(request.ours, from: folder)
    let kind = JournalMerge.Kind(path: request.path)
    let merge = JournalMerge(configuration: configuration(of: request.path), markerSize: request.markerSize)
    let sides: MergeSides
    do throws(HostError) {
      sides = MergeSides(
        base: try read(request.base), ours: try FileSystem.read(ours),
        theirs: try FileSystem.read(PathText.absolute(request.theirs, from: folder)))
      if Self.isEncrypted(sides.ours) || Self.isEncrypted(sides.theirs) { return .leftAlone }
      try FileSystem.exchange(ours, with: merge.wholeConflict(sides).bytes)
    } catch {
      // Git would take what stands there for the result.
      do throws(HostError) { try FileSystem.removeFile(ours) } catch {}
      throw error
    }
    let result = merge.merge(sides, as: kind) { textMerge($0, request, merge) }
    try FileSystem.exchange(ours, with: result.bytes)
    return result.conflicts.isEmpty ? .clean : .conflicts(result.conflicts)
  }

  private func read(_ path: String) throws(HostError) -> [UInt8] {
    // There is no base where a file was added on both sides.
    let path = PathText.absolute(path, from: folder)
    do throws(HostError) { return try FileSystem.read(path) } catch {
      guard error.kind == .notFound else { throw error }
      return []
    }
  }

  /// The settings of the journal that the file is in, as far as they can be read: they may be what is merged.
  private func configuration(of path: String) -> JournalConfiguration {
    var folder = PathText.parent(PathText.absolute(path, from: folder))
    while true {
      let marker = PathText.join(folder, JournalSearch.marker)
      if FileSystem.isFile(marker) {
        do throws(StoreError) { return try Journal(root: folder).configuration } catch { return .default }
      }
      let parent = PathText.parent(folder)
      if parent == folder || folder == self.folder { return .default }
      folder = parent
    }
  }

  /// What was made unreadable on purpose: lines between markers would make it unreadable for good.
  private static func isEncrypted(_ bytes: [UInt8]) -> Bool {
    ["\0GITCRYPT", "-----BEGIN PGP", "-----BEGIN AGE", "age-encryption.org"].contains { bytes.starts(with: $0.utf8) }
  }

  /// What is not understood, line by line as git does it.
  private func textMerge(_ sides: MergeSides, _ request: Request, _ merge: JournalMerge) -> MergeResult {
    let git = Git(folder: folder, environment: environment)
    let folder = environment.temporaryFolder
    let names = ["ours", "base", "theirs"].map { PathText.join(folder, ".retro-merge-\($0)-\(HostProcess.identifier)-\(UInt32.random(in: 0 ... .max))") }
    defer {
      // What cannot be removed is gone with the folder.
      for name in names { do throws(HostError) { try FileSystem.removeFile(name) } catch {} }
    }
    do {
      for (name, bytes) in zip(names, [sides.ours, sides.base, sides.theirs]) {
        try FileSystem.exchange(name, with: bytes, isPrivate: true)
      }
      let answer = try git.ask(
        ["merge-file", "-p", "--marker-size=\(merge.markerSize)", "-L", "ours", "-L", "base", "-L", "theirs"] + names)
      if answer.status == 0 { return MergeResult(answer.bytes) }
      // So many conflicts; more than that is a failure, as with bytes that are no text.
      if answer.status < 128 { return MergeResult(answer.bytes, conflicts: [MergeConflict(.lines)]) }
    } catch {}
    return merge.wholeConflict(sides)
  }
}
