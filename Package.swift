// swift-tools-version: 6.3;(experimentalCGen)
import PackageDescription

// Layers, and targets in them, are listed bottom-up. A target may depend only on targets above it in this list; Tests/ArchitectureTests holds the
// sources and docs/architecture.md to it.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

// What the program is made of, besides: without the standard library’s engine of regular expressions, 1.3 MB that a stray
// `contains("…")` of text would bring in, and in a release without a look at run time for overlapping access, which debug builds keep,
// and each function by itself, so that the linker can drop those that nothing calls and keep one of those that are the same. What a type is
// made of is known where it is used: told there by name, it would be looked up at run time among all that conforms to anything, a fifth to
// a third of the work of a short command.
let shipped: [SwiftSetting] =
  strict + [
    .unsafeFlags(["-Xfrontend", "-disable-implicit-string-processing-module-import"]),
    .unsafeFlags(
      [
        "-enforce-exclusivity=unchecked", "-Xfrontend", "-function-sections", "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors",
      ], .when(configuration: .release)),
  ]

/// A target of more than 3,000 lines says how many it may have at most, which may only fall, and why. Tests/ArchitectureTests reads both.
func library(
  _ name: String, _ dependencies: [Target.Dependency] = [], linking: [LinkerSetting] = [], settings: [SwiftSetting] = [],
  embedding resources: [String] = [],
  lines limit: Int = 3_000, because reason: String = ""
) -> Target {
  .target(
    name: name, dependencies: dependencies, resources: resources.map { .embedInCode($0) }, swiftSettings: shipped + settings,
    linkerSettings: linking)
}

/// Targets whose folders lie beside each other in a folder of the sources, so that the first look at it shows what stands on what.
func layer(_ folder: String, _ targets: Target...) -> [Target] {
  for target in targets { target.path = "Sources/\(folder)/\(target.name)" }
  return targets
}

// For targets that run each line of theirs about once a command: a small program is worth more there than a quick loop.
let small: [SwiftSetting] = [.unsafeFlags(["-Osize"], .when(configuration: .release))]

// For small targets at the bottom whose loops all tests wait for: optimised when built for debugging, too, with every look for mistakes at
// run time. It takes the compiler three times as long, so no others are.
let quick: [SwiftSetting] = [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]

func tests(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies + ["JournalTestSupport"], swiftSettings: strict)
}

// Linked from the archives, so that an installed program needs no package of this name at run time.
let commonMark: [LinkerSetting] = [
  .linkedLibrary(":libcmark-gfm-extensions.a", .when(platforms: [.linux])),
  .linkedLibrary(":libcmark-gfm.a", .when(platforms: [.linux])),
  .linkedLibrary("cmark-gfm-extensions", .when(platforms: [.macOS])),
  .linkedLibrary("cmark-gfm", .when(platforms: [.macOS])),
]

let sqlite: [LinkerSetting] = [
  .linkedLibrary(":libsqlite3.a", .when(platforms: [.linux])),
  .linkedLibrary("sqlite3", .when(platforms: [.macOS])),
]

let expressions: [LinkerSetting] = [
  .linkedLibrary(":libpcre2-8.a", .when(platforms: [.linux])),
  .linkedLibrary("pcre2-8", .when(platforms: [.macOS])),
]

let packed: [LinkerSetting] = [
  .linkedLibrary(":libzstd.a", .when(platforms: [.linux])),
  .linkedLibrary("zstd", .when(platforms: [.macOS])),
]

// What libarchive needs of other libraries to read zip archives.
let archive: [LinkerSetting] =
  ["archive", "expat", "md", "z", "bz2", "lzma", "nettle", "zstd"].map { .linkedLibrary(":lib\($0).a", .when(platforms: [.linux])) }
  + ["archive", "expat", "md"].map { .linkedLibrary($0, .when(platforms: [.macOS])) }

// A program without shared libraries starts in half the time: nothing is to be looked up and moved to its place first.
// It throws no exceptions of C++, so the tables by which those find their handlers, 2.5 MB, are left out. What everyday commands call and touch
// lies beside each other, so that the system fetches a third to a half of the pages one by one; scripts/order-symbols says which symbols those are.
let selfContained: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-static-executable", "-use-ld=lld", "-Xlinker", "--no-eh-frame-hdr", "-Xlinker", "--icf=all", "-Xlinker", "--gc-sections",
      "-Xlinker", "\(Context.packageDirectory)/scripts/no-unwind-tables.ld",
      "-Xlinker", "--symbol-ordering-file=\(Context.packageDirectory)/scripts/symbols.order", "-Xlinker", "--no-warn-symbol-ordering",
    ], .when(platforms: [.linux], configuration: .release)),
  .linkedLibrary("m", .when(platforms: [.linux])),
]

let package = Package(
  name: "agile-self",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "retro", targets: ["retro"])],
  targets: [
    [
      .plugin(name: "PackFiles", capability: .buildTool(), dependencies: ["pack-files"]),
      .plugin(name: "PackNeeds", capability: .buildTool(), dependencies: ["pack-needs"]),
    ],

    // Text without a meaning: bytes, days, forms of files.
    layer(
      "Text",
      // What packs texts while the program is built, and what reads them in it.
      .executableTarget(name: "pack-files", linkerSettings: packed),
      .target(name: "CEmbed", linkerSettings: packed),
      library("JournalText", ["CEmbed"], settings: quick),
      library(
        "JournalDates", ["JournalText"], settings: quick, lines: 3_420,
        because: "days and how often something is due are read in the words of seven languages"),
      library("PlainFormats", ["JournalText"]),
      library(
        "MarkdownSyntax", ["JournalText"], settings: quick, lines: 3_050,
        because: "CommonMark, front matter and the spans inside of texts are one scan")),

    // The system and what comes from other programs.
    layer(
      "Host",
      .target(name: "CHost"),
      .systemLibrary(
        name: "CCMarkGFM", providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"])]),
      .systemLibrary(name: "CYAML", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
      .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
      .systemLibrary(name: "CArchive", providers: [.apt(["libarchive-dev", "libzstd-dev"]), .brew(["libarchive"])]),
      .systemLibrary(name: "CExpat", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
      .systemLibrary(name: "CPCRE2", providers: [.apt(["libpcre2-dev"]), .brew(["pcre2"])]),
      .systemLibrary(name: "CDigest", providers: [.apt(["libmd-dev"]), .brew(["libmd"])]),
      library("PatternKit", ["CPCRE2", "JournalText"], linking: expressions, settings: small),
      library(
        "HostSystem", ["CHost", "JournalText"],
        lines: 3_500, because: "one door to the system: files, programs, terminal, clock"),
      library("SQLiteKit", ["CSQLite", "JournalText"], linking: sqlite),
      .target(name: "CArchiveLean", dependencies: ["CArchive"]),
      library("StreamKit", ["CArchive", "CArchiveLean", "CDigest", "CExpat", "JournalText"], linking: archive)),

    // What a file says.
    layer(
      "Format",
      library(
        "JournalModel", ["JournalDates", "JournalText"],
        lines: 4_800, because: "the domain, with its amounts, how they are written and what people call them"),
      .target(name: "CLanguages", dependencies: ["CEmbed"], exclude: ["texts"], plugins: ["PackFiles"]),
      library(
        "JournalLanguage", ["CLanguages", "JournalDates", "JournalModel", "JournalText"], settings: small,
        lines: 5_600, because: "all that is said to people stands here, once a language"),
      library("JournalQuery", ["JournalDates", "JournalModel", "JournalText"]),
      library(
        "JournalPhrases", ["JournalDates", "JournalModel", "JournalText"], settings: small,
        lines: 19_000, because: "the words of seven languages and the forms of their verbs are code"),
      library(
        "JournalFormat", ["JournalDates", "JournalLanguage", "JournalModel", "JournalPhrases", "JournalText", "MarkdownSyntax"],
        lines: 9_450, because: "one reader and one guarded edit of every part of a file"),
      library(
        "JournalChecks", ["JournalDates", "JournalFormat", "JournalModel", "JournalText", "MarkdownSyntax"],
        lines: 3_100, because: "one file a kind of finding"),
      library(
        "JournalMerge", ["JournalDates", "JournalFormat", "JournalLanguage", "JournalModel", "JournalText", "MarkdownSyntax"],
        lines: 3_250, because: "the parts of a file, each with its rule, where it was moved to, and what changed in it")),

    // What follows from what files say, without looking at any.
    layer(
      "Insight",
      .target(name: "CMath"),
      library(
        "JournalInsights", ["CMath", "JournalDates", "JournalModel", "JournalText"],
        lines: 5_060, because: "habits, goals with their outlook, and Reviews count from the same practice"),
      library("JournalStatistics", ["CMath", "JournalDates"], settings: quick),
      library("JournalFindings", ["JournalDates", "JournalModel", "JournalStatistics"], settings: quick),
      library("JournalWellness", ["JournalDates", "JournalModel", "JournalStatistics", "JournalText"]),
      library("WordRules", ["JournalText"], settings: small + quick),
      // What works out which words the hints need while the program is built.
      .executableTarget(name: "pack-needs", dependencies: ["HostSystem", "WordRules"], swiftSettings: strict),
      .target(name: "CWordLists", dependencies: ["CEmbed"], exclude: ["lists"], plugins: ["PackFiles"]),
      .target(name: "CWordNeeds", plugins: ["PackNeeds"]),
      library("JournalReflection", ["CWordLists", "CWordNeeds", "JournalLanguage", "JournalText", "WordRules"], settings: small)),

    // A journal on disk, its index, and what is brought into it.
    layer(
      "Store",
      library("JournalStore", ["HostSystem", "JournalDates", "JournalFormat", "JournalLanguage", "JournalModel", "JournalText"]),
      library(
        "JournalIndex",
        [
          "HostSystem", "JournalChecks", "JournalDates", "JournalFormat", "JournalInsights", "JournalModel", "JournalQuery", "JournalStore",
          "JournalText", "MarkdownSyntax", "PatternKit", "PlainFormats", "SQLiteKit",
        ], lines: 6_800, because: "one index answers lists, searches, links, practice and the loop"),
      library(
        "JournalImports",
        [
          "HostSystem", "JournalDates", "JournalModel", "JournalText", "JournalWellness", "PlainFormats", "SQLiteKit", "StreamKit",
        ], lines: 9_300, because: "five importers and their ledgers share days, units and tables; each has a folder")),

    // What is told, in every form.
    layer(
      "Present",
      library("JournalCharts", ["JournalDates", "JournalLanguage", "JournalModel", "JournalText"], settings: small),
      library(
        "Documents", ["CCMarkGFM", "JournalCharts", "JournalDates", "JournalLanguage", "JournalModel", "JournalText", "MarkdownSyntax", "PlainFormats"],
        linking: commonMark, settings: small,
        embedding: ["Page/report.css"], lines: 5_200, because: "each block has a form for lines of text, pages, Markdown and tables"),
      library("Mustache", ["JournalText"], settings: small),
      .target(name: "CManual", dependencies: ["CEmbed"]),
      .target(name: "CGuides", dependencies: ["CEmbed"], exclude: ["texts"]),
      library(
        "JournalGuidance",
        ["CGuides", "JournalDates", "JournalLanguage", "JournalModel", "JournalReflection", "JournalText", "Mustache"], settings: small),
      library("JournalTemplates", ["JournalDates", "JournalLanguage", "JournalModel", "JournalText", "Mustache"], settings: small, embedding: ["BuiltIn"]),
      library("JournalWords", ["JournalInsights", "JournalLanguage", "JournalModel", "JournalWellness"], settings: small),
      library(
        "JournalReports",
        [
          "Documents", "JournalCharts", "JournalDates", "JournalInsights", "JournalLanguage", "JournalModel", "JournalTemplates",
          "JournalText", "JournalWellness", "JournalWords", "Mustache", "PlainFormats",
        ], settings: small, lines: 7_700, because: "twenty reports, each with its value, its document and its JSON"),
      library(
        "FindingReports",
        [
          "Documents", "JournalCharts", "JournalDates", "JournalFindings", "JournalLanguage", "JournalModel", "JournalReports",
          "JournalStatistics", "JournalText", "PlainFormats",
        ], settings: small),
      library(
        "JournalSite",
        [
          "Documents", "JournalDates", "JournalFormat", "JournalLanguage", "JournalModel", "JournalQuery", "JournalReports", "JournalText",
          "MarkdownSyntax",
        ], embedding: ["site.css", "site.js"])),

    // The verbs that every front door shares.
    layer(
      "Workspace",
      library(
        "JournalAnswers",
        [
          "Documents", "JournalDates", "JournalFormat", "JournalIndex", "JournalInsights", "JournalLanguage", "JournalModel",
          "JournalQuery", "JournalReports", "JournalText", "PlainFormats",
        ], settings: small),
      library(
        "JournalKit",
        [
          "Documents", "HostSystem", "JournalAnswers", "JournalChecks", "JournalDates", "JournalFormat", "JournalImports", "JournalIndex",
          "JournalInsights", "JournalLanguage", "JournalModel", "JournalPhrases", "JournalQuery", "JournalReports", "JournalStore",
          "JournalTemplates",
          "JournalText", "JournalWellness", "JournalWords", "MarkdownSyntax", "Mustache", "PlainFormats",
          "StreamKit",
        ], settings: small, lines: 24_800, because: "the verbs of all front doors, and what plain words are taught"),
      library(
        "JournalSetup",
        [
          "HostSystem", "JournalChecks", "JournalDates", "JournalFormat", "JournalKit", "JournalLanguage", "JournalModel", "JournalStore",
          "JournalText",
          "PlainFormats",
        ], settings: small),
      library(
        "JournalLookback",
        [
          "Documents", "HostSystem", "JournalDates", "JournalFormat", "JournalInsights", "JournalKit", "JournalLanguage", "JournalModel",
          "JournalReports",
          "JournalStore", "JournalText", "PlainFormats",
        ], settings: small),
      library(
        "JournalSync",
        [
          "Documents", "HostSystem", "JournalDates", "JournalFormat", "JournalInsights", "JournalKit", "JournalLanguage", "JournalMerge",
          "JournalModel", "JournalReports", "JournalStore", "JournalText", "MarkdownSyntax", "PlainFormats",
        ], settings: small),
      library(
        "JournalExperiments",
        [
          "Documents", "JournalDates", "JournalFormat", "JournalIndex", "JournalInsights", "JournalKit", "JournalLanguage", "JournalModel",
          "JournalReports", "JournalStatistics", "JournalStore", "JournalSync", "JournalText", "PlainFormats",
        ], settings: small),
      library(
        "JournalGuides",
        [
          "Documents", "HostSystem", "JournalDates", "JournalFormat", "JournalGuidance", "JournalIndex", "JournalInsights", "JournalKit",
          "JournalLanguage", "JournalModel", "JournalQuery", "JournalReflection", "JournalReports", "JournalStore", "JournalText",
          "PlainFormats",
        ], settings: small),
      library(
        "JournalFigures",
        [
          "Documents", "FindingReports", "HostSystem", "JournalCharts", "JournalDates", "JournalFindings", "JournalFormat", "JournalIndex",
          "JournalInsights", "JournalKit", "JournalLanguage", "JournalModel", "JournalReports", "JournalStatistics", "JournalStore",
          "JournalText", "JournalWellness", "JournalWords", "PlainFormats",
        ], settings: small, lines: 3_600,
        because: "pictures of every kind of number, and the pages of a report and of a clinician that are made of them"),
      library(
        "JournalDiscoveries",
        [
          "Documents", "FindingReports", "HostSystem", "JournalDates", "JournalFigures", "JournalFindings", "JournalFormat",
          "JournalGuides", "JournalIndex", "JournalInsights", "JournalKit", "JournalLanguage", "JournalModel", "JournalReflection",
          "JournalReports", "JournalStatistics", "JournalStore", "JournalText", "JournalWellness",
        ], settings: small),
      library(
        "JournalPublishing",
        [
          "Documents", "HostSystem", "JournalDates", "JournalFigures", "JournalFormat", "JournalIndex", "JournalInsights", "JournalKit",
          "JournalLanguage", "JournalModel", "JournalQuery", "JournalReports", "JournalSite", "JournalStore", "JournalText",
          "MarkdownSyntax", "PlainFormats",
        ], settings: small)),

    // The command line.
    layer(
      "Doors",
      library("CommandKit", ["JournalLanguage", "JournalText"], settings: small),
      library("CommandGuesses", ["CommandKit", "JournalDates", "JournalLanguage", "JournalModel", "JournalText"], settings: small),
      library("TerminalScreens", ["JournalText"], settings: small),
      library(
        "ReflectionScreens", ["JournalGuidance", "JournalModel", "JournalReflection", "JournalText", "TerminalScreens"], settings: small),
      library(
        "RetroCommands",
        [
          "CManual", "CommandGuesses", "CommandKit", "Documents", "FindingReports", "HostSystem", "JournalAnswers", "JournalCharts", "JournalChecks",
          "JournalDates", "JournalDiscoveries", "JournalExperiments", "JournalFigures", "JournalFormat", "JournalGuidance",
          "JournalGuides", "JournalImports", "JournalIndex", "JournalInsights", "JournalKit", "JournalLanguage",
          "JournalLookback", "JournalMerge", "JournalModel", "JournalPhrases", "JournalPublishing", "JournalQuery",
          "JournalReflection", "JournalReports", "JournalSetup", "JournalStatistics", "JournalStore", "JournalSync",
          "JournalTemplates", "JournalText", "MarkdownSyntax", "Mustache", "PlainFormats", "ReflectionScreens", "TerminalScreens",
        ], settings: small, lines: 19_250, because: "75 commands, each with its declaration and its screen"),
      .executableTarget(name: "retro", dependencies: ["RetroCommands"], swiftSettings: shipped, linkerSettings: selfContained)),

    // For developers: oracles, laws, benchmarks. Not a product.
    layer(
      "Develop",
      library(
        "JournalOracles", ["CCMarkGFM", "CYAML", "JournalDates", "JournalFormat", "JournalModel", "JournalText", "MarkdownSyntax"],
        linking: commonMark + [.linkedLibrary("yaml")]),
      .executableTarget(
        name: "retro-dev",
        dependencies: [
          "CExpat", "CommandKit", "HostSystem", "JournalAnswers", "JournalDates", "JournalDiscoveries", "JournalFindings",
          "JournalFormat", "JournalGuides", "JournalImports", "JournalIndex", "JournalInsights", "JournalKit", "JournalLanguage",
          "JournalLookback", "JournalMerge", "JournalModel", "JournalOracles", "JournalPhrases", "JournalQuery", "JournalReports",
          "JournalStatistics", "JournalStore", "JournalTestSupport", "JournalText",
          "MarkdownSyntax", "Mustache", "PlainFormats", "SQLiteKit", "StreamKit",
        ],
        swiftSettings: strict)),

    // Tests.
    [
      .target(
        name: "JournalTestSupport",
        dependencies: [
          "JournalDates", "JournalLanguage", "JournalMerge", "JournalModel", "JournalPhrases", "JournalReflection", "JournalText", "Mustache",
          "PlainFormats",
        ],
        path: "Tests/JournalTestSupport", swiftSettings: strict),
      tests("ArchitectureTests"),
      tests("TextTests", ["JournalText"]),
      tests("DatesTests", ["JournalDates"]),
      tests("CommandKitTests", ["CommandKit", "JournalLanguage", "JournalText", "PlainFormats"]),
      tests("HostTests", ["HostSystem"]),
      tests("StreamTests", ["StreamKit"]),
      tests("ScreenTests", ["HostSystem", "JournalText", "TerminalScreens"]),
      tests(
        "TemplateTests", ["JournalDates", "JournalInsights", "JournalModel", "JournalTemplates", "JournalText", "Mustache", "PlainFormats"]),
      tests("ChartTests", ["CExpat", "JournalCharts", "JournalDates", "JournalLanguage", "JournalText", "PlainFormats"]),
      tests("DocumentTests", ["Documents", "JournalDates", "JournalLanguage", "JournalModel", "JournalText", "PlainFormats"]),
      tests(
        "InsightTests",
        [
          "JournalDates", "JournalFindings", "JournalInsights", "JournalLanguage", "JournalModel", "JournalStatistics", "JournalText",
          "JournalWellness", "JournalWords", "PlainFormats",
        ]),
      tests("SyntaxTests", ["JournalOracles", "JournalText", "MarkdownSyntax"]),
      tests(
        "FormatTests",
        [
          "JournalChecks", "JournalDates", "JournalFormat", "JournalLanguage", "JournalModel", "JournalOracles", "JournalText",
          "MarkdownSyntax",
          "PlainFormats",
          "RetroCommands",
        ]),
      tests("MergeTests", ["JournalDates", "JournalFormat", "JournalMerge", "JournalModel", "JournalText"]),
      tests("QueryTests", ["JournalDates", "JournalModel", "JournalQuery", "JournalText", "PlainFormats"]),
      tests("PhraseTests", ["JournalDates", "JournalModel", "JournalPhrases", "JournalText", "PlainFormats"]),
      tests("ReflectionTests", ["JournalLanguage", "JournalReflection", "PlainFormats", "WordRules"]),
      tests(
        "IndexTests",
        [
          "HostSystem", "JournalDates", "JournalFormat", "JournalIndex", "JournalInsights", "JournalModel", "JournalQuery", "JournalStore",
          "JournalText",
          "PlainFormats", "SQLiteKit",
        ]),
      tests(
        "ImportTests",
        [
          "HostSystem", "JournalDates", "JournalImports", "JournalInsights", "JournalModel", "JournalText", "PlainFormats", "SQLiteKit",
          "StreamKit",
        ]),
      tests(
        "GuidanceTests", ["JournalDates", "JournalGuidance", "JournalLanguage", "JournalModel", "JournalReflection", "JournalText"]),
      tests(
        "ReportTests",
        [
          "Documents", "JournalDates", "JournalInsights", "JournalLanguage", "JournalModel", "JournalReports", "JournalTemplates",
          "JournalText", "JournalWellness", "Mustache",
          "PlainFormats",
        ]),
      tests(
        "KitTests",
        [
          "CommandGuesses", "CommandKit", "Documents", "HostSystem", "JournalAnswers", "JournalChecks", "JournalDates", "JournalExperiments", "JournalFormat",
          "JournalGuidance", "JournalImports", "JournalIndex",
          "JournalInsights",
          "JournalKit",
          "JournalLanguage", "JournalModel", "JournalPhrases", "JournalQuery", "JournalReflection", "JournalReports", "JournalSetup",
          "JournalStatistics", "JournalStore",
          "JournalTemplates",
          "JournalText", "JournalWords",
          "Mustache", "PlainFormats",
          "ReflectionScreens", "RetroCommands", "TerminalScreens",
        ]),
      tests(
        "SiteTests",
        [
          "HostSystem", "JournalDates", "JournalKit", "JournalLanguage", "JournalModel", "JournalPublishing", "JournalQuery", "JournalSite",
          "JournalStore", "JournalText",
        ]),
      tests("TranscriptTests", ["CommandKit", "PlainFormats", "RetroCommands"]),
    ],
  ].flatMap { $0 },
  swiftLanguageModes: [.v6]
)
