// The report on a page that a template lays out.

public import Documents
import JournalDates
public import JournalLanguage
public import Mustache

extension PeriodReport {
  /// One page that needs nothing else, by the template that comes with the program.
  /// - Parameter linkBase: The way from the folder of the page to the journal; nil for a page that others read, which names no file of it.
  public func page(linkBase: LinkBase?, colours: PageColours = PageColours(), in say: Language) -> String {
    BuiltInPage.html.filled(pageValues(linkBase: linkBase, colours: colours, in: say))
  }

  /// Markdown that reads well as a file, by the template that comes with the program.
  public func markdown(linkBase: LinkBase?, in say: Language) -> String {
    BuiltInPage.markdown.filled(markdownValues(linkBase: linkBase, in: say))
  }

  /// What a template of a page is filled in with: texts, and finished parts of the page, each of which ends its last line.
  public func pageValues(linkBase: LinkBase?, colours: PageColours = PageColours(), in say: Language) -> MustacheValue {
    let document = document(namesFiles: linkBase != nil, in: say)
    let title = document.pageTitle ?? heading
    var element = HTML()
    element.element("title", text: title)
    let values: [String: MustacheValue] = [
      "title": .text(HTML.printable(title)), "title_element": .text(String(decoding: element.bytes, as: UTF8.self)),
      "heading": .text(HTML.printable(heading)), "subtitle": MustacheValue(subtitle.map { HTML.printable($0) }),
      "start": .text(span.start.description), "end": .text(span.end.description),
      "style": .text(StyleSheet.report.text + colours.styles + (document.hasPictures ? colours.pictureStyles : "")),
      "language": .text(say.tag), "header": .text(document.htmlHeader(linkBase: linkBase)),
    ]
    let parts = parts(linkBase, say, between: "") { document.html(of: $0, linkBase: linkBase) }
    return .object(values.merging(parts) { first, _ in first })
  }

  /// What a template of Markdown is filled in with: finished blocks without a last line end.
  public func markdownValues(linkBase: LinkBase?, in say: Language) -> MustacheValue {
    let document = document(namesFiles: linkBase != nil, in: say)
    func text(_ blocks: [Block]) -> String { document.markdown(of: blocks, linkBase: linkBase) }
    let omissions = omissions(namesFiles: linkBase != nil, say).map { text([.note($0)]) }
    let values: [String: MustacheValue] = [
      "heading": .text(text([.paragraph(RichText(heading))])), "subtitle": MustacheValue(subtitle),
      "start": .text(span.start.description), "end": .text(span.end.description),
      "summary": .text(([subtitle].compactMap(\.self) + counts(say)).joined(separator: " · ")),
      "omissions": .text(omissions.joined(separator: " ")),
    ]
    return .object(values.merging(parts(linkBase, say, between: "\n\n", text)) { first, _ in first })
  }

  /// Each part finished, and all of those that say something, in the order in which they are read.
  private func parts(_ linkBase: LinkBase?, _ say: Language, between gap: String, _ text: ([Block]) -> String) -> [(String, MustacheValue)]
  {
    let parts = Part.all.map { (name: $0.name, text: text($0.blocks(self, linkBase != nil, say))) }
    let whole = parts.map(\.text).filter { !$0.isEmpty }.joined(separator: gap)
    return (parts + [("parts", whole)]).map { ($0.name, .text($0.text)) }
  }
}
