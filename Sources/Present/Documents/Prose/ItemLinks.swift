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

  package init(files: [String: String], base: LinkBase?, path: String, anchors: [String: String] = [:]) {
    (self.files, self.base, self.path, self.anchors) = (files, base, path, anchors)
  }

  /// The link to what a wiki link names, nil where that is unknown or not to be told.
  package func link(to reference: Reference) -> String? {
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
    return base?.link(toRelative: url, from: path)
  }

  /// What a link may ask a browser to open; everything else is shown as text.
  /// Of those, what means the same wherever it is read, and names no file or program of the person's own.
  package static let openSchemes: Set<String> = ["http", "https", "mailto", "tel", "geo"]
  package static let schemes: Set<String> = ["http", "https", "mailto", "tel", "geo", "obsidian", "zotero", "message", "things"]
}
