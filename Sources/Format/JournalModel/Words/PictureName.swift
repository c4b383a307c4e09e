// Names of pictures.

/// What the name of a file says.
public enum PictureName {
  private static let endings: Set<String> = ["jpg", "jpeg", "png", "gif", "webp", "avif", "heic", "svg", "bmp", "tif", "tiff"]

  /// Whether a name is one that pictures have.
  public static func isPicture(_ name: String) -> Bool {
    guard let dot = name.utf8.lastIndex(of: 0x2E) else { return false }
    return endings.contains(name[name.utf8.index(after: dot)...].lowercased())
  }
}
