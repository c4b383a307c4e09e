// What merges of git made of a file, for those who must tell it from what was written by hand.

public import HostSystem
public import JournalKit
public import JournalStore
import JournalText

/// The merges of a journal, as git knows them.
public struct GitMerges: Sendable {
  private let root: String
  private let environment: Environment

  public init(of journal: Journal, _ environment: Environment) { (root, self.environment) = (journal.root, environment) }

  /// What the last merges made of a file, and what both sides held; none where there is no git, or no merge that differs from both sides.
  public func files(at path: String) -> [MergedFile] {
    do { return try found(at: path) } catch {
      // Without git nothing was merged.
      return []
    }
  }

  private func found(at path: String) throws -> [MergedFile] {
    let git = Git(folder: root, environment: environment)
    let answer = try git.ask(["log", "--merges", "-50", "--format=%H %P", "HEAD", "--", path])
    let merges = answer.isSuccess ? answer.text.split(separator: "\n").map { $0.split(separator: " ") } : []
    if merges.isEmpty { return [] }
    let names = merges.flatMap { $0.map { "\($0):./\(path)" } }
    var batch = BatchedObjects(try git.run(["cat-file", "--batch"], input: Array((names.joined(separator: "\n") + "\n").utf8)).bytes)
    return merges.compactMap { merge in
      let versions = merge.map { _ in batch.next() }
      guard let bytes = versions.first ?? nil else { return nil }
      return MergedFile(bytes, of: versions.dropFirst().compactMap(\.self))
    }
  }
}
