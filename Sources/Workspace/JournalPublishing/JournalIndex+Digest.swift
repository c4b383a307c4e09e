// What a whole journal comes to, to know at once that nothing has changed.

import JournalIndex
import JournalSite
import JournalStore
import JournalText
import SQLiteKit

extension JournalIndex {
  /// What all files together come to, those of metrics and the settings included.
  func contentDigest() throws(SQLiteError) -> Digest {
    var digest = Digest()
    digest.add(ContentHash(journal.source.bytes).value)
    for (id, hash) in try fileHashes() {
      digest.add(id)
      digest.add(hash)
    }
    return digest
  }
}
