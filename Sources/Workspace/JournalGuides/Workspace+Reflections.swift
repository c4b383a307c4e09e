// Reflections of the past: what was thought, before and after, and what they say about the one at hand.

public import JournalDates
import Documents
import JournalFormat
public import JournalGuidance
import JournalInsights
public import JournalKit
public import JournalLanguage
public import JournalModel
import JournalReflection
public import JournalStore
import JournalText
import HostSystem

extension Workspace {
  /// The reflections of some days as an audience is told them, the oldest first, and how many are kept back.
  public func reflections(
    in span: DaySpan, of journal: Journal, for audience: Audience, isMarked: Bool = false
  ) throws -> (records: [ReflectionRecord], hidden: Int) {
    let files = try practice(of: journal)
    let days = files.practice.days.filter { span.contains($0) }
    let paths = try files.paths(ofDays: days)
    let words = ThemeWords.of(journal.configuration)
    var records: [ReflectionRecord] = []
    var hidden = 0
    for day in days.sorted() {
      guard let path = paths[day] else { continue }
      let reading: FileReading
      do throws(HostError) { reading = try journal.entry(at: path) } catch {
        warn(of: error.inWords.whatAndWhy)
        continue
      }
      let told = reading.told(to: audience, isMarked: isMarked)
      let ranges = told.isUnveiled ? [] : told.places.privateRanges
      for section in told.reflectionSections {
        let isHidden =
          told.isPrivate || section.isPrivate
          || ranges.contains { $0.lowerBound < section.range.upperBound && section.range.lowerBound < $0.upperBound }
        guard !isHidden, let reflection = section.reflection else {
          hidden += 1
          continue
        }
        records.append(
          ReflectionRecord(
            day: day, path: path, line: section.line, reflection: reflection, themes: words.themes(of: reflection.words),
            isCareful: reflection.isCareful))
      }
    }
    return (records, hidden)
  }

  /// The reflections of some days, with what is told of them all.
  /// - Parameter span: Nil for the last eight weeks.
  public func reflectionsReport(
    in span: DaySpan?, of journal: Journal, for audience: Audience = .others, isMarked: Bool = false
  ) throws -> ReflectionsReport {
    let today = try today(in: journal)
    let span = span ?? DaySpan(spanning: today.advanced(by: 1 - Self.usualDays), today)
    let (records, hidden) = try reflections(in: span, of: journal, for: audience, isMarked: isMarked)
    return ReflectionsReport(span, records, privateEntries: hidden)
  }

  /// How many days are looked back where none are named.
  private static let usualDays = 56

  /// What the journal says at the end of a reflection.
  public func facts(
    at reflection: Reflection, on day: CalendarDay, of journal: Journal, _ guideWords: GuideWords
  ) throws -> ReflectionFacts {
    let span = DaySpan(spanning: day.advanced(by: -Self.lookback), day)
    let (records, _) = try reflections(in: span, of: journal, for: .others)
    let words = ThemeWords.of(journal.configuration)
    let record = ReflectionRecord(
      day: day, path: "", line: 0, reflection: reflection, themes: words.themes(of: reflection.words),
      isCareful: reflection.isCareful)
    // The file has it already, where nothing of it is private.
    let others = records.filter { $0.day != day || $0.reflection != reflection }
    var facts = ReflectionFacts(of: record, among: others + [record], values: try valueTitles(in: journal))
    if let theme = facts.theme?.name { facts.tried = try openTry(about: theme, words, in: journal) }
    if let guide = reflection.guide {
      let said = reflection.yield(guideWords)
      (facts.isLittle, facts.isHelped) = (said.answers * 2 < guide.questions, said.helps)
    }
    return facts
  }

  /// The last Try that is open and about a theme, in its words; nothing of one that is private or sounds as if somebody were in danger.
  private func openTry(about theme: JournalReflection.Theme, _ words: ThemeWords, in journal: Journal) throws -> String? {
    let open = try ledger(of: journal, for: .others).tries.filter { !$0.isPrivate && ($0.outcome == .open || $0.outcome == .partly) }
    let about = open.last { words.themes(of: $0.item.text).contains(theme) && !DangerHint.isPresent(in: $0.item.text) }
    return about.map { plainText($0.item.text).onOneLine }
  }

  /// How many days back earlier reflections are looked for.
  private static let lookback = 365

  /// What a person wrote down as values, without those that are private.
  public func valueTitles(in journal: Journal) throws -> [String] {
    try practice(of: journal).practice.values.filter { !$0.isPrivate }.map(\.title)
  }

  /// The tone in which a journal is spoken to; the usual one, with a remark, where there is none of the name.
  /// - Parameter language: Nil for that of the journal.
  public func pack(of journal: Journal, in language: Language? = nil) -> Pack {
    let (language, name) = (language ?? ownLanguage, journal.configuration.pack)
    if let pack = Pack(name, in: language) { return pack }
    if let bytes = FileSystem.readIfReadable(journal.diskPath(PathText.join(Pack.folder, name + Pack.ending))) {
      return Pack(own: String(decoding: bytes, as: UTF8.self), named: name, in: language)
    }
    warn(of: Message(PackTexts.unknown, ["name": .text(name)]))
    return Pack.standard(in: language)
  }

  /// All packs that a journal may choose, a person's own last.
  public func packs(of journal: Journal) throws -> [Pack] {
    let language = ownLanguage
    let names = try FileSystem.namesIfThere(in: journal.diskPath(Pack.folder)).filter { $0.hasSuffix(Pack.ending) && !$0.hasPrefix(".") }
    let own = names.sorted().compactMap { file -> Pack? in
      let name = String(file.dropLast(Pack.ending.count))
      guard !Pack.builtIn.contains(name), let bytes = FileSystem.readIfReadable(journal.diskPath(PathText.join(Pack.folder, file)))
      else { return nil }
      return Pack(own: String(decoding: bytes, as: UTF8.self), named: name, in: language)
    }
    return Pack.builtIn.compactMap { Pack($0, in: language) } + own
  }
}

extension ThemeWords {
  /// With a person's own themes. What does not say in which language it is, is in that of the journal.
  static func of(_ configuration: JournalConfiguration) -> ThemeWords {
    ThemeWords(own: configuration.ownThemes, usual: configuration.statedLanguage ?? .english)
  }
}
