// The report as lines on a terminal, and the small pieces that the renderers share.

import Documents
import Foundation
import JournalDates
import JournalLanguage
import JournalModel
import JournalTestSupport
import JournalText
import PlainFormats
import Testing

@testable import JournalReports

@Suite struct TerminalLines {
  @Test func noLineIsWiderThanTheTerminal() {
    for sample in Sample.all {
      for width in [-1, 0, 40, 41, 60, 79, 120, 200, 10_000] {
        let limit = min(max(width, 40), 200)
        for line in sample.report.document(in: .english).text(TerminalLayout(width: width)).encoded.split(separator: "\n")
        where line.displayWidth > limit {
          Issue.record("\(sample.name) at \(width): \(line)")
        }
      }
    }
  }

  /// Whoever sees no colours reads the same words.
  @Test func coloursAndLinksAreOnlyAdded() {
    for sample in Sample.all {
      let plain = sample.report.document(in: .english).text(TerminalLayout(width: 72)).encoded
      for depth in [ColourDepth.basic, .palette, .full] {
        let coloured = sample.report.document(in: .english).text(TerminalLayout(width: 72, colours: depth, links: LinkBase("/j"))).encoded
        let stripped = coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "").replacing(/\u{1B}\]8;;[^\u{1B}]*\u{1B}\\/, with: "")
        if let difference = firstDifference(plain, stripped) { Issue.record("\(sample.name): \(difference)") }
      }
    }
  }

  @Test func noTextIsACommandToTheTerminal() {
    for sample in Sample.all {
      for scalar in sample.report.document(in: .english).text(TerminalLayout(width: 72)).encoded.unicodeScalars
      where scalar.value < 0x20 && scalar != "\n" || (0x7F..<0xA0).contains(scalar.value) || (0x202A...0x202E).contains(scalar.value) {
        Issue.record("\(sample.name) holds U+\(String(scalar.value, radix: 16))")
      }
    }
  }

  @Test func sectionsHaveTheirColours() {
    let page = Sample.week.report.document(in: .english).text(TerminalLayout(width: 80, colours: .full)).encoded
    let palette = Sample.week.report.document(in: .english).text(TerminalLayout(width: 80, colours: .palette)).encoded
    let codes: KeyValuePairs<String, String> = [
      "Problem": "38;2;255;143;135", "Try": "38;2;214;163;242", "Action": "38;2;127;182;255", "✅ Keeps (3)": "38;2;95;217;126",
    ]
    for (name, code) in codes where !page.contains("\u{1B}[1;\(code)m▌ \(name)\u{1B}[0m") { Issue.record("\(name) is not \(code)") }
    let near: KeyValuePairs<String, String> = ["Problem": "210", "Try": "183", "Action": "111", "✅ Keeps (3)": "78"]
    for (name, code) in near where !palette.contains("\u{1B}[1;38;5;\(code)m▌ \(name)\u{1B}[0m") { Issue.record("\(name) is not \(code)") }
  }

  @Test func wrappingLosesNothingButBlanks() {
    var generator = SeededGenerator(seed: 7)
    let pieces = ["a", "word", " ", "  ", "睡眠", "、", "「", "」", "😀", "👩‍👩‍👧‍👦", "e\u{301}", "🇯🇵", "longlonglonglong", "-", "\t", "\u{1B}"]
    for _ in 0..<600 {
      let text = (0..<Int.random(in: 0...30, using: &generator)).map { _ in generator.pick(pieces) }.joined()
      let width = Int.random(in: 2...24, using: &generator)
      let rows = wrapped(text, width: width)
      let wide = rows.filter { $0.displayWidth > width }
      let kept = rows.joined().filter { $0 != " " } == text.onOneLine.filter { $0 != " " }
      if rows.isEmpty || !wide.isEmpty || !kept { Issue.record("\(text.debugDescription) at \(width): \(rows)") }
    }
  }

  @Test func linesBreakWhereReadersExpectIt() {
    let cases: [(String, Int, [String])] = [
      ("", 10, [""]), ("one two", 10, ["one two"]), ("one two three", 8, ["one two", "three"]), ("abcdefghij", 4, ["abcd", "efgh", "ij"]),
      ("今日はよく寝た。", 8, ["今日はよ", "く寝た。"]), ("今日はよい。", 10, ["今日はよ", "い。"]), ("「今日」「明日」", 10, ["「今日」", "「明日」"]),
      ("日本語 and English", 10, ["日本語 and", "English"]), ("a    b", 3, ["a", "b"]), ("一", 2, ["一"]),
    ]
    for (text, width, rows) in cases where wrapped(text, width: width) != rows {
      Issue.record("\(text) at \(width): \(wrapped(text, width: width))")
    }
  }
}

@Suite struct Links {
  @Test func pathsBecomeLinksThatOnlyMeanThePath() {
    let cases: [(String, String, String)] = [
      ("", "a.md", "a.md"), (".", "a.md", "./a.md"), ("..", "a/b.md", "../a/b.md"), ("../j/", "a.md", "../j/a.md"),
      ("/home/x y", "a.md", "/home/x%20y/a.md"),
      ("", "a b#c?d%e.md", "a%20b%23c%3Fd%25e.md"), ("", "由美.md", "%E7%94%B1%E7%BE%8E.md"), ("", "javascript:x", "javascript%3Ax"),
      ("", "a/../b//c/./d.md", "b/c/d.md"), ("", "\"<>'&", "%22%3C%3E%27%26"), ("", "a\u{0}b", "a%00b"), ("", "/\u{301}x", "%CC%81x"),
    ]
    for (base, path, link) in cases where LinkBase(base).link(to: path) != link {
      Issue.record("\(base) + \(path): \(LinkBase(base).link(to: path))")
    }
  }

  @Test func relativeLinksAreTurned() {
    let cases: [(String, String?)] = [
      ("x.md", "../j/a/b/x.md"), ("../x.md", "../j/a/x.md"), ("../../x.md", "../j/x.md"), ("../../../x.md", nil),
      ("#part", "../j/a/b/c.md#part"),
      ("?q", "../j/a/b/c.md?q"), ("x%20y.md#a b", "../j/a/b/x%20y.md#a%20b"), ("x y.md", "../j/a/b/x%20y.md"),
      ("./x.md?a=b&c", "../j/a/b/x.md?a=b&c"),
    ]
    for (relative, link) in cases where LinkBase("../j").link(toRelative: relative, from: "a/b/c.md") != link {
      Issue.record("\(relative): \(LinkBase("../j").link(toRelative: relative, from: "a/b/c.md") ?? "nil")")
    }
  }

  @Test func onlyLinksOfMarkdownAreChanged() {
    let links = ItemLinks(files: ["a": "notes/a.md"], base: LinkBase(".."), path: "retros/r.md")
    let cases: [(String, String)] = [
      ("[[a]] and [[a|b*c]]", "[a](../notes/a.md) and [b\\*c](../notes/a.md)"), ("[[x_y]]", "*x\\_y*"), ("![[a]]!", "[a](../notes/a.md)!"),
      ("`[[a]]` ``[[a]] ` `` \\[[a]]", "`[[a]]` ``[[a]] ` `` \\[[a]]"), ("```\n[[a]]\n```\n[[a]]", "```\n[[a]]\n```\n[a](../notes/a.md)"),
      ("~~~ x\n[[a]]\n~~~~\n[[a]]", "~~~ x\n[[a]]\n~~~~\n[a](../notes/a.md)"), ("```\n[[a]]", "```\n[[a]]"),
      ("` [[a]]", "` [a](../notes/a.md)"),
      ("`\n\n[[a]] `", "`\n\n[a](../notes/a.md) `"), ("[t](b.md \"x\")", "[t](../retros/b.md \"x\")"),
      ("[t](<b c.md>)", "[t](../retros/b%20c.md)"),
      ("[t](https://x.org/(a))", "[t](<https://x.org/(a)>)"), ("[t](b c.md)", "[t](b c.md)"), ("[t](", "[t]("), ("[[", "[["),
      ("[[]]", "[[]]"),
      ("[t](#p)", "[t](../retros/r.md#p)"), ("", ""), ("\\", "\\"), ("[[a\nb]]", "[[a\nb]]"),
    ]
    for (markdown, changed) in cases where relinked(markdown, links) != changed {
      Issue.record("\(markdown.debugDescription): \(relinked(markdown, links).debugDescription)")
    }
  }
}

@Suite struct ReportJSON {
  @Test func readingGivesWhatWasWritten() throws {
    for sample in Sample.all {
      let json = sample.report.json
      for pretty in [false, true] where try JSONValue(parsing: json.text(pretty: pretty)) != json { Issue.record("\(sample.name) changes") }
      let schema = json["schema"]?.int
      if schema != 2 || json["private_entries"]?.int != sample.report.privateEntries { Issue.record("\(sample.name) lacks a number") }
    }
  }
}

@Suite struct Words {
  @Test func boxesMeanWhatTheirSectionSays() {
    let cases: [(SectionKind, BoxState?, String?)] = [
      (.review, .done, "adopted"), (.review, .partly, "partly"), (.review, .cancelled, "dropped"), (.review, .open, "not judged"),
      (.review, .other("?"), "carried on"), (.review, nil, nil), (.keep, .done, nil), (.problem, .open, nil), (.try, .done, "adopted"),
      (.try, .cancelled, "dropped"), (.try, .open, nil), (.action, nil, "open"), (.action, .open, "open"), (.action, .partly, "open"),
      (.action, .done, "done"), (.action, .cancelled, "cancelled"), (.notes, .done, nil),
    ]
    for (section, state, word) in cases where Standing(state, in: section)?.word != word {
      Issue.record("\(state.map(\.name) ?? "no box") in \(section) is \(Standing(state, in: section)?.word ?? "nil")")
    }
  }

  @Test func titlesAreNotSaidTwice() {
    let report = Sample.week.report
    var plain = report
    plain.title = ""
    #expect(report.heading(.english) == "Week 46 of 2026" && report.subtitle(.english) == "9–15 November 2026")
    #expect(plain.heading(.english) == "9–15 November 2026" && plain.subtitle(.english) == nil)
  }

  @Test func readersSeeNoBackslashesAndNoBrackets() {
    let cases: [(String, String)] = [
      ("\\# hash", "# hash"), ("\\[x] box", "[x] box"), ("1\\. one\n\\- two", "1. one\n- two"), ("\\*not so\\*", "*not so*"),
      ("a \\ b \\n \\", "a \\ b \\n \\"), ("\\\\ two", "\\ two"), ("\\[[a]] [[a|b]] [[2026-W45#^t-1|W45]]", "[[a]] b W45"),
      ("`\\#` ``\\` \\#``", "`\\#` ``\\` \\#``"), ("```\n\\#\n```\n\\#", "```\n\\#\n```\n#"), ("    \\#", "    \\#"),
      ("[a\\]b](c\\_d.md)", "[a]b](c\\_d.md)"), ("<b c=\"\\#\"> <https://a\\_b>", "<b c=\"\\#\"> <https://a\\_b>"),
      ("[[c\\_d]]", "c\\_d"), ("- \\# in a list", "- # in a list"), ("\\^a-1234", "^a-1234"), ("", ""),
    ]
    for (markdown, text) in cases where plainText(markdown) != text {
      Issue.record("\(markdown.debugDescription): \(plainText(markdown).debugDescription)")
    }
  }

  @Test func whereTextAloneIsShownStandNoMarks() {
    let cases: [(String, String)] = [
      ("not will but the **toaster**", "not will but the toaster"), ("we had *time*", "we had time"),
      ("calendar *before* booking", "calendar before booking"), ("__both__ _ways_ and ***all***", "both ways and all"),
      ("~~not this~~ that", "not this that"), ("==marked== here", "marked here"), ("`code *as* it is` and ``a ` b``", "code *as* it is and a ` b"),
      ("**bold with *more* in it**", "bold with more in it"), ("[words](https://a.b/c_d_e) and [[a_b_c|*name*]]", "words and *name*"),
      ("in**side** a word", "inside a word"), ("日本語の**太字**です", "日本語の太字です"), ("(*so*), “**so**”", "(so), “so”"),
      // What stresses nothing stays.
      ("2 * 3 and 4 * 5", "2 * 3 and 4 * 5"), ("2*3*4", "2*3*4"), ("snake_case_name", "snake_case_name"), ("a * star", "a * star"),
      ("**not closed", "**not closed"), ("\\*not so\\*", "*not so*"), ("a == b == c", "a == b == c"), ("~5 km, ~6 km", "~5 km, ~6 km"),
      ("one ` backtick", "one ` backtick"), ("***", "***"), ("", ""), ("line *one*\nline two", "line one\nline two"), ("5* hotel", "5* hotel"),
    ]
    for (markdown, text) in cases where wordsAlone(markdown) != text {
      Issue.record("\(markdown.debugDescription): \(wordsAlone(markdown).debugDescription)")
    }
  }

  @Test func codeKeepsItsBackticks() {
    let cases = [("a", "`a`"), ("`a", "`` `a ``"), ("a``b", "``` a``b ```"), ("", "``")]
    for (text, code) in cases where codeSpan(text) != code { Issue.record("\(text): \(codeSpan(text))") }
  }

  @Test func languagesAreOnlyThoseThatLettersProve() {
    let cases: [(String, String?)] = [("health", nil), ("日曜日", nil), ("日曜日に", "ja"), ("ｶﾅ", "ja"), ("한국어", "ko"), ("", nil), ("😀", nil)]
    for (text, name) in cases where language(of: text) != name { Issue.record("\(text) is \(language(of: text) ?? "nil")") }
  }
}
