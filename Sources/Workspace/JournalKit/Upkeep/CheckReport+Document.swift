// What a check found, as a document.

public import Documents
import JournalFormat
public import JournalLanguage
public import JournalModel
import JournalText

extension CheckReport {
  /// The findings file by file. It names the files in any case, since it is about them.
  public func document(for audience: Audience, in say: Language) -> Document {
    var document = Document(RichText(say(CheckText.title)))
    document += .facts(([files(count, say)] + counts(say)).map { .quiet($0) })
    if !fixed.isEmpty { document += .paragraph(RichText(summary(in: say))) }
    if let understood { document += .paragraph(RichText(say(CheckText.understood, ["words": .message(understood)]))) }
    if !fixed.isEmpty {
      document += .heading(RichText(say(CheckText.fixes, ["done": isDryRun ? "no" : "yes"])))
      document += .list(
        ItemList(
          told(to: audience, in: say).map { change, words in
            ListItem(
              .bullet, Prose(escaped(words ?? say(CheckText.hidden))),
              facts: [RichText("\(change.path):\(change.line)", to: change.path), .quiet(change.code.rawValue)])
          }))
    }
    var rows: [[String?]] = []
    let labels = say.labels
    for file in check.files {
      document += .heading(RichText(file.path, to: file.path))
      let items = file.source.withPrivacy(file.findings).map { finding, isPrivate in
        let (message, isTold) = (say.told(finding).message, audience.sees(isPrivate: isPrivate))
        let start = file.lines.position(of: finding.range.lowerBound)
        var item = ListItem(
          .bullet, Prose(escaped(isTold ? message.text : say(CheckText.hidden))),
          facts: [
            RichText(labels[message.severity], message.severity == .error ? .late : nil),
            .quiet(say(CheckText.place, ["line": .number(start.line), "column": .number(start.column)])),
            .quiet(message.code.rawValue),
          ])
        if isTold, let help = message.help { item.blocks = [.paragraph(.quiet(help))] }
        rows.append(
          [
            file.path, "\(start.line)", "\(start.column)", message.severity.rawValue, message.code.rawValue,
            isTold ? finding.message.text : nil,
          ])
        return item
      }
      document += .list(ItemList(items))
    }
    document += .data(columns: ["path", "line", "column", "severity", "code", "message"], rows: rows)
    return document
  }

  /// `16 files, 0 errors, 3 warnings`; where something was fixed `3 fixed in 2 files; 1 error, 2 warnings remain`.
  public func summary(in say: Language) -> String {
    if fixed.isEmpty { return say(.list([files(count, say)] + counts(say), .comma)) }
    let left = [Diagnostic.Severity.error, .warning, .hint].filter { count($0) > 0 }.map { words($0, say) }
    return say(
      isDryRun ? CheckText.wouldFix : CheckText.fixed,
      [
        "number": .text(say.numbers.written(fixed.count)), "files": .text(files(fixedCount, say)),
        "left": .text(left.isEmpty ? say(CheckText.nothing) : say(.list(left, .comma))),
        "count": .number(count(.error) + count(.warning) + count(.hint)),
      ])
  }

  /// Hints only where there are any.
  private func counts(_ say: Language) -> [String] {
    [Diagnostic.Severity.error, .warning, .hint].filter { $0 != .hint || count($0) > 0 }.map { words($0, say) }
  }

  private func words(_ severity: Diagnostic.Severity, _ say: Language) -> String {
    switch severity {
    case .error: words(CheckText.errors, count(severity), say)
    case .warning: words(CheckText.warnings, count(severity), say)
    case .hint: words(CheckText.hints, count(severity), say)
    }
  }

  private func files(_ count: Int, _ say: Language) -> String { words(CheckText.files, count, say) }

  private func words(_ key: CheckText, _ count: Int, _ say: Language) -> String {
    say(key, ["number": .text(say.numbers.written(count)), "count": .number(count)])
  }
}
