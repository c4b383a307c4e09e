// What stands where a file belongs, and is none.

import HostSystem
public import JournalStore
import JournalText

extension FilePlace {
  /// What stands at the place instead of a file, in words; nil where a file does, or nothing.
  public var obstacle: String? {
    if FileSystem.isFile(diskPath) { return nil }
    if FileSystem.isDirectory(diskPath) { return "a folder" }
    if FileSystem.exists(diskPath) { return "a pipe, a socket or a device" }
    // Nothing at all stands there else.
    do throws(HostError) { return try FileSystem.isLink(diskPath) ? "a link that leads nowhere" : nil } catch { return nil }
  }

  /// Refuses a place where something else than a file stands: nothing can be written there or read from it.
  public func refuseObstacle() throws(WorkspaceError) {
    guard let obstacle else { return }
    guard ["md", "markdown"].contains(PathText.fileExtension(diskPath).lowercased()) else {
      throw WorkspaceError(.wrongKind, "‘\(shown)’ is \(obstacle), and no file", help: "name a file, a period or an item")
    }
    throw WorkspaceError(
      .exists, "there is \(obstacle) at ‘\(shown)’, where a file belongs", help: "move it away, or give it another name; then try again")
  }
}
