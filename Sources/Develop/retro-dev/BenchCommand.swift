// `retro-dev bench`: what our work costs beside what others take for it, in one run.

import CommandKit
import HostSystem
import JournalOracles
import JournalTestSupport
import JournalText
import MarkdownSyntax

struct BenchCommand: Command {
  static let name = "bench"
  static let declaration = CommandDeclaration(
    name, "Measure what we take for our work beside what others take for it.",
    discussion: """
      scan: CPU time of the fastest of several rounds over files already in memory: the UTF-8 check, front matter and blocks by our scanner; \
      the same bodies by cmark-gfm; and counting newlines with memchr, which is as fast as bytes can be looked at. linear: the same for \
      inputs made to be slow.

      check: CPU time of a first check, and of one by what the index has kept of it, beside walking the journal and reading every byte of \
      it.

      index: making an index and refreshing it, in processes of their own, beside a program that does the least there is to do; the median \
      of five rounds. query: questions to the index beside the same questions to sqlite3. import: an export of Apple's Health, plain and \
      zipped, into a new journal, beside parsing it by expat with handlers that do nothing and beside unpacking it; the median of five \
      rounds, of one from 1G on. All three measure the built retro, and so does growth: reading commands on journals of odd shapes, \
      at a size and at four times that. What is linear takes four times as long.

      Says no (exit status 1) where something takes longer than its bar.
      """,
    operands: [what, folder],
    options: [rounds, days, size, program, limits])

  private static let what = Operand(Placeholder("WHAT"), .choice(of: Work.allCases), "What to measure.")
  private static let folder = Operand(
    optional: Placeholder("DIR"),
    "A folder of Markdown files, for scan; a journal, for check, index and query, which make one without it; the folder of an export.xml, for import, likewise."
  )
  private static let rounds = Option(
    "rounds", value: Placeholder("COUNT"), .number(in: 1...1000), "Measure COUNT rounds (default 7; of index, query and import 5).")
  private static let days = Option("days", value: Placeholder("N"), .number(in: 1...1_000_000), "Make a journal of N days (default 3650).")
  private static let size = Option(
    "size", value: Placeholder("SIZE"), .form(ByteCount.kind) { ByteCount.read($0) }, "Make an export of about this size (default 300M).")
  private static let program = Option(
    "program", value: Placeholder("RETRO"), "The retro to measure; the one beside this program if left out.")
  private static let limits = Option(
    "limits", value: Placeholder("PROGRAM"),
    "The program that is the limit of index, called as PROGRAM index|stat DIR [DB]; ‘retro-dev limit’ if left out.")

  /// What can be measured.
  private enum Work: String, CaseIterable {
    case scan, linear, check, index, query, growth
    case imports = "import"
  }

  private let work: Work
  /// The folder to scan, the journal, or the folder of the export; nil for one of our own making.
  private let tree: String?
  private let rounds: Int
  private let days: Int
  private let size: Int
  private let program: String?
  private let limits: String?

  init(_ arguments: Arguments) throws(UsageError) {
    work = try arguments[Self.what]
    tree = work == .linear ? nil : try arguments[Self.folder]
    if work == .scan, tree == nil { throw .missing(Self.folder) }
    size = try arguments[Self.size] ?? 300 << 20
    let usual =
      switch work {
      case .scan, .linear, .check: 7
      case .growth: 2
      case .index, .query: 5
      case .imports: size < 1 << 30 ? 5 : 1
      }
    rounds = try arguments[Self.rounds] ?? usual
    days = try arguments[Self.days] ?? 3650
    program = try arguments[Self.program]
    limits = try arguments[Self.limits]
  }

  func run(in context: inout DevContext) throws -> ExitStatus {
    switch work {
    case .scan: try measureScan(context)
    case .linear: measureGrowth(context)
    case .check: try measureCheck(context)
    case .index, .query, .imports, .growth: try measurePrograms(context)
    }
  }

  /// Measures programs in processes of their own.
  private func measurePrograms(_ context: DevContext) throws -> ExitStatus {
    let own = try FileSystem.realPath(HostProcess.arguments[0])
    let program = program ?? PathText.join(PathText.parent(own), "retro")
    guard FileSystem.isFile(program) else {
      throw UsageError("there is no ‘\(program)’ to measure", hint: "Build it with ‘make build’, or name it with ‘--program’.")
    }
    if work == .growth { return try measureShapes(context, program) }
    if work == .imports { return try measureImports(context, program, own) }
    let limits = limits.map { [$0] } ?? [own, "limit"]
    let journal = try BenchJournal(tree, days: days, program: program, limits: limits)
    let small = tree == nil && days > 3650 ? try BenchJournal(nil, days: 3650, program: program, limits: limits) : nil
    let table =
      try work == .index
      ? IndexBench(journal, small: small, rounds: rounds).table : QueryBench(journal, small: small, rounds: rounds).table
    let (files, bytes) = try journal.size()
    context.print("\(work.rawValue): \(files) files, \(bytes) bytes; median of \(rounds) rounds, CPU time of whole processes")
    for line in table.lines { context.print(line) }
    return table.isWithin ? .yes : .no
  }

  private func measureShapes(_ context: DevContext, _ program: String) throws -> ExitStatus {
    var isLinear = true
    for shape in JournalShape.all {
      for row in try GrowthBench(shape, rounds: rounds, program: program).rows {
        if row.isLinear, !row.isTold { continue }
        isLinear = isLinear && row.isLinear
        context.print(row.words)
      }
    }
    context.print("growth: \(JournalShape.all.count) shapes of journals, \(isLinear ? "all" : "not all") within their bars")
    return isLinear ? .yes : .no
  }

  private func measureImports(_ context: DevContext, _ program: String, _ own: String) throws -> ExitStatus {
    let export = try BenchExport(tree, size: size, program: own)
    let table = try ImportBench(export, rounds: rounds, program: program, limits: [own, "limit"]).table
    let (xml, zip) = try export.sizes()
    context.print(
      "import: \(xml) bytes, zipped \(zip); median of \(rounds == 1 ? "one round" : "\(rounds) rounds"), CPU time of whole processes")
    for line in table.lines { context.print(line) }
    return table.isWithin ? .yes : .no
  }

  private func measureScan(_ context: DevContext) throws -> ExitStatus {
    guard let tree else { return .no }
    let files = try context.markdownFiles(in: [tree]).compactMap { FileSystem.readIfReadable($0) }
    guard !files.isEmpty else { throw UsageError("there is no Markdown file in ‘\(tree)’") }
    let bytes = files.reduce(0) { $0 + $1.count }
    // Small trees are gone over several times a round, so that the clock has something to see.
    let repeats = max(1, 20_000_000 / max(1, bytes))

    var scanner = OutlineScanner()
    var bodyStarts: [Int] = []
    var blocks = 0
    for file in files {
      file.withUnsafeBufferPointer { scanner.scan($0) }
      bodyStarts.append(scanner.outline.bodyStart)
      blocks += scanner.outline.blocks.count
    }
    var ours = Double.infinity
    var theirs = Double.infinity
    var floor = Double.infinity
    var newlines = 0
    let oracle = CommonMarkOracle()
    for _ in 0..<rounds {
      ours = min(
        ours,
        measure(repeats) { for file in files { file.withUnsafeBufferPointer { scanner.scan($0) } } }
      )
      theirs = min(
        theirs,
        measure(1) {
          for (file, start) in zip(files, bodyStarts) {
            file.withUnsafeBufferPointer {
              oracle.parse(UnsafeBufferPointer(rebasing: $0[start...]))
            }
          }
        })
      floor = min(
        floor,
        measure(repeats) {
          for file in files { newlines &+= file.withUnsafeBufferPointer { countOfLineFeeds($0) } }
        })
    }
    let count = Double(files.count)
    func row(_ name: String, _ seconds: Double) -> String {
      "\(name)  \(fixed(seconds / count * 1e6, 2)) µs a file, \(fixed(Double(bytes) / seconds / 1e6, 0)) MB/s"
    }
    context.print(
      "\(files.count) files, \(bytes) bytes, \(blocks) blocks; best of \(rounds) rounds, CPU time")
    context.print(row("retro scan     ", ours))
    context.print(row("cmark-gfm parse", theirs))
    context.print(row("memchr newlines", floor))
    context.print("retro : cmark-gfm = 1 : \(fixed(theirs / ours, 2))  (bar: at least 6)")
    context.print("retro : memchr    = \(fixed(ours / floor, 2)) : 1")
    return theirs / ours >= 6 ? .yes : .no
  }

  /// Checks a journal, one of its own making where none is named.
  private func measureCheck(_ context: DevContext) throws -> ExitStatus {
    // It goes away with its last use.
    let own = tree == nil ? try TemporaryFolder() : nil
    if let own {
      var journal = SampleJournal(seed: 1)
      try journal.write(days: days, to: own)
    }
    let bench = try CheckBench(root: tree ?? own?.path ?? "", rounds: rounds)
    context.print(
      "\(bench.files) files, \(bench.bytes) bytes, \(bench.findings) findings; best of \(rounds) rounds, CPU time"
    )
    context.print("first check        \(fixed(bench.first * 1e3, 1)) ms")
    context.print("check by the index \(fixed(bench.later * 1e3, 1)) ms")
    context.print("walk and read all  \(fixed(bench.limit * 1e3, 1)) ms")
    let (ratios, bars) = (bench.ratios, CheckBench.bars)
    context.print("first check : read = \(fixed(ratios.first, 2)) : 1  (bar: at most \(fixed(bars.first, 0)))")
    context.print("by the index : read = \(fixed(ratios.later, 2)) : 1  (bar: at most \(fixed(bars.later, 0)))")
    return bench.isWithin ? .yes : .no
  }

  /// Scans hostile inputs at a size and at four times that: what is linear takes four times as long.
  private func measureGrowth(_ context: DevContext) -> ExitStatus {
    var isLinear = true
    var scanner = OutlineScanner()
    for input in hostileInputs {
      var seconds: [Double] = []
      for count in [25_000, 100_000] {
        let bytes = Array(input.make(count).utf8)
        let source = SourceText(path: input.name, bytes: bytes)
        var best = Double.infinity
        for _ in 0..<rounds {
          best = min(
            best,
            measure(1) {
              bytes.withUnsafeBufferPointer { scanner.scan($0) }
              for index in scanner.outline.blocks.indices {
                _ = scanner.outline.inlineSpans(ofBlock: index, in: source)
              }
            })
        }
        seconds.append(best)
      }
      let growth = seconds[1] / max(seconds[0], 1e-9)
      if growth > 8, seconds[1] > 0.01 { isLinear = false }
      context.print(
        "\(fixed(growth, 1)) times as long for 4 times as much, \(fixed(seconds[1] * 1e3, 1)) ms at 100,000: \(input.name)"
      )
    }
    return isLinear ? .yes : .no
  }

  private func measure(_ repeats: Int, _ body: () -> Void) -> Double {
    let start = ProcessUse.cpuSeconds
    for _ in 0..<repeats { body() }
    return (ProcessUse.cpuSeconds - start) / Double(repeats)
  }
}
