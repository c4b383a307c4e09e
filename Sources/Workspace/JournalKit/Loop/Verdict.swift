// What became of a Try or an Action, written where it counts.

public import JournalDates
public import JournalFormat
import JournalIndex
public import JournalInsights
public import JournalModel
public import JournalStore
import JournalTemplates
import JournalText

/// What a person says of a Try or an Action when they look at it again.
public enum Verdict: String, Hashable, Sendable, CaseIterable {
  /// A Try became a habit.
  case adopted
  /// A Try goes on and works in part.
  case partly
  /// It is given up.
  case dropped
  /// It goes on; nothing is said of it yet.
  case carry
  /// An Action is done.
  case done

  /// What can be said of an item of this section; nothing where that is neither Try nor Action.
  public static func verdicts(onItemsOf section: SectionKind) -> [Verdict] {
    switch section {
    case .try: [.adopted, .partly, .dropped, .carry]
    case .action: [.done, .dropped, .carry]
    default: []
    }
  }

  /// What the box of its line in a Review says then. One that is carried on has a mark of its own, so that it differs from one that nobody
  /// has looked at yet; like an empty box it judges nothing.
  fileprivate var reviewBox: BoxState {
    switch self {
    case .adopted, .done: .done
    case .partly: .partly
    case .dropped: .cancelled
    case .carry: .other(">")
    }
  }
}

/// Where a verdict stands.
public struct WrittenVerdict: Sendable {
  public let place: FilePlace
  /// From 1.
  public let line: Int
  /// Whether it is a line of a Review, and not the item itself.
  public let isInReview: Bool
  /// What the same box said of a Try before; nil where it said nothing.
  public var former: TryOutcome?
  /// The file of the task that is completed with an Action, or open again with it.
  public var task: FilePlace?
  /// The file of the task that an Action is, where it stays done.
  public var doneTask: FilePlace?
}

extension Verdict {
  /// Whether the verdict on an item belongs into a Review, so that there has to be one. What an item says of itself wins over all Reviews:
  /// an Action is done where it stands, and a Try that has a verdict of its own gets another one there, as does one of the retrospective
  /// itself.
  /// - Parameter retrospective: The file whose Review it would be.
  public func needsReview(for found: FoundItem, in retrospective: FilePlace) -> Bool {
    guard let item = found.item, found.section?.kind == .try else { return false }
    return TryOutcome(item.item.state) == nil && found.file.place.diskPath != retrospective.diskPath
  }
}

extension ChangedFiles {
  /// Writes a verdict and its words.
  /// - Parameters:
  ///   - found: A Try or an Action; `verdicts(onItemsOf:)` says what can be said of it.
  ///   - words: The outcome in words, Markdown; empty for none. They stand below the verdict.
  ///   - former: Words of earlier verdicts, the latest first, which give way to the new ones where they stand there.
  ///   - task: The file of the task that an Action is, if it is one.
  ///   - retrospective: The file whose Review it belongs into; nil where there is none and none is needed.
  ///   - name: What names the item's file in a link.
  @discardableResult
  public mutating func judge(
    _ found: FoundItem, _ verdict: Verdict, words: String = "", insteadOf former: [String] = [], task: OpenFile? = nil,
    in retrospective: OpenFile?, named name: String, on day: CalendarDay
  ) throws(FileError) -> WrittenVerdict {
    let line = try retrospective.map { file throws(FileError) in try reviewLine(about: found, in: latest(file)) } ?? nil
    if let retrospective, verdict.needsReview(for: found, in: retrospective.place) {
      guard let line else { return try addLine(about: found, verdict, words, to: retrospective, named: name, on: day) }
      try edit(line) { reading, item throws(EditError) in
        try reading.judging(item, verdict.reviewBox, words: words, insteadOf: former)
      }
      let outcome = TryOutcome(line.item?.item.state)
      return WrittenVerdict(place: retrospective.place, line: line.line, isInReview: true, former: outcome)
    }
    let outcome = found.section?.kind == .try ? TryOutcome(found.item?.item.state) : nil
    var own = WrittenVerdict(place: found.file.place, line: found.line, isInReview: false, former: outcome)
    if found.section?.kind == .try {
      // A Try that is still open says so by an empty box, or by none.
      let box: BoxState? = verdict == .carry ? (outcome == nil ? nil : .open) : verdict.reviewBox
      try edit(found) { reading, item throws(EditError) in
        try reading.judging(item, box, words: words, insteadOf: former)
      }
      return own
    }
    switch verdict {
    case .done, .dropped:
      switch try setBox(verdict == .done ? .tick(day) : .cancel(day), of: found, task: task) {
      case .none: break
      case .changed: own.task = task?.place
      case .staysDone: own.doneTask = task?.place
      }
    case .adopted, .partly, .carry: break
    }
    if words.trimmed.isEmpty { return own }
    // The words are part of the Review where it asks about the Action.
    try edit(line ?? found) { reading, item throws(EditError) in
      try reading.judging(item, nil, words: words, insteadOf: former)
    }
    guard verdict == .carry, let line, let retrospective else { return own }
    return WrittenVerdict(place: retrospective.place, line: line.line, isInReview: true)
  }
}

extension ChangedFiles {
  /// What became of a Try as these changes leave it.
  /// - Parameter files: What the files of the journal say without them.
  public func outcome(of found: FoundItem, among files: [LoopFile<ItemLink>], layout: Layout) -> ReviewLedger.Try? {
    let edited = changed + (draft?.others ?? [])
    let new = edited.map { LoopFile($0.after) } + (draft.map { [LoopFile($0.file.reading)] } ?? [])
    let others = files.filter { file in !new.contains { $0.path == file.path } }
    let tries = ReviewLedger(of: others + new, layout: layout).tries
    return tries.first { $0.place.path == found.file.place.path && $0.place.line == found.line }
  }

  /// The last line of a Review that is about an item.
  private func reviewLine(about found: FoundItem, in file: OpenFile) throws(FileError) -> FoundItem? {
    guard let id = item(of: found)?.item.id else { return nil }
    var names = FileNames()
    names.add(found.file.place.path)
    let reading = file.reading
    func isMeant(_ link: ItemLink) -> Bool {
      guard link.id.lowercased() == id.lowercased() else { return false }
      return switch link.file {
      case .this: file.place.path == found.file.place.path
      case .named(let name): names.meaning(of: name, in: reading.folder) { _ in found.file.reading.kind } == .file(0)
      case .destination(let destination): names.file(at: destination, in: reading.folder) != nil
      }
    }
    for section in reading.sections.reversed() where section.kind == .review {
      for item in section.items.reversed() {
        guard let link = ReviewLink(of: item, in: reading.places), isMeant(link.item), let name = ItemName("\(item.line)") else { continue }
        return FoundItem(name, in: file, .item(item, in: section))
      }
    }
    return nil
  }

  /// Adds the line of a Try to a Review that does not ask about it. A text after which the link would not be read is left out, and so is
  /// one that is private.
  private mutating func addLine(
    about found: FoundItem, _ verdict: Verdict, _ words: String, to retrospective: OpenFile, named name: String, on day: CalendarDay
  ) throws(FileError) -> WrittenVerdict {
    let id = try identify(found)
    let ledger = ReviewLedger(of: [found.file.reading], layout: found.file.place.configuration.layout)
    let place = (ledger.tries.first { $0.place.line == found.line })?.place
    let span = retrospective.reading.span ?? DaySpan(day)
    let label = place.map { ReviewProposal.label(of: $0, in: span) } ?? found.file.reading.slug
    let item = found.item?.item ?? Item(text: "")
    let isPrivate = item.isPrivate || found.section?.isPrivate == true || found.file.reading.isPrivate
    let line = ReviewLine(item, id: id, from: found.file.reading.slug, file: name, label: label, hasBox: true)
    let texts = [line.text.isEmpty || isPrivate ? [] : ["\(line.text) \(line.link)"], [line.link + (isPrivate ? " #private" : "")]].flatMap(
      \.self)
    return try change(retrospective) { file throws(FileError) in
      var failure = EditError.noPlace
      for text in texts {
        do throws(EditError) {
          let inserted = try file.reading.inserting(ItemInsertion(.review, text, state: verdict.reviewBox))
          guard ReviewLink(of: inserted.item, in: inserted.reading.places)?.item.id == id else { continue }
          let told = try inserted.reading.judging(inserted.item, nil, words: words)
          let written = WrittenVerdict(place: file.place, line: inserted.item.line, isInReview: true)
          return (FileChange(file, to: told), written)
        } catch {
          failure = error
        }
      }
      throw file.failure(.edit(failure))
    }
  }
}

extension FileReading {
  /// The folder that it lies in.
  fileprivate var folder: String { String(path.utf8.lastIndex(of: ASCII.slash).map { path[..<$0] } ?? "") }
}
