// What is said of settings, and of what keeps a file from being written to.

import JournalText

// In alphabetical order.
extension Diagnostic.Message {
  static func configBadValue(_ key: String, _ wanted: Wording) -> Self {
    .init(
      .configBadValue, "‘\(key)’ has a value that cannot be read", help: "it takes \(wanted.english)",
      with: ["key": .text(key), "wanted": .wording(wanted)])
  }

  /// A folder of the layout in which the files of another setting lie, or none are read.
  static func configFolder(_ key: String, _ folder: String, taken other: String, isRead: Bool) -> Self {
    let files = isRead ? "every file there counts for ‘\(other)’" : "no file there is an entry"
    return .init(
      .configConflict, "‘\(key)’ and ‘\(other)’ are both the folder ‘\(folder)’, and \(files)",
      help: "give each a folder of its own",
      with: ["key": .text(key), "folder": .text(folder), "other": .text(other), "read": .text(isRead ? "yes" : "no")])
  }

  static func configNested(example: String) -> Self {
    .init(
      .configNested, "settings are not nested",
      help: "write each on a line of its own with dots, as in ‘\(example)’",
      with: ["example": .text(example)])
  }

  static var configRest: Self {
    .init(.configBadValue, "nothing behind this line is read", help: "remove the line: the settings are one list")
  }

  static func configUnknownKey(_ key: String, near: String?) -> Self {
    .init(
      .configUnknownKey, "there is no setting ‘\(key)’", help: near.map { "did you mean ‘\($0)’?" },
      with: ["key": .text(key), "near": .optional(near)])
  }

  static func configUnknownZone(_ name: String, near: String?) -> Self {
    .init(
      .configBadValue, "this machine knows no time zone ‘\(name)’, so its own zone counts",
      help: near.map { "did you mean ‘\($0)’?" } ?? "it takes a name such as Europe/Paris",
      with: ["name": .text(name), "near": .optional(near)])
  }

  /// Days of urgency that are not in their order.
  static func configUrgency(_ key: String, _ days: Int, beside other: String, _ otherDays: Int) -> Self {
    .init(
      .configConflict, "‘\(key)’ is \(days), but ‘\(other)’ is \(otherDays)",
      help: "a date is green first, then amber, then red: red days are the fewest, green days the most",
      with: ["key": .text(key), "days": .number(days), "other": .text(other), "otherDays": .number(otherDays)])
  }

  static var conflictMarkers: Self {
    .init(
      .fileConflictMarkers, "two versions of this file were merged and their differences still stand in it",
      help: "keep what you want of both and remove the lines ‘<<<<<<<’, ‘=======’ and ‘>>>>>>>’")
  }
}
