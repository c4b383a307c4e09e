// A property that gets another name: the bytes of its key alone, wherever a file says it.

import JournalModel
public import JournalText
import MarkdownSyntax

extension FileReading {
  /// This file with a property called otherwise, in front matter and, of a day, in the fields of its text; and how many places that changes.
  ///
  /// Read again afterwards: the property has its new name and the value that it had, and no other one changed.
  /// - Throws: Where the file is never written to, and where one of the names means something to the format.
  public func renaming(property old: String, to new: String) throws(EditError) -> (source: SourceText, count: Int) {
    let inText = places.proseFields.map(\.key).filter { Self.name(source.text($0)) == Self.name(old) }
    let keys = properties.filter { $0.key == old }.map(\.keyRange) + (kind == .day ? inText : [])
    if keys.isEmpty { return (source, 0) }
    if let finding = blockingFindings.first { throw .finding(finding) }
    for key in [old, new] { if let rule = kind.schema.rule(of: key), !rule.isMetric { throw .badKey(key) } }
    let wanted = properties.map { Property($0.key == old ? new : $0.key, $0.value) }
    guard !properties.contains(where: { $0.key == new }), let after = edited(keys.map { TextEdit($0, of: source, with: new) }),
      after.blockingFindings.isEmpty, after.properties.map(\.property) == wanted, after.outline.blocks.map(\.kind) == outline.blocks.map(\.kind), after.places.proseFields.count == places.proseFields.count
    else { throw .wouldChangeMore("another part of the file would be read differently") }
    return (after.source, keys.count)
  }

  /// The name of a field as that of a property: `water glasses` is `water_glasses`.
  private static func name(_ key: String) -> String { key.lowercased().words.joined(separator: "_") }
}
