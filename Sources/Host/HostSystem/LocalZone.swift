// Where the machine keeps the rules of its time zone.

/// The local time zone as the machine states it, still to be read.
public enum LocalZone: Hashable, Sendable {
  /// The bytes of a TZif file.
  case file([UInt8])
  /// A POSIX rule such as `CET-1CEST,M3.5.0,M10.5.0/3`.
  case rule(String)
  /// Nothing is stated, or nothing that can be found: UTC, as the C library has it.
  case utc

  /// `$TZ` if set, else /etc/localtime. A name is looked up in `$TZDIR` or the system's folders.
  public static func find(_ environment: Environment) -> LocalZone {
    guard var name = environment.value(of: "TZ") else { return file("/etc/localtime") ?? .utc }
    if name.utf8.first == 0x3A { name.removeFirst() }
    if name.isEmpty { return .utc }
    return named(name, environment) ?? .rule(name)
  }

  /// What a person calls the zone that `find` gives: the name or the rule that `$TZ` says, else the name of the file that /etc/localtime leads to.
  public static func name(_ environment: Environment) -> String {
    if var name = environment.value(of: "TZ") {
      if name.utf8.first == 0x3A { name.removeFirst() }
      return name.isEmpty ? "UTC" : name
    }
    guard let path = FileSystem.realPathIfThere("/etc/localtime") else { return "UTC" }
    for folder in folders(environment) where path.hasPrefix(folder + "/") { return String(path.dropFirst(folder.utf8.count + 1)) }
    return "/etc/localtime"
  }

  /// The zone of this name, such as `Asia/Tokyo`; nil where the machine does not know it.
  public static func named(_ name: String, _ environment: Environment) -> LocalZone? {
    if name.utf8.first == 0x2F { return file(name) }
    // A name leads down into the folder, never out of it.
    if name.isEmpty || name.utf8.split(separator: 0x2F).contains(where: { $0.elementsEqual("..".utf8) }) { return nil }
    for folder in folders(environment) {
      if let zone = file(PathText.join(folder, name)) { return zone }
    }
    return nil
  }

  /// The names of the zones that the machine knows, such as `Europe/Paris`, without other names for the same zone; none where it keeps no
  /// list of them.
  public static func names(_ environment: Environment) -> [String] {
    for folder in folders(environment) {
      guard let walk = try? FileSystem.walk(folder, skipping: { $0 == "posix" || $0 == "right" }) else { continue }
      // Beside the zones lie tables, whose names begin in lower case.
      let names = walk.files.map(\.path).filter { $0.utf8.first.map { $0 &- 0x41 < 26 } ?? false && !$0.utf8.contains(0x2E) }
      if !names.isEmpty { return names }
    }
    return []
  }

  private static func folders(_ environment: Environment) -> [String] {
    (environment["TZDIR"].map { [$0] } ?? []) + ["/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/var/db/timezone/zoneinfo"]
  }

  private static func file(_ path: String) -> LocalZone? {
    guard let bytes = FileSystem.readIfReadable(path), bytes.starts(with: [0x54, 0x5A, 0x69, 0x66]) else { return nil }
    return .file(bytes)
  }
}
