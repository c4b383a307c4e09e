// What stands where a file belongs, and is none.

import HostSystem
import JournalStore
import JournalText

extension FilePlace {
  /// What stands at the place instead of a file, in words; nil where a file does, or nothing.
  var obstacle: String? {
    if FileSystem.isFile(diskPath) { return nil }
    if FileSystem.isDirectory(diskPath) { return "a folder" }
    if FileSystem.exists(diskPath) { return "a pipe, a socket or a device" }
    return (try? FileSystem.isLink(diskPath)) == true ? "a link that leads nowhere" : nil
  }

  /// Refuses a place where something else than a file stands: nothing can be written there or read from it.
  func refuseObstacle() throws(CommandError) {
    guard let obstacle else { return }
    guard ["md", "markdown"].contains(PathText.fileExtension(diskPath).lowercased()) else {
      throw CommandError(.wrongKind, "‘\(shown)’ is \(obstacle), and no file", help: "name a file, a period or an item")
    }
    throw CommandError(
      .exists, "there is \(obstacle) at ‘\(shown)’, where a file belongs", help: "move it away, or give it another name; then try again")
  }
}
