// What stands where a file belongs, and is none.

import HostSystem
public import JournalStore
import JournalText
public import JournalLanguage

extension FilePlace {
  /// What stands at the place instead of a file, in words; nil where a file does, or nothing.
  public var obstacle: Message? {
    if FileSystem.isFile(diskPath) { return nil }
    if FileSystem.isDirectory(diskPath) { return Message(WritingText.folder) }
    if FileSystem.exists(diskPath) { return Message(WritingText.pipe) }
    // Nothing at all stands there else.
    do throws(HostError) { return try FileSystem.isLink(diskPath) ? Message(WritingText.brokenLink) : nil } catch { return nil }
  }

  /// Refuses a place where something else than a file stands: nothing can be written there or read from it.
  public func refuseObstacle() throws(WorkspaceError) {
    guard let obstacle else { return }
    guard ["md", "markdown"].contains(PathText.fileExtension(diskPath).lowercased()) else {
      throw WorkspaceError(
        .wrongKind, WritingText.obstacleForFile, ["path": .place(shown), "obstacle": .message(obstacle)],
        help: WritingText.obstacleForFileWay)
    }
    throw WorkspaceError(
      .exists, WritingText.obstacleAtPath, ["path": .place(shown), "obstacle": .message(obstacle)], help: WritingText.obstacleAtPathWay)
  }
}
