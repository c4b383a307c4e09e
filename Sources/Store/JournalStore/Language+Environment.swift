// Which language somebody has set their machine to.

public import HostSystem
public import JournalLanguage

extension Language {
  /// The variables that say it, the first that says anything first.
  static let variables = ["RETRO_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"]

  /// Nil where no variable says anything. One that names a language that there is none of means English, as the plain locale `C` does.
  public init?(of environment: Environment) {
    guard let said = Self.variables.lazy.compactMap({ environment[$0] }).first(where: { !$0.isEmpty }) else { return nil }
    self = .of(locale: said) ?? .english
  }
}
