// Tools for the people who work on this project: benchmarks, oracles, laws over real files.

import CommandKit
import HostSystem

let program = Program<DevContext>(
  "retro-dev", version: "1", "Measures and doubts what retro does with files.",
  groups: [
    CommandGroup("Measuring", [BenchCommand.self, LimitCommand.self, SampleCommand.self, PhrasesCommand.self, SimulateCommand.self]),
    CommandGroup("Word lists", [PatternsCommand.self, HintsCommand.self, ThemesCommand.self]),
    CommandGroup("Doubting", [BlockOracleCommand.self, OracleCommand.self, RoundtripCommand.self, FuzzCommand.self, MergesCommand.self, DevicesCommand.self]),
    CommandGroup("Others", [MustacheSpecCommand.self, ServeLinesCommand.self]),
  ])

Terminal.ignoreBrokenPipes()
var context = DevContext()
HostProcess.exit(context.run(program, Array(CommandLine.arguments.dropFirst())).rawValue)
