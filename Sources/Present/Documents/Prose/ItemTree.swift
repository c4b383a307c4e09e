// cmark-gfm's tree of one text, changed before it is rendered.

import CCMarkGFM
import JournalModel

/// A parsed text. Every change is made on the tree, where code is code and text is text.
struct ItemTree {
  private typealias Node = OpaquePointer
  private let root: OpaquePointer
  private let links: ItemLinks
  /// What was taken out. Texts may lie in the memory of a node that once held them, so it is freed after the tree is rendered.
  private var removed: [OpaquePointer] = []

  init(_ root: OpaquePointer, links: ItemLinks) {
    self.root = root
    self.links = links
  }

  /// Leaves nothing that would run, load or break the page's outline; false where the text is nested too deep to show.
  mutating func makeSafe() -> Bool {
    cmark_consolidate_text_nodes(root)
    guard let nodes = nodes() else { return false }
    for node in nodes {
      switch cmark_node_get_type(node) {
      case CMARK_NODE_HEADING: replaceHeading(node)
      case CMARK_NODE_HTML_BLOCK: replaceBlockHTML(node)
      case CMARK_NODE_HTML_INLINE: replaceInlineHTML(node)
      case CMARK_NODE_IMAGE: replaceImage(node)
      case CMARK_NODE_LINK: replaceLink(node)
      case CMARK_NODE_TEXT: replaceText(node)
      default: break
      }
    }
    return true
  }

  /// Frees what was taken out of the tree.
  mutating func freeRemoved() {
    for node in removed { cmark_node_free(node) }
    removed = []
  }

  /// All nodes in document order; nil where they are nested too deep.
  private func nodes() -> [Node]? {
    guard let iterator = cmark_iter_new(root) else { return nil }
    defer { cmark_iter_free(iterator) }
    var nodes: [Node] = []
    var depth = 0
    while true {
      switch cmark_iter_next(iterator) {
      case CMARK_EVENT_DONE: return nodes
      case CMARK_EVENT_ENTER:
        guard let node = cmark_iter_get_node(iterator) else { continue }
        nodes.append(node)
        if cmark_node_first_child(node) != nil || !isLeaf(node) { depth += 1 }
        if depth > RenderedMarkdown.depthLimit { return nil }
      case CMARK_EVENT_EXIT: depth -= 1
      default: continue
      }
    }
  }

  /// Whether the iterator reports no exit for this node.
  private func isLeaf(_ node: Node) -> Bool {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_HTML_BLOCK, CMARK_NODE_THEMATIC_BREAK, CMARK_NODE_CODE_BLOCK, CMARK_NODE_TEXT, CMARK_NODE_SOFTBREAK,
      CMARK_NODE_LINEBREAK, CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE:
      true
    default: false
    }
  }

  /// A heading in an item is no heading of the page: a bold line.
  private mutating func replaceHeading(_ node: Node) {
    guard let paragraph = cmark_node_new(CMARK_NODE_PARAGRAPH), let strong = cmark_node_new(CMARK_NODE_STRONG) else { return }
    cmark_node_append_child(paragraph, strong)
    replace(node, with: paragraph, movingChildrenTo: strong)
  }

  /// HTML that a person wrote is shown as written; comments are not.
  private mutating func replaceBlockHTML(_ node: Node) {
    let literal = literal(of: node)
    if isComment(literal) { return remove(node) }
    guard let block = cmark_node_new(CMARK_NODE_CODE_BLOCK) else { return }
    cmark_node_set_literal(block, literal)
    replace(node, with: block)
  }

  private mutating func replaceInlineHTML(_ node: Node) {
    let literal = literal(of: node)
    if isComment(literal) { return remove(node) }
    let isBreak = ["<br>", "<br/>", "<br />"].contains(literal.lowercased())
    if isBreak, let line = cmark_node_new(CMARK_NODE_LINEBREAK), insert(line, before: node) { return remove(node) }
    guard let text = textNode(isBreak ? " " : literal) else { return }
    replace(node, with: text)
  }

  /// A picture would be loaded from somewhere: a link to it instead, or its text inside a link.
  private mutating func replaceImage(_ node: Node) {
    let url = cmark_node_get_url(node).map { String(cString: $0) } ?? ""
    let target = isInLink(node) ? nil : links.link(to: url)
    guard let new = cmark_node_new(target == nil ? CMARK_NODE_EMPH : CMARK_NODE_LINK) else { return }
    if let target { cmark_node_set_url(new, target) }
    if cmark_node_first_child(node) == nil, let name = textNode(Reference(target: url).words) { cmark_node_append_child(new, name) }
    replace(node, with: new, movingChildrenTo: new)
  }

  private mutating func replaceLink(_ node: Node) {
    let url = cmark_node_get_url(node).map { String(cString: $0) } ?? ""
    if !isInLink(node), let target = links.link(to: url) {
      // A link without words could be neither seen nor heard.
      if cmark_node_first_child(node) == nil, let words = textNode(Reference(target: url).words) { cmark_node_append_child(node, words) }
      cmark_node_set_url(node, target)
      return
    }
    while let child = cmark_node_first_child(node), cmark_node_insert_before(node, child) != 0 {}
    if cmark_node_first_child(node) == nil { remove(node) } else { cmark_node_set_url(node, "") }
  }

  /// Wiki links become links, tags get their look, and the boxes of nested lists a sign.
  private mutating func replaceText(_ node: Node) {
    let literal = literal(of: node)
    let pieces = TextPiece.pieces(of: literal, beginsItem: beginsItem(node))
    guard pieces.count > 1 || pieces.first?.isPlain == false else { return }
    let mayLink = !isInLink(node)
    for piece in pieces {
      switch piece {
      case .text(let text): add(textNode(text), before: node)
      case .wikiLink(let reference):
        let target = mayLink ? links.link(to: reference) : nil
        let new = cmark_node_new(target == nil ? CMARK_NODE_EMPH : CMARK_NODE_LINK)
        if let target { cmark_node_set_url(new, target) }
        if let text = textNode(links.words(of: reference)) { cmark_node_append_child(new, text) }
        add(new, before: node)
      case .tag(let tag):
        let new = cmark_node_new(CMARK_NODE_CUSTOM_INLINE)
        cmark_node_set_on_enter(new, "<span class=\"tag\">")
        cmark_node_set_on_exit(new, "</span>")
        if let text = textNode(tag) { cmark_node_append_child(new, text) }
        // Cells of tables hold no spans.
        if let new, !insert(new, before: node) { add(textNode(tag), before: node) }
      }
    }
    remove(node)
  }

  private func beginsItem(_ node: Node) -> Bool {
    guard cmark_node_previous(node) == nil, let paragraph = cmark_node_parent(node), cmark_node_previous(paragraph) == nil,
      cmark_node_get_type(paragraph) == CMARK_NODE_PARAGRAPH, let item = cmark_node_parent(paragraph)
    else { return false }
    return cmark_node_get_type(item) == CMARK_NODE_ITEM
  }

  private func isInLink(_ node: Node) -> Bool {
    var parent = cmark_node_parent(node)
    while let above = parent {
      if cmark_node_get_type(above) == CMARK_NODE_LINK { return true }
      parent = cmark_node_parent(above)
    }
    return false
  }

  private func isComment(_ literal: String) -> Bool { literal.utf8.starts(with: "<!--".utf8) && literal.trimmed.hasSuffix("-->") }

  private func literal(of node: Node) -> String { cmark_node_get_literal(node).map { String(cString: $0) } ?? "" }

  private func textNode(_ text: String) -> Node? {
    guard let node = cmark_node_new(CMARK_NODE_TEXT) else { return nil }
    cmark_node_set_literal(node, text)
    return node
  }

  /// Children stay alive, for they have their turn after their parent.
  private mutating func replace(_ node: Node, with new: Node, movingChildrenTo parent: Node? = nil) {
    guard insert(new, before: node) else { return }
    if let parent {
      while let child = cmark_node_first_child(node), cmark_node_append_child(parent, child) != 0 {}
    }
    remove(node)
  }

  private mutating func remove(_ node: Node) {
    cmark_node_unlink(node)
    removed.append(node)
  }

  private func add(_ new: Node?, before node: Node) {
    if let new { _ = insert(new, before: node) }
  }

  /// Frees what cannot stand there.
  private func insert(_ new: Node, before node: Node) -> Bool {
    if cmark_node_insert_before(node, new) != 0 { return true }
    cmark_node_free(new)
    return false
  }
}
