// The pages for scripts: what they tell, as their tables have it.

import Documents
import JournalCharts
public import PlainFormats

extension ClinicianReport {
  /// The numbers of each picture, and the days that are told of.
  public var json: JSONValue { FigureReport(document.charts).json }
}
