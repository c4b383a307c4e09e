// English, in which the texts of the catalogue are declared: it has headings alone.

import JournalModel

extension Language {
  public static let english = Language(
    "en", writesNounsSmall: true, plural: { $0 == 1 ? .one : .other },
    headings: [
      .review: ["Review"],
      .keep: ["Keep", "Liked", "Learned", "Continue"],
      .problem: ["Problem", "Lacked", "Stop"],
      .try: ["Try", "Tries", "Longed for", "Start"],
      .action: ["Action"],
      .log: ["Log"],
      .reflection: ["Reflection"],
      .notes: ["Notes"],
    ])
}
