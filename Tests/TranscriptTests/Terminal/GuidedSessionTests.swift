// A guided retrospective and a Review at a terminal, with the built program and real keys.

import Foundation
import JournalTestSupport
import Testing

@Suite(.threadInTurn) struct GuidedSessionTests {
  private static let backTab = "\u{1B}[Z"

  /// A journal with three Tries and three Actions of last week.
  private struct Session {
    let home: TemporaryFolder
    let terminal: PseudoTerminal

    init(
      _ arguments: [String] = ["new", "weekly", "--interactive"], columns: Int = 60, rows: Int = 24, term: String = "xterm",
      more: [String: String] = [:], days: [String: String] = [:], week46: String = Self.week46
    ) throws {
      let program = try #require(BuiltProgram.url, "the program is not built")
      home = try TemporaryFolder()
      try home.write("", to: "journal/retro.yaml")
      try home.write(week46, to: "journal/retros/2026/2026-W46.md")
      for (day, text) in days { try home.write(text, to: "journal/days/2026/11/\(day).md") }
      let environment = [
        "HOME": home.path, "PATH": "/usr/bin:/bin", "TZ": "UTC", "LC_ALL": "C.UTF-8", "TERM": term, "RETRO_NOW": "2026-11-20T21:00",
        "NO_COLOR": "1",
      ].merging(more) { $1 }
      terminal = try PseudoTerminal(
        program, arguments, in: home.url.appending(path: "journal"), environment: environment, columns: columns, rows: rows)
    }

    static let week46 = """
      # Week 46

      ## Problem
      - Bed at half past twelve ^p-22vb

      ## Try
      - Lights out at 22:45 on work nights, thoughts go on the pad [for:: ^p-22vb] ^t-8zzs
      - Show every draft while it is still ugly ^t-yfd8
      - 一日一回、知らない人に話しかける ^t-z0hq

      ## Action
      - [ ] Send the ugly half to Jonas [due:: 2026-11-18] ^a-r7y9
      - [ ] Buy winter gloves ^a-0001
      - [ ] Call the bank [due:: 2026-11-27] ^a-0002

      """

    /// Says a verdict by its key, then words, and waits for what comes then.
    func judge(_ key: String, _ words: String = "", then next: String) throws {
      terminal.press(key)
      try terminal.wait(for: "Enter goes on")
      if !words.isEmpty { terminal.type(words) }
      terminal.press("\r")
      try terminal.wait(for: next)
    }

    func text(_ slug: String) throws -> String { String(decoding: try home.read("journal/retros/2026/\(slug).md"), as: UTF8.self) }

    /// Texts that were kept outside of the journal.
    func kept() throws -> [String] {
      let state = home.url.appending(path: ".local/state/retro")
      return try Repository.files(in: state, ofKind: "md").filter { $0.path.contains("/recovery/") }.map { try $0.text() }
    }
  }

  /// Six reviews, two Keeps, two Problems, one Try, one Action: at most fifty keys beside the prose.
  @Test(arguments: [60, 30, 20]) func aWholeRetrospectiveTakesFewKeys(columns: Int) throws {
    let session = try Session(columns: columns, rows: 40)
    let terminal = session.terminal
    try terminal.wait(for: "1 of 6")
    try session.judge("a", "worked every evening", then: "2 of 6")
    for (key, next) in [("p", "3 of 6"), ("x", "4 of 6"), ("d", "5 of 6"), ("c", "6 of 6")] { try session.judge(key, then: next) }
    try session.judge("x", "the old ones were in the cellar", then: "•")
    for prose in ["Morning run before stand-up #health", "睡眠が八時間 😀", "", "Slept late on Thursday", "Coffee at nine", ""] {
      terminal.type(prose)
      terminal.press("\r")
    }
    terminal.type("Charger stays in the kitchen")
    terminal.press("\r")
    try terminal.wait(for: "[2]")
    terminal.press("1")
    try terminal.wait(for: "[y]es")
    terminal.press("\r", "\r")
    terminal.type("Buy a second charger")
    terminal.press("\r")
    try terminal.wait(for: "[t]oday")
    terminal.press("f")
    try terminal.wait(for: "○ Buy a second")
    terminal.press("\r")
    #expect(try terminal.end() == 0)
    #expect(terminal.isSane && !terminal.screen.marksPastes && terminal.screen.isCursorShown)
    #expect(terminal.keys <= 50)
    #expect(terminal.screen.complaints.isEmpty && terminal.screen.painted == 0)
    let golden = Repository.fixtures.appending(path: "screens")
    for (name, text) in [
      ("guided-\(columns).txt", terminal.screen.text + "\n"), ("guided-2026-W47.md", try session.text("2026-W47")),
      ("guided-2026-W46.md", try session.text("2026-W46")),
    ] {
      if let difference = try Golden(golden.appending(path: name)).difference(from: text) { Issue.record("\(difference)") }
    }
    print("\(terminal.keys) keys and \(terminal.prose) characters of prose")
  }

  /// However it is broken off, what was answered is written, and what was not is kept where the message says.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, nil]) func breakingOffLosesNothing(signal: Int32?) throws {
    let session = try Session()
    let terminal = session.terminal
    try terminal.wait(for: "1 of 6")
    try session.judge("a", then: "2 of 6")
    terminal.press("\r", "\r", "\r", "\r", "\r")
    terminal.type("Morning run")
    terminal.press("\r")
    terminal.type("A thought that is not yet fin")
    try terminal.wait(for: "not yet fin")
    if let signal { kill(terminal.process, signal) } else { terminal.press("\u{3}") }
    #expect(try terminal.end() == 128 + (signal ?? SIGINT))
    #expect(terminal.isSane && !terminal.screen.marksPastes)
    #expect(try session.text("2026-W47").contains("- Morning run\n"))
    #expect(try session.text("2026-W47").contains("- [x] Lights out"))
    let kept = try session.kept()
    #expect(kept.count == 1 && kept[0].hasPrefix("Typed for ‘retro new weekly") && kept[0].hasSuffix("\n\nA thought that is not yet fin\n"))
    let shown = terminal.screen.lines.joined()
    #expect(shown.contains("what you typed was not written") && shown.contains("retro kept"))
  }

  /// An answer that lacks only its details is an answer.
  @Test func aVerdictWithHalfASentenceIsWritten() throws {
    let session = try Session()
    session.terminal.send("")
    try session.terminal.wait(for: "1 of 6")
    session.terminal.press("p")
    try session.terminal.wait(for: "Enter goes on")
    session.terminal.type("at home yes, in the ho")
    session.terminal.press("\u{3}")
    #expect(try session.terminal.end() == 130)
    #expect(try session.text("2026-W47").contains("- [/] Lights out"))
    #expect(try session.kept().first?.hasSuffix("\n\nat home yes, in the ho\n") == true)
  }

  /// Undo brings the files back, byte for byte, and the words to the line.
  @Test func undoTakesTheAnswerOutOfTheFiles() throws {
    let session = try Session()
    let terminal = session.terminal
    try terminal.wait(for: "1 of 6")
    let fresh = try session.text("2026-W47")
    try session.judge("a", "fine", then: "2 of 6")
    terminal.press("\r", "\r")
    try terminal.wait(for: "4 of 6")
    try session.judge("d", then: "5 of 6")
    #expect(try session.text("2026-W46").contains("- [x] Send the ugly half"))
    terminal.press("\u{1A}")
    try terminal.wait(for: "4 of 6")
    #expect(try session.text("2026-W46") == Session.week46)
    terminal.press("\u{1A}")
    try terminal.wait(for: "1 of 6")
    #expect(try session.text("2026-W47") == fresh)
    try session.judge("x", then: "2 of 6")
    #expect(try session.text("2026-W47").contains("- [-] Lights out") && session.text("2026-W47").contains("  fine\n"))
    terminal.press("\u{3}")
    _ = try terminal.end()
  }

  /// Words that were taken back are written with the next verdict, also where a person stops there, and what is told is what was done.
  @Test func wordsThatWereTakenBackAreNotLost() throws {
    let session = try Session(["review"])
    let terminal = session.terminal
    try terminal.wait(for: "1 of 6")
    try session.judge("a", "fine", then: "2 of 6")
    terminal.press("\u{1A}")
    try terminal.wait(for: "1 of 6")
    #expect(throws: (any Error).self) { try session.text("2026-W47") }
    terminal.press("x")
    try terminal.wait(for: "dropped, in a word?")
    terminal.press("\u{3}")
    #expect(try terminal.end() == 130)
    #expect(try session.text("2026-W47").contains("- [-] Lights out") && session.text("2026-W47").contains("  fine\n"))
    #expect(terminal.screen.text.contains("2026-W47.md: 1 judged") && !terminal.screen.text.contains("nothing was written"))
  }

  /// What somebody else wrote meanwhile stays, and is not taken for an answer of ours.
  @Test func changesFromOutsideStay() throws {
    let session = try Session()
    let terminal = session.terminal
    try terminal.wait(for: "1 of 6")
    try session.judge("a", then: "2 of 6")
    let edited = try session.text("2026-W47").replacing("## Keep\n", with: "## Keep\n- From an editor\n")
    try session.home.write(edited, to: "journal/retros/2026/2026-W47.md")
    terminal.press("\u{1A}")
    try terminal.wait(for: "would lose that")
    #expect(try session.text("2026-W47") == edited)
    try session.judge("p", then: "3 of 6")
    #expect(try session.text("2026-W47") == edited.replacing("- [ ] Show every", with: "- [/] Show every"))
    terminal.press("\u{3}")
    _ = try terminal.end()
  }

  /// A paste of one line ends none, whatever it holds, and a new size in the middle of a line changes none.
  @Test func pasteAndResizeKeepTheLine() throws {
    let session = try Session(rows: 20)
    let terminal = session.terminal
    try terminal.wait(for: "1 of 6")
    terminal.press("\r", "\r", "\r", "\r", "\r", "\r")
    terminal.send("\u{1B}[200~- one \u{1B}[31m 三\r\u{1B}[201~")
    try terminal.wait(for: "三")
    for (count, columns) in [24, 90, 20, 60].enumerated() {
      terminal.resize(columns: columns, rows: 20)
      terminal.type("é")
      try terminal.wait(for: "letter \(count + 1)") { $0.text.contains("三" + String(repeating: "é", count: count + 1)) }
    }
    // Back to the last review, and on again.
    terminal.press(Self.backTab, "\r")
    terminal.type("Run")
    terminal.press("\r")
    try terminal.wait(within: 20, for: "the Keep") { $0.text.contains("• Run") }
    terminal.press("\u{3}")
    _ = try terminal.end()
    #expect(terminal.isSane)
    #expect(try session.text("2026-W47").contains("## Keep\n- Run\n"))
  }

  /// Every line of a paste is an item, and every section of a template is asked for, also two of one kind.
  @Test func pastedLinesGoToTheSectionThatAsks() throws {
    let session = try Session(["new", "weekly", "--template", "4ls", "--interactive"])
    let terminal = session.terminal
    try terminal.wait(for: "1 of 6")
    terminal.press("\r", "\r", "\r", "\r", "\r", "\r")
    terminal.send("\u{1B}[200~* Sun\r\r1. 睡眠\r\u{1B}[201~\r")
    terminal.send("\u{1B}[200~- [ ] Rust\n\t- Swift\u{1B}[201~\r")
    terminal.send("\u{1B}[200~Late\u{1B}[201~\r\r")
    terminal.send("\u{1B}[200~Tea\r\nMilk\r\n\u{1B}[201~")
    try terminal.wait(for: "1 more line waits")
    terminal.press("1")
    try terminal.wait(for: "the second line") { $0.lines.contains("  Milk") }
    terminal.press("\u{3}")
    #expect(try terminal.end() == 130 && terminal.isSane)
    let week = try session.text("2026-W47")
    for section in ["Liked\n- Sun\n- 睡眠\n", "Learned\n- Rust\n- Swift\n", "Lacked\n- Late ^", "Longed for\n- Tea ["] {
      if !week.contains("## \(section)") { Issue.record("there is no ‘\(section)’ in\n\(week)") }
    }
    #expect(week.contains("- Milk ^t-"))
  }

  /// A Review alone makes the retrospective with its first verdict.
  @Test func aReviewAlone() throws {
    let session = try Session(["review"])
    let terminal = session.terminal
    try terminal.wait(for: "1 of 6")
    #expect(throws: (any Error).self) { try session.text("2026-W47") }
    try session.judge("a", then: "2 of 6")
    try session.judge("c", "not this week", then: "3 of 6")
    terminal.press("\r")
    try terminal.wait(for: "4 of 6")
    try session.judge("d", then: "5 of 6")
    try session.judge("x", then: "6 of 6")
    terminal.press("c")
    try terminal.wait(for: "Enter goes on")
    terminal.press("\r")
    #expect(try terminal.end() == 0)
    let week47 = try session.text("2026-W47")
    #expect(week47.contains("- [x] Lights out") && week47.contains("W46]]\n  not this week\n"))
    #expect(try session.text("2026-W46").contains("- [x] Send the ugly half"))
    #expect(terminal.screen.text.contains("5 judged") && terminal.isSane)
  }

  /// Whoever leaves is told what was written, and how it goes on; nothing is kept that was not typed.
  @Test(arguments: ["q", "\u{1B}", "\u{4}"]) func leavingKeepsWhatWasAnswered(key: String) throws {
    let session = try Session(["review"])
    try session.terminal.wait(for: "1 of 6")
    try session.judge("a", then: "2 of 6")
    session.terminal.press(key)
    #expect(try session.terminal.end() == 0 && session.terminal.isSane)
    #expect(try session.text("2026-W47").contains("- [x] Lights out"))
    let shown = session.terminal.screen.text
    #expect(shown.contains("2026-W47.md: 1 judged") && shown.contains("left here; ‘retro review’ goes on"))
    #expect(try session.kept() == [])
  }

  /// What is typed for something else judges nothing: not as a row of letters, not with Enter, and not a question that it came before.
  @Test func straysJudgeNothing() throws {
    let session = try Session(["review"])
    let terminal = session.terminal
    try terminal.wait(for: "1 of 6")
    terminal.send("pizza and apples\r")
    try terminal.wait(for: "is not an answer here")
    terminal.send("\r")
    try terminal.wait(for: "2 of 6")
    // The second letter comes with the Enter that leads to its question.
    terminal.press("p")
    try terminal.wait(for: "Enter goes on")
    terminal.send("\rx")
    try terminal.wait(for: "was typed before this")
    terminal.press("?")
    try terminal.wait(for: "q, Esc or Ctrl-D leaves")
    terminal.press("u")
    try terminal.wait(for: "taken back")
    terminal.press("\u{3}")
    #expect(try terminal.end() == 130)
    #expect(throws: (any Error).self) { try session.text("2026-W47") }
  }

  /// The week stands above the first question, and all of it fits on the screen.
  @Test(arguments: [60, 80]) func theWeekStandsAboveTheQuestions(columns: Int) throws {
    let session = try Session(
      ["new", "weekly", "--interactive"], columns: columns,
      days: ["2026-11-17": "---\nmood: good\nsteps: 9000\n---\n\n## Log\n- 18:10 Home, boots off, the run still in the knees\n"])
    let terminal = session.terminal
    try terminal.wait(for: "1 of 6")
    let rows = terminal.screen.lines
    for text in ["retro: made", "Week 47", "Mood", "Tue ▆", "Written", "Tue 18:10  Home, boots off", "Measured", "9,000", "Tries"] {
      if !rows.contains(where: { $0.contains(text) }) { Issue.record("no ‘\(text)’ in\n\(rows.joined(separator: "\n"))") }
    }
    terminal.press("\u{3}")
    _ = try terminal.end()
  }

  /// A stop in the middle, as `kill -TSTP` asks for it, gives the terminal back for as long as it lasts.
  @Test func aStopGivesTheTerminalBack() throws {
    let session = try Session()
    let terminal = session.terminal
    try terminal.wait(for: "1 of 6")
    kill(terminal.process, SIGTSTP)
    // An orphan cannot be stopped: then it goes on at once.
    kill(terminal.process, SIGCONT)
    terminal.press("a")
    try terminal.wait(for: "in a word?")
    terminal.press("\u{3}")
    #expect(try terminal.end() == 130 && terminal.isSane)
  }

  @Test func aTerminalThatCannotDrawIsNotDrawnOn() throws {
    let session = try Session(term: "dumb")
    #expect(try session.terminal.end() == 2)
    #expect(session.terminal.screen.text.contains("$TERM is ‘dumb’") && session.terminal.screen.text.contains("retro add"))
    let other = try Session(["review", "--no-input"])
    #expect(try other.terminal.end() == 2 && other.terminal.screen.text.contains("--no-input"))
  }

  /// An editor that loses or breaks a file, or fails after it changed it, loses nothing that stood there before.
  @Test(arguments: [
    ("rm", 1), ("printf -- '---\ntags: [a\n---\n' >", 1), (": >", 0), ("printf '# Week 46\n' >", 0), ("printf '\\377' >>", 0),
    ("g() { rm \"$1\"; mkdir \"$1\"; }; g", 1), ("g() { rm \"$1\"; mkfifo \"$1\"; }; g", 1), ("ln -sf ../../retro.yaml", 1),
    ("ln -sf nowhere", 1), ("g() { echo '- More' >> \"$1\"; exit 3; }; g", 2), ("g() { echo '- More' >> \"$1\"; exit 127; }; g", 2),
  ])
  func whatAnEditorBreaksIsKept(editor: String, status: Int32) throws {
    let session = try Session(["open", "W46"], more: ["EDITOR": "f() { \(editor) \"$1\"; }; f"])
    #expect(try session.terminal.end() == status)
    #expect(session.terminal.screen.lines.joined().contains("what it held before is in"))
    #expect(try session.kept() == [Session.week46])
  }

  /// So it is for every command that opens one.
  @Test(arguments: [["actions", "edit", "a-r7y9"], ["new", "weekly", "--week", "W46"]])
  func whatAnEditorEmptiesIsKeptForEveryCommand(arguments: [String]) throws {
    let session = try Session(arguments, more: ["EDITOR": "f() { for file; do :; done; : > \"$file\"; }; f"])
    #expect(try session.terminal.end() == 0)
    #expect(try session.kept() == [Session.week46])
  }

  /// Of an ordinary edit nothing is kept, nor where an editor that fails has changed nothing.
  @Test(arguments: [("printf -- '- [ ] More\n' >>", 0), ("sed -i s/gloves/mittens/", 0), ("true", 0), ("false", 2)])
  func ofAnOrdinaryEditNothingIsKept(editor: String, status: Int32) throws {
    let session = try Session(["open", "W46"], more: ["EDITOR": "f() { \(editor) \"$1\"; }; f"])
    #expect(try session.terminal.end() == status)
    #expect(try session.kept() == [])
  }

  /// A diff of what a file holds does not steer the terminal, also where it has no colours.
  @Test(arguments: [["delete", "W46", "-n"], ["set", "W46", "title=New", "-n"]]) func aDiffIsHarmless(arguments: [String]) throws {
    let session = try Session(arguments, rows: 60, week46: "# Week \u{1B}[2J46 \u{202E}\u{1B}[31m\n\n" + Session.week46)
    #expect(try session.terminal.end() == 0)
    #expect(session.terminal.screen.text.contains("# Week \u{FFFD}[2J46 \u{FFFD}\u{FFFD}[31m"))
    #expect(session.terminal.screen.complaints.isEmpty && session.terminal.screen.painted == 0)
  }

  @Test func coloursAreThereWhereTheyAreWanted() throws {
    let session = try Session(more: ["NO_COLOR": ""])
    try session.terminal.wait(for: "1 of 6")
    #expect(session.terminal.screen.painted > 0)
    session.terminal.press("\u{3}")
    _ = try session.terminal.end()
  }
}
