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

  /// A number beside an axis whose steps are so long: `10 k`, `7h30`, `23:00`.
  /// - Parameter largest: The greatest size on the axis, by which all its numbers are written.
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

  /// With `k` for thousands from ten thousand on, then `M` and `G`.
  private static func short(_ number: Double, step: Double, _ largest: Double, _ style: NumberStyle) -> String {
    let size = max(largest, step.magnitude)
    for (least, unit, sign) in [(1e15, 1e15, "P"), (1e12, 1e12, "T"), (1e9, 1e9, "G"), (1e6, 1e6, "M"), (1e4, 1e3, "k")] where size >= least
    {
      return number == 0 ? "0" : digits(number / unit, step / unit, style) + " \(sign)"
    }
    return digits(number, step, style)
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
