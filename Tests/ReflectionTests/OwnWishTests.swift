// A wish to die that is said in the first person, beside words that usually say that nothing is meant.

import Foundation
import JournalReflection
import JournalTestSupport
import PlainFormats
import Testing

@Suite struct OwnWishes {
  /// Wishes and sentences of a day, in one language.
  struct Table: Sendable {
    let tag, joint: String
    let wishes, days: [String]
  }

  /// Work, games, machines, films: what stands beside a wish takes none back, in whatever order.
  @Test(arguments: tables) func nothingBesideItTakesAWishBack(_ table: Table) {
    for wish in table.wishes {
      for day in table.days {
        for text in [day + table.joint + wish, wish + table.joint + day, "\(day), \(wish)"] where !DangerHint.isPresent(in: text + ".") {
          Issue.record("\(table.tag): ‘\(text)’ is no hint")
        }
      }
    }
  }

  static let tables: [Table] = [
    Table(
      tag: "en", joint: ", and ",
      wishes: [
        "I want to kill myself", "I am going to kill myself", "I keep thinking about killing myself", "I want to die",
        "I want to end my life"
      ],
      days: [
        "I lost my job", "the job is killing me", "the server died at work", "I killed the process", "my phone is dead",
        "I could not beat that boss", "I am stuck at this level", "I played a game", "my time is up", "the mood never lifts",
        "the engine is running", "the app crashed", "it was hot in training", "I fell on the stairs", "I was cooking",
        "I cut my finger while chopping onions", "I took a painkiller for my headache", "the exam is tomorrow",
        "I laughed a lot with kindness", "I missed the train to work", "I bought pills for my mum", "the meeting never ends",
        "I watched a film", "I read the news", "I finished a book", "we had history class", "the weeds are back", "there was a spider",
        "I took the bus home"
      ]),
    Table(
      tag: "de", joint: " und ",
      wishes: [
        "ich will mich umbringen", "ich bringe mich um", "ich denke daran, mich umzubringen", "ich will sterben",
        "ich will mein Leben beenden"
      ],
      days: [
        "ich habe meinen Job verloren", "der Job macht mich fertig", "der Server ist tot", "ich habe den Prozess gekillt",
        "mein Akku ist tot", "ich habe den Endgegner nicht geschafft", "ich hänge in diesem Level", "ich habe ein Spiel gespielt",
        "der Motor läuft", "die Prüfung ist morgen", "mir war heiß beim Training", "ich habe mich beim Kochen geschnitten",
        "ich habe eine Tablette gegen Kopfweh genommen", "ich habe den Zug verpasst", "die Sitzung hört nie auf",
        "ich habe einen Film gesehen", "ich habe Nachrichten gelesen", "wir hatten Geschichte in der Schule", "mein Chef hat geschrien",
        "es war ein langer Tag", "ich habe gelacht", "der Dienst ist vorbei"
      ]),
    Table(
      tag: "es", joint: " y ",
      wishes: [
        "quiero matarme", "me voy a matar", "pienso en matarme", "quiero morirme", "quiero acabar con mi vida"
      ],
      days: [
        "perdí mi trabajo", "el trabajo me mata", "el servidor murió", "maté el proceso", "mi móvil está muerto", "no pasé el jefe final",
        "no puedo pasar de nivel", "jugué un juego", "el examen es mañana", "hacía calor en el entrenamiento", "me corté cocinando",
        "tomé una pastilla para el dolor de cabeza", "perdí el tren", "la reunión no acaba", "vi una película", "leí las noticias",
        "hablamos en clase de historia", "mi jefe me gritó", "me reí mucho", "tengo hambre"
      ]),
    Table(
      tag: "fr", joint: " et ",
      wishes: [
        "je veux me tuer", "je vais me suicider", "je pense à me tuer", "je veux mourir", "je veux en finir avec la vie"
      ],
      days: [
        "j'ai perdu mon boulot", "ce boulot me tue", "le serveur est mort", "j'ai tué le processus", "mon portable est mort",
        "je n'ai pas battu le boss de fin", "je bloque à ce niveau", "j'ai joué à un jeu", "l'examen est demain",
        "il faisait chaud au sport", "je me suis coupé en cuisinant", "j'ai pris un cachet pour la tête", "j'ai raté le train",
        "la réunion ne finit pas", "j'ai vu un film", "j'ai lu le journal", "on a eu un cours d'histoire", "mon patron m'a crié dessus",
        "j'ai beaucoup ri", "j'ai faim", "la manette est cassée"
      ]),
    Table(
      tag: "pt-BR", joint: " e ",
      wishes: [
        "quero me matar", "vou me matar", "penso em me matar", "quero morrer", "quero acabar com a minha vida"
      ],
      days: [
        "perdi meu emprego", "o trabalho me mata", "o servidor morreu", "matei o processo", "meu celular morreu", "não venci o chefão",
        "não consigo passar de fase", "joguei um jogo", "a prova é amanhã", "fazia calor no treino", "me cortei cozinhando",
        "tomei um remédio para dor de cabeça", "perdi o ônibus", "a reunião não acaba", "vi um filme", "li as notícias",
        "falamos na aula de história", "meu chefe gritou comigo", "ri muito", "estou com fome"
      ]),
    Table(
      tag: "ja", joint: "、",
      wishes: [
        "死にたい", "自殺したい", "自殺しようと思う", "もう死ぬつもりだ"
      ],
      days: [
        "仕事を失った", "仕事がつらい", "サーバーが死んだ", "プロセスをkillした", "スマホの電池が死んだ", "ラスボスに勝てなかった", "セーブが消えた", "ゲームをした", "明日は試験だ", "暑い練習だった", "料理中に指を切った",
        "頭痛薬を飲んだ", "電車に乗り遅れた", "会議が終わらない", "映画を見た", "ニュースを読んだ", "歴史の授業があった", "上司に怒鳴られた", "笑った", "お腹がすいた"
      ]),
    Table(
      tag: "ko", joint: ", ",
      wishes: [
        "죽고 싶다", "자살하고 싶다", "자살할 생각이다", "죽어버리고 싶어"
      ],
      days: [
        "직장을 잃었다", "일이 힘들다", "서버가 죽었다", "프로세스를 죽였다", "배터리가 죽었다", "보스전에서 졌다", "세이브가 날아갔다", "게임을 했다", "내일 시험이다", "훈련이 더웠다", "요리하다 손을 베었다",
        "두통약을 먹었다", "기차를 놓쳤다", "회의가 안 끝난다", "영화를 봤다", "뉴스를 읽었다", "역사 수업이 있었다", "상사가 소리쳤다", "많이 웃었다", "배고프다"
      ]),
  ]

  /// What is said by others, about things, or as an idiom stays none; what is only a wish in other words is one.
  @Test(arguments: [
    ("In the film he says, I want to die.", false),
    ("We watched a film where he thinks about killing myself.", false),
    ("The song says I want to die and I like it.", false),
    ("I want to die of shame after that meeting.", false),
    ("I killed the process and the server died.", false),
    ("I kill time at work and the job died twice.", false),
    ("I counted out the pills for my mum.", false),
    ("I laid out the tablets for the holiday.", false),
    ("I have the pills lined up on the table and I don't plan to see tomorrow.", true),
    ("I don't plan to see Anna tomorrow.", false),
    ("I don't want to see tomorrow's presentation.", false),
    ("The film made me want to kill myself.", true),
    ("Je veux en finir avec ce projet.", false),
    ("J'ai envie d'en finir avec les examens.", false),
    ("Il faut en finir avec cette dispute.", false),
    ("Je veux en finir avec mes souffrances.", true),
    ("L'examen va me tuer.", false),
    ("J'en ai fini avec cette vie.", true),
    ("Dans le film il dit : je veux mourir.", false),
    ("Im Film sagt er, ich will sterben.", false),
    ("Ich sterbe vor Lachen und der Server ist tot.", false),
    ("En la película dice: quiero morir.", false),
    ("Me muero de risa, maté el proceso.", false),
    ("No filme ele diz: quero morrer.", false),
    ("Vou matar o processo e o servidor morreu.", false),
    ("映画で主人公が「死にたい」と言った。", false),
    ("ラスボスに殺されて死んだ。", false),
    ("드라마에서 주인공이 '죽고 싶다'고 말했다.", false),
    ("배고파 죽겠다.", false),
  ])
  func whatOthersSayAndIdiomsAreNone(_ text: String, _ isHint: Bool) { #expect(DangerHint.isPresent(in: text) == isHint, "\(text)") }
}
