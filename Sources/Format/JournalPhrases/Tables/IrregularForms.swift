// Forms of verbs that follow no rule.

import JournalModel

/// Base forms by their irregular forms, folded; a form may be one of several verbs, of several languages.
enum IrregularForms {
  /// Whether a word is the past of an irregular verb of English.
  static func isEnglishPast(_ word: String) -> Bool { englishForms.contains(word) }

  private static let englishForms: Set<String> = Set(
    english.parts(between: ",").flatMap { Tokenizer.words($0).dropFirst() }.filter { !$0.hasSuffix("ing") } + [
      "came", "fell", "felt", "heard", "cut", "lay", "had", "was", "were",
    ])

  static let bases: [String: [String]] = {
    var bases: [String: [String]] = [:]
    for verbs in [english, german, spanish, french, portuguese] {
      for verb in verbs.parts(between: ",") {
        let words = Tokenizer.words(verb)
        guard let base = words.first else { continue }
        for form in words.dropFirst() where form != base { bases[form, default: []].append(base) }
      }
    }
    return bases
  }()

  /// The verbs themselves.
  static let verbs: Set<String> = Set(bases.values.joined())

  /// Each verb with its forms behind it.
  private static let english = """
    take took taken taking, make made making, write wrote written writing, drink drank drunk, eat ate eaten, go went gone, get got gotten getting, \
    give gave given, buy bought, bring brought, sleep slept, speak spoke spoken, teach taught, think thought, tell told, build built, catch caught, \
    feed fed, hang hung, hold held, keep kept, know knew known, lay laid, leave left, lend lent, lose lost, meet met, pay paid, \
    ride rode ridden riding, ring rang rung, run ran running, say said, see saw seen, sell sold, send sent, sew sewn, shake shook shaken, \
    sing sang sung, sit sat sitting, spend spent, stand stood, sweep swept, swim swam swum swimming, throw threw thrown, wake woke woken, \
    wear wore worn, win won, draw drew drawn, drive drove driven, find found, fly flew flown, grow grew grown, dig dug, light lit, \
    spill spilt, burn burnt, steal stole stolen, forget forgot forgotten, lean leant, spin spun, stick stuck, \
    choose chose chosen, break broke broken, begin began begun, learn learnt, plan planned planning, stop stopped, cut cutting, put putting, \
    tidy tidied, study studied, fry fried, dry dried, mow mown, do did done, weed weeded
    """
  private static let german = """
    rufen gerufen rief, schreiben geschrieben schrieb, lesen gelesen las, trinken getrunken trank, essen gegessen aß, gehen gegangen ging, \
    schlafen geschlafen schlief, schwimmen geschwommen schwamm, laufen gelaufen lief, bringen gebracht brachte, nehmen genommen nahm, \
    gießen gegossen goss, waschen gewaschen wusch, fahren gefahren fuhr, singen gesungen sang, springen gesprungen sprang, geben gegeben gab, \
    stehen gestanden stand, denken gedacht, helfen geholfen half, treffen getroffen traf, werfen geworfen warf, ziehen gezogen zog, \
    sprechen gesprochen sprach, schneiden geschnitten schnitt, schließen geschlossen, reiten geritten, kommen gekommen kam, \
    lassen gelassen ließ, halten gehalten hielt, heben gehoben hob, sitzen gesessen saß, sehen gesehen sah, backen gebacken, \
    tragen getragen trug, messen gemessen, wiegen gewogen, beginnen begonnen, finden gefunden fand, rennen gerannt rannte, \
    saugen gesaugt, räumen geräumt
    """
  private static let spanish = """
    hacer hice hecho hecha hicimos, ir fui, leer leí leído leída leyendo, poner puse puesto, tener tuve, decir dije dicho, traer traje, dar di, \
    ver vi visto, escribir escrito, abrir abierto, volver vuelto, andar anduve, conducir conduje, jugar jugué, dormir durmiendo
    """
  private static let french = """
    lire lu lue lus lues, boire bu bue, prendre pris prise prises, apprendre appris apprise, comprendre compris, faire fait faite faits, \
    mettre mis mise, écrire écrit écrite, voir vu, dire dit, aller allé, courir couru, ouvrir ouvert, tenir tenu, venir venu, suivre suivi, \
    conduire conduit, cuire cuit, peindre peint, sortir sorti sortie sortis sorties
    """
  private static let portuguese = """
    fazer fiz feito feita, ler li lido lida, pôr pus posto, dizer disse dito, trazer trouxe, dar dei, ver vi visto, escrever escrito, \
    abrir aberto, sair saí, ligar liguei
    """
}
