// Makes a source of C of what lists of hints need, so that they need not be read for most texts: pack-needs OUT FILE...

import HostSystem
import WordRules

let (out, lists) = (CommandLine.arguments[1], CommandLine.arguments.dropFirst(2))
var (tables, entries) = ("", "")
for (list, path) in lists.enumerated() {
  let needs = HintNeeds(of: String(decoding: try FileSystem.read(path), as: UTF8.self))
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
  entries += "  {\"\(PathText.stem(path))\", \(needs.isWithoutBlanks), \(members.joined(separator: ", "))},\n"
}
let source = """
  #include "cwordneeds.h"

  \(tables)
  const struct cwordneeds cwordneeds_lists[] = {
  \(entries)  {0},
  };

  """
if FileSystem.exists(out) { try FileSystem.removeFile(out) }
try FileSystem.create(out, Array(source.utf8))
