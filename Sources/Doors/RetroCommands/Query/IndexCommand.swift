// `retro index`: the cache that makes queries instant.

import JournalKit
public import CommandKit
import Documents
import HostSystem
import JournalIndex
import JournalLanguage
import JournalModel
import JournalQuery
import JournalStore
import JournalText
import PlainFormats
import JournalText

/// Keeps the index, looks at it, and asks it.
public struct IndexCommand: Command {
  public static let name = "index"
  public static let aliases: [CommandAlias] = [CommandAlias("sql", "--sql")]
  public static let declaration = CommandDeclaration(
    name, "Keep the index of the journal, or ask it in SQL.",
    discussion: """
      The index is a cache of what the files say, in your cache folder; nothing is in it that the files do not say. Commands bring it up to
      date by themselves; without an option this one does nothing else. Deleting it costs only time.

      --verify compares it, row for row, with one made of the files, and says no (exit status 1) where they differ. --sql answers a ‘select’
      over the views days, entries, items, actions, log, metrics, links, tags and properties, which ‘retro help sql’ describes; --output writes
      the answer to a file.
      """,
    options: [rebuild, verify, info, delete, sql, TableTarget.output, .noRefresh, .json, .jsonl],
    examples: [
      Example("retro index --info", "Where it lies and what is in it."),
      Example("retro index --sql 'select date, mood from days'", "Ask it in SQL."),
      Example("retro index --sql 'select * from days' -o days.csv", "Every day with its metrics, for a spreadsheet."),
    ])

  private static let rebuild = Flag("rebuild", "Make the index anew.")
  private static let verify = Flag("verify", "Compare the index with the files.")
  private static let info = Flag("info", "Say where the index is, how large, and whether it can be used.")
  private static let delete = Flag("delete", "Remove the index.")
  private static let sql = Option("sql", value: .select, "Answer a question in SQL.")

  private enum Action {
    case refresh, rebuild, verify, show, delete
    case ask(String)
  }

  private let action: Action
  private let isJSON: Bool
  private let target: TableTarget

  public init(_ arguments: Arguments) throws(UsageError) {
    let actions: [(option: any OptionKey, action: Action?)] = [
      (Self.rebuild, .rebuild), (Self.verify, .verify), (Self.info, .show), (Self.delete, .delete),
      (Self.sql, try arguments[Self.sql].map { .ask($0) }),
    ]
    let asked = actions.filter { arguments.has($0.option) }
    if asked.count > 1 {
      throw UsageError(UsageText.exclusive, ["one": .text(asked[0].option.name), "other": .text(asked[1].option.name)])
    }
    if arguments.has(TableTarget.output), !arguments.has(Self.sql) {
      throw UsageError(UsageText.needs, ["option": .text(TableTarget.output.name), "other": .text(Self.sql.name)])
    }
    action = asked.first?.action ?? .refresh
    target = try TableTarget(arguments)
    isJSON = arguments.isJSON
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    switch action {
    case .refresh: return try refresh(try JournalIndex.open(journal, context.environment, clock: context.workspace.clock), in: &context)
    case .rebuild: return try refresh(try JournalIndex.rebuild(journal, context.environment, clock: context.workspace.clock), in: &context)
    case .verify: return try verify(try context.workspace.index(of: journal), in: &context)
    case .show: return show(JournalIndex.state(of: journal, context.environment), in: &context)
    case .delete: return try delete(journal, in: &context)
    case .ask(let sql): return try target.answer(sql, of: journal, in: &context)
    }
  }

  private func refresh(_ index: JournalIndex, in context: inout Context) throws -> ExitStatus {
    let report = index.report
    for cause in report.problems.causes { context.warn(of: Message(cause)) }
    if let failure = report.failure { throw CommandError(.database, IndexText.notKept, ["reason": .text(failure)]) }
    let (files, entries) = try index.fileCounts()
    if isJSON {
      context.write(
        [
          .schema: .answerSchema, .path: JSONValue(index.path), .new: .bool(report.isNew), .read: .int(report.read),
          .forgotten: .int(report.forgotten), .files: .int(files), .entries: .int(entries),
        ] as JSONValue)
      return .yes
    }
    let done: IndexText =
      switch (report.isNew, report.read > 0, report.forgotten > 0) {
      case (true, _, _): IndexText.made
      case (false, false, false): IndexText.upToDate
      case (false, true, false): IndexText.read
      case (false, false, true): IndexText.forgot
      case (false, true, true): IndexText.readAndForgot
      }
    let contents = TextValue.message(IndexText.contents, ["files": .number(files), "entries": .number(entries)])
    context.write(line: done, ["read": .number(report.read), "forgotten": .number(report.forgotten), "contents": contents])
    return .yes
  }

  private func verify(_ index: JournalIndex, in context: inout Context) throws -> ExitStatus {
    let differences = try index.differences(context.workspace.clock)
    if isJSON {
      let list = differences.map { difference -> JSONValue in
        [
          .table: .string(difference.table), .place: .string(difference.place), .rows: .int(difference.rows),
          .expected: .int(difference.expected),
        ]
      }
      context.write([.schema: .answerSchema, .differences: JSONValue(list)] as JSONValue)
    } else if differences.isEmpty {
      context.write(line: IndexText.right)
    } else {
      for difference in differences {
        let text: IndexText =
          switch (difference.place.isEmpty, difference.rows == difference.expected) {
          case (true, true): IndexText.wrong
          case (false, true): IndexText.wrongOf
          case (true, false): IndexText.rows
          case (false, false): IndexText.rowsOf
          }
        context.write(
          line: text,
          [
            "table": .text(difference.table), "place": .text(difference.place), "rows": .number(difference.rows),
            "expected": .number(difference.expected),
          ])
      }
      if context.workspace.indexUse != .asLeft { context.note(IndexText.rebuilds) }
    }
    return differences.isEmpty ? .yes : .no
  }

  private func show(_ state: JournalIndex.State, in context: inout Context) -> ExitStatus {
    let modified = state.exists ? Moment(HostClock.Instant(seconds: state.modified), in: context.environment).description : nil
    if isJSON {
      context.write(
        [
          .schema: .answerSchema, .path: JSONValue(state.path), .exists: .bool(state.exists), .usable: .bool(state.isUsable),
          .size: .int(Int(state.size)), .modified: JSONValue(modified), .format: state.format.map { .int($0) } ?? .null,
          .files: .int(state.files), .entries: .int(state.entries), .metrics: .int(state.metrics),
        ] as JSONValue)
      return .yes
    }
    let say = context.language
    var table = TextTable([.whole, .whole])
    table.add([say(IndexText.path), state.path ?? say(IndexText.noFolder)])
    if state.exists {
      table.add([say(IndexText.size), say(IndexText.kibibytes, ["count": .number(Int((state.size + 1023) / 1024))])])
      table.add([say(IndexText.modified), modified ?? ""])
      table.add([say(IndexText.format), state.format.map { "\($0)" } ?? say(IndexText.unknownFormat)])
      table.add([say(IndexText.files), say(IndexText.filesOfThem, ["files": .number(state.files), "entries": .number(state.entries)])])
      table.add([say(IndexText.metrics), "\(state.metrics)"])
    }
    let verdict = state.isUsable ? IndexText.usable : state.exists ? IndexText.unusable : IndexText.notThere
    table.add([say(IndexText.state), say(verdict)])
    context.write(table.text())
    return .yes
  }

  private func delete(_ journal: Journal, in context: inout Context) throws -> ExitStatus {
    let path = try JournalIndex.delete(of: journal, context.environment)
    if isJSON {
      context.write([.schema: .answerSchema, .deleted: JSONValue(path)] as JSONValue)
    } else if let path {
      context.write(line: IndexText.removed, ["path": .place(path)])
    } else {
      context.note(IndexText.none)
    }
    return path == nil ? .no : .yes
  }

}
