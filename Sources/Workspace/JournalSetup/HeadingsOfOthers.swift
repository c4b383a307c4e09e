// Headings under which people look back who never heard of Keep, Problem, Try and Action.

import JournalModel

/// A heading that means one of the sections of a retrospective.
struct HeadingOfOthers: Hashable {
  let kind: SectionKind
  /// As a BCP 47 tag.
  let language: String

  /// What a heading means; nil for one that nobody can tell of. Case, and signs and figures around the words, do not matter.
  init?(_ heading: String) {
    guard let found = Self.table[Self.folded(heading)] else { return nil }
    self = found
  }

  private init(_ kind: SectionKind, _ language: String) { (self.kind, self.language) = (kind, language) }

  private static func folded(_ heading: String) -> String {
    let letters = heading.lowercased().map { $0 == "’" ? "'" : $0 }
    let isOuter = { (letter: Character) in !letter.isLetter }
    return String(Array(letters.drop(while: isOuter).reversed().drop(while: isOuter).reversed())).split(separator: " ").joined(
      separator: " ")
  }

  private static let table: [String: HeadingOfOthers] = {
    var table: [String: HeadingOfOthers] = [:]
    for (language, kinds) in headings {
      for (kind, names) in kinds {
        for name in names.split(separator: "·") {
          table[folded(String(name)), default: HeadingOfOthers(kind, language)] = HeadingOfOthers(kind, language)
        }
      }
    }
    return table
  }()

  private static let headings: [(String, [(SectionKind, String)])] = [
    (
      "en",
      [
        (
          .keep,
          """
          what went well·what went right·went well·what worked·what worked well·wins·win·my wins·highlights·highs·successes·achievements·accomplishments·\
          accomplished·positives·good·the good·good things·glad·proud of·what am i proud of·best moments·victories
          """
        ),
        (
          .problem,
          """
          what didn't go well·what did not go well·what didn't work·what did not work·what went wrong·what went badly·didn't go well·challenges·\
          struggles·obstacles·blockers·lows·lowlights·negatives·bad·the bad·failures·losses·frustrations·difficulties·could be better·\
          what could be better·what could have gone better·what held me back
          """
        ),
        (
          .try,
          """
          lessons·lessons learned·lessons learnt·what i learned·what did i learn·what have i learned·learnings·insights·improvements·improve·to improve·\
          what to improve·what can i improve·what can be improved·what could i improve·what would i do differently·what will i do differently·experiments·\
          things to try·ideas to try
          """
        ),
        (
          .action,
          """
          next week·plan for next week·plans for next week·goals for next week·focus for next week·next month·goals for next month·next steps·next actions·\
          action items·to do·to-do·todo·todos·to-dos·tasks·priorities·next week's priorities·top priorities
          """
        ),
      ]
    ),
    (
      "de",
      [
        (.keep, "was gut lief·was lief gut·was ist gut gelaufen·gut gelaufen·das lief gut·erfolge·gutes·das gute·höhepunkte·stolz auf"),
        (
          .problem,
          "was nicht gut lief·was lief nicht gut·was lief schlecht·was schlecht lief·schwierigkeiten·herausforderungen·hindernisse·schlechtes·rückschläge"
        ),
        (
          .try,
          "was habe ich gelernt·was ich gelernt habe·gelernt·gelerntes·erkenntnisse·lektionen·verbesserungen·was kann ich verbessern·was ich verbessern kann·experimente·was mache ich anders"
        ),
        (
          .action,
          "nächste woche·plan für nächste woche·ziele für nächste woche·nächster monat·nächste schritte·aufgaben·zu erledigen·prioritäten"
        ),
      ]
    ),
    (
      "es",
      [
        (.keep, "lo que salió bien·qué salió bien·qué fue bien·lo que fue bien·logros·éxitos·victorias·lo bueno"),
        (.problem, "lo que salió mal·qué salió mal·qué no salió bien·lo que no salió bien·dificultades·desafíos·retos·obstáculos·lo malo"),
        (.try, "lecciones·lecciones aprendidas·aprendizajes·qué aprendí·lo que aprendí·mejoras·a mejorar·qué puedo mejorar·experimentos"),
        (.action, "próxima semana·la próxima semana·plan para la próxima semana·próximo mes·próximos pasos·tareas·pendientes·prioridades"),
      ]
    ),
    (
      "fr",
      [
        (
          .keep,
          "ce qui a bien marché·ce qui s'est bien passé·ce qui a bien fonctionné·réussites·succès·victoires·le positif·points positifs"
        ),
        (.problem, "ce qui n'a pas marché·ce qui s'est mal passé·ce qui n'a pas fonctionné·difficultés·défis·obstacles·points négatifs"),
        (.try, "leçons·leçons apprises·apprentissages·ce que j'ai appris·améliorations·à améliorer·axes d'amélioration·expériences"),
        (
          .action,
          "semaine prochaine·la semaine prochaine·plan pour la semaine prochaine·mois prochain·prochaines étapes·tâches·à faire·priorités"
        ),
      ]
    ),
    (
      "ja",
      [
        (.keep, "よかったこと·良かったこと·うまくいったこと·上手くいったこと·成果·できたこと"),
        (.problem, "悪かったこと·よくなかったこと·良くなかったこと·うまくいかなかったこと·困ったこと·課題·反省·反省点"),
        (.try, "学び·学んだこと·気づき·改善·改善点·改善すること·次に試すこと·試したいこと"),
        (.action, "来週·来週の予定·来週の目標·来月·次のアクション·次のステップ·タスク·やること·todo"),
      ]
    ),
    (
      "ko",
      [
        (.keep, "잘한 점·잘한 것·좋았던 점·좋았던 것·잘된 점·성과"),
        (.problem, "아쉬운 점·아쉬웠던 점·어려웠던 점·힘들었던 점·문제점·안된 점"),
        (.try, "배운 점·배운 것·개선할 점·개선점·시도할 것·시도할 점"),
        (.action, "다음 주·다음주·다음 주 계획·다음 주 목표·다음 달·다음 단계·할 일"),
      ]
    ),
    (
      "pt-BR",
      [
        (.keep, "o que deu certo·o que foi bem·o que funcionou·vitórias·conquistas·sucessos·pontos positivos"),
        (.problem, "o que deu errado·o que não deu certo·o que não funcionou·dificuldades·desafios·obstáculos·pontos negativos"),
        (.try, "lições·lições aprendidas·aprendizados·o que aprendi·melhorias·a melhorar·o que posso melhorar·experimentos"),
        (
          .action,
          "próxima semana·plano para a próxima semana·metas da próxima semana·próximo mês·próximos passos·tarefas·pendências·prioridades"
        ),
      ]
    ),
  ]
}
