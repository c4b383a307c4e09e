// What people are told stands in the catalogue, where languages can follow, and not in commands.

import Foundation
import Testing

@Suite struct Words {
  /// Calls of which the words stay where they are: help, manual pages and completions are English, and declared beside the code that they are about.
  private let declarations: Set<String> = [
    "CommandAlias", "CommandDeclaration", "Example", "Flag", "ManualSection", "Operand", "Option", "PlanVerbs", "Program",
  ]

  /// Words that stay, and why.
  private let staying = [
    "Plans/PlanVerb.swift": "help, which is English, and words of command lines",
    "Program/HelpTopics.swift": "help, which is English",
    "Program/RetroProgram+Documents.swift": "tables of the documents, which are English",
  ]

  /// Literals that are told to nobody, or are help, and why.
  private let literals = [
    "‘∙’ is refused: ∙": "RetroProgram.contradictions, which only tests read",
    "The days, such as W46, last week, november, fri, 2026-01..2026-06 or a term.": "help of the operand PERIOD",
    "last ∙ ∙": "a period as a person types it, for 8w",
    "Every day": "help, which is English",
    "Looking back": "help, which is English",
    "The sum of a property or metric in each group.": "help of --sum",
    "The one in the middle.": "help of --median",
    "The greatest.": "help of --max",
    "The least.": "help of --min",
    "Its mean.": "help of --mean",
  ]

  @Test func commandsHaveNoWordsOfTheirOwn() throws {
    var unused = Set(staying.keys).union(literals.keys)
    for (path, text) in try Source.all() where path.hasPrefix("Doors/RetroCommands/") {
      let name = String(path.dropFirst("Doors/RetroCommands/".count))
      for literal in Literal.all(in: text) where literal.hasWords && declarations.isDisjoint(with: literal.calls) {
        if let known = [name, literal.text].first(where: { staying[$0] != nil || literals[$0] != nil }) {
          unused.remove(known)
        } else {
          Issue.record("\(path):\(literal.line): ‘\(literal.text)’ is said in place; make it a text of JournalLanguage/Commands")
        }
      }
    }
    for exception in unused.sorted() { Issue.record("‘\(exception)’ is no exception any more") }
  }

  /// The parser tells what is wrong with a command line, and is to do so in the language of whoever typed it.
  @Test func theParserHasNoWordsOfItsOwn() throws {
    for (path, text) in try Source.all() where path.hasPrefix("Doors/CommandKit/") {
      for match in text.matches(of: /UsageError\("[^\n]*/) { Issue.record("\(path): \(match.0)") }
    }
  }

  @Test func literalsAreFound() {
    let text = #"""
      // note("in a comment")
      note("one \(two("and three"))", help: Flag("four five"))
      let x = """
        six seven
        """
      """#
    let found = Literal.all(in: text)
    #expect(found.map(\.text) == ["and three", "one ∙", "four five", "six seven"])
    #expect(found.map(\.calls) == [["note", "two"], ["note"], ["note", "Flag"], []])
    #expect(found.map(\.line) == [2, 2, 2, 3])
    #expect(["∙: ∙", "retro new ∙", "--week ∙", "a", "∙/x", "  "].allSatisfy { !Literal(text: $0, calls: [], line: 1).hasWords })
    #expect(["∙ and ∙", "no row", "mood: good day"].allSatisfy { Literal(text: $0, calls: [], line: 1).hasWords })
  }
}

/// A text between quotation marks in a Swift file.
struct Literal {
  /// With a sign for each interpolation.
  let text: String
  /// What is called around it, from the outside.
  let calls: [String]
  let line: Int

  /// Whether a person would read it: a word stands beside a blank. A command line and an option are typed, not read.
  var hasWords: Bool {
    !text.hasPrefix("retro ") && text.wholeMatch(of: /‘retro \w+’/) == nil && !text.hasPrefix("--")
      && text.contains(/\p{L}{2,}[,:;.!?’]? \S|\S \p{L}{2,}/)
      && !text.contains(/^\p{L}+: ?∙?$/)
  }

  static func all(in text: String) -> [Literal] {
    var scanner = Scanner(text)
    scanner.code(until: nil)
    return scanner.found
  }

  /// Reads as much of Swift as is needed to know what is a literal.
  private struct Scanner {
    private let characters: [Character]
    private var next = 0
    private var line = 1
    private var calls: [String] = []
    private(set) var found: [Literal] = []

    init(_ text: String) { characters = Array(text) }

    private func stands(_ word: String) -> Bool { characters[next...].starts(with: word) }

    private mutating func skip(_ count: Int = 1) {
      for _ in 0..<count where next < characters.count {
        if characters[next].isNewline { line += 1 }
        next += 1
      }
    }

    /// Code up to the parenthesis that closes it, or to the end.
    mutating func code(until end: Character?) {
      var word = ""
      while next < characters.count {
        let character = characters[next]
        if character == end { return skip() }
        if stands("//") {
          while next < characters.count, !characters[next].isNewline { skip() }
        } else if character == "\"" {
          literal()
        } else if character == "(" {
          skip()
          calls.append(word)
          code(until: ")")
          calls.removeLast()
        } else {
          word = character.isLetter || character.isNumber || character == "_" ? word + String(character) : ""
          skip()
          continue
        }
        word = ""
      }
    }

    private mutating func literal() {
      let quote = stands("\"\"\"") ? "\"\"\"" : "\""
      let start = line
      skip(quote.count)
      var text = ""
      while next < characters.count, !stands(quote) {
        if stands("\\(") {
          skip(2)
          code(until: ")")
          text += "∙"
        } else if stands("\\") {
          text += stands("\\n") ? " " : String(characters[min(next + 1, characters.count - 1)])
          skip(2)
        } else {
          text.append(characters[next])
          skip()
        }
      }
      skip(quote.count)
      found.append(Literal(text: text.trimmingCharacters(in: .whitespacesAndNewlines), calls: calls.filter { !$0.isEmpty }, line: start))
    }
  }
}
