// Numbers of things, and several of them, for people.

/// A number with commas between thousands, and what it counts: `1 file`, `1,204 files`.
public func counted(_ number: Int, _ noun: String) -> String { "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")" }

/// A number with commas between thousands.
public func grouped(_ number: Int) -> String {
  let digits = Array(String(number).utf8)
  var text: [UInt8] = []
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index) % 3 == 0 { text.append(ASCII.comma) }
    text.append(digit)
  }
  return String(decoding: text, as: UTF8.self)
}

/// Several words in a row: `a, b or c`.
/// - Parameter link: What stands before the last.
public func listed(_ words: [String], _ link: String) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return "\(words.dropLast().joined(separator: ", ")) \(link) \(last)"
}
