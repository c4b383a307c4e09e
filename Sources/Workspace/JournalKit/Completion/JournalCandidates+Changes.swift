// Properties and their values as candidates: `mood=good`, `goals+=[[run-500-km]]`.

import HostSystem
import JournalDates
import JournalFormat
import JournalModel
import JournalStore
import JournalText

extension JournalCandidates {
  /// The keys of the file's kind, or the values of the one that is typed.
  public var changes: [Candidate] {
    guard let reading else { return [] }
    guard let equals = typed.firstIndex(of: "=") else {
      let known = PropertyWords.keys(of: reading.kind)
      let own = reading.openProperties.map(\.key).filter { !known.contains($0) }
      return (known + own).flatMap { key in
        PropertyWords.isList(key, in: reading.kind)
          ? [Candidate(key + "+="), Candidate(key + "-=")] : [Candidate(key + "=")]
      }
    }
    let lead = String(typed[...equals])
    let key = String(lead.hasSuffix("+=") || lead.hasSuffix("-=") ? lead.dropLast(2) : lead.dropLast())
    return values(of: key, in: reading, lead).map { Candidate(lead + $0.text, $0.summary) }
  }

  private func values(of key: String, in reading: FileReading, _ lead: String) -> [Candidate] {
    if lead.hasSuffix("-=") {
      guard case .list(let present)? = reading.openProperties.first(where: { $0.key == key })?.value else { return [] }
      return present.map { Candidate($0) }
    }
    if key == "tags" { return tags }
    if key == "timezone", reading.kind == .day { return LocalZone.names(workspace.environment).map { Candidate($0) } }
    if let kinds = PropertyWords.kinds(referredToBy: key, in: reading.kind) { return links(to: kinds) }
    guard let today else { return [] }
    let labels = journal?.configuration.moodLabels ?? .standard
    return PropertyWords.values(of: key, in: reading.kind, labels, today: today).map { Candidate($0) }
  }

  /// Links to the files of some kinds. Files about a period are of no other kind, and most of a journal is such files.
  private func links(to kinds: Set<EntryKind>) -> [Candidate] {
    guard let journal else { return [] }
    let paths = paths
    return zip(paths, names(of: paths)).compactMap { path, name in
      if case .period? = journal.layout.place(ofPath: path) { return nil }
      guard let reading = journal.entryIfReadable(at: path), kinds.isEmpty || kinds.contains(reading.kind) else { return nil }
      return Candidate("[[\(FileNames.withoutEnding(name.text))]]", reading.isPrivate ? path : reading.publicTitle)
    }
  }

  /// The one link to a file whose name begins with what is typed after `=`: few people begin a link with its brackets.
  public func meant(among found: [Candidate]) -> [Candidate] {
    guard let equals = typed.firstIndex(of: "=") else { return [] }
    let lead = typed[...equals]
    let word = typed[typed.index(after: equals)...]
    let links = found.filter { $0.text.hasPrefix(lead + "[[" + word) }
    return word.isEmpty || links.count != 1 ? [] : links
  }
}

extension JournalCandidates {
  /// The commands that `undo` could take back now.
  public var undoable: [Candidate] {
    let logs = offered { try UndoLog.all(workspace) } ?? []
    return logs.flatMap { log in
      (offered { try log.changes.undoable() } ?? []).map {
        Candidate(
          log.name(of: $0.number), $0.set.isPrivate(in: log.root) ? $0.set.openWords.joined(separator: " ") : $0.set.command)
      }
    }
  }
}
