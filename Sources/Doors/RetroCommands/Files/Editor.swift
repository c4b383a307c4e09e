// The person's editor: which one, and how it is told of a line.

import HostSystem

/// A command that opens a file for editing, as `$VISUAL` or `$EDITOR` gives it.
struct Editor: Hashable, Sendable {
  /// As the variable has it: a program's name, perhaps with options, read by the shell.
  let command: String

  init(_ command: String) { self.command = command }

  /// `$VISUAL`, else `$EDITOR`, else the first of those that most systems have; nil where there is none of these either.
  init?(_ environment: Environment) {
    let named = [environment["VISUAL"], environment["EDITOR"]].compactMap { $0 }.first { !$0.allSatisfy { $0 == " " } }
    guard let command = named ?? Self.usual.first(where: { environment.hasProgram($0) }) else { return nil }
    self.command = command
  }

  private static let usual = ["sensible-editor", "nano", "vi"]

  /// The words to run it with on a file, at a line where the editor is known to take one.
  /// - Parameter line: From 1.
  func arguments(for path: String, at line: Int?) -> [String] {
    guard let line, line > 1 else { return waiting + [path] }
    switch Self.ways[program] {
    case .plus: return ["+\(line)", path]
    case .colon: return waiting + ["\(path):\(line)"]
    case .goto: return waiting + ["--goto", "\(path):\(line)"]
    case nil: return [path]
    }
  }

  /// The editor's line for the shell.
  var shellLine: String { "\(command) \"$@\"" }

  /// The name of the program, without its folder and options.
  var program: String {
    var word = ""
    var quote: Character?
    for character in command.drop(while: { $0 == " " }) {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
      } else if quote == nil, character == " " {
        break
      } else {
        word.append(character)
      }
    }
    return PathText.name(word)
  }

  private enum Way {
    /// `+24 FILE`.
    case plus
    /// `FILE:24`.
    case colon
    /// `--goto FILE:24`.
    case goto
  }

  /// An editor with a window of its own goes on at once, unless it is asked to wait until the file is closed.
  private var waiting: [String] {
    let options = command.split(separator: " ").dropFirst()
    guard Self.windowed.contains(program), !options.contains("--wait"), !options.contains("-w") else { return [] }
    return ["--wait"]
  }

  private static let windowed: Set<String> = ["code", "code-insiders", "codium", "vscodium", "cursor", "subl", "zed"]

  private static let ways: [String: Way] = {
    let plus = [
      "sensible-editor", "vi", "vim", "nvim", "view", "gvim", "mvim", "nvi", "vile", "elvis", "ex", "nano", "pico", "emacs", "emacsclient", "kak", "micro",
      "joe", "jmacs", "jpico", "jstar", "ne", "mg", "jed",
    ]
    var ways = Dictionary(uniqueKeysWithValues: plus.map { ($0, Way.plus) })
    for name in ["hx", "helix", "subl", "zed"] { ways[name] = .colon }
    for name in ["code", "code-insiders", "codium", "vscodium", "cursor"] { ways[name] = .goto }
    return ways
  }()
}
