// What a person can type, question by question.

import JournalKit
import JournalLanguage

enum GuidedHelp {
  /// What `?` tells at a question, a line each: what answers it, then the ways back and out.
  static func texts(for question: GuidedQuestion) -> [GuidedText] {
    switch question {
    case .verdict: [GuidedText.helpVerdict, GuidedText.helpLater, GuidedText.helpBackFromKey, GuidedText.helpLeave]
    case .words: [GuidedText.helpWords, GuidedText.helpBackFromLine, GuidedText.helpLeaveLine]
    case .item: [GuidedText.helpItem, GuidedText.helpPaste, GuidedText.helpBackFromItem, GuidedText.helpLeaveLine]
    case .problem: [GuidedText.helpProblem, GuidedText.helpBackFromLine, GuidedText.helpLeave]
    case .offersAction: [GuidedText.helpOffer, GuidedText.helpBackFromKey, GuidedText.helpLeave]
    case .action: [GuidedText.helpAction, GuidedText.helpBackFromLine, GuidedText.helpLeaveLine]
    case .due: [GuidedText.helpDue, GuidedText.helpBackFromLine, GuidedText.helpLeaveLine]
    case .end: []
    }
  }
}
