// Colours on dark and on light terminals, with the built program at a terminal.

import Foundation
import JournalTestSupport
import Testing

@Suite(.threadInTurn) struct GroundTests {
  /// The code of a good day’s mark on a dark ground, and on a light one.
  private static let (dark, light) = ("38;2;85;180;233", "38;2;46;150;201")

  @Test(arguments: [
    ("auto", ["COLORFGBG": "15;0"], false), ("auto", ["COLORFGBG": "0;15"], true), ("auto", ["COLORFGBG": "0;default;15"], true),
    ("light", ["COLORFGBG": "15;0"], true), ("dark", ["COLORFGBG": "0;15"], false),
    // Nobody is asked over a network.
    ("auto", ["SSH_CONNECTION": "192.0.2.1 1 192.0.2.2 22"], false),
  ]) func coloursFitTheGround(ground: String, variables: [String: String], isLight: Bool) throws {
    let (home, terminal) = try calendar(ground, variables)
    try #require(try withExtendedLifetime(home) { try terminal.end() } == 0)
    let text = String(decoding: terminal.received, as: UTF8.self)
    #expect(text.contains(isLight ? Self.light : Self.dark) && !text.contains(isLight ? Self.dark : Self.light) && terminal.isSane)
    #expect(!text.contains("]11;?"))
  }

  /// A terminal may answer late where the machine is busy: then the ground is taken for dark, and nothing is left of the question.
  @Test func theTerminalIsAsked() throws {
    var isLight = false
    for _ in 0..<8 where !isLight {
      let (home, terminal) = try calendar("auto", [:])
      try? terminal.wait(within: 5, for: "the question") { _ in terminal.received.contains(0x5D) }
      terminal.send("\u{1B}]11;rgb:fafa/fafa/f5f5\u{1B}\\\u{1B}[?62;22c")
      try #require(try withExtendedLifetime(home) { try terminal.end() } == 0)
      #expect(terminal.isSane)
      isLight = String(decoding: terminal.received, as: UTF8.self).contains(Self.light)
    }
    #expect(isLight)
  }

  @Test func aTerminalThatDoesNotAnswerIsDark() throws {
    let (home, terminal) = try calendar("auto", [:])
    try #require(try withExtendedLifetime(home) { try terminal.end() } == 0)
    #expect(String(decoding: terminal.received, as: UTF8.self).contains(Self.dark) && terminal.isSane)
  }

  private func calendar(_ ground: String, _ variables: [String: String]) throws -> (TemporaryFolder, PseudoTerminal) {
    let program = try #require(BuiltProgram.url, "the program is not built")
    let home = try TemporaryFolder()
    try home.write("theme.ground: \(ground)\n", to: "journal/retro.yaml")
    try home.write("---\nmood: good\n---\n", to: "journal/days/2026/11/2026-11-20.md")
    let environment = [
      "HOME": home.path, "PATH": "/usr/bin:/bin", "TZ": "UTC", "LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "COLORTERM": "truecolor",
      "RETRO_NOW": "2026-11-20T21:00",
    ].merging(variables) { $1 }
    // The folder goes with the last who knows it.
    return (
      home,
      try PseudoTerminal(
        program, ["calendar"], in: home.url.appending(path: "journal"), environment: environment, columns: 80, rows: 24)
    )
  }
}
