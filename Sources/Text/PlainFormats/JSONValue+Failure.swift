// What a program is told of a failure.

public import JournalText

extension JSONValue {
  /// `code`, `what`, `why`, `help`, and `path`, `line` and `column` of the place; each null where there is none.
  public init(_ error: any ExplainedError) {
    self = [
      "code": .string(error.code.rawValue), "what": .string(error.what), "why": JSONValue(error.why), "help": JSONValue(error.help),
      "path": JSONValue(error.place?.path), "line": JSONValue(error.place?.line), "column": JSONValue(error.place?.column),
    ]
  }
}
