// What a person sees in each language, and which language that is.

import JournalText
import CommandKit
import Foundation
import HostSystem
import JournalFormat
import JournalLanguage
import JournalTemplates
import JournalTestSupport
import Testing

@testable import RetroCommands

@Suite struct LanguageScreens {
  /// What is looked at most.
  private static let screens = [
    "today", "status", "report 2026-W46", "calendar mood 2026-11", "insights", "digest", "progress", "streaks", "chart mood", "tries",
  ]

  /// Ten screens for a narrow and a wide terminal, in a file that one can read beside that of another language.
  @Test(arguments: Language.all.map(\.tag)) func screensAreTheirGoldenFiles(_ tag: String) throws {
    let journal = try LanguageTrial()
    var text = ""
    for screen in Self.screens {
      for width in [60, 100] {
        let told = try journal.answer("\(screen) --language \(tag)", ["COLUMNS": "\(width)"])
        text += "$ COLUMNS=\(width) retro --language \(tag) \(screen)\n\(told)\n"
      }
    }
    let golden = Golden(Repository.fixtures.appending(path: "languages/\(tag).txt"))
    if let difference = try golden.difference(from: text) { Issue.record("\(difference)") }
  }

  /// What was asked for counts more than the journal, and the journal more than the system.
  @Test func theLanguageIsThatOfWhoeverSaysItFirst() throws {
    let journal = try LanguageTrial()
    let said: [(options: String, settings: String, variables: [String: String], tag: String)] = [
      ("", "", [:], "en"),
      ("", "", ["LANG": "de_AT.UTF-8"], "de"),
      ("", "", ["LANG": "pt_PT"], "pt-BR"),
      ("", "", ["LANG": "C.UTF-8"], "en"),
      ("", "", ["LANG": "de_DE", "LC_MESSAGES": "fr_FR.UTF-8"], "fr"),
      ("", "", ["LC_MESSAGES": "fr_FR", "LC_ALL": "es_MX.UTF-8"], "es"),
      ("", "", ["LC_ALL": "es_MX", "RETRO_LANGUAGE": "ko"], "ko"),
      ("", "", ["RETRO_LANGUAGE": "tlh"], "en"),
      ("", "language: ja\n", ["RETRO_LANGUAGE": "ko"], "ja"),
      ("", "language: en\n", ["LANG": "de_DE.UTF-8"], "en"),
      ("--language de", "language: ja\n", ["RETRO_LANGUAGE": "ko"], "de"),
    ]
    for (options, settings, variables, tag) in said {
      try journal.folder.write(journal.settings + settings, to: "journal/retro.yaml")
      let title = try journal.answer("tries \(options)", variables).split(separator: "\n").first.map(String.init)
      let expected = try journal.answer("tries --language \(tag)").split(separator: "\n").first.map(String.init)
      #expect(title == expected, "\(options) \(settings) \(variables)")
    }
  }

  /// A script must not break because somebody else's machine speaks another language.
  @Test func programsAreAnsweredInEnglish() throws {
    let journal = try LanguageTrial()
    let questions = [
      "today", "status", "report 2026-W46", "report 2026", "calendar mood 2026-11", "calendar steps 2026", "insights", "insights steps mood",
      "digest", "progress", "streaks", "points", "totals", "alignment", "tries", "actions", "history", "trends", "outlook", "records",
      "wellness", "metrics", "context 2026-W46", "chart mood", "compare W45 W46", "stats", "tags", "themes", "reflections", "on-this-day",
      "list", "habit show run", "check", "show nothing-of-this-name", "term list", "experiment list",
    ]
    for question in questions {
      let english = try journal.answer("\(question) --json")
      #expect(try journal.answer("\(question) --json", ["RETRO_LANGUAGE": "de"]) == english, "\(question)")
    }
    for question in ["report 2026-W46", "calendar mood 2026-11", "streaks", "totals", "insights", "trends", "metrics"] {
      let english = try journal.answer("\(question) --format csv")
      #expect(try journal.answer("\(question) --format csv", ["RETRO_LANGUAGE": "de"]) == english, "\(question)")
    }
  }
}

@Suite struct LanguageSummaries {
  /// What commands, settings and templates are for is said in the language of the screen; “Markdown” may be the same word.
  @Test(arguments: Language.all.dropFirst().map(\.tag)) func everySummaryIsTold(_ tag: String) throws {
    let say = try #require(Language.of(tag))
    let commands = RetroProgram.declared.groups.flatMap(\.everyday).map { $0.name }
    #expect(commands.filter { say.named("help", $0) == nil } == [])
    let summaries = Setting.all.map(\.wording) + BuiltInTemplate.all.map(\.wording)
    #expect(summaries.filter { say($0) == $0.english || say($0).contains("{") }.map(\.english) == [])
    let known = Set(Setting.all.map(\.key) + ["sections", "wellness", "screenCategory", "theme", "tableProfile"])
    #expect((say.texts?.table["settings"] ?? []).map(\.key).filter { !known.contains($0) } == [])
  }

  /// Kinds, moods, states, fields and days are words of the language, wherever they are told to people.
  @Test(arguments: [
    ("ja", "list days", ["日記  良い"], ["day ", " good"]), ("de", "list days", ["Tag  gut"], ["day ", "average"]),
    ("pt-BR", "orphans", ["meta ", "marco "], ["goal ", "milestone "]), ("ko", "inspect 2026-11-18", ["완료", "2026년 11월 18일"], ["done", "November"]),
    ("de", "stats", ["10. August 2026 bis 20. November 2026"], ["2026-08-10"]), ("es", "task list", ["30 de noviembre de 2026"], ["2026-11-30"]),
    ("de", "measures", ["0,4 km"], ["0.4 km"]), ("ja", "show 2026-11-18", ["天気 ", "気温 5 °C"], ["weather", "temperature"]),
    ("fr", "show 2026-11-01", ["de 3 à 6"], ["guide::", "before::"]), ("ja", "check days/2026/11/2026-11-12.md", ["気分「悪い」", "件、"], ["「bad」", "件, "]),
    ("de", "check activities/read.md", ["täglich"], ["daily"]), ("de", "report 2026-W46", ["hohe Priorität"], ["priority"]),
    ("ja", "help-lines --region JP", ["年"], ["2026-1"]),
    ("en", "list days", ["day  good"], []), ("en", "stats", ["2026-08-10"], []),
  ])
  func codesAreToldInWords(_ tag: String, _ line: String, _ told: [String], _ untold: [String]) throws {
    let text = try LanguageTrial().answer("\(line) --language \(tag)")
    for words in told { #expect(text.contains(words), "\(line) \(tag): \(words)") }
    for code in untold { #expect(!text.contains(code), "\(line) \(tag): \(code)") }
  }

  /// Whoever begins a journal in a language has its headings, without an option; a program has the English ones.
  @Test(arguments: [("de_DE.UTF-8", "## Behalten"), ("ja_JP.UTF-8", "## Keep"), ("ko_KR", "## Review"), ("pt_BR", "## Manter"), ("C", "## Keep")])
  func aJournalSpeaksTheLanguageInWhichItWasBegun(_ locale: String, _ heading: String) throws {
    let journal = try LanguageTrial()
    _ = try journal.answer("init new", ["LANG": locale])
    _ = try journal.answer("new weekly --no-edit --journal new", ["LANG": locale])
    let settings = try String(contentsOfFile: journal.folder.path + "/journal/new/retro.yaml", encoding: .utf8)
    #expect(settings.contains("\nlanguage: ") == (locale != "C"))
    let week = try String(contentsOfFile: journal.folder.path + "/journal/new/retros/2026/2026-W47.md", encoding: .utf8)
    #expect(week.contains(heading))
  }

  /// What a text is about depends on the text, and a card's picture speaks as the card does.
  @Test func themesAreTheSameOnEveryScreen() throws {
    let journal = try LanguageTrial()
    for question in ["themes --json", "themes 2026-11-18 --json", "reflections --json", "insights theme:work mood --json"] {
      let english = try journal.answer("\(question) --language en")
      for tag in Language.all.map(\.tag) { #expect(try journal.answer("\(question) --language \(tag)") == english, "\(tag) \(question)") }
    }
    for (kind, month) in [("streak", "Sep"), ("mood", "Oct"), ("term", "Oct")] {
      _ = try journal.answer("card \(kind) --yes -o card.svg --language ja")
      let picture = try String(contentsOf: URL(filePath: journal.folder.path + "/journal/card.svg"), encoding: .utf8)
      #expect(!picture.contains(month) && picture.contains("月"), "\(kind)")
    }
  }
}

/// A copy of the example, asked by a person of whom nothing else is known.
private struct LanguageTrial {
  let folder: TemporaryFolder
  let settings: String

  init() throws {
    folder = try TemporaryFolder()
    let example = Repository.root.appending(path: "examples/journal")
    try FileManager.default.copyItem(at: example, to: URL(filePath: folder.path + "/journal"))
    settings = try String(contentsOf: example.appending(path: "retro.yaml"), encoding: .utf8)
  }

  func answer(_ line: String, _ variables: [String: String] = [:]) throws -> String {
    let usual = [
      "HOME": folder.path, "XDG_CACHE_HOME": folder.path + "/cache", "XDG_STATE_HOME": folder.path + "/state",
      "RETRO_NOW": "2026-11-20T21:00", "NO_COLOR": "1", "COLUMNS": "80", "TZ": "UTC",
    ]
    let environment = Environment(usual.merging(variables) { _, own in own })
    var context = Context(environment: environment, folder: folder.path + "/journal")
    _ = RetroProgram().run(line.split(separator: " ").map(String.init), in: &context)
    return String(decoding: context.output, as: UTF8.self)
  }
}
