// Units in words, by the symbols that they are written with.

extension WordRow {
  /// Days and weeks are no amounts of what was done: ‘the first run in two weeks’.
  static let units = [
    WordRow(
      .unit("km"),
      en: "km kms k's kilometre kilometres kilometer kilometers klicks",
      de: "kilometern kilometerchen",
      es: "kilómetro kilómetros kilometritos kilometrito",
      fr: "kilomètre kilomètres borne bornes", ja: "キロメートル",
      ko: "킬로미터 키로미터",
      pt: "quilômetro quilômetros quilometrinhos"),
    WordRow(
      .unit("m"), en: "m metre metres meter meters", de: "metern", es: "metro metros", fr: "mètre mètres", ja: "メートル", ko: "미터"),
    WordRow(.unit("cm"), en: "cm centimetres centimeters", de: "zentimeter", es: "centímetros", fr: "centimètres", ja: "センチ", ko: "센티"),
    WordRow(.unit("mi"), en: "mi mile miles", de: "meile meilen", es: "milla millas", ja: "マイル", ko: "마일", pt: "milha milhas"),
    WordRow(.unit("yd"), en: "yd yard yards"),
    WordRow(.unit("ft"), en: "ft feet"),
    WordRow(
      .unit("h"), en: "h hr hrs hour hours hour's hours' hrs'",
      de: "std stunde stunden stündchen",
      es: "hora horas horita horitas", fr: "heure heures", ja: "時間", ko: "시간", pt: "horinha horinhas"),
    WordRow(
      .unit("min"), en: "min mins minute minutes minute's minutes' mins' ' ′",
      de: "minuten minütchen",
      es: "minuto minutos minutito minutitos",
      fr: "mn petites_minutes", ja: "分 分間", ko: "분 분간", pt: "minutinho minutinhos minutim"),
    WordRow(
      .unit("s"), en: "s sec secs second seconds", de: "sekunde sekunden", es: "segundo segundos", fr: "seconde secondes", ja: "秒 秒間",
      ko: "초"),
    WordRow(.unit("l"), en: "l litre litres liter liters", de: "litern", es: "litro litros", ja: "リットル", ko: "리터", pt: "litrinho"),
    WordRow(.unit("ml"), en: "ml millilitres milliliters", de: "milliliter", es: "mililitros", fr: "millilitres", ja: "ミリリットル", ko: "밀리리터"),
    WordRow(.unit("cl"), en: "cl centilitres centiliters", fr: "centilitre"),
    WordRow(
      .unit("kg"), en: "kg kgs kilo kilos kilogram kilograms", de: "kilogramm", es: "kilogramo kilogramos", fr: "kilogramme kilogrammes",
      ja: "キログラム", ko: "킬로그램", pt: "quilo quilos quilograma quilogramas"),
    WordRow(.unit("g"), en: "g gram grams", de: "gramm", es: "gramo gramos", fr: "gramme grammes", ja: "グラム", ko: "그램", pt: "grama gramas"),
    WordRow(.unit("lb"), en: "lb lbs pound pounds"),
    WordRow(.unit("oz"), en: "oz ounce ounces"),
    WordRow(.unit("kcal"), en: "kcal", de: "kilokalorien", ja: "キロカロリー", ko: "킬로칼로리"),
    WordRow(.unit("°C"), en: "°c"),
    WordRow(
      .thousand, en: "k", ja: "キロ",
      ko: "킬로 키로"),
    WordRow(
      .unit(""),
      en:
        "times time x page pages step steps word words rep reps set sets chapter chapters unit units iu cup cups glass glasses book books lap laps length lengths mug mugs",
      de: "einheit einheiten mal seite seiten schritt schritte wort wörter wiederholung wiederholungen satz sätze kapitel tasse tassen glas gläser bücher runde runden bahn bahnen"
        + " gläschen tässchen becher stück",
      es: "vez veces página páginas paso pasos palabra palabras repeticiones serie series capítulo capítulos taza tazas vaso vasos libro libros vuelta vueltas largos"
        + " vasito vasitos tacita tacitas unidades",
      fr: "fois pas mot mots répétitions série séries chapitre chapitres tasse verre verres livre livres tour tours longueur longueurs unités",
      ja: "回 ページ 歩 杯 冊 字 語 章 周 セット 個 滴 口 本 缶 瓶",
      ko: "번 회 페이지 쪽 걸음 보 잔 권 단어 장 바퀴 세트 개 컵 캔 병 모금 방울",
      pt: "vezes passo passos palavra palavras repetições capítulo xícara xícaras copo copos livro livros volta voltas copinho copinhos xicrinha unidades"),
    WordRow(.unit(""), de: "scheibe scheiben", es: "rebanada rebanadas", fr: "tranche tranches", ja: "枚", ko: "조각", pt: "fatia fatias"),
  ]
}
