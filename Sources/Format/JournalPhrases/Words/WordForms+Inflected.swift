// The forms in which a word may stand in a text that is searched for it.

import JournalModel
import JournalText

extension WordForms {
  /// The other forms in which notes may speak of what a word says: ‘cried’ and ‘crying’ of ‘cry’, ‘headaches’ of ‘headache’. Some of them are no words,
  /// which nothing is found by.
  public static func inflected(_ word: String) -> [String] {
    let word = Reference.folded(word)
    var forms = others(of: word)
    func add(_ form: String) { if form != word, form.utf8.count > 2, !forms.contains(form) { forms.append(form) } }
    for root in WordRoots.roots(of: word) {
      add(root)
      for (form, bases) in IrregularForms.bases where bases.contains(root) { add(form) }
      guard root.utf8.count > 2, root.utf8.allSatisfy({ $0 &- 0x61 < 26 }), let last = root.last else { continue }
      let isVowel = "aeiou".contains(last)
      if last == "y", !"aeiou".contains(root.dropLast().last ?? "a") {
        for ending in ["ies", "ied"] { add(root.dropLast() + ending) }
      }
      if last == "e" {
        for ending in ["ing", "d"] { add((ending == "d" ? root : String(root.dropLast())) + ending) }
      }
      for ending in ["s", "es", "ed", "ing"] { add(root + ending) }
      // ‘jogged’
      if !isVowel, "aeiou".contains(root.dropLast().last ?? "b") { for ending in ["ed", "ing"] { add("\(root)\(last)\(ending)") } }
    }
    return forms
  }
}
