// Whom to call, where words sound as if somebody were in danger.

import CommandKit
import JournalFormat
import JournalGuidance
import JournalGuides
import JournalKit
import JournalLanguage
import JournalModel
import JournalReflection
import JournalReports
import JournalStore

/// What is said then, before anything else.
enum CareText {
  /// Says it on the standard error, before anything else, where any of some texts sounds so; whether it did.
  @discardableResult
  static func tell(of texts: [String], _ configuration: JournalConfiguration, _ context: inout Context) -> Bool {
    guard texts.contains(where: { DangerHint.isPresent(in: $0) }) else { return false }
    let words = GuideWords.of(context.workspace.ownLanguage)
    let lines = context.workspace.care(configuration, words, columns: context.lineWidth ?? Self.columns)
    context.warn(lines.map { $0 + "\n" }.joined())
    // Where nobody can be told, what was typed is written all the same.
    do { try context.flush() } catch {}
    return true
  }

  /// The same where words are read again: they were answered when they were written, so one line says where help is, unless the person wants another
  /// way. Words that another program wrote are met here first, so it is never nothing unless they say so.
  @discardableResult
  static func recall(of texts: [String], _ configuration: JournalConfiguration, _ context: inout Context) -> Bool {
    if configuration.helpShow == .always { return tell(of: texts, configuration, &context) }
    guard texts.contains(where: { DangerHint.isPresent(in: $0) }) else { return false }
    if configuration.helpShow == .brief {
      context.warn(context.language(HelpLinesText.brief) + "\n")
      do { try context.flush() } catch {}
    }
    return true
  }

  /// Where nothing says how wide a line may be.
  private static let columns = 80
}

extension EntryCards {
  /// What people wrote in their own words, as it is shown.
  var spokenTexts: [String] {
    entries.flatMap { entry in
      [entry.text]
        + entry.sections.flatMap(\.parts).map { part in
          switch part {
          case .text(let text): text
          case .item(let item): item.text
          case .log(let line, _): line.text
          }
        }
    }
  }
}

extension PackText {
  /// Says a line of the pack above an answer on the screen; nothing where the usual one speaks, which is silent there.
  func show(in journal: Journal, _ context: inout Context) {
    if journal.configuration.pack == Pack.builtIn[0] { return }
    let line = context.workspace.pack(of: journal)(self)
    if line.isEmpty { return }
    context.write(line: line)
    context.write(line: "")
  }
}
