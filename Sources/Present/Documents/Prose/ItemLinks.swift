// Where the links in one file's texts lead.

package import JournalModel

/// Turns the links of a text into links that work where the report is.
package struct ItemLinks {
  /// The paths of the files that wiki links name.
  package var files: [String: String]
  /// Nil for a page that others read: nothing on it leads into the journal.
  package var base: LinkBase?
  /// The file that the text stands in.
  package var path: String
  /// Where the files that are on the page itself stand there, by their paths.
  package var anchors: [String: String] = [:]
  /// Where each file is a page of its own; nil where that is not so.
  package var pages: PageLinks?

  package init(files: [String: String], base: LinkBase?, path: String, anchors: [String: String] = [:], pages: PageLinks? = nil) {
    (self.files, self.base, self.path, self.anchors, self.pages) = (files, base, path, anchors, pages)
  }

  /// What is shown for a wiki link: its own words, else the title of its page.
  func words(of reference: Reference) -> String {
    guard reference.shown == nil, let pages else { return reference.words }
    if let title = pages.target(reference, path)?.title { return title }
    // The id of what is not there for others says nothing to them.
    if case .block? = reference.place, reference.file.isEmpty { return "" }
    return reference.words
  }

  /// The link to what a wiki link names, nil where that is unknown or not to be told.
  package func link(to reference: Reference) -> String? {
    if let pages { return pages.target(reference, path)?.link }
    guard let path = reference.file.isEmpty ? path : files[reference.file] else { return nil }
    return base.map { $0.link(to: path) } ?? anchors[path].map { "#" + $0 }
  }

  /// The link to what the URL of a Markdown link means: itself where a browser may open its scheme, a path from the report where it is
  /// relative, nil where it must not be a link.
  package func link(to url: String) -> String? {
    // Browsers skip control characters and blanks before and inside a scheme.
    let bytes = url.utf8.filter { $0 > 0x20 && $0 != 0x7F }
    guard let first = bytes.first else { return nil }
    let end = bytes.firstIndex { $0 == 0x3A || $0 == 0x2F || $0 == 0x3F || $0 == 0x23 || $0 == 0x5C }
    if let end, bytes[end] == 0x3A {
      let scheme = String(decoding: bytes[..<end].map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }, as: UTF8.self)
      return (base == nil ? Self.openSchemes : Self.schemes).contains(scheme) ? url : nil
    }
    // From the root of a disk or of another host: nobody can say what that is where the report is read.
    if first == 0x2F || first == 0x5C { return nil }
    if let pages { return pages.relative(url, path) }
    return base?.link(toRelative: url, from: path)
  }

  /// What a link may ask a browser to open; everything else is shown as text.
  /// Of those, what means the same wherever it is read, and names no file or program of the person's own.
  package static let openSchemes: Set<String> = ["http", "https", "mailto", "tel", "geo"]
  package static let schemes: Set<String> = ["http", "https", "mailto", "tel", "geo", "obsidian", "zotero", "message", "things"]
}

/// Where the files of a journal stand that are pages of their own.
package struct PageLinks: Sendable {
  /// The way to the page of a file, by its path; nil where it has none.
  package var page: @Sendable (_ path: String) -> String?
  /// The way to what a wiki link means that stands in the file at a path, and what that is called; nil where it has no page.
  package var target: @Sendable (_ reference: Reference, _ path: String) -> (link: String, title: String)?
  /// The way to what a relative URL means that stands in the file at a path; nil where that is no part of the site.
  package var relative: @Sendable (_ url: String, _ path: String) -> String?

  package init(
    page: @escaping @Sendable (_ path: String) -> String?,
    target: @escaping @Sendable (_ reference: Reference, _ path: String) -> (link: String, title: String)?,
    relative: @escaping @Sendable (_ url: String, _ path: String) -> String?
  ) { (self.page, self.target, self.relative) = (page, target, relative) }
}
