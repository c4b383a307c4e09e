// What a language writes is read again, and the words behind a value fit it.

import JournalDates
import JournalLanguage
import JournalModel
import JournalTestSupport
import JournalText
import Testing

@Suite struct ReadBackLaws {
  private static let schedules = [
    "daily", "weekly", "2/week", "3/week", "7/week", "3 in 10 days", "1 in 30 days", "every 2 days", "every 3 days", "every 10 days", "monthly on 1", "monthly on 1,15",
    "monthly on last", "monthly on first mon", "monthly on last fri", "monthly on 5,third wed,last", "monthly on fourth sun", "every 2 weeks on sun",
    "every 3 weeks on thu", "mon", "sun", "tue,thu", "mon,wed,fri", "sat,sun", "mon,tue,wed,thu,fri", "mon,tue,wed,thu,fri,sat,sun",
  ]

  /// What `habit list` prints as a schedule can be typed as one, in every language.
  @Test(arguments: Language.all.map(\.tag)) func aScheduleIsReadAsItIsTold(_ tag: String) throws {
    let say = try #require(Language.of(tag))
    for text in Self.schedules {
      let schedule = try #require(Schedule(text))
      let told = say(schedule.message)
      for words in [told, told.lowercased(), told.replacing("\u{A0}", with: " ")] {
        let read = Schedule(words) ?? Schedule(meantBy: words) ?? Schedule(shortDay: words)
        if read != schedule { Issue.record("\(tag): \(words) for \(text) is \(read?.text ?? "nothing")") }
      }
    }
  }

  @Test(arguments: [
    ("Mo, Mi, Fr", "mon,wed,fri"), ("lun, mié, vie", "mon,wed,fri"), ("lun, mer, ven", "mon,wed,fri"), ("seg, qua, sex", "mon,wed,fri"), ("月水金", "mon,wed,fri"),
    ("月・水・金", "mon,wed,fri"), ("월수금", "mon,wed,fri"), ("월, 수, 금", "mon,wed,fri"), ("Di und Do", "tue,thu"), ("平日", "mon,tue,wed,thu,fri"), ("평일", "mon,tue,wed,thu,fri"),
    ("土日", "sat,sun"), ("주말마다", "sat,sun"), ("2日ごと", "every 2 days"), ("一日おき", "every 2 days"), ("隔週月曜", "every 2 weeks on mon"), ("2일마다", "every 2 days"),
    ("격일", "every 2 days"), ("격주 월요일", "every 2 weeks on mon"), ("a cada 2 dias", "every 2 days"), ("dia sim, dia não", "every 2 days"), ("às segundas", "mon"),
    ("un jour sur deux", "every 2 days"), ("día sí, día no", "every 2 days"), ("a cada duas semanas", "every 14 days"), ("dias úteis", "mon,tue,wed,thu,fri"),
    ("jeden Mo", "mon"), ("jeden Mo und Do", "mon,thu"), ("alle 2 Wochen am Mo", "every 2 weeks on mon"), ("毎週月・木", "mon,thu"), ("주 3번", "3/week"),
    ("werktags", "mon,tue,wed,thu,fri"), ("entre semana", "mon,tue,wed,thu,fri"),
  ]) func aScheduleIsReadInTheWordsOfALanguage(_ said: String, _ meant: String) {
    #expect(Schedule(meantBy: said)?.text == meant, "\(said)")
  }

  /// One short word is a day only where nothing else can stand, and words of two languages are no list.
  @Test(arguments: ["so", "do", "mar", "sol", "日", "월", "화목", "mi casa", "Mo lun", "fr und", "3 in", "el mar y el sol", "a cada 2", "日月"])
  func noScheduleIsFoundInOtherWords(_ said: String) {
    #expect(Schedule(meantBy: said) == nil, "\(said)")
  }

  /// The names of days and periods in titles can be typed where days are asked for.
  @Test(arguments: Language.all.map(\.tag)) func aPeriodIsReadAsItIsTold(_ tag: String) throws {
    let say = try #require(Language.of(tag))
    let today = try #require(CalendarDay("2026-11-20"))
    for text in ["2026-W47", "2026-W01", "2025-W53", "2026-11", "2026-02", "2025-12", "2026-Q1", "2026-Q4", "2025-Q3", "2026", "2024", "2026-11-20", "2026-01-01", "2025-02-28"] {
      guard let period = Period(text) else { continue }
      let name = say.title(of: period).split(separator: " · ")[0]
      let shown = period.unit == .day ? say.date(period.start) : String(name)
      for tongues in [Set<DayTongue>.english(and: tag), .all] {
        let read = PeriodText(said: shown, in: tongues)?.days(on: today)?.span
        if read != period.span { Issue.record("\(tag): \(shown) is \(read.map { "\($0)" } ?? "nothing")") }
      }
    }
  }
}

@Suite struct KoreanParticles {
  private enum Sample: String, TextKey {
    static let area = "korean_sample"
    case topic = "‘{word}’ is"
    case way = "with {word}"
    case count = "{count, plural, one {#} other {#}} is"
  }

  private let say = Language(
    "ko", choosesParticles: true, plural: { _ in .other },
    texts: { LanguageTexts(KeyedTexts("[korean_sample]\ntopic = ‘{word}’은(는) {word}이에요(예요)\nway = {word}(으)로\ncount = {count, plural, other {#개}}이(가)")) })

  @Test(arguments: [
    ("달리기", "‘달리기’는 달리기예요", "달리기로"), ("운동", "‘운동’은 운동이에요", "운동으로"), ("물", "‘물’은 물이에요", "물로"), ("2026-10", "‘2026-10’은 2026-10이에요", "2026-10으로"),
    ("W46", "‘W46’은 W46이에요", "W46으로"), ("W47", "‘W47’은 W47이에요", "W47로"), ("2", "‘2’는 2예요", "2로"), ("run", "‘run’은 run이에요", "run으로"),
    ("note", "‘note’는 note예요", "note로"), ("file", "‘file’은 file이에요", "file로"), ("5 km", "‘5 km’는 5 km예요", "5 km로"), ("5 kg", "‘5 kg’은 5 kg이에요", "5 kg으로"),
    ("20 %", "‘20 %’는 20 %예요", "20 %로"), ("retro habit", "‘retro habit’은 retro habit이에요", "retro habit으로"), ("list", "‘list’는 list예요", "list로"),
    ("(수영)", "‘(수영)’은 (수영)이에요", "(수영)으로"), ("PDF", "‘PDF’는 PDF예요", "PDF로"), ("URL", "‘URL’은 URL이에요", "URL로"),
  ]) func aParticleFitsTheSoundBeforeIt(_ word: String, _ topic: String, _ way: String) {
    #expect(say(Sample.topic, ["word": .text(word)]) == topic)
    #expect(say(Sample.way, ["word": .text(word)]) == way)
  }

  @Test func aParticleFitsWhatAChoiceSaysAndWordsOfAPersonStay() {
    #expect(say(Sample.count, ["count": 3]) == "3개가")
    #expect(say(Sample.way, ["word": .text("은(는)")]) == "은(는)으로")
    #expect(say.marked(Message(Sample.topic, ["word": .place("days/x.md")])).plain == Array("‘days/x.md’는 days/x.md예요".utf8))
  }

  /// Behind a value stand both forms, and both stand nowhere else.
  @Test func noTextGuessesAParticle() throws {
    let table = try #require(Language.of("ko")?.texts).table
    for area in table.names {
      for (key, text) in table[area].map({ ($0.key, $0.text) }) {
        if text.contains(/\}[’`)」”]*(?:은|는|을|를|과|와|으로|로|이에요|예요|이|가)(?:[ ,.]|$)/) { Issue.record("\(area).\(key) guesses: \(text)") }
        if text.contains(/[^}’`)」”](?:은\(는\)|이\(가\)|을\(를\)|과\(와\)|\(으\)로|이에요\(예요\))/) { Issue.record("\(area).\(key): \(text)") }
      }
    }
  }
}
