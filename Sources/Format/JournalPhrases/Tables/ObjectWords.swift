// What is done with an activity's verb and is still the activity: the race of ‘ran a race’, the paper of ‘read the paper’.

import JournalModel
import JournalText

/// Nouns that may stand with an article right behind a verb which is an activity's whole name; with any other noun the verb tells of something
/// else: ‘ran the tests’, ‘squashed a rumour’.
enum ObjectWords {
  /// How far or how long, where, and oneself: fits each of them.
  static let common = words(
    """
    thing bit little lot few while whole way distance mile miles km kilometre kilometres kilometer kilometers metre metres minute minutes hour hours half \
    quarter first second last next rest best most usual same one two three other morning afternoon evening night day week weekend time times full \
    marathon race home park beach lake river sea canal coast coastline town city village woods forest mountain hill hills street streets road roads \
    bridge island trail trails path paths route loop circuit lap laps length lengths pool gym track course stage leg section stretch block field \
    fields garden set sets rep reps round rounds session sessions session's class minimum maximum goal target pb pr personal \
    weile bisschen stück strecke runde runden marathon berg weg park see strand wald stadt kilometer meile halbmarathon \
    rato poco ratito maratón carrera parque playa ruta vuelta vueltas camino montaña bosque kilómetro kilómetros media mañana tarde \
    peu moment marathon course parc plage lac route tour tours chemin montagne forêt kilomètre kilomètres semi matin soir \
    pouco maratona corrida parque praia rota volta voltas caminho montanha quilômetro quilômetros meia manhã tarde casa fin final último última
    """)
  /// Ways and races.
  static let moving = words(
    """
    half-marathon parkrun 5k 10k relay sprint sprints interval intervals tempo stairs steps tow towpath promenade pier ridge valley peak summit moor \
    downs dunes fell fells tail perimeter neighbourhood neighborhood estate grounds common heath reservoir harbour harbor channel crawl breaststroke \
    backstroke butterfly front freestyle medley bike bicycle tandem rollers dog dogs final heat qualifier ultra triathlon duathlon 800 400 1500
    """)
  static let reading = words(
    """
    book books novel novels chapter chapters paper papers newspaper news magazine magazines article articles page pages story stories poem poems poetry \
    bible quran koran manga comic comics essay essays biography autobiography memoir memoirs thriller thrillers classic classics fantasy sci-fi romance \
    mystery play blog newsletter kindle ebook e-book audiobook text textbook guide encyclopedia atlas dictionary series trilogy sequel volume anthology \
    introduction prologue epilogue ending paragraph passage psalm scripture verse review reviews study studies journal journals gazette times guardian \
    buch bücher zeitung roman kapitel artikel seite seiten geschichte zeitschrift gedicht bibel krimi comic \
    libro libros novela periódico capítulo capítulos artículo página páginas cuento revista poema diario prensa biblia cómic \
    livre livres roman journal chapitre chapitres article page pages histoire magazine poème presse bible bd bande \
    livro livros romance jornal capítulo capítulos artigo página páginas conto história revista poema bíblia gibi
    """)
  static let writing = words(
    """
    word words page pages paragraph paragraphs line lines diary journal story stories chapter chapters novel blog post letter letters essay essays article \
    articles poem poems draft scene scenes song lyrics thesis book script screenplay play paper column memoir piece section introduction ending outline \
    dissertation tagebuch brief roman kapitel geschichte gedicht seite seiten wörter text artikel \
    palabra palabras página páginas diario cuento carta novela capítulo poema artículo \
    mot mots page pages journal histoire lettre roman chapitre poème article \
    palavra palavras página páginas diário conto carta romance capítulo poema artigo
    """)
  static let stretching = words(
    """
    legs leg back hamstring hamstrings calves calf neck hips hip shoulders shoulder muscles muscle body arms arm quads glutes spine chest wrists ankles \
    feet toes hands limbs everything beine rücken schultern nacken muskeln piernas espalda cuello hombros jambes dos cou épaules pernas costas pescoço ombros
    """)

  /// What is read and written beside books, and stands behind the verb without an article: ‘wrote code all day’, ‘read emails’.
  static let daily = words(
    """
    code tests email emails mail mails messages texts tweets comments invoices cheques checks tickets specs queries scripts cards postcards reports labels     subtitles minds lips code mails nachrichten rechnungen karten correos mensajes facturas código código mails messages factures mensagens e-mails
    """)

  /// What is run, read or written and is no sport, no book and no text of one's own, by the verb: nobody need be asked about it.
  static let handled: [String: Set<String>] = [
    "run": words(
      """
      cab car taxi van bus lorry truck engine machine dishwasher hoover vacuum mower lawnmower tap taps water bath test tests number numbers report \
      reports query script program model simulation workshop meeting meetings stall shop raffle scan scans bleed bloods errand errands fever temperature \
      cable cables wire hose iron fan heater generator department office country team ward clinic event training quiz board finances payroll backup build \
      pipeline demo standup retro stand-up
      """),
    "read": words(
      """
      meter meters room label labels instructions manual menu menus sign signs thermometer gauge gauges thermostat dial dials contract terms email emails \
      message messages text texts riot act receipt mind lips bill ticket map
      """),
    "write": words("cheque check email emails message messages prescription prescriptions ticket tickets invoice invoices note label"),
  ]

  /// Places that somebody runs between and about without running.
  static let indoors = words(
    """
    ward wards bay bays bed beds patient patients room rooms house office offices kitchen shop shops store supermarket meeting meetings class classes job \
    jobs appointment appointments table tables terminal terminals department departments floor floors building buildings school hospital warehouse site gate \
    gates airport lessons errands kids children customers desk desks
    """)

  /// Verbs that take whatever is cleaned, made or learnt.
  static let open = words(
    """
    clean tidy vacuum hoover iron mop dust paint cook bake draw sketch sing knit sew weed mow garden photograph practise practice study learn declutter water \
    wash brush floss polish sweep scrub organise organize repair fix build make play rehearse review revise record watch listen plan file sort feed train \
    journal code program translate edit memorise memorize pray visit text email message help hug kiss love thank dance climb crochet carve craft
    """)

  /// Words before a noun, by the language's place in a row.
  static let determiners: [Set<String>] = [
    words("a an the my his her our their your this that these those some"),
    words("den die das der dem einen eine ein meinen meine mein unseren"),
    words("el la los las un una unos unas mi mis su sus este esta ese esa"),
    words("le la les l' un une mon ma mes ce cette son sa ses"), [], [], words("o a os as um uma meu minha meus minhas seu sua"),
  ]
  /// Grounds that somebody runs on, without an article.
  static let grounds = words(
    "sand grass trails treadmill holiday vacation gravel snow ice tarmac tired fresh sore empty soft hard hills roads pavement concrete mud autopilot "
      + "foot thursday time work zwift strava schedule lunch day rest purpose my the a an our")

  private static func words(_ text: String) -> Set<String> { Set(text.words.flatMap { Tokenizer.words($0).prefix(1) }) }
}
