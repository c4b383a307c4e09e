// What a journal's retro.yaml says, with everything it leaves unsaid filled in.

public import JournalDates
public import JournalModel
public import JournalText

/// The settings of a journal.
public struct JournalConfiguration: Sendable {
  public internal(set) var layout = Layout.standard
  public internal(set) var sectionNames = SectionNames.standard
  public internal(set) var moodLabels = MoodLabels.standard
  /// The language of headings that are written; one of `SectionNames.languages`.
  public internal(set) var language = "en"
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
  /// Days left from which a due date is green, amber and red.
  public internal(set) var urgencyDays = (green: 14, amber: 7, red: 1)
  /// Parts of the names of Apple Health's sources, the one that counts most first.
  public internal(set) var healthSources: [String] = []
  /// Metrics' sources, the one that counts most first.
  public internal(set) var metricsPriority: [String] = []
  /// Colours, signs and shapes of what is shown.
  public internal(set) var theme = Theme()
  /// Whether private text is shown, marked, on the person's own terminal.
  public internal(set) var showsPrivateOnTerminal = true
  /// Whether retrospectives also get the snapshot of their period's metrics as properties.
  public internal(set) var writesContextProperties = false
  /// The person's targets for parts of the wellness score.
  public internal(set) var wellnessTargets: [String: Double] = [:]
  /// The journal's path; only a person's own configuration has it.
  public internal(set) var journal: String?
  /// The settings whose keys hold a name that the person chose, `import.NAME.…` and `screen.categories.NAME`, in the order of the file.
  public internal(set) var families: [(key: String, value: String)] = []
  /// Where they stand in the file, by key.
  public internal(set) var familyPlaces: [String: (key: TextRange, value: TextRange)] = [:]
  /// The values that the file gives, by key, as they are written there; those that cannot be read are not among them.
  public internal(set) var stated: [String: PropertyText] = [:]
  /// Findings in the file: `config/…`, and `front-matter/…` where it is not YAML.
  public internal(set) var diagnostics: [Diagnostic] = []

  /// The settings of an empty `retro.yaml`.
  public static let `default` = JournalConfiguration()

  init() {}

  /// Reads `retro.yaml`. Total: what cannot be read is reported and has its default.
  /// - Parameter zones: The zones that the machine knows, where a `timezone` that is none of them is to be reported.
  public init(_ source: SourceText, zones: ZoneNames? = nil) {
    self.init()
    ConfigurationReader(source, zones: zones).read(into: &self)
  }

  /// Reads a profile of tables out of a file of its own, as if its keys stood in `retro.yaml` behind `import.NAME.`.
  public init(profile source: SourceText, named name: String) {
    self.init()
    ConfigurationReader(source, zones: nil, prefix: "import.\(name).").read(into: &self)
  }

  /// The keys that a `retro.yaml` may have, in alphabetical order.
  public static var knownKeys: [String] { ConfigurationTable.keys.map(\.key).sorted() }
}
