// Names of new files: made of a title, or given by a person.

import JournalDates
import JournalFormat
import JournalModel
import JournalText
import JournalLanguage

/// What the file of a plan is called, without `.md`.
public enum PlanName {
  /// Characters that a name made of a title has at most.
  private static let longest = 60

  /// A name made of a title: small letters and digits of any script, with a hyphen for whatever stands between them. Nil where the title has
  /// neither letter nor digit, so that nothing of it can stand in a name.
  public static func slug(ofTitle title: String) -> String? {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    for scalar in title.widthFolded.lowercased().unicodeScalars {
      if isApostrophe(scalar) { continue }
      // Marks and joiners belong to the letter before them.
      if isLetterOrDigit(scalar) || (isPartOfLetter(scalar) && !word.isEmpty) {
        word.append(scalar)
      } else if !word.isEmpty {
        words.append(String(word))
        word = String.UnicodeScalarView()
      }
    }
    if !word.isEmpty { words.append(String(word)) }
    guard var name = words.first.map({ String($0.prefix(longest)) }) else { return nil }
    for word in words.dropFirst() {
      if name.count + 1 + word.count > longest { break }
      name += "-" + word
    }
    return name
  }

  /// A name that tells nothing of a private title: `private-7g8h`.
  /// - Parameter salt: What a reader of the name does not know, so that nobody can try titles against it.
  static func neutral(_ title: String, salt: String) -> String {
    // Of an id everything but its letter, which says in which section it stands.
    FileReading.privateTag + ItemID.derived(slug: salt, firstLine: title, section: .action).dropFirst()
  }

  /// The name of a new file of a kind: the one made of its title where that is free; else, and where it means a day or a period, with the kind
  /// after it; else with a number.
  static func free(_ slug: String, _ kind: EntryKind, isTakenByItsKind: Bool, isTaken: (String) -> Bool) -> String {
    let withKind = "\(slug)-\(kind.rawValue)"
    let base = isReserved(slug) ? withKind : slug
    if !isTaken(base) { return base }
    if !isTakenByItsKind, !isTaken(withKind) { return withKind }
    var number = 2
    while isTaken("\(base)-\(number)") { number += 1 }
    return "\(base)-\(number)"
  }

  /// Why a name cannot be that of an entry; nil where it can.
  static func issue(of slug: String) -> Message? {
    let forbidden = slug.unicodeScalars.first { "#|^[]\\".unicodeScalars.contains($0) || $0.properties.generalCategory == .control }
    if let forbidden {
      if forbidden.properties.generalCategory == .control { return Message(PlanErrorText.controlInName) }
      return Message(PlanErrorText.signInName, ["sign": "\(forbidden)"])
    }
    if slug.isEmpty || slug.utf8.first == ASCII.space || slug.utf8.last == ASCII.space || slug.utf8.count > 240 {
      return Message(PlanErrorText.lengthOfName)
    }
    return nil
  }

  /// Whether a word on a command line would mean something else than a file of this name: a day, a period, a device.
  static func isReserved(_ slug: String) -> Bool { PeriodText(slug) != nil || PortableName.issue(of: slug + ".md") != nil }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  private static func isPartOfLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: scalar.value != 0xFE0F
    default: scalar.value == 0x200C || scalar.value == 0x200D
    }
  }

  /// `Mum’s` is `mums`.
  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool { scalar == "'" || scalar == "’" }
}
