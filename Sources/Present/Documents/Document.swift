// A report as blocks of marked text: the one form that every format is made from. Nothing here or in the renderers knows what a journal is.

public import JournalCharts
public import JournalDates
package import JournalLanguage

/// What a report says, in the order in which it is read.
public struct Document: Hashable, Sendable {
  /// What the whole is called.
  public var title: RichText
  /// Whether lines of text begin with the title; not where there is nothing to tell. A page always has it.
  public var opensWithTitle = true
  /// What a window that shows the page is called; nil for the title.
  public var pageTitle: String?
  /// Whether lines of text below the title stand as those below a heading do.
  public var titleIsHeading = false
  public var blocks: [Block] = []
  /// Whether its first section stands on a sheet of its own where it is printed.
  public var opensOnPageOfItsOwn = false
  /// The paths of the files that wiki links in its prose name.
  public var files: [String: String] = [:]

  public init(_ title: RichText, opensWithTitle: Bool = true) { (self.title, self.opensWithTitle) = (title, opensWithTitle) }

  public static func += (document: inout Document, block: Block) { document.blocks.append(block) }
}

/// One part of a document.
public indirect enum Block: Hashable, Sendable {
  /// The name of a section: what follows belongs to it, up to the next name.
  /// - beside: A few words on the section as a whole.
  /// - of: The path of the file that the section is about; what is said of that file elsewhere may lead there.
  case heading(RichText, beside: RichText? = nil, of: String? = nil)
  /// The name of a group of items in a section.
  case group(RichText, Accent? = nil)
  /// - depth: How deep it is nested below its heading.
  case paragraph(RichText, depth: Int = 0)
  /// Short facts beside each other.
  case facts([RichText], Facts = .dotted, depth: Int = 0)
  /// What is said of the report itself, such as that something is left out.
  case note(RichText)
  /// What a person may do next, or why there is nothing to tell.
  case hint(RichText)
  /// What something is, and the file that it stands in.
  case file(String, path: String)
  /// Names, and what each of them has.
  case definitions([Definition])
  case list(ItemList)
  case table(Table, depth: Int = 0)
  case bars(BarChart)
  case scores(Scores)
  case levels(LevelChart)
  /// A picture of numbers with the sentence that says what it shows.
  case chart(Chart)
  case comparison(Comparison)
  case board(Board)
  case calendar(DayCalendar)
  /// What the number above is made of, place by place.
  case provenance([Source], depth: Int = 1)
  case prose(Prose)
  /// A table for programs: people read the same in other words.
  /// - places: How many of the last columns say in which files things stand: told only to those who may be led there.
  case data(columns: [String], rows: [[String?]], places: Int = 0)
  /// Signs beside each other, and what they come to.
  case strip(RichText, label: String)
  /// How much of something there is, in per cent, and the same in words; a tone says how that is.
  case gauge(Double, String, Tone? = nil)
  /// What some days came to, large.
  case tiles(Tiles)
  /// A person’s own words, and of when they are.
  case quote(Prose, by: RichText)
  case photos([Photo])
  /// What is opened where somebody wants to see it.
  case folded(RichText, [Block])
  /// Parts side by side, each with its name.
  case gallery([NamedPart])
  /// Sections whose names stand beside what they hold, where a line has room for both.
  case sections([NamedPart])
  /// An empty line where lines are all there is.
  case space
}

extension Block {
  /// Whether no person is shown it: people are told in words that there is nothing, programs by a table without rows.
  var isForPrograms: Bool {
    switch self {
    case .data: true
    case .table(let table, _): table.rows.isEmpty
    default: false
    }
  }
}

/// What stands between facts.
public enum Facts: Hashable, Sendable {
  case dotted, spread
  /// With the comma of a language between them.
  case listed(String)

  /// The same in lines of text.
  package var separator: String {
    switch self {
    case .dotted: " · "
    case .listed(let comma): comma
    case .spread: "  "
    }
  }
}

/// What a group of items is, for its look.
public enum Accent: String, Hashable, Sendable, CaseIterable {
  case keep, problem
  case attempt = "try"
  case action
}

/// Items under each other.
public struct ItemList: Hashable, Sendable {
  public var items: [ListItem]
  /// Whether lines of text leave room between the items.
  public var isSpacious: Bool

  public init(_ items: [ListItem], isSpacious: Bool = false) {
    (self.items, self.isSpacious) = (items, isSpacious)
  }
}

/// One item of a list.
public struct ListItem: Hashable, Sendable {
  /// What stands before it.
  public enum Mark: Hashable, Sendable {
    case bullet
    case box(BoxSign)
    /// A number with its unit; those of a list end in one column.
    case amount(String)
    /// A sign of the person’s choice, and what it means; blanks after it are its own.
    case sign(String, BoxSign?)
    /// A sign that is the warmer the sooner something is due: from 0 to 1.
    case heat(String, Double)
  }

  public var mark: Mark
  public var text: Prose
  /// What other words of its section lead to it by; no two items of a section share one.
  public var name: String?
  /// What is known of it besides its text.
  public var facts: [RichText]
  /// What stands below it in its own file.
  public var details: Prose?
  /// Where it stands.
  public var place: Place?
  /// What belongs to it.
  public var blocks: [Block] = []

  public init(_ mark: Mark = .bullet, _ text: Prose, facts: [RichText] = [], details: Prose? = nil, place: Place? = nil) {
    (self.mark, self.text, self.facts, self.details, self.place) = (mark, text, facts, details, place)
  }
}

/// A name, and what has it.
public struct Definition: Hashable, Sendable {
  public var name: String
  public var text: String

  public init(_ name: String, _ text: String) { (self.name, self.text) = (name, text) }
}

/// A place in a file of the journal, told only to those who may be led there.
public struct Place: Hashable, Sendable {
  public var path: String
  /// From 1; nil for the whole file.
  public var line: Int?

  public init(path: String, line: Int?) { (self.path, self.line) = (path, line) }

  /// As a person copies it to open the file there.
  public var words: String { path + (line.map { ":\($0)" } ?? "") }
}

/// One of the places that together make a number.
public struct Source: Hashable, Sendable {
  /// What it adds.
  public var amount: String
  public var place: Place
  /// Shown to people instead of the place where files are not named.
  public var day: CalendarDay?
  /// Why it counts.
  public var rule: String

  public init(amount: String, place: Place, day: CalendarDay? = nil, rule: String) {
    (self.amount, self.place, self.day, self.rule) = (amount, place, day, rule)
  }

  /// The day for people, `Sat 14 Nov 2026`; empty where there is none.
  package func dayWords(_ say: Language) -> String { day.map { say.weekdayAndDate($0) } ?? "" }
}

/// Rows of cells below the names of their columns.
public struct Table: Hashable, Sendable {
  public enum Alignment: Hashable, Sendable { case leading, trailing }

  /// What becomes of a table that is wider than its lines.
  public enum Fit: Hashable, Sendable {
    /// Each cell stays whole, and lines are as wide as they must be, but for the last column, which is broken.
    case wrapped
    /// As many columns as there is room for stand side by side, the others below them, each time after the first.
    case split
    /// The first column takes a third of the line at most and the last one the rest; what is longer is cut.
    case cut
    /// Where a row has no room, its first cell stands alone and the others below it.
    case stacked
    /// Where lines have a width, the columns give way as they bear it; else each row is one line. A column without any text takes no room.
    case fitted
    /// Each row is one line that is seen at a glance: where lines have no room, columns are left out, the least important first, and then what
    /// may be cut is. A heading right before it stands above the first column.
    case glance
  }

  public struct Column: Hashable, Sendable {
    /// What becomes of a column of a fitted table where lines would be too wide. Nothing that a person may want to copy is cut.
    public enum Fit: Hashable, Sendable { case whole, cut, wrapped }

    public var title: RichText
    public var alignment: Alignment
    /// What the column is called in tables for programs.
    public var name: String
    public var fit: Fit
    /// How many columns of a terminal it takes at least.
    public var minimum: Int
    /// Whether it says in which files things stand: told only to those who may be led there.
    public var namesFiles: Bool
    /// Which of the columns of a table at a glance is left out first: that with the highest number; nil for one that always stays.
    public var leaves: Int?

    public init(
      _ title: RichText, _ alignment: Alignment = .leading, name: String? = nil, fit: Fit = .whole, minimum: Int = 0,
      namesFiles: Bool = false, leaves: Int? = nil
    ) {
      (self.title, self.alignment, self.name) = (title, alignment, name ?? title.plain)
      (self.fit, self.minimum, self.namesFiles, self.leaves) = (fit, minimum, namesFiles, leaves)
    }
  }

  /// One cell; its value is what programs read, the text where it has none of its own.
  public struct Cell: Hashable, Sendable {
    public var text: RichText
    public var value: String?

    /// What is said in place of signs to those who do not see them.
    public var spoken: String?

    public init(_ text: RichText, value: String? = nil, spoken: String? = nil) {
      (self.text, self.value, self.spoken) = (text, value, spoken)
    }
  }

  public var columns: [Column]
  public internal(set) var rows: [[Cell]]
  public var fit: Fit
  /// Whether lines of text show the names of the columns; pages always do where there are any.
  public var showsNames: Bool
  /// Whether cells that have no room beside each other, and stand below the first one of their row, say what their columns are called.
  public var namesCells = false
  /// What words on the same page that lead to it call it; nil where none do.
  public var anchor: String?

  public init(_ columns: [Column], rows: [[Cell]], fit: Fit = .wrapped, showsNames: Bool = true) {
    (self.columns, self.fit, self.showsNames) = (columns, fit, showsNames)
    // Every row has a cell for each column.
    self.rows = rows.map { row in
      row.count == columns.count ? row : columns.indices.map { $0 < row.count ? row[$0] : Cell("") }
    }
  }

  /// Whether its columns have names for people.
  var hasNames: Bool { columns.contains { !$0.title.isEmpty } }

  /// The same as somebody reads it who may be told of files, or may not.
  func told(namesFiles: Bool) -> Table {
    if namesFiles || !columns.contains(where: \.namesFiles) { return self }
    let kept = columns.indices.filter { !columns[$0].namesFiles }
    return Table(kept.map { columns[$0] }, rows: rows.map { row in kept.map { row[$0] } }, fit: fit, showsNames: showsNames)
  }
}

/// Amounts beside each other as lengths.
public struct BarChart: Hashable, Sendable {
  public struct Bar: Hashable, Sendable {
    public var name: String
    /// The amount in words.
    public var text: String
    /// Not below 0.
    public var amount: Double

    public init(_ name: String, _ text: String, amount: Double) {
      (self.name, self.text, self.amount) = (name, text, amount)
    }
  }

  public var bars: [Bar]
  public var tone: Tone?

  public init(_ bars: [Bar], tone: Tone? = nil) { (self.bars, self.tone) = (bars, tone) }
}

/// A part of a document with its name.
public struct NamedPart: Hashable, Sendable {
  public var name: RichText
  public var blocks: [Block]

  public init(_ name: RichText, _ blocks: [Block]) { (self.name, self.blocks) = (name, blocks) }
}
