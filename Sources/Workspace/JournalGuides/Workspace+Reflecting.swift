// A reflection is begun, gone on with, or put into the day's file to be answered in any editor.

public import JournalDates
import JournalFormat
public import JournalGuidance
public import JournalKit
import JournalLanguage
public import JournalModel
import JournalReflection
public import JournalStore
import JournalText
public import PlainFormats
import HostSystem

/// What a day says before a reflection.
public struct ReflectionStart {
  public let day: CalendarDay
  public let target: WritingTarget
  /// How the day was; nil where nothing says it.
  public let mood: Mood?
  /// The last reflection of the day that has open questions; nil where there is none.
  public let open: (number: Int, reflection: Reflection, line: Int)?

  /// Whether the day is another one than that at hand, so that a command must name it.
  public let isOtherDay: Bool

  /// The guide of the open one, else that for the mood.
  public var guide: Reflection.Guide { open?.reflection.guide ?? Reflection.Guide(for: mood) }

  /// Where the open one stands, for programs.
  public var openJSON: JSONValue {
    [
      .schema: .answerSchema, .path: .string(target.place.path), .line: JSONValue(open?.line), .guide: .string(guide.rawValue),
      .created: false, .dryRun: false,
    ]
  }
}

/// The questions of a guide, written into a day.
public struct WrittenReflection {
  public let file: OpenFile
  public let line: Int
  public let guide: Reflection.Guide
  public let outcome: ChangeOutcome
  let isMade: Bool

  public var json: JSONValue {
    [
      .schema: .answerSchema, .path: .string(file.place.path), .line: .int(line), .guide: .string(guide.rawValue),
      .created: .bool(isMade && !outcome.isDryRun), .dryRun: .bool(outcome.isDryRun),
    ]
  }
}

extension Workspace {
  /// How a reflection of a day stands.
  /// - Parameters:
  ///   - guide: The one that is asked for; nil for that of the day.
  ///   - isNew: Whether another one is begun, whatever is open.
  public func reflectionStart(
    on day: CalendarDay, _ guide: Reflection.Guide? = nil, isNew: Bool = false, in journal: Journal
  ) throws -> ReflectionStart {
    let target = try target(ofDay: day, in: journal)
    let isOtherDay = day != (try today(in: journal))
    guard target.isThere else {
      return ReflectionStart(day: day, target: target, mood: nil, open: nil, isOtherDay: isOtherDay)
    }
    let file = try OpenFile(target.place)
    // Nobody answers five questions for a file that nothing can be written to.
    _ = try file.changing { reading throws(EditError) in try reading.beginning(Reflection(fields: [Field("guide", "cbt")])) }
    let reading = file.reading
    let sections = reading.reflectionSections
    let open = sections.indices.last { number in
      guard !isNew, let reflection = sections[number].reflection, let own = reflection.guide, !reflection.openSteps.isEmpty else { return false }
      return guide == nil || own == guide
    }
    return ReflectionStart(
      day: day, target: target, mood: reading.mood(journal.configuration.moodLabels),
      open: open.flatMap { number in sections[number].reflection.map { (number, $0, sections[number].line) } }, isOtherDay: isOtherDay)
  }

  /// Writes the questions of a guide into the file of a day, each with room for an answer.
  /// - Parameter photo: A picture that goes with it, in the journal.
  public func writeQuestions(
    of guide: Reflection.Guide, in words: GuideWords, photo: String? = nil, on day: CalendarDay, journal: Journal, isDryRun: Bool = false
  ) throws -> WrittenReflection {
    let target = try target(ofDay: day, in: journal)
    let steps = (0..<guide.questions).map { Reflection.Step(question: words.general($0, of: guide).heading, answer: "") }
    let fields = [Field("guide", guide.rawValue)] + (photo.map { [Field("photo", $0)] } ?? [])
    let reflection = Reflection(fields: fields, steps: steps)
    var written: (file: OpenFile, isMade: Bool)?
    let outcome = try write(into: target, isDryRun: isDryRun) { file, files in
      let change = try files.latest(file).changing { reading throws(EditError) in try reading.beginning(reflection) }
      files.take(change)
      written = (files.latest(file), files.draft != nil)
    }
    guard let (file, isMade) = written else {
      throw WorkspaceError(.conflict, WritingText.nothingTo, ["path": .place(target.place.shown)])
    }
    let line = file.reading.reflectionSections.last { $0.reflection == reflection }?.line ?? 1
    return WrittenReflection(file: file, line: line, guide: guide, outcome: outcome, isMade: isMade)
  }

  /// Copies a picture into the folder of photos, unless it lies in the journal already, and says so; gives its path in the journal.
  /// - Parameter path: As a person standing here types it.
  public func keepPhoto(_ path: String, on day: CalendarDay, in journal: Journal, isDryRun: Bool = false) throws -> String {
    let disk = PathText.absolute(environment.withoutTilde(path), from: try folder())
    guard FileSystem.isFile(disk) else {
      throw WorkspaceError(.notFound, ReflectText.noPhoto, ["path": .place(path)], help: ReflectText.photoWay)
    }
    if let inside = journal.path(ofDiskPath: disk) { return inside }
    let bytes = try FileSystem.read(disk)
    // What would end a link, or point into the file, has no place in its name.
    let name = String(PathText.name(disk).map { "#^|[]\n\r".contains($0) ? "-" : $0 })
    let (stem, kind) = (PathText.stem(name), PathText.fileExtension(name))
    var kept = ""
    let outcome = try carryOut(in: journal.root, isDryRun: isDryRun) {
      for number in 1... {
        let file = number == 1 ? name : "\(stem)-\(number)" + (kind.isEmpty ? "" : ".\(kind)")
        kept = PathText.join(journal.layout.photos, file)
        guard let there = FileSystem.readIfReadable(journal.diskPath(kept)) else {
          if !FileSystem.exists(journal.diskPath(kept)) { return [.create(kept, bytes)] }
          continue
        }
        if there == bytes { return [] }
      }
      return []
    }
    if outcome.isChanged { note(ReflectText.photoKept, ["name": .place(path), "path": .place(kept), "dry": .flag(isDryRun)]) }
    return kept
  }
}
