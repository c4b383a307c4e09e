// `retro card`: one thing as a picture to share.

public import CommandKit
import Documents
import HostSystem
import JournalDates
import JournalFigures
import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalReports
import JournalStore
import JournalText

/// Makes a card to share, after it has said what will be on it.
public struct CardCommand: Command {
  public static let name = "card"
  public static let aliases: [CommandAlias] = ["cards", "share"]
  public static let declaration = CommandDeclaration(
    name, "Make a picture to share of a month, a year, a streak, moods, a term or a goal.",
    discussion: """
      WHAT is month or year, of a period or the one that lasts; streak, of a habit or the longest that goes on; mood, of a period or the last twelve weeks;
      term, of the one that is named or that lasts; goal, of the one that is named or that has come furthest. A month, a year or a name alone says which
      card is meant: ‘retro card november’, ‘retro card read’.

      A card has 1080 × 1350 points, with --square 1080 × 1080; .png is made by rsvg-convert. What will be on it is said first: at a terminal the
      command asks before it writes, elsewhere and with --yes it tells. Nothing private is on a card, whoever asks, and no name of a file. Without -o
      it is called after what it is of; in a pipe the picture goes there.
      """,
    operands: [words], options: [file, square, yes, Flag.noRefresh],
    examples: [
      Example("retro card month", "The month that lasts, after a look at what is on it."),
      Example("retro card year 2026 -o year.png", "A year as a picture."),
      Example("retro card streak read --square -o read.svg", "The streak of a habit, square."),
    ])

  private static let words = Operand(optionalRepeating: .what, "What the card is of, and which: a period, a habit, a term or a goal.")
  static let file = Option("output", short: "o", value: .file, "Write the picture to FILE, .svg or .png; ‘-’ is the standard output.")
  private static let square = Flag("square", "As wide as it is high.")
  private static let yes = Flag("yes", short: "y", "Do not ask.")

  /// Nil where it follows from what has the name.
  private let kind: CardKind?
  private let period: AskedDays?
  private let name: String?
  private let path: String?
  private let isSquare: Bool
  private let isAgreed: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    var words = Array(try arguments[Self.words].drop { ["my", "our", "the"].contains($0.lowercased()) })
    // ‘share run streak’
    if let last = words.last, words.count > 1, ["streak", "goal", "term"].contains(last.lowercased()), CardKind(rawValue: words[0].lowercased()) == nil {
      words = [last] + words.dropLast()
    }
    guard let first = words.first else { throw UsageError(CardErrorText.missing, hint: CardErrorText.missingWay) }
    let kind = CardKind(rawValue: first.lowercased())
    if kind != nil { words.removeFirst() }
    // ‘share runs with my coach’: for whom it is, the picture does not say.
    let rest = words.prefix { $0.lowercased() != "with" }.joined(separator: " ")
    switch kind {
    case .month, .year, .mood: (self.kind, period, name) = (kind, rest.isEmpty ? nil : try WordForm.period.read(rest, "PERIOD"), nil)
    case .streak, .goal, .term: (self.kind, period, name) = (kind, nil, rest.isEmpty ? nil : rest)
    case nil:
      // ‘card november’ is that month's, ‘card read’ that of what is called so.
      let days = AskedDays(plain: rest)
      self.kind = days?.text?.unit.flatMap { $0 == .month ? .month : $0 == .year ? .year : nil }
      // Of other days there is a report, and no card.
      if self.kind == nil, days != nil { _ = try WordForm<CardKind>.choice(of: CardKind.allCases).read(first.lowercased(), "WHAT") }
      (period, name) = self.kind == nil ? (nil, rest) : (days, nil)
    }
    path = try arguments[Self.file].flatMap { $0 == "-" ? nil : $0 }
    (isSquare, isAgreed) = (arguments[Self.square], arguments[Self.yes])
    if let path, ![.svg, .png].contains(ReportFormat(fileName: path)) {
      throw UsageError(CardErrorText.form, ["path": .place(path)])
    }
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    if context.globals.showsPrivate == true { throw UsageError(CardErrorText.isPrivate) }
    let journal = try context.openJournal()
    let today = try context.today(in: journal)
    let span = try period.map { try context.workspace.days($0, on: today, in: journal) }?.span
    let name = try name.map { try self.kind == nil ? context.workspace.activity(called: $0, in: journal, for: .others)?.slug ?? $0 : $0 }
    let kind = try self.kind ?? namedKind(name ?? "", in: journal, context)
    let card = try context.workspace.card(of: kind, named: name, in: span, of: journal)
    let drawn = CardSVG(card, isSquare: isSquare, journal.configuration.theme.pageColours, in: context.language)
    let svg = drawn.text
    let isPipe = path == nil && !context.display.mayAsk
    let shown = path ?? "card-\(kind.rawValue).svg"
    context.note(isPipe ? CardText.showsHere : CardText.shows, isPipe ? [:] : ["path": .place(shown)])
    for line in drawn.words { context.note(Message.verbatim("  " + line)) }
    if isPipe {
      context.write(Array(svg.utf8))
      return .yes
    }
    if path == nil, !isAgreed {
      context.warn(context.language(CardText.question, ["path": .text(shown.onOneLine)]))
      try context.flush()
      let answer = (readLine() ?? "").lowercased()
      guard context.language.agrees(answer) else {
        context.note(CardText.notWritten, ["path": .place(shown)])
        return .no
      }
    }
    let target = try ReportFile(shown, from: try context.workspace.folder(), environment: context.environment)
    let bytes =
      ReportFormat(fileName: shown) == .png
      ? try PictureConversion.png(of: svg, for: shown, context.environment, zoom: 1) : Array(svg.utf8)
    try target.write(bytes, ofJournalAt: journal.root, in: &context)
    context.note(ProgramText.wrote, ["path": .place(target.shown)])
    return .yes
  }

  private func namedKind(_ name: String, in journal: Journal, _ context: Context) throws -> CardKind {
    if let kind = try context.workspace.cardKind(ofWhatIsNamed: name, in: journal) { return kind }
    throw UsageError(CardErrorText.unknown, ["name": .text(name)], hint: CardErrorText.missingWay)
  }
}
