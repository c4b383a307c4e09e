// `retro measures`: the units that amounts may have.

public import CommandKit
import Documents
import JournalFormat
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalText
import PlainFormats

/// Lists units, and makes one of the person's own.
public struct MeasuresCommand: Command, PlanCommand {
  public static let name = "measures"
  public static let mayTakeText = true
  public static let aliases: [CommandAlias] = [
    "measure", "unit", "units", CommandAlias("add measure", "add"), CommandAlias("add unit", "add"),
  ]
  public static let declaration = CommandDeclaration(
    name, "List units, or add one of your own.",
    discussion: """
      Amounts of one sort are added up whatever their units are: 3.1mi and 5km are both lengths. A word that is no unit counts things of its own
      kind: 24 books are neither pages nor times. So a unit of your own is needed only where it stands for an amount of another one.

      ‘add UNIT AMOUNT’ makes its file in the folder measures/: ‘add lap 0.4km’ says that one lap is 0.4 km. Your own win over the common
      ones of the same name, which has to be said with --slug.
      """,
    operands: verbs.operands,
    options: [.slug, .edit, PlanRequest.yes, .dryRun, .json, .jsonl],
    verbs: verbs.told(of: "unit"),
    examples: [
      Example("retro measures", "All of them."), Example("retro measures add pool 25m", "Once across."),
      Example("retro measures add glass 250ml", "Large ones."),
    ])

  private static let verbs = PlanVerbs([.add: [.slug, .edit], .list: []], "add or list; list if left out.")

  var request: PlanRequest
  private let unit: String
  private let amount: Quantity

  public init(_ arguments: Arguments) throws(UsageError) {
    request = try PlanRequest(arguments, .measure, command: "measures", Self.verbs)
    let words = request.words
    unit = words.first ?? ""
    let text = words.dropFirst().joined(separator: " ")
    guard request.verb == .add else {
      amount = Quantity(0)
      return
    }
    if Quantity("1 \(unit)")?.unit != unit || unit.isEmpty {
      throw UsageError(PlanUsageText.badUnit, ["unit": .text(unit)], hint: PlanUsageText.badUnitWay)
    }
    guard let amount = Quantity(text), amount.amount > 0, !amount.unit.isEmpty else {
      throw UsageError(
        text.isEmpty ? PlanUsageText.noAmount : PlanUsageText.badAmount, ["unit": .text(unit), "text": .text(text)],
        hint: PlanUsageText.amountWay)
    }
    self.amount = amount
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    if let status = try request.runOnFile(in: &context, journal) { return status }
    if request.verb == .add { return try add(in: &context, journal) }
    let measures = try context.workspace.plans(of: journal, in: [.measures]).practice.measures
    let audience = context.audience(isJSON: request.isJSON, journal.configuration)
    let shown = measures.filter { audience.sees(isPrivate: $0.isPrivate) }
    if request.isJSON {
      context.write(
        [
          .schema: .answerSchema, .measures: JSONValue(shown.map(Self.json)),
          .units: JSONValue(Self.common.flatMap { group in group.units.map { Self.json($0, of: group.dimension) } }),
          .privateEntries: .int(measures.count - shown.count),
        ] as JSONValue)
      return .yes
    }
    var table = TextTable([.whole, .wrapped])
    let say = context.language
    for group in Self.common {
      let dimension = say(PlanText.dimension, ["dimension": .text(group.dimension.name)])
      table.add([dimension, group.units.map { Self.usualName($0.names) }.joined(separator: ", ")])
    }
    for measure in shown { table.add([measure.plan.unit ?? measure.slug, Self.shown(measure, say)]) }
    context.write(table.text(width: context.lineWidth))
    return .yes
  }

  private static func shown(_ measure: Planned<Measure>, _ say: Language) -> String {
    let path = TextValue.text(measure.path)
    let words =
      amount(of: measure.plan, say).map { say(PlanText.ownUnit, ["amount": .text($0), "path": path]) } ?? say(PlanText.ownCount, ["path": path])
    return measure.isPrivate ? words.markedPrivate : words
  }

  private func add(in context: inout Context, _ journal: Journal) throws -> ExitStatus {
    try request.make(NewMeasure(unit, amount), in: &context, journal, told: PlanText.made) { _ in "retro measures" }
  }

  /// The common units, by what they measure.
  private static let common: [(dimension: UnitTable.Dimension, units: [(unit: UnitTable.Unit, names: [String])])] = {
    var groups: [(dimension: UnitTable.Dimension, units: [(unit: UnitTable.Unit, names: [String])])] = []
    for unit in UnitTable.commonUnits {
      if let last = groups.last, last.dimension == unit.unit.dimension {
        groups[groups.count - 1].units.append(unit)
      } else {
        groups.append((unit.unit.dimension, [unit]))
      }
    }
    return groups
  }()

  /// As it is mostly written; looked for it is in small letters.
  private static func usualName(_ names: [String]) -> String {
    let name = names.first ?? ""
    return name.hasPrefix("°") ? name.uppercased() : name
  }

  /// How much one is; nil of what is counted by itself.
  private static func amount(of measure: Measure, _ say: Language) -> String? {
    guard let factor = measure.factor, let unit = measure.canonicalUnit, unit != measure.unit else { return nil }
    return say.numbers.amount(say.numbers.written(decimalText(factor)), in: unit)
  }

  private static func json(_ unit: (unit: UnitTable.Unit, names: [String]), of dimension: UnitTable.Dimension) -> JSONValue {
    [.unit: .string(usualName(unit.names)), .names: JSONValue(unit.names), .dimension: .string(dimension.name)]
  }

  private static func json(_ measure: Planned<Measure>) -> JSONValue {
    let plan = measure.plan
    return [
      .slug: .string(measure.slug), .path: .string(measure.path), .unit: JSONValue(plan.unit), .dimension: JSONValue(plan.dimension),
      .canonicalUnit: JSONValue(plan.canonicalUnit), .factor: plan.factor.map { .double($0) } ?? .null,
    ]
  }
}
