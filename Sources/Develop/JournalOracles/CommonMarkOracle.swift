// cmark-gfm as the judge of block structure.

import CCMarkGFM
public import JournalText
public import MarkdownSyntax

/// A heading or list item where a parser found it: line and column count from 1, columns in bytes.
public struct StructuralMark: Hashable, Sendable, Comparable, CustomStringConvertible {
  public var line: Int
  public var column: Int
  /// Level 1…6 of a heading, 0 of a list item.
  public var level: Int

  public init(line: Int, column: Int, level: Int) {
    self.line = line
    self.column = column
    self.level = level
  }

  public static func < (a: StructuralMark, b: StructuralMark) -> Bool { (a.line, a.column, a.level) < (b.line, b.column, b.level) }
  public var description: String { "\(line):\(column) \(level == 0 ? "item" : "h\(level)")" }
}

/// Parses Markdown with cmark-gfm and its table extension.
public struct CommonMarkOracle {
  private let parser: OpaquePointer?

  public init() {
    cmark_gfm_core_extensions_ensure_registered()
    parser = cmark_parser_new(CMARK_OPT_DEFAULT)
    if let table = cmark_find_syntax_extension("table") { cmark_parser_attach_syntax_extension(parser, table) }
  }

  /// Parses `body` and forgets it: what the benchmark measures.
  public func parse(_ body: UnsafeBufferPointer<UInt8>) { cmark_node_free(document(body)) }

  /// The headings and list items of `body` in document order.
  public func marks(_ body: UnsafeBufferPointer<UInt8>) -> [StructuralMark] {
    let root = document(body)
    defer { cmark_node_free(root) }
    let iterator = cmark_iter_new(root)
    defer { cmark_iter_free(iterator) }
    var marks: [StructuralMark] = []
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { return marks }
      guard event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(iterator) else { continue }
      let type = cmark_node_get_type(node)
      guard type == CMARK_NODE_HEADING || type == CMARK_NODE_ITEM else { continue }
      marks.append(
        StructuralMark(
          line: Int(cmark_node_get_start_line(node)), column: Int(cmark_node_get_start_column(node)),
          level: type == CMARK_NODE_HEADING ? Int(cmark_node_get_heading_level(node)) : 0))
    }
  }

  /// The parser is made anew for each document by `finish`, which leaves it ready for the next.
  private func document(_ body: UnsafeBufferPointer<UInt8>) -> OpaquePointer? {
    guard let base = body.baseAddress else {
      cmark_parser_feed(parser, "", 0)
      return cmark_parser_finish(parser)
    }
    base.withMemoryRebound(to: CChar.self, capacity: body.count) { cmark_parser_feed(parser, $0, body.count) }
    return cmark_parser_finish(parser)
  }
}

extension Outline {
  /// The headings and list items of the body as cmark-gfm counts them: lines from the body's first, and an underlined heading from the
  /// link reference definitions at the start of its paragraph, which we keep apart as a block of their own.
  public func marks(in source: SourceText) -> [StructuralMark] {
    let table = LineTable(SourceText(path: source.path, bytes: Array(source.bytes[bodyStart...])))
    return blocks.indices.compactMap { index in
      let block = blocks[index]
      guard block.kind == .heading || block.kind == .item else { return nil }
      var offset = block.range.lowerBound - bodyStart
      if block.isSetext, index > 0, blocks[index - 1].kind == .definition, blocks[index - 1].parent == block.parent,
        table.line(of: blocks[index - 1].range.upperBound - bodyStart) + 1 == table.line(of: offset)
      {
        offset = blocks[index - 1].range.lowerBound - bodyStart
      }
      let line = table.line(of: offset)
      return StructuralMark(line: line, column: offset - table.starts[line - 1] + 1, level: Int(block.level))
    }
  }
}
