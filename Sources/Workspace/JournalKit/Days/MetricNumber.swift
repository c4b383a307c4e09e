// A number of a day as people type it: with a comma before its decimals, marks between its thousands, and the sign of a currency.

import JournalLanguage
import JournalModel
import JournalPhrases
import JournalText

/// A number as files have it, made of what was typed behind the name of a metric.
struct MetricNumber {
  /// With a point before the decimals and nothing between thousands; what is no number stays as it was typed.
  let text: String
  /// The currency behind it, which no metric keeps; nil where there is none.
  let currency: String?

  /// - Throws: Where a comma stands before thousands or before decimals, and nothing shows which.
  init(_ typed: String, of name: String) throws(WorkspaceError) {
    let value = Money.signBehind(typed.trimmed)
    let sign = value.hasPrefix("-") ? "-" : ""
    let digits = value.dropFirst(sign.count).prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }
    let rest = String(value.dropFirst(sign.count + digits.count))
    currency = !digits.isEmpty && Money.sign(of: rest.trimmed) != nil ? rest.trimmed : nil
    let number = try Self.plain(String(digits), of: name, isMoney: currency != nil || MetricNames.isMoney(name))
    text = sign + number + (currency == nil ? rest : "")
  }

  private static func plain(_ digits: String, of name: String, isMoney: Bool) throws(WorkspaceError) -> String {
    if let plain = TypedNumber.plain(digits) { return plain }
    let parts = digits.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }.map { String($0) }
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return digits }
    let decimals = parts.joined(separator: ".")
    guard TypedNumber.isGrouped(parts) else { return decimals }
    // Nobody writes thousandths of a cent or of a step.
    if isMoney || MetricNames.isCounted(name) { return parts.joined() }
    if digits.contains(".") { return decimals }
    let values: TextValues = [
      "name": .text(name), "value": .text(digits), "whole": .text(parts.joined()), "decimals": .text(decimal(decimals).map { decimalText($0) } ?? decimals),
    ]
    throw WorkspaceError(.ambiguous, MeasureErrorText.doubtfulNumber, values, help: MeasureErrorText.doubtfulNumberWay, values)
  }
}
