// What was measured, as a part of a page.

import Documents
import JournalText

extension ContextReport {
  /// What the numbers stand below in reports.
  static let heading = "Measured"

  /// A table, a row a number.
  func write(to html: inout HTML) {
    html.element("section", ["class": "measured", "aria-labelledby": "measured"]) { html in
      html.newline()
      html.element("h2", ["id": "measured"], text: Self.heading)
      html.newline()
      html.element("div", ["class": "wide"]) { html in
        html.element("table") { html in
          html.newline()
          html.element("thead") { html in
            html.element("tr") { html in
              html.element("td") { _ in }
              for name in [title, "days", titleBefore, "days"] { html.element("th", ["scope": "col"], text: name) }
            }
          }
          html.newline()
          html.element("tbody") { html in
            html.newline()
            for row in rows {
              html.element("tr") { html in
                html.element("th", ["scope": "row"], text: row.title)
                for value in [row.value, row.before] {
                  let isName = value.map { !$0.names.isEmpty } ?? false
                  html.element("td", ["class": value == nil ? "unknown" : isName ? "names" : nil], text: value?.text ?? "–")
                  html.element("td", ["class": "count"], text: value.map { "\($0.days)" } ?? "")
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
    html.newline()
  }
}
