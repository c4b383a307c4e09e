// Tools for the people who work on this project: benchmarks, oracles, laws over real files.

import CommandKit
import HostSystem

let program = Program<DevContext>(
  "retro-dev", version: "1", "Measures and doubts what retro does with files.",
  commands: [
    BenchCommand.self, BlockOracleCommand.self, OracleCommand.self, RoundtripCommand.self, FuzzCommand.self,
    LimitCommand.self, SampleCommand.self, MustacheSpecCommand.self, ServeLinesCommand.self, PhrasesCommand.self,
  ])

Terminal.ignoreBrokenPipes()
var context = DevContext()
HostProcess.exit(context.run(program, Array(CommandLine.arguments.dropFirst())).rawValue)
