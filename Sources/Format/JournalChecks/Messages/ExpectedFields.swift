// The fields of ours that a section reads, and what their values look like: the measure of what is a typo and what somebody's own field.

import JournalFormat
import JournalDates
import JournalModel
import JournalText

/// What may have been meant by a field that is not read.
struct ExpectedFields {
  /// How well a value goes with a field.
  enum Fit {
    case sure
    /// It is meant so, but not as it is written.
    case likely
  }

  /// In alphabetical order.
  let keys: [String]
  /// Whether fields that say how much was done are read, too.
  private let takesAmounts: Bool
  private let moodLabels: MoodLabels

  init(in section: SectionKind, _ moodLabels: MoodLabels) {
    self.moodLabels = moodLabels
    takesAmounts = section == .log
    keys =
      switch section {
      case .action: Self.ofActions
      case .try: Self.ofTries
      case .log: Self.ofLogs
      case .review, .keep, .problem, .reflection, .notes, .other: []
      }
  }

  private static let ofActions = keys(in: .action)
  private static let ofTries = keys(in: .try)
  private static let ofLogs = keys(in: .log)

  private static func keys(in section: SectionKind) -> [String] {
    FieldKey.allCases.filter { $0.sections.contains(section) }.map(\.rawValue).sorted()
  }

  /// The field with this name, without regard to case.
  func key(_ name: String) -> String? {
    let folded = name.lowercased()
    return keys.first { $0 == folded } ?? (takesAmounts && UnitTable.isAmount(ofKey: folded) ? folded : nil)
  }

  /// The field that a key of another name was meant to be, by its letters and its value together; sure where no other comes near.
  func key(like name: String, _ value: String) -> (key: String, isSure: Bool)? {
    // What a property of a task is called.
    if name == "completed", keys.contains("completion"), let fit = fit("completion", value) { return ("completion", fit == .sure) }
    let near = keys.filter { Self.isNear(name, $0) && fit($0, value) != nil }
    // Letters that changed places are the typo that is made most; they tell ‘from’ in ‘form’.
    let mixed = near.first { Self.hasLetters(name, of: $0) }
    guard let key = mixed ?? nearest(to: name, among: near) else { return nil }
    // An amount of anything may be a number, so of the letters of ‘points’ all must be there.
    if key == "points", mixed == nil, name != "point" { return nil }
    let isOnly = near.count == 1 || mixed != nil && name.utf8.count > 3
    // People skip things in many words.
    return (key, isOnly && key != "skip" && fit(key, value) == .sure)
  }

  /// How well the value goes with a field; nil where it does not.
  func fit(_ key: String, _ value: String) -> Fit? {
    let isLink = value.hasPrefix("[[") && value.hasSuffix("]]")
    switch FieldKey(rawValue: key) {
    case let key? where key.value == .date:
      return CalendarDay(value) != nil ? .sure : PeriodText(value) != nil || Self.isLikeDate(value) ? .likely : nil
    case .priority: return Priority(rawValue: value) != nil ? .sure : Priority(rawValue: value.lowercased()) != nil ? .likely : nil
    case .points: return Int(value).map { Activity.points.contains($0) } ?? false ? .sure : nil
    // A number may be an amount of anything.
    case .mood: return moodLabels.mood(named: value) != nil && Int(value) == nil ? .sure : nil
    case .repeat: return value.words.first == "every" && value.words.count > 1 ? .sure : nil
    case .from, .for: return isLink || value.hasPrefix("^") ? .sure : nil
    case .goal: return isLink ? .sure : nil
    case .moves: return Moves(value) != nil ? .sure : nil
    case .skip: return value.isEmpty || Quantity(value) != nil ? nil : .sure
    default: return UnitTable.isAmount(ofKey: key) && Quantity(value) != nil ? .sure : nil
    }
  }

  private static func isNear(_ name: String, _ key: String) -> Bool { nearest(to: name, among: [key]) != nil }

  private static func hasLetters(_ name: String, of key: String) -> Bool { name.lowercased().utf8.sorted() == key.utf8.sorted() }

  /// Digits with the signs that people write between those of a date.
  private static func isLikeDate(_ value: String) -> Bool {
    value.utf8.count >= 3 && value.utf8.first?.isDigit == true && value.utf8.contains { !$0.isDigit }
      && value.utf8.allSatisfy { $0.isDigit || "-./".utf8.contains($0) }
  }
}
