// What it costs to import an export of Apple's Health.

import HostSystem
import JournalTestSupport

/// Measures imports into a new journal against reading the same XML with nothing done about it, and against unpacking the archive.
struct ImportBench {
  private(set) var table = BenchTable()

  /// - Parameters:
  ///   - program: The `retro` that is measured.
  ///   - limits: The words of the program that does the least there is to do.
  init(_ export: BenchExport, rounds: Int, program: String, limits: [String]) throws {
    var plain: [ChildProcess.Use] = [], zipped: [ChildProcess.Use] = [], parsing: [Double] = [], unpacking: [Double] = []
    func journal() throws -> BenchJournal { try BenchJournal(nil, days: 0, program: program, limits: limits) }
    // Its warnings are meant, and would be told each time.
    func words(_ journal: BenchJournal, _ path: String) -> [String] {
      ["sh", "-c", "exec \"$@\" 2> /dev/null", "sh"] + journal.retro(["import", path])
    }
    for _ in 0..<rounds {
      // Each import goes into a journal that is new, as far as its files and its index go.
      let first = try journal(), second = try journal()
      parsing.append(try first.use(of: limits + ["xml", export.xml]).cpuSeconds)
      plain.append(try first.use(of: words(first, export.xml)))
      unpacking.append(try second.use(of: limits + ["unzip", export.zip]).cpuSeconds)
      zipped.append(try second.use(of: words(second, export.zip)))
    }
    let ours = median(plain.map(\.cpuSeconds))
    table.add("XML, beside parsing it", ours, to: median(parsing), bar: 2.5)
    table.add("zip, beside that and unzip", median(zipped.map(\.cpuSeconds)), to: ours + median(unpacking), bar: 1.3)
    // This process takes less, so that what it passes on to its children does not count.
    for (name, uses) in [("XML", plain), ("zip", zipped)] {
      table.add("peak memory, \(name)", bytes: uses.map(\.peakResidentBytes).max() ?? 0, bar: 96 << 20)
    }
    table.add("wall, XML", "\(fixed(median(plain.map(\.wallSeconds)), 2)) s")
    table.add("wall, zip", "\(fixed(median(zipped.map(\.wallSeconds)), 2)) s")
  }
}
