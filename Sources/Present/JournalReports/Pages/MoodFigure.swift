// The moods of a span as a line, and as a list for those who do not see it.

import Documents
import JournalDates
import JournalModel

/// A drawing without numbers of pixels in it: it takes the width it is given, and the strokes keep theirs.
struct MoodFigure {
  let report: PeriodReport
  let linkBase: LinkBase?

  /// Longer lists of days are folded.
  private static let listLimit = 14

  /// Dots of longer spans are small, so that they do not touch.
  private static let dotLimit = 62

  func write(to html: inout HTML) {
    html.element("section", ["class": "mood", "aria-labelledby": "mood"]) { html in
      html.newline()
      html.element("h2", ["id": "mood"], text: "Mood")
      html.newline()
      if report.hasMoods {
        html.element("figure") { html in
          html.newline()
          chart(&html)
          html.newline()
          html.element("figcaption", ["id": "mood-words"], text: sentence)
          html.newline()
        }
        html.newline()
      } else {
        html.element("div", ["class": "hint"]) { html in
          html.markdown(RenderedMarkdown(report.moodInvitation, links: ItemLinks(files: [:], base: linkBase, path: "")))
        }
        html.newline()
      }
      if report.days.count > Self.listLimit {
        html.element("details") { html in
          html.element("summary", text: "Day by day")
          html.newline()
          days(&html)
        }
        html.newline()
      } else if !report.days.isEmpty {
        days(&html)
      }
    }
    html.newline()
  }

  private var sentence: String {
    let summary = report.moodSummary
    return summary.prefix(1).uppercased() + summary.dropFirst() + "."
  }

  private func chart(_ html: inout HTML) {
    let last = max(report.span.count - 1, 1)
    html.element("div", ["class": "chart"]) { html in
      html.newline()
      html.element("div", ["class": "scale", "aria-hidden": "true"]) { html in
        for mood in Mood.allCases.reversed() { html.element("span", text: word(for: mood)) }
      }
      html.newline()
      html.element(
        "svg",
        [
          "viewBox": "0 -1 \(last) 10", "preserveAspectRatio": "none", "role": "img",
          "aria-label": "Mood line of \(report.span.title)", "aria-describedby": "mood-words",
        ]
      ) { html in
        html.element("path", ["class": "grid", "d": Mood.allCases.map { "M0 \(y($0))H\(last)" }.joined()]) { _ in }
        html.element("path", ["class": "line", "d": line]) { _ in }
        html.element("path", ["class": report.span.count > Self.dotLimit ? "dots small" : "dots", "d": dots]) { _ in }
      }
      html.newline()
      html.element("div", ["class": "ends", "aria-hidden": "true"]) { html in
        html.element("span", text: report.short(report.span.start))
        if report.span.count > 1 { html.element("span", text: report.short(report.span.end)) }
      }
      html.newline()
    }
  }

  /// From one day to the next; a day without a mood breaks the line, for nobody knows how it was.
  private var line: String {
    var path = ""
    var previous: Int?
    for (x, mood) in points {
      path += previous == x - 1 ? "L\(x) \(y(mood))" : "M\(x) \(y(mood))"
      previous = x
    }
    return path
  }

  /// A stroke of no length has round ends: a dot that stays round however the drawing is stretched.
  private var dots: String { points.map { "M\($0.x) \(y($0.mood))h0" }.joined() }

  private var points: [(x: Int, mood: Mood)] {
    report.days.compactMap { day in
      guard let mood = day.mood, report.span.contains(day.date) else { return nil }
      return (report.span.start.days(until: day.date), mood)
    }
  }

  private func y(_ mood: Mood) -> Int { (Mood.great.rawValue - mood.rawValue) * 2 }

  private func word(for mood: Mood) -> String { report.days.first { $0.mood == mood }?.moodWord ?? mood.name }

  private func days(_ html: inout HTML) {
    html.element("ol", ["class": "days"]) { html in
      html.newline()
      for day in report.days {
        html.element("li") { html in
          let time = { (html: inout HTML) in html.element("time", ["datetime": day.date.description], text: report.short(day.date)) }
          if let linkBase { html.element("a", ["href": linkBase.link(to: day.path)], time) } else { time(&html) }
          html.text(" ")
          if day.mood == nil {
            html.element("span", ["class": "unknown"], text: day.moodText)
          } else {
            html.element("span", ["class": "word", "lang": language(of: day.moodWord)], text: day.moodText)
          }
        }
        html.newline()
      }
    }
    html.newline()
  }
}
