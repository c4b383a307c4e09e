// What the check of a file asks about the others, and what the answers depend on.

import JournalFormat
import JournalDates
import JournalModel
import JournalText

extension JournalFacts {
  /// Something that the check of a file asks about the others. What it finds is the same as long as the file and the answers are.
  public enum Question: Hashable, Sendable {
    /// What a name means, folded: the files that have it, or say it of themselves, and what links and lines may want of them.
    case name(String)
    /// The headings of the files of a name, folded.
    case headings(String)
    /// Whether the machine knows a zone.
    case zone(String)
    /// The units that can be counted in.
    case units
    /// The days of all terms.
    case terms
  }

  /// How many files there were when the answer changed last, 0 where it never did. What changes with `complete` alone counts as of then.
  ///
  /// An answer that was given later than that is the answer of today.
  public func lastChange(of question: Question) -> Int {
    switch question {
    case .name(let name):
      let places = names.places(named: name) + spokenPlaces(of: name) + (completedTasks[name] ?? []).map(\.file)
      return places.max().map { $0 + 1 } ?? 0
    case .units: return measures.last.map { $0 + 1 } ?? 0
    case .terms: return terms.last.map { $0 + 1 } ?? 0
    case .zone: return 0
    // They are looked up when everything else is known.
    case .headings: return .max
    }
  }

  /// Everything that the answer depends on, as bytes; of headings only which files are asked for theirs.
  public func answer(to question: Question) -> [UInt8] {
    var answer = Answer()
    switch question {
    case .name(let name):
      if attachments.contains(name) { answer.add("attachment") }
      for place in names.places(named: name) { answer.add(files[place]) }
      answer.add("spoken")
      for place in spokenPlaces(of: name) { answer.add(files[place]) }
      for (file, task) in completedTasks[name] ?? [] {
        answer.add(files[file].path)
        answer.add(task.name)
        answer.add(task.day?.description ?? "")
      }
    case .headings(let name): for place in names.places(named: name) { answer.add(files[place].path) }
    case .zone(let name): answer.add(zones?.contains(name) ?? true ? "known" : "unknown")
    case .units: for place in measures { answer.add(files[place]) }
    case .terms: for place in terms { answer.add(files[place]) }
    }
    return answer.bytes
  }

  /// The places of the files that call themselves so.
  private func spokenPlaces(of name: String) -> [Int] { spokenNames.slugs(of: name).flatMap { names.places(named: $0) } }

  /// Values one after the other, each with an end.
  private struct Answer {
    private(set) var bytes: [UInt8] = []

    mutating func add(_ text: some StringProtocol) {
      bytes += text.utf8
      bytes.append(ASCII.nul)
    }

    mutating func add(_ file: File) {
      add(file.path)
      add(file.kind.rawValue)
      add(file.ids.lines)
      for name in file.spokenNames { add(name) }
      bytes += file.head
      bytes.append(ASCII.nul)
    }
  }
}

extension JournalFacts.Question {
  /// A sign for its sort and what it is about, on one line; nil where that has several.
  public var line: String? {
    let line =
      switch self {
      case .name(let name): "n" + name
      case .headings(let name): "h" + name
      case .zone(let name): "z" + name
      case .units: "u"
      case .terms: "t"
      }
    return line.utf8.contains(ASCII.lineFeed) ? nil : line
  }

  /// Reads what `line` gives.
  public init?(line: some StringProtocol) {
    // By bytes: a name may begin with a sign that joins the letter before it.
    let rest = String(decoding: line.utf8.dropFirst(), as: UTF8.self)
    switch line.utf8.first {
    case UInt8(ascii: "n"): self = .name(rest)
    case UInt8(ascii: "h"): self = .headings(rest)
    case UInt8(ascii: "z"): self = .zone(rest)
    case UInt8(ascii: "u"): self = .units
    case UInt8(ascii: "t"): self = .terms
    default: return nil
    }
  }
}
