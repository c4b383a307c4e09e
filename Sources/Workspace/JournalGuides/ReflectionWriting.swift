// The answers of a reflection, written one by one.

import HostSystem
import JournalFormat
public import JournalGuidance
public import JournalKit
import JournalLanguage
public import JournalModel
import JournalStore
import JournalText

/// Writes each answer as one change set, so that a terminal that closes loses none and `retro undo` knows them one by one.
public struct ReflectionWriting {
  /// The file of the day.
  public let target: WritingTarget
  /// The reflection as the dialogue has it: what was taken back is not in it. Nil until it is begun.
  public private(set) var known: Reflection?
  /// The reflection as the file has it: what was taken back stays there until something else is answered.
  public private(set) var kept: Reflection?
  /// Which one it is among those of the file, from 0.
  private var number = 0
  /// What was written, and what was known before; nil for a set that changed nothing.
  private var sets: [(set: ChangeSet?, known: Reflection?)] = []
  /// How many of them, from the last one, are taken back and still in the file.
  private var waiting = 0

  /// Whether anything was said in it: an answer, or what a person gave a number or a name.
  private var isSaid = false

  /// - Parameter open: The one that is gone on with; nil for a new one.
  public init(into target: WritingTarget, goingOn open: (number: Int, reflection: Reflection)? = nil) {
    self.target = target
    if let open { (known, kept, number) = (open.reflection, open.reflection, open.number) }
  }

  /// Writes a change into the file as it is now, and tells of what that brings in that is worth a look.
  /// - Throws: A `WorkspaceError` of the code `conflict` where the reflection is not what was known: then nothing was written.
  public mutating func write(_ change: ReflectionChange, in workspace: Workspace) throws {
    try carryOutTakingBack(in: workspace)
    let before = known
    var made = ChangedFiles()
    var after: (number: Int, reflection: Reflection)?
    let set = try workspace.withChanges(in: target.root) { session in
      var files: ChangedFiles
      let file: OpenFile
      (file, files) = try workspace.open(target)
      let (edit, place) = try edited(files.latest(file), by: change)
      files.take(edit)
      made = files
      after = edit.after.reflectionSections[place].reflection.map { (place, $0) }
      return try session.carryOut(files.changes, words: ["retro", "reflect"], time: try workspace.now())
    }
    sets.append((set, before))
    switch change {
    case .answer(_, let text, _, _): if !text.trimmed.isEmpty { isSaid = true }
    case .set(let key, _): if key != "finished" { isSaid = true }
    case .begin(let reflection): if !reflection.text.isEmpty || reflection.steps.contains(where: { !$0.answer.isEmpty }) { isSaid = true }
    case .ask, .item: break
    }
    if let after { (number, known, kept) = (after.number, after.reflection, after.reflection) }
    workspace.tellNew(in: made.changed)
  }

  /// Goes back behind the last change. The file keeps it until something else is said instead, so that whoever breaks off then loses nothing.
  public mutating func takeBack() {
    guard waiting < sets.count else { return }
    known = sets[sets.count - 1 - waiting].known
    waiting += 1
  }

  /// Takes everything out of the file again where it was begun here and nothing was said in it: questions without an answer are no reflection.
  public mutating func leaveUnsaid(in workspace: Workspace) throws {
    guard !isSaid, let first = sets.first, first.known == nil else { return }
    waiting = sets.count
    try carryOutTakingBack(in: workspace)
    known = nil
  }

  /// Takes out of the file what was taken back, where nothing else was written since.
  public mutating func carryOutTakingBack(in workspace: Workspace) throws {
    while waiting > 0, let last = sets.last {
      if let set = last.set { try workspace.takeBack(set, in: target.root) }
      sets.removeLast()
      waiting -= 1
      kept = last.known
    }
  }

  /// Looks again at what the file has, after somebody else has changed it; nil where the reflection is gone.
  public mutating func reload(in workspace: Workspace) throws -> Reflection? {
    let sections = try workspace.open(target).file.reading.reflectionSections
    guard number < sections.count, let reflection = sections[number].reflection else { return nil }
    (known, kept, sets, waiting) = (reflection, reflection, [], 0)
    return reflection
  }

  private func edited(_ file: OpenFile, by change: ReflectionChange) throws -> (FileChange, number: Int) {
    let place = try place(in: file, for: change)
    let edit = try file.changing { reading throws(EditError) in
      switch change {
      case .begin(let reflection): return try reading.beginning(reflection)
      case .set(let key, let value): return try reading.setting(key, value, ofReflection: place)
      case .ask(let question, let distortion):
        let set = try distortion.map { value throws(EditError) in try reading.setting("distortion", value, ofReflection: place) }
        return try (set ?? reading).asking(question, ofReflection: place)
      case .answer(let step, let text, let own, let next):
        let asked = try own.map { question throws(EditError) in try reading.asking(question, ofReflection: place) }
        let answered = try (asked ?? reading).answering(step, text, ofReflection: place)
        return try next.map { question throws(EditError) in try answered.asking(question, ofReflection: place) } ?? answered
      case .item: return reading
      }
    }
    guard case .begin = change else { return (edit, place) }
    // The new one is the first that was not there before.
    let (old, new) = (file.reading.reflectionSections, edit.after.reflectionSections)
    let first = new.indices.first { $0 >= old.count || new[$0].reflection != old[$0].reflection }
    return (edit, first ?? max(0, new.count - 1))
  }

  /// Which of the reflections of the file it is now.
  private func place(in file: OpenFile, for change: ReflectionChange) throws -> Int {
    guard let known else { return 0 }
    let reflections = file.reading.reflectionSections.map(\.reflection)
    let same = reflections.indices.filter { reflections[$0] == known }
    if same.contains(number) { return number }
    if let place = same.first { return place }
    let path = TextValue.place(target.place.shown)
    if reflections.isEmpty { throw WorkspaceError(.notFound, ReflectText.gone, ["path": path], help: ReflectText.goneWay) }
    throw WorkspaceError(.conflict, ReflectText.changed, ["path": path], help: ReflectText.changedWay)
  }
}
