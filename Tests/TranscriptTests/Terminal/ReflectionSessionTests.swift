// Guided reflections at a terminal, with the built program and real keys.

import Foundation
import JournalTestSupport
import Testing

@Suite(.threadInTurn) struct ReflectionSessionTests {
  /// A journal with the day at hand.
  private struct Session {
    let home: TemporaryFolder
    let terminal: PseudoTerminal
    private let program: URL
    private let environment: [String: String]

    init(
      _ arguments: [String], columns: Int = 60, settings: String = "", day: String? = "---\nmood: bad\n---\nFog.\n", config: String? = nil
    ) throws {
      program = try #require(BuiltProgram.url, "the program is not built")
      home = try TemporaryFolder()
      try home.write(settings, to: "journal/retro.yaml")
      try home.write("---\ntitle: Friends\n---\n", to: "journal/values/friends.md")
      if let day { try home.write(day, to: Self.path) }
      if let config { try home.write(config, to: ".config/retro/config.yaml") }
      environment = [
        "HOME": home.path, "PATH": "/usr/bin:/bin", "TZ": "UTC", "LC_ALL": "C.UTF-8", "TERM": "xterm", "RETRO_NOW": "2026-11-20T21:00",
        "NO_COLOR": "1",
      ]
      terminal = try PseudoTerminal(
        program, arguments, in: home.url.appending(path: "journal"), environment: environment, columns: columns, rows: 70)
    }

    /// The same journal at another terminal.
    func another(_ arguments: [String] = ["reflect"]) throws -> PseudoTerminal {
      try PseudoTerminal(program, arguments, in: home.url.appending(path: "journal"), environment: environment, columns: 80, rows: 40)
    }

    static let path = "journal/days/2026/11/2026-11-20.md"

    func text() throws -> String { String(decoding: try home.read(Self.path), as: UTF8.self) }
  }

  private struct Script {
    let guide: String
    let language: String
    let before: String
    let answers: [String]
    let after: String
    /// What a question begins with, before its number.
    let asks: String
    let asksStrength: String
    let asksAgain: String
    let end: String
  }

  private static let scripts = [
    Script(
      guide: "cbt", language: "en", before: "8",
      answers: [
        "I forgot the call with Ana.", "Now it is late", "That it happens to everyone", "Two calls in March went fine", "One call of many",
      ],
      after: "4", asks: "Question ", asksStrength: "How strong", asksAgain: "And how strong", end: "an empty line ends"),
    Script(
      guide: "act", language: "en", before: "6",
      answers: [
        "The talk on Monday", "I notice I am having the thought that nobody will listen", "Less than at noon",
        "Saying it well for my friends",
      ],
      after: "5", asks: "Question ", asksStrength: "How strong", asksAgain: "And how strong", end: "an empty line ends"),
    Script(
      guide: "ba", language: "en", before: "", answers: ["Lunch in the snow", "I asked everyone to come out", "Tuesday, at the canal"],
      after: "",
      asks: "Question ", asksStrength: "How strong", asksAgain: "And how strong", end: "an empty line ends"),
    Script(
      guide: "cbt", language: "ja", before: "８",
      answers: ["アナとの電話を忘れた。", "もう遅い", "だれにでもあることだと言う", "三月の二回は話せた", "たくさんの電話のうちの一回"], after: "4", asks: "問い",
      asksStrength: "気持ちの強さ", asksAgain: "今は、0", end: "空のままなら終わり"),
    Script(
      guide: "act", language: "ja", before: "6", answers: ["月曜の発表", "私はだれも聞かないという考えを持っている、と気づいている", "昼ほどではない", "友だちに伝えること"],
      after: "5", asks: "問い", asksStrength: "気持ちの強さ", asksAgain: "今は、0", end: "空のままなら終わり"),
    Script(
      guide: "ba", language: "ja", before: "", answers: ["雪の中の昼ごはん", "みんなを外に誘った", "火曜日に運河で"], after: "", asks: "問い",
      asksStrength: "気持ちの強さ", asksAgain: "今は、0", end: "空のままなら終わり"),
  ]

  private func number(_ step: Int, _ script: Script) -> String { script.asks + "\(step)" }

  @Test(arguments: [60, 100], 0..<6) func aWholeReflection(columns: Int, number place: Int) throws {
    let script = Self.scripts[place]
    let session = try Session(["reflect", "--guide", script.guide, "--language", script.language], columns: columns)
    let terminal = session.terminal
    try terminal.wait(for: script.asksStrength)
    terminal.type(script.before)
    terminal.press("\r")
    for (step, answer) in script.answers.enumerated() {
      try terminal.wait(for: number(step + 1, script))
      terminal.type(answer)
      terminal.press("\r")
    }
    try terminal.wait(for: script.asksAgain)
    terminal.type(script.after)
    terminal.press("\r")
    try terminal.wait(for: script.end)
    // While the last line waits for a key, others may use the index.
    let other = try session.another(["list"])
    #expect(try other.end() == 0 && !other.screen.text.contains("in memory"), "\(other.screen.text)")
    if script.guide == "ba" {
      // When and where again stands in the line already; neither a Try nor an Action is made of it.
      terminal.press("\r")
      try terminal.wait(for: "[Enter]")
    }
    terminal.press("\r")
    #expect(try terminal.end() == 0)
    #expect(terminal.isSane && terminal.screen.isCursorShown && terminal.screen.complaints.isEmpty)
    let golden = Repository.fixtures.appending(path: "screens")
    let name = "reflection-\(script.guide)-\(script.language)"
    for (file, text) in [("\(name)-\(columns).txt", terminal.screen.text + "\n"), ("\(name).md", try session.text())] {
      if let difference = try Golden(golden.appending(path: file)).difference(from: text) { Issue.record("\(difference)") }
    }
  }

  /// However it is broken off, what was answered is in the file, and it goes on where it was left.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGKILL]) func breakingOffLosesNothing(signal: Int32) throws {
    let session = try Session(["reflect"])
    let terminal = session.terminal
    try terminal.wait(for: "How strong")
    terminal.type("8")
    terminal.press("\r")
    try terminal.wait(for: "Question 1 of 5")
    terminal.type("I forgot the call with Ana")
    terminal.press("\r")
    try terminal.wait(for: "Question 2 of 5")
    terminal.type("Half a thou")
    try terminal.wait(for: "Half a thou")
    if signal == SIGINT { terminal.press("\u{3}") } else { kill(terminal.process, signal) }
    #expect(try terminal.end() == 128 + signal)
    let begun = try session.text()
    #expect(
      begun.contains("- [guide:: cbt]  [before:: 8]\n\n### What happened?\n\nI forgot the call with Ana\n\n### “I forgot the call with Ana” – what went through your mind?")
    )
    if signal != SIGKILL {
      #expect(terminal.isSane)
      #expect(terminal.screen.lines.joined().contains("what you typed was not written"))
    }
    let next = try session.another()
    try next.wait(for: "Question 2 of 5")
    #expect(next.screen.text.contains("You go on where you left off"))
    #expect(next.screen.text.contains("  I forgot the call with Ana"))
    if signal != SIGKILL {
      // What was typed and not sent is there again.
      try next.wait(for: "› Half a thou")
      next.press("\u{15}")
    } else {
      #expect(!next.screen.text.contains("Half a thou"))
    }
    for (answer, then) in [
      ("Too late now", "3 of 5"), ("It happens", "4 of 5"), ("It went well before", "5 of 5"), ("One of many", "And how"),
    ] {
      next.type(answer)
      next.press("\r")
      try next.wait(for: then)
    }
    next.press("\r")
    try next.wait(for: "an empty line ends")
    next.type("Call Ana on Sunday")
    next.press("\r")
    try next.wait(for: "[a]")
    next.press("a")
    #expect(try next.end() == 0)
    let text = try session.text()
    #expect(text.hasPrefix(begun) && text.hasSuffix("\n\nOne of many\n") && text.components(separatedBy: "\n### ").count == 6)
    #expect(String(decoding: try session.home.read("journal/retros/2026/2026-W47.md"), as: UTF8.self).contains("- [ ] Call Ana on Sunday"))
  }

  /// Two terminals and an editor at the same reflection: nobody's words are lost or written over.
  @Test func othersMayWriteMeanwhile() throws {
    let session = try Session(["reflect"])
    let terminal = session.terminal
    try terminal.wait(for: "How strong")
    terminal.press("\r")
    try terminal.wait(for: "Question 1 of 5")
    terminal.type("From the first")
    terminal.press("\r")
    try terminal.wait(for: "Question 2 of 5")
    // The editor writes elsewhere in the file.
    try session.home.write(try session.text().replacing("Fog.", with: "Fog, then sun."), to: Session.path)
    let other = try session.another()
    try other.wait(for: "Question 2 of 5")
    other.type("From the second")
    other.press("\r")
    try other.wait(for: "Question 3 of 5")
    terminal.type("Mine")
    terminal.press("\r")
    try terminal.wait(for: "has changed meanwhile")
    try terminal.wait(for: "Question 3 of 5")
    try terminal.wait(for: "› Mine")
    terminal.press("\r")
    try terminal.wait(for: "Question 4 of 5")
    terminal.press("\u{1B}")
    #expect(try terminal.end() == 0)
    other.press("\u{3}")
    #expect(try other.end() == 128 + SIGINT)
    let text = try session.text()
    for words in ["Fog, then sun.", "\nFrom the first\n", "\nFrom the second\n", "\nMine\n"] { #expect(text.contains(words), "\(text)") }
  }

  /// Ctrl-Z goes back, answer by answer; the file keeps what was answered until something else is, so that breaking off then loses nothing.
  @Test func goingBackLosesNothing() throws {
    let session = try Session(["reflect", "--guide", "ba"])
    let terminal = session.terminal
    try terminal.wait(for: "How strong")
    terminal.type("eleven")
    terminal.press("\r")
    try terminal.wait(for: "a whole number")
    terminal.press("\u{15}")
    terminal.type("7")
    terminal.press("\r")
    try terminal.wait(for: "Question 1 of 3")
    terminal.type("Lunch")
    terminal.press("\r")
    try terminal.wait(for: "Question 2 of 3")
    // Left open, and gone on.
    terminal.press("\r")
    try terminal.wait(for: "Question 3 of 3")
    for question in ["Question 2 of 3", "Question 1 of 3", "How strong"] {
      terminal.press("\u{1A}")
      try terminal.wait(for: question)
      try terminal.waitUntilRead()
    }
    let whole = try session.text()
    #expect(whole.contains("[before:: 7]") && whole.contains("\n\nLunch\n"))
    terminal.press("\u{3}")
    #expect(try terminal.end() == 128 + SIGINT)
    #expect(try session.text() == whole && terminal.screen.text.contains("1 answer in"))
    // Something else instead takes the place of what was taken back.
    let next = try session.another(["reflect", "--guide", "ba", "--new"])
    try next.wait(for: "How strong")
    next.press("\r")
    try next.wait(for: "Question 1 of 3")
    next.type("Lunhc")
    next.press("\r")
    try next.wait(for: "Question 2 of 3")
    next.press("\u{1A}")
    try next.wait(for: "Question 1 of 3")
    try next.wait(for: "› Lunhc")
    next.press("\u{15}")
    next.type("Supper")
    next.press("\r")
    try next.wait(for: "“Supper” –")
    next.press("\u{1B}")
    #expect(try next.end() == 0)
    let text = try session.text()
    #expect(text.contains("\n\nSupper\n") && !text.contains("Lunhc") && text.contains("\n\nLunch\n"))
  }

  /// Answers that others would take for marks, and one of 100 KB.
  @Test func answersAreText() throws {
    let session = try Session(["reflect", "--guide", "ba"])
    let terminal = session.terminal
    let long = String(repeating: "lang ", count: 20_000) + "ende"
    try terminal.wait(for: "How strong")
    terminal.press("\r")
    for (answer, then) in [("## {{answer1}} %@ </section>", "2 of 3"), ("</section>", "3 of 3"), (long, "And how")] {
      terminal.send("\u{1B}[200~" + answer + "\u{1B}[201~")
      try terminal.waitUntilRead()
      terminal.press("\r")
      try terminal.wait(for: then, within: 60)
    }
    terminal.press("\r")
    try terminal.wait(for: "an empty line ends", within: 60)
    terminal.press("\u{15}")
    terminal.press("\r")
    #expect(try terminal.end() == 0)
    let text = try session.text()
    #expect(text.contains("\n\n\\## {{answer1}} %@ </section>\n\n### ‘") || text.contains("\n\n\\## {{answer1}} %@ </section>\n\n### “"))
    #expect(text.contains("\n\n\\</section>\n\n") && text.hasSuffix("\n\n\(long)\n"))
  }

  /// What a thought sounds like is asked about, and written down only where the person agrees.
  @Test(arguments: [true, false]) func aPatternIsOffered(fits: Bool) throws {
    let session = try Session(["reflect"], columns: 100)
    let terminal = session.terminal
    try terminal.wait(for: "How strong")
    terminal.press("\r")
    try terminal.wait(for: "Question 1 of 5")
    terminal.type("I forgot the call")
    terminal.press("\r")
    try terminal.wait(for: "Question 2 of 5")
    terminal.type("I always ruin everything")
    terminal.press("\r")
    try terminal.wait(for: "This sounds a bit like expecting the worst. Does that fit?")
    #expect(!(try session.text()).contains("distortion"))
    terminal.press(fits ? "y" : "n")
    try terminal.wait(for: "Question 3 of 5")
    let question = fits ? "what is the worst case, and what is the most likely one?" : "what would you tell a friend who thinks this?"
    try terminal.wait(for: "“I always ruin everything” – \(question)")
    #expect(try session.text().contains("[distortion:: catastrophizing]") == fits)
    // Going back asks again.
    terminal.press("\u{1A}")
    try terminal.waitUntilRead()
    try terminal.wait(for: "[n]")
    terminal.press("n")
    try terminal.wait(for: "what would you tell a friend")
    #expect(!(try session.text()).contains("distortion"))
    terminal.press("\u{3}")
    #expect(try terminal.end() == 128 + SIGINT)
  }

  /// Where somebody may be in danger nothing is said before whom to call, and nothing is made of the words.
  @Test(arguments: [("I don't want to live anymore", ""), ("もう死にたい", "pack: coach\nhelp.region: JP\nhelp.lines: [Mira 0170 555 01 23]\n")])
  func whomToCallComesFirst(words: String, settings: String) throws {
    let session = try Session(["reflect"], columns: 100, settings: settings)
    let terminal = session.terminal
    try terminal.wait(for: "How strong")
    terminal.type("9")
    terminal.press("\r")
    try terminal.wait(for: "Question 1 of 5")
    terminal.type("The call")
    terminal.press("\r")
    try terminal.wait(for: "Question 2 of 5")
    terminal.type(words + ", I always ruin everything")
    terminal.press("\r")
    try terminal.wait(for: "g: go on with a few")
    let shown = terminal.screen.text
    #expect(shown.contains("It sounds very hard right now. You deserve support from a person."))
    #expect(
      shown.contains(settings.isEmpty ? "988" : "Mira 0170 555 01 23") && shown.contains(settings.isEmpty ? "0120-279-338" : "0120-061-338")
    )
    #expect(!shown.contains("Does that fit?") && !shown.contains("Question 3") && !shown.contains("!"))
    terminal.press("\r")
    #expect(try terminal.end() == 0)
    #expect(terminal.screen.text.contains("‘retro help-lines’ is always there") && !terminal.screen.text.contains("2 answers"))
    // No question is left there as if it were owed.
    #expect(try session.text().hasSuffix("\n\n\(words), I always ruin everything\n"))
    #expect(try session.text().contains("\n\n\(words), I always ruin everything\n"))
    // Whoever goes on is told again, may go on, and is told no number and no pattern at the end.
    let next = try session.another()
    try next.wait(for: "g: go on")
    next.press("g")
    for step in 3...5 {
      try next.wait(for: "Question \(step) of 5")
      next.type("answer \(step)")
      next.press("\r")
    }
    #expect(try next.end() == 0)
    #expect(try session.text().components(separatedBy: words).count == 2)
    for told in ["Does that fit?", "[t]", "And how strong", "balanced", "speaks for", words, "!"] { #expect(!next.screen.text.contains(told), "\(told)") }
    #expect(!(try session.text()).contains("distortion"))
  }

  /// The person's own program words the end, and where it fails the usual lines follow.
  @Test(arguments: [
    ("cat > facts.json; printf 'Well done.\\nFrom 8 to 3.\\nWhat next?\\n'", "From 8 to 3.", true),
    ("echo '{\"affirmation\":\"Fine.\",\"observation\":\"8, then 3.\",\"takeaway\":\"Rest?\"}'", "8, then 3.", true),
    ("echo one line", "did not answer with the three texts", false), ("exit 3", "ended with 3", false),
    ("printf 'You are ill.\\nb\\nc\\n'", "said what is not said here", false), ("sleep 60", "longer than 10 seconds", false),
  ]) func aProgramOfOnesOwnWordsTheEnd(command: String, said: String, isTaken: Bool) throws {
    let session = try Session(
      ["reflect", "--guide", "ba"], columns: 100,
      config: "reflect.command: \"\(command.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"\n")
    let terminal = session.terminal
    try terminal.wait(for: "How strong")
    terminal.type("8")
    terminal.press("\r")
    for (answer, then) in [("Lunch", "2 of 3"), ("I asked", "3 of 3"), ("Tuesday", "And how")] {
      terminal.type(answer)
      terminal.press("\r")
      try terminal.wait(for: then)
    }
    terminal.type("3")
    terminal.press("\r")
    try terminal.wait(for: "an empty line ends", within: 30)
    #expect(terminal.screen.text.contains(said), "\(terminal.screen.text)")
    #expect(terminal.screen.text.contains("the words of ‘reflect.command’") == isTaken)
    #expect(terminal.screen.text.contains("The feeling went from 8 to 3.") != isTaken)
    terminal.press("\u{15}")
    terminal.press("\r")
    #expect(try terminal.end() == 0)
    // A journal can never run anything.
    let stranger = try Session(["reflect", "--guide", "ba"], settings: "reflect.command: touch /tmp/never\n")
    stranger.terminal.press("\u{3}")
    _ = try stranger.terminal.end()
  }
}
