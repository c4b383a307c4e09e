// Files read one after the other, for whoever needs many and keeps few.

public import JournalText
import MarkdownSyntax

/// Reads files one after the other. What a reading took that nobody kept, the next one takes again.
public struct FileReader {
  private var scanner = OutlineScanner()

  public init() {}

  /// As `FileReading.init` reads it.
  public mutating func read(_ source: SourceText, path: String, configuration: JournalConfiguration = .default) -> FileReading {
    FileReading(places(source, path: path, configuration: configuration))
  }

  /// The places of what a file says, without the models.
  package mutating func places(_ source: SourceText, path: String, configuration: JournalConfiguration) -> EntryPlaces {
    let source = configuration.reading(source)
    scanner.scan(source)
    return EntryPlaces(source, outline: scanner.outline, path: path, configuration: configuration)
  }
}
