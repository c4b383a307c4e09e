// What columns are called, in seven languages, besides metrics.

import JournalText
import JournalModel

/// What a column is about.
enum ColumnThing: Hashable {
  /// A metric that has a meaning, by its name.
  case metric(String)
  /// A pulse of which nobody says whether it is that at rest.
  case pulse
  case weight, water
  /// How far, in whatever unit; and how long a kilometre or a mile took.
  case distance, pace
  case mood, note, time
  /// Of a table with a row for each habit of a day: which one, and what was done of it.
  case habit, value, unit
  /// What only says once more which day or row it is.
  case place

  private static let identifiers: Set<String> = ["id", "uuid", "guid"]

  /// What a title means; nil for something of the person's own.
  init?(_ title: ColumnTitle) {
    if Self.isPace(title.words) {
      self = .pace
      return
    }
    // ‘Activity ID’, ‘ID de actividad’
    if let first = title.words.first, let last = title.words.last, Self.identifiers.contains(first) || Self.identifiers.contains(last) {
      self = .place
      return
    }
    let note = title.note.map { ColumnTitle.words($0) } ?? []
    let joined = note.isEmpty ? [] : [note + title.core, title.core + note]
    for words in joined + [title.words, title.core] where !words.isEmpty {
      if let found = Self.names[words.joined(separator: " ")] {
        self = found
        return
      }
    }
    return nil
  }

  /// Whether words are of a pace, whether that is the mean one or the best. `ritmo cardíaco` is a pulse.
  private static func isPace(_ words: [String]) -> Bool {
    words.contains { word in
      paces.contains(word) || ["ペース", "페이스"].contains { word.contains(text: $0) }
    } && !words.contains { $0.hasPrefix("cardia") }
  }

  private static let paces: Set<String> = [
    "pace", "allure", "ritmo", "durchschnittstempo", "lauftempo", "durchschnittspace", "laufpace",
  ]

  /// The metric that is named within a title of something else: `sleep` in `sleep budget`.
  static func named(within title: ColumnTitle) -> String? {
    let words = title.core.filter { !others.contains($0) }
    guard words.count == title.core.count, words.count > 1 else { return nil }
    for word in words {
      switch names[word] {
      case .metric(let name): return name
      case .weight: return "weight"
      default: continue
      }
    }
    return nil
  }

  /// With one of these a title is of something else for sure.
  private static let others: Set<String> = [
    "latency", "efficiency", "debt", "onset", "goal", "target", "need", "needed", "interruptions", "awakenings", "cycles", "temperature",
    "consistency", "regularity", "percent", "percentage", "ziel", "effizienz", "meta", "objectif", "lost", "gained", "loss", "gain",
    "lifted", "before", "after",
  ]

  private static func thing(ofMetric name: String) -> ColumnThing {
    switch name {
    case MetricWords.pulse: .pulse
    case MetricWords.weight: .weight
    default: .metric(name)
    }
  }

  private static let names: [String: ColumnThing] = {
    var names: [String: ColumnThing] = [:]
    let metrics = MetricWords.table.map { (thing(ofMetric: $0.metric), $0.phrases) }
    for (thing, phrases) in metrics + table {
      for phrase in phrases.split(separator: ",") {
        let key = ColumnTitle.words(String(phrase)).joined(separator: " ")
        if names[key] == nil { names[key] = thing }
      }
    }
    return names
  }()

  private static let table: [(ColumnThing, String)] = [
    (
      .water,
      """
      water, water intake, water drunk, drinking water, hydration, Wasser, getrunken, Trinkmenge, Wassermenge, agua, agua bebida,
      consumo de agua, eau, eau bue, 水, 水分, 水分補給, 水分摂取量, 물, 물 섭취, 물 섭취량, 수분, água, consumo de água
      """
    ),
    (
      .distance,
      """
      distance, dist, total distance, distance covered, Distanz, Strecke, Entfernung, Distancia, distancia recorrida, distance parcourue, distância,
      distância percorrida, 距離, 거리
      """
    ),
    (
      .mood,
      """
      mood, moods, feeling, mood score, mood rating, mood level, day rating, overall mood, how i felt, how was your day, Stimmung, Laune,
      Befinden, ánimo, estado de ánimo, humor, humeur, 気分, 機嫌, 기분
      """
    ),
    (
      .note,
      """
      note, notes, comment, comments, remark, remarks, journal, journal entry, diary, text, entry, description, memo, thoughts, what happened,
      reflection, Notiz, Notizen, Kommentar, Kommentare, Bemerkung, Bemerkungen, Tagebuch, Anmerkung, Anmerkungen, Beschreibung, Eintrag,
      nota, notas, comentario, comentarios, diario, texto, observaciones, remarque, remarques, commentaire, commentaires, texte, observations,
      メモ, 日記, ノート, 備考, コメント, 메모, 일기, 비고, 노트, comentário, comentários, observações, anotações, anotação, diário
      """
    ),
    (.time, "time, time of day, clock, Uhrzeit, Zeit, hora, heure, 時刻, 時間, 시각, 시간, horário"),
    (
      .habit,
      """
      habit, habits, habit name, activity, activities, activity name, Gewohnheit, Gewohnheiten, Aktivität, hábito, actividad, habitude,
      activité, 習慣, 活動, 습관, 활동, atividade
      """
    ),
    (
      .value,
      """
      value, amount, done, status, state, completed, complete, result, count, quantity, checked, Wert, Menge, erledigt, Anzahl, gemacht, valor,
      cantidad, hecho, estado, valeur, quantité, fait, statut, 値, 量, 完了, 값, 양, 완료, quantidade, feito
      """
    ),
    (.unit, "unit, units, Einheit, unidad, unité, 単位, 단위, unidade"),
    (
      .place,
      """
      weekday, day of week, day of the week, dow, week, week number, week day, month, year, quarter, id, index, row, no, nr, Wochentag, Woche,
      Monat, Jahr, KW, día de la semana, semana, mes, año, jour de la semaine, semaine, mois, année, 曜日, 週, 月, 年, 요일, 주, 월, 년,
      dia da semana, mês, ano
      """
    ),
  ]
}
