// The retro.yaml that a new journal begins with.

extension JournalFounding {
  /// Every setting with what holds without it, as comments: a line without its `# ` is a setting.
  static let configuration = """
    # This file makes the folder a journal. It may be empty: every line below shows what holds anyway.
    # Take the ‘# ’ away to change one. Settings are dotted, never nested.

    # Where files lie. Tokens: {yyyy} {MM} {dd} {q} {week_year} {ww}
    # layout.day: days/{yyyy}/{MM}/{yyyy}-{MM}-{dd}.md
    # layout.weekly: retros/{week_year}/{week_year}-W{ww}.md
    # layout.monthly: retros/{yyyy}/{yyyy}-{MM}.md
    # layout.quarterly: retros/{yyyy}/{yyyy}-Q{q}.md
    # layout.yearly: retros/{yyyy}/{yyyy}.md
    # layout.activities: activities
    # layout.goals: goals
    # layout.terms: terms
    # layout.values: values
    # layout.measures: measures
    # layout.metrics: metrics
    # layout.templates: templates
    # layout.photos: photos
    # Files and folders that are no part of the journal, such as [archive, "*.draft.md"]
    # layout.ignore: []

    # The language of headings that commands write: en, de, es, fr, ja, ko or pt-BR. All of them are read.
    # language: en
    # More names for a section, such as [Glad, Proud]; likewise review, problem, try, action, log, reflection, notes
    # sections.keep: []

    # Until this time a command at night writes to the day before.
    # day_start: 00:00
    # The first day of the week for habits and calendars; retrospectives have ISO weeks, from Monday.
    # week_start: monday
    # Your own words for moods, from the lowest to the highest.
    # mood.labels: [horrible, bad, average, good, great]
    # How long a Try waits to be judged.
    # review.horizon: 8 weeks

    """
}
