// What a journal's retro.yaml says, with everything it leaves unsaid filled in: the fields, and the settings that set them.

public import JournalDates
public import JournalLanguage
public import JournalModel
import JournalPhrases
public import JournalText

/// The settings of a journal.
public struct JournalConfiguration: Sendable {
  public internal(set) var layout = Layout.standard
  public internal(set) var sectionNames = SectionNames.standard
  public internal(set) var moodLabels = MoodLabels.standard.understanding { WrittenMoods.all[$0] }
  /// The person's other words for moods, each with the mood that it says: `wobbly = bad`.
  public internal(set) var moodWords: [String] = []
  /// The language of headings that are written; one of `SectionNames.languages`.
  public internal(set) var language = "en"
  /// The same where the person said it; nil where `language` is only what there is else.
  public var statedLanguage: Language? { stated["language"].flatMap { _ in Language.of(language) } }
  /// An IANA name; nil where the machine's zone holds.
  public internal(set) var timezone: String?
  /// When a day begins: before it, a command writes to the day before. 0:00 to 23:59.
  public internal(set) var dayStart = TimeOfDay.midnight
  /// The first day of habit weeks and calendars; retrospectives always use ISO weeks.
  public internal(set) var weekStart = Weekday.monday
  /// How many days back the Tries of earlier retrospectives are reviewed.
  public internal(set) var reviewHorizonDays = 56
  /// How many days into a week its forerunner's retrospective is still proposed.
  public internal(set) var weeklyGraceDays = 2
  public internal(set) var urgencyDays = UrgencyDays()
  /// Parts of the names of Apple Health's sources, the one that counts most first.
  public internal(set) var healthSources: [String] = []
  /// Metrics' sources, the one that counts most first.
  public internal(set) var metricsPriority: [String] = []
  /// Colours, signs and shapes of what is shown.
  public internal(set) var theme = Theme()
  /// Whether private text is shown, marked, on the person's own terminal.
  public internal(set) var showsPrivateOnTerminal = true
  /// Whether reports and pictures say how many private entries they leave out.
  public internal(set) var tellsPrivateCount = true
  /// Whether retrospectives also get the snapshot of their period's metrics as properties.
  public internal(set) var writesContextProperties = false
  /// The person's targets for parts of the wellness score, each above 0.
  public internal(set) var wellnessTargets: [WellnessPart: Double] = [:]
  /// Whether list items with a box and a sign or field of Tasks are Actions wherever they stand.
  public package(set) var findsTasksAnywhere = false
  /// The program besides this one that writes the files.
  public internal(set) var flavor = Flavor.markdown
  /// The sections of the pages of reports, in their order; nil for those that there are.
  public internal(set) var reportSections: [ReportSection]?
  /// The tone in which the program speaks of days and reflections, by the name of its pack.
  public internal(set) var pack = "default"
  /// The country whose help lines are shown, by its code; nil where it is not said.
  public internal(set) var helpRegion: String?
  /// When help lines are shown beside words that sound very hard.
  public internal(set) var helpShow = HelpShow.brief
  /// A person's own help lines, which come before all others.
  public internal(set) var helpLines: [String] = []
  /// The program that words the end of a reflection; only a person's own configuration has it.
  public internal(set) var reflectCommand: String?
  /// The journal's path; only a person's own configuration has it.
  public internal(set) var journal: String?

  /// What the file gives, by key, as it is written there; what cannot be read is not among it.
  public internal(set) var stated: [String: StatedSetting] = [:]
  /// Findings in the file: `config/…`, and `front-matter/…` where it is not YAML.
  public internal(set) var diagnostics: [Diagnostic] = []

  /// Every setting, with the field that it sets. A new one is a field above and a row here, in alphabetical order.
  static let settings: [Setting] =
    [
      Setting(
        "context.properties", \.writesContextProperties, .flag, "Whether what was measured also becomes properties of a retrospective."),
      Setting("day_start", \.dayStart, .clock, "Until this time a command at night writes to the day before."),
      Setting(
        "flavor", \.flavor, .choice(), "Whose Markdown the files have; in Logseq’s, bullets that tabs indent are lists wherever they stand."
      ),
      Setting("health.sources", \.healthSources, .texts, "Parts of the names of Apple Health’s sources, the one that counts most first."),
      Setting("help.lines", \.helpLines, .texts, "Your own lines of help, such as a friend’s number; they come first."),
      Setting("help.region", \.helpRegion, .region, "The country whose help lines are shown, by its code, such as DE."),
      Setting(
        "help.show", \.helpShow, .choice(),
        "What is shown where you read hard words again: one line (brief), all help lines (always), nothing (once)."),
      Setting(
        "journal", \.journal, .text, "The journal to use where none is nearer; counts in your own config.yaml alone.", isPersonal: true),
      Setting(
        "language", \.language, .choice(SectionNames.languages), "What people are spoken to in, and what headings that commands write are in; all languages are read."),
      Setting("layout.activities", \.layout[.activities], .folder, "The folder of habits and tasks."),
      Setting("layout.day", \.layout[all: .day], .patterns(.day), "Where a day's file lies."),
      Setting("layout.experiments", \.layout[.experiments], .folder, "The folder of experiments."),
      Setting("layout.goals", \.layout[.goals], .folder, "The folder of goals, milestones and obligations."),
      Setting("layout.ignore", \.layout.ignored, .texts, "Patterns of files and folders that are no part of the journal."),
      Setting("layout.measures", \.layout[.measures], .folder, "The folder of measures."),
      Setting("layout.metrics", \.layout.metrics, .folder, "The folder of imported metrics."),
      Setting("layout.monthly", \.layout[all: .month], .patterns(.month), "Where a month's retrospective lies."),
      Setting("layout.photos", \.layout.photos, .folder, "The folder of photos."),
      Setting("layout.quarterly", \.layout[all: .quarter], .patterns(.quarter), "Where a quarter's retrospective lies."),
      Setting("layout.templates", \.layout.templates, .folder, "The folder of your own templates; it holds no entries."),
      Setting("layout.terms", \.layout[.terms], .folder, "The folder of terms."),
      Setting("layout.values", \.layout[.values], .folder, "The folder of values."),
      Setting("layout.weekly", \.layout[all: .week], .patterns(.week), "Where a week's retrospective lies."),
      Setting("layout.yearly", \.layout[all: .year], .patterns(.year), "Where a year's retrospective lies."),
      Setting("metrics.priority", \.metricsPriority, .texts, "The sources of metrics, the one that counts most first."),
      Setting("mood.labels", \.moodLabels, .moodLabels, "Your own words for moods, the lowest first."),
      Setting("mood.words", \.moodWords, .wordsOfMoods, "More words for moods in your files, such as [wobbly = bad, calm = good]."),
      Setting("pack", \.pack, .pack, "The tone in which you are spoken to: a pack of ‘retro packs’."),
      Setting(
        "private.count", \.tellsPrivateCount, .either("show", "hide"),
        "Whether pages of ‘retro report’ and ‘retro chart’ say how many private entries they leave out."),
      Setting(
        "private.terminal", \.showsPrivateOnTerminal, .either("show", "hide"),
        "Whether private text is shown, marked, on your own terminal; others never see it."),
      Setting(
        "reflect.command", \.reflectCommand, .text,
        "The program that words the end of a reflection; counts in your own config.yaml alone.", isPersonal: true),
      Setting("report.sections", \.reportSections, .sections, "The sections of a page of ‘retro report’, in their order; else all."),
      Setting("review.horizon", \.reviewHorizonDays, .duration, "How long a Try waits to be judged."),
      Setting(
        "tasks.anywhere", \.findsTasksAnywhere, .flag,
        "Whether boxes with a sign or field of Obsidian’s Tasks are Actions in any file and below any heading."),
      Setting("theme.colors", \.theme.colours, .choice(), "The colours of moods and amounts; the default suits colour-blind eyes."),
      Setting("theme.ground", \.theme.ground, .choice(), "Whether your terminal is light or dark; auto asks it."),
      Setting("theme.icons", \.theme.icons, .choice(), "The signs of moods and of what became of a habit."),
      Setting("theme.shape", \.theme.shape, .choice(), "The shape of a day in a calendar and in today."),
      Setting("timezone", \.timezone, .zone, "The zone whose clock decides which day it is, such as Europe/Paris; else the machine's."),
      Setting("urgency.amber_days", \.urgencyDays.amber, .integer(0...3650), "From so many days left on, a due date is amber."),
      Setting("urgency.green_days", \.urgencyDays.green, .integer(0...3650), "From so many days left on, a due date is green."),
      Setting("urgency.red_days", \.urgencyDays.red, .integer(0...3650), "From so many days left on, a due date is red."),
      Setting("week_start", \.weekStart, .weekday, "The first day of habit weeks and calendars; retrospectives have ISO weeks."),
      Setting(
        "weekly.grace_days", \.weeklyGraceDays, .integer(0...366),
        "How many days into a week the retrospective of the one before is still proposed."),
    ]
    + SectionKind.allCases.filter { $0 != .other }.map { kind in
      Setting(
        "sections.\(kind.rawValue)", \.sectionNames[addedFor: kind], .texts,
        "More names for the section \(kind.rawValue.capitalizedWord).")
    }
    + WellnessPart.allCases.map { part in
      Setting(
        "wellness.\(part.rawValue)", \.wellnessTargets[part], .positive,
        "Your target for the part \(part.rawValue) of the wellness score.")
    }
}

/// What a configuration file gives for a key, and where.
public struct StatedSetting: Sendable {
  public let value: SettingValue
  /// The key as it is written.
  public let key: TextRange
  /// The value as it is written.
  public let place: TextRange
}

extension JournalConfiguration {
  /// The settings of an empty `retro.yaml`.
  public static let `default` = JournalConfiguration()

  /// Reads `retro.yaml`. Total: what cannot be read is reported and has its default.
  /// - Parameter zones: The zones that the machine knows, where a `timezone` that is none of them is to be reported.
  public init(_ source: SourceText, zones: ZoneNames? = nil) {
    self.init()
    ConfigurationReader(source, zones: zones).read(into: &self)
  }

  /// Reads a profile of tables out of a file of its own, as if its keys stood in `retro.yaml` after `import.NAME.`.
  public init(profile source: SourceText, named name: String) {
    self.init()
    ConfigurationReader(source, zones: nil, prefix: "import.\(name).").read(into: &self)
  }

  /// The settings whose keys hold a name that the person chose, such as `import.NAME.…` and `screen.categories.NAME`, in the order of the file.
  public var families: [(key: String, value: String)] {
    stated.filter { SettingFamily(of: $0.key) != nil }.sorted { $0.value.key.lowerBound < $1.value.key.lowerBound }
      .map { key, stated in (key, stated.value.line) }
  }

  /// A person's own themes by name, with the words that speak of each.
  public var ownThemes: [String: [String]] {
    var themes: [String: [String]] = [:]
    for (key, stated) in stated where SettingFamily(of: key) == .theme {
      // Commas part words in the word lists, and so here.
      let words = stated.value.texts.flatMap { $0.parts(between: ",") }.map(\.trimmed).filter { !$0.isEmpty }
      themes[String(key.dropFirst("themes.".count)), default: []] += words
    }
    return themes
  }
}

extension String {
  fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }
}
