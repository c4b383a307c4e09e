// Days said in another language than English, told in English words, which `PeriodText` reads.

/// Words of the languages of the program for days: ‘letzte Woche’, ‘la semana pasada’, 先週の金曜日.
public enum SpokenDays {
  /// The same days in English words, in the order that English has; nil where none of the words is one of these languages.
  static func english(_ text: some StringProtocol, in tongues: Set<DayTongue>) -> String? {
    let plain = plainLetters(text)
    if plain.unicodeScalars.contains(where: { $0.value >= 0x3000 }) {
      if tongues.isDisjoint(with: [.japanese, .korean]) { return nil }
      return unspaced(plain, in: tongues, letters: letters).map { ordered($0).joined(separator: " ") }
    }
    return spaced(cut(plain), in: tongues, table).map { ordered($0).joined(separator: " ") }
  }

  /// A word of the tables in one of these languages, in English: `november` of ‘novembre’. Nil where there is none.
  static func english(word: String, in tongues: Set<DayTongue>) -> String? {
    match([plainLetters(word)][...], in: tongues, table).flatMap { $0.count == 1 ? $0.english : nil }
  }

  /// How often something is due, in English words: ‘every monday’ of ‘jeden Montag’, ‘3 times per week’ of 週3回. Nil where none of the words is one of
  /// another language.
  public static func often(_ text: some StringProtocol) -> String? {
    let plain = plainLetters(text)
    let isUnspaced = plain.unicodeScalars.contains { $0.value >= 0x3000 }
    guard var words = isUnspaced ? unspaced(plain, in: .all, letters: oftenLetters) : spaced(cut(plain), in: .all, oftenTable) else {
      return nil
    }
    words.removeAll { DayWordRow.ago == $0 }
    // 週3回
    if words.count > 2, units.contains(words[0]), words.last == "times" { words = Array(words.dropFirst()) + ["per", words[0]] }
    // 毎週月曜日
    if words.count > 2, words[0] == "every", words[1] == "week" { words.remove(at: 1) }
    // ‘tous les 3 jours’
    for place in words.indices.dropFirst() where units.contains(words[place]) && (Int(words[place - 1]) ?? 1) > 1 { words[place] += "s" }
    return words.joined(separator: " ")
  }

  // MARK: Words with blanks between

  private static func spaced(_ words: [String], in tongues: Set<DayTongue>, _ table: [String: [Meaning]]) -> [String]? {
    var told: [String] = []
    var isForeign = false
    // An article has something behind it: ‘month no’ ends in another word than one for days.
    var endsOpen = false
    var place = 0
    while place < words.count {
      guard let (english, count) = match(words[place...], in: tongues, table, behind: place > 0 ? words[place - 1] : nil) else {
        // ‘KW 46/2026’
        told += told.last == "week" ? words[place].split(separator: "/").map(String.init) : [words[place]]
        endsOpen = false
        place += 1
        continue
      }
      isForeign = true
      endsOpen = english.isEmpty
      told += english.split(separator: " ").map(String.init)
      place += count
    }
    return isForeign && !endsOpen ? told : nil
  }

  private static func cut(_ text: String) -> [String] {
    text.split(whereSeparator: { $0 == " " || $0 == "\t" }).flatMap { word -> [String] in
      var word = String(word.hasSuffix(",") ? word.dropLast() : word)
      if word.hasSuffix("."), word.dropLast().allSatisfy(\.isLetter) { word.removeLast() }
      // ‘l'année’ is two words; ‘aujourd'hui’ and ‘jusqu'à’ are one.
      guard let mark = word.firstIndex(of: "'"), !word.hasPrefix("aujourd"), !word.hasPrefix("jusqu"),
        word.index(after: mark) < word.endIndex
      else { return [word] }
      return [String(word[...mark]), String(word[word.index(after: mark)...])]
    }
  }

  /// - Parameter before: The word in front of them.
  private static func match(_ words: ArraySlice<String>, in tongues: Set<DayTongue>, _ table: [String: [Meaning]], behind before: String? = nil) -> (
    english: String, count: Int
  )? {
    for count in stride(from: min(4, words.count), to: 0, by: -1) {
      let meanings = (table[words.prefix(count).joined(separator: " ")] ?? []).filter { tongues.contains($0.tongue) }
      guard let first = meanings.first else { continue }
      // ‘dos’ is two in Spanish, and in Portuguese ‘of the’, which has a side behind it and no article in front: ‘dos últimos meses’.
      if let number = meanings.first(where: { Int($0.english) != nil }), first.english.isEmpty {
        let next = words.dropFirst(count).first.flatMap { word in table[word]?.first { tongues.contains($0.tongue) } }?.english
        let isOfThem = ["last", "next", "this"].contains(next) && !["los", "las"].contains(before)
        return (isOfThem ? first.english : number.english, count)
      }
      return (first.english, count)
    }
    return nil
  }

  private typealias Meaning = (tongue: DayTongue, english: String)

  private static let table = table(of: DayWordRow.all)
  private static let oftenTable = table(of: DayWordRow.schedules + DayWordRow.all)

  private static func table(of rows: [DayWordRow]) -> [String: [Meaning]] {
    var table: [String: [Meaning]] = [:]
    for row in rows {
      for (tongue, words) in row.words where tongue != .japanese && tongue != .korean {
        for word in words.split(separator: " ") {
          table[String(plainLetters(word).map { $0 == "_" ? " " : $0 }), default: []].append((tongue, row.english))
        }
      }
    }
    return table
  }

  // MARK: Words without blanks

  private typealias Letters = (tongue: DayTongue, word: [Character], english: String)

  private static let letters = letters(of: DayWordRow.all)
  private static let oftenLetters = letters(of: DayWordRow.schedules + DayWordRow.all)

  /// What stands for 第 until its number is read.
  private static let numberSign = "<number"

  /// The longest first, and of those of one length in the order of the rows.
  private static func letters(of rows: [DayWordRow]) -> [Letters] {
    let all: [Letters] = rows.flatMap { row in
      row.words.filter { $0.tongue == .japanese || $0.tongue == .korean }.flatMap { tongue, words in
        words.split(separator: " ").map { (tongue, Array($0), row.english) }
      }
    }
    return all.enumerated().sorted { ($1.element.word.count, $0.offset) < ($0.element.word.count, $1.offset) }.map(\.element)
  }

  private static func unspaced(_ text: String, in tongues: Set<DayTongue>, letters table: [Letters]) -> [String]? {
    var letters = digits(in: Array(text.filter { !$0.isWhitespace }))[...]
    var told: [String] = []
    while let first = letters.first {
      if first.isASCII, first.isNumber {
        let digits = letters.prefix { $0.isASCII && $0.isNumber }
        letters = letters.dropFirst(digits.count)
        guard let number = Int(String(digits)), let (words, count) = counted(number, letters, after: told.last) else { return nil }
        if told.last == numberSign { told.removeLast() }
        told += words
        letters = letters.dropFirst(count)
      } else if first == "第" {
        told.append(numberSign)
        letters = letters.dropFirst()
      } else if let found = table.first(where: { tongues.contains($0.tongue) && letters.starts(with: $0.word) }) {
        if !found.english.isEmpty { told += found.english.split(separator: " ").map(String.init) }
        letters = letters.dropFirst(found.word.count)
      } else {
        return nil
      }
    }
    return told
  }

  /// The signs of numbers as digits where they count days, weeks, months or years: 三日後, 十一月.
  private static func digits(in letters: [Character]) -> [Character] {
    let signs = Array("一二三四五六七八九")
    var told: [Character] = []
    var rest = letters[...]
    while let first = rest.first {
      let run = rest.prefix { $0 == "十" || signs.contains($0) }
      let next = rest.dropFirst(run.count).first
      guard !run.isEmpty, let next, "日週月年かカヶヵ".contains(next) else {
        told.append(first)
        rest = rest.dropFirst()
        continue
      }
      let parts = run.split(separator: "十", maxSplits: 1, omittingEmptySubsequences: false).map { $0.first.flatMap { signs.firstIndex(of: $0) }.map { $0 + 1 } }
      let number = parts.count == 2 ? (parts[0] ?? 1) * 10 + (parts[1] ?? 0) : parts[0] ?? 0
      told += run.count <= 3 ? Array("\(number)") : Array(run)
      rest = rest.dropFirst(run.count)
    }
    return told
  }

  /// A number with what it counts: 11月 is November, 20日 the 20th, 3日前 three days ago.
  private static func counted(_ number: Int, _ rest: ArraySlice<Character>, after word: String?) -> ([String], Int)? {
    let units: [(String, Period.Unit)] = [
      ("日間", .day), ("週間", .week), ("週", .week), ("ヶ月", .month), ("か月", .month), ("カ月", .month), ("ヵ月", .month), ("年間", .year),
      ("四半期", .quarter),
      ("일간", .day), ("주일", .week),
      ("주", .week), ("개월", .month), ("달", .month),
    ]
    for word in ["回", "회", "번"] where rest.starts(with: word) { return (["\(number)", "times"], 1) }
    // 第46週, 46주차, 第3四半期, 3분기
    if rest.starts(with: "주차") { return (["week", "\(number)"], 2) }
    if (1...4).contains(number), rest.starts(with: "분기") || word == numberSign && rest.starts(with: "四半期") {
      return (["q\(number)"], rest.starts(with: "분기") ? 2 : 3)
    }
    if word == numberSign, rest.starts(with: "週") { return (["week", "\(number)"], rest.starts(with: "週目") ? 2 : 1) }
    for (word, unit) in units where rest.starts(with: word) { return (["\(number)", unit.rawValue], word.count) }
    guard let sign = rest.first else { return ["last", "next"].contains(word) ? nil : (["\(number)"], 0) }
    let isCount = word == "last" || word == "next" || rest.dropFirst().first.map { "前後전후뒤".contains($0) } == true
    switch sign {
    case "年", "년": return (number >= 1000 ? ["\(number)"] : ["\(number)", "year"], 1)
    case "月", "월": return Month(rawValue: number).map { ([$0.name.lowercased()], 1) }
    case "日", "일":
      if isCount { return (["\(number)", "day"], 1) }
      return (word.flatMap { name in Month.allCases.first { $0.name.lowercased() == name } } == nil ? ["\(number)th"] : ["\(number)"], 1)
    default: return nil
    }
  }

  // MARK: The order of English

  private static func ordered(_ words: [String]) -> [String] {
    var words = words
    // ‘a próxima semana’ goes to nothing.
    if words.first == "to" { words.removeFirst() }
    // ‘desde lunes hasta viernes’
    if words.first == "since", words.contains("to") { words[0] = "from" }
    if words.first == "from", !words.contains("to") { words.removeFirst() }
    // ‘vor 3 Tagen’
    if let ago = words.firstIndex(of: DayWordRow.ago), let unit = words[ago...].prefix(4).firstIndex(where: { units.contains($0) }) {
      words.remove(at: ago)
      words.insert("ago", at: unit)
    }
    let sides: Set<String> = ["last", "this", "next"]
    for place in words.indices.dropFirst() where sides.contains(words[place]) {
      let isLast = place + 1 == words.count || !isNamed(words[place + 1])
      // ‘la semana pasada’
      if isLast, isNamed(words[place - 1]) { words.swapAt(place - 1, place) }
      // ‘les 7 derniers jours’
      if !isLast, words[place - 1].allSatisfy(\.isNumber), units.contains(words[place + 1]) { words.swapAt(place - 1, place) }
    }
    // 2025年11月20日
    if let year = words.first, year.count == 4, year.allSatisfy(\.isNumber), words.count > 1, !words.contains("to") {
      words.append(words.removeFirst())
    }
    return words
  }

  private static let units = Set(Period.Unit.allCases.map(\.rawValue))

  /// Whether a side may stand beside it.
  private static func isNamed(_ word: String) -> Bool {
    units.contains(word) || PeriodText.weekday(word) != nil || ["weekend", "spring", "summer", "autumn", "winter"].contains(word)
      || Month.allCases.contains { $0.name.lowercased() == word }
  }
}
