// The colours of the page, measured.

import Foundation
import JournalTestSupport
import Testing

@Suite struct Contrast {
  /// Texts and what they stand on.
  private static let pairs = [
    ("text", ["page", "card", "code"]), ("muted", ["page", "card", "code"]), ("link", ["page", "card", "code"]), ("keep-text", ["card"]),
    ("problem-text", ["card"]), ("try-text", ["card"]), ("action-text", ["card", "page"]),
  ]

  @Test func everyTextIsReadable() throws {
    for (name, colours) in try schemes() {
      for (text, grounds) in Self.pairs {
        for ground in grounds {
          guard let a = colours[text], let b = colours[ground] else {
            Issue.record("\(name): --\(text) or --\(ground) is missing")
            continue
          }
          let ratio = contrast(a, b)
          if ratio < 4.5 { Issue.record("\(name): --\(text) on --\(ground) has \(ratio)") }
        }
      }
      // The line is a drawing: WCAG 2.2, 1.4.11.
      let ratio = contrast(colours["mood"] ?? 0, colours["page"] ?? 0)
      if ratio < 3 { Issue.record("\(name): the line has \(ratio)") }
    }
  }

  @Test func accentsAreTheColoursOfTheFormat() throws {
    let accents: KeyValuePairs<String, UInt32> = ["keep": 0x34C759, "problem": 0xFF3B30, "try": 0xAF52DE, "action": 0x007AFF]
    for (name, colours) in try schemes() {
      for (kind, colour) in accents where colours[kind] != colour { Issue.record("\(name): --\(kind) is another colour") }
    }
  }

  @Test func everyColourIsAVariable() throws {
    let outside = try sheet().split(separator: "\n").filter { $0.contains("#") && !$0.contains("--") && !$0.hasPrefix("/*") }
    #expect(outside.isEmpty)
  }

  /// Black on white is the known value of the formula.
  @Test func theFormulaIsThatOfWCAG() {
    #expect(abs(contrast(0, 0xFFFFFF) - 21) < 0.001 && abs(contrast(0x777777, 0xFFFFFF) - 4.478) < 0.001)
  }

  private func sheet() throws -> String { try Repository.sources.appending(path: "Present/Documents/Page/report.css").text() }

  /// The colours in light, in dark and on paper; the latter two change some of the first.
  private func schemes() throws -> [(String, [String: UInt32])] {
    let blocks = try sheet().components(separatedBy: ":root {").dropFirst().map { block in
      var colours: [String: UInt32] = [:]
      for line in block.prefix(while: { $0 != "}" }).split(separator: "\n") {
        let parts = line.split(separator: ":").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " ;-#")) }
        if parts.count == 2, line.contains("#"), let colour = UInt32(parts[1], radix: 16) { colours[parts[0]] = colour }
      }
      return colours
    }
    guard blocks.count == 3, let light = blocks.first else {
      Issue.record("the style sheet has \(blocks.count) lists of colours, not 3")
      return []
    }
    return zip(["light", "dark", "print"], blocks).map { ($0, light.merging($1) { $1 }) }
  }

}

/// WCAG 2.2: relative luminance and contrast ratio.
func contrast(_ a: UInt32, _ b: UInt32) -> Double {
  func luminance(_ colour: UInt32) -> Double {
    let parts = [16, 8, 0].map { shift -> Double in
      let part = Double(colour >> shift & 0xFF) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
  let (light, dark) = (max(luminance(a), luminance(b)), min(luminance(a), luminance(b)))
  return (light + 0.05) / (dark + 0.05)
}
