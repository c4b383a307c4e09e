// The practices that the golden files of the home screen and its family show.

import JournalDates
import JournalInsights
import JournalModel
import JournalReports

/// What a person does, with a name; its golden files carry it.
struct PracticeSample: Sendable {
  var name: String
  var practice: Practice
  var today = day("2026-11-20")
  /// Actions that are due, with the retrospective that comes next.
  var more: [TodayReport.Due] = []
  var review: TodayReport.Review?
  var theme = Theme()
  var written: [TodayReport.Written] = []

  static let all = [week, empty, rich, full]
}

extension PracticeSample {
  /// A first week: three habits, a goal, a task.
  static let week = PracticeSample(
    name: "first-week",
    practice: made(
      habits: [
        habit("brush-teeth", "Brush teeth", "daily", points: "1"), habit("play-squash", "Play squash", "weekly", points: "5"),
        habit("read", "Read", "mon,wed,fri", points: "2", target: "20 min"),
      ],
      log: [
        "2026-11-16 x brush-teeth", "2026-11-16 x read duration 25 min", "2026-11-17 x brush-teeth", "2026-11-18 x brush-teeth",
        "2026-11-18 / read duration 10 min", "2026-11-18 x play-squash", "2026-11-19 - brush-teeth", "2026-11-20 x brush-teeth",
      ],
      moods: [(day("2026-11-20"), .good)]
    ) { practice in
      practice.tasks = [planned("activities", "renew-passport", "Renew passport", Activity.Task(due: day("2026-12-01"), points: 10))]
      practice.goals = [
        planned("goals", "run-500-km", "Run 500 km", Goal(start: day("2026-11-16"), due: day("2026-12-31"), targets: [target("500 km")]))
      ]
    },
    review: TodayReport.Review(Period(.week, containing: day("2026-11-20")), path: "retros/2026/2026-W47.md", isBegun: false))

  /// Nine habits of every state, and more due and written than a screen has room for.
  static let full: PracticeSample = {
    let titles = [
      "Ring Mum", "Coffee, with an upper end", "Japanese", "Phone away by nine", "Piano", "Read", "Run", "Squash", "Water the plants",
    ]
    let slugs = ["ring", "coffee", "japanese", "phone", "piano", "read", "run", "squash", "water"]
    let targets = ["coffee": "<= 3 cup", "japanese": "20 min"]
    let weekly = ["ring": "weekly", "run": "3/week", "squash": "2/week", "piano": "3 in 10 days", "water": "every 4 days"]
    var sample = PracticeSample(
      name: "full",
      practice: made(
        habits: zip(slugs, titles).map { habit($0, $1, weekly[$0] ?? "daily", points: "1", target: targets[$0]) },
        log: [
          "2026-11-06 x ring", "2026-11-16 x read", "2026-11-17 x read", "2026-11-18 - phone", "2026-11-18 x run", "2026-11-19 / water",
          "2026-11-19 x coffee amount 4 cup", "2026-11-20 x coffee amount 2 cup", "2026-11-20 x japanese duration 25 min",
          "2026-11-20 x piano", "2026-11-20 x read", "2026-11-20 - squash", "2026-11-20 / water",
        ],
        moods: [(day("2026-11-18"), .bad), (day("2026-11-20"), .good)]
      ) { practice in
        practice.tasks = (1...9).map {
          planned("activities", "task-\($0)", "A task of many words, the one with number \($0)", Activity.Task(due: day("2026-11-1\($0)")))
        }
      },
      review: TodayReport.Review(Period(.week, containing: day("2026-11-20")), path: "retros/2026/2026-W47.md", isBegun: true))
    sample.review?.tries = 3
    sample.written = [
      .init(time: "07:05", text: "Run 5.2 km, 35 min, in new snow, first prints on the towpath"),
      .init(time: nil, text: "Squash, court closed"),
      .init(time: "12:40", text: "soup", mood: .great), .init(time: "18:10", text: "home, boots off", mood: .good),
    ]
    return sample
  }()

  /// Nothing at all: every part says which command comes next.
  static let empty = PracticeSample(
    name: "empty", practice: Practice(),
    review: TodayReport.Review(Period(.week, containing: day("2026-11-20")), path: "retros/2026/2026-W47.md", isBegun: false))

  /// Months of everything: Japanese titles, long ones, pauses, terms, values, what is private, goals in every state.
  static let rich: PracticeSample = {
    var sample = PracticeSample(name: "rich", practice: richPractice)
    sample.more = [
      TodayReport.Due(
        slug: "a-7g8h", kind: "action", title: "Buy a second charger", path: "retros/2026/2026-W46.md", line: 34, due: day("2026-11-19"),
        priority: .high, urgency: Urgency(due: day("2026-11-19"), on: sample.today)),
      TodayReport.Due(
        slug: "2026-W46#37", kind: "action", title: "Ring the dentist\u{1B}[31m", path: "retros/2026/2026-W46.md", line: 37,
        due: day("2026-11-21"), urgency: Urgency(due: day("2026-11-21"), on: sample.today)),
    ]
    var review = TodayReport.Review(Period(.week, containing: sample.today), path: "retros/2026/2026-W47.md", isBegun: true)
    review.tries = 3
    review.latest = ("retros/2026/2026-W46.md", "The week the demo broke", span("2026-11-09", "2026-11-15"))
    sample.review = review
    sample.theme = Theme(icons: .emoji)
    return sample
  }()

  private static let richPractice = made(
    habits: [
      habit("early-bed", "Early bed", "daily", points: "1"),
      habit("読書", "毎日三十分の読書をする", "daily", points: "2", target: "30 min"),
      habit("run", "Run along the river or, when it rains, on the treadmill of the gym", "3/week", points: "3 from 2026-11-01"),
      habit("piano", "Piano", "every 2 days", points: "1"), habit("meditate", "Meditate", "tue", points: "1"),
      habit("swim", "Swim", "weekly", paused: "2026-11-01.."), habit("diary", "Diary", "daily", isPrivate: true),
    ],
    log: (0..<90).flatMap { number -> [String] in
      let date = day("2026-08-23").advanced(by: number)
      return [
        number % 11 == 5 ? "\(date) - early-bed" : number == 89 ? "" : "\(date) x early-bed",
        number % 7 == 3 ? "\(date) / 読書 duration 10 min" : "\(date) x 読書 duration 35 min",
        number % 2 == 0 ? "\(date) x run distance 5.2 km" : "", number % 3 == 0 ? "\(date) x piano duration 20 min" : "",
        number == 89 ? "\(date) s run" : "", number == 80 ? "\(date) x run pages 30" : "", number % 9 == 0 ? "\(date) x diary" : "",
      ]
    },
    moods: [(day("2026-11-20"), .great)]
  ) { practice in
    practice.habits[2].plan.goals = [Reference(file: "run-500-km")]
    practice.habits[3].plan.goals = [Reference(file: "learn-sonata")]
    practice.tasks = [
      planned("activities", "tax", "Send the tax return", Activity.Task(due: day("2026-11-18"), priority: .highest)),
      planned("activities", "visit", "Visit 由美", Activity.Task(due: day("2026-11-20"))),
      planned("activities", "secret", "A secret", Activity.Task(due: day("2026-11-20")), isPrivate: true),
      planned("activities", "later", "Much later", Activity.Task(due: day("2027-03-01"))),
    ]
    practice.goals = [
      planned(
        "goals", "run-500-km", "Run 500 km",
        Goal(
          start: day("2026-08-23"), due: day("2026-12-31"), targets: [target("500 km")], values: [Reference(file: "health")],
          term: Reference(file: "2026-t4"))),
      planned(
        "goals", "learn-sonata", "Learn the sonata",
        Goal(
          start: day("2026-08-23"), due: day("2026-11-24"), targets: [target("40 h"), target("5 concerts")],
          term: Reference(file: "2026-t4"))),
      planned("goals", "be-kind", "Be kind", Goal()),
      planned("goals", "done", "Done already", Goal(status: .done, completed: day("2026-10-01"))),
    ]
    practice.milestones = [
      planned(
        "goals", "half", "Half of it", Milestone(due: day("2026-10-31"), goal: Reference(file: "run-500-km"), completed: day("2026-10-29"))),
      planned("goals", "three-quarters", "Three quarters", Milestone(due: day("2026-11-30"), goal: Reference(file: "run-500-km"))),
    ]
    practice.obligations = [planned("goals", "report", "Report to the bank", Obligation(due: day("2026-11-27")))]
    practice.terms = [
      planned("terms", "2026-t4", "Autumn", Term(number: 4, theme: "Slowly and often", start: day("2026-10-05")))
    ]
    practice.values = [
      planned("values", "health", "Health", PersonalValue(level: .major, priority: 1)),
      planned("values", "family", "家族", PersonalValue(level: .highestOrder, priority: 2)),
    ]
  }
}

// MARK: Making practices

private func made(
  habits: [Planned<Activity.Habit>], log: [String], moods: [(day: CalendarDay, mood: Mood)] = [],
  _ fill: (inout Practice) -> Void = { _ in }
) -> Practice {
  var practice = Practice()
  practice.habits = habits
  practice.moods = moods
  var number = (day: CalendarDay.earliest, line: 10)
  for words in log.map(\.words) where words.count >= 3 {
    guard let date = CalendarDay(words[0]) else { continue }
    number = number.day == date ? (date, number.line + 1) : (date, 10)
    let state: LogLine.State =
      switch words[1] {
      case "x": .done
      case "/": .partly
      case "-": .no
      case "s": .skip
      default: .unanswered
      }
    let quantity = words.count > 4 ? Quantity(words[4...].joined(separator: " ")).map { (words[3], $0) } : nil
    practice.log.append(
      PracticeLine(line: number.line, activity: words[2], state: state, quantities: quantity.map { [$0] } ?? []), on: date)
  }
  fill(&practice)
  return practice
}

private func habit(
  _ slug: String, _ title: String, _ schedule: String, points: String? = nil, target: String? = nil, paused: String? = nil,
  isPrivate: Bool = false
) -> Planned<Activity.Habit> {
  let plan = Activity.Habit(
    schedule: [Dated(schedule) { Schedule($0) }].compactMap(\.self), points: [points.flatMap { Dated($0) { Int($0) } }].compactMap(\.self),
    paused: [paused.flatMap { PausedSpan($0) }].compactMap(\.self), targets: target.flatMap { HabitTarget($0) }.map { [Dated($0)] } ?? [])
  return planned("activities", slug, title, plan, isPrivate: isPrivate)
}

private func planned<Plan>(_ folder: String, _ slug: String, _ title: String, _ plan: Plan, isPrivate: Bool = false) -> Planned<Plan> {
  Planned(path: "\(folder)/\(slug).md", slug: slug, title: title, isPrivate: isPrivate, plan: plan)
}

private func target(_ text: String) -> GoalTarget { GoalTarget(text) ?? GoalTarget(Quantity(1)) }
