// What a file held before the person's editor had it.

import HostSystem
import JournalStore
import JournalText

/// The text of a file as it was, to be kept where an editor loses it.
struct FormerText: Sendable {
  let bytes: [UInt8]
  private let place: FilePlace
  /// Where the file really lies; links may lead there.
  private let realPath: String

  /// Reads the file; nil where that cannot be done.
  init?(of place: FilePlace) {
    guard let bytes = FileSystem.readIfReadable(place.diskPath), let path = FileSystem.realPathIfThere(place.diskPath) else { return nil }
    (self.bytes, self.place, realPath) = (bytes, place, path)
  }

  /// Whether the place leads to another file by now, or nowhere.
  var isElsewhere: Bool { FileSystem.realPathIfThere(place.diskPath) != realPath }

  /// Whether the place has another text by now, another file or none.
  var isChanged: Bool { current != bytes }

  /// Whether the file is gone, is empty or less than half of what it was, or is no text.
  var isLost: Bool {
    guard let current else { return true }
    return current.count * 2 < bytes.count || current.withUnsafeBufferPointer { firstInvalidUTF8(in: $0) } != nil
  }

  /// What the place has now; nil where that is no file, cannot be read or lies elsewhere.
  private var current: [UInt8]? {
    isElsewhere ? nil : FileSystem.readIfReadable(place.diskPath)
  }
}
