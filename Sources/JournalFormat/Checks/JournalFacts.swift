// What the files of a journal know of each other: names, ids, periods. Collected in one pass, before any link is judged.

public import JournalDates
public import JournalModel
import JournalText
import MarkdownSyntax

/// What other files may refer to, for every file of a journal.
public struct JournalFacts: Sendable {
  /// What one file has that others refer to.
  public struct File: Sendable {
    public var path: String
    public var kind: EntryKind
    /// The period that the file is about; nil for kinds that have none.
    public var period: Period?
    /// The ids of its items without their carets, and the kinds of section that they stand in.
    public var ids: [String: SectionKind]
    /// What a task says of itself; nil for other kinds.
    public var task: Activity.Task?

    public init(path: String, kind: EntryKind, period: Period? = nil, ids: [String: SectionKind] = [:], task: Activity.Task? = nil) {
      self.path = path
      self.kind = kind
      self.period = period
      self.ids = ids
      self.task = task
    }
  }

  /// What a link leads to.
  enum Target {
    case file(File)
    /// A file that is no entry, such as a photo.
    case attachment
    case several([File])
    case nothing
  }

  public let layout: Layout
  public private(set) var files: [File] = []
  private var filesBySlug: [String: [Int]] = [:]
  private var filesByPeriod: [Period: [Int]] = [:]
  private var attachments: Set<String> = []

  public init(layout: Layout) { self.layout = layout }

  public mutating func add(_ file: File) {
    filesBySlug[Reference.folded(FileReading.slug(ofPath: file.path)), default: []].append(files.count)
    if let period = file.period { filesByPeriod[period, default: []].append(files.count) }
    files.append(file)
  }

  /// Adds the path of a file that is no entry; links may lead to it.
  public mutating func addAttachment(_ path: String) { attachments.insert(Reference.folded(Reference(file: path).slug)) }

  /// The files that are about one and the same period, in groups; the one that counts comes first.
  public var duplicates: [[File]] {
    filesByPeriod.values.filter { $0.count > 1 }.map { indices in
      let group = indices.map { files[$0] }.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
      guard let period = group[0].period else { return group }
      let usual = layout.path(for: period)
      return group.filter { $0.path.hasSameBytes(as: usual) } + group.filter { !$0.path.hasSameBytes(as: usual) }
    }
  }

  /// The file that counts for the period of this file; nil where it is this one.
  func earlier(than path: String, for period: Period) -> File? {
    guard let indices = filesByPeriod[period], indices.count > 1 else { return nil }
    let group = indices.map { files[$0] }.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    let usual = layout.path(for: period)
    guard let first = group.first(where: { $0.path.hasSameBytes(as: usual) }) ?? group.first else { return nil }
    return first.path.hasSameBytes(as: path) ? nil : first
  }

  /// What the name or path in a link means: of several files the only one of a kind that is expected, else the one at that very path.
  func target(of name: String, expecting kinds: Set<EntryKind> = []) -> Target {
    let slug = Reference(file: name).slug
    guard let indices = filesBySlug[Reference.folded(slug)] else {
      return attachments.contains(Reference.folded(slug)) ? .attachment : .nothing
    }
    let found = indices.map { files[$0] }
    let wanted = Reference.folded(name) + ".md"
    if name.utf8.contains(ASCII.slash) {
      let exact = found.filter { Reference.folded($0.path) == wanted }
      if exact.count == 1 { return .file(exact[0]) }
      let inside = found.filter { Reference.folded($0.path).hasSuffix("/" + wanted) }
      return inside.count == 1 ? .file(inside[0]) : inside.isEmpty ? .nothing : .several(inside)
    }
    if found.count == 1 { return .file(found[0]) }
    let expected = found.filter { kinds.contains($0.kind) }
    if expected.count == 1 { return .file(expected[0]) }
    let exact = found.filter { Reference.folded($0.path) == wanted }
    return exact.count == 1 ? .file(exact[0]) : .several(found)
  }

  /// A name of an activity that was probably meant; nil where none is near.
  func activity(near name: String) -> String? {
    nearest(to: name, among: files.filter { $0.kind.isActivity }.map { FileReading.slug(ofPath: $0.path) })
  }

}

extension FileReading {
  /// What others may refer to in this file.
  public var facts: JournalFacts.File {
    var file = JournalFacts.File(path: path, kind: kind)
    if let unit = kind.unit, let span { file.period = Period(unit, containing: span.end) }
    file.ids = blockIDs
    if kind == .task, case .activity(.task(let task)) = entry.details { file.task = task }
    return file
  }

  /// Every block id of the file, and the kind of section whose item it is.
  private var blockIDs: [String: SectionKind] {
    guard source.bytes.contains(ASCII.caret) else { return [:] }
    var ids: [String: SectionKind] = [:]
    for (index, block) in outline.blocks.enumerated() where block.kind == .paragraph {
      for span in outline.inlineSpans(ofBlock: index, in: source) where span.kind == .blockID { ids[source.text(span.name)] = .other }
    }
    // What a note has under such a heading is no item of a retrospective.
    for section in sections where kind != .note {
      for item in section.items {
        if let id = item.item.id { ids[id] = section.kind }
      }
      for line in section.log {
        if let id = line.logLine.id { ids[id] = section.kind }
      }
    }
    return ids
  }
}
