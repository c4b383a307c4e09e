// Edits of retro.yaml: those of front matter, in a file that has no fences.

import JournalModel
public import JournalText

extension SourceText {
  /// This configuration file with a setting given this value, or without it where the value is nil; every other byte stays.
  /// - Throws: Where the file cannot be read with certainty, or keeps the setting in a form that is not edited.
  public func settingConfiguration(_ key: String, to value: SettingValue?) throws(EditError) -> SourceText {
    let change: PropertyChange =
      switch value {
      case nil: .unset(key: key)
      case .text(let text): .set(key: key, value: text)
      case .list(let elements): .replace(key: key, elements: Self.once(elements))
      }
    let end = lineEnd
    var content = bytes[documentStart...]
    if content.startIndex >= 3, bytes[content.startIndex - 1] != 0xBF {
      // The line end of the file's own fence stays outside as well.
      if content.first == ASCII.carriageReturn { content = content.dropFirst() }
      if content.first == ASCII.lineFeed { content = content.dropFirst() }
    }
    let head = bytes[..<content.startIndex]
    let opening = Array("---\(end)#\(end)".utf8)
    let closing = Array("---\(end)".utf8)
    let lacksEnd = content.last.map { !$0.isLineEnd } ?? false
    let fenced = SourceText(path: path, bytes: opening + content + (lacksEnd ? Array(end.utf8) : []) + closing)
    let edited = try fenced.applying([change], meaning: Setting.meaning).bytes
    guard edited.starts(with: opening), edited.count >= opening.count + closing.count, edited.suffix(closing.count).elementsEqual(closing)
    else { throw .wouldChangeMore("the edit does not fit the file") }
    var result = edited[opening.count..<(edited.count - closing.count)]
    if lacksEnd, result.suffix(end.utf8.count).elementsEqual(end.utf8) { result = result.dropLast(end.utf8.count) }
    return SourceText(path: path, bytes: Array(head) + result)
  }

  /// Each element where it stands first; Swift's own equality would take two ways of writing an accent for one.
  private static func once(_ elements: [String]) -> [String] {
    var seen: Set<[UInt8]> = []
    return elements.filter { seen.insert(Array($0.utf8)).inserted }
  }
}
