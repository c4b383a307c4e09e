// The report on a page that a template lays out.

public import Documents
import JournalDates
public import JournalLanguage
public import Mustache

extension PeriodReport {
  /// One page that needs nothing else, by the template that comes with the program.
  /// - Parameter linkBase: The way from the folder of the page to the journal; nil for a page that others read, which names no file of it.
  public func page(linkBase: LinkBase?, colours: PageColours = PageColours(), in say: Language) -> String {
    BuiltInPage.html.filled(pageValues(linkBase: linkBase, colours: colours, tellsEach: false, in: say))
  }

  /// Markdown that reads well as a file, by the template that comes with the program.
  public func markdown(linkBase: LinkBase?, in say: Language) -> String {
    BuiltInPage.markdown.filled(markdownValues(linkBase: linkBase, tellsEach: false, in: say))
  }

  /// What a template of a page is filled in with: texts, and finished parts of the page, each of which ends its last line.
  /// - Parameter tellsEach: Whether each part has a value of its own besides all of them together.
  public func pageValues(
    linkBase: LinkBase?, colours: PageColours = PageColours(), tellsEach: Bool = true, in say: Language
  ) -> MustacheValue {
    let blocks = parts.map { $0.blocks(self, linkBase != nil, say) }
    let document = document(of: blocks, namesFiles: linkBase != nil, in: say)
    let title = document.pageTitle ?? heading(say)
    var element = HTML()
    element.element("title", text: title)
    let values: [String: MustacheValue] = [
      "title": .text(HTML.printable(title)), "title_element": .text(String(decoding: element.bytes, as: UTF8.self)),
      "heading": .text(HTML.printable(heading(say))), "subtitle": MustacheValue(subtitle(say).map { HTML.printable($0) }),
      "start": .text(span.start.description), "end": .text(span.end.description),
      "style": .text(StyleSheet.report.text + colours.styles + (document.hasPictures ? colours.pictureStyles : "")),
      "language": .text(say.tag), "made_by": .text(say(ReportText.madeBy)), "header": .text(document.htmlHeader(linkBase: linkBase, in: say)),
    ]
    let parts = filled(blocks, linkBase, say, tellsEach) { document.html(of: $0, linkBase: linkBase, in: say) }
    return .object(values.merging(parts) { first, _ in first })
  }

  /// What a template of Markdown is filled in with: finished blocks without a last line end.
  public func markdownValues(linkBase: LinkBase?, tellsEach: Bool = true, in say: Language) -> MustacheValue {
    let blocks = parts.map { $0.blocks(self, linkBase != nil, say) }
    let document = document(of: blocks, namesFiles: linkBase != nil, in: say)
    func text(_ blocks: [Block]) -> String { document.markdown(of: blocks, linkBase: linkBase, in: say) }
    let omissions = omissions(namesFiles: linkBase != nil, say).map { text([.note($0)]) }
    let values: [String: MustacheValue] = [
      "heading": .text(text([.paragraph(RichText(heading(say)))])), "subtitle": MustacheValue(subtitle(say)),
      "start": .text(span.start.description), "end": .text(span.end.description),
      "summary": .text(say(.list([subtitle(say)].compactMap(\.self) + counts(say), .dots))),
      "omissions": .text(say(.list(omissions, .sentences))),
    ]
    return .object(values.merging(filled(blocks, linkBase, say, tellsEach, text)) { first, _ in first })
  }

  /// All parts that are told, whose blocks these are, finished together, and each by itself.
  private func filled(
    _ blocks: [[Block]], _ linkBase: LinkBase?, _ say: Language, _ tellsEach: Bool, _ text: ([Block]) -> String
  ) -> [(String, MustacheValue)] {
    let whole = ("parts", MustacheValue.text(text(blocks.flatMap(\.self))))
    return [whole] + (tellsEach ? Part.all.map { ($0.name, .text(text($0.blocks(self, linkBase != nil, say)))) } : [])
  }
}
