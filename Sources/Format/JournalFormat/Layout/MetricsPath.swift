// Where imported metrics lie.

import JournalText

/// What the path of a file says that lies in the folder of metrics, such as `metrics/apple-health/2026.csv`.
public struct MetricsPath: Hashable, Sendable {
  /// The folder of the source: `apple-health`.
  public let source: String
  /// As its name says; nil for `imports.csv` and any other file, which hold no metrics.
  public let year: Int?

  /// Nil for a path that is none of a CSV file in the folder of a source.
  /// - Parameter metrics: The folder of metrics, as the layout has it.
  public init?(_ path: String, in metrics: String) {
    guard path.utf8.count > metrics.utf8.count, path.hasPrefix(metrics + "/"), path.lowercased().hasSuffix(".csv") else { return nil }
    let parts = path.dropFirst(metrics.count + 1).split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    source = String(parts[0])
    let digits = parts[1].utf8.dropLast(4)
    year = digits.count == 4 && digits.allSatisfy(\.isDigit) ? Int(String(decoding: digits, as: UTF8.self)) : nil
  }
}

extension Layout {
  /// Whether a file is a table below the folder of metrics: neither hidden nor ignored.
  public func isMetricsTable(_ path: String) -> Bool {
    guard path.hasPrefix(metrics + "/"), path.lowercased().hasSuffix(".csv"), !path.contains(text: "/.") else { return false }
    let parts = path.utf8.split(separator: ASCII.slash).map { Array($0) }
    return !ignored.contains { PathGlob($0).matches(parts) }
  }
}
