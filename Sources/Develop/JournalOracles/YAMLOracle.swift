// libyaml as the judge of front matter.

import CYAML
public import JournalText
public import MarkdownSyntax

/// A value of a mapping's key, as far as a comparison needs it.
public enum OracleValue: Hashable, Sendable {
  case scalar(String)
  case list([String])
  /// Anything else: a nested collection, or an alias.
  case other
}

/// Reads `yaml` with libyaml: the top mapping's keys and values in order; nil where libyaml refuses it or the top is no mapping.
public func yamlEntries(_ yaml: ArraySlice<UInt8>) -> [(key: String, value: OracleValue)]? {
  var parser = yaml_parser_t()
  guard yaml_parser_initialize(&parser) == 1 else { return nil }
  defer { yaml_parser_delete(&parser) }
  let bytes = Array(yaml)
  return bytes.withUnsafeBufferPointer { buffer in
    yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
    var entries: [(key: String, value: OracleValue)] = []
    var depth = 0
    var key: String?
    var list: [String]?
    var topIsMapping: Bool?
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(&parser, &event) == 1 else { return nil }
      defer { yaml_event_delete(&event) }
      switch event.type {
      case YAML_STREAM_END_EVENT:
        return topIsMapping == nil ? [] : topIsMapping == true ? entries : nil
      case YAML_DOCUMENT_START_EVENT:
        // A second document, or a directive, is nothing that stands between two fences.
        if topIsMapping != nil { return nil }
      case YAML_SCALAR_EVENT:
        let text = String(decoding: UnsafeBufferPointer(start: event.data.scalar.value, count: event.data.scalar.length), as: UTF8.self)
        if topIsMapping == nil { topIsMapping = false }
        if depth == 1 {
          if let name = key {
            entries.append((name, .scalar(text)))
            key = nil
          } else {
            key = text
          }
        } else if depth == 2 {
          list?.append(text)
        }
      case YAML_ALIAS_EVENT:
        if topIsMapping == nil { topIsMapping = false }
        if depth == 1 {
          guard let name = key else { return nil }
          entries.append((name, .other))
          key = nil
        } else if depth == 2 {
          list = nil
        }
      case YAML_SEQUENCE_START_EVENT, YAML_MAPPING_START_EVENT:
        if topIsMapping == nil { topIsMapping = event.type == YAML_MAPPING_START_EVENT }
        if depth == 1 {
          if key == nil { return nil }
          list = event.type == YAML_SEQUENCE_START_EVENT ? [] : nil
        } else if depth == 2 {
          list = nil
        }
        depth += 1
      case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
        depth -= 1
        if depth == 1, let name = key {
          entries.append((name, list.map { .list($0) } ?? .other))
          key = nil
          list = nil
        }
      default: break
      }
    }
  }
}

/// What the scanner understood and libyaml reads otherwise, in words; nil where they agree or the scanner refused the front matter.
public func frontMatterDisagreement(_ outline: Outline, in source: SourceText) -> String? {
  guard let front = outline.frontMatter, !front.isBroken else { return nil }
  guard let entries = yamlEntries(source[front.content]) else { return "libyaml refuses what the scanner took" }
  guard entries.count == front.entries.count else { return "\(front.entries.count) keys, libyaml \(entries.count)" }
  for (entry, oracle) in zip(front.entries, entries) {
    let key = front.key(of: entry, in: source)
    if Array(key.utf8) != Array(oracle.key.utf8) { return "key ‘\(key)’, libyaml ‘\(oracle.key)’" }
    if entry.style.isScalar {
      let text = front.text(of: entry, in: source)
      guard case .scalar(let other) = oracle.value, Array(text.utf8) == Array(other.utf8) else {
        return "‘\(key)’ is ‘\(text)’, libyaml \(oracle.value)"
      }
    } else if entry.style.isList {
      let texts = front.elements[entry.elements].map { front.text(of: $0, in: source) }
      guard case .list(let others) = oracle.value, texts.map({ Array($0.utf8) }) == others.map({ Array($0.utf8) }) else {
        return "‘\(key)’ is \(texts), libyaml \(oracle.value)"
      }
    }
  }
  return nil
}

/// Whether the bytes hold U+0085, U+2028 or U+2029, where libyaml breaks a line and YAML 1.2 does not: a listed difference.
public func hasYAMLOnlyLineEnd(_ bytes: ArraySlice<UInt8>) -> Bool {
  for i in bytes.indices {
    if bytes[i] == 0xC2, i + 1 < bytes.endIndex, bytes[i + 1] == 0x85 { return true }
    if bytes[i] == 0xE2, i + 2 < bytes.endIndex, bytes[i + 1] == 0x80, bytes[i + 2] == 0xA8 || bytes[i + 2] == 0xA9 { return true }
  }
  return false
}
