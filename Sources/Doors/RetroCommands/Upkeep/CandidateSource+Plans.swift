// Habits, tasks, goals … as candidates: the names of their files.

import CommandKit
import HostSystem
import JournalFormat
import JournalKit
import JournalModel
import JournalStore

extension CandidateSource {
  /// The plans that the command is about: none while a title is typed that is to be a new one's.
  var plans: [CompletionCandidate] {
    guard let command = request.command?.name else { return [] }
    guard let kind = EntryKind(rawValue: command) else { return plans(of: [.habit, .task], isArchivedMeant: false) }
    guard request.operands.count == 1, let verb = request.operands.first.flatMap({ PlanVerb(rawValue: $0) }), !verb.makes else { return [] }
    return plans(of: [kind], isArchivedMeant: verb.tells || verb == .resume)
  }

  /// The plans of some kinds by the names of their files, with their titles; habits that are not done any more only where they are meant.
  func plans(of kinds: Set<EntryKind>, isArchivedMeant: Bool = true) -> [CompletionCandidate] {
    guard let journal, let today else { return [] }
    let folders = Layout.Folder.allCases.filter { folder in
      kinds.contains {
        journal.layout.path(for: $0, slug: "x")?.hasPrefix(journal.layout[folder] + "/") ?? false
      }
    }
    guard let files = offered({ try PlanFiles(of: journal, in: folders) }) else { return [] }
    let names = isArchivedMeant ? nil : Set(files.names(of: kinds, on: today))
    return files.readings.filter { kinds.contains($0.kind) && names?.contains($0.slug) ?? true }.map {
      CompletionCandidate($0.slug, $0.isPrivate ? $0.path : $0.publicTitle)
    }
  }
}
