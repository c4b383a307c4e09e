// Texts that have no place of their own any more, and may be somebody's.

public import HostSystem

extension ChangeLog {
  /// Keeps a text for the person, under a name that tells the file it was of and the time; gives the path where it lies.
  /// - Parameter path: The file, whose name and ending it gets.
  public func keep(_ text: [UInt8], of path: String, at time: Moment) throws(HostError) -> String {
    try FileSystem.makeDirectories(directory.recovery, mode: 0o700, by: calls)
    // A name has room for 255 bytes on most systems.
    let (stem, ending) = (Self.cut(PathText.stem(path), to: 180), Self.cut(PathText.fileExtension(path), to: 20))
    let stamp = String("\(time)".map { $0 == ":" ? "-" : $0 })
    var number = 0
    while true {
      number += 1
      let name = "\(stem)-\(stamp)\(number == 1 ? "" : "-\(number)")\(ending.isEmpty ? "" : "." + ending)"
      let kept = PathText.join(directory.recovery, name)
      if FileSystem.exists(kept) { continue }
      do throws(HostError) {
        try FileSystem.create(kept, text, attributes: .own, by: calls)
        return kept
      } catch {
        // A link that leads nowhere, or what another program has just put there.
        if error.kind != .alreadyExists { throw error }
      }
    }
  }

  private static func cut(_ text: String, to count: Int) -> Substring {
    var text = Substring(text)
    while text.utf8.count > count { text.removeLast() }
    return text
  }
}
