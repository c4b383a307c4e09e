// What a change of properties answers to programs.

public import JournalFormat
public import JournalModel
import JournalStore
public import PlainFormats

extension FileChange {
  /// The properties of these keys as the change leaves them; null for one that the file does not have then.
  public func json(ofProperties keys: [String], isDryRun: Bool, for audience: Audience) -> JSONValue {
    [
      .schema: .answerSchema, .path: .string(place.path), .changed: .bool(!isEmpty),
      .properties: .object(after.json(ofProperties: keys, for: audience)),
      .dryRun: .bool(isDryRun),
    ]
  }
}

extension FileReading {
  /// The properties of these keys; null for one that the file does not have.
  /// - Parameter audience: To others a private file has none.
  public func json(ofProperties keys: [String], for audience: Audience) -> JSONObject {
    var members = JSONObject()
    var seen: Set<[UInt8]> = []
    for key in keys where seen.insert(Array(key.utf8)).inserted {
      let property = !audience.sees(isPrivate: isPrivate) ? nil : properties.first { $0.key.utf8.elementsEqual(key.utf8) }
      members.append(key, property.map { $0.value.json } ?? .null)
    }
    return members
  }
}

extension PropertyText {
  /// A string, or a list of strings.
  public var json: JSONValue {
    switch self {
    case .text(let text), .kept(let text): .string(text)
    case .list(let elements): JSONValue(elements)
    }
  }
}
