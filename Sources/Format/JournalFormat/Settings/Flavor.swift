// Whose Markdown the files of a journal have.

public import JournalText

/// A way to read what programs understand differently.
public enum Flavor: String, Hashable, Sendable, CaseIterable {
  /// CommonMark, as Obsidian and most editors have it.
  case markdown
  /// An outliner: everything is a bullet, and tabs indent them.
  case logseq
}

extension JournalConfiguration {
  /// A text of the journal, to be read as its files are.
  public func reading(_ source: SourceText) -> SourceText { source.written(inOutliner: flavor == .logseq) }
}
