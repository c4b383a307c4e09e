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

  /// What is done with a path, as it stands after “cannot”.
  public enum Attempt: String, Hashable, Sendable, CaseIterable {
    case create, find, index, list, lock, mark, measure, move, open, read, remove, replace, run, start, synchronise, take, tidy, write
    case lookAt = "look at"
    case makeFile = "make a file in"
    case makeFolder = "make the folder"
    case makePipe = "make a pipe for"
    case readFrom = "read from"
    case readScratch = "read from a file in"
    case removeFolder = "remove the folder"
    case waitFor = "wait for"
    case writeInto = "write into"
    case writeScratch = "write to a file in"
    case writeTo = "write to"

    /// That it cannot be done with a path.
    public func wording(_ path: String) -> Wording {
      Wording("cannot \(rawValue) ‘\(path)’", ["path": .text(path)], area: "host_errors", name: "cannot.\(self)")
    }
  }

  public var kind: Kind
  public var attempt: Attempt
  /// The path as the person gave it.
  public var path: String
  public var reason: Wording
  /// The system's error number, 0 where the error is not the system's.
  public var number: Int32

  public init(_ kind: Kind, attempt: Attempt, path: String, reason: Wording, number: Int32 = 0) {
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
  public var what: String { attempt.wording(path).english }
  public var place: ErrorPlace? { ErrorPlace(path) }
  public var why: String? { reason.english }
  public var wordings: (what: Wording, why: Wording?, help: Wording?)? { (attempt.wording(path), reason, nil) }
  /// What and why, on one line.
  public var wording: Wording {
    let what = attempt.wording(path)
    return Wording("\(what.english): \(reason.english)", ["what": .wording(what), "why": .wording(reason)], area: "explanations", name: "whatAndWhy")
  }

  /// The same of a path that a person knows it by.
  public func at(_ path: String) -> HostError {
    var error = self
    error.path = path
    return error
  }
}

extension [HostError] {
  /// A line for each cause, in the order in which they came; of the paths that it met the first three are named.
  public var causes: [Wording] {
    var order: [Cause] = []
    var errors: [Cause: [HostError]] = [:]
    for error in self {
      let cause = Cause(attempt: error.attempt, reason: error.reason)
      if errors[cause] == nil { order.append(cause) }
      errors[cause, default: []].append(error)
    }
    return order.map { cause in
      let met = errors[cause] ?? []
      return met.count == 1 ? met[0].wording : cause.wording(of: met.map(\.path))
    }
  }
}

/// What several errors have in common.
private struct Cause: Hashable {
  let attempt: HostError.Attempt
  let reason: Wording

  func wording(of paths: [String]) -> Wording {
    let cannot = attempt.wording(paths[0])
    let (others, more) = (Array(paths.dropFirst().prefix(2)), paths.count - 3)
    let named = others.map { "‘\($0)’" }.joined(separator: ", ")
    return Wording(
      "\(cannot.english), nor \(named)\(more > 0 ? " and \(more) more" : ""): \(reason.english)",
      ["cannot": .wording(cannot), "others": .quoted(others, .comma), "more": .number(Swift.max(more, 0)), "reason": .wording(reason)],
      area: "host_errors", name: "several")
  }
}
