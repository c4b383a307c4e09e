// What the system refused, in words a person can act on.

public import JournalText

/// A failure of the world outside: what was attempted, on which path, and why it could not be.
public struct HostError: ExplainedError, Hashable {
  /// What callers tell apart; everything else is `system`.
  public enum Kind: Hashable, Sendable {
    case notFound
    case notPermitted
    case alreadyExists
    /// The file no longer holds what was read from it.
    case changedMeanwhile
    case isDirectory
    /// A pipe, a socket or a device: something that could block or never end.
    case notAFile
    case tooLarge
    /// A name that is not UTF-8.
    case badName
    case timedOut
    case noSpace
    case system
  }

  public var kind: Kind
  /// What was attempted, as a verb and its object: `read the file`.
  public var attempt: String
  /// The path as the person gave it.
  public var path: String
  public var reason: String
  /// The system's error number, 0 where the error is not the system's.
  public var number: Int32

  public init(_ kind: Kind, attempt: String, path: String, reason: String, number: Int32 = 0) {
    self.kind = kind
    self.attempt = attempt
    self.path = path
    self.reason = reason
    self.number = number
  }
}

extension HostError {
  /// Whether the disk, or a limit of the system, is in the way, so that trying again may help; not where something is missing or forbidden.
  public var mayPass: Bool { kind == .system || kind == .timedOut || kind == .noSpace }
}

extension HostError {
  public var code: ErrorCode {
    switch kind {
    case .notFound: .notFound
    case .alreadyExists: .exists
    case .changedMeanwhile: .changedMeanwhile
    case .isDirectory, .notAFile: .wrongKind
    case .badName: .badValue
    case .timedOut: .busy
    case .notPermitted, .tooLarge, .noSpace, .system: .system
    }
  }
  public var what: String { "cannot \(attempt) ‘\(path)’" }
  public var place: ErrorPlace? { ErrorPlace(path) }
  public var why: String? { reason }
}

extension [HostError] {
  /// A line for each cause, in the order in which they came; of the paths that it met the first three are named.
  public var causes: [String] {
    var order: [[String]] = []
    var paths: [[String]: [String]] = [:]
    for error in self {
      let cause = [error.attempt, error.reason]
      if paths[cause] == nil { order.append(cause) }
      paths[cause, default: []].append(error.path)
    }
    return order.map { cause in
      let names = paths[cause] ?? []
      let named = names.prefix(3).map { "‘\($0)’" }.joined(separator: ", ")
      return "cannot \(cause[0]) \(named)\(names.count > 3 ? " and \(names.count - 3) more" : ""): \(cause[1])"
    }
  }
}
