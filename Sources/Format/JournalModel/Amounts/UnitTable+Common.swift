// The units that everybody has.

extension UnitTable {
  /// By name. Factors after NIST Special Publication 811 (2008), appendix B; volumes are those of the United States, calories the
  /// thermochemical ones on which food labels agree (1 cal is 4.184 J). `m` is a metre, `min` a minute, `oz` a mass, `fl-oz` a volume.
  static let common: [String: Unit] = {
    var units: [String: Unit] = [:]
    for (unit, names) in table { for name in names.words { units[name] = unit } }
    units[""] = Unit(.count(""), 1)
    return units
  }()

  /// Whether a word names something that is measured in common units.
  static func isDimension(_ word: String) -> Bool { dimensions.contains(word.lowercased()) }

  /// The common units with their names, the usual one first; by what they measure, the smallest first.
  public static var commonUnits: [(unit: Unit, names: [String])] { table.map { (unit: $0.0, names: $0.1.words) } }

  /// Whether a field's key says that it holds how much was done.
  public static func isAmount(ofKey key: String) -> Bool { ["amount", "count"].contains(key) || isDimension(key) }

  private static let dimensions: Set<String> = [
    "length", "distance", "height", "mass", "weight", "volume", "duration", "time", "energy", "temperature",
  ]

  // In the singular where the plural only adds an s.
  private static let table: [(Unit, String)] = [
    (Unit(.length, 0.001), "mm ㎜ millimetre millimeter milímetro millimètre"),
    (Unit(.length, 0.01), "cm ㎝ centimetre centimeter zentimeter centímetro centimètre"),
    (Unit(.length, 1), "m metre meter metro mètre メートル 미터"),
    (Unit(.length, 1000), "km ㎞ kilometre kilometer kilómetro kilomètre quilómetro quilômetro キロメートル 킬로미터"),
    (Unit(.length, 0.0254), "in inch inches"),
    (Unit(.length, 0.3048), "ft foot feet"),
    (Unit(.length, 0.9144), "yd yard"),
    (Unit(.length, 1609.344), "mi mile"),
    (Unit(.length, 1852), "nmi"),
    (Unit(.mass, 0.001), "mg ㎎ milligram milligramm"),
    (Unit(.mass, 1), "g gram gramme gramm gramo grama グラム 그램"),
    (Unit(.mass, 1000), "kg ㎏ kilo kilogram kilogramme kilogramm kilogramo quilograma キログラム 킬로그램"),
    (Unit(.mass, 1_000_000), "t tonne"),
    (Unit(.mass, 28.349523125), "oz ounce"),
    (Unit(.mass, 453.59237), "lb lbs pound"),
    (Unit(.mass, 6350.29318), "st stone"),
    (Unit(.volume, 1), "ml ㎖ millilitre milliliter mililitro"),
    (Unit(.volume, 10), "cl centilitre centiliter"),
    (Unit(.volume, 100), "dl decilitre deciliter"),
    (Unit(.volume, 1000), "l ℓ litre liter litro リットル 리터"),
    (Unit(.volume, 4.92892159375), "tsp teaspoon"),
    (Unit(.volume, 14.78676478125), "tbsp tablespoon"),
    (Unit(.volume, 29.5735295625), "fl-oz floz fl.oz fl.oz."),
    (Unit(.volume, 236.5882365), "cup"),
    (Unit(.volume, 473.176473), "pt pint"),
    (Unit(.volume, 946.352946), "qt quart"),
    (Unit(.volume, 3785.411784), "gal gallon"),
    (Unit(.duration, 0.001), "ms millisecond"),
    (Unit(.duration, 1), "s sec second seconde sekunde sekunden segundo 秒 초"),
    (Unit(.duration, 60), "min minute minuten minuto 分 分間 분"),
    (Unit(.duration, 3600), "h hr hour std stunde stunden hora heure 時間 시간"),
    (Unit(.duration, 86400), "d day tag tage día jour dia 日 日間 일"),
    (Unit(.duration, 604_800), "wk week woche wochen semana semaine 週間"),
    (Unit(.energy, 1), "joule"),
    (Unit(.energy, 4.184), "cal calorie"),
    (Unit(.energy, 1000), "kj kilojoule"),
    (Unit(.energy, 4184), "kcal Cal kilocalorie"),
    (Unit(.energy, 1_000_000), "MJ megajoule"),
    (Unit(.energy, 3_600_000), "kwh"),
    (Unit(.temperature, 1), "K kelvin"),
    (Unit(.temperature, 1, offset: 273.15), "°c ℃ C celsius"),
    (Unit(.temperature, 5.0 / 9, offset: 459.67), "°f ℉ F fahrenheit"),
    (Unit(.count(""), 1), "x × time occasion mal fois vez veces vezes 回 번 회"),
  ]
}
