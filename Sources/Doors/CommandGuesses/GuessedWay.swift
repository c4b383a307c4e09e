// What a command line that makes no sense was looking for.

public import CommandKit
import JournalDates
import JournalLanguage
import JournalText

/// The way to what was probably meant, for the words of a command line that were refused.
public enum GuessedWay {
  /// The error with the way out, where one is known; else as it is.
  /// - Parameters:
  ///   - words: Those of the command line, without the name of the program.
  ///   - accepts: Whether the program takes a command line, without its name: no other one is ever proposed.
  public static func leading(from error: UsageError, of words: [String], accepts: ([String]) -> Bool) -> UsageError {
    // What begins with a hyphen has its own errors, but for the first word.
    if ["-v", "-V"].contains(words.first) { return UsageError(Explanation(error.explanation.what, help: line(["--version"]))) }
    // Whoever adds an option that takes back means to take back.
    if words.first == "log", words.contains(where: ["--undo", "--delete", "--remove", "--rm"].contains) {
      return UsageError(Explanation(error.explanation.what, help: line(["unlog"] + words.dropFirst().filter { !$0.hasPrefix("--") })))
    }
    let said = words.filter { !$0.hasPrefix("-") }
    func proposing(_ line: [String]) -> UsageError? {
      accepts(line) ? UsageError(Explanation(error.explanation.what, help: Self.line(line))) : nil
    }
    if let pages = clinical(said), let led = proposing(pages) { return led }
    if words.contains(where: isPDF), let pages = narrowed(words, said), let led = proposing(pages) { return led }
    if let paper = paper(words, said), let led = proposing(paper) { return led }
    // ‘config term 2026’: what is no setting is a command of its own.
    if said.count > 1, ["config", "settings"].contains(said[0]), case let rest = Array(said.dropFirst().drop { ["set", "get", "add"].contains($0) }),
      let noun = rest.first?.lowercased(), ownCommands.contains(noun)
    {
      // Behind the noun stands what is to be made of it: ‘term "Spring 2027-01-11..2027-03-20"’ alone would look for one.
      let verb = noun.hasPrefix("term") ? "new" : "add"
      let behind = rest.dropFirst().flatMap { $0.split(separator: " ") }
      if behind.count > 1, !["list", "show", verb].contains(behind[0].lowercased()), behind.contains(where: { $0.contains(where: \.isLetter) }), let led = proposing([noun, verb] + rest.dropFirst()) { return led }
      if let led = proposing(rest) { return led }
    }
    // ‘set language to Spanish’
    if said.count > 2, said[0] == "set", let led = proposing(["config"] + said) { return led }
    if let bare = withoutOption(words, in: error), let led = proposing(bare) { return led }
    // ‘undo --to 60’ is about commands, and about no line.
    if said.count > 1, said[0] == "undo", said.dropFirst().allSatisfy({ Int($0) != nil }), let led = proposing(["undo", "--list"]) { return led }
    // ‘headache 7/10’ is a number of the day.
    if !error.isOfCommand, let number = outOf(said), let led = proposing(["metrics", "set", number]) { return led }
    // ‘yesterday was good’ tells of a day.
    if said.count > 2, ["was", "is", "were", "felt"].contains(said[1].lowercased()), PeriodText(said: said[0], in: .all) != nil,
      let led = proposing(["log"] + said)
    {
      return led
    }
    // ‘tick yoga’ names no file.
    if said.first == "tick", said.count > 1, !said[1].contains("."), !said[1].contains("/"), PeriodText(said: said[1]) == nil,
      let led = proposing(["done"] + said.dropFirst())
    {
      return led
    }
    // ‘undo mood’: one line is to go, and not the last command; ‘undo "move therapist"’ means a command.
    if said.count > 1, said[0] == "undo", !notOfLines.contains(said[1].lowercased()),
      let led = proposing(isCommand(said[1]) ? ["undo", "--list"] : ["unlog"] + said.dropFirst())
    {
      return led
    }
    if let line = lastLine(said), accepts(line) { return UsageError(Explanation(notAFile(said), help: Self.line(line))) }
    if let corrected = corrected(said), let led = proposing(corrected) { return led }
    if let asked = question(said), let led = proposing(asked) { return led }
    if let guess = guess(of: said, accepts) { return UsageError(Explanation(error.explanation.what, help: guess)) }
    if let table = table(said), let led = proposing(table) { return led }
    if error.advice == .certain { return error }
    guard let way = way(of: said, first: words.first ?? "", error, accepts) else { return error }
    return UsageError(Explanation(error.explanation.what, help: way))
  }

  /// One number of the days as a table: ‘export earned -o earned.csv’, ‘export earned as csv’. Nil for all others.
  public static func table(_ said: [String]) -> [String]? {
    guard said.count > 1, said[0] == "export", PeriodText(said: said.dropFirst().joined(separator: " "), in: .all) == nil else { return nil }
    let file = said.last.flatMap { $0.lowercased().hasSuffix(".csv") ? $0 : nil }
    let name = said.dropFirst().filter { $0 != file && !["as", "to", "in", "csv", "metrics", "metric", "the", "my"].contains($0.lowercased()) }
    guard name.count == 1, name[0].allSatisfy({ $0.isLetter || $0 == "_" }), !tables.contains(name[0].lowercased()) else { return nil }
    return ["metrics", name[0], "-o", file ?? "\(name[0]).csv"]
  }

  /// What an export tells itself.
  private static let tables: Set<String> = [
    "days", "day", "log", "logs", "items", "habits", "tasks", "goals", "tries", "actions", "moods", "mood", "all", "everything", "retros", "entries", "notes", "tags", "points", "journal", "json",
  ]

  /// Paper is made of a file: ‘report november --print’, ‘report --html week.html’, ‘report html’. An export has tables alone: its days are a report.
  private static func paper(_ words: [String], _ said: [String]) -> [String]? {
    let isOfDays = ["report", "export"].contains(said.first)
    let option = words.lazy.compactMap { papers[$0.lowercased()] }.first ?? fileForm(said)
    guard let form = option ?? (isOfDays ? said.dropFirst().lazy.compactMap { papers["--" + $0.lowercased()] }.first : nil) else { return nil }
    var line = option == nil ? said.filter { papers["--" + $0.lowercased()] == nil } : said
    var name: String?
    if let place = line.indices.dropFirst().last(where: { line[$0].lowercased().hasSuffix("." + form) }) {
      name = line.remove(at: place)
      if ["to", "as", "in", "into"].contains(line[place - 1].lowercased()) { line.remove(at: place - 1) }
    }
    if line.first == "export" {
      let days = line.indices.dropFirst().first { PeriodText.count(of: line[$0...], in: .all) == line.count - $0 }.map { line[$0...] } ?? []
      line = ["report"] + days
    }
    return line + ["-o", name ?? "FILE.\(form)"]
  }

  /// The form of the file with which an export ends that is no table: ‘export last month to november.pdf’.
  private static func fileForm(_ said: [String]) -> String? {
    guard said.count > 1, said[0] == "export", let file = said.last?.lowercased() else { return nil }
    return papers.values.first { file.hasSuffix("." + $0) && file.count > $0.count + 1 }
  }

  /// The pages for somebody who treats: ‘report november for the GP’. Nil for all other words.
  private static func clinical(_ said: [String]) -> [String]? {
    guard said.first == "report", let joint = said.firstIndex(where: { $0.lowercased() == "for" }), let reader = said.last?.lowercased(), clinicians.contains(reader),
      said.count - joint < 4
    else { return nil }
    let days = said[1..<joint]
    return ["report", "--for-clinician", days.isEmpty ? "8w" : days.joined(separator: " "), "--include", "mood,sleep"]
  }

  /// The pages that have only what is named: ‘report glucose weight last 3 months’. Nil for all other words.
  private static func narrowed(_ words: [String], _ said: [String]) -> [String]? {
    guard said.first == "report", said.count > 2 else { return nil }
    let start = said.indices.dropFirst(2).first { PeriodText.count(of: said[$0...], in: .all) == said.count - $0 } ?? said.count
    let names = said[1..<start].flatMap { $0.split { ", ".contains($0) }.map(String.init) }.filter { !["of", "about", "on", "and", "my", "the", "only"].contains($0.lowercased()) }
    guard (1...6).contains(names.count), PeriodText.count(of: said[1...], in: .all) == 0,
      names.allSatisfy({ name in name.allSatisfy { $0.isLetter || $0 == "_" || $0 == "-" } && !["for", "to", "by", "as", "in", "with"].contains(name.lowercased()) })
    else { return nil }
    let days = said[start...].joined(separator: " ")
    return ["report", "--for-clinician", days.isEmpty ? "8w" : days, "--include", names.joined(separator: ",")] + (words.contains(where: isPDF) ? ["-o", "FILE.pdf"] : [])
  }

  private static func isPDF(_ word: String) -> Bool { ["--pdf", "--print"].contains(word.lowercased()) || word.lowercased().hasSuffix(".pdf") }

  static let clinicians: Set<String> = ["gp", "doctor", "doc", "physician", "therapist", "clinician", "psychiatrist", "psychologist", "counsellor", "counselor", "nurse"]

  /// A report whose form was asked for by an option of its own, with a file that is called after the days: ‘report 2026 --pdf’ writes `report-2026.pdf`. Nil
  /// for all others.
  public static func printed(_ typed: [String]) -> [String]? {
    guard typed.first == "report", typed.filter({ papers[$0.lowercased()] != nil }).count == 1, !typed.contains(where: { $0.hasPrefix("-o") || $0.hasPrefix("--out") }),
      narrowed(typed, typed.filter { !$0.hasPrefix("-") }) == nil, var line = paper(typed, typed.filter { papers[$0.lowercased()] == nil }), let file = line.popLast()
    else { return nil }
    let days = line.dropFirst().prefix { !$0.hasPrefix("-") }.joined(separator: "-").lowercased().map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "-" }
    let name = days.isEmpty ? "report" : "report-" + String(days)
    return line + [file.hasPrefix("FILE.") ? name + file.dropFirst(4) : file]
  }

  /// What somebody says of a Try by its identifier: ‘try t-7geh worked’, ‘review keep t-7geh’ judges it, and is no new one. Nil for all other words.
  public static func judged(_ typed: [String]) -> [String]? {
    func isTry(_ word: String) -> Bool {
      word.hasPrefix("t-") && (5...8).contains(word.count) && word.dropFirst(2).allSatisfy { $0.isNumber || $0.isLowercase && $0.isASCII }
    }
    guard typed.count > 2 else { return nil }
    if ["try", "tries"].contains(typed[0].lowercased()), isTry(typed[1]) { return ["review"] + typed.dropFirst() }
    // ‘review keep t-7geh’
    return typed[0] == "review" && !isTry(typed[1]) && isTry(typed[2]) ? ["review", typed[2], typed[1]] + typed.dropFirst(3) : nil
  }

  /// A search without the switches of other programs that make no difference here: case, whole words and folders are as they ask for. Nil for all others.
  public static func searched(_ typed: [String]) -> [String]? {
    guard let first = typed.first?.lowercased(), ["search", "find", "grep", "rg", "ag", "ack"].contains(first) else { return nil }
    let words = typed.filter { !["-i", "-r", "-R", "-w", "-ri", "-ir", "-rn", "-rni", "-F", "--ignore-case", "--recursive", "--word-regexp"].contains($0) }
    return words.count > 1 && words.count < typed.count ? words : nil
  }

  /// A command line without an option that the command does not have, where what stands behind it says enough: the day of ‘on-this-day --date friday’,
  /// the property of ‘search --mood bad’. Nil for all others.
  private static func withoutOption(_ words: [String], in error: UsageError) -> [String]? {
    guard let option = error.unknownOption, let place = words.firstIndex(where: { $0 == option || $0.hasPrefix(option + "=") }), place > 0,
      let command = words.first?.lowercased()
    else { return nil }
    let isJoined = words[place] != option
    guard let value = isJoined ? String(words[place].dropFirst(option.count + 1)) : words.dropFirst(place + 1).first, !value.hasPrefix("-"), !value.isEmpty
    else { return nil }
    let (before, behind) = (Array(words[..<place]), Array(words[(place + (isJoined ? 1 : 2))...]))
    switch option {
    case "--date", "--day", "--on", "--when": return before + [value] + behind
    case "--mood", "--tag", "--type", "--kind", "--status":
      guard ["search", "find", "grep", "list", "ls"].contains(command) else { return nil }
      let condition = "\(option.dropFirst(2))=\(value)"
      let others = Array(before.dropFirst()) + behind
      return others.isEmpty ? ["list", condition] : [command] + others + ["\(option.dropFirst(2)):\(value)"]
    default: return nil
    }
  }

  /// The words with the days of ‘--for-clinician’ behind it, where they stand before it: ‘report november --for-clinician -o pages.pdf’.
  public static func ordered(_ words: [String]) -> [String] {
    guard let place = words.firstIndex(of: clinician), let command = words.firstIndex(of: "report"), command < place else { return words }
    var behind = Array(words[(place + 1)...])
    // A file needs no option to be known as one.
    if let name = behind.first, [".html", ".pdf", ".md", ".txt", ".csv", ".json"].contains(where: name.lowercased().hasSuffix) { behind.insert("-o", at: 0) }
    guard behind.first?.hasPrefix("-") ?? true else { return words }
    let before = words[(command + 1)..<place]
    guard let start = before.indices.first(where: { !before[$0].hasPrefix("-") }) else { return words }
    let count = max(isLast(before[start]) ? 1 : 0, PeriodText.count(of: before[start...], in: .all))
    guard count > 0 else { return words }
    return words[..<start] + before[(start + count)...] + [clinician, before[start..<(start + count)].joined(separator: " ")] + behind
  }

  /// What somebody may look for among the settings, and that has a command of its own.
  private static let ownCommands: Set<String> = [
    "term", "terms", "habit", "habits", "goal", "goals", "task", "tasks", "value", "values", "milestone", "milestones", "obligation", "obligations",
    "measure", "measures", "template", "templates",
  ]

  /// Options that other programs have for what is to be printed, and the ending of the file.
  private static let papers = [
    "--print": "pdf", "--pdf": "pdf", "--printable": "pdf", "--paper": "pdf", "--html": "html", "--web": "html",
    "--page": "html",
  ]

  /// The report that words ask for, which name no days but nearly: ‘last monht’, or the form of its file: ‘html’. Nil where they do neither.
  public static func report(of words: String) -> String? {
    let said = words.split(separator: " ").map { String($0) }
    return (paper([], ["report"] + said) ?? NearDays.mended(said).map { ["report"] + $0 }).map(typed)
  }

  /// So much of a scale behind one or two words, as a metric has it: `headache=7` of ‘headache 7/10’. Nil for all other words.
  public static func outOf(_ words: [String]) -> String? {
    var words = words.flatMap { $0.split(separator: " ").map(String.init) }
    if words.count > 3, words[words.count - 2].lowercased() == "of" {
      if words[words.count - 3].lowercased() == "out" { words.remove(at: words.count - 3) }
      words = words.dropLast(3) + ["\(words[words.count - 3])/\(words[words.count - 1])"]
    }
    // ‘pain 6’: nobody means to make a habit of it.
    if words.count == 2, felt.contains(words[0].lowercased()), let number = Int(words[1]), (0...10).contains(number) {
      return "\(words[0].lowercased())=\(number)"
    }
    guard (2...3).contains(words.count), let share = words.last?.split(separator: "/", omittingEmptySubsequences: false), share.count == 2,
      let number = Int(share[0]), let most = Int(share[1]), [5, 10, 100].contains(most), (0...most).contains(number)
    else { return nil }
    let name = words.dropLast().joined(separator: "_").lowercased().filter { $0 != ":" }
    return name.allSatisfy { $0.isLetter || $0 == "_" } && name != "mood" ? "\(name)=\(number)" : nil
  }

  /// What is felt, more or less, and is a number of the day on a scale of one’s own.
  private static let felt: Set<String> = [
    "pain", "headache", "migraine", "stress", "energy", "anxiety", "fatigue", "tiredness", "tension", "nausea", "hunger", "craving", "cravings", "focus",
    "motivation", "irritability", "loneliness", "anger",
  ]

  private static let clinician = "--for-clinician"
  /// ‘8w’
  private static func isLast(_ word: String) -> Bool {
    word.count > 1 && word.dropLast().allSatisfy(\.isNumber) && "dwmy".contains(word.lowercased().last ?? " ")
  }

  /// Behind ‘undo’ what is about commands, and numbers in words.
  private static let notOfLines: Set<String> = [
    "last", "all", "list", "everything", "undo", "redo", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "it", "that",
  ]

  /// A day before the command that takes one: ‘yesterday log sang well’, ‘monday mood good’. Nil for all other words.
  public static func dayFirst(_ typed: [String]) -> [String]? {
    let words = typed.prefix { !$0.hasPrefix("-") }
    guard let place = words.indices.dropFirst().first(where: { ["log", "mood", "done", "did", "skip", "undone", "unlog"].contains(words[$0].lowercased()) }), place <= 4,
      place + 1 < words.count
    else { return nil }
    let days = Array(words[..<place])
    guard let period = PeriodText(said: days.joined(separator: " "), in: .all), period.isOfOneDay else { return nil }
    let (command, rest) = (words[place].lowercased(), Array(typed[(place + 1)...]))
    return ["log", "mood"].contains(command) ? [command] + (command == "log" ? days + rest : rest + days) : [command] + rest + days
  }

  /// What shows the moods of some days, where the words of a command that notes one, or of one that tells numbers, ask for them: ‘mood last week’,
  /// ‘average mood this month’, ‘metrics mood’. Nil for all others.
  public static func moods(_ typed: [String]) -> [String]? {
    let words = typed.filter { !$0.hasPrefix("-") }
    guard let first = words.first?.lowercased() else { return nil }
    let asksForNumbers = ["average", "avg", "mean", "median", "typical", "metrics", "metric", "stats"].contains(first)
    let place = asksForNumbers ? 1 : 0
    guard words.count > place, ["mood", "moods"].contains(words[place].lowercased()), words.count == typed.count || asksForNumbers else { return nil }
    let days = Array(words[(place + 1)...])
    if days.isEmpty { return asksForNumbers || first == "moods" ? ["chart", "mood"] : nil }
    // ‘mood 5/5’ is one of five, as ‘mood 4/5’ is.
    if !asksForNumbers, days.count == 1, ["/5", "/10"].contains(where: days[0].hasSuffix) { return nil }
    guard let period = PeriodText(said: days.joined(separator: " "), in: .all) else { return nil }
    return period.isOfOneDay ? ["show"] + days : ["chart", "mood"] + days
  }

  /// The command that the first word is called in another language, and the words behind it: ‘stimmung gut’. Nil where it is none.
  public static func translated(_ typed: [String]) -> [String]? {
    guard let first = typed.first?.lowercased(), let name = Guess.commandNames.first(where: { $0.words.contains(first) }),
      // What is to be noted is never waited for.
      name.command != "log" || typed.count > 1
    else { return nil }
    return [name.command] + typed.dropFirst()
  }

  /// What shows a number of some days, where the words of a command that notes one name nothing but days: ‘sleep november’, ‘steps last week’,
  /// ‘sleep average this month’. Nil for all others.
  public static func measured(_ typed: [String]) -> [String]? {
    guard let first = typed.first?.lowercased(), let name = measuredNames[first], typed.count > 1, !typed.contains(where: { $0.hasPrefix("-") }) else {
      return nil
    }
    var words = typed.dropFirst().flatMap { $0.split(separator: " ").map(String.init) }[...]
    let isMean = words.first.map { ["average", "avg", "mean"].contains($0.lowercased()) } ?? false
    if isMean { words.removeFirst() }
    // A number alone is what was measured: ‘steps 2026’.
    let days = words.joined(separator: " ")
    guard days.contains(where: \.isLetter) || days.contains("-"), PeriodText(said: days, in: .all) != nil else { return nil }
    return [isMean ? "average" : "metrics", name] + ofNights(Array(words), of: name)
  }

  private static let measuredNames = ["sleep": "sleep", "slept": "sleep", "steps": "steps", "weight": "weight", "weighed": "weight", "bp": "bp"]

  /// What counts something in some days, where a command line names no command and says nothing else: ‘gym november’, ‘coffee last week’. One
  /// day may as well be that on which it was done.
  public static func counted(_ typed: [String]) -> [String]? {
    let words = typed.flatMap { $0.split(separator: " ").map(String.init) }
    guard words.count > 1, !words.contains(where: { $0.hasPrefix("-") }), let first = words.first?.lowercased(),
      !errands.contains(first), !Guess.all.contains(where: { $0.words.contains(first) }), PeriodText.count(of: words, in: .all) == 0
    else { return nil }
    for place in 1...min(2, words.count - 1) where PeriodText.count(of: words[place...], in: .all) == words.count - place {
      let days = words[place...].joined(separator: " ")
      guard days.contains(where: \.isLetter), let period = PeriodText(said: days, in: .all), !period.isOfOneDay else { return nil }
      return ["totals"] + words
    }
    return nil
  }

  /// Of words that many people try.
  private static func guess(of words: [String], _ accepts: ([String]) -> Bool) -> Message? {
    guard let first = words.first?.lowercased() else { return nil }
    let rest = Array(words.dropFirst())
    return Guess.all.first { guess in
      guard guess.isMeant(first, rest), case let typed = guess.typed(rest) else { return false }
      // What stands in capitals is for the person to fill in, and other programs know their own words.
      return !typed.hasPrefix("retro ") || isForm(typed) || accepts(Array(Example(typed, "").words))
    }?.way(rest)
  }

  private static func isForm(_ line: String) -> Bool {
    line.split(separator: " ").contains { $0.count > 2 && $0.allSatisfy { $0.isUppercase || $0 == "." } }
  }

  private static func way(of words: [String], first word: String, _ error: UsageError, _ accepts: ([String]) -> Bool) -> Message? {
    guard let first = words.first?.lowercased(), first != "help" else { return nil }
    let rest = Array(words.dropFirst())
    if error.isOfCommand { return surplus(of: first, rest).first(where: accepts).map(line) }
    if PeriodText(said: words.joined(separator: " ")) != nil { return accepts(["show"] + words) ? line(["show"] + words) : nil }
    // ‘call the bank tomorrow’ is still to be done.
    if error.advice == .none || errands.contains(first), !word.hasPrefix("-"), isToCome(rest),
      first == "do" || !opensQuestion(first, rest.first?.lowercased()), accepts(["task", "add"] + words)
    {
      return line(["task", "add"] + words)
    }
    // In so many words what was done is the likeliest to be said.
    guard error.advice == .none, !rest.isEmpty, !word.hasPrefix("-"), !opensQuestion(first, rest.first?.lowercased()), accepts(["log"] + words) else { return nil }
    return Message(GuessText.done, ["line": .text(typed(["log"] + words))])
  }

  /// What may be meant where a command takes no more words and they are days, or one of them is; the likeliest first.
  private static func surplus(of command: String, _ rest: [String]) -> [[String]] {
    let names = rest.filter { PeriodText(said: $0) != nil }
    switch command {
    case "today" where PeriodText(said: rest.joined(separator: " ")) != nil: return [["today", "--date", rest.joined(separator: " ")]]
    case "new", "begin":
      if isTerm(rest) { return [["term", "new"] + rest] }
      guard let kind = rest.first, rest.count > 1, names.contains(rest[1]) || PeriodText.issue(of: rest[1]) != nil else { return [] }
      return [["new", kind, kind.hasPrefix("week") ? "--week" : "--date", rest[1]]]
    case "config", "settings":
      return rest.count > 1 && !["get", "set", "unset", "list", "path"].contains(rest[0]) ? [["config", "set"] + rest] : []
    case "export":
      guard let form = rest.last, ["csv", "json", "excel", "spreadsheet"].contains(form.lowercased()), rest.count == 2 else { return [] }
      return [["export", rest[0], "-o", "\(rest[0]).\(form.lowercased() == "json" ? "json" : "csv")"]]
    // ‘import day one FILE’
    case "import" where rest.count > 2: return [["help", "moving"]]
    case "report", "show", "points", "wellness", "calendar":
      if let days = NearDays.mended(rest) { return [[command] + days] }
      // ‘report wine november’: something of one’s own, and days.
      if command == "report", (1...2).contains(where: { $0 < rest.count && PeriodText.count(of: rest[$0...], in: .all) == rest.count - $0 }),
        PeriodText(said: rest[0], in: .all) == nil
      {
        return [["chart"] + rest]
      }
      if command == "report", let pages = narrowed([], [command] + rest) { return [pages] }
      guard names.count == 2, rest.count == 2 else { return [] }
      // Days run forwards, whichever was said first.
      return [[command, "\(names[0])..\(names[1])"], [command, "\(names[1])..\(names[0])"]]
    default: return []
    }
  }

  private static func line(_ words: [String]) -> Message { Message(GuessText.way, ["line": .text(typed(words))]) }

  /// Words as a person types them behind the name of the program.
  private static func typed(_ words: [String]) -> String {
    (["retro"] + words.map { ShellText.quoted($0) }).joined(separator: " ")
  }
}
