// The kinds of failures: each is declared here and nowhere else.

/// What a program may do about a failure depends on its kind. Stable; docs/json.md explains each, and a test holds that table to these declarations.
public enum ErrorCode: String, Hashable, Sendable, CaseIterable {
  /// The command line makes no sense.
  case usage
  /// No journal was found, or what was named is none.
  case noJournal = "no-journal"
  /// What was named is not there.
  case notFound = "not-found"
  /// It may be meant in several ways.
  case ambiguous
  /// Something stands there already.
  case exists
  /// What was named is something else than is needed.
  case wrongKind = "wrong-kind"
  /// A value, a name or a title cannot be as it was given.
  case badValue = "bad-value"
  /// A query cannot be understood.
  case badQuery = "bad-query"
  /// A template cannot be used.
  case badTemplate = "bad-template"
  /// An export of another program cannot be used.
  case badExport = "bad-export"
  /// What a file says cannot be read with certainty; a person has to fix it first.
  case unreadable
  /// The edit would be read as something else, or change more than was asked.
  case unsafeEdit = "unsafe-edit"
  /// The journal says something else already.
  case conflict
  /// A file is no longer as it was read or left.
  case changedMeanwhile = "changed-meanwhile"
  /// A command was interrupted, and what it left cannot be settled.
  case interrupted
  /// There is nobody to ask.
  case noTerminal = "no-terminal"
  /// Another program holds it; trying again in a moment may help.
  case busy
  /// The system refused.
  case system
  /// A database is damaged, or refuses a statement.
  case database
}
