// Settings whose keys hold a name that a person chooses.

import JournalModel

/// Keys of one beginning: `screen.categories.work`, `import.weather.date`, `themes.garden`.
enum SettingFamily {
  /// The words by which a window on a screen belongs to a category.
  case screenCategory
  /// How a table is read, after the name of the profile.
  case tableProfile
  /// The words of a person's own theme.
  case theme

  /// What a profile may say; what ends in `.` is followed by the name of a metric.
  static let profileKeys = [
    "aggregate.", "column.", "date", "date_format", "day_start", "decimal", "delimiter", "encoding", "factor.", "form.", "key", "mark",
    "null", "scale.", "section", "skip", "strict", "time", "unit.",
  ]

  /// The family of a key; nil for one that is of none.
  init?(of key: String) {
    let parts = key.parts(between: ".")
    // A theme may become a tag, and that one would hide the file.
    if parts.count == 2, parts[0] == "themes", Self.isWord(parts[1]), parts[1].lowercased() != FileReading.privateTag {
      self = .theme
      return
    }
    guard parts.count >= 3, parts[0] == "screen" ? Self.isWord(parts[2]) : Field.isKey(parts[1]) else { return nil }
    if parts[0] == "screen", parts[1] == "categories", parts.count == 3 {
      self = .screenCategory
      return
    }
    let rest = parts.dropFirst(2).joined(separator: ".")
    let isKnown = Self.profileKeys.contains { $0.hasSuffix(".") ? rest.hasPrefix($0) && rest.utf8.count > $0.utf8.count : rest == $0 }
    guard parts[0] == "import", isKnown else { return nil }
    self = .tableProfile
  }

  /// A name of letters and digits of whatever script, hyphens and underscores; the first is a letter.
  private static func isWord(_ name: String) -> Bool {
    let scalars = name.unicodeScalars
    return scalars.first?.properties.isAlphabetic ?? false
      && scalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "-" || $0 == "_" || $0.value >= 0x300
      }
  }

  /// Keys that may be meant where this one is none.
  static func near(_ key: String) -> [String] {
    let parts = key.parts(between: ".")
    guard parts.count >= 3, parts[0] == "import" else { return [] }
    return profileKeys.map {
      $0.hasSuffix(".") ? "import.\(parts[1]).\($0)\(parts.count > 3 ? parts[3] : "NAME")" : "import.\(parts[1]).\($0)"
    }
  }

  /// A key of a family below one that is only the beginning of it; nil where it is none.
  static func example(below key: String) -> String? {
    let parts = key.parts(between: ".")
    switch parts.count {
    case 1 where key == "themes": return "themes.garden"
    case 1 where key == "import": return "import.NAME.date"
    case 2 where parts[0] == "import": return "\(key).date"
    case 3 where parts[0] == "import" && profileKeys.contains(parts[2] + "."): return "\(key).steps"
    case 1 where key == "screen", 2 where key == "screen.categories": return "screen.categories.work"
    default: return nil
    }
  }

  /// What it is for, in one sentence.
  var summary: String {
    switch self {
    case .screenCategory: "The words by which a window on a screen belongs to the category."
    case .theme: "The words by which a text has the theme; ‘retro help reflection’ tells how they are written."
    case .tableProfile: "How ‘retro import csv’ reads a table; ‘retro help imports’ tells of profiles."
    }
  }
}
