// What a command is to the program that runs it.

public import JournalLanguage
public import JournalText

/// One command: words become values, then values become work.
public protocol Command<Context>: Sendable {
  /// Everything a command may touch: journal, clock, streams.
  associatedtype Context

  /// What it is called, as its declaration says: to find a command, none of the others has to be declared.
  static var name: String { get }
  /// Other words for it; none unless it says so.
  static var aliases: [CommandAlias] { get }
  static var declaration: CommandDeclaration { get }
  /// Whether it may write words that stand on its command line; not unless it says so. A type says this, since asking what else a type is means
  /// looking through all that the program declares.
  static var mayTakeText: Bool { get }
  /// Whether it deals itself with what an interrupted command left, or reads no journal or may write nothing at all; not unless it says so.
  static var settlesItself: Bool { get }

  /// Turns words into values. Reads no file, no clock, no environment.
  init(_ arguments: Arguments) throws(UsageError)

  func run(in context: inout Context) throws -> ExitStatus
}

extension Command {
  public static var aliases: [CommandAlias] { [] }
  public static var mayTakeText: Bool { false }
  public static var settlesItself: Bool { false }

  /// The declaration with its aliases, as help, completions and manual tell it.
  static var told: CommandDeclaration {
    var declaration = declaration
    declaration.aliases = aliases
    return declaration
  }
}

/// How a program ends. As with grep, a "no" is not a failure.
public enum ExitStatus: Int32, Hashable, Sendable {
  case yes = 0
  /// Nothing found, or a check that found errors.
  case no = 1
  /// Could not, or was asked wrongly.
  case failed = 2
}

/// A command line that makes no sense, in words, and the way out where there is one to name.
public struct UsageError: CataloguedError, Hashable {
  public var explanation: Explanation
  /// Whether an example of the command says best what to do.
  var wantsExample = false
  /// Whether the command line names a command.
  public internal(set) var isOfCommand = false
  /// The option that the command does not have, where that is what is wrong.
  public internal(set) var unknownOption: String?
  /// How much its help helps.
  public internal(set) var advice = Advice.certain
  public var code: ErrorCode { .usage }

  /// What the help of an error says: where to read on, a word that is spelt alike, or what to do.
  public enum Advice: Hashable, Sendable { case none, near, certain }

  public init(_ explanation: Explanation) { self.explanation = explanation }

  public init(_ what: some TextKey, _ values: TextValues = [:]) { explanation = Explanation(Message(what, values)) }

  public init(_ what: some TextKey, _ values: TextValues = [:], hint: some TextKey, _ hintValues: TextValues = [:]) {
    explanation = Explanation(Message(what, values), help: Message(hint, hintValues))
  }
}
