// What other files may refer to in one file.

public import JournalFormat
public import JournalDates
public import JournalModel
import JournalText
import MarkdownSyntax

extension JournalFacts.File {
  /// The facts of a file that is not at hand, by what was kept of it.
  /// - Parameters:
  ///   - head: Its front matter, where it plans something.
  ///   - title: As reports show it.
  public init(
    path: String, kind: EntryKind, period: Period?, ids: BlockIDs, completedTasks: [JournalFacts.CompletedTask],
    head: ArraySlice<UInt8>, title: String, _ configuration: JournalConfiguration
  ) {
    if Self.hasPlan(kind) {
      let reading = FileReading(SourceText(path: path, bytes: Array(head)), path: path, configuration: configuration)
      self = reading.facts
      if kind.isActivity { spokenNames[0] = title }
    } else {
      self.init(path: path, kind: kind, period: period)
    }
    self.ids = ids
    self.completedTasks = completedTasks
  }

  /// Whether front matter says more of a file of this kind than its names.
  fileprivate static func hasPlan(_ kind: EntryKind) -> Bool { kind.isActivity || [.goal, .term, .measure].contains(kind) }
}

extension FileReading {
  /// What others may refer to in this file. Computed anew each time.
  public var facts: JournalFacts.File {
    var file = JournalFacts.File(path: path, kind: kind)
    if let unit = kind.unit, let span { file.period = Period(unit, containing: span.end) }
    file.ids = blockIDs
    if kind.isActivity { file.spokenNames = [publicTitle] + decoded.common.aliases }
    file.completedTasks = completedTasks
    guard JournalFacts.File.hasPlan(kind) else { return file }
    switch decoded.details(kind) {
    case .activity(.task(let task)): file.task = task
    case .activity(.habit(let habit)): file.targets = habit.targets.map(\.value)
    case .goal(let goal): file.goalTargets = goal.targets
    case .term(let term): if term.status != .cancelled { file.term = term.span }
    case .measure(let measure): file.measure = measure
    default: break
    }
    file.head = source.bytes[..<outline.bodyStart]
    return file
  }

  /// The tasks that the Actions of this file complete. One that recurs completes none: its box is about one time.
  private var completedTasks: [JournalFacts.CompletedTask] {
    guard kind != .note else { return [] }
    return items(in: .action).compactMap { item in
      let action = item.item.action
      guard action.state == .done, action.repeatRule == nil, let task = action.task else { return nil }
      return JournalFacts.CompletedTask(FileNames.rooted(task.file, in: folder), on: action.completion)
    }
  }
}
