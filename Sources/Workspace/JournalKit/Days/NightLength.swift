// How long a night was that is said by its two times.

import JournalFormat
import HostSystem
import JournalDates
import JournalLanguage
import JournalModel
import JournalPhrases
import JournalStore
import JournalText

extension Workspace {
  /// The numbers of a day, the sleep of a night from one time to another as long as it was. In the nights in which clocks are changed that is an
  /// hour more or less than they show. The zone is that which the days say, else the journal’s, else the machine’s.
  func changingClocks(_ metrics: [Phrase.Metric], on day: CalendarDay, in journal: Journal) -> (metrics: [Phrase.Metric], remark: Message?) {
    func time(_ name: String) -> TimeOfDay? { metrics.first { $0.name == name }.flatMap { TimeOfDay($0.value) } }
    let sleep = "sleep_minutes"
    guard let place = metrics.firstIndex(where: { $0.name == sleep }), let bedtime = time("bedtime"), let waking = time("wake_time"),
      // A length that was said beside the times is what it is.
      Int(metrics[place].value) == (waking.minutes - bedtime.minutes + 2 * 1440) % 1440
    else { return (metrics, nil) }
    let zone = journal.zone(on: day) ?? journal.configuration.timezone
    // On the way from one zone to another nobody knows which clock was read.
    guard (journal.zone(on: day.advanced(by: -1)) ?? journal.configuration.timezone) == zone else { return (metrics, nil) }
    let rules = ZoneRules(zone.flatMap { LocalZone.named($0, environment) } ?? LocalZone.find(environment))
    let minutes = rules.minutes(ofNightEndingOn: day, from: bedtime, to: waking)
    guard minutes > 0, "\(minutes)" != metrics[place].value else { return (metrics, nil) }
    var changed = metrics
    changed[place] = Phrase.Metric(sleep, "\(minutes)")
    let values: TextValues = ["from": .text("\(bedtime)"), "to": .text("\(waking)"), "length": .metric(.number(Double(minutes)), of: sleep)]
    return (changed, Message(MeasureErrorText.clocksChanged, values))
  }
}
