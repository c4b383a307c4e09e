// Whether private text may be shown: the one place that decides it.

import CommandKit
import HostSystem
import JournalFormat
import JournalKit
import JournalModel
import JournalStore

/// What an answer is, for the decision whether private text may stand in it.
enum Answer {
  /// Text on the standard output, for whoever sits there.
  case text
  /// What is said on the standard error: notes, findings and failures.
  case message
  /// What is read elsewhere: a file, a page, JSON, rows for another program.
  case data
}

extension Context {
  /// Whom an answer is told: its owner on their own terminal, unless a setting or `--no-private` says that others see it, too; everybody else
  /// anywhere else, unless `--private` says that all may be told.
  /// - Parameter configuration: Of the journal that the answer is about; nil where it is not known.
  func audience(of answer: Answer = .text, _ configuration: JournalConfiguration? = nil) -> Audience {
    if let showsPrivate = globals.showsPrivate { return showsPrivate ? .owner : .others }
    let isOnTerminal =
      switch answer {
      case .text: Terminal.isTerminal(.output)
      case .message: Terminal.isTerminal(.error)
      case .data: false
      }
    return isOnTerminal && configuration?.showsPrivateOnTerminal ?? true ? .owner : .others
  }

  /// The same of what is told as JSON or as text.
  func audience(isJSON: Bool, _ configuration: JournalConfiguration? = nil) -> Audience {
    audience(of: isJSON ? .data : .text, configuration)
  }

  /// The same of what goes to a stream and quotes files, by the settings of the journal that is found from here.
  func audience(on stream: StandardStream) -> Audience {
    return audience(of: stream == .error ? .message : .text, workspace.journalIfFound?.configuration)
  }

  /// A command line that was written down, as an audience is told it: of one that had to do with private text, others are told the command alone.
  func told(_ set: ChangeSet, in root: String, to audience: Audience) -> [String] {
    audience == .owner || !set.isPrivate(in: root) ? set.words : set.openWords
  }

  /// The same in a message.
  func toldInMessage(_ set: ChangeSet, in root: String) -> String {
    let words = told(set, in: root, to: audience(on: .error))
    return words == set.words ? set.command : words.joined(separator: " ")
  }
}
