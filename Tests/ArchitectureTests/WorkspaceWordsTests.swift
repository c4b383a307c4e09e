// What the workspace tells people stands in the catalogue, or below it with what other languages tell it by.

import Foundation
import Testing

@Suite struct WorkspaceWords {
  /// Words that stay, by file, and why.
  private let staying = [
    "JournalKit/Completion/": "descriptions beside completions, which are English as help is",
    "JournalKit/Files/TemplateFilling.swift": "faults of templates, which Mustache tells in English",
    "JournalSetup/HeadingsOfOthers.swift": "headings that notes have, to be known again",
    "JournalSetup/NotesSurvey.swift": "moods that notes have, to be known again",
    "JournalSetup/JournalFounding": "the first lines of a file",
    "JournalSetup/SetupCheck": "what doctor finds, which is English",
    "JournalSync/GitSetup.swift": "lines of git’s own files and of shells",
    "JournalSync/Git.swift": "what git says, to be known again",
    "JournalSync/Synchronisation.swift": "what git says, to be known again",
    "JournalKit/Upkeep/SettingWords.swift": "what settings and languages are called elsewhere, to be known again",
    "JournalKit/Plans/HabitWords.swift": "the form of an amount, to be read again",
    "JournalKit/Plans/PortableName.swift": "the English beside a key, as `Wording` has it",
    "JournalPublishing/SiteOutput.swift": "marks of a page, to be known again",
  ]

  /// Literals that are told to nobody, and why.
  private let literals = [
    "mkdir -p ∙ &&": "a command line", "touch ∙": "a command line", "cd ∙ && retro undo": "a command line",
    "measures add": "a command line", "∙ new": "a command line", "∙ add": "a command line",
    "<!-- retro:∙": "a mark in files", "<!-- retro:context": "a mark in files", "## Log": "a heading in files",
    "## Review ∙": "a heading in files", "Term ∙": "a title in files", "{{ type }}": "a place in templates",
    "an amount is a number and a unit, such as 5.2km, 28min or 1h05": "the form of a word, which JournalPhrases tells in English",
    "the built-in template ∙": "the name of a source",
  ]

  /// Calls whose words other languages know by a key.
  private let worded: Set<String> = ["Wording", "Message"]

  @Test func theWorkspaceHasNoWordsOfItsOwn() throws {
    var unused = Set(staying.keys).union(literals.keys)
    let folders = ["JournalKit", "JournalSetup", "JournalSync", "JournalPublishing"].map { "Workspace/\($0)/" }
    for (path, text) in try Source.all() where folders.contains(where: { path.hasPrefix($0) }) {
      let name = String(path.dropFirst("Workspace/".count))
      // The words of findings are held by `FindingTexts`.
      let findings = text.range(of: "extension Diagnostic.Message").map { text[..<$0.lowerBound].filter(\.isNewline).count }
      for literal in Literal.all(in: text) where literal.hasWords && worded.isDisjoint(with: literal.calls) {
        if let findings, literal.line > findings { continue }
        if let known = staying.keys.first(where: { name.hasPrefix($0) }) ?? literals.keys.first(where: { $0 == literal.text }) {
          unused.remove(known)
        } else {
          Issue.record("\(path):\(literal.line): ‘\(literal.text)’ is said in place; make it a text of JournalLanguage/Commands")
        }
      }
    }
    for exception in unused.sorted() { Issue.record("‘\(exception)’ is no exception any more") }
  }
}
