// What a journal's files say of habits, tasks, goals, terms and values.

import JournalDates
public import JournalFormat
import JournalIndex
public import JournalInsights
import JournalModel
public import JournalStore

extension Practice {
  /// What all files say, each day counted once. Reads every file.
  /// - Throws: Where the journal itself cannot be read. Files that cannot are left out.
  public init(of journal: Journal) throws(StoreError) {
    self.init(of: try journal.contents().readings, journal)
  }

  /// What these files say, each day counted once.
  public init(of readings: [FileReading], _ journal: Journal) {
    self.init()
    let readings = readings.countingEachPeriodOnce(journal.layout)
    for reading in readings {
      add(
        reading.entry.details, path: reading.path, slug: reading.slug, title: reading.publicTitle, aliases: reading.entry.common.aliases,
        isPrivate: reading.isPrivate, created: reading.entry.common.created?.day)
    }
    let days = readings.compactMap { reading in reading.day.map { ($0, reading) } }.sorted { $0.0 < $1.0 }
    for (day, reading) in days {
      self.days.append(day)
      if !reading.isPrivate, let mood = reading.publicMood(journal.configuration.moodLabels) { moods.append((day, mood)) }
      if let mood = reading.privateMood(journal.configuration.moodLabels) { privateMoods.append((day, mood)) }
      for line in reading.places.logLines {
        if let line = PracticeLine(line, of: reading.places.text) { log.append(line, on: day) }
      }
    }
    resolveSpokenNames()
  }
}
