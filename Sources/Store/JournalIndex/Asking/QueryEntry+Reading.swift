// A file as a query looks at it, without an index: the judge of the index.

import JournalDates
public import JournalFormat
public import JournalModel
public import JournalQuery

extension QueryEntry {
  /// What a query may find of a file. Of a private one that is its kind, its days, its path and its text.
  /// - Parameters:
  ///   - metrics: Those of its day, where it is the file of one.
  ///   - closed: Its Actions that something else than their own lines closes, by their lines.
  public init(_ reading: FileReading, _ labels: MoodLabels, metrics: [Metric] = [], closed: [Int: ClosedAction] = [:]) {
    let texts = SearchTexts(reading.places)
    self.init(
      path: reading.path, slug: reading.slug, kind: reading.kind, title: reading.isPrivate ? reading.slug : reading.publicTitle,
      date: reading.span?.end, isPrivate: reading.isPrivate,
      texts: QuerySQL.searchedColumns.indices.map { String(decoding: texts.written($0), as: UTF8.self) })
    if reading.isPrivate { return }
    mood = reading.kind == .day ? reading.publicMood(labels) : nil
    tags = reading.tags
    for property in reading.properties {
      switch property.value {
      case .text(let text): properties.append(QueryProperty(property.key, [text]))
      case .list(let texts): properties.append(QueryProperty(property.key, texts))
      case .kept: break
      }
    }
    for metric in metrics {
      let own = properties.firstIndex { $0.key.utf8.elementsEqual(metric.name.utf8) }
      if let own {
        properties[own].values.append(metric.amount.text)
      } else {
        properties.append(QueryProperty(metric.name, [metric.amount.text]))
      }
    }
    links = texts.links.texts
    items = reading.itemSections.filter { !$0.isPrivate }.flatMap { section in
      section.items.filter { !$0.item.isPrivate }.map { one in
        let item = one.item
        let closed = section.kind == .action ? closed[one.line] : nil
        return QueryItem(
          section: section.kind, state: closed.map { $0.state == .cancelled ? .cancelled : .done } ?? item.state, text: item.text,
          tags: item.tags, links: item.links.map(QuerySQL.linkName), id: item.id,
          fields: item.fields)
      }
    }
  }
}
