// The top of a page, sentences, photographs, and what lies folded or side by side.

import JournalText

extension PageWriter {
  func write(_ tiles: Tiles, to html: inout HTML) {
    if !tiles.lead.isEmpty {
      html.element("p", ["class": "lead", "lang": language(of: tiles.lead)], text: tiles.lead)
      html.newline()
    }
    if tiles.tiles.isEmpty { return }
    html.element("ul", ["class": "tiles"]) { html in
      html.newline()
      for tile in tiles.tiles {
        html.element("li") { html in
          html.element("strong", text: tile.amount)
          html.text(" ")
          html.element("span", text: tile.name)
          if !tile.beside.isEmpty {
            html.text(" ")
            html.element("span", ["class": "beside"], text: tile.beside)
          }
        }
        html.newline()
      }
    }
    html.newline()
  }

  func write(_ prose: Prose, by words: RichText, to html: inout HTML) {
    html.element("figure", ["class": "quote"]) { html in
      html.element("blockquote") { write(prose, class: "prose", to: &$0) }
      html.element("figcaption") { write(words, to: &$0) }
    }
    html.newline()
  }

  func write(_ photos: [Photo], to html: inout HTML) {
    html.element("div", ["class": "photos"]) { html in
      html.newline()
      for photo in photos {
        html.element("figure") { html in
          switch photo.content {
          case .picture(let bytes, let type):
            html.element("img", ["src": "data:\(type);base64,\(base64(bytes))", "alt": photo.name], isVoid: true)
          case .missing(let reason): html.element("p", ["class": "hint"], text: "\(photo.name): \(reason)")
          }
          html.element("figcaption", text: photo.caption)
        }
        html.newline()
      }
    }
    html.newline()
  }

  func write(folded blocks: [Block], _ name: RichText, to html: inout HTML) {
    html.element("details", ["class": "folded"]) { html in
      html.element("summary", ["lang": language(of: name.plain)]) { write(name, to: &$0) }
      html.newline()
      for block in blocks where !block.isForPrograms { write(block, to: &html, isBelowHeading: true) }
    }
    html.newline()
  }

  func write(_ parts: [NamedPart], to html: inout HTML) {
    var writer = self
    writer.isHalf = true
    html.element("div", ["class": "gallery"]) { html in
      html.newline()
      for part in parts {
        html.element("section", ["class": "card"]) { html in
          html.element("h3", ["lang": language(of: part.name.plain)]) { write(part.name, to: &$0) }
          html.newline()
          for block in part.blocks where !block.isForPrograms { writer.write(block, to: &html, isBelowHeading: true) }
        }
        html.newline()
      }
    }
    html.newline()
  }
}

/// Bytes as text, by RFC 4648.
func base64(_ bytes: [UInt8]) -> String {
  let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var out: [UInt8] = []
  out.reserveCapacity((bytes.count + 2) / 3 * 4)
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let rest = min(3, bytes.count - start)
    let group = (0..<3).reduce(0) { $0 << 8 | ($1 < rest ? Int(bytes[start + $1]) : 0) }
    for place in 0..<4 { out.append(place <= rest ? alphabet[group >> (18 - 6 * place) & 63] : 0x3D) }
  }
  return String(decoding: out, as: UTF8.self)
}
