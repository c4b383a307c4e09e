// `retro-dev sample`: an export to measure importers on.

import CommandKit
import HostSystem
import JournalLanguage

struct SampleCommand: Command {
  static let name = "sample"
  static let declaration = CommandDeclaration(
    name, "Write an export of Apple's Health to the standard output, made up, the same bytes each time.",
    operands: [size])

  private static let size = Operand(Placeholder("SIZE"), .form(ByteCount.kind) { ByteCount.read($0) }, "About how large: 300M, 3G.")

  private let size: Int

  init(_ arguments: Arguments) throws(UsageError) { size = try arguments[Self.size] }

  func run(in context: inout DevContext) throws -> ExitStatus {
    var sample = SampleHealth(size: size, seed: 1) { bytes in _ = try Terminal.write(bytes) }
    try sample.write()
    return .yes
  }
}

/// Sizes as people write them.
enum ByteCount {
  /// What is asked for, for errors.
  static let kind = Form.size

  /// What is asked for where something else was typed.
  enum Form: String, TextKey {
    static let area = "sizes"
    case size = "a size from 1M to 3999M such as 300M or 3G"
  }

  /// A number of bytes, or of `M` or `G`: powers of 1024. An archive of more would need the long form of zip.
  static func read(_ text: String) -> Int? {
    let shift = text.hasSuffix("G") ? 30 : text.hasSuffix("M") ? 20 : 0
    guard let number = Int(shift > 0 ? String(text.dropLast()) : text), number > 0, number < 1 << 32 else { return nil }
    let bytes = number << shift
    return bytes >= 1 << 20 && bytes < 3999 << 20 ? bytes : nil
  }
}
