// What numbers are, and how a person would write them beside an axis.

public import JournalModel

/// What the numbers of an axis are.
public enum ChartUnit: Hashable, Sendable {
  /// Whole or broken numbers, with what stands after them.
  case count(String = "")
  case minutes
  /// Minutes after midnight; those of the night before are negative, those of the night after have more than 24 hours.
  case clock
  /// Steps with names, from 0.
  case levels([String])

  /// A number beside an axis whose steps are so long: `10K`, `7h30`, `23:00`.
  /// - Parameter largest: The greatest size on the axis, which says whether its numbers are shortened.
  public func words(_ number: Double, step: Double, largest: Double = 0, _ style: NumberStyle = .english) -> String {
    switch self {
    case .count(let unit):
      ChartUnit.named(ChartUnit.short(number, step: step, max(number.magnitude, largest), style), number == 0 ? "" : unit, style)
    case .minutes: number == 0 ? "0" : style.hoursAndMinutes(number)
    case .clock: ChartUnit.clock(number)
    case .levels(let names): names.indices.contains(Int(clamping: number)) ? names[Int(clamping: number)] : ""
    }
  }

  private static func named(_ number: String, _ unit: String, _ style: NumberStyle) -> String {
    unit == "%" ? style.percent(number) : style.amount(number, in: unit)
  }

  /// The same numbers, bare.
  var withoutName: ChartUnit { if case .count = self { .count() } else { self } }

  /// In the short form of the language where the axis goes to ten thousand or beyond: `10K`, `1万`.
  private static func short(_ number: Double, step: Double, _ largest: Double, _ style: NumberStyle) -> String {
    // What is a size but for a reckoning's last digits is that size.
    guard max(largest, step.magnitude) >= 1e4, let form = style.shortForm(of: number.magnitude * (1 + 1e-9)) else {
      return digits(number, step, style)
    }
    return style.shortened(digits(number / form.size, step / form.size, style), form)
  }

  /// As many digits after the point as the step needs.
  private static func digits(_ number: Double, _ step: Double, _ style: NumberStyle) -> String {
    var (factor, places) = (1.0, 0)
    while places < 6, (step * factor - (step * factor).rounded()).magnitude > 1e-6 { (factor, places) = (factor * 10, places + 1) }
    return style.written(decimalText((number * factor).rounded() / factor))
  }

  private static func clock(_ minutes: Double) -> String {
    let whole = Int(clamping: minutes.rounded())
    let time = ((whole % 1440) + 1440) % 1440
    return (time / 60 < 10 ? "0" : "") + "\(time / 60):" + (time % 60 < 10 ? "0" : "") + "\(time % 60)"
  }
}

extension Int {
  /// The nearest whole number of a size that a picture can have.
  init(clamping number: Double) { self = number.isNaN ? 0 : Int(Swift.max(-1e15, Swift.min(1e15, number))) }
}
