// Why a table is not imported.

public import JournalText

/// A table of which nothing is taken, since nobody knows what it says.
public enum TableError: ExplainedError, Hashable {
  /// It has moments of UTC, and nobody said in which zone days begin and end.
  case needsZone
  /// What is wrong, and the way out.
  case unclear(Wording, help: Wording)

  /// Nobody knows where the person was.
  static let zone = (
    what: Wording(import: "needsZone", "its times are those of UTC, and it does not say where you were"),
    help: Wording(import: "needsZone.help", "say so: --tz Europe/Berlin, or ‘retro config set timezone Europe/Berlin’ for the whole journal")
  )

  public var code: ErrorCode { .ambiguous }

  public var help: String? {
    switch self {
    case .needsZone: Self.zone.help.english
    case .unclear(_, let help): help.english
    }
  }

  public var what: String {
    switch self {
    case .needsZone: Self.zone.what.english
    case .unclear(let reason, _): reason.english
    }
  }

  public var wordings: (what: Wording, why: Wording?, help: Wording?)? {
    switch self {
    case .needsZone: (Self.zone.what, nil, Self.zone.help)
    case .unclear(let reason, let help): (reason, nil, help)
    }
  }
}
