// From the bytes of retro.yaml to settings and findings.

import JournalDates
import JournalModel
import JournalText
import MarkdownSyntax

/// Reads one configuration file.
///
/// The file has no fences, so it is scanned between two that are put around it; every range is then moved back by their length.
struct ConfigurationReader {
  private let source: SourceText
  private let fenced: SourceText
  private let shift: Int
  /// The zones that the machine knows; nil where nobody asks.
  private let zones: ZoneNames?
  /// What keys of the file are understood after; it does not stand there.
  private let prefix: String

  /// A comment after the opening fence makes it open front matter whatever the file begins with.
  private static let opening = Array("---\n#\n".utf8)
  private static let closing = Array("\n---\n".utf8)

  init(_ source: SourceText, zones: ZoneNames?, prefix: String = "") {
    self.source = source
    self.zones = zones
    self.prefix = prefix
    let content = source.bytes[source.documentStart...]
    shift = content.startIndex - Self.opening.count
    fenced = SourceText(path: source.path, bytes: Self.opening + content + Self.closing)
  }

  func read(into configuration: inout JournalConfiguration) {
    // Between two fences such bytes would be broken UTF-8, line after line.
    if source.bytes.starts(with: [0xFF, 0xFE]) || source.bytes.starts(with: [0xFE, 0xFF]) {
      configuration.diagnostics = Outline(source).diagnostics
      return
    }
    let outline = Outline(fenced)
    configuration.diagnostics = outline.diagnostics.map { Diagnostic(words(for: $0.message), at: original($0.range), fix: []) }
    guard let frontMatter = outline.frontMatter else { return }
    for entry in frontMatter.entries { read(entry, of: frontMatter, into: &configuration) }
    configuration.understandMoodWords()
    let rest = TextRange(frontMatter.range.upperBound, fenced.bytes.count - Self.closing.count)
    if !rest.isEmpty {
      configuration.diagnostics.append(Diagnostic(.configRest, at: original(frontMatter.closingFence)))
    }
    configuration.diagnostics += configuration.conflicts
  }

  /// A finding of the scanner, with the file's name where it speaks of front matter. A key that it quotes stands before that.
  private func words(for message: Diagnostic.Message) -> Diagnostic.Message {
    let text = message.text
    let said = "front matter"
    guard var place = text.firstRange(ofText: said) else { return message }
    while let next = text[place.upperBound...].firstRange(ofText: said) { place = next }
    var message = message
    let before = text[..<place.lowerBound]
    let name = source.path.split(separator: "/").last.map { String($0) } ?? source.path
    message.values["file"] = .text(name)
    message.text = (before.hasSuffix("the ") ? before.dropLast(4) : before) + name + text[place.upperBound...]
    return message
  }

  private func original(_ range: TextRange) -> TextRange {
    let end = source.bytes.count
    return TextRange(min(max(0, range.lowerBound + shift), end), min(max(0, range.upperBound + shift), end))
  }

  private func read(_ entry: FrontMatter.Entry, of frontMatter: FrontMatter, into configuration: inout JournalConfiguration) {
    let written = frontMatter.key(of: entry, in: fenced)
    let key = prefix.isEmpty ? written : prefix + Self.withoutProfileName(written)
    let keyRange = original(entry.key)
    guard let setting = Setting.named(key) else {
      configuration.diagnostics.append(unknown(key, written, entry))
      return
    }
    // A key without a value leaves its default.
    if entry.style == .empty { return }
    let value: SettingValue? =
      if entry.style.isKept {
        nil
      } else if entry.style.isList {
        .list(frontMatter.elements[entry.elements].map { frontMatter.text(of: $0, in: fenced) })
      } else {
        .text(frontMatter.text(of: entry, in: fenced))
      }
    if let wanted = setting.set(value, in: &configuration) {
      let flaw = value.flatMap { setting.flaw($0) }
      let place = value == nil ? keyRange : flaw.flatMap { self.place(of: $0.piece, in: entry) } ?? original(entry.value)
      configuration.diagnostics.append(Diagnostic(.configBadValue(written, flaw?.wanted ?? wanted), at: place))
      return
    }
    configuration.stated[key] = value.map { StatedSetting(value: $0, key: keyRange, place: original(entry.value)) }
    if setting.isZone, let zones, case .text(let name)? = value, !zones.contains(name) {
      configuration.diagnostics.append(Diagnostic(.configUnknownZone(name, near: zones.near(name)), at: original(entry.value)))
    }
  }

  /// Where a piece of a value is written; nil where it is written otherwise, as with escapes.
  private func place(of piece: String, in entry: FrontMatter.Entry) -> TextRange? {
    let (value, wanted) = (original(entry.value), Array(piece.utf8))
    guard !wanted.isEmpty, value.count >= wanted.count else { return nil }
    let start = (value.lowerBound...value.upperBound - wanted.count).first { source.bytes[$0..<$0 + wanted.count].elementsEqual(wanted) }
    return start.map { TextRange($0, $0 + wanted.count) }
  }

  /// What is said of a key that is no setting: of a nested map, with the dotted lines that say the same.
  private func unknown(_ key: String, _ written: String, _ entry: FrontMatter.Entry) -> Diagnostic {
    let below = Setting.all.first { $0.key.hasPrefix(key + ".") }?.key ?? SettingFamily.example(below: key)
    if let below, entry.style == .nested || entry.style == .flowMap {
      let lines = dotted(written, entry)
      let example =
        lines?.linesOfText.first { $0.contains(text: ": ") }.map { $0[..<($0.firstRange(ofText: " #")?.lowerBound ?? $0.endIndex)].trimmed }
        ?? "\(below.dropFirst(prefix.count)): …"
      let fix = lines.map { [TextEdit(original(entry.extent), of: source, with: $0)] } ?? []
      return Diagnostic(.configNested(example: example), at: original(entry.key), fix: fix)
    }
    let near = below ?? nearest(to: key, among: Setting.all.map(\.key) + Setting.parents + SettingFamily.near(key))
    let meant = near.map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0 }
    return Diagnostic(.configUnknownKey(written, near: meant), at: original(entry.key))
  }

  /// A key of a profile, also where it is written as for `retro.yaml`.
  private static func withoutProfileName(_ key: String) -> String {
    let parts = key.parts(between: ".")
    return parts.count >= 3 && parts[0] == "import" ? parts.dropFirst(2).joined(separator: ".") : key
  }

  /// The nested map as dotted keys, where every line of it is simple enough to be certain.
  private func dotted(_ key: String, _ entry: FrontMatter.Entry) -> String? {
    if entry.style == .flowMap { return dottedFlow(key, entry) }
    let lineEnd = source.lineEnd
    var open: [(indent: Int, key: String)] = [(-1, key)]
    var out = ""
    let body = fenced[TextRange(entry.colon + 1, entry.extent.upperBound)]
    for (number, line) in body.split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd).enumerated() {
      let indent = line.prefix { $0 == ASCII.space }.count
      let content = String(decoding: line, as: UTF8.self).trimmed
      if number == 0 {
        guard content.isEmpty || content.hasPrefix("#") else { return nil }
        continue
      }
      if content.isEmpty || content.hasPrefix("#") { continue }
      if content.hasPrefix("- ") {
        guard let last = open.last, indent >= last.indent, last.key.contains(".") else { return nil }
        out += "  \(content)\(lineEnd)"
        continue
      }
      while open.count > 1, let last = open.last, last.indent >= indent { open.removeLast() }
      guard let colon = content.utf8.firstIndex(of: ASCII.colon), let parent = open.last else { return nil }
      let name = String(content[..<colon])
      guard Field.isKey(name) else { return nil }
      let value = String(content[content.utf8.index(after: colon)...]).trimmed
      guard value.utf8.first.map({ !"|>&*!{".utf8.contains($0) }) ?? true else { return nil }
      let path = "\(parent.key).\(name)"
      if value.isEmpty {
        open.append((indent, path))
        if Setting.named(prefix + path) != nil { out += "\(path):\(lineEnd)" }
      } else {
        out += "\(path): \(value)\(lineEnd)"
      }
    }
    return out.isEmpty ? nil : out
  }

  /// The same for `{name: value, …}` on one line.
  private func dottedFlow(_ key: String, _ entry: FrontMatter.Entry) -> String? {
    let text = fenced.text(entry.value).trimmed
    guard text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count > 2 else { return nil }
    let inside = text.dropFirst().dropLast()
    guard !inside.utf8.contains(where: { "{}[]\"'#&*!|>".utf8.contains($0) || $0.isLineEnd }) else { return nil }
    var out = ""
    for pair in String(inside).parts(between: ",") {
      guard let colon = pair.utf8.firstIndex(of: ASCII.colon) else { return nil }
      let (name, value) = (String(pair[..<colon]), String(pair[pair.utf8.index(after: colon)...]).trimmed)
      guard Field.isKey(name), !value.isEmpty else { return nil }
      out += "\(key).\(name): \(value)\(source.lineEnd)"
    }
    return out
  }
}

extension SourceText {
  /// Where the text of a YAML file begins: after a byte order mark, and after a fence of its own, with which it may begin its document.
  var documentStart: Int {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard bytes[start...].starts(with: [ASCII.hyphen, ASCII.hyphen, ASCII.hyphen]) else { return start }
    let end = bytes[(start + 3)...].firstIndex { !$0.isBlank } ?? bytes.endIndex
    return end == bytes.endIndex || bytes[end].isLineEnd ? end : start
  }
}
