// Why a table is not imported.

public import JournalText

/// A table of which nothing is taken, since nobody knows what it says.
public enum TableError: ExplainedError, Hashable {
  /// It has moments of UTC, and nobody said in which zone days begin and end.
  case needsZone
  /// What is wrong, and the way out.
  case unclear(String, help: String)

  public var code: ErrorCode { .ambiguous }

  public var help: String? {
    switch self {
    case .needsZone: "say so: --tz Europe/Berlin, or ‘retro config set timezone Europe/Berlin’ for the whole journal"
    case .unclear(_, let help): help
    }
  }

  public var what: String {
    switch self {
    case .needsZone: "its times are those of UTC, and it does not say where you were"
    case .unclear(let reason, _): reason
    }
  }
}
