// Where Obsidian's Tasks was told to write the next one of what repeats.

import HostSystem
import JournalStore
import PlainFormats

extension FilePlace {
  /// Whether it goes below the one that is done; Tasks writes it above where nobody says otherwise.
  var nextGoesBelow: Bool {
    guard let root, let bytes = FileSystem.readIfReadable(PathText.join(root, ".obsidian/plugins/obsidian-tasks-plugin/data.json")) else {
      return false
    }
    do { return try JSONValue(parsing: bytes)["recurrenceOnNextLine"]?.bool ?? false } catch { return false }
  }
}
