// What the title of a column says, as a person writes it: a thing, and the unit or the scale of its numbers.

import JournalModel
import JournalText

/// A title as words without case and accents: `Sleep (h)`, `hours slept`, `restingHR`, `Gewicht in kg`.
struct ColumnTitle {
  /// As it is written.
  let written: String
  /// All words, those in parentheses aside.
  let words: [String]
  /// Without a unit and small words.
  let core: [String]
  /// As this table of units names it: `h`, `min`, `kg`, `ml`; nil where none is told.
  let unit: String?
  /// What stands in parentheses and is neither a unit nor a scale nor a word on how the amounts came about.
  let note: String?
  /// `Mood (1-10)`
  let scale: ClosedRange<Double>?

  init(_ text: String) {
    var head = Substring(text).trimmedOfBlanks
    written = head
    var (notes, unit, scale): ([String], String?, ClosedRange<Double>?) = ([], nil, nil)
    while let parts = Self.parts(head) {
      if let found = Self.concentration(parts.inner) ?? Self.units[parts.inner.lowercased()] ?? Self.unit(Self.words(parts.inner)) {
        unit = unit ?? found
      } else if let found = Self.scale(parts.inner) {
        scale = scale ?? found
      } else {
        notes.insert(parts.inner, at: 0)
      }
      head = parts.head
    }
    // `Glucose mg/dL`: two units with a slash between them are one, of which the last letter is no litre.
    let rate = Self.rate(head)
    if let rate {
      unit = unit ?? Self.concentration(rate.unit) ?? rate.unit
      head = rate.head
    }
    let words = Self.words(head)
    self.words = words
    var core = words
    // `Weight kg`, `Gewicht in kg`: one letter alone is no unit there.
    if rate == nil, let last = core.last, last != "hr", core.count > 1, last.utf8.count > 1 || last == "h" || last == "l", let found = Self.spoken[last],
      !core.dropLast().allSatisfy({ Self.small.contains($0) })
    {
      unit = unit ?? found
      core.removeLast()
      if core.count > 1, Self.small.contains(core[core.count - 1]) { core.removeLast() }
    }
    // `hours slept`, `minutes of exercise`
    if let first = core.first, core.count > 1, Self.plurals.contains(first), let found = Self.spoken[first],
      !core.dropFirst().allSatisfy({ Self.small.contains($0) })
    {
      unit = unit ?? found
      core.removeFirst()
    }
    // `7 of 10`, `mood/10`
    if scale == nil, let found = Self.scale(head) { (scale, core) = (found, core.filter { Double($0) == nil }) }
    let bare = core.filter { !Self.small.contains($0) }
    self.core = bare.isEmpty ? core : bare
    self.unit = unit
    self.scale = scale
    note = notes.first { text in !Self.words(text).allSatisfy { Self.small.contains($0) } }
  }

  /// The unit that is all of a title: `km`, `Kilometres`.
  var wholeUnit: String? { core.count == 1 ? Self.spoken[core[0]] : nil }

  /// Whether it says that its numbers are means or extremes of what was measured often.
  var isStatistic: Bool { words.contains { Self.statistics.contains($0) } }

  private static let statistics: Set<String> = [
    "avg", "average", "mean", "median", "max", "maximum", "peak", "ø", "durchschnitt", "durchschnittliche", "mittlere", "mittel", "maximale",
    "promedio", "media", "medio", "maxima", "maximo", "moyenne", "moyen", "moy",
  ]

  /// The words of a text, folded; capitals within a word begin another one.
  static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasSmall = false
    func end() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    for character in text {
      let isSign = character == "%" || character == "°"
      guard character.isLetter || character.isNumber || isSign || character == "'" || character == "’" else {
        end()
        wasSmall = false
        continue
      }
      if wasSmall, character.isUppercase { end() }
      word += LetterFolding.folded(character)
      wasSmall = character.isLowercase
    }
    end()
    return words
  }

  /// What stands in parentheses at the end, and what before them.
  private static func parts(_ text: String) -> (head: String, inner: String)? {
    let pairs: [Character: Character] = [")": "(", "]": "[", "）": "（", "}": "{"]
    guard let last = text.last, let opening = pairs[last], let open = text.lastIndex(of: opening) else { return nil }
    let inner = text[text.index(after: open)...].dropLast()
    return (text[..<open].trimmedOfBlanks, inner.trimmedOfBlanks)
  }

  /// `1-10`, `1 to 5`, `/10`, `out of 5`, `0..100`.
  private static func scale(_ text: String) -> ClosedRange<Double>? {
    var numbers: [Double] = []
    var digits = ""
    for character in text + " " {
      if character.isASCII, character.isNumber {
        digits.append(character)
      } else if !digits.isEmpty {
        numbers.append(Double(digits) ?? 0)
        digits = ""
      }
    }
    let tops: Set<Double> = [4, 5, 6, 7, 10, 100]
    if numbers.count == 2, numbers[0] <= 1, tops.contains(numbers[1]) { return numbers[0]...numbers[1] }
    let words = words(text)
    let isOutOf = text.contains("/") || words.contains { ["of", "von", "sur", "sobre", "de"].contains($0) }
    if numbers.count == 1, isOutOf, tops.contains(numbers[0]) { return (numbers[0] > 5 && numbers[0] <= 10 ? 0 : 1)...numbers[0] }
    return nil
  }

  /// How much of something is in so much of a body’s fluid, in small letters: `mg/dl`; nil for all else.
  private static func concentration(_ text: String) -> String? {
    let parts = text.lowercased().parts(between: "/")
    return parts.count == 2 && masses.contains(parts[0]) && ["dl", "l", "ml", "100ml"].contains(parts[1]) ? "\(parts[0])/\(parts[1])" : nil
  }

  /// A unit of two at the end of a title, `km/h`, and the title before it. Of `Gewicht/kg` the first word is no unit.
  private static func rate(_ text: String) -> (head: String, unit: String)? {
    let words = text.words
    for count in [1, 3] where words.count > count {
      let last = words.suffix(count).joined().lowercased(), parts = last.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
      guard parts.count == 2, !parts[1].isEmpty, masses.contains(parts[0]) || spoken[parts[0]] != nil || ["g", "m", "kg"].contains(parts[0]) else { continue }
      return (words.dropLast(count).joined(separator: " "), last)
    }
    return nil
  }

  private static let masses: Set<String> = ["mg", "g", "µg", "μg", "ug", "mcg", "ng", "pg", "mmol", "µmol", "μmol", "umol", "nmol", "pmol", "iu", "miu", "u", "mval", "meq"]

  // MARK: Words

  /// The unit behind a number, `kg` of `70.5 kg`; nil where there is none, and for lengths of time, which are read with theirs.
  static func unit(behind text: String) -> String? {
    guard text.first?.isNumber ?? false else { return nil }
    let unit = text.drop { $0.isNumber || ".,' \u{A0}".contains($0) }
    let found = unit.isEmpty ? nil : units[unit.lowercased()]
    return found == "h" || found == "min" || found == "s" ? nil : found
  }

  /// The number without the letters behind it.
  static func number(before text: String) -> String { text.prefix { $0.isNumber || ".,' \u{A0}".contains($0) }.trimmed }

  private static func unit(_ words: [String]) -> String? {
    let said = words.filter { !["in", "en", "em", "of", "de"].contains($0) }
    return said.count == 1 ? units[said[0]] : units[said.joined(separator: " ")]
  }

  /// In parentheses.
  private static let units: [String: String] = {
    var units = spoken
    for (unit, words) in [
      ("h", "stunde hora heure 時間 시간"), ("s", "s"), ("m", "m"), ("g", "g"), ("c", "c °c ℃ celsius"), ("f", "f °f ℉ fahrenheit"),
      ("lb", "#"), ("bpm", "beats/min count/min 1/min schläge/min lpm ppm 拍/分 회/분"),
    ] { for word in words.split(separator: " ") { units[String(word)] = unit } }
    units["beats per minute"] = "bpm"
    units["beats min"] = "bpm"
    units["fl oz"] = "oz"
    units["#"] = nil
    return units
  }()

  /// After or before a name. `시간`, `時間` and `hora` are times as well, so they stand in parentheses alone.
  private static let spoken: [String: String] = {
    var units: [String: String] = [:]
    for (unit, words) in [
      ("h", "h hr hrs hour hours std stunden horas heures"),
      ("min", "min mins minute minutes minuten minuto minutos 分 分間 분"),
      ("s", "sec secs second seconds sekunden segundos secondes 秒 초"), ("ms", "ms msec millis milliseconds millisekunden"),
      ("kg", "kg kgs kilo kilos kilogram kilograms kilogramm kilogramos quilos キロ 킬로"), ("lb", "lb lbs pound pounds libras"),
      ("st", "st stone stones"), ("mg", "mg"), ("km", "km kms kilometer kilometers kilometre kilometres kilometros quilometros"),
      ("mi", "mi mile miles millas milhas"), ("kcal", "kcal kcals kilocalories cal cals"), ("kj", "kj"),
      ("l", "l liter liters litre litres litro litros ℓ リットル 리터"),
      ("ml", "ml milliliter milliliters millilitre millilitres mililitros ミリリットル 밀리리터"), ("oz", "oz floz"),
      ("glasses", "glass glasses glaser vasos verres copos 杯 잔"), ("cups", "cup cups tassen tazas tasses xicaras"),
      ("bpm", "bpm"), ("percent", "% pct percent prozent"), ("mmhg", "mmhg"), ("count", "steps schritte pasos pas passos 歩 보"),
    ] { for word in words.split(separator: " ") { units[String(word)] = unit } }
    return units
  }()

  /// What may stand before what it measures: `hours slept`.
  private static let plurals: Set<String> = [
    "hours", "hrs", "minutes", "mins", "seconds", "stunden", "minuten", "horas", "minutos", "heures", "liters", "litres", "glasses", "cups",
    "glaser", "vasos", "verres", "copos", "litros",
  ]

  /// Words that say nothing of what was measured.
  private static let small: Set<String> = [
    "the", "my", "of", "in", "per", "a", "an", "day", "daily", "today", "total", "avg", "average", "mean", "count", "number", "no",
    "amount",
    "value", "measured", "overall", "est", "estimated", "raw", "sum", "mein", "meine", "pro", "tag", "taglich", "gesamt", "durchschnitt",
    "anzahl", "menge", "en", "de", "del", "la", "el", "los", "las", "mi", "por", "dia", "diario", "promedio", "media", "du", "des", "le",
    "les", "mon", "ma", "mes", "par", "jour", "moyenne", "nombre", "do", "da", "dos", "das", "meu", "minha", "em", "quantidade", "cantidad",
    "數", "合計", "総",
  ]
}
