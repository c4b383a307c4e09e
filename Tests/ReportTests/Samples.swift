// The reports that the golden files show.

import JournalDates
import JournalModel
import JournalReports

/// A report with a name; its golden files carry it.
struct Sample: Sendable {
  var name: String
  var report: PeriodReport

  static let all = [week, month, empty, hostile, measured, ownNumbers]
}

func day(_ text: String) -> CalendarDay { CalendarDay(text) ?? .earliest }
func span(_ start: String, _ end: String) -> DaySpan { DaySpan(spanning: day(start), day(end)) }

extension Sample {
  /// One week as a person has it: two languages, a picture, links, everything that an item can say.
  static let week = Sample(
    name: "week",
    report: PeriodReport(
      title: "Week 46 of 2026 · 9–15 November 2026", span: span("2026-11-09", "2026-11-15"),
      retrospectives: [
        .init(
          path: "retros/2026/2026-W46.md", kind: .weekly, title: "The week the demo broke", span: span("2026-11-09", "2026-11-15"),
          sections: [
            .init(
              kind: .review, heading: "Review",
              items: [
                .init(text: "No phone after 21:00 [[2026-W45#^t-7f3k|W45]]", state: .done, line: 8),
                .init(text: "Early bed [[2026-W45#^t-9abc|W45]]", details: "at home yes, in the hotel no", state: .partly, line: 9),
                .init(text: "Cold showers [[2026-W45#^t-1aaa|W45]]", state: .cancelled, line: 11),
                .init(text: "Read before sleeping [[2026-W45#^t-1aab|W45]]", state: .open, line: 12),
                .init(text: "Book the physio [[2026-W45#^a-2k2k|W45]]", line: 13),
              ]),
            .init(
              kind: .keep, heading: "✅ Keeps (3)",
              items: [
                .init(text: "Morning run before stand-up #health", tags: ["health"], id: "k-1a2b", line: 16),
                .init(text: "日曜日に[[由美]]と散歩した。天気がよくて、公園のいちょうが黄色くなっていた。来週も続けたい 🍂 #家族", tags: ["家族"], line: 17),
                .init(
                  text: "Wrote the **demo script** first, then the code",
                  details: "- it took `40 min`\n- [x] and nobody asked for slides\n  1. twice", line: 18
                ),
              ]),
            .init(
              kind: .problem, heading: "Problem",
              items: [
                .init(text: "Slept late on Thursday\nand could not say why", id: "p-3c4d", line: 22),
                .init(
                  text: "The demo broke at `[[login]]`, as in [the notes](<../../notes/demo day.md#login>)",
                  details: "| when | what |\n| --- | --- |\n| 10:00 | [[run\\|the run]] |\n| 10:05 | ~~calm~~ |", line: 24),
              ]),
            .init(
              kind: .try, heading: "Try",
              items: [
                .init(text: "Charger stays in the kitchen", fields: [.init("for", "^p-3c4d")], id: "t-5e6f", line: 30),
                .init(
                  text: "Ten minutes of silence", state: .done, fields: [.init("goal", "[[run-500-km]]"), .init("mood", "calm")], line: 31),
              ]),
            .init(
              kind: .action, heading: "Action",
              items: [
                .init(
                  text: "Buy a second charger", state: .open,
                  fields: [.init("from", "^t-5e6f"), .init("priority", "high"), .init("due", "2026-11-24")], id: "a-7g8h", line: 34),
                .init(text: "Return the old one", state: .done, fields: [.init("completion", "2026-11-13")], id: "a-9k2m", line: 35),
                .init(text: "Call the landlord", state: .cancelled, fields: [.init("cancelled", "2026-11-12")], line: 36),
                .init(text: "Ring the dentist", fields: [.init("due", "next week")], line: 37),
              ]),
            .init(kind: .notes, heading: "Empty ones are not shown"),
          ])
      ],
      days: [
        .init(date: day("2026-11-09"), path: "days/2026/11/2026-11-09.md", mood: .good),
        .init(date: day("2026-11-10"), path: "days/2026/11/2026-11-10.md", mood: .great),
        .init(date: day("2026-11-11"), path: "days/2026/11/2026-11-11.md", mood: .average),
        .init(date: day("2026-11-12"), path: "days/2026/11/2026-11-12.md", mood: .bad),
        .init(date: day("2026-11-13"), path: "days/2026/11/2026-11-13.md"),
        .init(date: day("2026-11-14"), path: "days/2026/11/2026-11-14.md", mood: .good, moodName: "いい感じ"),
      ],
      actions: .init(
        opened: [
          .init(
            path: "retros/2026/2026-W46.md", line: 34, id: "a-7g8h", text: "Buy a second charger", due: day("2026-11-24")),
          .init(path: "retros/2026/2026-W46.md", line: 37, text: "Ring the dentist"),
        ],
        closed: [
          .init(
            path: "retros/2026/2026-W46.md", line: 35, id: "a-9k2m", text: "Return the old one", state: .done, closed: day("2026-11-13")),
          .init(path: "days/2026/11/2026-11-12.md", line: 12, text: "Call the landlord", state: .cancelled, closed: day("2026-11-12")),
          .init(
            path: "retros/2025/2025-W52.md", line: 9, text: "[[renew-passport]] at the office", state: .done, due: day("2025-12-31"),
            closed: day("2026-11-09")),
        ]),
      tags: [.init("health", count: 7), .init("家族", count: 3), .init("work/demo", count: 1)], privateEntries: 1, problems: 2,
      links: [
        "2026-W45": "retros/2026/2026-W45.md", "由美": "notes/由美.md", "run": "activities/run.md", "run-500-km": "goals/run-500-km.md",
        "renew-passport": "activities/renew passport #1?.md",
      ]))

  /// A month with moods on most days and two retrospectives.
  static let month = Sample(
    name: "month",
    report: PeriodReport(
      title: "November 2026", span: span("2026-11-01", "2026-11-30"),
      retrospectives: [
        .init(
          path: "retros/2026/2026-W45.md", kind: .weekly, title: "2026-W45", span: span("2026-11-02", "2026-11-08"),
          sections: [
            .init(kind: .keep, items: [.init(text: "Slept at home", line: 5)]),
            .init(kind: .other, heading: "よかったこと", items: [.init(text: "由美の誕生日", line: 9)]),
          ]),
        .init(path: "retros/2026/2026-11.md", kind: .monthly, title: "A quiet month", span: span("2026-11-01", "2026-11-30")),
      ],
      days: (1...30).filter { $0 % 7 != 5 }.map { number in
        .init(
          date: day("2026-11-01").advanced(by: number - 1), path: "days/2026/11/\(number).md",
          mood: number % 9 == 4 ? nil : Mood(rawValue: (number * number + 3) % 5))
      },
      tags: [.init("health", count: 12)]))

  /// Nothing at all: the report says what to write where.
  static let empty = Sample(
    name: "empty",
    report: PeriodReport(
      title: "Week 47 of 2026 · 16–22 November 2026", span: span("2026-11-16", "2026-11-22"), suggestion: "retros/2026/2026-W47.md"))

  /// Texts that try to leave their place, and words without end.
  static let hostile = Sample(
    name: "hostile",
    report: PeriodReport(
      title: "</title><script>alert(1)</script> & \"co\" 'x'", span: span("2026-12-31", "2027-01-01"),
      retrospectives: [
        .init(
          path: "retros/\"><script>alert(2)</script>.md", kind: .monthly, title: "<img src=x onerror=alert(3)> *not* `markup` [x](y)",
          span: span("2026-12-31", "2027-01-01"),
          sections: [
            .init(
              kind: .problem, heading: "</h3><b>Problem",
              items: [
                .init(text: "<script>alert(4)</script>", line: 1),
                .init(text: "Before <b onclick=alert(5)>bold</b> <!-- a comment --> after<br>next", line: 2),
                .init(text: "<div>\n<iframe src=\"https://example.com\"></iframe>\n</div>", line: 3),
                .init(
                  text:
                    "[one](javascript:alert(6)) [two](JaVa&#83;cript:alert(7)) [three](<java\tscript:alert(8)>) [four](data:text/html,x)",
                  line: 4),
                .init(text: "![picture](https://example.com/track.png \"t\") ![[photo.jpg]] [![in](a.png)](b.md) ![](days/x.png)", line: 5),
                .init(text: "# Heading", details: "Another\n=======\n\n### And one more", line: 6),
                .init(text: "[[</a><script>alert(9)</script>]] [[known|\"<i>\"]] #<tag> #tag\"x", line: 7),
                .init(
                  text: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftswitwenrentenantragsformular",
                  line: 8),
                .init(text: "\u{1B}[31mred\u{1B}[0m \u{7}bell \u{202E}turned\u{202C} \u{0}nul", line: 9),
                .init(text: "👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦 é café ｆｕｌｌ", state: .other("?"), fields: [.init("<k>", "<v>\"'&")], line: 10),
                .init(text: "", line: 11),
                .init(
                  text:
                    "/etc/passwd [root](/etc/passwd) [host](//example.com/x) [up](../../../x.md) [self](#top) [bare](www.example.com) www.example.com",
                  line: 12),
              ])
          ])
      ],
      days: [.init(date: day("2026-12-31"), path: "a:b?c#d%.md", mood: .horrible, moodName: "<u>awful</u> | `x`")],
      actions: .init(
        opened: [.init(path: "x\u{1B}]8;;evil\u{7}.md", line: 1, text: "[click](vbscript:x) `[[code]]` ``a ` [[b]]``", state: .open)]),
      tags: [.init("<script>", count: 1)], links: ["known": "a:b c/(d)#e?.md"], suggestion: "`tick`.md"))
}
