// Why the system, or the program on its behalf, refused: the words for people, and their keys in other languages.

package import JournalText

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Wording {
  private static func reason(_ english: String, _ values: [String: Value] = [:], name: String = #function) -> Wording {
    Wording(english, values, area: "host_errors", name: name)
  }

  /// The system's own words for its error number; the frequent ones are known to other languages.
  package static func system(_ code: Int32) -> Wording {
    reason(String(cString: strerror(code)), name: "system." + (systemNames.first { $0.code == code }?.name ?? "\(code)"))
  }

  package static let systemNames: [(code: Int32, name: String)] = [
    (EACCES, "EACCES"), (EBUSY, "EBUSY"), (EEXIST, "EEXIST"), (EFBIG, "EFBIG"), (EIO, "EIO"), (EISDIR, "EISDIR"), (ELOOP, "ELOOP"),
    (EMFILE, "EMFILE"), (ENAMETOOLONG, "ENAMETOOLONG"), (ENOENT, "ENOENT"), (ENOSPC, "ENOSPC"), (ENOTDIR, "ENOTDIR"),
    (ENOTEMPTY, "ENOTEMPTY"), (EPERM, "EPERM"), (EROFS, "EROFS"), (EDQUOT, "EDQUOT"), (EXDEV, "EXDEV"),
  ]

  // What stands at the path.

  package static var isFolder: Wording { reason("it is a folder") }
  package static var isNoFile: Wording { reason("it is a pipe, a socket or a device, not a file") }
  package static var isGone: Wording { reason("it is no longer there") }
  package static var nameIsTaken: Wording { reason("something of this name is there") }
  package static var fileInTheWay: Wording { reason("a file of this name is there") }
  package static var linkToNowhere: Wording { reason("it is a link that leads nowhere") }
  package static var linkOutOfJournal: Wording { reason("it is a link that leads out of the journal") }
  package static var linkToFile: Wording { reason("it is a link to a file that would stay") }
  package static var holdsNUL: Wording { reason("a path cannot hold a NUL") }
  package static var pathNotUTF8: Wording { reason("its path is not UTF-8") }
  package static var nameNotUTF8: Wording { reason("its name is not UTF-8") }
  /// - Parameter limit: As `8 MB`.
  package static func tooLarge(_ limit: String) -> Wording { reason("it holds more than \(limit)", ["limit": .text(limit)]) }
  /// The same of a file of the journal, which need not be read.
  package static func tooLargeForJournal(_ reading: Wording) -> Wording {
    reason("\(reading.english): split it, or list it in layout.ignore", ["reason": .wording(reading)])
  }

  // What others did meanwhile.

  package static var changedSince: Wording { reason("it has changed since it was read") }
  package static var changedTwice: Wording { reason("it would be changed twice at once") }
  package static var folderLocked: Wording { reason("another program holds its folder locked") }
  package static var journalInUse: Wording { reason("another program is using the journal") }
  package static func changedWhileWritten(kept: String) -> Wording {
    reason("it was changed while it was written; what it held before is kept in ‘\(kept)’ beside it", ["kept": .text(kept)])
  }
  package static func changedTwiceWhileWritten(kept: String) -> Wording {
    reason("it was changed twice while it was written; what it held in between is kept in ‘\(kept)’ beside it", ["kept": .text(kept)])
  }
  package static func changedWhileRemoved(kept: String) -> Wording {
    reason("it was changed while it was removed; what it held is kept in ‘\(kept)’ beside it", ["kept": .text(kept)])
  }

  /// What another layer found, which is told in its English words.
  package static func verbatim(_ words: String) -> Wording { Wording(words, area: "", name: "") }
}
