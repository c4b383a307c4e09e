// Words that are nearly the name of a day.

import JournalText

/// Which day a misspelt word nearly names.
public enum NearDay {
  /// The day that a word nearly names; nil for a day itself, and for words of these languages that only look like one.
  public static func day(_ word: String, in tongues: Set<DayTongue>) -> String? {
    let plain = plainLetters(word)
    guard plain.count > 4, plain.allSatisfy({ $0.isLetter && $0.isASCII }), !ordinary.contains(plain), !isKnown(plain, tongues) else {
      return nil
    }
    for (tongue, days) in names where tongues.contains(tongue) {
      for day in days where plain.first == plainLetters(day).first && isNear(plain, plainLetters(day)) { return day }
    }
    return nil
  }

  /// The month that a word nearly names.
  static func month(_ word: String, in tongues: Set<DayTongue>) -> String? {
    let plain = plainLetters(word)
    guard plain.count > 5, plain.allSatisfy({ $0.isLetter && $0.isASCII }), !isKnown(plain, tongues), !ordinaryBesideNumbers.contains(plain)
    else {
      return nil
    }
    for (tongue, months) in months where tongues.contains(tongue) {
      for month in months where plain.first == plainLetters(month).first && plainLetters(month).count > 5 {
        if editDistance(plain, plainLetters(month), limit: plain.count > 7 ? 2 : 1) != nil { return month }
      }
    }
    return nil
  }

  /// Whether one near a day says so wherever it stands: nothing else is spelt nearly so.
  static func isCertain(_ day: String) -> Bool { ["yesterday", "tomorrow", "vorgestern", "Donnerstag"].contains(day) }

  private static func isNear(_ word: String, _ day: String) -> Bool {
    if word == day || word == day + "s" { return false }
    let limit = far.contains(day) ? 2 : 1
    return editDistance(word, day, limit: limit) != nil
  }

  /// Those that nothing else is near to.
  private static let far: Set<String> = ["yesterday", "tomorrow", "wednesday"]

  private static func isKnown(_ plain: String, _ tongues: Set<DayTongue>) -> Bool {
    PeriodText(said: plain, in: tongues) != nil || SpokenDays.english(word: plain, in: tongues) != nil
  }

  private static let names: [(DayTongue, [String])] = [
    (.english, ["yesterday", "today", "tomorrow"] + Weekday.allCases.map { $0.name.lowercased() }),
    (
      .german,
      [
        "gestern", "vorgestern", "heute", "morgen", "übermorgen", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag",
        "Sonntag",
      ]
    ),
    (.spanish, ["anteayer", "mañana", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"]),
    (.french, ["demain", "aujourd'hui", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"]),
    (.portuguese, ["ontem", "anteontem", "amanhã", "sábado", "domingo"]),
  ]

  private static let months: [(DayTongue, [String])] =
    [(.english, Month.allCases.map { $0.name.lowercased() })]
    + [DayTongue.german, .spanish, .french, .portuguese].map { tongue in
      (
        tongue,
        DayWordRow.all.filter { row in Month.allCases.contains { $0.name.lowercased() == row.english } }.flatMap { row in
          row.words.filter { $0.tongue == tongue }.flatMap { $0.words.split(separator: " ").map(String.init) }
        }
      )
    }

  /// Words of these languages that are one letter away from a day.
  private static let ordinary: Set<String> = [
    "sundry", "sundae", "sunray", "toddy", "frida", "domain", "morgan", "modern", "martens", "mandy",
    "gesten", "gestirn", "haute", "heule", "heuer", "heuten", "morden", "montage", "sontag", "lunas", "mares", "vienes", "sabido",
    "manzana", "manada",
    "domino", "amanhar", "martas", "partes", "heure", "heures", "lungs", "mogen", "todas", "lanes", "lines", "luces", "mates", "aranha",
    "safado", "sabana",
  ]
  /// The same of months beside a number.
  private static let ordinaryBesideNumbers: Set<String> = [
    "augusta", "augusts", "octobers", "septembers", "novembers", "decembers", "remember", "members",
  ]
}
