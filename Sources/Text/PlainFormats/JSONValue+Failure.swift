// What a program is told of a failure.

public import JournalText

extension JSONValue {
  /// `code`, `message`, `help`, and `path`, `line` and `column` of the place; each but the first two null where there is none.
  public init(_ error: any ExplainedError) { self.init(error, message: error.message, help: error.help) }

  /// The same in other words.
  /// - Parameter diagnostics: The findings because of which it was refused.
  public init(_ error: any ExplainedError, message: String, help: String?, diagnostics: [JSONValue] = []) {
    self = [
      .code: .string(error.code.rawValue), .message: .string(message), .help: JSONValue(help), .path: JSONValue(error.place?.path),
      .line: JSONValue(error.place?.line), .column: JSONValue(error.place?.column),
      .diagnostics: JSONValue(diagnostics),
    ]
  }
}
