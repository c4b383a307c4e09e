// What became of every Try and every Action of a journal.

public import JournalDates
public import JournalModel

/// Every Try with its outcome and every Action with its state, as boxes and Reviews tell them.
///
/// A Try's or Action's own box, once it says something, wins over all, but for an Action that is a task: it is done as soon as the task's file
/// or any Action that is the same task says so, on the earliest day that is said. Else the last judgement that says something does, by the end of the
/// period of the file that it stands in, then its start, then the line.
public struct ReviewLedger: Sendable {
  /// By the ends of their files' periods, then the starts, paths and lines; those of files without a period last.
  public private(set) var tries: [Try]
  /// In the same order.
  public private(set) var actions: [Action]

  /// Takes time in proportion to items and lines, but for the sorting of files.
  public init(of files: [LoopFile<ItemTarget>]) {
    let files = files.sorted { Place($0, line: 0) < Place($1, line: 0) }
    tries = files.flatMap { file in file.tries.map { Try($0, in: file) } }
    actions = files.flatMap { file in file.actions.map { Action($0, in: file) } }
    let triesByTarget = ItemNumbers(tries.map { ($0.place.path, $0.item.id) })
    let actionsByTarget = ItemNumbers(actions.map { ($0.place.path, $0.item.id) })
    for file in files where file.span != nil {
      for line in file.lines {
        for number in triesByTarget[line.target] { tries[number].add(Judgement(line, in: file, of: tries[number].item)) }
        for number in actionsByTarget[line.target] { actions[number].add(Judgement(line, in: file, of: actions[number].item)) }
      }
    }
    completeTasks()
  }

  /// The same without what Reviews of days that end later say of Tries: how these stood on a day that is over. A box of their own has no day, and
  /// counts on all.
  public func asOf(_ day: CalendarDay) -> ReviewLedger {
    var past = self
    for place in past.tries.indices { past.tries[place].forgetJudgements(after: day) }
    return past
  }

  /// A task that one Action completes is complete in all of them. One that recurs is not: its box is about one time.
  private mutating func completeTasks() {
    var completions: [String: TaskCompletion] = [:]
    for action in actions where action.state == .done && action.item.action.repeatRule == nil {
      if let path = action.taskPath { completions[path, default: TaskCompletion()].add(action.closedOn) }
    }
    for number in actions.indices { actions[number].completion = actions[number].taskPath.flatMap { completions[$0] } }
  }
}

extension ReviewLedger {
  /// Where an item or a line stands.
  public struct Place: Hashable, Sendable {
    /// In the journal, with slashes.
    public var path: String
    public var kind: EntryKind
    /// The days that the file is about; nil where it is about none.
    public var span: DaySpan?
    /// From 1.
    public var line: Int

    init(_ file: LoopFile<ItemTarget>, line: Int) {
      (path, kind, span) = (file.path, file.kind, file.span)
      self.line = line
    }

    /// The file's name without `.md`.
    public var slug: String { Reference.slug(ofPath: path) }
  }

  /// What a line of a Review says of an item.
  public struct Judgement: Sendable {
    public var place: Place
    public var state: BoxState?
    /// The outcome in words; empty where there are none.
    public var words: String
    /// Whether where it stands and its words are kept out of reports.
    public var isPrivate: Bool

    init(_ line: LoopFile<ItemTarget>.Line, in file: LoopFile<ItemTarget>, of item: Item) {
      place = Place(file, line: line.line)
      (state, words, isPrivate) = (line.state, line.words.outcome(of: item), line.isPrivate)
    }

    /// Whether it counts later than another one.
    fileprivate func counts(after other: Judgement) -> Bool {
      let (a, b) = (place, other.place)
      guard let one = a.span, let two = b.span else { return false }
      let (mine, theirs) = ((one.end, one.start, a.line), (two.end, two.start, b.line))
      return mine == theirs ? b.path.utf8.lexicographicallyPrecedes(a.path.utf8) : mine > theirs
    }
  }
}

extension ReviewLedger.Place: Comparable {
  /// By the end of the period, then the start, the path's bytes and the line; without a period last.
  public static func < (a: Self, b: Self) -> Bool {
    let (one, two) = (a.span, b.span)
    if one != two {
      guard let one else { return false }
      guard let two else { return true }
      return (one.end, one.start) < (two.end, two.start)
    }
    return a.path.hasSameBytes(as: b.path) ? a.line < b.line : a.path.precedesInBytes(b.path)
  }
}

extension [ReviewLedger.Judgement] {
  /// Keeps them in the order in which they count. They mostly come in that order already.
  mutating func insert(_ judgement: Element) {
    var place = endIndex
    while place > startIndex, self[place - 1].counts(after: judgement) { place -= 1 }
    insert(judgement, at: place)
  }

  /// In how many files all of their lines are as `isMeant` says.
  func files(where isMeant: (Element) -> Bool) -> Int {
    var states: [String: Bool] = [:]
    for judgement in self { states[judgement.place.path] = (states[judgement.place.path] ?? true) && isMeant(judgement) }
    return states.values.count { $0 }
  }
}

/// Which items an id names, in a file.
private struct ItemNumbers {
  private var exact: [ItemTarget: [Int]] = [:]
  /// Ids in lower case, as editors compare them; asked where no id is written so.
  private var folded: [ItemTarget: [Int]] = [:]

  init(_ items: [(path: String, id: String?)]) {
    for (number, item) in items.enumerated() {
      guard let id = item.id else { continue }
      exact[ItemTarget(path: item.path, id: id), default: []].append(number)
      folded[ItemTarget(path: item.path, id: id.lowercased()), default: []].append(number)
    }
  }

  subscript(target: ItemTarget) -> [Int] {
    exact[target] ?? folded[ItemTarget(path: target.path, id: target.id.lowercased())] ?? []
  }
}
