// What is told of exports, in words that other languages know by their keys.

import JournalText

extension Wording {
  /// - Parameter name: Its key in the section `import_words` of the files of other languages.
  init(import name: String, _ english: String, _ values: [String: Value] = [:]) {
    self.init(english, values, area: "import_words", name: name)
  }

  init(badBytes mark: String) { self.init(import: "badBytes", "bytes that are no UTF-8 were read as ‘\(mark)’", ["mark": .text(mark)]) }

  /// - Parameter name: What a file or a habit is called; nil for the only one.
  init(noDateOf name: String?) {
    if let name {
      self.init(import: "noDateOf", "\(name): a date that is none", ["name": .text(name)])
    } else {
      self.init(import: "noDate", "a date that is none")
    }
  }

  init(fewFieldsOf name: String?) {
    self.init(
      import: "fewFieldsOf", "\(name ?? "the table"): a record that has not as many fields as the first", ["name": .optional(name)])
  }

  init(neitherYesNorNo text: some StringProtocol, of name: String) {
    self.init(
      import: "neitherYesNorNo", "\(name): ‘\(text.prefix(40))’ is neither yes nor no nor an amount", ["name": .text(name), "text": .start(text)])
  }
}

/// What is told of rows of a table, and of how many.
extension Wording {
  static let openQuotes = Wording(import: "openQuotes", "a quotation mark that is not closed: what is behind it was left out")
  static let fewFields = Wording(import: "fewFields", "a row that has not as many fields as the header")
  static let otherDate = Wording(
    import: "otherDate", "a date in another form than the others, which may be meant in two ways: its row was left out")

  init(noDay text: String) {
    if text.isEmpty {
      self.init(import: "noDate", "a date that is none")
    } else {
      self.init(import: "noDay", "‘\(text)’ is no day, and its row was left out", ["text": .text(text)])
    }
  }

  init(noTime words: some StringProtocol, _ count: Int) {
    self.init(
      import: "noTime", "a time that is none, as in ‘\(words.prefix(40))’: \(count == 1 ? "its row counts" : "these rows count") for the day",
      ["text": .start(words), "count": .number(count)])
  }

  init(yearAhead day: String, _ count: Int) {
    self.init(
      import: "yearAhead", count == 1 ? "\(day), which is more than a year ahead" : "\(day) and \(count - 1) more, which are more than a year ahead",
      ["day": .day(day), "more": .number(count - 1)])
  }

  init(unreadField text: String, of metric: String, _ count: Int) {
    self.init(
      import: "unreadField", "\(metric): ‘\(text)’\(count == 1 ? "" : " and \(count - 1) \(count == 2 ? "other" : "others")") cannot be read",
      ["metric": .text(metric), "text": .text(text), "more": .number(count - 1)])
  }

  init(offScale text: some StringProtocol, of metric: String, _ low: String, _ high: String, _ count: Int) {
    self.init(
      import: "offScale",
      "\(metric): ‘\(text.prefix(40))’\(count == 1 ? " does" : " and \(count - 1) more do") not lie between \(low) and \(high)",
      ["metric": .text(metric), "text": .start(text), "more": .number(count - 1), "low": .text(low), "high": .text(high)])
  }
}

extension Wording.Value {
  /// The beginning of a text that somebody else wrote.
  static func start(_ text: some StringProtocol) -> Self { .text(String(text.prefix(40))) }
}
