// What people call the numbers that they measure, in seven languages: columns of tables are known by these words, and whoever asks for a metric by one.

/// Words for metrics.
public enum MetricWords {
  /// A pulse of which nobody says whether it is that at rest, and a weight of whatever unit: neither is a metric of the format.
  public static let pulse = "heart_rate"
  public static let weight = "weight"
  /// A blood sugar, in mg/dl or in mmol/l: nobody has as few of the one as of the other.
  public static let bloodSugar = "blood_sugar"

  /// A blood pressure, which is two metrics.
  static let bloodPressure = """
    blood pressure, bp, rr, blood pressures, Blutdruck, presión arterial, tensión arterial, tension artérielle, pression artérielle, 血圧, 혈압,
    pressão arterial
    """

  /// The metric, and what it is called, with commas between.
  public static let table: [(metric: String, phrases: String)] = [
    (
      "sleep_minutes",
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
      "nap_minutes",
      """
      nap minutes, nap, naps, nap time, nap duration, Nickerchen, Mittagsschlaf, siesta, siestas, sieste, siestes, 昼寝, 仮眠, 낮잠, soneca,
      sonecas, cochilo, cochilos
      """
    ),
    (
      "deep_minutes",
      "deep minutes, deep, deep sleep, deep sleep time, Tiefschlaf, sueño profundo, sommeil profond, 深い睡眠, 深睡眠, 깊은 수면, 깊은 잠, sono profundo"
    ),
    (
      "rem_minutes",
      "rem minutes, rem, rem sleep, REM-Schlaf, REM Schlaf, sueño rem, sommeil rem, sommeil paradoxal, レム睡眠, 렘수면, 렘 수면, sono rem"
    ),
    (
      "core_minutes",
      """
      core minutes, core, core sleep, light sleep, Leichtschlaf, Kernschlaf, sueño ligero, sommeil léger, 浅い睡眠, コア睡眠, 얕은 수면, 코어 수면,
      sono leve, sono essencial
      """
    ),
    (
      "awake_minutes",
      """
      awake minutes, awake, time awake, awake time, awake at night, wach, Wachzeit, nachts wach, tiempo en vela, tiempo despierto,
      éveil la nuit, temps d'éveil, 覚醒, 覚醒時間, 夜中の覚醒, 밤중에 깸, tempo acordado, tempo acordado à noite
      """
    ),
    (
      "sleep_quality",
      """
      sleep quality, quality of sleep, sleep score, sleep rating, Schlafqualität, Schlafindex, Schlafwert, calidad del sueño, calidad de sueño,
      puntuación de sueño, qualité du sommeil, qualité de sommeil, score de sommeil, 睡眠の質, 睡眠スコア, 수면의 질, 수면 점수, 수면 질,
      qualidade do sono, pontuação do sono
      """
    ),
    (
      "steps",
      """
      steps, step, step count, steps taken, total steps, steps walked, Schritte, Schrittzahl, Schrittanzahl, Anzahl Schritte, pasos,
      número de pasos, pas, nombre de pas, 歩数, ステップ, ステップ数, 걸음, 걸음 수, 걸음수, passos, número de passos, contagem de passos
      """
    ),
    (
      "active_kcal",
      """
      active kcal, active energy, active calories, active cal, move calories, Aktivitätsenergie, aktive Energie, aktive Kalorien,
      energía activa, calorías activas, énergie active, calories actives, 活動エネルギー, 活動カロリー, アクティブカロリー, 활동 에너지, 활동 칼로리,
      energia ativa, calorias ativas
      """
    ),
    (
      "exercise_minutes",
      """
      exercise minutes, exercise, exercise time, minutes of exercise, active minutes, workout time, workout minutes, training time, Training,
      Trainingszeit, Trainingsminuten, Sport, Sportzeit, ejercicio, tiempo de ejercicio, exercice, temps d'exercice, 運動, 運動時間,
      エクササイズ, 운동, 운동 시간, 운동시간, exercício, tempo de exercício
      """
    ),
    (
      "stand_hours",
      """
      stand hours, standing, standing hours, hours stood, Stehen, Stehstunden, horas de pie, debout, heures debout, スタンド, スタンド時間,
      일어서기, em pé, horas em pé
      """
    ),
    (
      "workouts",
      "workouts, number of workouts, Trainings, entrenamientos, séances de sport, entraînements, ワークアウト, 運動回数, 운동 횟수, treinos"
    ),
    (
      "resting_heart_rate",
      """
      resting heart rate, resting heartrate, resting hr, resting pulse, rhr, hr resting, heart rate resting, heart rate at rest, Ruhepuls,
      Ruheherzfrequenz, Puls in Ruhe, pulso en reposo, frecuencia cardíaca en reposo, fc en reposo, pouls au repos,
      fréquence cardiaque au repos, fc au repos, fc repos, 安静時心拍数, 安静時心拍, 安静時脈拍, 휴식기 심박수, 안정시 심박수, 안정 시 심박수,
      휴식 심박수, pulso em repouso, frequência cardíaca em repouso, frequência cardíaca de repouso, fc em repouso, fc repouso,
      batimentos em repouso
      """
    ),
    (
      "hrv_sdnn_ms",
      """
      hrv sdnn ms, hrv, hrv sdnn, heart rate variability, Herzfrequenzvariabilität, variabilidad cardíaca,
      variabilidad de la frecuencia cardíaca, vfc, variabilité cardiaque, variabilité de la fréquence cardiaque, 心拍変動, 심박 변이, 심박변이도,
      심박 변이도, variabilidade da frequência cardíaca
      """
    ),
    (
      "screen_minutes",
      """
      screen minutes, screen, screen time, screentime, phone screen time, Bildschirmzeit, tiempo de pantalla, pantalla, temps d'écran, écran,
      スクリーンタイム, 画面時間, 스크린타임, 스크린 타임, 화면 시간, tempo de tela, tela
      """
    ),
    (
      "evening_screen_minutes",
      """
      evening screen minutes, evening screen time, screen in the evening, Bildschirmzeit abends, pantalla por la noche, écran le soir,
      夜のスクリーンタイム, 저녁 스크린 타임, tela à noite
      """
    ),
    (
      "pickups",
      "pickups, phone pickups, unlocks, Aktivierungen, desbloqueos, déverrouillages, 持ち上げ回数, 화면 깨우기, ativações do celular, desbloqueios"
    ),
    ("notifications", "notifications, Mitteilungen, Benachrichtigungen, notificaciones, 通知, 알림, notificações"),
    (
      "bedtime",
      """
      bedtime, bed time, bed, went to bed, to bed, asleep at, fell asleep, sleep start, Schlafenszeit, ins Bett, Bettzeit, zu Bett,
      hora de dormir, hora de acostarse, me acosté, heure de coucher, heure du coucher, coucher, 就寝, 就寝時刻, 就寝時間, 취침, 취침 시간,
      취침시간, hora de deitar, fui dormir
      """
    ),
    (
      "wake_time",
      """
      wake time, wake, wake up, wakeup, wake up time, woke, woke up, got up, waking, sleep end, Aufwachzeit, aufgewacht, aufgestanden,
      Aufstehzeit, hora de despertar, hora de levantarse, me desperté, heure de réveil, heure du réveil, réveil, lever, 起床, 起床時刻,
      起床時間, 기상, 기상 시간, 기상시간, hora de acordar, acordei
      """
    ),
    (
      "heart_rate",
      """
      heart rate, heartrate, hr, pulse, Puls, Herzfrequenz, pulso, frecuencia cardíaca, pouls, fréquence cardiaque, 心拍数, 心拍, 脈拍, 심박수,
      맥박, frequência cardíaca, batimentos
      """
    ),
    (
      "blood_sugar",
      """
      blood sugar, blood sugars, blood glucose, glucose, sugar level, glucose level, fasting sugar, fasting glucose, fasting blood sugar,
      fasting blood glucose, Blutzucker, Blutzuckerwert, Nüchternzucker, Nüchternblutzucker, Blutglukose, Glukose, glucosa, glucosa en ayunas,
      glucosa en sangre, glucemia, azúcar en sangre, glycémie, glycémie à jeun, 血糖, 血糖値, 空腹時血糖, 空腹時血糖値, 혈당, 공복혈당,
      공복 혈당, 혈당 수치, glicemia, glicemia em jejum, glicose, açúcar no sangue
      """
    ),
    (
      "systolic",
      """
      systolic, systolic pressure, systolic blood pressure, blood pressure systolic, systolic bp, bp systolic, sys bp, bp sys, systolisch, Systole,
      systolischer Blutdruck, Blutdruck systolisch, oberer Blutdruck, sistólica, presión sistólica, tensión sistólica, presión arterial sistólica,
      systolique, tension systolique, pression systolique, 収縮期血圧, 最高血圧, 수축기, 수축기 혈압, pressão sistólica
      """
    ),
    (
      "diastolic",
      """
      diastolic, diastolic pressure, diastolic blood pressure, blood pressure diastolic, diastolic bp, bp diastolic, dia bp, bp dia, diastolisch,
      Diastole, diastolischer Blutdruck, Blutdruck diastolisch, unterer Blutdruck, diastólica, presión diastólica, tensión diastólica,
      presión arterial diastólica, diastolique, tension diastolique, pression diastolique, 拡張期血圧, 最低血圧, 이완기, 이완기 혈압, pressão diastólica
      """
    ),
    (
      "weight",
      """
      weight, body weight, bodyweight, weigh in, Gewicht, Körpergewicht, peso, peso corporal, poids, poids corporel, 体重, 체중, 몸무게
      """
    ),
  ]
}
