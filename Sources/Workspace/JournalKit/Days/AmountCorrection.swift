// An amount that is put right as a person says it: ‘2 coffees’ is a number, and the name of what a line’s field counts.

import JournalFormat
import JournalModel
import JournalPhrases
import JournalText

/// The number that is to stand in a line that has a name.
struct AmountCorrection {
  /// The words beside the number, folded.
  private let name: [String]
  /// The number that stands there, as far as it was said.
  private let former: String?
  private let number: String
  /// The unit of the right number, where it was said and the old words have none.
  private let unit: String?
  /// Whether a name alone stands for the old words, and a number alone for the new ones.
  let isOfName: Bool

  /// Nil where the new words say no number, or another name than the old ones.
  init?(_ old: String, _ new: String) {
    guard let before = Self.parts(old), let after = Self.parts(new), let number = after.number, !before.name.isEmpty else { return nil }
    // ‘yoga 50 min’ of a line that has 40 of them
    let unit = before.number == nil && after.name.count == 1 && (UnitTable.standard.knows(after.name[0]) || Self.isMeasure(after.name[0])) && !before.name.contains(after.name[0]) ? after.name[0] : nil
    guard unit != nil || after.name.allSatisfy({ word in before.name.contains { Self.isSame($0, word) } }) else { return nil }
    (name, former, self.number, self.unit) = (before.name, before.number, number, unit)
    isOfName = before.number == nil && (after.name.isEmpty || unit != nil)
  }

  /// The lines of the file that have the name, and where the number stands in each: nowhere, where it has another one or several.
  func lines(of reading: FileReading) -> [(line: Int, change: (place: TextRange, text: String)?)] {
    reading.log.map(\.line).compactMap { line in
      let text = reading.shownLine(line)
      let words = PlanFiles.nameWords(text)
      let known = name.filter { word in words.contains { Self.isSame($0, word) } }
      // One of the words may be a unit that the line leaves out, and ‘2 glasses’ names nothing else.
      let isBare = former != nil && known.isEmpty && name.allSatisfy(Self.isMeasure)
      guard isBare || known.contains(where: { $0.count > 2 }) && name.count - known.count <= 1 else { return nil }
      let numbers = Self.numbers(in: text).filter { former == nil || $0.number == former }
      var fitting = numbers.filter { one in unit.map { Self.isSameUnit($0, one.unit) } ?? true }
      // ‘run 5 km’ of one that has 3 mi
      let other = fitting.isEmpty ? unit.flatMap { UnitTable.standard.unit($0).dimension.isCount ? nil : $0 } : nil
      if let other { fitting = numbers.filter { UnitTable.standard.unit($0.unit).dimension == UnitTable.standard.unit(other).dimension } }
      if isBare, fitting.isEmpty { return nil }
      guard fitting.count == 1, let one = fitting.first else { return (line, nil) }
      let places = reading.places(ofWords: one.word).filter { reading.lines.line(of: $0.lowerBound) == line }
      guard places.count == 1, let place = places.first else { return (line, nil) }
      return (line, (place, other.map { "\(number) \($0)" } ?? number + one.word.dropFirst(one.number.count)))
    }
  }

  /// The same of lines that have all of the words beside the number: ‘3 beers with Tom’ is not what a line of beers says.
  func wholeLines(of reading: FileReading) -> [(line: Int, change: (place: TextRange, text: String)?)] {
    lines(of: reading).filter { one in
      let words = PlanFiles.nameWords(reading.shownLine(one.line))
      return name.allSatisfy { word in words.contains { Self.isSame($0, word) } }
    }
  }

  /// What a person types to have the first number of a line, with its name: "coffee 2".
  func sample(of line: String) -> String {
    let words = PlanFiles.nameWords(line)
    let known = words.first { word in word.count > 2 && name.contains { Self.isSame($0, word) } } ?? name[0]
    return Self.numbers(in: line).first.map { "\"\(known) \($0.number)\"" } ?? known
  }

  private static func parts(_ text: String) -> (name: [String], number: String?)? {
    var name: [String] = []
    var number: String?
    for word in text.words.map({ String($0).lowercased() }) {
      let digits = word.prefix { $0.isNumber || ".,".contains($0) }
      let said = word.first?.isNumber == true ? String(digits) : LimitWords.numbers[word].map { "\(Int($0))" }
      if let said {
        guard number == nil else { return nil }
        number = said
        let unit = word.first?.isNumber == true ? word.dropFirst(digits.count) : ""
        if !unit.isEmpty { name.append(String(unit)) }
      } else {
        name += PlanFiles.nameWords(word).filter { !["of", "x", "times"].contains($0) }
      }
    }
    return (name, number)
  }

  /// The numbers of a line, times of the clock and days left out: ‘30’ of ‘30min’.
  private static func numbers(in line: String) -> [(word: String, number: String, unit: String)] {
    let words = line.split { " []()".contains($0) }
    return words.indices.compactMap { place in
      let word = words[place]
      guard word.first?.isNumber == true, !word.contains(":"), !word.contains("-"), !word.contains("/") else { return nil }
      let number = word.prefix { $0.isNumber || ".,".contains($0) }
      let glued = word.dropFirst(number.count)
      return (String(word), String(number), (glued.isEmpty && place + 1 < words.count ? words[place + 1] : glued).lowercased())
    }
  }

  /// Whether a word only says in what something is counted, which a line may leave out: glasses, times.
  private static func isMeasure(_ word: String) -> Bool { UnitTable.standard.knows(word) && UnitTable.standard.unit(word).dimension.isCount || measures.contains(word) }

  private static let measures: Set<String> = ["glass", "glasses", "cup", "cups", "bottle", "bottles", "can", "cans", "pint", "pints", "piece", "pieces", "bar", "bars", "slice", "slices"]

  private static func isSameUnit(_ said: String, _ written: String) -> Bool {
    written.isEmpty && isMeasure(said) || UnitTable.standard.unit(said) == UnitTable.standard.unit(written)
  }

  /// Whether two words are the same but for what makes several of one, or another form of a verb: ‘swam’ of swim.
  static func isSame(_ one: String, _ other: String) -> Bool {
    func stem(_ word: String) -> Substring {
      if word.count > 4, word.hasSuffix("es") { return word.dropLast(2) }
      return word.count > 3 && (word.hasSuffix("s") || word.hasSuffix("e")) ? word.dropLast() : word[...]
    }
    return one == other || stem(one) == stem(other) || one.first == other.first && WordForms.areOfOne(one, other)
  }
}
