// Why an edit was not made, as languages tell it.

public import JournalText

extension EditError {
  public var wordings: (what: Wording, why: Wording?, help: Wording?)? {
    switch self {
    case .finding(let finding): (finding.message.wording, nil, finding.message.helpWording)
    case .kept(let key, _, _): told("kept", ["key": .text(key)])
    case .list(let key, _): told("list", ["key": .text(key)])
    case .noText: told("noText")
    case .badKey(let key): told("badKey", ["key": .text(key)])
    case .noWords: told("noWords")
    case .controlCharacter(_, let line, let column):
      told("controlCharacter", ["code": .text(codeOfControl ?? ""), "line": .number(line), "column": .number(column)])
    case .fieldInText(let field, let key):
      told(
        "fieldInText",
        [
          "field": .text(field), "key": .text(key),
          "option": .text(["due", "priority"].contains(key) ? "action" : ["from", "for"].contains(key) ? "item" : "none"),
          "mark": .optional(field.hasPrefix("[") || field.hasPrefix("(") ? String(field.prefix(1)) : nil),
        ])
    case .opensWithLink(let link): told("opensWithLink", ["link": .text(link)])
    case .unwritable(let text): told("unwritable", ["text": .text(text)])
    case .noPlace: told("noPlace")
    case .unclosed: told("unclosed")
    case .wouldChangeMore: told("wouldChangeMore")
    }
  }

  private func told(_ name: String, _ values: [String: Wording.Value] = [:]) -> (what: Wording, why: Wording?, help: Wording?)? {
    wordings("edit_errors", name, values)
  }
}
