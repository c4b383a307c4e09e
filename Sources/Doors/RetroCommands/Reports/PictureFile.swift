// Pictures of a report as files: SVG, and PNG by another program.

import CommandKit
import Documents
import HostSystem
import JournalCharts
import JournalFigures
import JournalKit
import JournalLanguage
import JournalModel
import JournalText

/// The pictures of a document as bytes of a file.
struct PictureFile {
  let svg: String

  /// Its one picture, or all of them below each other.
  init(of document: Document, _ colours: PageColours) throws(CommandError) {
    let charts = document.charts
    guard let first = charts.first else {
      throw CommandError(.usage, ChartErrorText.noPicture, help: ChartErrorText.noPictureWay)
    }
    svg = colours.svg(charts.count == 1 ? first : Chart(panels: charts)).text
  }

  /// As PNG of twice the size, for screens with many dots.
  /// - Parameter shown: The file that it is for, as given; nil for the standard output, which is for text.
  func png(for shown: String?, _ environment: Environment) throws -> [UInt8] {
    guard let shown else { throw CommandError(.usage, ChartErrorText.pngNeedsFile, help: ChartErrorText.pngNeedsFileWay) }
    return try PictureConversion.png(of: svg, for: shown, environment)
  }
}
