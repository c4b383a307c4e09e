// A file with conflicts, as a person is told of it.

import JournalLanguage
import JournalMerge
import JournalModel
import JournalSync
import JournalText

extension FileConflicts {
  /// What is to be said of the file as a whole; nil where its conflicts say it.
  var about: ConflictsText? {
    switch cause {
    case .removedHere: ConflictsText.removedHere
    case .removedThere: ConflictsText.removedThere
    case .unmerged: isRenamed ? ConflictsText.renamed : ConflictsText.unmerged
    case .settledByHand: ConflictsText.byHand
    case .halfMarked: ConflictsText.halfMarked
    case .repository: ConflictsText.repository
    case .merge, .copy: nil
    }
  }

  /// The file, and below it each conflict with what both sides say.
  func text(in say: Language, for audience: Audience) -> String {
    var lines = [path.onOneLine]
    if let about { lines.append("  \(say(about))") }
    for copy in copies { lines.append("  \(say(ConflictsText.copy, ["copy": .text(copy)]).onOneLine)") }
    for (place, conflict) in conflicts.enumerated() {
      lines += audience == .others && hidden.contains(place) ? ["  " + say(ConflictsText.hidden, ["line": .number(conflict.line)])] : conflict.lines(in: say)
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension ConflictText.Conflict {
  /// What it is about.
  func about(in say: Language) -> String { words.isEmpty ? say(ConflictsText.lines) : words }

  /// What it is about, and what both sides say.
  func lines(in say: Language) -> [String] {
    var lines = ["  " + say(ConflictsText.place, ["line": .number(line), "words": .text(about(in: say))]).onOneLine]
    for (name, side) in [("ours  ", ours), ("theirs", theirs)] {
      let text = side.split(whereSeparator: \.isLineEnd).map { String(decoding: $0, as: UTF8.self).onOneLine }
      lines.append("    \(name)  \(text.first ?? "–")")
      lines += text.dropFirst().map { "            \($0)" }
    }
    return lines
  }
}
