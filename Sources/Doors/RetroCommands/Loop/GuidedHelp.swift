// What a person can type, question by question.

import JournalKit
import JournalLanguage

enum GuidedHelp {
  /// What `?` tells at a question, a line each: what answers it, then the ways back and out.
  static func texts(for question: GuidedQuestion) -> [GuidedText] {
    switch question {
    case .verdict: [.helpVerdict, .helpLater, .helpBackFromKey, .helpLeave]
    case .words: [.helpWords, .helpBackFromLine, .helpLeaveLine]
    case .item: [.helpItem, .helpPaste, .helpBackFromItem, .helpLeaveLine]
    case .problem: [.helpProblem, .helpBackFromLine, .helpLeave]
    case .offersAction: [.helpOffer, .helpBackFromKey, .helpLeave]
    case .action: [.helpAction, .helpBackFromLine, .helpLeaveLine]
    case .due: [.helpDue, .helpBackFromLine, .helpLeaveLine]
    case .end: []
    }
  }
}
