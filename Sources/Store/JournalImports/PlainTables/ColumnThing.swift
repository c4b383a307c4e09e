// What columns are called, in seven languages.

/// What a column is about.
enum ColumnThing: Hashable {
  /// A metric that has a meaning, by its name.
  case metric(String)
  /// A pulse of which nobody says whether it is that at rest.
  case pulse
  case weight, water
  case mood, note, time
  /// Of a table with a row for each habit of a day: which one, and what was done of it.
  case habit, value, unit
  /// What only says once more which day or row it is.
  case place

  /// What a title means; nil for something of the person's own.
  init?(_ title: ColumnTitle) {
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

  private static let names: [String: ColumnThing] = {
    var names: [String: ColumnThing] = [:]
    for (thing, phrases) in table {
      for phrase in phrases.split(separator: ",") {
        let key = ColumnTitle.words(String(phrase)).joined(separator: " ")
        if names[key] == nil { names[key] = thing }
      }
    }
    return names
  }()

  private static let table: [(ColumnThing, String)] = [
    (
      .metric("sleep_minutes"),
      """
      sleep minutes, sleep, slept, asleep, sleep time, sleep duration, time asleep, time slept, sleep hours, hours slept, hours asleep,
      hours of sleep, total sleep, total sleep time, sleep length, night sleep, minutes asleep, Schlaf, Schlafdauer, Schlafzeit, geschlafen,
      Schlafstunden, Gesamtschlaf, Stunden Schlaf, sueño, dormido, dormida, dormí, horas dormidas, horas de sueño, duración del sueño,
      tiempo de sueño, tiempo dormido, sueño total, sommeil, durée du sommeil, durée de sommeil, temps de sommeil, heures dormies,
      heures de sommeil, dormi, 睡眠, 睡眠時間, 総睡眠時間, 寝た時間, 수면, 수면시간, 수면 시간, 총 수면 시간, 잔 시간, 잠, sono, horas de sono,
      duração do sono, tempo de sono, sono total
      """
    ),
    (
      .metric("nap_minutes"),
      """
      nap minutes, nap, naps, nap time, nap duration, Nickerchen, Mittagsschlaf, siesta, siestas, sieste, siestes, 昼寝, 仮眠, 낮잠, soneca,
      sonecas, cochilo, cochilos
      """
    ),
    (
      .metric("deep_minutes"),
      "deep minutes, deep, deep sleep, deep sleep time, Tiefschlaf, sueño profundo, sommeil profond, 深い睡眠, 深睡眠, 깊은 수면, 깊은 잠, sono profundo"
    ),
    (
      .metric("rem_minutes"),
      "rem minutes, rem, rem sleep, REM-Schlaf, REM Schlaf, sueño rem, sommeil rem, sommeil paradoxal, レム睡眠, 렘수면, 렘 수면, sono rem"
    ),
    (
      .metric("core_minutes"),
      """
      core minutes, core, core sleep, light sleep, Leichtschlaf, Kernschlaf, sueño ligero, sommeil léger, 浅い睡眠, コア睡眠, 얕은 수면, 코어 수면,
      sono leve, sono essencial
      """
    ),
    (
      .metric("awake_minutes"),
      """
      awake minutes, awake, time awake, awake time, awake at night, wach, Wachzeit, nachts wach, tiempo en vela, tiempo despierto,
      éveil la nuit, temps d'éveil, 覚醒, 覚醒時間, 夜中の覚醒, 밤중에 깸, tempo acordado, tempo acordado à noite
      """
    ),
    (
      .metric("sleep_quality"),
      """
      sleep quality, quality of sleep, sleep score, sleep rating, Schlafqualität, Schlafindex, Schlafwert, calidad del sueño, calidad de sueño,
      puntuación de sueño, qualité du sommeil, qualité de sommeil, score de sommeil, 睡眠の質, 睡眠スコア, 수면의 질, 수면 점수, 수면 질,
      qualidade do sono, pontuação do sono
      """
    ),
    (
      .metric("steps"),
      """
      steps, step, step count, steps taken, total steps, steps walked, Schritte, Schrittzahl, Schrittanzahl, Anzahl Schritte, pasos,
      número de pasos, pas, nombre de pas, 歩数, ステップ, ステップ数, 걸음, 걸음 수, 걸음수, passos, número de passos, contagem de passos
      """
    ),
    (
      .metric("active_kcal"),
      """
      active kcal, active energy, active calories, active cal, move calories, Aktivitätsenergie, aktive Energie, aktive Kalorien,
      energía activa, calorías activas, énergie active, calories actives, 活動エネルギー, 活動カロリー, アクティブカロリー, 활동 에너지, 활동 칼로리,
      energia ativa, calorias ativas
      """
    ),
    (
      .metric("exercise_minutes"),
      """
      exercise minutes, exercise, exercise time, minutes of exercise, active minutes, workout time, workout minutes, training time, Training,
      Trainingszeit, Trainingsminuten, Sport, Sportzeit, ejercicio, tiempo de ejercicio, exercice, temps d'exercice, 運動, 運動時間,
      エクササイズ, 운동, 운동 시간, 운동시간, exercício, tempo de exercício
      """
    ),
    (
      .metric("stand_hours"),
      """
      stand hours, standing, standing hours, hours stood, Stehen, Stehstunden, horas de pie, debout, heures debout, スタンド, スタンド時間,
      일어서기, em pé, horas em pé
      """
    ),
    (
      .metric("workouts"),
      "workouts, number of workouts, Trainings, entrenamientos, séances de sport, entraînements, ワークアウト, 運動回数, 운동 횟수, treinos"
    ),
    (
      .metric("resting_heart_rate"),
      """
      resting heart rate, resting heartrate, resting hr, resting pulse, rhr, hr resting, heart rate resting, heart rate at rest, Ruhepuls,
      Ruheherzfrequenz, Puls in Ruhe, pulso en reposo, frecuencia cardíaca en reposo, fc en reposo, pouls au repos,
      fréquence cardiaque au repos, fc au repos, fc repos, 安静時心拍数, 安静時心拍, 安静時脈拍, 휴식기 심박수, 안정시 심박수, 안정 시 심박수,
      휴식 심박수, pulso em repouso, frequência cardíaca em repouso, frequência cardíaca de repouso, fc em repouso, fc repouso,
      batimentos em repouso
      """
    ),
    (
      .metric("hrv_sdnn_ms"),
      """
      hrv sdnn ms, hrv, hrv sdnn, heart rate variability, Herzfrequenzvariabilität, variabilidad cardíaca,
      variabilidad de la frecuencia cardíaca, vfc, variabilité cardiaque, variabilité de la fréquence cardiaque, 心拍変動, 심박 변이, 심박변이도,
      심박 변이도, variabilidade da frequência cardíaca
      """
    ),
    (
      .metric("screen_minutes"),
      """
      screen minutes, screen, screen time, screentime, phone screen time, Bildschirmzeit, tiempo de pantalla, pantalla, temps d'écran, écran,
      スクリーンタイム, 画面時間, 스크린타임, 스크린 타임, 화면 시간, tempo de tela, tela
      """
    ),
    (
      .metric("evening_screen_minutes"),
      """
      evening screen minutes, evening screen time, screen in the evening, Bildschirmzeit abends, pantalla por la noche, écran le soir,
      夜のスクリーンタイム, 저녁 스크린 타임, tela à noite
      """
    ),
    (
      .metric("pickups"),
      "pickups, phone pickups, unlocks, Aktivierungen, desbloqueos, déverrouillages, 持ち上げ回数, 화면 깨우기, ativações do celular, desbloqueios"
    ),
    (.metric("notifications"), "notifications, Mitteilungen, Benachrichtigungen, notificaciones, 通知, 알림, notificações"),
    (
      .metric("bedtime"),
      """
      bedtime, bed time, bed, went to bed, to bed, asleep at, fell asleep, sleep start, Schlafenszeit, ins Bett, Bettzeit, zu Bett,
      hora de dormir, hora de acostarse, me acosté, heure de coucher, heure du coucher, coucher, 就寝, 就寝時刻, 就寝時間, 취침, 취침 시간,
      취침시간, hora de deitar, fui dormir
      """
    ),
    (
      .metric("wake_time"),
      """
      wake time, wake, wake up, wakeup, wake up time, woke, woke up, got up, waking, sleep end, Aufwachzeit, aufgewacht, aufgestanden,
      Aufstehzeit, hora de despertar, hora de levantarse, me desperté, heure de réveil, heure du réveil, réveil, lever, 起床, 起床時刻,
      起床時間, 기상, 기상 시간, 기상시간, hora de acordar, acordei
      """
    ),
    (
      .pulse,
      """
      heart rate, heartrate, hr, pulse, Puls, Herzfrequenz, pulso, frecuencia cardíaca, pouls, fréquence cardiaque, 心拍数, 心拍, 脈拍, 심박수,
      맥박, frequência cardíaca, batimentos
      """
    ),
    (
      .weight,
      """
      weight, body weight, bodyweight, weigh in, Gewicht, Körpergewicht, peso, peso corporal, poids, poids corporel, 体重, 체중, 몸무게
      """
    ),
    (
      .water,
      """
      water, water intake, water drunk, drinking water, hydration, Wasser, getrunken, Trinkmenge, Wassermenge, agua, agua bebida,
      consumo de agua, eau, eau bue, 水, 水分, 水分補給, 水分摂取量, 물, 물 섭취, 물 섭취량, 수분, água, consumo de água
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
