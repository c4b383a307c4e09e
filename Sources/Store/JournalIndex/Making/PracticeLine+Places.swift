// What a line of a log says of activities, goals and amounts.

package import JournalFormat
package import JournalInsights
import JournalModel

extension PracticeLine {
  /// What a line of a log says; nil where it says nothing that counts: neither an activity, nor points, nor an amount, nor a `goal`.
  package init?(_ item: ItemLine, of text: ItemSource) {
    let source = text.source
    var points: Int?
    var quantities: [(key: String, quantity: Quantity)] = []
    var mentions: [String] = []
    for place in item.fields {
      let field = text.fields[place]
      let value = field.value(in: source)
      if field.has(.points, in: source) { points = Int(value) }
      if field.has(.goal, in: source) {
        if let goal = Reference(value)?.slug { mentions.append(Reference.folded(goal)) }
      } else if Quantity.mayBegin(value) {
        let key = field.key(in: source)
        if !LogLine.wordKeys.contains(key), let quantity = Quantity(value) { quantities.append((key, quantity)) }
      }
    }
    let activity = text.activity(of: item)
    guard activity != nil || points != nil || !quantities.isEmpty || !mentions.isEmpty else { return nil }
    // The first link is the activity's.
    let links = text.links(of: item).dropFirst(activity == nil ? 0 : 1)
    mentions += links.map { Reference.folded(Reference(target: $0).slug) }
    self.init(
      line: item.line, activity: activity.map { Reference.folded(Reference(target: $0.file).slug) }, state: text.logState(of: item),
      points: points, quantities: quantities, mentions: mentions)
  }
}
