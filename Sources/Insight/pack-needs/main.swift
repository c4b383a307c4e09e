// Makes a source of C of what lists of hints need, so that they need not be read for most texts: pack-needs OUT FILE...

import Foundation
import WordRules

let arguments = CommandLine.arguments.dropFirst()
guard let out = arguments.first else {
  FileHandle.standardError.write(Data("pack-needs: no file to write to\n".utf8))
  exit(2)
}
var (tables, entries) = ("", "")
for (list, path) in arguments.dropFirst().enumerated() {
  let file = URL(filePath: path)
  let needs = HintNeeds(of: try String(contentsOf: file, encoding: .utf8))
  let numbers: [[UInt64]] = [
    needs.hints.words, needs.hints.rules, needs.signs.words, needs.signs.rules, needs.kinds, needs.together.flatMap { $0 + [0] },
  ]
  var members: [String] = []
  for (place, numbers) in numbers.enumerated() {
    let name = "numbers_\(list)_\(place)"
    let rows = numbers.map { "0x\(String($0, radix: 16))u,\n" }.joined()
    tables += "static const uint64_t \(name)[] = {\n\(numbers.isEmpty ? "0" : rows)\n};\n"
    members.append("{\(name), \(numbers.count)}")
  }
  entries += "  {\"\(file.deletingPathExtension().lastPathComponent)\", \(needs.isWithoutBlanks), \(members.joined(separator: ", "))},\n"
}
let source = """
  #include "cwordneeds.h"

  \(tables)
  const struct cwordneeds cwordneeds_lists[] = {
  \(entries)  {0},
  };

  """
try Data(source.utf8).write(to: URL(filePath: out))
