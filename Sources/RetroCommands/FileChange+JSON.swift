// What `retro set --json` and `retro unset --json` answer.

import JournalFormat
import JournalKit
import JournalStore
import PlainFormats

extension FileChange {
  /// The properties of these keys as the change leaves them; null for one that the file does not have then.
  func json(ofProperties keys: [String], isDryRun: Bool) -> JSONValue {
    [
      "schema": 1, "path": .string(place.path), "changed": .bool(!isEmpty), "properties": .object(after.json(ofProperties: keys)),
      "dry_run": .bool(isDryRun),
    ]
  }
}

extension FileReading {
  /// The properties of these keys; null for one that the file does not have.
  func json(ofProperties keys: [String]) -> JSONObject {
    var members = JSONObject()
    var seen: Set<[UInt8]> = []
    for key in keys where seen.insert(Array(key.utf8)).inserted {
      let property = properties.first { $0.key.utf8.elementsEqual(key.utf8) }
      members.append(key, property.map { propertyJSON($0.value) } ?? .null)
    }
    return members
  }
}
