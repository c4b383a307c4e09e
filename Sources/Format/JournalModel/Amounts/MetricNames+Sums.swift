// Which metrics are parts of a whole, and of which of them a week has a sum.

import JournalText

extension MetricNames {
  /// Whether several amounts of one day are parts of it, as steps are, and not measured again, as a pulse is: counts, what is told in minutes,
  /// kilometres or kilocalories, and what the name of one's own says. A mean, the most and a pace never are.
  public static func addsUp(_ name: String) -> Bool {
    guard let metric = byName[name] ?? family(of: name) else {
      let words = words(of: name)
      if words.contains(where: { rates.contains($0) }) { return false }
      if words.contains(where: { money.contains($0.lowercased()[...]) }) { return true }
      return ["_minutes", "_hours", "_km", "_mi", "_kcal", "_count"].contains { name.hasSuffix($0) } || words.contains { amounts.contains($0) }
    }
    return switch metric.unit {
    case .minutes, .count, .kcal, .km, .hours: true
    case .beats, .milliseconds, .score, .clock: false
    }
  }

  /// Whether a metric is of what is done now and then, as kilometres and minutes of exercise are, so that a week is told by its sum. Of steps, sleep
  /// and screen time each day has some: weeks are compared by their days.
  public static func isOfDeeds(_ name: String) -> Bool {
    if !addsUp(name) || isOfNight(name) { return false }
    if byName[name] != nil { return ["exercise_minutes", "workouts"].contains(name) }
    return !words(of: name).contains { everyDay.contains($0) }
  }

  /// Whether a name says that it is the most of what was measured, so that the most of several amounts is it.
  public static func isMost(_ name: String) -> Bool { words(of: name).contains { $0 == "max" || $0 == "maximum" || $0 == "peak" } }

  /// Whether a name is of how long a kilometre or a mile took, in minutes.
  public static func isPace(_ name: String) -> Bool { name.hasSuffix("_minutes") && words(of: name).contains { paces.contains($0) } }

  /// Whether a name of one's own is of a pulse: `avg_hr`, `heart_rate_max`.
  static func isPulse(_ name: String) -> Bool {
    if name == MetricWords.pulse { return true }
    let words = words(of: name)
    guard words.contains(where: { rates.contains($0) }) else { return false }
    return words.contains("hr") || words.contains("pulse") || name.contains(text: MetricWords.pulse)
  }

  /// Whether a name is of money that comes or goes, so that it adds up and has no thousandths.
  public static func isMoney(_ name: String) -> Bool { byName[name] == nil && words(of: name.lowercased()).contains { money.contains($0) } }

  /// Whether a metric is a whole number of something, as steps are.
  public static func isCounted(_ name: String) -> Bool {
    guard let metric = named(name, among: known.map(\.name)).flatMap({ byName[$0] }) ?? family(of: name) else { return name.hasSuffix("_count") }
    return metric.unit == .count
  }

  /// Whether nothing says if several days of a number of one's own have a sum: neither its name, nor that it is read off at once.
  public static func maybeAddsUp(_ name: String) -> Bool {
    if byName[name] != nil || isOfFamily(name) || addsUp(name) || isWholeAtOnce(name) || isPulse(name) { return false }
    return !words(of: name).contains { rates.contains($0) || felt.contains($0) }
  }

  private static func words(of name: String) -> [Substring] {
    name.utf8.split { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: " ") }.map { Substring($0) }
  }

  private static let paces: Set<Substring> = ["pace", "allure", "ritmo", "durchschnittstempo", "durchschnittspace", "lauftempo", "laufpace", "ペース", "페이스"]

  private static let rates = paces.union([
    "avg", "average", "mean", "median", "max", "maximum", "peak", "best", "rate", "speed", "cadence", "durchschnitt", "promedio", "media", "moyenne",
  ])

  private static let amounts: Set<Substring> = [
    "distance", "distanz", "strecke", "entfernung", "distancia", "distância", "距離", "거리", "duration", "calories", "kilojoules", "ascent", "descent",
    "laps", "reps", "pages",
  ]

  private static let money: Set<Substring> = [
    "invoice", "invoices", "invoiced", "income", "revenue", "earnings", "earned", "expense", "expenses", "spending", "spent", "sales", "turnover", "tips",
    "donations", "salary", "rent", "fees", "eur", "euro", "euros", "usd", "gbp", "chf", "jpy", "rechnung", "rechnungen", "umsatz", "einnahmen", "ausgaben",
    "gehalt", "miete", "trinkgeld", "spenden", "factura", "facturas", "ingresos", "gastos", "ventas", "propinas", "facture", "factures", "revenus",
    "dépenses", "recettes", "ventes", "pourboires", "fatura", "faturas", "receitas", "despesas", "vendas", "gorjetas", "請求", "売上", "収入", "支出", "매출",
    "수입", "지출",
  ]

  /// What is felt or judged anew, so that two days of it are no whole.
  private static let felt: Set<Substring> = [
    "pain", "migraine", "headache", "ache", "stress", "energy", "anxiety", "fatigue", "score", "level", "rating", "quality", "percent", "balance", "price",
    "age", "height", "speed", "rank", "index",
  ]

  private static let everyDay: Set<Substring> = [
    "sleep", "nap", "naps", "awake", "bed", "deep", "rem", "core", "light", "latency", "screen", "sedentary", "sitting", "standing", "steps", "kcal",
    "calories", "energy", "kilojoules", "commute",
  ]
}
