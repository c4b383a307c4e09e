// What people write about: themes of days, of a file, and as tags.

public import JournalDates
import JournalFormat
import HostSystem
import JournalGuidance
import JournalIndex
public import JournalKit
import JournalLanguage
public import JournalModel
import JournalQuery
public import JournalReflection
public import JournalStore
import JournalText

extension Workspace {
  /// What the days and retrospectives of a journal are about.
  /// - Parameter span: In which days; nil for all.
  public func themes(in span: DaySpan?, of journal: Journal, for audience: Audience = .others) throws -> ThemesReport {
    let today = try today(in: journal)
    let entries = try entryThemes(in: span, of: journal, for: audience)
    let first = entries.compactMap(\.span?.start).min() ?? today
    return ThemesReport(
      of: entries, in: span ?? DaySpan(spanning: min(first, today), today), labels: journal.configuration.moodLabels)
  }

  /// The same an entry each: days, and retrospectives that ended in these days or are of the present. Their texts are read, for the index has none.
  private func entryThemes(in span: DaySpan?, of journal: Journal, for audience: Audience) throws -> [EntryThemes] {
    let today = try today(in: journal)
    let asked = span ?? DaySpan(spanning: .earliest, today)
    var paths: [String] = []
    var selection = EntrySelection(.everything)
    selection.audience = .owner
    try index(of: journal).forEachEntry(selection) { entry in
      guard entry.kind == .day || entry.kind.isRetrospective, let days = entry.span, days.start <= today else { return }
      if asked.contains(min(days.end, today)) { paths.append(entry.path) }
    }
    let (reader, chosen) = (themeReader(journal.configuration), paths)
    let (found, problems) = Journal.gather(chosen.count) { number in
      do throws(HostError) {
        return .success(reader.themes(of: try journal.entry(at: chosen[number]).told(to: audience, isMarked: false)))
      } catch {
        return .failure(error)
      }
    }
    for problem in problems { warn(of: problem.inWords.whatAndWhy) }
    return found.countingEachPeriodOnce(journal.configuration.layout)
  }

  private func themeReader(_ configuration: JournalConfiguration) -> ThemeReader {
    ThemeReader(.of(configuration), configuration)
  }

  /// The theme that a word names, `work` or `theme:work`, and the days that have it; nil where it names none. Days that are kept back are told
  /// apart from those without it.
  public func days(withTheme word: String, in span: DaySpan, of journal: Journal, for audience: Audience) throws -> (
    theme: JournalReflection.Theme, days: [CalendarDay], hidden: Set<CalendarDay>
  )? {
    let prefix = "theme:"
    let name = word.lowercased().hasPrefix(prefix) ? String(word.dropFirst(prefix.count)).trimmed : word.trimmed
    guard let theme = themeReader(journal.configuration).theme(named: name) else { return nil }
    let days = try entryThemes(in: span, of: journal, for: audience).filter { $0.kind == .day }
    return (
      theme, days.filter { $0.themes.contains(theme) }.compactMap(\.span?.start),
      Set(days.filter(\.isHidden).compactMap(\.span?.start))
    )
  }

  /// The theme that a word names in a journal; nil where it names none.
  public func theme(named word: String, in journal: Journal) -> JournalReflection.Theme? {
    themeReader(journal.configuration).theme(named: word)
  }

  /// What people call a theme in the language of the answer.
  public func title(of theme: JournalReflection.Theme, in journal: Journal) -> String {
    GuideWords.of(language).name(of: theme)
  }

  /// What a file is about.
  public func themes(ofFileAt place: FilePlace, for audience: Audience = .others) throws -> FileThemesReport {
    let reading = try place.read().told(to: audience, isMarked: false)
    return FileThemesReport(
      shown: place.shown, themes: themeReader(place.configuration).themes(of: reading), text: reading.isPrivate ? "" : reading.ownWords.text
    )
  }

  /// Writes what a file is about as tags, or with `isDryRun` only plans it. What private lines of it speak of becomes no tag, which others may see.
  /// - Returns: No change where there is nothing to write.
  public func writeThemes(ofFileAt place: FilePlace, isDryRun: Bool = false) throws -> (report: FileThemesReport, change: FileChange?) {
    let reader = themeReader(place.configuration)
    func report(on reading: FileReading) -> FileThemesReport {
      // Of a file that is private as a whole the tags are private, too.
      let reading = reading.told(to: reading.isPrivate ? .owner : .others, isMarked: false)
      let themes = reader.themes(of: reading)
      var report = FileThemesReport(shown: place.shown, themes: themes, text: reading.ownWords.text)
      (report.added, report.isDryRun) = (themes.suggested.map(\.theme.rawValue), isDryRun)
      return report
    }
    var made = report(on: try openMarkdown(place).reading)
    if made.added == [] { return (made, nil) }
    let change = try change(place, isDryRun: isDryRun) { file in
      // Others may have written meanwhile.
      made = report(on: file.reading)
      return try file.changing((made.added ?? []).map { .add(key: "tags", element: $0) })
    }
    return (made, change)
  }
}
