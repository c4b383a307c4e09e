// What can go wrong between a journal and its disk.

public import HostSystem
public import JournalDates
import JournalModel
public import JournalText

/// A failure to find or read a journal or one of its files.
public enum StoreError: ExplainedError, Hashable {
  /// No journal was named and none was found from this folder.
  case noJournal(from: String)
  /// What names a journal names a folder without `retro.yaml`.
  case notAJournal(path: String, namedBy: String)
  /// The name means no file of the journal.
  case noSuchFile(String, near: [String])
  /// The name looks like a day or another period, and the calendar has none such: what it has instead.
  case noSuchPeriod(String, instead: CalendarFlaw)
  /// The name means several files.
  case ambiguous(String, paths: [String])
  /// A file that is to be changed is no Markdown.
  case notMarkdown(String)
  /// `retro.yaml` cannot be read, and something else is to be written.
  case brokenSettings
  /// What stands in for the clock says no time.
  case noSuchTime(String, namedBy: String)
  /// The system refused.
  case host(HostError)
}

extension StoreError {
  public var code: ErrorCode {
    switch self {
    case .noJournal, .notAJournal: .noJournal
    case .noSuchFile, .noSuchPeriod: .notFound
    case .ambiguous: .ambiguous
    case .noSuchTime: .usage
    case .notMarkdown: .wrongKind
    case .brokenSettings: .unreadable
    case .host(let error): error.code
    }
  }

  public var what: String {
    switch self {
    case .noJournal(let folder): "there is no journal in ‘\(folder)’ or above it"
    case .notAJournal(let path, let source): "‘\(path)’, named by \(source), is no journal"
    case .noSuchFile(let name, _): "there is no file ‘\(name)’"
    case .noSuchPeriod(let name, _): "there is no ‘\(name)’"
    case .ambiguous(let name, _): "‘\(name)’ means several files"
    case .notMarkdown(let path): "‘\(path)’ is no Markdown file, and nothing was written to it"
    case .brokenSettings: "nothing was written"
    case .noSuchTime(let text, let source): "\(source) needs \(Moment.form); got ‘\(text)’"
    case .host(let error): error.what
    }
  }

  public var why: String? {
    switch self {
    case .brokenSettings:
      "\(JournalSearch.marker) cannot be read, and where entries lie and when days begin is not known without it"
    case .noJournal, .noSuchFile, .noSuchTime, .notMarkdown: nil
    case .notAJournal: "it holds no \(JournalSearch.marker)"
    case .noSuchPeriod(_, let instead): instead.description
    case .ambiguous(_, let paths): paths.joined(separator: ", ")
    case .host(let error): error.why
    }
  }

  public var place: ErrorPlace? {
    switch self {
    case .notAJournal(let path, _): ErrorPlace(path)
    case .notMarkdown(let path): ErrorPlace(path)
    case .brokenSettings: ErrorPlace(JournalSearch.marker)
    case .host(let error): error.place
    case .noJournal, .noSuchFile, .noSuchPeriod, .ambiguous, .noSuchTime: nil
    }
  }

  public var help: String? {
    switch self {
    case .noJournal: "make one with ‘retro init’, or name one with --journal DIR or in $RETRO_JOURNAL"
    case .notAJournal(let path, _): "‘retro init \(path)’ makes one there"
    case .noSuchFile(_, let near):
      near.isEmpty
        ? "‘retro list’ shows what there is; a path, a name or a day says which is meant"
        : "did you mean \(near.joined(separator: " or "))?"
    case .noSuchPeriod: nil
    case .ambiguous: "name the one you mean by its path"
    case .notMarkdown: "files of the journal end in .md"
    case .brokenSettings: "‘retro check’ shows what is wrong in it"
    case .noSuchTime, .host: nil
    }
  }
}

extension StoreError {
  public var wordings: (what: Wording, why: Wording?, help: Wording?)? {
    let (name, values): (String, [String: Wording.Value]) =
      switch self {
      case .noJournal(let folder): ("noJournal", ["folder": .text(folder)])
      case .notAJournal(let path, let source):
        ("notAJournal", ["path": .text(path), "source": .text(source), "marker": .text(JournalSearch.marker)])
      case .noSuchFile(let name, let near):
        ("noSuchFile", ["name": .text(name), "any": .text(near.isEmpty ? "none" : "some"), "near": .list(near, .or)])
      case .noSuchPeriod(let name, let instead): ("noSuchPeriod", ["name": .text(name), "instead": .wording(Wording(instead))])
      case .ambiguous(let name, let paths): ("ambiguous", ["name": .text(name), "paths": .list(paths, .comma)])
      case .notMarkdown(let path): ("notMarkdown", ["path": .text(path)])
      case .brokenSettings: ("brokenSettings", ["marker": .text(JournalSearch.marker)])
      case .noSuchTime(let text, let source): ("noSuchTime", ["text": .text(text), "source": .text(source)])
      case .host: ("", [:])
      }
    if case .host(let error) = self { return error.wordings }
    return wordings("store_errors", name, values)
  }
}
