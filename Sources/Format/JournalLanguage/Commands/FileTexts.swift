// What commands on files say, in English; the names of cases are the keys of other languages.

/// What `retro get` says.
public enum GetText: String, TextKey {
  public static let area = "get"

  case missing = "{path} has no ‘{key}’"
  case `private` = "{path} is private"
  case hidden = "‘{key}’ of {path} is private and not shown; --private shows it"
  case unreadable = "the properties of {path} cannot be read"
  case unreadablePrivate = "the properties of {path} cannot be read, and the file is private"
  case showPrivate = "--private shows it"
}
