// The beginning of a profile for a table that nobody has explained.

import JournalDates
import JournalModel
import PlainFormats

extension TableReader {
  /// The beginning of a profile for a table, as lines of `retro.yaml`; nil where no column looks like days. Columns of words are told in
  /// comments, since what they are worth only the person knows.
  public static func suggestion(for bytes: [UInt8], named name: String) -> [String]? {
    let encoding: TableProfile.Encoding? = isText(bytes) ? nil : .latin1
    var decoder = TableDecoder(encoding)
    let text = bytes.withUnsafeBytes { decoder.decoded($0) } + decoder.finish()
    var start = 0
    // Some programs tell of themselves before the table.
    for skipped in 0..<mostSkipped {
      if start >= text.count { break }
      if let table = SampledTable(text, from: start, name) {
        var lines = table.lines
        if skipped > 0 { lines.insert("import.\(name).skip: \(skipped)", at: 1) }
        if let encoding { lines.insert("import.\(name).encoding: \(encoding.rawValue)", at: 1) }
        return lines
      }
      start = (text[start...].firstIndex(of: 0x0A) ?? text.count - 1) + 1
    }
    return nil
  }

  private static let mostSkipped = 30

  /// Whether bytes are UTF-8, or UTF-16 as they tell themselves.
  private static func isText(_ bytes: [UInt8]) -> Bool {
    var decoder = TableDecoder(nil)
    return !bytes.withUnsafeBytes { decoder.takes($0) } || String(validating: bytes, as: UTF8.self) != nil
  }
}
