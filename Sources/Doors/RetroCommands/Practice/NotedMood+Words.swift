// What became of a mood, told.

import CommandKit
import JournalDates
import JournalFormat
import JournalKit
import JournalModel
import JournalStore
import PlainFormats

extension NotedMood {
  /// A sentence or two: `logged bad at 22:10 in days/2026/11/2026-11-20.md:9`, `the day is bad now; it was good at 21:00`.
  func words(of day: CalendarDay, in file: OpenFile, isDryRun: Bool) -> [String] {
    let labels = file.place.configuration.moodLabels
    let name = labels.name(of: mood)
    let former = self.former.map { labels.name(of: $0.mood) + ($0.time.map { " at \($0.text)" } ?? "") }
    if isOfDay {
      let noted = "\(isDryRun ? "would note" : "noted") \(name) as the mood of \(day) in \(file.place.shown)"
      return [noted + (self.former?.mood == mood ? "" : former.map { "; it was \($0)" } ?? "")]
    }
    let moment = line?.logLine.time.map { " \($0.end == nil ? "at " : "")\($0.text)" } ?? ""
    let place = file.place.shown + (line(in: file.reading).map { ":\($0)" } ?? "")
    var words = ["\(isDryRun ? "would log" : "logged") \(name)\(moment) in \(place)"]
    if let unknown = file.unknownMood {
      words.append("the day’s own mood, ‘\(unknown)’, is none, so the log alone tells it; ‘retro mood \(name) --day’ replaces it")
    } else if self.day == mood {
      if let former, self.former?.mood != mood { words.append("the day \(isDryRun ? "would be" : "is") \(name) now; it was \(former)") }
    } else if let stays = self.day {
      let isPrivate = line?.logLine.isPrivate ?? false
      let said =
        isPrivate
        ? ", since your words are private"
        : self.former.flatMap { $0.mood == stays ? $0.time : nil }.map { ", as it was at \($0.text)" } ?? ""
      words.append("the day stays \(labels.name(of: stays))\(said); ‘retro mood \(name) --day’ makes it \(name)")
    }
    return words
  }
}
