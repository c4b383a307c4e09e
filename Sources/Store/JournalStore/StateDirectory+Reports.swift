// Which files the program wrote outside of change sets, so that they are known from what a person wrote.

public import HostSystem

extension StateDirectory {
  /// Whether the program itself, as `remember` was told, wrote exactly these bytes to the file that stands at this path.
  public func remembers(_ bytes: [UInt8], at path: String) -> Bool {
    guard let note = FileSystem.readIfReadable(self.note(of: path)) else { return false }
    return note == Self.note(bytes, path)
  }

  /// Notes that the program itself wrote these bytes to the file that stands at this path.
  public func remember(_ bytes: [UInt8], at path: String) throws(HostError) {
    let (note, text) = (note(of: path), Self.note(bytes, path))
    if !FileSystem.isDirectory(reports) { try FileSystem.makeDirectories(reports, mode: 0o700) }
    FileSystem.tidy(reports)
    guard FileSystem.exists(note) else { return try FileSystem.create(note, text, attributes: .own) }
    let former = try FileSystem.read(note)
    if former != text { try FileSystem.replace(note, expecting: former, with: text) }
  }

  private var reports: String { PathText.join(path, "reports") }

  private func note(of path: String) -> String { PathText.join(reports, ContentHash(Self.real(path)).text) }

  /// Length and hash of the bytes, and whose they are.
  private static func note(_ bytes: [UInt8], _ path: String) -> [UInt8] {
    Array("\(bytes.count) \(ContentHash(bytes).text)\n".utf8) + real(path) + [0x0A]
  }

  private static func real(_ path: String) -> [UInt8] { Array((FileSystem.realPathIfThere(path) ?? path).utf8) }
}
