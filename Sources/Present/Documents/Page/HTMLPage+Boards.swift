// Boards, levels and comparisons as elements.

extension PageWriter {
  func write(_ board: Board, isBelowHeading: Bool, to html: inout HTML) {
    let name: StaticString = isBelowHeading && board.form != .sections ? "h3" : "h2"
    html.element("div", ["class": "cards"]) { html in
      html.newline()
      for card in board.cards {
        html.element("section", ["class": card.accent.map { "card \($0.rawValue)" } ?? "card"]) { html in
          html.newline()
          html.element(name, ["lang": language(of: card.name)], text: card.name)
          html.newline()
          for part in card.parts {
            switch part {
            case .items(let items): write(items, to: &html)
            case .prose(let prose):
              write(prose, class: "prose", to: &html)
              html.newline()
            }
          }
        }
        html.newline()
      }
    }
    html.newline()
  }

  /// Lists of more points are folded.
  private static let listLimit = 14

  /// A drawing without numbers of pixels in it, which takes the width it is given while the strokes keep theirs, and a list for those who do not see it.
  func write(_ chart: LevelChart, to html: inout HTML) {
    html.element("figure") { html in
      html.newline()
      html.element("div", ["class": "chart"]) { html in
        html.newline()
        html.element("div", ["class": "scale", "aria-hidden": "true"]) { html in
          for level in chart.levels.reversed() { html.element("span", text: level.name) }
        }
        html.newline()
        draw(chart, to: &html)
        html.newline()
        html.element("div", ["class": "ends", "aria-hidden": "true"]) { html in
          for end in chart.ends { html.element("span", text: end) }
        }
        html.newline()
      }
      html.newline()
      html.element("figcaption", text: chart.caption)
      html.newline()
    }
    html.newline()
    if chart.points.count > Self.listLimit {
      html.element("details") { html in
        html.element("summary", text: chart.listTitle)
        html.newline()
        write(chart.points, to: &html)
      }
      html.newline()
    } else if !chart.points.isEmpty {
      write(chart.points, to: &html)
    }
  }

  private func draw(_ chart: LevelChart, to html: inout HTML) {
    let last = max(chart.length - 1, 1)
    let top = (chart.levels.count - 1) * 2
    func height(_ level: Int) -> Int { top - level * 2 }
    var (line, dots) = ("", [Int: String]())
    var previous: Int?
    // From one place to the next; a place without a level breaks the line, for nobody knows how it was.
    for point in chart.points where (0..<chart.length).contains(point.place) {
      guard let level = point.level else { continue }
      line += "\(previous == point.place - 1 ? "L" : "M")\(point.place) \(height(level))"
      // A stroke of no length has round ends: a dot that stays round however the drawing is stretched.
      dots[level, default: ""] += "M\(point.place) \(height(level))h0"
      previous = point.place
    }
    html.element(
      "svg",
      ["viewBox": "0 -1 \(last) \(top + 2)", "preserveAspectRatio": "none", "role": "img", "aria-label": "\(chart.name). \(chart.caption)"]
    ) { html in
      html.element("path", ["class": "grid", "d": chart.levels.indices.map { "M0 \(height($0))H\(last)" }.joined()]) { _ in }
      html.element("path", ["class": "line", "d": line]) { _ in }
      // Dots of many places are small, so that they do not touch.
      for (level, dots) in dots.sorted(by: { $0.key < $1.key }) {
        let look = ["dots", chart.length > 62 ? "small" : nil, chart.levels[level].tone?.name].compactMap(\.self)
        html.element("path", ["class": look.joined(separator: " "), "d": dots]) { _ in }
      }
    }
  }

  private func write(_ points: [LevelChart.Point], to html: inout HTML) {
    html.element("ol", ["class": "days"]) { html in
      html.newline()
      for point in points {
        html.element("li") { html in
          let time = { (html: inout HTML) in html.element("time", ["datetime": point.value], text: point.name) }
          if let linkBase { html.element("a", ["href": linkBase.link(to: point.path)], time) } else { time(&html) }
          html.text(" ")
          html.element("span", ["class": point.level == nil ? "unknown" : "word", "lang": language(of: point.words)], text: point.words)
        }
        html.newline()
      }
    }
    html.newline()
  }

  func write(_ comparison: Comparison, to html: inout HTML) {
    wide(comparison.spans, "wide measured", to: &html) { html in
      html.element("table") { html in
        html.newline()
        html.element("thead") { html in
          html.element("tr") { html in
            html.element("td") { _ in }
            for name in comparison.spans.flatMap({ [$0, comparison.countTitle] }) { html.element("th", ["scope": "col"], text: name) }
          }
        }
        html.newline()
        html.element("tbody") { html in
          html.newline()
          for row in comparison.rows {
            html.element("tr") { html in
              html.element("th", ["scope": "row"], text: row.title)
              for value in row.values {
                html.element("td", ["class": value == nil ? "unknown" : row.isWords ? "names" : nil], text: value?.text ?? "–")
                html.element("td", ["class": "count"], text: value.map { "\($0.count)" } ?? "")
              }
            }
            html.newline()
          }
        }
        html.newline()
      }
    }
    html.newline()
  }
}
