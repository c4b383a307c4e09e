// The topics of help: the documents that are part of the program, or a part of one.

import CManual
import CommandKit

extension HelpTopic {
  static let all: [HelpTopic] = [
    HelpTopic(
      "first-steps", "From nothing to a first week, on one screen.", of: "first-steps", aliases: ["getting-started", "intro"]),
    HelpTopic(
      "dates", "How days and periods are written.", of: "configuration", "Days and periods", aliases: ["days", "date", "periods", "period"]),
    HelpTopic("queries", "How to ask lists and searches for what you want.", of: "queries", aliases: ["query", "filters", "filter"]),
    HelpTopic("schedules", "How often a habit may be due.", of: "practice", "Habits", aliases: ["schedule"]),
    HelpTopic("private", "What others never see, and what a shared page tells.", of: "privacy", aliases: ["privacy"]),
    HelpTopic("json", "Every member of every answer in JSON.", of: "json"),
    HelpTopic("templating", "What new files begin with.", of: "templates", aliases: ["templates"]),
    HelpTopic(
      "scripting", "Exit statuses, forms of answers, spreadsheets.", of: "scripting",
      aliases: ["scripts", "script", "exit-status", "csv", "spreadsheet"]),
    HelpTopic("formats", "How files are read and written, with examples.", of: "format", aliases: ["format", "files"]),
    HelpTopic("tutorial", "Your first week, evening by evening.", of: "first-week", aliases: ["first-week", "guide", "tour"]),
    HelpTopic("faq", "Questions that newcomers ask.", of: "faq", aliases: ["questions"]),
    HelpTopic("glossary", "What the words mean.", of: "glossary", aliases: ["words", "vocabulary"]),
    HelpTopic(
      "troubleshooting", "When something is wrong.", of: "troubleshooting", aliases: ["trouble", "recovery", "conflicts"]),
    HelpTopic("practice", "Habits, tasks, goals, terms and values in full.", of: "practice"),
    HelpTopic("trials", "Find out by an experiment of your own whether something helps.", of: "experiments", aliases: ["n-of-1"]),
    HelpTopic(
      "reflection", "Guided reflections, packs, and whom to call when it is very hard.", of: "reflection", aliases: ["guided"]),
    HelpTopic("settings", "Every setting, and every option of all commands.", of: "configuration", aliases: ["configuration", "options"]),
    HelpTopic("imports", "Which exports are read, and what becomes of them.", of: "imports"),
    HelpTopic("wellness-score", "How the wellness score is made.", of: "wellness", aliases: ["wellness"]),
    HelpTopic("statistics", "How findings, trends and outlooks are reckoned.", of: "insights", aliases: ["statistic", "formulas"]),
    HelpTopic("sql", "The tables that ‘retro index --sql’ asks.", of: "index", aliases: ["database", "tables", "views"]),
    HelpTopic("restore", "Back up and restore a journal.", of: "back-up", aliases: ["backups", "recover", "git"]),
    HelpTopic("sharing", "Share a report without anything private.", of: "share-a-report", aliases: ["share"]),
    HelpTopic("two-machines", "Use two machines, with git or Syncthing.", of: "two-machines", aliases: ["sync", "syncing", "syncthing"]),
    HelpTopic(
      "moving", "Move from jrnl, Day One, Daylio or plain notes.", of: "move",
      aliases: ["migrate", "migration", "jrnl", "dayone", "daylio"]),
    HelpTopic("obsidian", "Use Obsidian with the same files.", of: "obsidian", aliases: ["vault"]),
    HelpTopic("phone", "Write from the phone.", of: "phone", aliases: ["mobile", "android", "ios"]),
    HelpTopic("reminders", "How to be reminded.", of: "reminders", aliases: ["remind", "reminder", "notify", "notifications", "cron"]),
  ]

  /// - Parameter heading: The one section that is meant; nil for the whole document.
  private init(_ name: String, _ summary: String, of document: String, _ heading: String? = nil, aliases: [String] = []) {
    self.init(name, summary, aliases: aliases) {
      var count = 0
      guard let bytes = cmanual_document(document, &count) else { return "" }
      let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
      return heading.map { ManualText.section($0, of: text) } ?? text
    }
  }
}
