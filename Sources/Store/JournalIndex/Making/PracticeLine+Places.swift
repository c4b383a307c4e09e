// What a line of a log says of activities, goals and amounts.

package import JournalFormat
package import JournalInsights
import JournalModel
import MarkdownSyntax

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
    let activity = text.activityName(of: item)
    guard activity != nil || points != nil || !quantities.isEmpty || !mentions.isEmpty else { return nil }
    // The first link is the activity's.
    var isActivity = activity != nil
    for link in text.linkSpans(of: item) {
      if isActivity, link.kind == .wikiLink {
        isActivity = false
      } else if let target = LinkTarget.text(of: link, in: source) {
        if !isActivity { mentions.append(Reference.folded(Reference(target: target).slug)) }
        isActivity = false
      }
    }
    self.init(
      line: item.line, activity: activity, state: text.logState(of: item),
      points: points, quantities: quantities, mentions: mentions)
  }
}
