// Files that the program carries in little room.

public import CEmbed

extension [UInt8] {
  /// What a file holds that is part of the program; nil for no file.
  public init?(unpacking file: UnsafePointer<cembed_packed>?) {
    guard let file else { return nil }
    let count = file.pointee.unpacked_count
    self.init(unsafeUninitializedCapacity: count) { buffer, initialized in
      guard let start = buffer.baseAddress, cembed_unpack(file, start) else { return }
      initialized = count
    }
    if isEmpty, count > 0 { return nil }
  }
}
