// Points of parts on a page.

extension PageWriter {
  func write(_ scores: Scores, to html: inout HTML) {
    wide([scores.names.part, scores.names.amount, scores.names.target, scores.names.points], to: &html) { html in
      html.element("table", ["class": "scores"]) { html in
        html.newline()
        html.element("thead") { html in
          html.element("tr") { html in
            html.element("th", ["scope": "col"], text: scores.names.part)
            html.element("th", ["scope": "col", "class": "number"], text: scores.names.amount)
            html.element("th", ["scope": "col"], text: scores.names.target)
            html.element("th", ["scope": "col", "class": "number"], text: scores.names.points)
            html.element("td", ["class": "bar", "aria-hidden": "true"]) { _ in }
          }
        }
        html.newline()
        html.element("tbody") { html in
          html.newline()
          for row in scores.rows { write(row, to: &html) }
        }
        html.newline()
      }
    }
    html.newline()
  }

  private func write(_ row: Scores.Row, to html: inout HTML) {
    html.element("tr") { html in
      html.element("th", ["scope": "row"], text: row.part)
      html.element("td", ["class": "number"], text: row.amount)
      html.element("td", text: row.target)
      html.element("td", ["class": "number"], text: row.points)
      html.element("td", ["class": "bar", "aria-hidden": "true"]) { bar(row.share * 100, row.tone, to: &$0) }
    }
    html.newline()
    if row.reasons.isEmpty { return }
    html.element("tr", ["class": "reasons"]) { html in
      html.element("td", ["colspan": "5"], text: row.reasons.joined(separator: " "))
    }
    html.newline()
  }
}
