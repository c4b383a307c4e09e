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
  /// - Parameter shown: The file that it is for, as given; nil for the standard output.
  func png(for shown: String?, _ environment: Environment) throws -> [UInt8] {
    if shown == nil, Terminal.isTerminal(.output) {
      throw CommandError(.usage, ChartErrorText.notForTerminals, help: ChartErrorText.notForTerminalsWay)
    }
    let folder = environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    let path = PathText.join(folder, "retro-chart-\(UInt64.random(in: 0 ... .max)).png")
    defer { FileSystem.discard(path) }
    let line = "command -v rsvg-convert >/dev/null 2>&1 || exit 127; rsvg-convert --zoom 2 --format png --output \"$1\" - 2>/dev/null"
    let ending = try ChildProcess.runShell(line, [path], environment, input: Array(svg.utf8))
    let target = shown ?? "-"
    if ending == .exit(127) {
      let other = shown.map { String($0.dropLast(PathText.fileExtension($0).count)) + "svg" } ?? "chart.svg"
      throw CommandError(.system, ChartErrorText.noConverter, help: ChartErrorText.noConverterWay, ["path": .place(other)])
    }
    guard ending == .exit(0), let bytes = FileSystem.readIfReadable(path), !bytes.isEmpty else {
      throw CommandError(.system, ChartErrorText.converterFailed, ["path": .place(target)])
    }
    return bytes
  }
}
