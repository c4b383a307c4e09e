// One row of a table of words.

/// The words of the seven languages that mean one thing, with blanks between; `_` stands for a blank inside.
struct WordRow {
  var sense: Sense
  var words: [String]

  init(
    _ sense: Sense, en: String = "", de: String = "", es: String = "", fr: String = "", ja: String = "", ko: String = "", pt: String = ""
  ) {
    self.sense = sense
    words = [en, de, es, fr, ja, ko, pt]
  }
}
