// Numbers as people read them: the one place that writes them so. Files and programs have `decimalText`.

/// With as many digits as say something, whole from 100 on, and commas between thousands: `10,174`, `13.3`, `0.25`.
public func readableNumber(_ number: Double) -> String {
  guard number.magnitude < 1e12 else { return decimalText(number) }
  let steps: Double = number.magnitude >= 100 ? 1 : number.magnitude >= 10 ? 10 : 100
  return grouped(decimalText((number * steps).rounded() / steps))
}

/// A decimal number with commas between the thousands before its point.
public func grouped(_ text: String) -> String {
  let digits = text.utf8.drop { $0 == 0x2D }.prefix { $0 &- 0x30 < 10 }
  if digits.count < 4 { return text }
  var out = Array(text.utf8[..<digits.startIndex])
  for (place, digit) in digits.enumerated() {
    if place > 0, (digits.count - place) % 3 == 0 { out.append(0x2C) }
    out.append(digit)
  }
  return String(decoding: out + text.utf8[digits.endIndex...], as: UTF8.self)
}

/// Minutes as hours and minutes: `7h10`, `8h`, `45 min`.
public func hoursAndMinutes(_ minutes: Double) -> String {
  guard minutes.magnitude < 1e9 else { return "\(readableNumber(minutes)) min" }
  let sign = minutes < -0.5 ? "-" : ""
  let whole = Int(minutes.magnitude.rounded())
  let rest = whole % 60
  if whole < 60 { return "\(sign)\(whole) min" }
  return sign + grouped("\(whole / 60)") + (rest == 0 ? "h" : "h\(rest < 10 ? "0" : "")\(rest)")
}
