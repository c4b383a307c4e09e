import os,re,shutil
R='/work/wt/docs/'
def sub(f,*pairs):
    s=open(R+f).read()
    for a,b in pairs:
        assert a in s,(f,a)
        s=s.replace(a,b)
    open(R+f,'w').write(s)
J='Sources/JournalReports/'; C='Sources/RetroCommands/'
for n in ['Points','Tries','Actions','Alignment','Progress','Metrics','History']:
    shutil.copy(f'/tmp/next/{n}Report+Document.swift',R+J)
    os.remove(R+J+f'TerminalRenderer+{n}.swift')
sub(J+'MetricsReport+Document.swift',("document += .table(table) }","document += .table(table, depth: 1) }"))
sub(J+'Document+Report.swift',('''
extension Reason {''','''
  /// Adds which private days are among those that are shown.
  mutating func add(privateDays days: [CalendarDay], _ say: Language) {
    if days.isEmpty { return }
    let words = days.map { "\\($0.day) \\($0.monthOfYear.shortName)" }.joined(separator: ", ")
    self += .paragraph(.quiet(say(ReportText.privateDays, ["days": .text(words)])), depth: 1)
  }
}

extension ListItem {
  /// An item with a dot, and what is known of it.
  init(_ text: Prose, _ known: [String]) { self.init(.bullet, text, facts: known.map { .quiet($0) }) }
}

extension Reason {'''),('''count)]))) }
  }
}
''','''count)]))) }
  }
'''),("import Documents\n","import Documents\nimport JournalDates\n"))
s=open(R+J+'Reason.swift').read()
i=s.index("extension TerminalPage {")
open(R+J+'Reason.swift','w').write(s[:i].rstrip()+"\n")
sub(J+'TerminalRenderer.swift',('''  /// The lines, each ending with a line feed.
  public func render(_ report: PeriodReport)''','''  public init(_ layout: TerminalLayout) { page = layout.page }

  /// The lines, each ending with a line feed.
  public func render(_ report: PeriodReport)'''),('''extension PeriodReport {
  /// A fact''','''extension TerminalPage {
  /// Which private days are among those that are shown.
  mutating func privateDays(_ days: [CalendarDay]) {
    if days.isEmpty { return }
    paragraph("(private): \\(days.map { "\\($0.day) \\($0.monthOfYear.shortName)" }.joined(separator: ", ")).", .dim, indent: 2)
  }

  /// That something is kept out, where it is.
  mutating func privateEntries(_ count: Int) {
    if count > 0 { paragraph(PeriodReport.count(count, "private entry", "private entries") + " not shown.", .dim) }
  }
}

extension PeriodReport {
  /// A fact'''))
s=open(R+J+'TerminalRenderer+Item.swift').read()
s=s.replace('"\\(one.outcome.box) "','"\\(one.outcome.sign.box) "').replace('"\\(one.box) "','"\\(Standing(one.state).sign.box) "').replace('return attempt.outcome.box + " "','return attempt.outcome.sign.box + " "').replace('return action.box + " "','return Standing(action.state).sign.box + " "')
open(R+J+'TerminalRenderer+Item.swift','w').write(s)
# texts
s=open(R+'Sources/JournalLanguage/ReportTexts.swift').read()
s=s.replace('''  case madeBy =''','''  case privateDays = "(private): {days}."
  case madeBy =''')
s+='''
/// What `retro points` says.
public enum PointsText: String, TextKey {
  public static let area = "points"

  case title = "Points"
  case today = "{count} today"
  case week = "{count} this week"
  case month = "{count} in {month}"
  case ever = "{count} in all"
  case groups = "By {unit}"
  case groupsSince = "By {unit}, since {day}"
  case activities = "By activity"
  case `private`
  case nameless = "lines without an activity"
  case lines = "{points}, line by line"
}

/// What `retro tries` says.
public enum TriesText: String, TextKey {
  public static let area = "tries"

  case title = "Tries"
}

/// What `retro actions` says.
public enum ActionsText: String, TextKey {
  public static let area = "actions"

  case title = "Actions"
}

/// What `retro alignment` says.
public enum AlignmentText: String, TextKey {
  public static let area = "alignment"

  case title = "Alignment"
  case values = "{count, plural, one {# value} other {# values}}"
  case activeGoals = "{count, plural, one {# active goal} other {# active goals}}"
  case contributions = "{count, plural, one {# contribution} other {# contributions}}"
  case nothingYet = "nothing yet"
  case withoutValue = "Serves no value"
}

/// What `retro progress` says.
public enum ProgressText: String, TextKey {
  public static let area = "progress"

  case title = "Progress"
  case goals = "{count, plural, one {# goal} other {# goals}}"
  case nothingDone = "nothing is done for it yet"
  case tasks = "{done} of {count, plural, one {# task} other {# tasks}} done"
  case mismatches =
    "{count, plural, one {# line is about it and gives} other {# lines are about it and give}} nothing that its target measures"
}

/// What `retro metrics` says.
public enum MetricsText: String, TextKey {
  public static let area = "metrics"

  case title = "Metrics"
  case rows = "{rows} with a value"
  case means = "means, with how many days each is of"
  case values = "{metric}, value by value"
}

/// What `retro history` says.
public enum HistoryText: String, TextKey {
  public static let area = "history"

  case title = "History"
  case retrospectives = "{count, plural, one {# retrospective} other {# retrospectives}}"
  case months = "{count, plural, one {# month} other {# months}}"
  case years = "{count, plural, one {# year} other {# years}}"
  case opened = "{count, plural, one {# Action} other {# Actions}} opened"
  case closed = "{count, plural, one {# Action} other {# Actions}} closed"
  case alsoClosed = "{count} closed"
  case adopted = "{count, plural, one {# Try} other {# Tries}} adopted"
}
'''
open(R+'Sources/JournalLanguage/ReportTexts.swift','w').write(s)
sub('Tests/DocumentTests/LanguageTests.swift',("[ReportText.self, StreaksText.self]",'''[
  ReportText.self, StreaksText.self, PointsText.self, TriesText.self, ActionsText.self, AlignmentText.self, ProgressText.self,
  MetricsText.self, HistoryText.self,
]'''))
# commands
for n,v in [('Points','points'),('Alignment','alignment'),('Progress','progress')]:
    f=C+n+'Command.swift'; s=open(R+f).read()
    if n=='Progress':
        s=s.replace("context.write(report.json)","context.write(report.json(tellsReasons: question.tellsReasons))")
    s=re.sub(r"    if question\.isJSON \{\n      context\.write\(report\.json\(tellsReasons: question\.tellsReasons\)\)\n    \} else \{\n      context\.write\(context\.terminal\(root: answer\.journal\.root\)\.render\(report, tellsReasons: question\.tellsReasons\)\)\n",
'''    let tellsReasons = question.tellsReasons
    try context.show(
      report.document(tellsReasons: tellsReasons), report.json(tellsReasons: tellsReasons), as: question.output, of: answer.journal)
    @@''',s)
    assert '@@' in s,n
    if n=='Points':
        s=s.replace('''    @@      if report.totals.ever == 0, report.total == 0 {
        context.note("nothing has earned points yet; a habit does with ‘points: 5’ in its file")
      }
    }
''','''    if !question.isJSON, report.totals.ever == 0, report.total == 0 {
      context.note("nothing has earned points yet; a habit does with ‘points: 5’ in its file")
    }
''')
    else: s=s.replace('''    @@    }
''','')
    assert '@@' not in s,n
    if n=='Progress': s=s.replace("report.json(tellsReasons: tellsReasons), as","report.json, as")
    s,k=re.subn(r"whyOption, \.json, \.noRefresh,?\s*\],",r"whyOption, .noRefresh,\n    ] + DocumentOutput.options,",s)
    print(n,k)
    open(R+f,'w').write(s)
def screen(f,isjson,old,new):
    s=open(R+f).read()
    assert old in s,(f,old)
    s=s.replace(old,new)
    s=s.replace("  private let isJSON: Bool\n","  private let output: DocumentOutput\n")
    s=s.replace("    isJSON = arguments.has(Option.json.long)\n","    output = try DocumentOutput(arguments)\n")
    s=s.replace("context.audience(isJSON: isJSON, journal.configuration)","context.audience(of: output.answer, journal.configuration)").replace("isMarked: !isJSON","isMarked: !output.isJSON").replace("if isJSON {","if output.isJSON {").replace("isJSON: isJSON","isJSON: output.isJSON")
    s,k=re.subn(r",?\s*\.json,?\n    \],",",\n    ] + DocumentOutput.options,",s)
    print(f,k)
    open(R+f,'w').write(s)
screen(C+'TriesCommand.swift',0,'''    if isJSON { context.write(report.json) } else { context.write(context.terminal(root: journal.root).render(report)) }
''','''    try context.show(report.document(), report.json, as: output, of: journal)
''')
screen(C+'ActionsCommand.swift',0,'''    if isJSON {
      context.write(report.json)
    } else {
      context.write(context.terminal(root: journal.root).render(report, soonDays: journal.configuration.urgencyDays.amber))
    }
''','''    let document = report.document(soonDays: journal.configuration.urgencyDays.amber)
    try context.show(document, report.json, as: output, of: journal)
''')
screen(C+'HistoryCommand.swift',0,'''    if isJSON {
      context.write(report.json)
    } else {
      context.write(context.terminal(root: journal.root).render(report, labels: labels))
    }
''','''    try context.show(report.document(labels: labels), report.json, as: output, of: journal)
''')
s=open(R+C+'ActionsCommand.swift').read()
s=s.replace('"from-try", "priority", "sort"]','"from-try", "priority", "sort", "output", "format", "links"]')
open(R+C+'ActionsCommand.swift','w').write(s)
screen(C+'MetricsCommand.swift',0,'''    if isJSON {
      context.write(report.json(tellsReasons: tellsReasons))
    } else {
      context.write(context.terminal(root: tellsReasons ? journal.root : nil).render(report, tellsReasons: tellsReasons))
    }
''','''    try context.show(
      report.document(tellsReasons: tellsReasons), report.json(tellsReasons: tellsReasons), as: output, of: journal)
''')
sub(C+'MetricsCommand.swift',('''    if isJSON { context.write(list.json) } else { context.write(context.terminal(root: nil).render(list)) }
''','''    try context.show(list.document(), list.json, as: output, of: index.journal)
'''),('for option in ["by", "from", "to", "why", "no-refresh"]','for option in ["by", "from", "to", "why", "no-refresh", "output", "format", "links"]'))
s=open(R+C+'Context+Ledger.swift').read()
s=s.replace("TerminalRenderer(width: width, colours: colourDepth, links: terminalLinks(root))","TerminalRenderer(terminalLayout(root: root))")
s=s.replace('''    TerminalLayout(width: width, colours: colourDepth, links: terminalLinks(root))
  }

  private func terminalLinks(_ root: String?) -> LinkBase? {
    colourDepth != .none && colourDepth != .basic && Terminal.isTerminal(.output) ? root.map { LinkBase($0) } : nil
  }
''','''    let colours = colourDepth
    let links = colours != .none && colours != .basic && Terminal.isTerminal(.output) ? root.map { LinkBase($0) } : nil
    return TerminalLayout(width: width, colours: colours, links: links)
  }
''')
open(R+C+'Context+Ledger.swift','w').write(s)
# tests
s=open(R+'Tests/KitTests/LoopScreenTests.swift').read()
s=s.replace("TerminalRenderer","TerminalLayout").replace("$0.render(tries)","tries.document().text($0)").replace("$0.render(actions, soonDays: 7)","actions.document(soonDays: 7).text($0)").replace("$0.render(created, soonDays: 7)","created.document(soonDays: 7).text($0)").replace("$0.render(history, labels: .standard)","history.document(labels: .standard).text($0)").replace("$0.render(cards)","TerminalRenderer($0).render(cards)")
open(R+'Tests/KitTests/LoopScreenTests.swift','w').write(s)
s=open(R+'Tests/KitTests/LoopEntriesLaws.swift').read()
s=s.replace("TerminalRenderer(width: 80).render(tries).encoded","tries.document().text().encoded").replace("TerminalRenderer(width: 80).render(actions, soonDays: 7).encoded","actions.document(soonDays: 7).text().encoded").replace("TerminalRenderer(width: 80).render(history, labels: .standard).encoded","history.document(labels: .standard).text().encoded")
open(R+'Tests/KitTests/LoopEntriesLaws.swift','w').write(s)
p='Tests/ReportTests/PracticeGoldens.swift'; s=open(R+p).read()
for n in ['points','progress','alignment']:
    s=s.replace(f'renderer.render({n}, tellsReasons: tells).encoded',f'{n}.document(tellsReasons: tells).text(layout).encoded')
    s=s.replace(f'narrow.render({n}).encoded',f'{n}.document().text(TerminalLayout(width: 60)).encoded').replace(f'wide.render({n}).encoded',f'{n}.document().text(TerminalLayout(width: 120)).encoded')
open(R+p,'w').write(s)
