// So much done for a goal, without a habit that counts towards it: ‘done "Read 24 books" 3’.

import JournalPhrases
import JournalDates
public import JournalFormat
import JournalInsights
import JournalLanguage
import JournalModel
public import JournalStore
import JournalText

extension PlanFiles {
  /// A goal that words name, and the amount behind its name, in the unit of its target where none is typed. Nil where they say nothing else than a
  /// name, or name something that is done itself.
  /// - Parameter mayBePart: Whether some words of the name of one goal are enough.
  public func goalProgress(_ words: [String], byPart mayBePart: Bool = false) throws -> (goal: FileReading, amount: String)? {
    if mayBePart, let said = try partialProgress(words) { return said }
    let words = words.flatMap { holds($0, of: [.goal]) ? [$0] : $0.words.map { String($0) } }
    if holds(words.joined(separator: " "), of: EntryKind.activities.union([.goal, .milestone, .obligation])) { return nil }
    for count in (1..<max(1, words.count)).reversed() {
      let name = words.prefix(count).joined(separator: " ")
      guard holds(name, of: [.goal]), !holds(name, of: EntryKind.activities),
        let amount = LogAmount(Money.signBehind(words.dropFirst(count).joined(separator: " ")))
      else { continue }
      var plans = self
      let reading = try plans.plan(name, of: [.goal])
      return try Self.counted(amount, for: reading)
    }
    return nil
  }

  private func partialProgress(_ words: [String]) throws -> (goal: FileReading, amount: String)? {
    let words = words.flatMap(\.words).map { String($0) }
    for count in 1...2 where words.count > count {
      let typed = words.suffix(count).joined(separator: " ")
      guard let amount = LogAmount(Money.signBehind(typed)) else { continue }
      let name = words.dropLast(count).joined(separator: " ")
      guard !holds(name, of: EntryKind.activities) else { continue }
      var plans = self
      let reading: FileReading
      do throws(PlanError) { reading = try plans.plan(name, of: [.goal]) } catch {
        if case .unknown = error { continue }
        throw error
      }
      return try Self.counted(amount, for: reading)
    }
    return nil
  }

  private static func counted(_ amount: LogAmount, for reading: FileReading) throws(WorkspaceError) -> (goal: FileReading, amount: String)? {
    guard case .goal(let goal) = reading.entry.details, let quantity = Quantity(amount.amount) else { return nil }
    if goal.targets.isEmpty && GoalTarget.isLevel(reading.title) || !WantedLevel.all(reading.title, goal.targets, among: []).isEmpty {
      let values: TextValues = ["title": .text(reading.title), "name": .text(reading.slug), "amount": .text(amount.word)]
      throw WorkspaceError(.usage, PlanErrorText.levelNoSum, values, help: PlanErrorText.levelNoSumWay, values)
    }
    let wanted = goal.targets.count == 1 ? goal.targets[0].quantity.unit : ""
    // Pounds are as well a weight, which £ never are.
    let isSameMoney = !quantity.unit.isEmpty && Money.sign(of: wanted) != nil && Money.sign(ofMoney: quantity.unit) == Money.sign(of: wanted)
    let unit = quantity.unit.isEmpty || isSameMoney || wanted.isEmpty && Money.sign(of: quantity.unit) != nil ? wanted : ""
    if unit.isEmpty, wanted.isEmpty, Money.sign(of: quantity.unit) != nil { return (reading, Quantity(quantity.amount).text) }
    return (reading, unit.isEmpty ? amount.word : Quantity(quantity.amount, unit).text)
  }

  /// What is still to be counted until a goal has come to so many percent, where the last word says them: ‘learn Go 40%’. Nil where it says none.
  public func goalPercent(_ words: [String], done: (FileReading) throws -> Double) throws -> (goal: FileReading, amount: String)? {
    let words = words.flatMap(\.words).map { String($0) }
    guard words.count > 1, let last = words.last, last.hasSuffix("%"), let percent = Double(last.dropLast()), percent > 0 else { return nil }
    var plans = self
    let reading = try plans.plan(words.dropLast().joined(separator: " "), of: [.goal])
    guard case .goal(let goal) = reading.entry.details else { return nil }
    let values: TextValues = ["title": .text(reading.title), "name": .text(reading.slug), "word": .text(last)]
    guard goal.targets.count == 1, let target = goal.targets.first?.quantity else {
      throw WorkspaceError(.usage, PlanErrorText.noPercent, values, help: PlanErrorText.noPercentWay, values)
    }
    let (wanted, known) = (target.amount * percent / 100, try done(reading))
    guard wanted > known else {
      let told: TextValues = [
        "title": .text(reading.title), "name": .text(reading.slug), "word": .text(last), "done": .text(Quantity(known, target.unit).text),
        "amount": .text(Quantity(wanted, target.unit).text), "example": .text(Quantity(1, target.unit).text),
      ]
      throw WorkspaceError(.usage, PlanErrorText.percentPassed, told, help: PlanErrorText.percentPassedWay, told)
    }
    return (reading, Quantity(((wanted - known) * 1000).rounded() / 1000, target.unit).text)
  }
}

extension Workspace {
  /// Writes a line that counts so much towards a goal; nil where the words say no such thing.
  func logProgress(_ asked: DoneRequest, in journal: Journal, isDryRun: Bool) throws -> LogWriting? {
    let plans = try plans(of: journal, in: [.activities, .experiments, .goals])
    guard let (goal, amount) = try plans.goalProgress(asked.words), asked.state == .done else { return nil }
    try refuseMisfit(amount, of: goal, in: journal)
    let known = LoggedGoalAmount(amount, goal)
    var understood: LoggedPhrase
    do { understood = try self.understood([goal.title, amount], on: asked.date, at: asked.time, isAgain: asked.isAgain, in: journal) } catch {
      guard known != nil else { throw error }
      understood = try self.understood([goal.title], on: asked.date, at: asked.time, isAgain: asked.isAgain, isNote: true, in: journal)
    }
    // Neither money with its sign nor a number beside those of the title is read in a sentence.
    if let known, !understood.phrase.lines.contains(where: { $0.goals.contains(goal.slug) && !$0.measurements.isEmpty && $0.text.isEmpty }) {
      var line = Phrase.Line()
      (line.goals, line.measurements) = ([goal.slug], [known.measurement])
      (understood.phrase.lines, understood.phrase.uncertainties, understood.phrase.metrics, understood.phrase.mood) = ([line], [], [], nil)
      understood.phrase.noteText = ""
    }
    guard understood.phrase.lines.contains(where: { $0.goals.contains(goal.slug) && !$0.measurements.isEmpty }) else { return nil }
    return try log(understood, in: journal, isDryRun: isDryRun)
  }
}

extension Workspace {
  /// Refuses an amount of another kind than a goal asks for: 20 kg would count as one of its 500 €.
  private func refuseMisfit(_ amount: String, of goal: FileReading, in journal: Journal) throws {
    guard case .goal(let asked) = goal.entry.details, asked.targets.count == 1, let wanted = asked.targets.first, wanted.field == nil,
      !wanted.quantity.unit.isEmpty, let quantity = Quantity(amount), !quantity.unit.isEmpty,
      // ‘1 yesterday’ is one, on that day.
      PeriodText(said: quantity.unit, in: .all) == nil
    else { return }
    let units = try vocabulary(in: journal).units
    let (measured, dimension) = (units.dimension(of: quantity), units.dimension(of: wanted.quantity))
    if measured == dimension { return }
    let example = HabitTarget(.atLeast, Quantity(quantity.amount, wanted.quantity.unit))
    throw LogAmountError.misfit(quantity.text, measures: measured, activity: goal.title, target: example)
  }
}

extension Workspace {
  /// What there is to say where lines name goals that begin only later: they count, and the goal may be meant to begin now.
  func goalsToCome(of phrase: LoggedPhrase, in journal: Journal) throws -> [Message] {
    let names = Set(phrase.phrase.lines.flatMap(\.goals))
    if names.isEmpty { return [] }
    return try plans(of: journal, in: [.goals]).readings.compactMap { reading in
      guard names.contains(reading.slug), !reading.isPrivate, case .goal(let goal) = reading.entry.details, let start = goal.start, start > phrase.day,
        start > (try today(in: journal))
      else { return nil }
      return Message(
        LogText.goalToCome,
        ["title": .text(reading.title), "day": .day(start), "name": .text(reading.slug), "date": "\(phrase.day)"])
    }
  }

  /// The goal of which a note tells that something was put aside for it, or that it is of otherwise, and how much that is, as ‘goal progress’ takes it.
  /// - Parameters:
  ///   - known: A goal that is known to be meant.
  ///   - done: How much of a goal is done so far, in its unit, where the words only say how much it is in all.
  public func progress(
    toldBy words: [String], _ known: String?, in journal: Journal, done: (FileReading) throws -> Double = { _ in 0 }
  ) -> (goal: String, amount: String)? {
    let words = ToldProgress.inDigits(words.flatMap { $0.words.map { ToldProgress.bare(String($0)) } })
    let folded = words.map { $0.lowercased() }
    var numbers = words.indices.filter { words[$0].contains(where: \.isNumber) }
    // ‘learned 1 song, that's 4 now’
    if numbers.count == 2, let total = numbers.first(where: { ToldProgress.isTotal($0, folded) }) { numbers.removeAll { $0 == total } }
    guard numbers.count == 1, let place = numbers.first else { return nil }
    let isTotal = ToldProgress.isTotal(place, folded)
    // ‘paid off 300 bucks of debt’
    let isPaidOff = folded.contains("off") && !Set(folded).isDisjoint(with: ["paid", "pay", "payed"])
    let isSpent = folded.contains { Self.spent.contains($0) }
    let saysMoney = Money.signBehind(words[place]) != words[place] || ([Self.unit(of: words[place])] + folded[(place + 1)...].prefix(1)).contains { Money.sign(ofMoney: $0) != nil }
    // ‘put 150 in the van pot’ is of money by the pot, and ‘put 4 new tyres on the van’ is not.
    let isPut = !isSpent && (isTotal || folded.contains { ToldProgress.putting.contains($0) }) && (saysMoney || ToldProgress.isMade(place, folded) || folded.contains { ToldProgress.pots.contains($0) || Self.savings.contains($0) })
    let isSaved = isPaidOff || !isSpent && folded.contains { Self.saved.contains($0) || Self.savings.contains($0) }
    let readings: [FileReading]
    do { readings = try plans(of: journal, in: [.goals]).readings } catch { return nil }
    let goals = readings.compactMap { reading -> (reading: FileReading, target: Quantity, likeness: Int)? in
      guard case .goal(let goal) = reading.entry.details, goal.targets.count == 1, goal.completed == nil, goal.status != .dropped, !reading.isPrivate else {
        return nil
      }
      let target = goal.targets[0].quantity
      if let known { return reading.slug == known ? (reading, target, 1) : nil }
      let isOfMoney = UnitTable.standard.dimension(of: target).isMoney || target.unit.isEmpty
      let title = ToldProgress.words(of: reading.title)
      let likeness = title.count { word in folded.contains { ToldProgress.areKin($0, word) } }
      if isOfMoney, isPut, !isSaved { return likeness > 0 ? (reading, target, likeness * 2) : nil }
      // Of money that was put aside, that it was is likeness enough where one goal alone is of money.
      if isOfMoney { return isSaved ? (reading, target, likeness > 0 || !saysMoney || target.unit.isEmpty || isPaidOff ? likeness * 2 : 1) : nil }
      // ‘read 3 picture books’: what is counted, and one more word of the title.
      let isCounted = words[(place + 1)...].contains { UnitTable.standard.dimension(of: Quantity(1, $0)) == UnitTable.standard.dimension(of: target) }
      return (isCounted || isTotal) && likeness > 1 ? (reading, target, likeness) : nil
    }
    let likeliest = goals.map(\.likeness).max() ?? 0
    let found = goals.filter { $0.likeness == likeliest }
    guard likeliest > 0, found.count == 1, let one = found.first else { return nil }
    let typed = Money.signBehind(words[place])
    guard let quantity = Quantity(TypedNumber.ungrouped(typed.words.count > 1 ? String(typed.words[0]) : typed)) else { return nil }
    let next = quantity.unit.isEmpty && place + 1 < words.count ? words[place + 1] : quantity.unit
    // ‘finished book 19’ is one more of them.
    let isNumber = known != nil && place > 0 && UnitTable.standard.dimension(of: Quantity(1, folded[place - 1])) == UnitTable.standard.dimension(of: one.target)
    var number = isNumber ? "1" : Quantity(quantity.amount).text
    // ‘the van fund is now at 3450’: what is still to be counted of it.
    if isTotal {
      let known: Double
      do { known = try done(one.reading) } catch { return nil }
      guard quantity.amount > known else { return nil }
      number = Quantity(((quantity.amount - known) * 100).rounded() / 100).text
    }
    // Of another currency ‘goal progress’ says how to tell it.
    if let sign = Money.sign(ofMoney: typed.words.count > 1 ? String(typed.words[1]) : next), let own = Money.sign(ofMoney: one.target.unit), sign != own { return (one.reading.slug, number + sign) }
    let isMeasured = UnitTable.standard.knows(next) && !UnitTable.standard.unit(next).isCountable
    let isMoney = one.target.unit.isEmpty || Money.sign(ofMoney: one.target.unit) != nil
    return (one.reading.slug, isMeasured && !isMoney && next != one.target.unit ? number + next : number)
  }

  /// The goal of money of which a note tells that some of it was taken out again: what counts for it stays as it is.
  public func withdrawal(toldBy words: [String], in journal: Journal) -> String? {
    let said = words.flatMap { $0.words.map { $0.lowercased().filter { !",.!?".contains($0) } } }
    let isTaken = said.contains { ["out", "from", "withdrew", "abgehoben", "entnommen", "aus", "vom", "saqué", "retiré", "saquei", "retirei"].contains($0) }
    guard isTaken, said.contains(where: { $0.contains(where: \.isNumber) }), said.contains(where: { Self.spent.contains($0) || ["genommen", "taken"].contains($0) }) else { return nil }
    let readings: [FileReading]
    do { readings = try plans(of: journal, in: [.goals]).readings } catch { return nil }
    let found = readings.filter { reading in
      guard case .goal(let goal) = reading.entry.details, goal.targets.count == 1, goal.completed == nil, goal.status != .dropped, !reading.isPrivate,
        UnitTable.standard.dimension(of: goal.targets[0].quantity).isMoney
      else { return false }
      return ToldProgress.words(of: reading.title).contains { said.contains($0) && !Self.saved.contains($0) }
    }
    return found.count == 1 ? found[0].slug : nil
  }

  private static func unit(of word: String) -> String { String(word.drop { $0.isNumber || ".,".contains($0) }) }

  private static let savings: Set<String> = [
    "savings", "deposited", "transferred", "sparkonto", "sparbuch", "sparschwein", "ersparnisse", "ahorros", "épargne", "livret", "poupança", "貯金箱", "저금",
  ]
  private static let spent: Set<String> = [
    "spent", "took", "out", "withdrew", "paid", "lost", "from", "ausgegeben", "abgehoben", "gaste", "gasté", "saqué", "retiré", "dépensé", "gastei", "saquei",
  ]
  private static let saved: Set<String> = [
    "saved", "save", "aside", "gespart", "beiseite", "zurückgelegt", "ahorré", "ahorrado", "aparté", "économisé", "épargné", "côté", "economizei", "poupei",
    "guardei", "juntei", "貯金", "貯めた", "저축", "모았다", "모았어요",
  ]
}

/// What words of progress are, in a note that names a goal by some of its title.
private enum ToldProgress {
  /// The words of a title that tell it from others, in lower case.
  static func words(of title: String) -> [String] {
    title.lowercased().words.map { String($0) }.filter { $0.count > 2 && !small.contains($0) && !$0.contains(where: \.isNumber) && !CountedThing.isOfMoney([$0]) }
  }

  /// A word without the marks behind it.
  static func bare(_ word: String) -> String { String(word.reversed().drop { ",.!?;:".contains($0) }.reversed()) }

  /// ‘songs’ and ‘song’, ‘learn’ and ‘learned’.
  static func areKin(_ said: String, _ word: String) -> Bool {
    said == word || said.count > 3 && word.hasPrefix(said) && word.count < said.count + 3 || word.count > 3 && said.hasPrefix(word) && said.count < word.count + 4
  }

  /// Words with the number before what is counted in digits: ‘another song’, ‘two songs’.
  static func inDigits(_ words: [String]) -> [String] {
    if words.contains(where: { $0.contains(where: \.isNumber) }) { return words }
    guard let place = words.firstIndex(where: { numbers[$0.lowercased()] != nil }), let number = numbers[words[place].lowercased()] else { return words }
    return words[..<place] + [String(number)] + words[(place + 1)...]
  }

  /// Whether a number says how much it is in all: ‘now at 3450’, ‘that makes 4’, ‘4 now’.
  static func isTotal(_ place: Int, _ words: [String]) -> Bool {
    let before = place > 0 ? words[place - 1] : ""
    if makes.contains(before) { return true }
    let behind = words[(place + 1)...].prefix(3)
    if behind.contains(where: { nows.contains($0) }) { return true }
    return ats.contains(before) && words[..<place].contains { nows.contains($0) || stands.contains($0) || pots.contains($0) }
  }

  /// ‘that makes 3450 for the van’
  static func isMade(_ place: Int, _ words: [String]) -> Bool { place > 0 && makes.contains(words[place - 1]) }

  static let putting: Set<String> = [
    "put", "added", "add", "popped", "chucked", "tucked", "stashed", "stuck", "dropped", "transferred", "moved", "paid", "into", "towards", "toward", "gelegt", "eingezahlt", "überwiesen", "puse", "metí", "añadí", "ingresé", "mis", "ajouté", "versé", "viré", "pus", "coloquei", "meti",
    "depositei", "transferi",
  ]
  static let pots: Set<String> = ["pot", "fund", "funds", "jar", "kitty", "account", "tin", "box", "piggy", "savings", "topf", "kasse", "konto", "spardose", "hucha", "fondo", "bote", "cuenta", "cagnotte", "tirelire", "compte", "cofrinho", "mealheiro", "fundo", "conta"]
  private static let makes: Set<String> = ["makes", "thats", "that's", "total", "totals", "totalling", "macht", "hace", "hacen", "suman", "fait", "dá", "dão"]
  private static let nows: Set<String> = ["now", "total", "altogether", "jetzt", "insgesamt", "ya", "ahora", "maintenant", "agora", "já"]
  private static let stands: Set<String> = ["stands", "up", "is", "balance", "reached", "steht", "está", "est"]
  private static let ats: Set<String> = ["at", "to", "bei", "auf", "en", "à", "em", "reached", "is", "are"]
  private static let small: Set<String> = ["for", "the", "and", "our", "new", "one", "with", "from", "für", "der", "die", "das", "den", "und", "una", "por", "para", "los", "las", "del", "pour", "les", "des", "mon", "une", "uma", "meu", "minha", "dos", "das", "eur", "usd"]
  private static let numbers: [String: Int] = [
    "another": 1, "one": 1, "a": 1, "an": 1, "two": 2, "three": 3, "four": 4, "five": 5, "ein": 1, "eine": 1, "einen": 1, "zwei": 2, "drei": 3, "un": 1, "una": 1, "dos": 2, "tres": 3, "une": 1, "deux": 2, "trois": 3, "um": 1, "uma": 1, "dois": 2, "otra": 1, "otro": 1, "outra": 1, "outro": 1,
  ]
}

/// An amount that is certain to be one of what a goal asks for.
private struct LoggedGoalAmount {
  let measurement: Phrase.Measurement

  init?(_ amount: String, _ reading: FileReading) {
    guard case .goal(let goal) = reading.entry.details, let quantity = Quantity(amount),
      case let dimension = UnitTable.standard.dimension(of: quantity),
      goal.targets.contains(where: { $0.field == nil && UnitTable.standard.dimension(of: $0.quantity) == dimension })
    else { return nil }
    measurement = Phrase.Measurement(QuantityKey.key(for: dimension), quantity)
  }
}
