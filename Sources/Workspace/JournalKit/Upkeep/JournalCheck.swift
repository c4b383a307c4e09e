// The check of a whole journal: the findings of every file.

public import JournalChecks
public import HostSystem
public import JournalFormat
import JournalIndex
import JournalInsights
import JournalModel
public import JournalStore
public import JournalText
import MarkdownSyntax

/// The findings of a journal, file by file.
public struct JournalCheck: Sendable {
  /// A file with findings.
  public struct File: Sendable {
    public var path: String
    public var source: SourceText
    public var lines: LineTable
    /// In the order of the file; never empty.
    public var findings: [Diagnostic]
    /// What was read; nil for `retro.yaml` and for templates.
    public var reading: FileReading?
  }

  /// The journal; nil for a file outside of any.
  public let journal: Journal?
  private let zones: ZoneNames?
  /// How many files were looked at, `retro.yaml` included.
  public private(set) var count = 0
  /// The files with findings, in the order of their paths' bytes.
  public private(set) var files: [File] = []
  /// Files and folders that could not be read.
  public private(set) var problems: [HostError] = []
  /// What the files know of each other.
  public private(set) var facts: JournalFacts
  /// What is known of each entry that could be read, in the order of their paths' bytes.
  private(set) var checked: [CheckedFile] = []
  /// Those of them of which something else is known than before.
  private(set) var news: [CheckedFile] = []
  /// The folded names of files whose headings `facts` has.
  private var withHeadings: Set<String> = []
  private let replaced: [String: [UInt8]]
  /// The paths of copies that a folder sync left.
  private var copies: [String] = []
  /// What boxes on Actions in Reviews amount to; nil where no file has a finding on one.
  private(set) var boxes: ReviewBoxes?

  /// Whether nothing was found, and everything could be looked at.
  var isClean: Bool { files.isEmpty && problems.isEmpty }

  /// A journal of so many files in which nothing is to be found.
  init(clean journal: Journal, files count: Int) {
    (self.journal, self.count) = (journal, count)
    (zones, replaced, facts) = (nil, [:], JournalFacts(layout: journal.layout))
  }

  /// Keeps some of the findings alone.
  mutating func keep(_ isKept: (File, Diagnostic) -> Bool) {
    for place in files.indices { files[place].findings = files[place].findings.filter { isKept(files[place], $0) } }
    files.removeAll { $0.findings.isEmpty }
  }

  /// Checks files that lie in no journal, each by itself.
  public init(_ places: [FilePlace], replacing replaced: [String: [UInt8]] = [:]) throws(StoreError) {
    journal = nil
    zones = nil
    facts = JournalFacts(layout: (places.first?.configuration ?? .default).layout)
    self.replaced = replaced
    var seen: Set<[UInt8]> = []
    for place in places where seen.insert(Array(place.diskPath.utf8)).inserted {
      count += 1
      var reading = try place.read()
      if let bytes = replaced[place.path] {
        reading = FileReading(SourceText(path: place.shown, bytes: bytes), path: place.path, configuration: place.configuration)
      }
      let findings = reading.diagnostics
      if findings.isEmpty { continue }
      files.append(File(path: place.path, source: reading.source, lines: reading.lines, findings: findings, reading: reading))
    }
  }

  /// Checks every file of the journal. A file that cannot be read is one more problem, never the end.
  /// - Parameters:
  ///   - wanted: The paths whose findings are asked for, all of them where nil. The others count nevertheless: links lead there.
  ///   - zones: The zones that the machine knows; nil where nobody asks for names that are none.
  ///   - replaced: Files whose contents are taken to be these, by path.
  public init(
    _ journal: Journal, only wanted: Set<String>? = nil, zones: ZoneNames? = nil, replacing replaced: [String: [UInt8]] = [:]
  ) throws(StoreError) {
    try self.init(journal, only: wanted, zones: zones, replacing: replaced, knowing: [])
  }

  /// The same, with what an earlier check found out of files that are now as they were then, in the order of their paths' bytes.
  init(
    _ journal: Journal, only wanted: Set<String>?, zones: ZoneNames?, replacing replaced: [String: [UInt8]], knowing known: [CheckedFile]
  ) throws(StoreError) {
    self.journal = journal
    self.zones = zones
    self.replaced = replaced
    facts = JournalFacts(layout: journal.layout, zones: zones)
    let paths = try listPaths(journal)
    var survey = JournalSurvey(journal, paths, facts, known: known, replacing: replaced) { wanted?.contains($0) ?? true }
    facts = survey.facts
    problems += survey.problems
    count = survey.files.count { $0 != nil }
    var answers = AnswerHashes(facts, survey.files)
    survey.settle(&answers)
    let templates = TemplateCheck(journal)
    let doubtful =
      wanted.map { $0.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
      ?? paths.indices.filter { survey.files[$0] != nil }.map { paths[$0] }
    for path in doubtful
    where path != JournalSearch.marker && !templates.paths.contains(path) && !journal.layout.isMetricsTable(path) {
      if let place = survey.place(of: path), survey.files[place]?.clean != nil { continue }
      look(at: path, in: journal, &survey, &answers)
    }
    checked = survey.files.compactMap(\.self)
    news = survey.news.sorted().compactMap { survey.files[$0] }
    tellReviewBoxes(of: paths, journal)
    addConfiguration(journal, wanted)
    let metrics = try MetricsFolderCheck(journal, only: wanted, replacing: replaced)
    count += metrics.count
    problems += templates.problems + metrics.problems
    for file in metrics.files { insert(file) }
    for path in copies where wanted?.contains(path) ?? true { addCopy(at: path, in: journal) }
    for file in templates.files where wanted?.contains(file.path) ?? true { insert(file) }
  }

  /// That a file is a copy which a folder sync left. Such a file is not read as an entry, so nothing else is found in it.
  private mutating func addCopy(at path: String, in journal: Journal) {
    guard let original = SyncCopy.original(of: path) ?? SyncCopy.possibleOriginal(of: path), let bytes = replaced[path] ?? journal.bytesIfReadable(ofEntryAt: path) else { return }
    let source = SourceText(path: path, bytes: bytes)
    let finding = Diagnostic.syncCopy(of: PathText.name(original), in: source)
    files.removeAll { $0.path == path }
    insert(File(path: path, source: source, lines: LineTable(source), findings: [finding]))
  }

  /// What one file tells of itself that is not in the folder.
  mutating func add(_ bytes: [UInt8], at path: String, in journal: Journal) {
    let reading = FileReading(SourceText(path: path, bytes: bytes), path: path, configuration: journal.configuration)
    let findings = reading.diagnostics
    if !findings.isEmpty { insert(File(path: path, source: reading.source, lines: reading.lines, findings: findings, reading: reading)) }
  }

  /// Takes conflicts for errors in notes, too, but those that code shows.
  mutating func takeConflictsForErrors() {
    for place in files.indices {
      let blocks = files[place].reading?.outline.blocks ?? []
      for index in files[place].findings.indices where files[place].findings[index].message.code == .fileConflictMarkers {
        let start = files[place].findings[index].range.lowerBound
        let isShown = blocks.contains { [.fencedCode, .indentedCode].contains($0.kind) && $0.range.lowerBound <= start && start < $0.range.upperBound }
        if !isShown { files[place].findings[index].message.severity = .error }
      }
    }
  }

  private mutating func insert(_ file: File) {
    files.insert(file, at: files.firstIndex { file.path.utf8.lexicographicallyPrecedes($0.path.utf8) } ?? files.count)
  }

  /// The paths of the entries; those of all other files go to what links may lead to.
  private mutating func listPaths(_ journal: Journal) throws(StoreError) -> [String] {
    let walk: FileWalk
    let layout = journal.layout
    do throws(HostError) {
      walk = try FileSystem.walk(journal.root, skipping: { layout.isSkipped($0) })
    } catch {
      throw .host(error)
    }
    problems = walk.problems
    var paths: [String] = []
    paths.reserveCapacity(walk.files.count)
    for file in walk.files {
      guard file.path.utf8.suffix(3).elementsEqual(".md".utf8) || PathText.fileExtension(file.path).lowercased() == "md" else {
        facts.addAttachment(file.path)
        if file.path.hasSuffix(".yaml"), SyncCopy.original(of: file.path) != nil { copies.append(file.path) }
        continue
      }
      if !layout.isSkipped(file.path) {
        if journal.nearOriginal(of: file.path) == nil { paths.append(file.path) } else { copies.append(file.path) }
      } else if SyncCopy.original(of: file.path) != nil {
        copies.append(file.path)
      }
    }
    return paths
  }

  /// Reads the headings that were asked for; they are too rare to be kept of every file.
  /// - Returns: Whether there are some that were not known.
  private mutating func addHeadings(_ asked: Set<JournalFacts.Question>, _ journal: Journal) -> Bool {
    var isNew = false
    for case .headings(let name) in asked where withHeadings.insert(name).inserted {
      isNew = true
      for path in facts.paths(named: name) {
        // What cannot be read was told of already.
        guard let bytes = replaced[path] ?? journal.bytesIfReadable(ofEntryAt: path) else { continue }
        let source = journal.configuration.reading(SourceText(path: path, bytes: bytes))
        facts.addHeadings(HeadingNames(of: Outline(source), in: source), of: path)
      }
    }
    return isNew
  }

  /// Leaves out all findings of a kind.
  mutating func leaveOut(_ code: Diagnostic.Code) {
    for number in files.indices { files[number].findings.removeAll { $0.message.code == code } }
    files.removeAll { $0.findings.isEmpty }
  }

  private mutating func look(at path: String, in journal: Journal, _ survey: inout JournalSurvey, _ answers: inout AnswerHashes) {
    do throws(HostError) {
      let bytes: [UInt8]
      if let known = replaced[path] { bytes = known } else { bytes = try journal.bytes(ofEntryAt: path) }
      let source = SourceText(path: path, bytes: bytes)
      let reading = FileReading(source, path: path, configuration: journal.configuration)
      let own = reading.facts
      var asked: Set<JournalFacts.Question> = []
      var findings = reading.diagnostics(in: facts, own: own, asking: &asked)
      if addHeadings(asked, journal) { findings = reading.diagnostics(in: facts, own: own, asking: &asked) }
      if findings.isEmpty {
        survey.clear(path, .quick(bytes), answers.clean(asked))
      } else {
        files.append(File(path: path, source: source, lines: reading.lines, findings: findings, reading: reading))
      }
    } catch {
      problems.append(error)
    }
  }

  /// Tells the boxes in Reviews that can be moved to their Actions from those that stay. That takes every file, and most journals have none.
  private mutating func tellReviewBoxes(of paths: [String], _ journal: Journal) {
    func isMeant(_ finding: Diagnostic) -> Bool { finding.message.code == .retroReviewBox }
    guard files.contains(where: { $0.findings.contains(where: isMeant) }) else { return }
    let boxes = ReviewBoxes(
      ReviewLedger(of: paths.compactMap { reading(of: $0, journal).map { LoopFile($0) } }, layout: journal.layout))
    for number in files.indices {
      guard let reading = files[number].reading else { continue }
      files[number].findings = files[number].findings.map { finding in
        guard isMeant(finding) else { return finding }
        let stays = finding.ofReviewBoxThatStays(boxes, in: reading) { self.reading(of: $0, journal)?.blockingFindings.isEmpty ?? false }
        return stays ?? finding
      }
    }
    self.boxes = boxes
  }

  /// The file as it is taken to be; nil where it cannot be read, which was told of already.
  private func reading(of path: String, _ journal: Journal) -> FileReading? {
    guard let bytes = replaced[path] ?? journal.bytesIfReadable(ofEntryAt: path) else { return nil }
    return FileReading(SourceText(path: path, bytes: bytes), path: path, configuration: journal.configuration)
  }

  private mutating func addConfiguration(_ journal: Journal, _ wanted: Set<String>?) {
    count += 1
    let path = JournalSearch.marker
    guard wanted?.contains(path) ?? true else { return }
    let source = SourceText(path: path, bytes: replaced[path] ?? journal.source.bytes)
    // What a conflict brings with it goes with the conflict.
    let conflicts = source.conflictMarkers(LineTable(source))
    let findings = conflicts.isEmpty ? JournalConfiguration(source, zones: zones).allDiagnostics : conflicts
    guard !findings.isEmpty else { return }
    insert(File(path: path, source: source, lines: LineTable(source), findings: findings))
  }
}
