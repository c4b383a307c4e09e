// Values that a message chooses by.

public import JournalDates

extension TextValue {
  /// For a choice between `yes` and what is not.
  public static func flag(_ isSo: Bool) -> TextValue { .text(isSo ? "yes" : "no") }

  /// A text, or for the choice `none`, that there is none.
  public static func optional(_ text: String?) -> TextValue { .text(text ?? "none") }

  /// A day, or for the choice `none`, that there is none.
  public static func optional(_ day: CalendarDay?) -> TextValue { day.map { .day($0) } ?? .text("none") }

  /// A text of the catalogue, or for the choice `none`, that there is none.
  public static func optional(_ message: Message?) -> TextValue { message.map { .message($0) } ?? .text("none") }

  /// The last of some words in a row, behind a sign for those before where there are more.
  public static func last(_ words: [String], atMost count: Int = 10) -> TextValue {
    .list((words.count > count ? ["…"] : []) + words.suffix(count), .comma)
  }
}
