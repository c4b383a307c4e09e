// The beginning of a profile for a table that nobody has explained.

import JournalModel

extension TableReader {
  /// The beginning of a profile for a table, as lines of `retro.yaml`; nil where no column looks like days. What only the person knows is told in
  /// comments: what words are worth, and what may be meant in two ways.
  public static func suggestion(
    for bytes: [UInt8], named name: String, _ settings: PlainTableSettings? = nil, words: TableMoods = TableMoods()
  ) -> [String]? {
    guard let table = SampledTable.find(in: bytes) else { return nil }
    return PlainTable(table, settings ?? PlainTableSettings(source: name), words).lines(name)
  }
}

extension PlainTable {
  /// What retro.yaml would say of it.
  fileprivate func lines(_ name: String) -> [String] {
    let prefix = "import.\(name)"
    var lines = ["\(prefix).date: \(Self.quoted(table.header[table.day.column]))"]
    if let encoding = table.encoding { lines.append("\(prefix).encoding: \(encoding.rawValue)") }
    if table.skipped > 0 { lines.append("\(prefix).skip: \(table.skipped)") }
    lines += table.day.form(prefix)
    if let time = profile.times.first { lines.append("\(prefix).time: \(Self.quoted(time))") }
    if table.delimiter != 0x2C {
      lines.append(
        "\(prefix).delimiter: \(table.delimiter == 0x09 ? "tab" : Self.quoted(String(Character(Unicode.Scalar(table.delimiter)))))")
    }
    var comments: [String] = []
    for column in understanding.columns {
      let title = Self.quoted(column.title)
      switch column.meaning {
      case .metric(let metric, _):
        lines += ["\(prefix).column.\(metric): \(title)"] + form(column, prefix, metric)
        comments += Self.doubts(column, prefix, metric)
      case .mood(let scale):
        lines.append("\(prefix).column.mood: \(title)")
        guard let scale else { break }
        let isSure = column.doubt == nil
        lines.append(
          "\(isSure ? "" : "# ")\(prefix).scale.mood: \(decimalText(scale.lowerBound))..\(decimalText(scale.upperBound)) -> 0..4")
      case .leftOut(.words), .leftOut(.noHabit), .habit: comments += labels(column, prefix)
      case .day, .time, .habitNames, .value, .unit, .note, .leftOut: break
      }
    }
    lines += decimalLines(prefix)
    if !profile.nulls.isEmpty { lines.append("\(prefix).null: \(Self.quoted(profile.nulls.sorted().joined(separator: "|")))") }
    return lines + comments
  }

  private func form(_ column: UnderstoodColumn, _ prefix: String, _ metric: String) -> [String] {
    switch column.column?.form {
    case .duration?: ["\(prefix).form.\(metric): duration"]
    case .minutesAndSeconds?: ["\(prefix).form.\(metric): minutes-and-seconds"]
    case .clock?: ["\(prefix).form.\(metric): clock"]
    case .number(let factor)? where factor != 1: ["\(prefix).factor.\(metric): \(decimalText(factor))"]
    case .scale(let from, let to)?:
      [
        "\(prefix).scale.\(metric): \(decimalText(from.lowerBound))..\(decimalText(from.upperBound)) -> "
          + "\(decimalText(to.lowerBound))..\(decimalText(to.upperBound))"
      ]
    default: []
    }
  }

  private static func doubts(_ column: UnderstoodColumn, _ prefix: String, _ metric: String) -> [String] {
    guard let doubt = column.doubt, doubt.choices.count > 1 else { return [] }
    return ["# \(column.title) may also be \(doubt.choices.dropFirst().joined(separator: " or "))"]
  }

  /// What words are worth, for the person to say.
  private func labels(_ column: UnderstoodColumn, _ prefix: String) -> [String] {
    let values = contents[column.place]?.values ?? []
    let words = Set(values.map { $0.lowercased() }).sorted()
    let metric = MetricKey.of(column.title)
    // What is as good as never the same is a note.
    if words.isEmpty || metric.isEmpty || words.count > 12 || words.count == values.count && values.count > 3 { return [] }
    let labels = words.map { "\($0)=?" }.joined(separator: ", ")
    return ["# \(prefix).column.\(metric): \(Self.quoted(column.title))", "# \(prefix).form.\(metric): \(Self.quoted(labels))"]
  }

  /// How decimals are written, where the numbers tell; both ways as comments, where they can be meant in both.
  private func decimalLines(_ prefix: String) -> [String] {
    let evidence = table.decimals
    let both = ["# \(prefix).decimal: point", "# \(prefix).decimal: comma"]
    if let comma = evidence.hasDecimalComma ?? profile.hasDecimalComma { return ["\(prefix).decimal: \(comma ? "comma" : "point")"] }
    if let point = evidence.point, let comma = evidence.comma {
      return ["# ‘\(point.text)’ and ‘\(comma.text)’ are written in two ways: take the # from one of these lines"] + both
    }
    guard let sample = evidence.ambiguous else { return [] }
    let number = TableNumber(sample.text)
    let (point, comma) = (decimalText(number.point), decimalText(number.comma))
    return [
      "# ‘\(sample.text)’ is \(point) with a decimal point and \(comma) with a decimal comma: take the # from the line that is right"
    ] + both
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\(Character($0))" : String(Character($0)) }.joined()
    return "\"\(escaped)\""
  }
}
