// What the file of a day, a week or another such period is about, wherever it moves.

public import JournalText
import JournalDates
public import JournalFormat
import JournalModel

extension FileReading {
  /// Whether the file, read at a new path, is still of its kind and about some period; true of files that are about none.
  public func keepsPeriod(as moved: FileReading) -> Bool {
    guard kind.unit != nil, span != nil else { return true }
    return moved.kind == kind && moved.span != nil
  }

  /// The properties that make the file say by itself what its name or place says of it, for a file that may then have any name; none where
  /// it is about no period.
  /// - Parameter moved: The file as it would be read without them: what that still says need not be written.
  public func propertiesKeepingPeriod(as moved: FileReading) -> [(key: String, value: String)] {
    guard let unit = kind.unit, let span else { return [] }
    var found: [(key: String, value: String)] = moved.kind == kind ? [] : [("type", kind.rawValue)]
    let own = properties.contains { unit == .day ? $0.key == "date" : $0.key == "start" || $0.key == "end" }
    if own || Period(moved.slug)?.unit == unit { return found }
    found.append((unit == .day ? "date" : "start", "\(span.start)"))
    if Period(unit, containing: span.start).end != span.end { found.append(("end", "\(span.end)")) }
    return found
  }
}

extension Rename {
  /// Why the new name is none on other systems, in words that follow it; nil where it is one, or the old name is none either.
  public var issueElsewhere: Wording? {
    let (old, new) = (Reference(file: from).slug + ".md", Reference(file: to).slug + ".md")
    return PortableName.issue(of: old) == nil ? PortableName.issue(of: new)?.wording : nil
  }
}
