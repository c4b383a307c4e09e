// One key at a time: from text to a setting.

import JournalDates
import JournalModel

extension JournalConfiguration {
  /// Takes over the value of a key; where it cannot be read, answers with what the key wants.
  mutating func set(_ key: String, _ type: ConfigurationType, text: String?, texts: [String]?) -> String? {
    switch type {
    case .texts:
      set(key, texts ?? text.map { [$0] } ?? [])
      return nil
    case .moodLabels:
      guard let texts, let labels = MoodLabels(texts) else { return type.wanted }
      moodLabels = labels
      return nil
    default: break
    }
    guard let text else { return "one value, not a list" }
    switch type {
    case .text: if key == "timezone" { timezone = text } else { journal = text }
    case .member: families.append((key, text))
    case .flag:
      guard text == "true" || text == "false" else { return type.wanted }
      writesContextProperties = text == "true"
    case .clock:
      guard let time = TimeOfDay(text), time.hour < 24 else { return type.wanted }
      dayStart = time
    case .weekday:
      guard let days = Schedule.weekdays([text.lowercased()]), let day = days.first else { return type.wanted }
      weekStart = day
    case .number:
      guard let number = decimal(text), number > 0 else { return type.wanted }
      wellnessTargets[String(key.dropFirst("wellness.".count))] = number
    case .integer(let range):
      guard let number = Int(text), range.contains(number) else { return type.wanted }
      set(key, number)
    case .duration:
      guard let days = Self.days(text) else { return type.wanted }
      reviewHorizonDays = days
    case .choice(let words):
      guard words.contains(text) else { return type.wanted }
      choose(key, text)
    case .folder:
      guard Self.isFolder(text) else { return type.wanted }
      setFolder(key, text)
    case .pattern(let unit):
      guard let pattern = PathPattern(text, for: unit) else { return type.wanted }
      layout.patterns = layout.patterns.map { $0.unit == unit ? pattern : $0 }
    case .texts, .moodLabels: break
    }
    return nil
  }

  private mutating func set(_ key: String, _ texts: [String]) {
    switch key {
    case "layout.ignore": layout.ignored = texts
    case "health.sources": healthSources = texts
    case "metrics.priority": metricsPriority = texts
    default:
      guard let kind = SectionKind(rawValue: String(key.dropFirst("sections.".count))) else { return }
      for text in texts { sectionNames.add(text, for: kind) }
    }
  }

  private mutating func set(_ key: String, _ number: Int) {
    switch key {
    case "urgency.green_days": urgencyDays.green = number
    case "urgency.amber_days": urgencyDays.amber = number
    case "urgency.red_days": urgencyDays.red = number
    default: weeklyGraceDays = number
    }
  }

  private mutating func choose(_ key: String, _ word: String) {
    switch key {
    case "private.terminal": showsPrivateOnTerminal = word == "show"
    case "theme.colors": theme.colours = Theme.Colours(rawValue: word) ?? theme.colours
    case "theme.icons": theme.icons = Theme.Icons(rawValue: word) ?? theme.icons
    case "theme.shape": theme.shape = Theme.Shape(rawValue: word) ?? theme.shape
    default: language = word
    }
  }

  private mutating func setFolder(_ key: String, _ text: String) {
    let path = text.hasSuffix("/") ? String(text.dropLast()) : text
    let name = String(key.dropFirst("layout.".count))
    switch name {
    case "metrics": layout.metrics = path
    case "templates": layout.templates = path
    case "photos": layout.photos = path
    default:
      if let folder = Layout.Folder(rawValue: name) { layout[folder] = path }
    }
  }

  private static func isFolder(_ text: String) -> Bool {
    let path = text.hasSuffix("/") ? String(text.dropLast()) : text
    return !path.isEmpty && !path.utf8.contains(0x5C) && !path.parts(between: "/").contains { $0.isEmpty || $0 == "." || $0 == ".." }
  }

  private static func days(_ text: String) -> Int? {
    let words = text.words
    guard words.count == 1 || words.count == 2, let number = words.first.flatMap({ Int($0) }), number >= 1, number <= 3640 else {
      return nil
    }
    switch words.count == 2 ? words[1] : "weeks" {
    case "week", "weeks": return number <= 520 ? number * 7 : nil
    case "day", "days": return number
    default: return nil
    }
  }
}
