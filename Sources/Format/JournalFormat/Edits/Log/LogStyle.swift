// How the lines of a log name their activities and say that these were done, so that another one looks like its neighbours.

import JournalModel
import JournalText
import MarkdownSyntax

/// The activity that a log line is to record, and what it may be called there.
public struct ActivityName: Hashable, Sendable {
  /// The name of its file without `.md`.
  public var slug: String
  /// Its path in the journal.
  public var path: String
  /// The way from the log's file to it.
  public var route: String
  /// Whether another activity has the same name, so that only the path tells them apart.
  public var isShared: Bool

  public init(slug: String, path: String, route: String, isShared: Bool = false) {
    self.slug = slug
    self.path = path
    self.route = route
    self.isShared = isShared
  }
}

/// What the lines of a log look like that record activities: as the last one of them does.
struct LogStyle {
  /// How a line names its activity.
  enum Link {
    /// `[[squash]]`.
    case name
    /// `[[activities/squash]]`.
    case path
    /// `[squash](../activities/squash.md)`.
    case markdown
  }

  var link = Link.name
  /// Whether what was done has a box.
  let hasBox: Bool

  /// - Parameter isTimed: Whether the line has a time: such lines often have no box where others do.
  init(of reading: FileReading, isTimed: Bool) {
    let lines = reading.log.filter { $0.activity != nil }
    if let last = lines.last { link = reading.link(ofActivity: last) }
    let answered = lines.filter { $0.logLine.state == .done }
    let alike = answered.last { ($0.logLine.time != nil) == isTimed } ?? answered.last
    let waits = reading.log.last.map { $0.logLine.box == .open && $0.logLine.activity == nil && $0.logLine.fields.isEmpty } ?? false
    hasBox = waits || alike.map { $0.logLine.box != nil } ?? !isTimed
  }

  /// The link to an activity.
  func written(_ activity: ActivityName) -> String {
    switch link {
    case .name where !activity.isShared: "[[\(activity.slug)]]"
    case .name, .path: "[[\(Reference(target: activity.path).file)]]"
    case .markdown:
      "[\(activity.slug)](\(LinkChange.encoded(Substring(activity.route).utf8, keepsBlanks: false, all: false)))"
    }
  }
}

extension FileReading {
  /// How a line of the log is linked to its activity.
  fileprivate func link(ofActivity line: LogReading) -> LogStyle.Link {
    let spans = outline.inlineSpans(ofBlock: line.block + 1, in: source)
    let link = spans.first { $0.kind == .wikiLink || $0.kind == .markdownLink }
    if link?.kind == .markdownLink { return .markdown }
    return line.activity?.file.contains("/") ?? false ? .path : .name
  }
}
