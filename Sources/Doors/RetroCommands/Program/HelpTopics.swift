// The topics of help: the documents that are part of the program, or a part of one.

import CManual
import CommandKit

extension HelpTopic {
  static let all: [HelpTopic] = [
    HelpTopic(
      "dates", "How days and periods are written.", of: "configuration", "Days and periods", aliases: ["days", "date", "periods", "period"]),
    HelpTopic("queries", "How to ask lists and searches for what you want.", of: "queries", aliases: ["query", "filters", "filter"]),
    HelpTopic("schedules", "How often a habit may be due.", of: "practice", "Habits", aliases: ["schedule"]),
    HelpTopic("private", "What others never see.", of: "format", "Private", aliases: ["privacy"]),
    HelpTopic("json", "Every member of every answer in JSON.", of: "json"),
    HelpTopic("templates", "What new files begin with.", of: "templates"),
    HelpTopic(
      "scripting", "Exit statuses, forms of answers, spreadsheets.", of: "scripting",
      aliases: ["scripts", "script", "exit-status", "csv", "spreadsheet"]),
    HelpTopic("formats", "How files are read and written, with examples.", of: "format", aliases: ["format", "files"]),
    HelpTopic(
      "first-steps", "From nothing to a first week.", of: "first-steps", aliases: ["tutorial", "guide", "tour", "getting-started", "intro"]),
    HelpTopic("practice", "Habits, tasks, goals, terms and values in full.", of: "practice"),
    HelpTopic("settings", "Every setting, and every option of all commands.", of: "configuration", aliases: ["configuration", "options"]),
    HelpTopic("imports", "Which exports are read, and what becomes of them.", of: "imports"),
    HelpTopic("wellness", "How the wellness score is made.", of: "wellness"),
    HelpTopic("sql", "The tables that ‘retro index --sql’ asks.", of: "index", aliases: ["database", "tables", "views"]),
    HelpTopic("backup", "Back up, sync and share a journal.", of: "backup", aliases: ["sync", "share", "git", "restore"]),
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
