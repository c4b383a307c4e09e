// A journal on disk.

public import HostSystem
public import JournalFormat
public import JournalText

/// A folder with a `retro.yaml`, and what that file says.
public struct Journal: Sendable {
  /// Absolute path of the folder.
  public let root: String
  /// What `retro.yaml` says, with defaults where it says nothing.
  public let configuration: JournalConfiguration
  /// `retro.yaml` as read, for showing findings in it.
  public let source: SourceText

  /// Opens the journal at this root: reads `retro.yaml` and nothing else.
  public init(root: String) throws(StoreError) {
    self.root = root
    let path = PathText.join(root, JournalSearch.marker)
    do throws(HostError) {
      source = SourceText(path: path, bytes: try FileSystem.read(path))
    } catch {
      throw .host(error)
    }
    configuration = JournalConfiguration(source)
  }

  public var layout: Layout { configuration.layout }

  /// The path on disk of a path of the journal.
  public func diskPath(_ path: String) -> String { PathText.join(root, path) }

  /// The path within the journal of a path on disk, links followed where they lead into it; nil where it lies elsewhere.
  public func path(ofDiskPath path: String) -> String? {
    if let inside = PathText.relative(path, to: root), inside != "." { return inside }
    guard let real = FileSystem.realPathIfThere(path), let realRoot = FileSystem.realPathIfThere(root),
      let inside = PathText.relative(real, to: realRoot), inside != "."
    else { return nil }
    return inside
  }
}

/// The files of a journal, read, and what could not be.
public struct JournalContents: Sendable {
  /// In the order of their paths' bytes.
  public var readings: [FileReading] = []
  /// Files and folders that could not be read; the others were.
  public var problems: [HostError] = []

  public init() {}
}

extension Journal {
  /// The paths of all files that may be entries: Markdown that the layout does not skip and that is no copy. In the order of their bytes.
  public func entryPaths() throws(StoreError) -> (paths: [String], problems: [HostError]) {
    do throws(HostError) {
      let walk = try FileSystem.walk(root, skipping: { layout.isSkipped($0) })
      return (walk.files.map(\.path).filter { Self.isMarkdown($0) && isEntry($0) }, walk.problems)
    } catch {
      throw .host(error)
    }
  }

  /// Reads every entry. A file that cannot be read is one more problem, never the end.
  public func contents() throws(StoreError) -> JournalContents {
    let (readings, problems) = try map { $0 }
    var contents = JournalContents()
    contents.readings = readings
    contents.problems = problems
    return contents
  }

  /// What `take` makes of every entry, in the order of their paths' bytes, without keeping what was read; and what could not be read.
  ///
  /// Files are read on two threads, so `take` runs on both.
  public func map<Result: Sendable>(_ take: @escaping @Sendable (FileReading) -> Result) throws(StoreError) -> (
    results: [Result], problems: [HostError]
  ) {
    let (paths, unlisted) = try entryPaths()
    let (results, problems) = Self.gather(paths.count) { index in
      Swift.Result { () throws(HostError) in take(try entry(at: paths[index])) }
    }
    return (results, unlisted + problems)
  }

  /// The largest Markdown file that is read as one, in bytes: 16 MiB, some five novels. A larger one is told of and left alone: what its links,
  /// items and tags take in memory could be twenty times as much.
  public static let entrySizeLimit = 16 << 20

  /// The bytes of the Markdown file at a path of the journal.
  public func bytes(ofEntryAt path: String) throws(HostError) -> [UInt8] {
    do throws(HostError) { return try FileSystem.read(diskPath(path), upTo: Self.entrySizeLimit) } catch { throw error.ofEntry }
  }

  /// The entry at a path of the journal.
  public func entry(at path: String) throws(HostError) -> FileReading {
    FileReading(SourceText(path: path, bytes: try bytes(ofEntryAt: path)), path: path, configuration: configuration)
  }

  /// The bytes of the Markdown file at a path of the journal; nil where none is there that can be read. For questions to which a file that
  /// cannot be read is no answer, and of which whoever needs it will tell.
  public func bytesIfReadable(ofEntryAt path: String) -> [UInt8]? {
    do throws(HostError) { return try bytes(ofEntryAt: path) } catch { return nil }
  }

  /// The entry at a path of the journal; nil where none is there that can be read.
  public func entryIfReadable(at path: String) -> FileReading? {
    do throws(HostError) { return try entry(at: path) } catch { return nil }
  }

  /// What `make` makes of each number below `count`, in their order, and apart from it what could not be read. It runs on two threads.
  public static func gather<Result: Sendable>(
    _ count: Int, _ make: @escaping @Sendable (Int) -> Swift.Result<Result, HostError>
  ) -> (results: [Result], problems: [HostError]) {
    let all = Workers.map(count, make)
    var results: [Result] = []
    var problems: [HostError] = []
    results.reserveCapacity(all.count)
    for one in all {
      switch one {
      case .success(let result): results.append(result)
      case .failure(let problem): problems.append(problem)
      }
    }
    return (results, problems)
  }

  private static func isMarkdown(_ path: String) -> Bool { PathText.fileExtension(path).lowercased() == "md" }
}

extension HostError {
  /// What is to be done about a Markdown file that is too large.
  public var ofEntry: HostError {
    var error = self
    if kind == .tooLarge { error.reason = .tooLargeForJournal(reason) }
    return error
  }
}
