// The ids that commands give to items: computed, so that two devices which refer to the same item write the same bytes.

public import JournalModel

/// How an item's id follows from its text.
public enum ItemID {
  private static let digits = Array("0123456789abcdefghjkmnpqrstvwxyz".unicodeScalars)

  /// The id of an item of this text in a section of the file of this name, without its caret.
  /// - Parameters:
  ///   - slug: The file's name without `.md`.
  ///   - firstLine: The item's first line without marker, box, fields and id, trimmed: the first line of `Item.text`.
  ///   - isTaken: Whether an id stands in the file already; a longer one is made then. Thirteen digits are all that the hash has, so that an
  ///     id of so many is given even where it is taken.
  public static func derived(slug: String, firstLine: String, section: SectionKind, isTaken: (String) -> Bool = { _ in false }) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for bytes in [Array(slug.utf8), [0x0A], Array(firstLine.utf8)] {
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    var id = String(Character(section.idLetter)) + "-"
    for count in 1...13 {
      // Sixty-four bits are twelve digits of five bits and one of four.
      let shift = 64 - 5 * count
      let digit = shift >= 0 ? hash >> UInt64(shift) : hash << UInt64(-shift)
      id.unicodeScalars.append(digits[Int(digit & 31)])
      if count >= 4, !isTaken(id) { break }
    }
    return id
  }
}
