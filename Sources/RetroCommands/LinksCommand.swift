// `retro links`: where the links of a file lead.

public import CommandKit
import HostSystem
import JournalFormat
import JournalKit
import JournalModel
import JournalStore
import PlainFormats

/// Shows the links of a file.
public struct LinksCommand: Command {
  public static let declaration = CommandDeclaration(
    "links", "Show what a file links to.",
    discussion: """
      Every link of the file with its line and column, and the path of the entry that it means: [[name]], ![[name]], relative Markdown links
      and images, in text and in properties. A link that means no entry says so: ‘another file’ is there but is no entry, such as a photo;
      ‘leads nowhere’ has no file; ‘one of’ several files have that name. Links to the web are left out. Says no (exit status 1) where the
      file has no link.
      """,
    operands: [.file],
    options: [.noRefresh, .json],
    examples: [
      Example("retro links W46", "What the retrospective of week 46 refers to."),
      Example("retro links run --json", "The same of an activity, for a script."),
    ])

  private let file: String
  private let refreshes: Bool
  private let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    file = try arguments.required("FILE")
    refreshes = !arguments.has(Option.noRefresh.long)
    isJSON = arguments.has(Option.json.long)
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let (place, journal) = try context.entry(file)
    let report = try journal.links(of: place.path, context.index(of: journal, refreshes: refreshes))
    if isJSON {
      context.write(json(report))
    } else {
      var table = TextTable([.whole, .wrapped, .wrapped])
      for link in report.links { table.add(["\(link.line):\(link.column)", link.name, words(for: link.target)]) }
      context.write(table.text(width: context.lineWidth))
    }
    if report.links.isEmpty { context.note("\(place.shown) has no links") }
    return report.links.isEmpty ? .no : .yes
  }

  private func words(for target: LinkReport.Target) -> String {
    switch target {
    case .entry(let path): path
    case .other: "another file"
    case .several(let paths): "one of \(paths.joined(separator: ", "))"
    case .nothing: "leads nowhere"
    }
  }

  private func json(_ report: LinkReport) -> JSONValue {
    let links = report.links.map { link -> JSONValue in
      var target: (word: String, path: String?, candidates: [String]) = ("entry", nil, [])
      switch link.target {
      case .entry(let path): target.path = path
      case .other: target.word = "other"
      case .several(let paths): (target.word, target.candidates) = ("several", paths)
      case .nothing: target.word = "nothing"
      }
      return [
        "line": .int(link.line), "column": .int(link.column), "link": .string(link.name), "property": JSONValue(link.property),
        "means": .string(target.word), "path": JSONValue(target.path), "candidates": JSONValue(target.candidates),
      ]
    }
    return ["schema": 1, "path": .string(report.path), "links": JSONValue(links)]
  }
}

extension Context {
  /// The entry of a journal that a word means.
  mutating func entry(_ word: String) throws -> (place: FilePlace, journal: Journal) {
    let place = try file(word)
    guard let root = place.root else {
      throw CommandFailure("‘\(place.shown)’ lies in no journal, so nothing is known of its links")
    }
    let journal = try Journal(root: root)
    unsettledRoot = root
    tell(of: journal.configuration.diagnostics, in: journal.source)
    guard PathText.fileExtension(place.path).lowercased() == "md", !journal.layout.isSkipped(place.path) else {
      throw CommandFailure("‘\(place.shown)’ is no entry of the journal", help: "‘retro list’ shows the entries")
    }
    return (place, journal)
  }
}
