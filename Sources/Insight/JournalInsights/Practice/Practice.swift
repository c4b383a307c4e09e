// All that a journal says of what its person does, wants and holds dear.

public import JournalDates
public import JournalModel

/// A habit, a task, a goal …, with the file that says so.
// No more is asked of `Plan`: what a type conforms to is looked up once for each kind of plan, a good part of the time that a short command takes.
public struct Planned<Plan: Sendable>: Sendable {
  /// In the journal, with slashes.
  public var path: String
  /// The file's name without `.md`, as written.
  public var slug: String
  /// Without what is private in it.
  public var title: String
  public var isPrivate: Bool
  /// The day on which it was made, where its file says so.
  public var created: CalendarDay?
  public var plan: Plan

  public init(path: String, slug: String, title: String, isPrivate: Bool = false, created: CalendarDay? = nil, plan: Plan) {
    self.path = path
    self.slug = slug
    self.title = title
    self.isPrivate = isPrivate
    self.created = created
    self.plan = plan
  }

  /// As links to it are compared.
  public var name: String { Reference.folded(slug) }
}

extension Planned: Equatable where Plan: Equatable {}

/// What insights are made of: every file that plans something, and every line of a log that counts.
public struct Practice: Sendable {
  // Each in the order of their paths' bytes.
  public var habits: [Planned<Activity.Habit>] = []
  public var tasks: [Planned<Activity.Task>] = []
  public var goals: [Planned<Goal>] = []
  public var milestones: [Planned<Milestone>] = []
  public var obligations: [Planned<Obligation>] = []
  public var terms: [Planned<Term>] = []
  public var values: [Planned<PersonalValue>] = []
  public var measures: [Planned<Measure>] = []
  public var experiments: [Planned<Experiment>] = []
  public var log = PracticeLog()
  /// The days that have an entry, whatever it says, in order.
  public var days: [CalendarDay] = []
  /// What activities are called besides the names of their files.
  public private(set) var spokenNames = SpokenNames()
  /// How days were, by day; without those whose files are private.
  public var moods: [(day: CalendarDay, mood: Mood)] = []
  /// How days were of which private text alone says it; in their order.
  public var privateMoods: [(day: CalendarDay, mood: Mood)] = []

  /// What goals ask for that is measured and not added up, by the paths of the goals.
  public var levels: [String: [GoalLevel]] = [:]

  public init() {}

  /// Adds what a file plans; what plans nothing is left out. Files must come in the order of their paths' bytes.
  public mutating func add(
    _ details: Details, path: String, slug: String, title: String, aliases: [String], isPrivate: Bool, created: CalendarDay? = nil
  ) {
    if details.kind.isActivity { spokenNames.add(slug, [title] + aliases) }
    func planned<Plan>(_ plan: Plan) -> Planned<Plan> {
      Planned(path: path, slug: slug, title: title, isPrivate: isPrivate, created: created, plan: plan)
    }
    switch details {
    case .activity(.habit(let habit)): habits.append(planned(habit))
    case .activity(.task(let task)): tasks.append(planned(task))
    case .goal(let goal): goals.append(planned(goal))
    case .milestone(let milestone): milestones.append(planned(milestone))
    case .obligation(let obligation): obligations.append(planned(obligation))
    case .term(let term): terms.append(planned(term))
    case .value(let value): values.append(planned(value))
    case .measure(let measure): measures.append(planned(measure))
    case .experiment(let experiment): experiments.append(planned(experiment))
    case .day, .retrospective, .note: break
    }
  }

  /// Has lines that name an activity by its title or an alias name its file. To be called when all plans and lines are there.
  public mutating func resolveSpokenNames() { log.resolve(spokenNames) }
}
