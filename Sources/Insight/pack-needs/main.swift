// Makes a source of C of what lists of hints need, so that they need not be read for most texts: pack-needs OUT FILE...

import HostSystem
import WordRules

let (out, lists) = (CommandLine.arguments[1], CommandLine.arguments.dropFirst(2))
var (tables, entries) = ("", "")
for (list, path) in lists.enumerated() {
  let needs = HintNeeds(of: String(decoding: try FileSystem.read(path), as: UTF8.self))
  func table(_ name: String, _ numbers: some Collection<UInt64>) -> String {
    let rows = numbers.map { "0x\(String($0, radix: 16))u,\n" }.joined()
    tables += "static const uint64_t \(name)_\(list)[] = {\n\(numbers.isEmpty ? "0" : rows)\n};\n"
    return "{\(name)_\(list), \(numbers.count)}"
  }
  func rules(_ name: String, _ needed: NeededWords) -> String {
    let parts = [
      table("\(name)_words", needed.words), table("\(name)_rules", needed.rules), table("\(name)_owners", needed.owners),
      table("\(name)_seen", needed.seen), "\(needed.partCount)",
    ]
    return "{\(parts.joined(separator: ", "))}"
  }
  let members = [
    rules("hint", needs.hints), rules("sign", needs.signs), table("kinds", needs.kinds), table("together", needs.together.flatMap { $0 + [0] }),
  ]
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
