// Comma-separated values out, after RFC 4180.

/// Writes the records of a CSV text.
public enum CSVWriter {
  /// One record with its line end: fields with commas, quotes or line ends stand in quotes, and so does an empty text; nil is nothing at all.
  public static func record(_ fields: [String?]) -> [UInt8] {
    var out: [UInt8] = []
    for (place, field) in fields.enumerated() {
      if place > 0 { out.append(0x2C) }
      guard let field else { continue }
      let needsQuotes = field.isEmpty || field.utf8.contains { $0 == 0x2C || $0 == 0x22 || $0 == 0x0A || $0 == 0x0D }
      if !needsQuotes {
        out += field.utf8
        continue
      }
      out.append(0x22)
      for byte in field.utf8 {
        if byte == 0x22 { out.append(0x22) }
        out.append(byte)
      }
      out.append(0x22)
    }
    // A record of one field that is nothing would be an empty line, which is none.
    if out.isEmpty { out = [0x22, 0x22] }
    return out + [0x0A]
  }
}
