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
    /// The amounts of its logs that targets of habits and goals decide about: indices into the screen's list of those of all files.
    public var amounts: [Int] = []
  }

  /// A link that some file has.
  struct Link: Hashable {
    /// What is wrong with it depends on where it stands.
    enum Place: Hashable {
      /// It opens a line of a log.
      case activity
      case item
      /// It stands in prose, where it may name a file that is still to be written.
      case prose
      case embedInProse
    }

    var target: String
    var place: Place
  }

  let configuration: JournalConfiguration
  /// The links of all files, each once.
  private(set) var links: [Link] = []
  private var linkIndices: [Link: Int] = [:]
  /// Links met last, at the places that their bytes are mixed to.
  private var recentLinks: [(bytes: ArraySlice<UInt8>, index: Int)?] = Array(repeating: nil, count: 509)
  private var amounts = AmountScreen()
  private var headings: [String: SectionKind?] = [:]
  private var scanner = OutlineScanner()
  private var finder = InlineSpanFinder()
  var properties = PropertyScreen()
  private let periods: PeriodScreen

  /// - Parameter zones: The zones that the machine knows; nil where nobody asks.
  public init(_ configuration: JournalConfiguration, zones: ZoneNames? = nil) {
    self.configuration = configuration
    properties.zones = zones
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
    var body = BodyScreen(source: source, outline: outline, finder: finder)
    if kind == .note {
      if configuration.layout.almostPeriod(ofPath: path) != nil { return nil }
      body.collectIDs()
      return Answer(facts: JournalFacts.File(path: path, kind: kind, ids: body.ids), links: [])
    }
    guard outline.firstInvalid == nil else { return nil }
    let isClean = body.isClean(ofRetrospective: kind.isRetrospective, names: configuration.sectionNames) { text in
      if let known = headings[text] { return known }
      let kind = configuration.sectionNames.kind(ofHeading: text)
      let answer: SectionKind? = kind == .other && configuration.sectionNames.mayBeMeant(text) ? nil : kind
      headings[text] = .some(answer)
      return answer
    } isField: {
      properties.isCleanField($0, $1)
    }
    guard isClean else { return nil }
    let found = body.links.map { index(of: $0.target, $0.place, in: source) }
    let amounts = body.amountLines.map { line in
      self.amounts.index(ofLinks: found[line.links], isOpened: line.isOpened, body.amounts[line.amounts], in: source)
    }
    return Answer(facts: JournalFacts.File(path: path, kind: kind, period: period, ids: body.ids), links: found, amounts: amounts)
  }

  private mutating func index(of target: TextRange, _ place: Link.Place, in source: SourceText) -> Int {
    // The habits of a log are linked every day: such a link is known by its bytes, at the place that they are mixed to.
    let bytes = source[target]
    var mixed: UInt32 = 2_166_136_261
    for byte in bytes { mixed = (mixed ^ UInt32(byte)) &* 16_777_619 }
    let slot = Int(mixed % UInt32(recentLinks.count))
    if let recent = recentLinks[slot], links[recent.index].place == place, recent.bytes == bytes { return recent.index }
    let link = Link(target: String(decoding: bytes, as: UTF8.self), place: place)
    let index = linkIndices[link, default: links.count]
    if index == links.count {
      links.append(link)
      linkIndices[link] = index
    }
    recentLinks[slot] = (Array(bytes)[...], index)
    return index
  }

  /// The names of the files whose headings the links name.
  public var filesNamedWithHeadings: Set<String> {
    Set(
      links.compactMap { link in
        let reference = Reference(target: link.target)
        if case .heading? = reference.place { return reference.slug }
        return nil
      })
  }

  /// Which of the links have a finding wherever they stand.
  public func faultyLinks(in facts: JournalFacts) -> Set<Int> {
    var faulty: Set<Int> = []
    for (index, link) in links.enumerated() {
      let reference = Reference(target: link.target)
      if FileNames.leadsFromFolder(reference.file) {
        if link.place != .prose || reference.place != nil { faulty.insert(index) }
        continue
      }
      let isFaulty =
        // Where several files have the name, the folder decides, which is not known here: that takes a thorough look.
        switch link.place == .activity ? facts.activity(named: reference.file) : facts.target(of: reference.file, in: "", expecting: []) {
        case .attachment: link.place == .activity
        case .nothing: link.place != .prose
        case .several: link.place == .activity || link.place == .item
        case .shared: true
        case .file(let file): link.place == .activity ? !file.kind.isActivity : facts.lacks(reference.place, in: file)
        }
      if isFaulty { faulty.insert(index) }
    }
    return faulty
  }

  /// Which of the amounts may have a finding.
  public func faultyAmounts(in facts: JournalFacts) -> Set<Int> {
    func file(_ link: Int, _ kinds: Set<EntryKind>) -> JournalFacts.File? {
      let name = Reference(target: links[link].target).file
      return (kinds == [.habit, .task] ? facts.activity(named: name) : facts.target(of: name, in: "", expecting: kinds)).file
    }
    return amounts.faulty(facts.units, { file($0, [.habit, .task])?.target }, { file($0, [.goal])?.goalTargets ?? [] })
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
    let slug = Substring(
      bytes[
        (bytes.lastIndex(of: ASCII.slash).map { bytes.index(after: $0) } ?? bytes.startIndex)..<bytes.index(bytes.endIndex, offsetBy: -3)])
    let period = slug.utf8.count == 10 ? CalendarDay(slug).map { .day($0) } : Period(slug)
    guard let period, let folder = folders[period.unit], bytes.starts(with: folder) else { return nil }
    return period
  }
}
