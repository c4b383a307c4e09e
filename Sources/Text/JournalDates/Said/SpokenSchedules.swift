// How often something is due, as lists of the program write it in each language, and as people shorten it: ‘Mo, Mi, Fr’, ‘a cada 3 dias’, 月水金.

import JournalText

/// Words for schedules in other languages than English.
public enum SpokenSchedules {
  /// The same in a form that files have; nil where a word is no part of one, or words of two languages stand together.
  /// - Parameter isAlone: Whether nothing else can be meant, so that one short name of a day is enough.
  public static func english(_ text: some StringProtocol, isAlone: Bool = false) -> String? {
    let plain = plainLetters(text)
    if plain.unicodeScalars.contains(where: { $0.value >= 0x3000 }) {
      return unspaced(plain).flatMap { tokens in
        let isList = isAlone || plain.contains { ",、・ ".contains($0) } || plain.contains(text: "曜") || plain.contains(text: "요일")
        return form(tokens, leastDays: isList ? (isAlone ? 1 : 2) : 3)
      }
    }
    let words = plain.split { " ,:;/&+·".contains($0) }.map { word in
      word.hasSuffix(".") ? String(word.dropLast()) : String(word)
    }
    guard !words.isEmpty, words.count <= 12 else { return nil }
    for tongue in tongues {
      if let tokens = tokens(words, tongue), let form = form(tokens, leastDays: isAlone ? 1 : 2) { return form }
    }
    return nil
  }

  // MARK: Words with blanks between

  private static func tokens(_ words: [String], _ tongue: [String: String]) -> [String]? {
    var tokens: [String] = []
    var rest = words[...]
    next: while let first = rest.first {
      for count in stride(from: min(5, rest.count), to: 0, by: -1) {
        guard let token = tongue[rest.prefix(count).joined(separator: " ")] else { continue }
        tokens += token.split(separator: " ").map(String.init)
        rest = rest.dropFirst(count)
        continue next
      }
      guard first.count <= 3, let number = Int(first), number > 0 else { return nil }
      tokens.append(first)
      rest = rest.dropFirst()
    }
    return tokens
  }

  /// Of each language what a word of it stands for.
  private static let tongues: [[String: String]] = [german, spanish, french, portuguese]

  private static func table(_ days: [String], _ words: [String: String]) -> [String: String] {
    var table: [String: String] = [:]
    for (names, day) in zip(days, weekdays) { for name in names.split(separator: " ") { table[String(name)] = day } }
    for (token, said) in words { for word in said.split(separator: ",") { table[String(word)] = token } }
    return table
  }

  private static let german = table(
    ["mo montag montags", "di dienstag dienstags", "mi mittwoch mittwochs", "do donnerstag donnerstags", "fr freitag freitags", "sa samstag samstags", "so sonntag sonntags"],
    [
      "daily": "taglich,jeden tag", "weekly": "wochentlich,jede woche", "month": "monatlich,jeden monat,jeden monats,im monat,des monats", "every": "alle,jeden,jede,jedes",
      "days": "tage,tagen", "day": "tag", "weeks": "wochen", "week": "woche", "times": "mal", "per": "pro,die", "in": "in", "": "am,an,den,und",
      "last": "letzten,letzter", "first": "ersten,erster", "second": "zweiten,zweite,zweiter", "third": "dritten,dritter", "fourth": "vierten,vierter",
      "2": "zwei", "3": "drei", "4": "vier", "weekdays": "werktags,wochentags,unter der woche", "weekend": "am wochenende",
    ])
  private static let spanish = table(
    ["lun lunes", "mar martes", "mie miercoles", "jue jueves", "vie viernes", "sab sabado sabados", "dom domingo domingos"],
    [
      "daily": "a diario,todos los dias,cada dia", "weekly": "semanal,cada semana", "month": "cada mes,todos los meses,del mes", "every": "cada,todos los,todas las,los",
      "days": "dias", "day": "dia", "weeks": "semanas", "week": "semana", "times": "veces,vez", "per": "por,a la", "in": "en", "": "y,el",
      "last": "ultimo", "first": "primer,primero", "second": "segundo", "third": "tercer,tercero", "fourth": "cuarto", "2": "dos", "3": "tres", "4": "cuatro",
      "weekdays": "entre semana,dias laborables", "weekend": "fines de semana,los fines de semana", "alternate": "dia si dia no,un dia si y otro no,dias alternos,en dias alternos",
    ])
  private static let french = table(
    ["lun lundi lundis", "mar mardi mardis", "mer mercredi mercredis", "jeu jeudi jeudis", "ven vendredi vendredis", "sam samedi samedis", "dim dimanche dimanches"],
    [
      "daily": "chaque jour,tous les jours", "weekly": "chaque semaine,toutes les semaines", "month": "chaque mois,tous les mois,du mois,de chaque mois",
      "every": "chaque,tous les,toutes les,les", "days": "jours", "day": "jour", "weeks": "semaines", "week": "semaine", "times": "fois", "per": "par", "in": "en",
      "": "et,le", "last": "dernier", "first": "premier", "1": "1er", "second": "deuxieme", "third": "troisieme", "fourth": "quatrieme", "2": "deux", "3": "trois",
      "4": "quatre", "weekdays": "en semaine,les jours ouvres", "weekend": "le week-end,les week-ends,le weekend", "alternate": "un jour sur deux",
      "every 3 days": "un jour sur trois", "every 2 weeks": "une semaine sur deux",
    ])
  private static let portuguese = table(
    [
      "seg segunda segundas segunda-feira segundas-feiras", "ter terca tercas terca-feira tercas-feiras", "qua quarta quartas quarta-feira quartas-feiras",
      "qui quinta quintas quinta-feira quintas-feiras", "sex sexta sextas sexta-feira sextas-feiras", "sab sabado sabados", "dom domingo domingos",
    ],
    [
      "daily": "todo dia,todos os dias,cada dia", "weekly": "semanal,toda semana", "month": "todo mes,todos os meses,do mes,de cada mes",
      "every": "a cada,cada,todo,toda,todos os,todas as,as,aos", "days": "dias", "day": "dia", "weeks": "semanas", "week": "semana", "times": "vezes,vez", "per": "por",
      "in": "em", "": "e,o,na,no,nas,nos", "last": "ultimo,ultima", "first": "primeiro,primeira", "second": "segundo", "third": "terceiro,terceira",
      "fourth": "quarto", "2": "dois,duas", "3": "tres", "4": "quatro", "weekdays": "dias uteis,nos dias uteis,em dias uteis,de segunda a sexta",
      "weekend": "fins de semana,nos fins de semana", "alternate": "dia sim dia nao,em dias alternados,dias alternados",
    ])

  // MARK: Words without blanks

  private static func unspaced(_ text: String) -> [String]? {
    var tokens: [String] = []
    for part in text.filter({ !$0.isWhitespace }).split(whereSeparator: { ",、・:".contains($0) }) {
      guard let more = unspaced(part: Array(part)) else { return nil }
      tokens += more
    }
    return ordered(tokens)
  }

  private static func unspaced(part: [Character]) -> [String]? {
    var letters = part[...]
    var tokens: [String] = []
    while let first = letters.first {
      if first.isASCII, first.isNumber {
        let digits = letters.prefix { $0.isASCII && $0.isNumber }
        guard digits.count <= 3 else { return nil }
        tokens.append(String(digits))
        letters = letters.dropFirst(digits.count)
        // 15日, and not 第1日, which is a Sunday.
        if tokens.dropLast().last != "place", let day = letters.first, "日일".contains(day) {
          tokens.append("date")
          letters = letters.dropFirst()
        }
        continue
      }
      guard let (word, token) = words.first(where: { letters.starts(with: $0.0) }) else { return nil }
      if !token.isEmpty { tokens += token.split(separator: " ").map(String.init) }
      letters = letters.dropFirst(word.count)
    }
    return tokens
  }

  /// The order of the other languages: 3日ごと is every 3 days, 週3回 3 times a week.
  private static func ordered(_ tokens: [String]) -> [String] {
    if let number = tokens.first, Int(number) != nil, tokens.count > 2 {
      if tokens[1] == "date", tokens[2] == "each" { return ["every", number, "days"] + tokens.dropFirst(3) }
      if tokens[1] == "week", tokens[2] == "each" { return ["every", number, "weeks"] + tokens.dropFirst(3) }
      if tokens.count == 4, tokens[1] == "date", tokens[3] == "times" { return [tokens[2], "in", number, "days"] }
    }
    if tokens.count == 3, tokens[0] == "week", tokens[2] == "times" { return [tokens[1], "times", "per", "week"] }
    var told: [String] = []
    for token in tokens where token != "date" {
      if told.last == "place", let number = Int(token), let name = places.dropFirst(number).first {
        told[told.count - 1] = name
      } else {
        told.append(token)
      }
    }
    return told
  }

  /// The longest first.
  private static let words: [([Character], String)] = {
    var words: [(String, String)] = [
      ("毎日", "daily"), ("毎週", "weekly"), ("毎月", "month"), ("週末", "weekend"), ("土日", "weekend"), ("平日", "weekdays"), ("隔日", "alternate"), ("一日おき", "alternate"),
      ("1日おき", "alternate"), ("隔週", "every 2 weeks"), ("ごと", "each"), ("末日", "last"), ("月末", "last"), ("最終", "last"), ("最後の", "last"), ("第", "place"), ("週", "week"),
      ("週間", "week"), ("回", "times"), ("に", ""), ("の", ""), ("と", ""), ("曜日", ""), ("曜", ""),
      ("매일", "daily"), ("날마다", "daily"), ("매주", "weekly"), ("매월", "month"), ("매달", "month"), ("주말", "weekend"), ("주말마다", "weekend"), ("토일", "weekend"), ("평일", "weekdays"),
      ("평일마다", "weekdays"), ("주중", "weekdays"), ("격일", "alternate"), ("하루걸러", "alternate"), ("이틀마다", "alternate"), ("이틀에한번", "alternate"), ("사흘마다", "every 3 days"),
      ("격주", "every 2 weeks"), ("마다", "each"), ("말일", "last"), ("마지막", "last"), ("첫째", "first"), ("둘째", "second"), ("셋째", "third"), ("넷째", "fourth"), ("주", "week"),
      ("일주일", "week"), ("번", "times"), ("회", "times"), ("에", ""), ("와", ""), ("과", ""), ("요일", ""), ("마지막날", "last"),
    ]
    for (letters, day) in zip(zip("月火水木金土日", "월화수목금토일"), weekdays) { words += [(String(letters.0), day), (String(letters.1), day)] }
    return words.map { (Array($0.0), $0.1) }.sorted { $1.0.count < $0.0.count }
  }()

  // MARK: The form of files

  private static let weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
  private static let places = ["last", "first", "second", "third", "fourth"]

  private static func form(_ tokens: [String], leastDays: Int) -> String? {
    func isNumber(_ token: String) -> Bool { Int(token) != nil }
    switch tokens {
    case ["daily"], ["every", "day"]: return "daily"
    case ["weekly"], ["every", "week"]: return "weekly"
    case ["alternate"], ["every", "second", "day"]: return "every 2 days"
    case ["weekdays"]: return weekdays.prefix(5).joined(separator: ",")
    case ["weekend"]: return "sat,sun"
    default: break
    }
    // ‘cada lunes’, 毎週月水金
    let days = tokens.drop { $0 == "every" || $0 == "weekly" }
    if !days.isEmpty, days.allSatisfy({ weekdays.contains($0) }), tokens.count - days.count <= 1, tokens.count > days.count || days.count >= leastDays {
      return days.joined(separator: ",")
    }
    if tokens.first == "every", tokens.count > 2 {
      let count = places.firstIndex(of: tokens[1]).map { "\($0)" } ?? tokens[1]
      guard isNumber(count), count != "0" else { return nil }
      if tokens.count == 3, tokens[2] == "days" { return "every \(count) days" }
      // ‘jeden zweiten Sonntag’
      if tokens.count == 3, !isNumber(tokens[1]), weekdays.contains(tokens[2]) { return "every \(count) weeks on \(tokens[2])" }
      if tokens[2] == "weeks" {
        if tokens.count == 3 { return Int(count).map { "every \($0 * 7) days" } }
        return tokens.count == 4 && weekdays.contains(tokens[3]) ? "every \(count) weeks on \(tokens[3])" : nil
      }
      return nil
    }
    if let number = tokens.first, isNumber(number) {
      let rest = tokens.dropFirst().filter { $0 != "times" }
      if rest.count == 3, rest[0] == "in", isNumber(rest[1]), rest[2] == "days" { return "\(number) in \(rest[1]) days" }
      return rest == ["per", "week"] ? "\(number)/week" : nil
    }
    return tokens.first == "month" ? month(tokens.dropFirst()) : nil
  }

  /// The days of a month: a number, the last one, the first Monday.
  private static func month(_ tokens: ArraySlice<String>) -> String? {
    var rest = tokens.filter { $0 != "day" }[...]
    var days: [String] = []
    while let token = rest.popFirst() {
      if places.contains(token), let next = rest.first, weekdays.contains(next) {
        days.append("\(token) \(next)")
        rest = rest.dropFirst()
      } else if token == "last" || Int(token).map({ (1...31).contains($0) }) == true {
        days.append(token)
      } else {
        return nil
      }
    }
    return days.isEmpty ? nil : "monthly on " + days.joined(separator: ",")
  }
}
