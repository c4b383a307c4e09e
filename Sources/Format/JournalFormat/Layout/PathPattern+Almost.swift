// Names that are nearly those of a period's file: 2026-W5.md, 2026-w49.md, 2026-11-31.md.

package import JournalDates
import JournalModel
import JournalText

/// What the name of a file was probably meant to say. Nothing reads it so: without a `type`, the file is a note.
package struct AlmostPeriod: Hashable, Sendable {
  /// The period that was meant, or the nearest one that there is.
  package var period: Period
  /// What the calendar has instead of the period that is written; nil where only the form of the name is another.
  package var issue: CalendarFlaw?
  /// What the file of the period is called, without `.md`; a whole path where the name alone does not tell the period.
  package var name: String
}

extension Layout {
  /// The period that the name of a file in the folder of such periods nearly says; nil where it says one, none at all, or the file lies
  /// elsewhere.
  package func almostPeriod(ofPath path: String) -> AlmostPeriod? {
    guard place(ofPath: path) == nil else { return nil }
    for pattern in patterns {
      if let almost = pattern.almost(ofPath: path) { return almost }
    }
    return nil
  }

  /// The same by the name alone, for a file whose `type` tells its unit, wherever it lies.
  package func almostPeriod(ofPath path: String, for unit: Period.Unit) -> AlmostPeriod? {
    let found = patterns.first { $0.unit == unit }.flatMap { $0.almost(ofPath: path) }
    let name = Reference(file: path).slug
    return found
      ?? PathPattern("\(unit)/" + (Self.standardPattern(for: unit).parts(between: "/").last ?? ""), for: unit)?
      .almost(ofPath: "\(unit)/\(name)")
  }
}

extension PathPattern {
  /// What a path nearly says by this pattern: letters in another case, a digit or a hyphen left out, a period that there is not. The folders
  /// must be those of the pattern, or the file lies somewhere under the pattern's own.
  func almost(ofPath path: String) -> AlmostPeriod? {
    let stem = Array(FileNames.withoutEnding(path).utf8)
    guard stem.count < path.utf8.count else { return nil }
    if let found = almost(loosely(stem[...], parts)) { return found }
    guard let folder, path.hasPrefix(folder + "/"), let slash = stem.lastIndex(of: ASCII.slash) else { return nil }
    return almost(loosely(stem[(slash + 1)...], nameParts))
  }

  private func almost(_ values: Values?) -> AlmostPeriod? {
    guard let values, values.has(Self.needed(for: unit)) else { return nil }
    if let period = period(of: values) {
      guard values.agree(with: period) else { return nil }
      return AlmostPeriod(period: period, issue: nil, name: name(for: period))
    }
    guard let (written, nearest) = nearest(to: values), let issue = Period.issue(of: written) else { return nil }
    return AlmostPeriod(period: nearest, issue: issue, name: name(for: nearest))
  }

  /// The last part of a period's path if that tells the period, else the whole path.
  private func name(for period: Period) -> String {
    let path = FileNames.withoutEnding(path(for: period))
    return Self.tell(nameParts, unit) ? Reference(file: path).slug : path
  }

  /// A period that there is not, as it would be written, and the nearest one that there is.
  private func nearest(to values: Values) -> (written: String, nearest: Period)? {
    func digits(_ token: Token) -> String {
      let text = String(values[token] ?? 0)
      return String(repeating: "0", count: max(0, token.width - text.utf8.count)) + text
    }
    func clamped(_ token: Token, to range: ClosedRange<Int>) -> Int { min(max(values[token] ?? 0, range.lowerBound), range.upperBound) }
    let year = values[unit == .week ? .weekYear : .year] ?? 0
    guard year > 0 else { return nil }
    let (written, nearest): (String, Period?)
    switch unit {
    case .day:
      written = "\(digits(.year))-\(digits(.month))-\(digits(.day))"
      let month = clamped(.month, to: 1...12)
      let day = clamped(.day, to: 1...CalendarDay.days(inMonth: month, of: year))
      nearest = CalendarDay(year: year, month: month, day: day).map { .day($0) }
    case .week:
      written = "\(digits(.weekYear))-W\(digits(.week))"
      nearest = ISOWeek(weekYear: year, week: clamped(.week, to: 1...ISOWeek.weeks(in: year))).map { .week($0) }
    case .month:
      written = "\(digits(.year))-\(digits(.month))"
      nearest = .month(clamped(.month, to: 1...12), of: year)
    case .quarter:
      written = "\(digits(.year))-Q\(digits(.quarter))"
      nearest = .quarter(clamped(.quarter, to: 1...4), of: year)
    case .year: return nil
    }
    return nearest.map { (written, $0) }
  }

  /// The values of the tokens in a path without `.md` that is written like this pattern: folders to the byte; in the name letters in any
  /// case, other signs between its parts or none, and numbers without their leading zeros where something parts them from what stands before.
  private func loosely(_ path: ArraySlice<UInt8>, _ parts: [Part]) -> Values? {
    let name = path.lastIndex(of: ASCII.slash).map { $0 + 1 } ?? path.startIndex
    var rest = path
    while rest.endIndex > name, rest.last == ASCII.space { rest.removeLast() }
    var values = Values()
    var isParted = true
    var (hasTouching, hasShort) = (false, false)
    for (index, part) in parts.enumerated() {
      switch part {
      case .literal(let literal):
        let isLast = index == parts.count - 1
        isParted = false
        for byte in isLast ? literal.dropLast(3) : literal[...] {
          let isName = rest.startIndex >= name
          if let next = rest.first, next == byte || isName && Self.isAlike(next, byte) {
            rest.removeFirst()
            isParted = true
          } else if !isName || !Self.isSeparator(byte) {
            return nil
          }
        }
      case .token(let token) where !token.isFixed:
        guard let (value, length) = token.read(rest), values[token] ?? value == value else { return nil }
        values[token] = value
        rest = rest.dropFirst(length)
        isParted = false
      case .token(let token):
        let isName = rest.startIndex >= name
        let digits = rest.prefix(token.width).prefix { $0.isDigit }
        let isShort = digits.count < token.width
        if digits.isEmpty || isShort && (!isName || token.width > 2) { return nil }
        hasTouching = hasTouching || !isParted
        hasShort = hasShort || isShort
        isParted = false
        let value = digits.reduce(0) { $0 * 10 + Int($1 - ASCII.zero) }
        if let other = values[token], other != value { return nil }
        values[token] = value
        rest = rest.dropFirst(digits.count)
      }
    }
    return rest.isEmpty && !(hasTouching && hasShort) ? values : nil
  }

  private static func isAlike(_ a: UInt8, _ b: UInt8) -> Bool { a.lowercased == b.lowercased || isSeparator(a) && isSeparator(b) }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == ASCII.hyphen || byte == ASCII.underscore || byte == ASCII.period || byte == ASCII.space
  }
}
