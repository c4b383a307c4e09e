// Money, by its signs and its names.

/// The currencies that are known by a sign and by names; `€`, `eur` and `euros` are one.
public enum Money {
  /// The sign of the currency that a word names; nil for other words. Pounds are a mass, unless what they are for says otherwise.
  public static func sign(of word: String) -> String? { signs[word] ?? signs[word.lowercased()] }

  /// The same of words that are known to be about money, where pounds are no mass.
  public static func sign(ofMoney word: String) -> String? {
    ["pound", "pounds", "quid", "libras"].contains(word.lowercased()) ? "£" : sign(of: word)
  }

  /// An amount with its sign before it or behind it, as one with the sign behind: `200 €` of `€200`, `100 R$` of `R$ 100`. Other words stay.
  public static func signBehind(_ text: String) -> String {
    let text = text.hasPrefix("+") ? String(text.dropFirst()) : text
    let before = text.prefix { !$0.isNumber }, typed = before.trimmed, number = text.dropFirst(before.count)
    // A name such as ‘won’ before a number may be another word.
    guard let last = typed.last, signs[String(last)] != nil, let sign = sign(of: typed), !number.isEmpty else { return text }
    return "\(number) \(sign)"
  }

  /// All names of the currency that a word names, its sign first; none for other words.
  public static func names(of word: String) -> [String] {
    guard let sign = sign(of: word) else { return [] }
    let names = rows.first { $0.hasPrefix(sign + " ") }.map { $0.split(separator: " ").map(String.init) } ?? [sign]
    return names + names.map { $0.uppercased() }
  }

  /// The signs of all currencies, where a word means money whatever it is counted in.
  public static func signs(meantBy word: String) -> [String] {
    words.contains(word.lowercased()) ? rows.map { String($0.prefix { $0 != " " }) } : []
  }

  /// Whether a word tells of money that is given out, and not of all money.
  public static func isSpent(_ word: String) -> Bool { spending.contains(word.lowercased()) }

  private static let words: Set<String> = spending.union(["money", "geld", "dinero", "argent", "dinheiro", "お金", "돈"])

  private static let spending: Set<String> = [
    "spent", "spend", "spending", "spendings", "expenses", "ausgegeben", "ausgaben", "gasto", "gastos", "gastado", "gasté", "dépenses", "dépensé", "despesas",
    "gastei", "支出", "지출",
  ]

  private static let signs: [String: String] = {
    var signs: [String: String] = [:]
    for row in rows { for name in row.split(separator: " ") { signs[String(name)] = String(row.prefix { $0 != " " }) } }
    return signs
  }()

  private static let rows = [
    "€ eur euro euros ユーロ 유로", "$ usd us$ dollar dollars bucks dólar dólares dólars ドル 달러", "£ gbp", "¥ jpy yen 円 엔", "₩ krw won 원", "₹ inr rupee rupees",
    "CHF chf franken francs", "R$ r$ brl reais", "peso pesos",
  ]
}

extension UnitTable.Dimension {
  /// Whether it says how much money.
  public var isMoney: Bool {
    if case .count(let kind) = self { Money.sign(of: kind) == kind } else { false }
  }
}
