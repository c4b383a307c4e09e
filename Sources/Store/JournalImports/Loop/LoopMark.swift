// What Loop's tables say of days.

import JournalDates
import JournalModel
import PlainFormats
import JournalText

/// What a table says of a day of a habit.
struct LoopMark {
  let day: CalendarDay
  let word: String
  let notes: String
  let line: Int

  init(day: CalendarDay, word: String, notes: String = "", line: Int) {
    (self.day, self.word, self.notes, self.line) = (day, word, notes, line)
  }

  /// Older exports have numbers; of those that are amounts some small ones are written as words. Nil for other words.
  var value: Int? { Self.values[word] ?? Int(word) }

  /// The words that Loop writes for values.
  private static let values = ["YES_MANUAL": 2, "YES_AUTO": 1, "NO": 0, "SKIP": 3, "UNKNOWN": -1]
}

extension LoopHabit {
  /// This habit, where its values tell what it is: older exports do not say of which habits amounts are kept.
  func reading(_ marks: [LoopMark], _ data: inout ImportedData) -> LoopHabit {
    guard !isTyped, !isNumeric else { return self }
    let hasAmounts = marks.contains { mark in mark.value.map { $0 > 3 } ?? false }
    guard hasAmounts || !unit.isEmpty || (target ?? 0) > 0 else { return self }
    var habit = self
    habit.isNumeric = true
    if hasAmounts {
      data.warn(
        Wording(
          import: "thousandths", "\(name): its values were read as thousandths of an amount, as Loop writes them; the export does not say so",
          ["name": .text(name)]))
    }
    return habit
  }
}

/// The columns of the file of all habits. Its first line is `Date,`, the names, each with a comma after it, and no quotes anywhere.
struct LoopColumns {
  private let bytes: [UInt8]
  private let start: Int
  /// The names, parted at each comma.
  private let parts: [String]
  /// How many habits its rows have.
  let count: Int

  /// Nil for another file.
  init?(_ bytes: [UInt8]) {
    let end = bytes.firstIndex(of: 0x0A) ?? bytes.count
    var line = String(decoding: bytes[..<end], as: UTF8.self).trimmed
    if line.hasPrefix("\u{FEFF}") { line = String(line.dropFirst()) }
    guard line.hasPrefix("Date,"), !line.hasPrefix("Date,Value,Notes"), line != "Date,Value", line != "Date,Score" else { return nil }
    var parts = line.dropFirst(5).split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmed }
    let hasEnd = parts.count > 1 && parts.last == ""
    if hasEnd { parts.removeLast() }
    var reader = CSVReader(bytes, from: min(end + 1, bytes.count))
    var count = parts.count
    if let row = reader.record() {
      guard CalendarDay(row[0].trimmed) != nil else { return nil }
      count = row.count - 1 - (row.count > 1 && row.last == "" ? 1 : 0)
    }
    guard count >= 1, count <= parts.count else { return nil }
    (self.bytes, self.parts, self.count) = (bytes, parts, count)
    start = min(end + 1, bytes.count)
  }

  /// The name of each column; nil where commas belong to names, and those that are known do not tell which.
  /// - Parameter known: The names of Habits.csv.
  func names(among known: [String]) -> [String]? {
    if parts.count == count { return parts }
    let known = Set(known.map(\.trimmed))
    // From each part on, and for so many columns, whether it was tried in vain.
    var dead: Set<[Int]> = []
    func names(from part: Int, _ left: Int) -> [String]? {
      if left == 0 { return part == parts.count ? [] : nil }
      if part >= parts.count || dead.contains([part, left]) { return nil }
      // At most as many parts as leave one for each other column; the longest name first.
      for end in stride(from: parts.count - left + 1, to: part, by: -1) {
        let name = parts[part..<end].joined(separator: ",")
        let loose = parts[part..<end].joined(separator: ", ")
        guard let found = known.contains(name) ? name : known.contains(loose) ? loose : nil else { continue }
        if let rest = names(from: end, left - 1) { return [found] + rest }
      }
      dead.insert([part, left])
      return nil
    }
    return parts.count > 2000 ? nil : names(from: 0, count)
  }

  /// What each column says.
  func rows(into data: inout ImportedData) -> [[LoopMark]] {
    var columns = [[LoopMark]](repeating: [], count: count)
    var reader = CSVReader(bytes, from: start)
    while let row = reader.record() {
      let line = reader.line + 1
      guard let day = CalendarDay(row[0].trimmed) else {
        data.warn(Wording(noDateOf: "Checkmarks.csv"), line: line)
        continue
      }
      guard row.count == count + 1 || row.count == count + 2 && row.last == "" else {
        data.warn(Wording(fewFieldsOf: "Checkmarks.csv"), line: line)
        continue
      }
      for column in 0..<count {
        let word = row[column + 1].trimmed
        if !word.isEmpty { columns[column].append(LoopMark(day: day, word: word, line: line)) }
      }
    }
    return columns
  }
}
