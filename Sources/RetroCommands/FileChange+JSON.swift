// What `retro set --json` and `retro unset --json` answer.

import JournalFormat
import JournalKit
import JournalStore
import PlainFormats

extension FileChange {
  /// The properties of these keys as the change leaves them; null for one that the file does not have then.
  func json(ofProperties keys: [String], isDryRun: Bool) -> JSONValue {
    var properties = JSONObject()
    var seen: Set<[UInt8]> = []
    for key in keys where seen.insert(Array(key.utf8)).inserted {
      let property = after.properties.first { $0.key.utf8.elementsEqual(key.utf8) }
      properties.append(key, property.map { propertyJSON($0.value) } ?? .null)
    }
    return [
      "schema": 1, "path": .string(place.path), "changed": .bool(!isEmpty), "properties": .object(properties), "dry_run": .bool(isDryRun),
    ]
  }
}
