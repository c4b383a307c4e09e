// What a field says of a habit on a day.

import JournalDates
public import JournalModel
import JournalText

/// Done, not done, left out on purpose, or so much of it.
enum HabitMark: Equatable {
  case done, notDone, skipped
  case amount(Quantity)

  /// Reads a field without blanks around it; nil for other texts.
  /// - Parameters:
  ///   - digitsAreMarks: Whether 1 and 0 are yes and no.
  ///   - isNo: Whether an x is a no, as beside a check mark.
  ///   - hasDecimalComma: Nil where nobody knows; then a number that may be meant in two ways is none.
  init?(_ text: String, digitsAreMarks: Bool, isNo crossIsNo: Bool = false, hasDecimalComma: Bool?) {
    let word = text.map { LetterFolding.folded($0) }.joined()
    if digitsAreMarks, let number = Double(word), number == 0 || number == 1 {
      self = number == 1 ? .done : .notDone
      return
    }
    if Self.crosses.contains(word) {
      self = crossIsNo ? .notDone : .done
      return
    }
    if let mark = Self.words[word] {
      self = mark
      return
    }
    let number = TableNumber(text)
    if number.isNumber {
      let value = hasDecimalComma.map { number.value(hasDecimalComma: $0) } ?? (number.point.isNaN ? number.comma : number.point)
      guard !value.isNaN, value >= 0, hasDecimalComma != nil || !number.isAmbiguous else { return nil }
      self = .amount(Quantity(value))
      return
    }
    if let quantity = Quantity(text), quantity.amount >= 0, !quantity.unit.isEmpty {
      self = .amount(quantity)
      return
    }
    var text = text
    let minutes = text.withUTF8 { TableDuration.minutes($0) }
    guard minutes.isNumber, minutes.point == minutes.comma else { return nil }
    // Seconds of a line are a tenth of a minute, as people write it.
    self = .amount(Quantity((minutes.point * 10).rounded() / 10, "min"))
  }

  /// Whether a text is a mark and no amount.
  static func isMark(_ text: String) -> Bool {
    let word = text.map { LetterFolding.folded($0) }.joined()
    return words[word] != nil || crosses.contains(word)
  }

  static func isCross(_ text: String) -> Bool { crosses.contains(text.map { LetterFolding.folded($0) }.joined()) }

  /// Whether a text is a check mark, beside which an x is a no.
  static func isCheck(_ text: String) -> Bool { ["✓", "✔", "✔️", "✅", "☑", "☑️", "○", "◯", "〇"].contains(text) }

  private static let crosses: Set<String> = ["x", "×", "☒", "✕"]

  private static let words: [String: HabitMark] = {
    var words: [String: HabitMark] = [:]
    for (mark, texts) in [
      (
        HabitMark.done,
        "yes y yep true t done ok ✓ ✔ ✔️ ✅ ☑ ☑️ ○ ◯ 〇 ● ja j wahr erledigt gemacht si s sí hecho verdadero oui o vrai fait はい やった 完了 した "
          + "예 네 응 했음 완료 sim feito verdadeiro yes_manual checked complete completed"
      ),
      (
        .notDone,
        "no n nope false f not ✗ ✘ ❌ ❎ ☐ nein falsch nicht falso non faux いいえ なし しなかった 아니요 아니오 안함 안했음 não nao missed failed undone"
      ), (.skipped, "skip skipped übersprungen ausgelassen omitido saltado sauté スキップ 건너뜀 pulado"),
    ] { for word in texts.split(separator: " ") { words[word.map { LetterFolding.folded($0) }.joined()] = mark } }
    return words
  }()
}

/// A habit of the journal, as far as a table needs to know it.
public struct KnownHabit: Equatable, Sendable {
  /// Its file.
  public var path: String
  public var title: String
  public var target: HabitTarget?
  /// The units that the journal has for it, the surest first: of its target, of goals that it serves, of its lines.
  public var units: [String]

  public init(path: String, title: String, target: HabitTarget? = nil, units: [String] = []) {
    (self.path, self.title, self.target) = (path, title, target)
    self.units = (target.map { [$0.quantity.unit] } ?? []) + units
  }

  /// The line that a mark makes.
  func line(_ mark: HabitMark, on day: CalendarDay, at time: TimeOfDay?, called name: String, unit: String?) -> ImportedData.LoggedLine {
    var line = ImportedData.LoggedLine(day: day, time: time.map { TimeSpan($0) }, activity: name)
    line.habit = path
    switch mark {
    case .done: line.state = .done
    case .notDone: line.state = .no
    case .skipped: line.state = .skip
    case .amount(var quantity):
      if quantity.unit.isEmpty { quantity.unit = unit ?? "" }
      line.state = state(quantity)
      line.fields = [Field("amount", quantity.text)]
    }
    return line
  }

  private func state(_ quantity: Quantity) -> LogLine.State {
    guard let target, let amount = UnitTable.standard.convert(quantity, to: target.quantity.unit) else {
      return quantity.amount > 0 ? .done : .no
    }
    switch target.bound {
    case .atLeast: return amount >= target.quantity.amount ? .done : amount > 0 ? .partly : .no
    case .atMost: return amount <= target.quantity.amount ? .done : .no
    }
  }
}
