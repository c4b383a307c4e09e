// Habits, tasks, goals … as candidates: the names of their files.

import HostSystem
import JournalFormat
public import JournalModel
import JournalStore

extension JournalCandidates {
  /// The plans of some kinds by the names of their files, with their titles; habits that are not done any more only where they are meant.
  public func plans(of kinds: Set<EntryKind>, isArchivedMeant: Bool = true) -> [Candidate] {
    guard let journal, let today else { return [] }
    let folders = Layout.Folder.allCases.filter { folder in
      kinds.contains {
        journal.layout.path(for: $0, slug: "x")?.hasPrefix(journal.layout[folder] + "/") ?? false
      }
    }
    guard let files = offered({ try PlanFiles(of: journal, in: folders) }) else { return [] }
    let names = isArchivedMeant ? nil : Set(files.names(of: kinds, on: today))
    return files.readings.filter { kinds.contains($0.kind) && names?.contains($0.slug) ?? true }.map {
      Candidate($0.slug, $0.isPrivate ? $0.path : $0.publicTitle)
    }
  }
}
