// What the rows of a table come to, once it is known what they mean.

import JournalDates
import JournalModel
import JournalText

/// Decides by what each column has told, and says what was decided and what was left out.
struct TableResult {
  private let rows: TableRows
  private let profile: TableProfile
  private let hasHalfCharacter: Bool

  init(_ rows: TableRows, _ profile: TableProfile, hasHalfCharacter: Bool) {
    self.rows = rows
    self.profile = profile
    self.hasHalfCharacter = hasHalfCharacter
  }

  func data() throws(TableError) -> ImportedData {
    if rows.missesZone { throw .needsZone }
    if profile.isStrict, let issue = rows.issues.first {
      throw .unclear(
        Wording(import: "strict", "line \(issue.line): \(issue.text.english)", ["line": .text("\(issue.line)"), "issue": .wording(issue.text)]),
        help: Wording(
          import: "strict.help", "correct that line, or take ‘import.\(profile.name).strict’ out of the profile",
          ["key": .text("import.\(profile.name).strict")]))
    }
    if let mood = rows.strangeMood {
      throw .unclear(
        Wording(
          import: "otherScale", "its moods are on another scale: ‘\(mood.text)’ on line \(mood.line) is no mood from 0 to 4",
          ["text": .text(mood.text), "line": .text("\(mood.line)")]),
        help: Wording(
          import: "otherScale.help", "say which scale it is, as in ‘import.\(profile.name).scale.mood: 1..5 -> 0..4’",
          ["key": .text("import.\(profile.name).scale.mood: 1..5 -> 0..4")]))
    }
    var data = ImportedData(source: profile.name)
    // Only a profile can be of a forecast.
    data.isForecast = !profile.isUnderstood
    if let line = rows.firstBadLine { data.warn(Wording(badBytes: "\u{FFFD}"), line: line) }
    if hasHalfCharacter { data.warn(Wording(import: "halfCharacter", "it ends in the middle of a character")) }
    let isMonthFirst = try isMonthFirst()
    let commas = try decimalCommas(&data)
    let totals = isMonthFirst ? rows.monthFirst ?? rows.dayFirst : rows.dayFirst
    take(totals, commas, &data)
    takeMoods(isMonthFirst, &data)
    profile.lines?.take(rows.texts, into: &data) { isMonthFirst ? $0.monthFirst : $0.dayFirst }
    rows.issues.tell(&data)
    tellRest(&data)
    return data
  }

  // MARK: Days

  private func isMonthFirst() throws(TableError) -> Bool {
    let dates = rows.dates
    if let known = dates.isMonthFirst { return known }
    let key = "import.\(profile.name).date_format"
    if let first = dates.dayFirst, let second = dates.monthFirst {
      throw .unclear(
        Wording(
          import: "daysTwoWays",
          "its days are written in two ways: ‘\(first.text)’ on line \(first.line), ‘\(second.text)’ on line \(second.line)",
          ["first": .text(first.text), "line": .text("\(first.line)"), "second": .text(second.text), "other": .text("\(second.line)")]),
        help: dayHelp
          ?? Wording(
            import: "daysTwoWays.help",
            "‘\(key): dd/mm/yyyy’ or ‘mm/dd/yyyy’ takes one of them, and tells of the rows that are the other", ["key": .text(key)]))
    }
    guard let sample = dates.ambiguous, let moment = TableMoment(sample.text, nil), let first = moment.dayFirst,
      let second = moment.monthFirst
    else { return false }
    throw .unclear(
      Wording(
        import: "daysUnclear",
        "its days may be meant in two ways: ‘\(sample.text)’ on line \(sample.line) is \(first.title) or \(second.title)",
        ["text": .text(sample.text), "line": .text("\(sample.line)"), "first": .text("\(first)"), "second": .text("\(second)")]),
      help: dayHelp
        ?? Wording(import: "daysUnclear.help", "‘\(key): dd/mm/yyyy’ or ‘\(key): mm/dd/yyyy’ in retro.yaml says which", ["key": .text(key)]))
  }

  /// How the form of days is said of a table without a profile.
  private var dayHelp: Wording? {
    guard profile.isUnderstood, let title = profile.dates.first else { return nil }
    return Wording(
      import: "daysAs.help", "--as '\(title)=dd/mm/yyyy' or --as '\(title)=mm/dd/yyyy' says which, and tells of the rows that are the other",
      ["title": .text(title)])
  }

  // MARK: Numbers

  /// For each column whether a comma stands before its decimals.
  private func decimalCommas(_ data: inout ImportedData) throws(TableError) -> [Bool] {
    if let known = profile.hasDecimalComma { return rows.decimals.map { _ in known } }
    var commas: [Bool] = []
    var taken: [(text: String, title: String, value: String)] = []
    // What one program writes it writes in one way.
    let known = Set(rows.decimals.compactMap(\.hasDecimalComma))
    for (place, evidence) in rows.decimals.enumerated() {
      let title = rows.header.columns[place].title
      if let found = evidence.hasDecimalComma {
        commas.append(found)
      } else if let point = evidence.point, let comma = evidence.comma {
        throw .unclear(
          Wording(
            import: "decimalsTwoWays",
            "the column ‘\(title)’ has decimals written in two ways: ‘\(point.text)’ on line \(point.line), ‘\(comma.text)’ on line \(comma.line)",
            [
              "title": .text(String(title)), "first": .text(point.text), "line": .text("\(point.line)"), "second": .text(comma.text),
              "other": .text("\(comma.line)"),
            ]),
          help: Wording(import: "decimalsTwoWays.help", "\(key) takes one of them, and tells of the fields that are the other", keyValues))
      } else if let sample = evidence.ambiguous {
        guard known.count == 1, let other = known.first else { throw unclear(title, sample) }
        commas.append(other)
        let value = decimalText(TableNumber(sample.text.trimmed).value(hasDecimalComma: other))
        taken.append((sample.text, String(title), value))
      } else {
        commas.append(false)
      }
    }
    if let first = taken.first, let other = known.first {
      let more = taken.count > 1 ? ", and likewise \(taken.count - 1) more" : ""
      let source = rows.decimals.firstIndex { $0.hasDecimalComma == other }.map { rows.header.columns[$0].title } ?? ""
      data.warn(
        Wording(
          import: "decimalsRead",
          "‘\(first.text)’ of ‘\(first.title)’ as \(first.value) was read with a \(other ? "comma" : "point") before decimals\(more), as ‘\(source)’ has it; "
            + (profile.isUnderstood ? "--decimal says it for sure" : "‘import.\(profile.name).decimal’ says it for sure"),
          [
            "text": .text(first.text), "title": .text(first.title), "value": .text(first.value), "sign": .text(other ? "comma" : "point"),
            "more": .number(taken.count - 1), "source": .text(String(source)),
            "key": .text(profile.isUnderstood ? "--decimal" : "import.\(profile.name).decimal"),
          ]))
    }
    return commas
  }

  private var keyValues: [String: Wording.Value] { ["profile": .optional(profile.isUnderstood ? nil : profile.name)] }

  private var key: String {
    profile.isUnderstood
      ? "--decimal comma or --decimal point" : "‘import.\(profile.name).decimal: comma’ or ‘point’ in retro.yaml, or --decimal,"
  }

  private func unclear(_ title: String, _ sample: DecimalEvidence.Sample) -> TableError {
    let number = TableNumber(sample.text.trimmed)
    let (point, comma) = (decimalText(number.point), decimalText(number.comma))
    let hint = rows.header.delimiter == 0x3B ? "; where semicolons part the fields it is mostly the comma" : ""
    let isDuration = !number.isAmbiguous
    let readings = isDuration ? "two amounts" : "\(point) with a decimal point, \(comma) with a decimal comma"
    return .unclear(
      Wording(
        import: "decimalsUnclear",
        "the numbers of ‘\(title)’ may be meant in two ways: ‘\(sample.text)’ on line \(sample.line) is \(readings)",
        [
          "title": .text(title), "text": .text(sample.text), "line": .text("\(sample.line)"), "point": .optional(isDuration ? nil : point),
          "comma": .text(comma),
        ]),
      help: Wording(
        import: "decimalsUnclear.help", "\(key) says which\(hint)",
        keyValues.merging(["semicolons": .text(hint.isEmpty ? "no" : "yes")]) { _, new in new }))
  }

  private func take(_ totals: TableTotals, _ commas: [Bool], _ data: inout ImportedData) {
    let days = totals.all
    for (place, column) in rows.header.columns.enumerated() where column.metric != "mood" {
      let own = totals.totals(of: place, hasDecimalComma: commas[place])
      var isClock = false
      if case .clock = column.form, column.effectiveAggregate != .count { isClock = true }
      for (day, number) in days {
        guard let value = own.value(of: number) else { continue }
        if isClock {
          if let time = TimeOfDay(minutes: Int(value)) { data.days[day, default: [:]][column.metric] = .clock(time) }
        } else if value.isFinite {
          data.days[day, default: [:]][column.metric] = .number(value)
        }
      }
      if column.aggregate == nil, own.days > 0 { tellSeveral(own.days, column.metric, column.effectiveAggregate, of: column.title, &data) }
    }
  }

  private func tellSeveral(
    _ days: Int, _ metric: String, _ aggregate: TableProfile.Aggregate, of title: String? = nil, _ data: inout ImportedData
  ) {
    let taken =
      switch aggregate {
      case .sum: "they were added up"
      case .mean: "their mean was taken"
      default: "the \(aggregate.rawValue) was taken"
      }
    // The other way of taking them, as a command takes it.
    let key =
      profile.isUnderstood
      ? title.map { "--as '\($0)=\(aggregate != .mean ? "mean" : MetricNames.unit(of: metric) == "bpm" || MetricNames.isPace(metric) ? "max" : MetricNames.isWholeAtOnce(metric) ? "last" : "sum")'" } : "import.\(profile.name).aggregate.\(metric)"
    let way = key.map { "; ‘\($0)’ says what to take" } ?? ""
    data.warn(
      Wording(
        import: "severalRows", "\(metric): \(days == 1 ? "1 day has" : "\(days) days have") several rows, and \(taken)\(way)",
        [
          "metric": .text(metric), "days": .number(days), "taken": .text(aggregate.rawValue),
          "key": .optional(key),
        ]))
  }

  // MARK: Moods

  private func takeMoods(_ isMonthFirst: Bool, _ data: inout ImportedData) {
    let aggregate = rows.header.columns.first { $0.metric == "mood" }?.aggregate
    let (moods, several) = rows.moods.moods(aggregate) { isMonthFirst ? $0.moment.monthFirst : $0.moment.dayFirst }
    data.moods = moods
    data.unknownMoods = rows.unknownMoods
    if several > 0, aggregate == nil { tellSeveral(several, "mood", .mean, &data) }
  }

  // MARK: What is left out

  private func tellRest(_ data: inout ImportedData) {
    let header = rows.header
    for (metric, unit) in header.foreignUnits {
      data.warn(
        Wording(
          import: "keptUnit",
          "\(metric) is kept in \(unit), as the table has it; ‘import.\(profile.name).unit.\(metric)’ would turn it into another unit",
          ["metric": .text(metric), "unit": .text(unit), "key": .text("import.\(profile.name).unit.\(metric)")]))
    }
    if let sample = rows.writtenOffset {
      data.warn(
        Wording(
          import: "offset", "times with an offset, such as ‘\(sample.text)’, count as they are written; --tz says where you were",
          ["text": .text(sample.text)]), line: sample.line)
    }
    if let (count, line) = rows.rowsAfter {
      let what = count == 1 ? "a row" : "\(count) rows"
      let way = profile.isUnderstood ? "" : "; ‘import.\(profile.name).section’ chooses a table"
      data.warn(
        Wording(
          import: "otherTable", "\(what) behind an empty line, of another table, \(count == 1 ? "was" : "were") left out\(way)",
          ["count": .number(count), "key": .optional(profile.isUnderstood ? nil : "import.\(profile.name).section")]), line: line)
    }
    if let (count, line) = header.linesBefore { data.ignored["lines before the table, from line \(line)"] = count }
    for (place, count) in rows.unread.enumerated() where count > 0 {
      let title = Substring(header.titles[place]).trimmedOfBlanks
      data.ignored[title.isEmpty ? "a column without a name" : title, default: 0] += count
    }
  }
}
