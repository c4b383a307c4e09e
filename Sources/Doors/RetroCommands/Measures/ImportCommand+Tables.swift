// What was understood of a table that nobody has explained: it is told a line a column, and asked about once.

import CommandKit
import HostSystem
import JournalImports
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalText

extension ImportCommand {
  /// The exports that are to be imported; nil where the person does not want them. Others than such tables need no words.
  func settled(_ found: ReadExports, for journal: Journal, in context: inout Context) throws -> ReadExports? {
    guard var understood = found.understanding else { return found }
    var found = found
    if !isJSON {
      tell(understood, in: &context)
      try tellHabits(meantBy: understood, in: &context, journal)
    }
    guard understood.hasContent else {
      throw CommandError(
        .badExport, ImportedTableText.nothing, ["path": .text(request.path)], help: ImportedTableText.nothingWay,
        ["file": .text(ShellText.quoted(request.path))])
    }
    let asks = asks(context)
    if !asks {
      if let doubtful = understood.doubts.first, !isAgreed, !isDryRun { throw refusal(doubtful, understood) }
      return found
    }
    if !understood.doubts.isEmpty {
      guard let request = try answered(understood, in: &context) else { return nil }
      found = try read(request, for: journal, in: &context)
      guard let again = found.understanding else { return found }
      understood = again
      tell(understood, in: &context)
    }
    context.warn("\(context.language(ImportedTableText.question)) ")
    try context.flush()
    // The end of the input is no answer.
    guard let answer = readLine()?.trimmed.lowercased(), answer.isEmpty || context.language.agrees(answer) else {
      context.note(ImportedTableText.nothingWritten)
      return nil
    }
    return found
  }

  /// Whether somebody is asked what a table is.
  func asks(_ context: Context) -> Bool { context.display.mayAsk && !isAgreed && !isDryRun && !isJSON }

  /// Asks about each column that may be meant otherwise; nil at the end of the input.
  private func answered(_ understood: TableUnderstanding, in context: inout Context) throws -> ImportRequest? {
    var request = request
    for column in understood.doubts {
      guard let choices = column.doubt?.choices, let first = choices.first else { continue }
      let question = context.language(
        ImportedTableText.choose,
        ["title": .text(column.title), "choices": .text(choices.joined(separator: ", ")), "first": .text(first)])
      context.warn("\(question) ")
      try context.flush()
      guard let answer = readLine()?.trimmed else {
        context.note(ImportedTableText.nothingWritten)
        return nil
      }
      request.columns.append((column.title, answer.isEmpty ? first : answer))
    }
    return request
  }

  /// Why a table is not imported where nobody can be asked, with the command that would do it.
  private func refusal(_ column: UnderstoodColumn, _ understood: TableUnderstanding) -> CommandError {
    let file = ShellText.quoted(request.path)
    var command = "retro import \(file)"
    for (title, meaning) in request.columns { command += " --as \(ShellText.quoted("\(title)=\(meaning)"))" }
    for doubtful in understood.doubts {
      if let first = doubtful.doubt?.choices.first { command += " --as \(ShellText.quoted("\(doubtful.title)=\(first)"))" }
    }
    let choices = column.doubt?.choices ?? []
    return CommandError(
      .ambiguous, ImportedTableText.doubtful,
      [
        "path": .text(request.path), "title": .text(column.title), "choices": .text(choices.joined(separator: ", ")),
        "kind": .text(column.doubt.map { Self.name(of: $0.kind) } ?? "none"),
      ], help: ImportedTableText.doubtfulWay, ["command": .text(command)])
  }

  private static func name(of kind: ColumnDoubt.Kind) -> String {
    switch kind {
    case .unit: "unit"
    case .scale: "scale"
    case .days: "days"
    case .name: "name"
    case .nameless: "nameless"
    }
  }

  // MARK: What was understood

  private func tell(_ understood: TableUnderstanding, in context: inout Context) {
    context.note(ImportedTableText.understood, ["file": .place(PathText.name(request.path))])
    for column in understood.columns {
      let title = column.title.isEmpty ? "…" : column.title
      let meaning = Self.meaning(of: column, context.language)
      let told = column.doubt == nil ? meaning : Message(ImportedTableText.perhaps, ["meaning": .message(meaning)])
      let line = context.language(ImportedTableText.column, ["title": .text(title), "meaning": .message(told)])
      context.note(Message.verbatim("  " + line.onOneLine))
    }
    let way = ShellText.quoted(request.path)
    for column in understood.columns {
      switch column.meaning {
      case .metric where column.hasOpenUnit:
        context.note(
          ImportedTableText.unitWay,
          ["title": .text(column.title), "example": .text(ShellText.quoted("\(column.title)=km")), "file": .text(way)])
      case .leftOut(.noHabit) where understood.unknownHabits.isEmpty:
        context.note(ImportedTableText.noHabitWay, ["title": .text(column.title), "name": .text(ShellText.quoted(column.title))])
      case .leftOut(.words):
        context.note(
          ImportedTableText.wordsWay,
          ["title": .text(column.title), "example": .text(ShellText.quoted("\(column.title)=text")), "file": .text(way)])
      default: break
      }
    }
    if let first = understood.unknownHabits.first {
      let names = understood.unknownHabits.prefix(8).map { "\(context.language(ListingText.quoted, ["word": .text($0.name)])) \($0.count)" }.joined(separator: ", ")
      context.note(
        ImportedTableText.unknownHabits,
        ["names": .text(names), "more": .number(max(understood.unknownHabits.count - 8, 0)), "name": .text(ShellText.quoted(first.name))])
    }
  }

  /// Tells of numbers of one's own that may be what is done of a habit, unless somebody has said what they are.
  private func tellHabits(meantBy understood: TableUnderstanding, in context: inout Context, _ journal: Journal) throws {
    for column in understood.columns where !request.columns.contains(where: { $0.0 == column.title }) {
      guard case .metric(let name, let unit) = column.meaning, column.doubt == nil, !Self.isKnown(name),
        let habit = try context.workspace.habit(meantBy: column.title, of: name, in: unit, journal: journal)
      else { continue }
      context.note(
        ImportedTableText.habitWay,
        [
          "title": .text(column.title), "name": .text(habit.title), "example": .text(ShellText.quoted("\(column.title)=\(habit.meaning)")),
          "file": .text(ShellText.quoted(request.path)),
        ])
    }
  }

  private static func isKnown(_ metric: String) -> Bool {
    MetricNames.known.contains { $0.name == metric } || MetricNames.isOfFamily(metric) || metric == MetricNames.pressure
  }

  private static func meaning(of column: UnderstoodColumn, _ say: Language) -> Message {
    switch column.meaning {
    case .day(let form): Message(ImportedTableText.day, ["form": .optional(form == "yyyy-mm-dd" ? nil : form)])
    case .time: Message(ImportedTableText.time)
    case .metric(let name, let unit): metric(name, unit, column, say)
    case .mood(let scale?):
      Message(
        ImportedTableText.moodNumbers, ["low": .text(decimalText(scale.lowerBound)), "high": .text(decimalText(scale.upperBound))])
    case .mood(nil): Message(ImportedTableText.moodWords)
    case .habit(let title, let unit): Message(ImportedTableText.habit, ["title": .text(title), "unit": .optional(unit)])
    case .habitNames: Message(ImportedTableText.habitNames)
    case .value: Message(ImportedTableText.value)
    case .unit: Message(ImportedTableText.unit)
    case .note: Message(ImportedTableText.note)
    case .leftOut(.noHabit): Message(ImportedTableText.leftNoHabit)
    case .leftOut(.words): column.oddWord.map { Message(ImportedTableText.leftWord, ["word": .text($0)]) } ?? Message(ImportedTableText.leftWords)
    case .leftOut(.place): Message(ImportedTableText.leftPlace)
    case .leftOut(.nothing): Message(ImportedTableText.leftNothing)
    case .leftOut(.noTitle): Message(ImportedTableText.leftNoTitle)
    case .leftOut(.asked): Message(ImportedTableText.leftAsked)
    }
  }

  private static func metric(_ name: String, _ unit: String?, _ column: UnderstoodColumn, _ say: Language) -> Message {
    let isKnown = isKnown(name)
    let unitWords = [
      "h": ImportedTableText.hours, "min": ImportedTableText.minutes, "s": ImportedTableText.seconds, "ms": ImportedTableText.milliseconds,
      "glasses": ImportedTableText.glasses, "cups": ImportedTableText.cups, "percent": ImportedTableText.percent,
    ]
    let signs = ["c": "°C", "f": "°F", "mmhg": "mmHg"]
    let shown: TextValue = unit.map { .message(unitWords[$0].map { Message($0) } ?? Message.verbatim(signs[$0] ?? $0)) } ?? .text("none")
    let words = column.sample.map { MetricNames.words($0.number, of: name, say.numbers) } ?? ""
    return Message(
      isKnown ? ImportedTableText.metric : ImportedTableText.ownMetric,
      ["name": .text(isKnown ? say.title(ofMetric: name) : name), "unit": shown, "sample": .optional(column.sample?.text), "words": .text(words)])
  }
}
