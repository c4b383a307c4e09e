// Names of what is to be done without: ‘No sugar after eight’.

/// The words at the beginning of a name that say so; those of one language stand together, and blanks inside of them are underlines.
public enum DoingWithout {
  public static let english = "no not without quit stop avoid don't dont never zero"
  public static let german = "kein keine keinen nicht ohne nie"
  public static let spanish = "no sin nada_de evitar dejar_de"
  public static let french = "ne_pas pas n' pas_de pas_d' sans arrêter_de éviter zéro"
  public static let portuguese = "não sem nada_de evitar parar_de zero"

  private static let openings = [english, german, spanish, french, portuguese].flatMap { $0.split(separator: " ") }.map { word in
    let words = word.split(separator: "_").joined(separator: " ")
    return words.hasSuffix("'") ? words : words + " "
  }

  /// Whether a name begins with such words, and goes on.
  public static func isSaid(by name: String) -> Bool {
    let name = String(name.lowercased().map { $0 == "’" ? "'" : $0 })
    return openings.contains { name.hasPrefix($0) && name.utf8.count > $0.utf8.count }
  }
}
