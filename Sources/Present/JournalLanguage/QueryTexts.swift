// What answers to queries say, in English; the names of cases are the keys of other languages.

/// What `retro list` says on a page.
public enum ListText: String, TextKey {
  public static let area = "list"

  case entries = "{count, plural, =0 {No entry} one {# entry} other {# entries}}"
  case groups = "Entries by {group, select, type {kind} other {{group}}}"
  case count
  case date = "Day"
  case start = "First day"
  case end = "Last day"
  case type = "Kind"
  case mood = "Mood"
  case title = "Title"
  case path = "File"
  case slug = "Name"
  case tags = "Tags"
}
