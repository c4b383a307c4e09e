// Reports on a terminal that are no documents yet.

public import Documents
import JournalDates
import JournalModel

/// Renders a report as lines of text. Every meaning that a colour has is also in a word or a sign.
public struct TerminalRenderer: Sendable {
  let page: TerminalPage

  /// `width` in columns is held between 40 and 200. `links` names the journal by its absolute path and makes paths links; only for terminals.
  /// - Parameter namesFiles: Whether it tells in which files things stand; not in what others read.
  public init(width: Int = 80, colours: ColourDepth = .none, links: LinkBase? = nil, namesFiles: Bool = true) {
    page = TerminalPage(width: width, style: TerminalStyle(depth: colours), links: links, namesFiles: namesFiles)
  }

  public init(_ layout: TerminalLayout) { page = layout.page }
}

extension TerminalPage {
  /// Which private days are among those that are shown.
  mutating func privateDays(_ days: [CalendarDay]) {
    if days.isEmpty { return }
    paragraph("(private): \(days.map { "\($0.day) \($0.monthOfYear.shortName)" }.joined(separator: ", ")).", .dim, indent: 2)
  }

  /// That something is kept out, where it is.
  mutating func privateEntries(_ count: Int) {
    if count > 0 { paragraph(PeriodReport.count(count, "private entry", "private entries") + " not shown.", .dim) }
  }
}
