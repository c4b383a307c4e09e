// The forms that values of settings have: how each is read, written and told.

import JournalDates
import JournalModel
import JournalText

/// How the value of a setting is read and written, and what is said where it cannot be read.
struct SettingForm<Value: Sendable>: Sendable {
  /// The values that it takes: what follows ‘it takes’.
  let wanted: Wording
  private(set) var choices: [String] = []
  private(set) var isList = false
  private(set) var isZone = false
  private(set) var meaning = ScalarWriter.Meaning.value
  /// What is wrong with a value that is none of these; nil where no more can be said than what is wanted.
  private(set) var flaw: @Sendable (SettingValue) -> SettingFlaw? = { _ in nil }
  /// Nil for a value that is none of these. Only a list is asked for lists.
  let read: @Sendable (SettingValue) -> Value?
  let write: @Sendable (Value) -> SettingValue
}

extension SettingForm {
  /// One text.
  private init(
    _ wanted: Wording, choices: [String] = [], isZone: Bool = false, meaning: ScalarWriter.Meaning = .value,
    read: @escaping @Sendable (String) -> Value?, write: @escaping @Sendable (Value) -> String
  ) {
    self.init(
      wanted: wanted, choices: choices, isZone: isZone, meaning: meaning,
      read: { if case .text(let text) = $0 { read(text) } else { nil } }, write: { .text(write($0)) })
  }

  /// One of a few words, and what each means.
  private init(_ values: KeyValuePairs<String, Value>) where Value: Equatable {
    let pairs = values.map { (word: $0.key, value: $0.value) }
    self.init(
      .oneOf(pairs.map(\.word)), choices: pairs.map(\.word),
      read: { text in pairs.first { $0.word.hasSameBytes(as: text) }?.value },
      write: { value in pairs.first { $0.value == value }?.word ?? "" })
  }

  /// One of the cases of a type, by their names.
  static func choice() -> Self where Value: CaseIterable & RawRepresentable<String> {
    let words = Value.allCases.map(\.rawValue)
    return Self(
      .oneOf(words), choices: words, read: { Value(rawValue: $0) }, write: \.rawValue)
  }
}

extension SettingForm<String> {
  static var text: Self { Self(.oneLine, read: { $0 }, write: { $0 }) }

  /// The name of a time zone. Whether the machine knows it is asked apart.
  static var zone: Self { Self(.oneLine, isZone: true, read: { $0 }, write: { $0 }) }

  /// The code of a country, two letters.
  static var region: Self {
    Self(
      .countryCode,
      read: { $0.utf8.count == 2 && $0.utf8.allSatisfy { (0x41...0x5A).contains($0 & 0xDF) } ? $0.uppercased() : nil }, write: { $0 })
  }

  /// What names a pack: the name of a file, without folders.
  static var pack: Self {
    Self(
      .packName,
      read: { text in
        let isName = !text.isEmpty && text.utf8.count <= 60 && !text.hasPrefix(".")
        return isName && text.utf8.allSatisfy { $0 != 0x2F && $0 != 0x5C && $0 > 0x20 } ? text : nil
      }, write: { $0 })
  }

  static func choice(_ words: [String]) -> Self {
    Self(.oneOf(words), choices: words, read: { words.contains($0) ? $0 : nil }, write: { $0 })
  }

  /// A folder inside the journal, without a slash at its end.
  static var folder: Self {
    Self(
      .folderInside,
      read: { text in
        let path = text.hasSuffix("/") ? String(text.dropLast()) : text
        let isFolder = !path.isEmpty && !path.utf8.contains(0x5C)
        return isFolder && !path.parts(between: "/").contains { $0.isEmpty || $0 == "." || $0 == ".." } ? path : nil
      }, write: { $0 })
  }
}

extension SettingForm<[String]> {
  static var texts: Self {
    Self(
      wanted: .textOrList, isList: true,
      read: {
        switch $0 {
        case .text(let text): [text]
        case .list(let texts): texts
        }
      }, write: { .list($0) })
  }
}

extension SettingForm<[ReportSection]> {
  static var sections: Self {
    let words = ReportSection.allCases.map(\.rawValue)
    return Self(
      wanted: .anyOf(words), choices: words, isList: true,
      read: { value in
        let sections = value.texts.map { ReportSection(rawValue: $0) }
        return sections.contains(nil) || sections.isEmpty ? nil : sections.compactMap(\.self)
      }, write: { .list($0.map(\.rawValue)) })
  }
}

extension SettingForm<MoodLabels> {
  static var moodLabels: Self {
    Self(
      wanted: .fiveNames, isList: true,
      read: { if case .list(let names) = $0 { MoodLabels(names) } else { nil } }, write: { .list($0.words) })
  }
}

extension SettingForm<[String]> {
  /// Words for moods, each with what it says: `wobbly = bad`.
  static var wordsOfMoods: Self {
    Self(
      wanted: .wordsOfMoods, isList: true,
      read: { value in value.texts.allSatisfy { JournalConfiguration.moodWord($0) != nil } ? value.texts : nil }, write: { .list($0) })
  }
}

extension SettingForm<Bool> {
  static var flag: Self {
    Self(.trueOrFalse, choices: ["true", "false"], read: { ["true": true, "false": false][$0] }, write: { $0 ? "true" : "false" })
  }

  /// Two words for yes and no.
  static func either(_ yes: String, _ no: String) -> Self { Self([yes: true, no: false]) }
}

extension SettingForm<TimeOfDay> {
  /// A time of the day, to 23:59.
  static var clock: Self {
    Self(
      .timeSuchAs("04:00"), meaning: .clock, read: { TimeOfDay($0).flatMap { $0.hour < 24 ? $0 : nil } }, write: \.description)
  }
}

extension SettingForm<Weekday> {
  static var weekday: Self {
    Self(
      .aWeekday, choices: Weekday.allCases.map { $0.name.lowercased() },
      read: { Schedule.weekdays([$0.lowercased()])?.first }, write: { $0.name.lowercased() })
  }
}

extension SettingForm<Double> {
  static var positive: Self {
    Self(.numberAboveZero, read: { decimal($0).flatMap { $0 > 0 ? $0 : nil } }, write: decimalText)
  }
}

extension SettingForm<Int> {
  static func integer(_ range: ClosedRange<Int>) -> Self {
    Self(
      .wholeNumberFrom(range),
      read: { Int($0).flatMap { range.contains($0) ? $0 : nil } }, write: String.init)
  }

  /// Days, written as weeks, `8` or `8 weeks`, or as days, `30 days`.
  static var duration: Self {
    Self(
      .numberOfWeeks, read: Self.days,
      write: { $0.isMultiple(of: 7) ? "\($0 / 7) weeks" : "\($0) days" })
  }

  private static func days(_ text: String) -> Int? {
    let words = text.words
    guard words.count == 1 || words.count == 2, let number = words.first.flatMap({ Int($0) }), (1...3640).contains(number) else {
      return nil
    }
    switch words.count == 2 ? words[1] : "weeks" {
    case "week", "weeks": return number <= 520 ? number * 7 : nil
    case "day", "days": return number
    default: return nil
    }
  }
}

extension SettingForm<[PathPattern]> {
  /// One pattern, or several: that of new files first, then those by which older files are named.
  static func patterns(_ unit: Period.Unit) -> Self {
    Self(
      wanted: .pathSuchAs(Layout.standardPattern(for: unit)), isList: true,
      flaw: { value in value.texts.lazy.compactMap { PathPattern.flaw(in: $0, for: unit) }.first },
      read: { value in
        let patterns = value.texts.compactMap { PathPattern($0, for: unit) }
        return patterns.count == value.texts.count && !patterns.isEmpty ? patterns : nil
      }, write: { $0.count == 1 ? .text($0[0].text) : .list($0.map(\.text)) })
  }
}

/// What is wrong with the value of a setting.
struct SettingFlaw: Sendable {
  /// The part of the value that is, as it is written.
  let piece: String
  /// What it takes instead: what follows ‘it takes’.
  let wanted: Wording
}
