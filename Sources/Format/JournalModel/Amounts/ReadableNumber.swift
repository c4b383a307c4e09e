// Numbers as people read them: the one place that writes them so. Files and programs have `decimalText`.

import JournalText

/// How a language writes numbers.
public struct NumberStyle: Hashable, Sendable {
  /// What stands before the digits that are no whole: `.`.
  public let decimal: String
  /// What stands between thousands: `,`.
  public let group: String
  /// How many digits a whole number has before it is grouped: Spanish writes `1234` and `12 345`.
  public let groupedFrom: Int
  /// Hours and minutes, whole hours, and minutes alone, with `{hours}` and `{minutes}` in their places; `{mm}` has two digits.
  private let hours: String
  private let wholeHours: String
  private let minutes: String
  /// A share, `{number} %`, an amount with its unit, `{number} {unit}`, and what beats a minute are called.
  private let percent: String
  private let unit: String
  let beats: String
  /// The words for thousands, millions and so on, the least first: `K`, `M`; Japanese counts in ten thousands, `万`.
  private let shortForms: String
  /// A number of such words: `{number}{sign}`.
  private let shortened: String

  /// A size that numbers are told in where there is little room, and its sign.
  public struct ShortForm: Hashable, Sendable {
    public let size: Double
    public let sign: String
  }

  /// - Parameter shortForms: Those of CLDR, each a power of ten and its sign.
  public init(
    decimal: String, group: String, groupedFrom: Int = 4, hours: String, wholeHours: String, minutes: String, percent: String = "{number} %",
    unit: String = "{number} {unit}", beats: String = "bpm", shortForms: String = "3 K, 6 M, 9 B, 12 T", shortened: String = "{number}{sign}"
  ) {
    (self.decimal, self.group, self.groupedFrom) = (decimal, group, groupedFrom)
    (self.hours, self.wholeHours, self.minutes) = (hours, wholeHours, minutes)
    (self.percent, self.unit, self.beats) = (percent, unit, beats)
    (self.shortForms, self.shortened) = (shortForms, shortened)
  }

  /// `10,174.5`, `7h10`, `8h`, `45 min`.
  public static let english = NumberStyle(
    decimal: ".", group: ",", hours: "{hours}h{mm}", wholeHours: "{hours}h", minutes: "{minutes} min")

  /// With as many digits as say something, whole from 100 on, and thousands apart: `10,174`, `13.3`, `0.25`, `0.0034`.
  public func readable(_ number: Double) -> String {
    guard number.magnitude < 1e12 else { return written(decimalText(number)) }
    var steps: Double = number.magnitude >= 100 ? 1 : number.magnitude >= 10 ? 10 : 100
    // What is left of a reckoning below a millionth is nothing.
    if 1e-6..<0.01 ~= number.magnitude { while number.magnitude * steps < 10 { steps *= 10 } }
    return written(decimalText((number * steps).rounded() / steps))
  }

  /// A decimal number as files have it, with thousands apart and its point as the language has it.
  public func written(_ text: String) -> String {
    let digits = text.utf8.drop { $0 == 0x2D }.prefix { $0 &- 0x30 < 10 }
    let rest = text.utf8[digits.endIndex...]
    let isPlain = digits.count < groupedFrom
    if isPlain, decimal == "." || rest.first != 0x2E { return text }
    var out = Array(text.utf8[..<digits.startIndex])
    for (place, digit) in digits.enumerated() {
      if !isPlain, place > 0, (digits.count - place) % 3 == 0 { out += group.utf8 }
      out.append(digit)
    }
    if rest.first == 0x2E { out += decimal.utf8 }
    return String(decoding: out + (rest.first == 0x2E ? rest.dropFirst() : rest), as: UTF8.self)
  }

  public func written(_ number: Int) -> String { written("\(number)") }

  /// A number of hundredths that is written already: `62 %`.
  public func percent(_ number: String) -> String { percent.replacing("{number}", number) }

  public func percent(_ number: Int) -> String { percent(written(number)) }

  /// A number that is written already, with its unit: `53 ms`.
  public func amount(_ number: String, in unit: String) -> String {
    unit.isEmpty ? number : self.unit.replacing("{number}", number).replacing("{unit}", unit == "bpm" ? beats : unit)
  }

  /// What a number of this size is told in where there is little room; nil where it has no short form.
  public func shortForm(of size: Double) -> ShortForm? { ShortForm.all(in: shortForms).last { $0.size <= size } }

  /// How many thousands, millions or so on, written already: `10K`, `10 mil`, `1万`.
  public func shortened(_ number: String, _ form: ShortForm) -> String {
    shortened.replacing("{number}", number).replacing("{sign}", form.sign)
  }

  /// Minutes alone, whose number is written already: `39.9 min`.
  public func minutes(_ number: String) -> String { minutes.replacing("{minutes}", number) }

  /// Minutes with their seconds, as a pace is told: `5:45`.
  public func minutesAndSeconds(_ minutes: Double) -> String {
    guard minutes.magnitude < 1e9 else { return self.minutes.replacing("{minutes}", readable(minutes)) }
    let seconds = Int((minutes.magnitude * 60).rounded())
    let rest = seconds % 60
    return "\(seconds / 60):" + (rest < 10 ? "0" : "") + "\(rest)"
  }

  /// Minutes as hours and minutes: `7h10`, `8h`, `45 min`.
  public func hoursAndMinutes(_ minutes: Double) -> String {
    guard minutes.magnitude < 1e9 else { return self.minutes.replacing("{minutes}", readable(minutes)) }
    let whole = Int(minutes.magnitude.rounded())
    let (hour, rest) = (written(whole / 60), whole % 60)
    let words =
      whole < 60
      ? self.minutes.replacing("{minutes}", "\(whole)")
      : rest == 0
        ? wholeHours.replacing("{hours}", hour)
        : hours.replacing("{hours}", hour).replacing("{minutes}", "\(rest)")
          .replacing("{mm}", (rest < 10 ? "0" : "") + "\(rest)")
    return (minutes < -0.5 ? "-" : "") + words
  }
}

extension NumberStyle.ShortForm {
  /// Those that a text names: `3 K, 6 M`.
  fileprivate static func all(in text: String) -> [NumberStyle.ShortForm] {
    text.split(separator: ",").compactMap { words in
      let parts = words.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let power = Int(parts[0]), 0...18 ~= power else { return nil }
      return NumberStyle.ShortForm(size: (0..<power).reduce(1) { size, _ in size * 10 }, sign: String(parts[1]))
    }
  }
}

extension String {
  /// The text with another in the place of a name, which stands there once at most.
  fileprivate func replacing(_ name: String, _ text: String) -> String {
    guard let range = firstRange(ofText: name) else { return self }
    return self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
