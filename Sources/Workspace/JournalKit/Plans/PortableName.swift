// Names of files that are names on every system.

import JournalModel
public import JournalText

/// What the file systems of other machines take for a name.
public enum PortableName {
  /// Why a name is none elsewhere, in words that follow it.
  public struct Issue: Hashable, Sendable {
    public var reason: String { wording.english }
    /// The same with what other languages tell it by, as a sentence.
    public var wording: Wording
    /// A name like it that is one everywhere.
    public var name: String
    public var isOfPath = false
  }

  /// What Windows keeps for devices, whatever ending follows.
  private static let devices: Set<String> = {
    var names: Set<String> = ["con", "prn", "aux", "nul", "conin$", "conout$"]
    for number in ["1", "2", "3", "4", "5", "6", "7", "8", "9", "¹", "²", "³"] { names.formUnion(["com" + number, "lpt" + number]) }
    return names
  }()

  /// Bytes that a name holds on most systems, and characters of a whole path that Windows takes.
  private static let limit = 255

  /// Why a name is none on other systems; nil where it is one.
  public static func issue(of name: String) -> Issue? {
    let bytes = Array(name.utf8)
    if let forbidden = name.unicodeScalars.first(where: isForbidden) {
      let sign = forbidden.value < 0x20 ? "a control character" : "‘\(forbidden)’"
      let control = forbidden.value < 0x20
      return Issue(
        wording: Wording(
          "has \(sign) in its name, which Windows and many phones refuse", ["sign": .optional(control ? nil : "\(forbidden)")],
          name: "portable.sign"), name: mended(name))
    }
    if bytes.last == ASCII.space || bytes.last == ASCII.period {
      let sign = bytes.last == ASCII.space ? "a blank" : "a full stop"
      return Issue(
        wording: Wording(
          "ends in \(sign), which Windows takes away", ["sign": .text(bytes.last == ASCII.space ? "blank" : "stop")],
          name: "portable.end"), name: mended(name))
    }
    if isDevice(name) {
      return Issue(wording: Wording("is a name that Windows keeps for a device", name: "portable.device"), name: mended(name))
    }
    if bytes.count > limit {
      return Issue(
        wording: Wording(
          "has a name of \(bytes.count) bytes; most systems take \(limit)", ["count": .number(bytes.count), "limit": .number(limit)],
          name: "portable.long"), name: mended(name))
    }
    return nil
  }

  /// Why a path is too long for other systems though its names are not; nil where it is none.
  public static func issue(ofPath path: String) -> Issue? {
    let count = path.utf16.count
    guard count > limit, !path.utf8.split(separator: ASCII.slash).contains(where: { $0.count > limit }) else { return nil }
    return Issue(
      wording: Wording(
        "lies at a path of \(count) characters; Windows takes about \(limit), the way to the journal included",
        ["count": .number(count), "limit": .number(limit)], name: "portable.path"), name: path, isOfPath: true)
  }

  /// The name with a hyphen for each sign that is refused, no blank or full stop at its ends, and at most 200 bytes before its ending.
  private static func mended(_ name: String) -> String {
    func trimmed(_ text: Substring) -> Substring {
      var text = text
      while let last = text.utf8.last, last == ASCII.space || last == ASCII.period { text.removeLast() }
      return text
    }
    let whole = trimmed(name[...])
    let dot = whole.lastIndex(of: ".").flatMap { $0 > whole.startIndex && whole[$0...].utf8.count < 12 ? $0 : nil } ?? whole.endIndex
    let ending = whole[dot...]
    var stem = String(String.UnicodeScalarView(whole[..<dot].unicodeScalars.map { isForbidden($0) ? "-" : $0 }))[...]
    while stem.utf8.count > 200 { stem.removeLast() }
    stem = trimmed(stem)
    // What stands before the first full stop is what Windows looks at.
    let first = stem.firstIndex(of: ".") ?? stem.endIndex
    if stem.isEmpty || isDevice(String(stem)) { stem = stem[..<first] + "-file" + stem[first...] }
    return stem + ending.unicodeScalars.filter { !isForbidden($0) }.map { String($0) }.joined()
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool { scalar.value < 0x20 || "<>:\"|?*\\".unicodeScalars.contains(scalar) }

  private static func isDevice(_ name: String) -> Bool {
    devices.contains(String(decoding: name.utf8.prefix { $0 != ASCII.period }, as: UTF8.self).trimmed.lowercased())
  }
}
