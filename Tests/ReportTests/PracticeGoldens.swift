// What the home screen and its family show of each sample, byte for byte.

import Documents
import Foundation
import JournalDates
import JournalInsights
import JournalLanguage
import JournalModel
import JournalTestSupport
import JournalText
import PlainFormats
import Testing

@testable import JournalReports

@Suite struct PracticeGoldens {
  private static let folder = Repository.fixtures.appending(path: "reports/practice")

  @Test func everyScreenIsItsGoldenFile() throws {
    for sample in PracticeSample.all {
      let screens = Screens(sample)
      for (kind, text) in screens.files {
        let golden = Golden(Self.folder.appending(path: "\(sample.name).\(kind)"))
        if let difference = try golden.difference(from: text) { Issue.record("\(difference)") }
      }
    }
  }

  @Test func noLineIsWiderThanTheTerminal() {
    for sample in PracticeSample.all {
      for width in [40, 60, 80, 120] {
        for text in Screens(sample).texts(width: width) {
          for line in text.split(separator: "\n") where line.displayWidth > width {
            Issue.record("\(sample.name) at \(width): \(line.displayWidth) columns: \(line)")
          }
        }
      }
    }
  }

  @Test func aStatusIsOneLine() {
    for sample in PracticeSample.all {
      for format in StatusReport.Format.allCases {
        let text = StatusReport(Screens(sample).today).text(format, in: .english)
        if text.count(where: \.isNewline) != 1 || !text.hasSuffix("\n") { Issue.record("\(sample.name), \(format): \(text)") }
      }
    }
  }

  @Test func everyNumberIsTheSumOfItsReasons() {
    for sample in PracticeSample.all {
      let screens = Screens(sample)
      for goal in screens.progress.goals {
        for target in goal.targets {
          let sum = screens.progress.reasons(target, of: goal, .english).reduce(0) { $0 + $1.amount }
          #expect(abs(sum - target.value) < 1e-9)
        }
      }
      for habit in screens.streaks.habits {
        for (number, reasons) in screens.streaks.reasons(habit, .english) {
          let sum = Int(reasons.reduce(0) { $0 + $1.amount })
          switch number {
          case .current: #expect(sum == habit.streak.current, "\(habit.habit.slug)")
          case .best: #expect(sum == habit.streak.best, "\(habit.habit.slug)")
          case .lastDays: #expect(sum == habit.done(inLast: 30), "\(habit.habit.slug)")
          case .strength: break
          }
        }
      }
      #expect(screens.points.reasons(.english).reduce(0) { $0 + Int($1.amount) } == screens.points.total)
      #expect(screens.points.activities.reduce(0) { $0 + $1.points } == screens.points.total)
      #expect(screens.points.groups.reduce(0) { $0 + $1.points } == screens.points.total)
      for value in screens.alignment.values { #expect(screens.alignment.reasons(value, .english).count == value.contributions) }
    }
  }
}

@Suite struct HomeScreens {
  /// Nine habits, with all that is due and was written, are seen at a glance; nothing is lost of a name that a command takes.
  @Test func nineHabitsTakeTwentyFiveLines() {
    let text = Screens(.full).today.document(in: .english).text(TerminalLayout(width: 80)).encoded
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count - 1 <= 25)
    for habit in Screens(.full).today.habits { #expect(text.contains(habit.habit.title.prefix(20)), "\(habit.habit.title)") }
  }

  /// Signs differ by their form alone, so that colours say nothing that is not said without them.
  @Test func noStateOfADayIsToldByItsColourAlone() {
    for shape in Theme.Shape.allCases {
      var today = Screens(.full).today
      today.theme.shape = shape
      let plain = today.document(in: .english).text(TerminalLayout(width: 80)).encoded
      for sign in [shape.forms.full, shape.forms.part, shape.forms.outline] where !plain.contains(sign) {
        Issue.record("\(shape): \(sign)")
      }
    }
  }

  @Test func numbersAreToldAsPeopleReadThem() {
    let cases: [(Double, String)] = [
      (0, "0"), (7, "7"), (999, "999"), (1000, "1,000"), (10_173.93, "10,174"), (-1234.5, "-1,235"), (13.333, "13.3"), (0.254, "0.25"),
      (1_234_567, "1,234,567"), (99.96, "100"),
    ]
    for (number, text) in cases { #expect(NumberStyle.english.readable(number) == text) }
    #expect([0, 59.4, 60, 430, 659.6, -75, 100_020].map { NumberStyle.english.hoursAndMinutes($0) } == ["0 min", "59 min", "1h", "7h10", "11h", "-1h15", "1,667h"])
    let metrics = [
      ("sleep_minutes", 430), ("steps", 8555), ("active_kcal", 395), ("hrv_sdnn_ms", 53), ("workout_run_km", 5.02),
      ("deep_work_minutes", 200),
      ("tax_hours", 1.5),
    ].map { "\(MetricNames.title(of: $0.0)) \(MetricNames.words($0.1, of: $0.0, .english))" }
    #expect(
      metrics == [
        "Sleep 7h10", "Steps 8,555", "Active energy 395 kcal", "Heart-rate variability 53 ms", "Workout: run 5.02 km",
        "Deep work 3h20",
        "Tax 1.5 h",
      ])
    #expect(UnitTable.standard.text(2, in: "cup", .english) == "2 cups" && UnitTable.standard.text(46, in: "kanji", .english) == "46 kanji")
    #expect(Set(MetricNames.known.map(\.title)).count == MetricNames.known.count)
  }
}

/// Everything that is shown of a sample.
private struct Screens {
  let sample: PracticeSample
  let today: TodayReport
  let streaks: StreaksReport
  let points: PointsReport
  let progress: ProgressReport
  let alignment: AlignmentReport

  init(_ sample: PracticeSample) {
    self.sample = sample
    let (practice, date) = (sample.practice, sample.today)
    let habits = HabitLedger(of: practice, .standard, on: date)
    let goals = GoalLedger(of: practice, .standard, on: date)
    let ledger = PointsLedger(of: practice, habits)
    var today = TodayReport(
      of: practice, habits, goals, ledger, on: date, weekStart: .monday, urgencyDays: UrgencyDays(), labels: .standard)
    today.add(sample.more)
    (today.review, today.theme, today.written) = (sample.review, sample.theme, sample.written)
    self.today = today
    let days = Set(practice.log.lines.map(\.day))
    let paths = Dictionary(uniqueKeysWithValues: days.map { ($0, "days/\($0).md") })
    var streaks = StreaksReport(of: habits, today: date)
    var points = PointsReport(of: ledger, in: nil, by: .week, weekStart: .monday, today: date)
    var progress = ProgressReport(of: goals, units: .standard, today: date)
    let span = DaySpan(spanning: date.advanced(by: -27), date)
    var alignment = AlignmentReport(of: Alignment(of: practice, goals, in: span, on: date), in: span, today: date)
    (streaks.paths, points.paths, progress.paths, alignment.paths) = (paths, paths, paths, paths)
    (self.streaks, self.points, self.progress, self.alignment) = (streaks, points, progress, alignment)
  }

  func texts(width: Int) -> [String] {
    let layout = TerminalLayout(width: width)
    return [today.document(in: .english).text(layout).encoded]
      + [false, true].flatMap { tells in
        [
          streaks.document(tellsReasons: tells, in: .english).text(layout).encoded,
          points.document(tellsReasons: tells, in: .english).text(layout).encoded,
          progress.document(tellsReasons: tells, in: .english).text(layout).encoded,
          alignment.document(tellsReasons: tells, in: .english).text(layout).encoded,
        ]
      }
  }

  var files: [(kind: String, text: String)] {
    let coloured = TerminalLayout(width: 80, colours: .full, links: LinkBase("/home/me/my journal"))
    let statuses = StatusReport.Format.allCases.map { "# \($0.rawValue)\n" + StatusReport(today).text($0, in: .english) }
    return [
      ("today.60.txt", today.document(in: .english).text(TerminalLayout(width: 60)).encoded),
      ("today.120.txt", today.document(in: .english).text(TerminalLayout(width: 120)).encoded),
      ("today.colour.txt", today.document(in: .english).text(coloured).encoded.replacingOccurrences(of: "\u{1B}", with: "␛")),
      ("today.json", today.json.text(pretty: true) + "\n"), ("status.txt", statuses.joined()),
      ("streaks.60.txt", streaks.document(in: .english).text(TerminalLayout(width: 60)).encoded),
      ("streaks.json", streaks.json(tellsReasons: false).text(pretty: true) + "\n"),
      ("points.60.txt", points.document(in: .english).text(TerminalLayout(width: 60)).encoded),
      ("points.json", points.json(tellsReasons: false).text(pretty: true) + "\n"),
      ("progress.60.txt", progress.document(in: .english).text(TerminalLayout(width: 60)).encoded),
      ("progress.120.txt", progress.document(in: .english).text(TerminalLayout(width: 120)).encoded),
      ("alignment.60.txt", alignment.document(in: .english).text(TerminalLayout(width: 60)).encoded),
      ("alignment.json", alignment.json(tellsReasons: false).text(pretty: true) + "\n"),
    ]
  }
}
