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

extension Wording.Value {
  /// The beginning of a text that somebody else wrote.
  static func start(_ text: some StringProtocol) -> Self { .text(String(text.prefix(40))) }
}
