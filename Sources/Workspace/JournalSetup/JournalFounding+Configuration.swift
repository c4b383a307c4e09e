// The retro.yaml that a new journal begins with.

import JournalFormat
import JournalLanguage
import JournalModel
import JournalStore
import JournalText

extension JournalFounding {
  private static let languages = listed(SectionNames.languages, "or")

  /// Every setting with what holds without it, as comments: a line without its `# ` is a setting.
  private static func configuration(_ say: Language) -> String {
    // English tells here what stands beside it; other languages have one sentence of each setting.
    func note(_ key: String, _ english: String) -> String {
      say.texts == nil ? "# \(english)" : "# \(Setting.named(key).map { say(Message($0.wording)) } ?? english)"
    }
    return """
    # \(say(InitText.configFile))
    # \(say(InitText.configChange))

    # \(say(InitText.configLayout, ["tokens": "{yyyy} {MM} {dd} {q} {week_year} {ww}"]))
    \(line("layout.day"))
    \(line("layout.weekly"))
    \(line("layout.monthly"))
    \(line("layout.quarterly"))
    \(line("layout.yearly"))
    \(line("layout.activities"))
    \(line("layout.goals"))
    \(line("layout.terms"))
    \(line("layout.values"))
    \(line("layout.measures"))
    \(line("layout.experiments"))
    \(line("layout.metrics"))
    \(line("layout.templates"))
    \(line("layout.photos"))
    \(note("layout.ignore", "Files and folders that are no part of the journal, such as [archive, \"*.draft.md\"]"))
    \(line("layout.ignore"))

    \(note("language", "The language of headings that commands write: \(languages). All of them are read."))
    \(line("language"))
    \(note("sections.keep", "More names for a section, such as [Glad, Proud]; likewise review, problem, try, action, log, reflection, notes"))
    \(line("sections.keep"))

    \(note("day_start", "Until this time a command at night writes to the day before."))
    \(line("day_start"))
    \(note("week_start", "The first day of the week for habits and calendars; retrospectives have ISO weeks, from Monday."))
    \(line("week_start"))
    \(note("mood.labels", "Your own words for moods, from the lowest to the highest."))
    \(line("mood.labels"))
    \(note("review.horizon", "How long a Try waits to be judged."))
    \(line("review.horizon"))

    """
  }

  /// The same with settings that are not the standard ones, each in the place of its comment or behind those that are like it.
  static func configuration(with proposals: [NotesSurvey.Proposal], in language: String? = nil) -> String {
    var lines = configuration(language.flatMap { Language.of($0) } ?? .english).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for proposal in proposals {
      let (key, line) = (proposal.setting.key, Self.line(proposal))
      let family = key.prefix { $0 != "." } + "."
      if let place = lines.firstIndex(where: { $0.hasPrefix("# \(key): ") }) {
        lines[place] = line
      } else {
        let place = lines.lastIndex { $0.hasPrefix("# \(family)") || $0.hasPrefix(family) } ?? lines.count - 2
        lines.insert(line, at: place + 1)
      }
    }
    if let language, language != "en", let place = lines.firstIndex(where: { $0.hasPrefix("# language: ") || $0.hasPrefix("language: ") }) {
      lines[place] = "language: \(language)"
    }
    return lines.joined(separator: "\n")
  }

  /// A setting as `retro config set` would write it.
  private static func line(_ proposal: NotesSurvey.Proposal) -> String {
    let empty = SourceText(path: JournalSearch.marker, bytes: [])
    do throws(EditError) {
      let text = try empty.settingConfiguration(proposal.setting.key, to: proposal.value)
      return String(decoding: text.bytes, as: UTF8.self).trimmed
    } catch {
      preconditionFailure("an empty file takes every setting: \(error)")
    }
  }

  private static func line(_ key: String) -> String { "# \(key): \(Setting.named(key)?.standard?.line ?? "")" }
}
