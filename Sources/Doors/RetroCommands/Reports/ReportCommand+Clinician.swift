// `retro report --for-clinician`: some days for somebody who helps.

import CommandKit
import JournalDates
import JournalFigures
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalText
import PlainFormats

extension ReportCommand {
  static let clinician = Option(
    "for-clinician", value: .period, .lastWeeks,
    "Pages for a clinician: counts, means and dates of what --include names; 8w is the last 8 weeks.")
  static let include = Option(
    "include", value: .metric,
    "What they tell, with commas between: mood, sleep, wellness, reflections, a tag such as #medication, a metric."
  )

  /// Shows or writes the pages. Whoever runs it, they are for others.
  func runForClinician(_ asked: AskedDays, _ include: [String], in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    let today = try context.today(in: journal)
    if context.globals.showsPrivate == true { throw UsageError(ClinicianErrorText.isPrivate) }
    let days = try context.workspace.days(asked, on: today, in: journal)
    if days.span.start > today { throw UsageError(ClinicianErrorText.toCome, ["days": .text("\(days.span)")]) }
    let report = try context.workspace.clinicianReport(ClinicianRequest(days.span, including: include), in: journal)
    try context.show(report.document, report.json, as: output, of: journal)
    return .yes
  }
}

extension WordForm<AskedDays> {
  /// A period; `8w` is the last eight weeks.
  static var lastWeeks: WordForm {
    WordForm(reach: .days) { word, name throws(UsageError) in
      let text = word.lowercased().filter { $0 != " " }
      let digits = text.prefix { $0.isNumber }
      let units = ["d": "days", "w": "weeks", "m": "months", "y": "years", "days": "days", "weeks": "weeks", "months": "months"]
      if !digits.isEmpty, let unit = units[String(text.dropFirst(digits.count))] {
        return try WordForm.period.read("last \(digits) \(unit)", name)
      }
      return try WordForm.period.read(word, name)
    }
  }
}
