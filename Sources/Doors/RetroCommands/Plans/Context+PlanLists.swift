// How commands list and show plans.

import CommandKit
import Documents
import JournalDates
import JournalFormat
import JournalInsights
import JournalKit
import JournalModel
import JournalStore
import PlainFormats
import JournalText

extension Context {
  /// What plans are judged by in a journal now, and whom they are told.
  func planView(of journal: Journal, isJSON: Bool) throws -> PlanView {
    try workspace.planView(of: journal, for: audience(isJSON: isJSON, journal.configuration), isMarked: !isJSON)
  }

  /// Lists plans; private ones are counted alone.
  /// - Parameters:
  ///   - name: What the list is called in JSON: `habits`.
  ///   - isMeant: Which of those that were found are wanted.
  ///   - isAll: Whether what is over is looked at, too.
  ///   - tellsKinds: Whether each line says what it is.
  ///   - nothing: What to say where there is none at all: what makes one.
  mutating func list(
    _ rows: [PlanRow], as name: String, isJSON: Bool, isAll: Bool = false, tellsKinds: Bool = false, nothing: String,
    where isMeant: (PlanRow) -> Bool = { !$0.isOver }
  ) -> ExitStatus {
    let meant = rows.filter(isMeant)
    let shown = meant.filter { !$0.isPrivate }
    let hidden = meant.count - shown.count
    if isJSON {
      write(meant.json(as: name))
    } else {
      var table = TextTable([.wrapped, .whole, .wrapped])
      for row in shown {
        table.add([row.title, row.slug, ((tellsKinds ? [row.kind.rawValue] : []) + row.facts).joined(separator: " · ")])
      }
      write(table.text(width: lineWidth))
      if hidden > 0 { write("\(hidden == 1 ? "1 private entry" : "\(hidden) private entries") not shown.\n") }
    }
    if !meant.isEmpty { return .yes }
    if rows.isEmpty {
      note(nothing)
    } else {
      note(isAll || !rows.contains(where: \.isOver) ? "nothing matches" : "nothing matches; --all shows what is over, too")
    }
    return .no
  }

  /// Shows one plan: its title, what is known of it, a line each, and its file. A private one is not shown.
  /// - Parameters:
  ///   - more: What is known of it beside what a list tells.
  ///   - members: The same for programs.
  mutating func show(_ row: PlanRow, _ request: PlanRequest, _ more: [String] = [], _ members: JSONObject = [:]) -> ExitStatus {
    if request.isJSON {
      var object = row.json.object ?? [:]
      for (key, value) in members.members { object.append(key, value) }
      write(
        ["schema": 1, request.kind.rawValue: row.isPrivate ? .null : .object(object), "private_entries": .int(row.isPrivate ? 1 : 0)]
          as JSONValue)
    } else if row.isPrivate {
      write("1 private entry not shown.\n")
    } else {
      var (title, facts) = (TextTable([.wrapped]), TextTable([.wrapped]))
      title.add([row.title])
      for line in row.facts + more + [row.path] where !line.isEmpty { facts.add([line]) }
      write(title.text(width: lineWidth))
      for line in facts.text(width: lineWidth.map { $0 - 2 }).parts(between: "\n").dropLast() { write("  \(line)\n") }
    }
    return row.isPrivate ? .no : .yes
  }

  /// The file of the plan that a request names.
  mutating func plan(_ request: PlanRequest, in journal: Journal, _ folder: Layout.Folder) throws -> FileReading {
    var plans = try workspace.plans(of: journal, in: [folder])
    return try plans.plan(request.name, of: [request.kind])
  }

  /// Lists goals, milestones or obligations, the most urgent first.
  /// - Parameter isAll: Whether those that are over are listed, too.
  mutating func listSteps(_ request: PlanRequest, in journal: Journal, isAll: Bool, nothing: String) throws -> ExitStatus {
    let rows = try workspace.planRows(of: request.kind, in: journal, try planView(of: journal, isJSON: request.isJSON))
    return list(rows, as: request.kind.rawValue + "s", isJSON: request.isJSON, isAll: isAll, nothing: nothing) { isAll || !$0.isOver }
  }

  /// Shows a task, a milestone or an obligation.
  mutating func showStep(_ request: PlanRequest, in journal: Journal, _ folder: Layout.Folder) throws -> ExitStatus {
    let path = try plan(request, in: journal, folder).path
    guard
      let row = try workspace.planRows(of: request.kind, in: journal, try planView(of: journal, isJSON: request.isJSON)).first(where: {
        $0.path.hasSameBytes(as: path)
      })
    else {
      throw CommandError(.notFound, "\(path) is no longer there")
    }
    return show(row, request)
  }
}
