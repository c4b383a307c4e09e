// What a report tells of a journal, and what it keeps to itself.

import Documents
import Foundation
import JournalDates
import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalReports
import JournalTestSupport
import JournalText
import PlainFormats
import RetroCommands
import Testing

@Suite struct PeriodReportTests {
  private func report(_ files: [(path: String, text: String)], from: String = "2026-11-09", to: String = "2026-11-15") throws
    -> PeriodReport
  {
    let readings = files.map { FileReading(SourceText(path: $0.path, bytes: Array($0.text.utf8)), path: $0.path) }
    let start = try #require(CalendarDay(from))
    let end = try #require(CalendarDay(to))
    return PeriodReport(of: DaySpan(spanning: start, end), titled: "", from: readings, problems: 0, configuration: .default)
  }

  @Test func aRetrospectiveBelongsToTheSpanThatHoldsItsEnd() throws {
    let told = try report([
      ("retros/2026/2026-W45.md", ""), ("retros/2026/2026-W46.md", ""), ("retros/2026/2026-W47.md", ""), ("retros/2026/2026-11.md", ""),
      ("odd.md", "---\ntype: monthly\nstart: 2026-10-15\nend: 2026-11-14\n---\n"),
    ])
    #expect(told.retrospectives.map(\.path) == ["odd.md", "retros/2026/2026-W46.md"])
  }

  @Test func aDayWithoutAMoodHasTheMedianOfItsLog() throws {
    let log = "## Log\n- [mood:: great] a\n- [mood:: bad] b\n- [mood:: average] c\n"
    let told = try report([("days/2026/11/2026-11-10.md", log), ("days/2026/11/2026-11-11.md", "---\nmood: 0\n---\n" + log)])
    #expect(told.days.map { $0.mood?.rawValue } == [2, 0])
  }

  /// As a check and a rename see it: a task is expected there, whatever else has its name.
  @Test func anActionIsTheTaskOfItsName() throws {
    let told = try report([
      ("days/2026/11/2026-11-12.md", "## Action\n- [[pay]]\n"), ("activities/pay.md", "---\ncompleted: 2026-11-14\n---\n"),
      ("notes/pay.md", ""), ("pay.md", ""),
    ])
    #expect(told.actions.closed.map(\.text) == ["[[pay]]"] && told.links["pay"] == "activities/pay.md")
  }

  @Test func actionsAreOpenedAndClosedOnTheirDays() throws {
    let told = try report([
      (
        "retros/2026/2026-W46.md",
        """
        ## Action
        - [ ] here
        - [x] done later [completion:: 2026-11-20]
        - [x] done now [completion:: 2026-11-15]
        - [-] cancelled on an unsaid day
        - [ ] from before [created:: 2026-10-01]
        """
      ),
      ("retros/2026/2026-W44.md", "## Action\n- [x] old, done now [completion:: 2026-11-09]\n- [x] old, done on an unsaid day\n"),
      ("days/2026/11/2026-11-12.md", "## Action\n- [[pay]]\n"), ("activities/pay.md", "---\ndue: 2026-12-01\ncompleted: 2026-11-14\n---\n"),
      ("note.md", "## Action\n- [ ] nobody's day\n"),
    ])
    #expect(told.actions.opened.map(\.text) == ["[[pay]]", "here", "done later", "done now", "cancelled on an unsaid day"])
    #expect(told.actions.closed.map(\.text) == ["old, done now", "[[pay]]", "done now", "cancelled on an unsaid day"])
    #expect(told.actions.opened.first?.due == CalendarDay("2026-12-01"))
  }

  /// What hides an item hides its tags: however `#private` is written, and wherever in the item it stands.
  @Test func tagsOfPrivateItemsAreNotTold() throws {
    let told = try report([
      (
        "retros/2026/2026-W46.md",
        """
        ## Keep
        - one #Private #hidden1
        - two #hidden2
          - nested #private
        - three #hidden3

          further #private
        ## Log
        - four #PRIVATE #hidden4
        ## Try
        - five #told
        """
      )
    ])
    #expect(told.tags.map(\.name) == ["told"])
  }

  /// Text that is private stands nowhere in the report, in no form; that there is some does.
  @Test func privateTextIsCountedAndNeverTold() throws {
    let told = try report([
      (
        "retros/2026/2026-W46.md",
        """
        ## Keep
        - open #public
        - SECRET one #private #hidden
          - SECRET nested #hidden
        ## Problem #private
        - SECRET two #hidden
        ## Action
        - [ ] SECRET three #private
        """
      ),
      ("days/2026/11/2026-11-10.md", "---\nprivate: true\nmood: bad\n---\nSECRET #hidden\n## Action\n- [ ] SECRET\n"),
      ("days/2026/11/2026-11-11.md", "A day. #public\n\nSECRET #private #hidden\n"),
    ])
    let forms = [
      told.json.text(), told.page(linkBase: LinkBase(), in: .english), told.markdown(linkBase: LinkBase(), in: .english),
      told.document(in: .english).text().encoded,
    ]
    for form in forms where form.contains("SECRET") || form.contains("hidden") { Issue.record("told: \(form)") }
    #expect(told.privateEntries == 4)
    #expect(told.tags.map(\.name) == ["public"] && told.tags.map(\.count) == [2])
    #expect(told.days.count == 1)
  }

  @Test func tagsThatDifferInCaseAreOneTag() throws {
    let told = try report([("days/2026/11/2026-11-10.md", "---\ntags: [work, Home]\n---\n#Work #work and `#code`\n")])
    #expect(told.tags.map(\.name) == ["work", "Home"] && told.tags.map(\.count) == [3, 1])
  }

  @Test func aLinkLeadsToTheFileThatItMeans() throws {
    let told = try report([
      ("retros/2026/2026-W46.md", "## Keep\n- [[run]] [[a/run]] [[twice]] [[b/twice#x|y]] [[none]]\n"), ("a/run.md", ""),
      ("a/twice.md", ""),
      ("b/twice.md", ""),
    ])
    #expect(told.links == ["run": "a/run.md", "a/run": "a/run.md", "twice": "a/twice.md", "b/twice": "b/twice.md"])
    // What means one file here and another one there is no link in a report of both.
    let unclear = try report(
      [
        ("retros/2026/2026-W46.md", "## Keep\n- [[twice]] [[run]]\n"), ("a/run.md", ""), ("a/twice.md", ""), ("b/twice.md", ""),
        ("b/later.md", "---\ntype: weekly\nstart: 2026-11-16\nend: 2026-11-22\n---\n## Keep\n- [[twice]]\n"),
      ], to: "2026-11-22")
    #expect(unclear.links == ["run": "a/run.md"])
  }

  /// Whatever the bytes, there is an answer, and it is JSON.
  @Test(arguments: [1, 2, 3] as [UInt64])
  func anyBytesAreInspected(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for file in Repository.files(in: Repository.fixtures.appending(path: "journal"), ofKind: "md") {
      for bytes in mutations(of: try file.bytes(), count: 10, using: &generator) {
        let reading = FileReading(SourceText(path: "x.md", bytes: bytes), path: "retros/2026/2026-W46.md")
        let answer = inspectJSON(reading)
        let again = try? JSONValue(parsing: Array(answer.text(pretty: true).utf8))
        if again != answer { Issue.record("seed \(seed): \(file.lastPathComponent) as \(bytes)") }
      }
    }
  }
}
