// Words that say how a new plan is to be, though no verb says that it is new: ‘habit guitar 15 minutes 4 times a week’.

import CommandKit
import JournalDates
import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalText

extension PlanRequest {
  /// Makes the plan that the words speak of, where none is called so and they say how often, how much or when: nobody shows a name with a schedule. Nil
  /// where a verb was typed, and where they are only a name.
  func makeUnsaid(in context: inout Context, _ journal: Journal) throws -> ExitStatus? {
    // What every command takes may stand before it.
    let command = context.words.dropFirst(1 + GlobalOptions.countAtHead(of: Array(context.words.dropFirst()))), behind = command.dropFirst()
    let typed = behind.first?.lowercased()
    guard verb == .show, typed.map({ $0 == words.first?.words.first?.lowercased() || $0 == words.first?.lowercased() }) ?? false, saysHow else { return nil }
    let line = [self.command, try unsaidVerb(in: context, journal)] + behind
    func shown(_ words: some Collection<String>) -> String { words.map { $0.contains(" ") ? ShellText.quoted($0) : $0 }.joined(separator: " ") }
    context.note(SurfaceText.taken, ["typed": .text(shown(command)), "option": .text(shown(["retro"] + line))])
    return try RetroProgram.run(instead: line, in: &context)
  }

  private func unsaidVerb(in context: Context, _ journal: Journal) throws -> String {
    if kind == .term { return "new" }
    // ‘task dentist tomorrow’ moves one that there is.
    guard [.task, .obligation].contains(kind), let dated = AskedDays.titleAndDay(words.flatMap { $0.words.map { String($0) } }, in: .all) else { return "add" }
    return try context.workspace.plans(of: journal, in: kind.folder.map { [$0] } ?? []).holds(dated.words.joined(separator: " "), of: [kind]) ? "move" : "add"
  }

  /// Whether the words say more than a name: how often, how much or when.
  private var saysHow: Bool {
    let said = words.flatMap { $0.words.map { String($0) } }
    guard said.count > 1 else { return false }
    switch kind {
    case .habit:
      do throws(WorkspaceError) {
        let read = try HabitWords(said, schedule: nil, target: nil)
        return !read.title.isEmpty && (read.schedule != nil || read.target != nil || read.longLimit != nil)
      } catch {
        return false
      }
    case .term: return TermDays(atEnd: said).map { ($0.end != nil || $0.length != nil) && !$0.title.isEmpty } ?? false
    case .task, .obligation: return AskedDays.titleAndDay(said, in: .all) != nil || Schedule.spoken(atEnd: said) != nil
    case .goal:
      let name = said.joined(separator: " ")
      return AskedDays.titleAndDay(said, isLong: true, in: .all) != nil || GoalTarget.said(in: name) != nil || RepeatedAmount(name) != nil || Schedule.spoken(atEnd: said) != nil
    default: return false
    }
  }
}
