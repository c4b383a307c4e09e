// Command lines that are names of things in the journal, and what shows each.

import CommandGuesses
import CommandKit
import JournalDates
import JournalFormat
import JournalKit
import JournalModel
import JournalStore
import JournalText

extension RetroProgram {
  /// What shows the habit, goal or number that all words are the name of, with days behind it or not, where no command and no days are called so:
  /// ‘retro phone’, ‘retro glucose last week’, ‘how is the trip going’. Nil for all others.
  func named(_ words: [String], in context: Context) -> [String]? {
    let typed = words.prefix { !$0.hasPrefix("-") && !$0.isEmpty }
    let options = words.dropFirst(typed.count)
    let asked = Self.askedAfter(Array(typed))
    let said = asked ?? Array(typed)
    guard let first = typed.first, said.count <= 8, options.allSatisfy({ $0.hasPrefix("-") && !$0.hasPrefix("--journal") }),
      asked != nil || program.command(named: first) == nil && program.operands(in: words) == nil, context.workspace.rootIfFound != nil, days(words) == nil,
      GuessedWay.translated(words) == nil
    else { return nil }
    let start = said.indices.dropFirst().first { PeriodText.count(of: said[$0...], in: .all) == said.count - $0 } ?? said.count
    let (name, days) = (said[..<start].joined(separator: " "), Array(said[start...]))
    do {
      let journal = try context.workspace.openJournal(tellsConflict: false)
      let audience = context.audience(of: .text, journal.configuration)
      var plans = try context.workspace.plans(of: journal, in: asked == nil ? [.activities, .goals] : [.activities, .goals, .terms])
      // ‘energy drinks’ of an ‘energy drink’
      for name in [name] + (name.hasSuffix("s") ? [String(name.dropLast())] : []) {
        if plans.holds(name, of: [.habit]) {
          let habit = try plans.plan(name, of: [.habit])
          guard audience.sees(isPrivate: habit.isPrivate) else { return nil }
          return (asked == nil && days.isEmpty ? [ShowCommand.name, habit.slug] : [TotalsCommand.name, habit.slug] + days) + options
        }
        if days.isEmpty, let goal = Self.goal(name, in: &plans) {
          return audience.sees(isPrivate: goal.isPrivate) ? [ProgressCommand.name, goal.slug] + options : nil
        }
      }
      if asked != nil, days.isEmpty, plans.holds(name, of: [.term]) {
        let term = try plans.plan(name, of: [.term])
        return audience.sees(isPrivate: term.isPrivate) ? [TermCommand.name, "show", term.slug] + options : nil
      }
      guard asked == nil, let metric = try context.workspace.metric(calledAs: [name], of: journal, for: audience) else { return nil }
      return [MetricsCommand.name, metric.name] + days + options
    } catch {
      // What stands in the way is told by the command that needs the journal.
      return nil
    }
  }

  /// What shows the one open plan whose day somebody asks for by words of its title: ‘when is the ACL deadline’, ‘how many days till my appointment with
  /// Dr Keller’. Nil for all others.
  func awaited(_ words: [String], in context: Context) -> [String]? {
    guard let asked = GuessedWay.awaited(words.filter { !$0.hasPrefix("-") }), context.workspace.rootIfFound != nil else { return nil }
    do {
      let journal = try context.workspace.openJournal(tellsConflict: false)
      let plans = try context.workspace.plans(of: journal, in: [.activities, .goals])
      let found = plans.open(holding: asked, of: [.task, .milestone, .obligation, .goal])
      guard found.count == 1, let plan = found.first, context.audience(of: .text, journal.configuration).sees(isPrivate: plan.isPrivate) else { return nil }
      return [plan.kind.rawValue, "show", plan.slug] + words.filter { $0.hasPrefix("-") }
    } catch {
      // What stands in the way is told by the command that needs the journal.
      return nil
    }
  }

  /// The one goal that words name, or are a part of its title; nil where none or several do.
  private static func goal(_ words: String, in plans: inout PlanFiles) -> FileReading? {
    do throws(PlanError) { return try plans.plan(words, of: [.goal]) } catch { return nil }
  }

  /// What somebody asks after: ‘how is the trip going’, ‘how are my runs coming along’. Nil for all other words.
  private static func askedAfter(_ typed: [String]) -> [String]? {
    let words = typed.flatMap { $0.split(separator: " ").map { String($0.filter { $0 != "?" }) } }, folded = words.map { $0.lowercased() }
    guard folded.count > 3, folded[0] == "how", ["is", "are"].contains(folded[1]), ["the", "my", "our"].contains(folded[2]) else { return nil }
    var name = words[3...]
    while name.count > 1, let last = name.last?.lowercased(), ["going", "doing", "coming", "along", "so", "far", "goal"].contains(last) { name.removeLast() }
    return Array(name)
  }

  /// The same command line with the name of a term in one word, which was typed in several: ‘report winter term’. Nil for all others.
  func term(in words: [String], of context: Context) -> [String]? {
    guard words.count > 2, let first = words.first, Self.ofDays.contains(first), case let said = words.dropFirst().prefix(while: { !$0.hasPrefix("-") }), said.count > 1,
      !said.contains(where: { $0.contains(" ") }), first == ChartCommand.name || !accepts(words), PeriodText(said: said.joined(separator: " "), in: .all) == nil, context.workspace.rootIfFound != nil
    else { return nil }
    do {
      let journal = try context.workspace.openJournal(tellsConflict: false)
      var plans = try context.workspace.plans(of: journal, in: [.terms])
      for count in (2...min(said.count, 6)).reversed() {
        let name = said.suffix(count).joined(separator: " ")
        var isTerm = plans.holds(name, of: [.term])
        // Words of its title name it where they are all that is said: ‘report training block’.
        if !isTerm, count == said.count, first == ReportCommand.name { isTerm = Self.isTerm(name, in: &plans) }
        guard isTerm else { continue }
        let term = try plans.plan(name, of: [.term])
        guard context.audience(of: .text, journal.configuration).sees(isPrivate: term.isPrivate) else { return nil }
        return [first] + said.dropLast(count) + [term.slug] + words.dropFirst(1 + said.count)
      }
    } catch {
      // What stands in the way is told by the command that needs the journal.
    }
    return nil
  }

  private static func isTerm(_ name: String, in plans: inout PlanFiles) -> Bool {
    do throws(PlanError) { return try plans.plan(name, of: [.term]).kind == .term } catch { return false }
  }

  /// The same command line with the days of a term in place of its name, for commands that know the calendar alone: ‘count runs this term’, ‘average
  /// sleep autumn 2’. Nil for all others.
  /// - Throws: Where a command that knows nothing else by that name is asked for ‘this term’, and there is none.
  func daysOfTerm(in words: [String], of context: Context) throws -> [String]? {
    guard let first = words.first?.lowercased(), Self.ofSpans.contains(first) || Self.ofText.contains(first),
      case let said = words.dropFirst().prefix(while: { !$0.hasPrefix("-") }), said.count > 1, context.workspace.rootIfFound != nil
    else { return nil }
    for count in (1...min(said.count, 5)).reversed() {
      let name = said.suffix(count).joined(separator: " "), isOwn = TermSide.isOne(name)
      // Among words that are looked for, the title of a term may be any of them.
      // A name of one word these know themselves, but for moods.
      if count == 1, Self.ofNumbers.contains(first), !said.contains(where: { ["mood", "moods"].contains($0.lowercased()) }) { continue }
      guard isOwn || Self.ofSpans.contains(first) && count < said.count, PeriodText(said: name, in: .all) == nil else { continue }
      do {
        let journal = try context.workspace.openJournal(tellsConflict: false)
        let plans = try context.workspace.plans(of: journal, in: [.activities, .terms])
        guard isOwn || plans.holds(name, of: [.term]), !plans.holds(said.joined(separator: " "), of: EntryKind.activities),
          let days = try context.workspace.term(name, on: try context.workspace.today(in: journal), in: journal)?.span
        else { continue }
        return [words[0]] + said.dropLast(count) + ["\(days.start)..\(days.end)"] + words.dropFirst(1 + said.count)
      } catch {
        // What is looked for may be these very words.
        if isOwn, !Self.ofText.contains(first) { throw error }
        // What stands in the way is told by the command that needs the journal.
        return nil
      }
    }
    return nil
  }

  /// Commands whose days may be those of a term.
  private static let ofDays: Set<String> = ["report", "digest", "calendar", "chart", "points", "wellness", "streaks", "export", "share", "card", "metrics"]
  private static let ofSpans: Set<String> = ofNumbers.union(["totals", "total", "count", "sum", "how-often"])
  private static let ofNumbers: Set<String> = ["average", "avg", "mean", "metrics", "metric"]
  private static let ofText: Set<String> = ["search", "find", "list", "ls", "mood", "moods"]
}
