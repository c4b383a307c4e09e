// The links of other files to one file: what a deletion breaks, and what leads back.

import HostSystem
import JournalFormat
import JournalModel
import JournalStore
import JournalText
import MarkdownSyntax

/// A link in another file.
public struct Mention: Sendable {
  public let path: String
  /// Where the name stands: line and column, from 1.
  public let line: Int
  public let column: Int
  /// The name of the file as the link has it.
  public let name: String
  /// The line that the link stands in, trimmed; of a very long one what stands around the name, with ‘…’ where something is left out.
  public let text: String
  /// Where in `text` the name stands, in bytes of UTF-8.
  public let offset: Int
  /// Whether the file, or what the link stands in, is kept out of reports.
  public let isPrivate: Bool
}

extension Mention {
  /// Bytes of a line that is shown as a whole: it may hold thousands of links, and be shown with each of them.
  private static let longestLine = 1000

  fileprivate static func excerpt(of line: TextRange, around place: NamedPlace, in source: SourceText) -> (text: String, offset: Int) {
    let start = source.bytes[line.lowerBound..<line.upperBound].firstIndex { $0 != ASCII.space && $0 != ASCII.tab } ?? line.upperBound
    if line.upperBound - start <= longestLine {
      return (source.text(line).trimmed, max(place.offset - start, 0))
    }
    func isInside(_ offset: Int) -> Bool { source.bytes[offset] & 0xC0 == 0x80 }
    var lower = max(start, place.offset - longestLine / 4)
    while lower < place.offset, isInside(lower) || source.bytes[lower].isBlank { lower += 1 }
    var upper = min(line.upperBound, place.offset + place.name.utf8.count + longestLine / 2)
    while upper < line.upperBound, isInside(upper) { upper += 1 }
    let lead = lower > start ? "…" : "", tail = upper < line.upperBound ? "…" : ""
    return (lead + source.text(TextRange(lower, upper)).trimmed + tail, place.offset - lower + lead.utf8.count)
  }
}

extension Journal {
  /// The links to the file at `target` that stand in the files at `paths`, in that order and the order of each file; and what could not be
  /// read. Files that cannot name it are not outlined.
  func mentions(
    of target: String, in paths: [String], _ names: RenameNames
  ) -> (mentions: [Mention], problems: [HostError]) {
    let slug = Reference(file: FileNames.withoutEnding(target)).slug
    let filter = MentionFilter([slug])
    let privacy = MentionFilter([FileReading.privateTag])
    let needsKinds = names.paths(named: slug).count > 1
    var mentions: [Mention] = []
    var problems: [HostError] = []
    for path in paths where !path.utf8.elementsEqual(target.utf8) {
      do throws(HostError) {
        let source = SourceText(path: path, bytes: try bytes(ofEntryAt: path))
        guard filter.mayMention(source.bytes) else { continue }
        let file = LinkedFile(source, path: path, configuration: configuration, needsKinds: needsKinds)
        let found = file.places.filter { file.path(meantAt: $0, names).map { $0.utf8.elementsEqual(target.utf8) } ?? false }
        if found.isEmpty { continue }
        let lines = LineTable(source)
        // The whole file is understood only where it may say that something is private.
        let hidden =
          (privacy.mayMention(source.bytes)
          ? FileReading(source, outline: file.outline, path: path, configuration: configuration).privateRanges : [])
          .sorted { $0.lowerBound < $1.lowerBound }
        // Where what is private and has begun before a place ends: both go by the order of the file.
        var (begun, hiddenEnd) = (0, 0)
        for place in found {
          while begun < hidden.count, hidden[begun].lowerBound <= place.offset {
            hiddenEnd = max(hiddenEnd, hidden[begun].upperBound)
            begun += 1
          }
          let position = lines.position(of: place.offset)
          let (text, offset) = Mention.excerpt(of: lines.range(ofLine: position.line), around: place, in: source)
          mentions.append(
            Mention(
              path: path, line: position.line, column: position.column, name: place.name, text: text, offset: offset,
              isPrivate: place.offset < hiddenEnd))
        }
      } catch {
        problems.append(error)
      }
    }
    return (mentions, problems)
  }
}

/// A place in a file that names another one.
struct NamedPlace {
  let form: FileLink.Form
  /// With quotes and escapes undone.
  let name: String
  let offset: Int
  /// The key of the property that it stands in; nil in the body.
  let property: String?
  /// The kinds of file that are expected there; none where any will do.
  let kinds: Set<EntryKind>
}

extension LinkedFile {
  /// Where the file names others, in its order; names in values that are only kept count, too.
  var places: [NamedPlace] {
    var found = links.map {
      NamedPlace(form: $0.form, name: $0.file, offset: $0.range.lowerBound, property: $0.property, kinds: kinds(expectedAt: $0))
    }
    guard let front = outline.frontMatter else { return found }
    for entry in front.entries where entry.style.isKept {
      let key = front.key(of: entry, in: source)
      for link in Outline.rawNames(in: entry.value, of: source) {
        found.append(NamedPlace(form: link.form, name: link.file, offset: link.at, property: key, kinds: []))
      }
    }
    return found.sorted { $0.offset < $1.offset }
  }

  /// The path of the file that is meant at a place; nil where none or several would do.
  func path(meantAt place: NamedPlace, _ names: RenameNames) -> String? {
    switch place.form {
    case .name: names.path(ofName: place.name, in: PathText.parent(path), expecting: place.kinds)
    case .path: names.path(ofDestination: place.name, in: PathText.parent(path))?.path
    }
  }
}
