// Files that the program carries in little room.

public import CEmbed

extension [UInt8] {
  /// What a file holds that is part of the program; nil for no file.
  /// - Parameter before: What the part before it holds, where it is a further part of a file.
  public init?(unpacking file: UnsafePointer<cembed_packed>?, behind before: [UInt8] = []) {
    guard let file else { return nil }
    let count = file.pointee.unpacked_count
    self.init(unsafeUninitializedCapacity: count) { buffer, initialized in
      guard let start = buffer.baseAddress, cembed_unpack(file, before, before.count, start) else { return }
      initialized = count
    }
    if isEmpty, count > 0 { return nil }
  }
}
