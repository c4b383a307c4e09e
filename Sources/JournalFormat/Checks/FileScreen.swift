// The quick look at a file before a thorough one: most files of a journal have no finding, and that can be seen from their bytes.

import JournalDates
import JournalModel
public import JournalText
import MarkdownSyntax

/// Looks at files one after the other and says of most that they have no finding, at a fraction of what `FileReading` costs.
///
/// It errs on one side alone: where it is not certain, it says that the file needs a thorough look. A test holds it to
/// `FileReading.diagnostics` on damaged files.
public struct FileScreen {
  /// What a file without a finding of its own has to do with others.
  public struct Answer: Sendable {
    /// As `FileReading.facts` gives it.
    public var facts: JournalFacts.File
    /// The links whose targets decide whether it has findings: indices into `FileScreen.links`.
    public var links: [Int]
  }

  /// A link that some file has.
  struct Link: Hashable {
    var target: String
    /// Whether it opens a line of a log.
    var opensLog: Bool
  }

  let configuration: JournalConfiguration
  /// The links of all files, each once.
  private(set) var links: [Link] = []
  private var linkIndices: [Link: Int] = [:]
  private var headings: [String: SectionKind?] = [:]
  private var scanner = OutlineScanner()
  var properties = PropertyScreen()
  private let periods: PeriodScreen

  public init(_ configuration: JournalConfiguration) {
    self.configuration = configuration
    periods = PeriodScreen(configuration.layout)
    properties.moodLabels = configuration.moodLabels
  }

  /// Nil where the file needs a thorough look.
  public mutating func look(at source: SourceText, path: String) -> Answer? {
    source.bytes.withUnsafeBufferPointer { scanner.scan($0) }
    let outline = scanner.outline
    guard outline.diagnostics.isEmpty, !Self.mayHoldConflict(source.bytes) else { return nil }
    let period = periods.period(ofPath: path)
    let kind = period.map { EntryKind(of: $0.unit) } ?? (configuration.layout.place(ofPath: path) == nil ? .note : nil)
    guard let kind, properties.areClean(outline, source, kind, period) else { return nil }
    var body = BodyScreen(source: source, outline: outline)
    if kind == .note {
      body.collectIDs()
      return Answer(facts: JournalFacts.File(path: path, kind: kind, ids: body.ids), links: [])
    }
    guard source.bytes.withUnsafeBufferPointer({ firstInvalidUTF8(in: $0, from: outline.bodyStart) }) == nil else { return nil }
    let isClean = body.isClean { text in
      if let known = headings[text] { return known }
      let kind = configuration.sectionNames.kind(ofHeading: text)
      let answer: SectionKind? = kind == .other && configuration.sectionNames.near(text) != nil ? nil : kind
      headings[text] = .some(answer)
      return answer
    } isField: {
      properties.isCleanField($0, $1)
    }
    guard isClean else { return nil }
    var found: [Int] = []
    for link in body.links {
      let index: Int
      if let known = linkIndices[link] {
        index = known
      } else {
        index = links.count
        links.append(link)
        linkIndices[link] = index
      }
      found.append(index)
    }
    return Answer(facts: JournalFacts.File(path: path, kind: kind, period: period, ids: body.ids), links: found)
  }

  /// Which of the links have a finding wherever they stand.
  public func faultyLinks(in facts: JournalFacts) -> Set<Int> {
    var faulty: Set<Int> = []
    for (index, link) in links.enumerated() {
      let reference = Reference(target: link.target)
      let kinds: Set<EntryKind> = link.opensLog ? [.habit, .task] : []
      switch facts.target(of: reference.file, expecting: kinds) {
      case .attachment: if link.opensLog { faulty.insert(index) }
      case .nothing, .several: faulty.insert(index)
      case .file(let file):
        if link.opensLog {
          if !file.kind.isActivity { faulty.insert(index) }
        } else if case .block(let id)? = reference.place, file.ids[id] == nil {
          faulty.insert(index)
        }
      }
    }
    return faulty
  }

  private static func mayHoldConflict(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var i = 0
      while i + 7 <= bytes.count {
        // A marker is seven of them; every seventh byte is enough to find one.
        if bytes[i + 6] != ASCII.less {
          i += 7
        } else if bytes[i] == ASCII.less {
          return true
        } else {
          i += 1
        }
      }
      return false
    }
  }
}

/// The period that a path stands for, where it is named in the usual way.
struct PeriodScreen {
  private let layout: Layout
  private let folders: [Period.Unit: [UInt8]]

  init(_ layout: Layout) {
    self.layout = layout
    var folders: [Period.Unit: [UInt8]] = [:]
    for pattern in layout.patterns {
      let name = Layout.standardPattern(for: pattern.unit).utf8.split(separator: ASCII.slash).last.map { Array($0) } ?? []
      let last = pattern.text.utf8.split(separator: ASCII.slash).last.map { Array($0) } ?? []
      if name == last, let folder = pattern.folder { folders[pattern.unit] = Array((folder + "/").utf8) }
    }
    // Where a journal names its files in ways of its own, the layout has the word for all of them.
    self.folders = folders.count == layout.patterns.count ? folders : [:]
  }

  func period(ofPath path: String) -> Period? {
    if folders.isEmpty { return layout.period(ofPath: path) }
    let bytes = path.utf8
    guard bytes.count > 3, path.hasSuffix(".md") else { return nil }
    let slug = bytes[
      (bytes.lastIndex(of: ASCII.slash).map { bytes.index(after: $0) } ?? bytes.startIndex)..<bytes.index(bytes.endIndex, offsetBy: -3)]
    let period: Period?
    if slug.count == 10 { period = CalendarDay(utf8: slug).map { .day($0) } } else { period = Period(Substring(slug)) }
    guard let period, let folder = folders[period.unit], bytes.starts(with: folder) else { return nil }
    return period
  }
}
