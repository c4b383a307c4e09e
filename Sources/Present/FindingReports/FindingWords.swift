// A finding as a sentence, and what stands behind it.

public import Documents
public import JournalFindings
import JournalDates
import JournalLanguage
import JournalModel

extension Finding.Effect {
  /// How people call its size, after Cohen (1988) for ranks and Romano (2006) for Cliff's delta.
  var sizeWord: String {
    let size = value.magnitude
    let (moderate, strong) = measure == .correlation ? (0.3, 0.5) : (0.33, 0.474)
    return size >= strong ? "strong" : size >= moderate ? "moderate" : "weak"
  }
}

extension MeasureWords {
  /// One sentence in the thing's own units.
  public func sentence(_ finding: Finding) -> String {
    let (lead, other) = (finding.lead, finding.other)
    func told(_ group: Finding.Group) -> String {
      if other.kind == .mood || other.isYesNo { return "\(Self.percent(Double(group.reaching) / Double(max(1, group.count))))" }
      return value(group.mean, of: other)
    }
    let key =
      switch (lead.isYesNo, other) {
      case (false, let other) where other.kind == .mood: FindingText.numberToMood
      case (false, let other) where other.isYesNo: FindingText.numberToYes
      case (false, _): FindingText.numberToNumber
      case (true, let other) where other.kind == .mood: FindingText.yesToMood
      case (true, let other) where other.isYesNo: FindingText.yesToYes
      case (true, _): FindingText.yesToNumber
      }
    let text = say(
      key,
      [
        "lag": .text(finding.lag == 1 && other.isOfNight && !lead.isOfNight ? "night" : "\(finding.lag)"), "lead": .text(name(lead)), "other": .text(name(other)),
        "than": .text(isClock(lead) ? "later" : "more"), "split": .text(finding.groups.split.map { border($0, of: lead) } ?? ""),
        "high": .text(told(finding.groups.high)), "low": .text(told(finding.groups.low)), "mood": .text(goodMood),
      ])
    // It may begin with the name of a measure.
    let words = say.opening(text)
    // Of what shows no pattern, or too little of one, nothing is said but how the days are.
    if finding.isPlainToSee || finding.tier < .tentative { return words }
    let isEqual = told(finding.groups.high) == told(finding.groups.low)
    return say(.list([words, say(isEqual ? FindingText.hidden : FindingText.reversed)], .sentences))
  }

  /// How sure, how strong, of how many days.
  func facts(_ finding: Finding) -> [RichText] {
    let tier = say(FindingText.tier, ["tier": .text(finding.tier.rawValue)])
    if let missing = finding.missingDays {
      return [.quiet(tier), .quiet(say(FindingText.missing, ["count": .number(missing)]))]
    }
    let effect = finding.effect
    let strength =
      effect.interval.map {
        say(
          FindingText.strength,
          [
            "size": .text(effect.sizeWord), "value": .text(decimal(effect.value)), "low": .text(decimal($0.lowerBound)),
            "high": .text(decimal($0.upperBound)),
          ])
      } ?? say(FindingText.strengthAlone, ["size": .text(effect.sizeWord), "value": .text(decimal(effect.value))])
    // Of yes and no the rarer kind of days says how much there is to go by.
    let (with, without) = (finding.groups.high.count, finding.groups.low.count)
    let days = say(
      FindingText.days,
      [
        "count": .number(finding.count), "effective": .number(Int(finding.effectiveCount.rounded(.down))),
        "few": .text(!finding.lead.isYesNo ? "none" : with < without ? "with" : "without"), "some": .number(min(with, without)),
      ])
    return [finding.tier == .likely ? .strong(tier) : .quiet(tier), .quiet(strength), .quiet(days)]
  }

  /// What is counted from a later day on.
  func begins(_ finding: Finding) -> [String] {
    finding.begins.map { say(FindingText.begins, ["title": .text($0.title), "day": .day($0.day)]) }
  }

  /// The finding as a paragraph, with what stands behind it below.
  /// - Parameter alike: Others that say the same by another way of measuring.
  public func blocks(_ finding: Finding, alike: [Finding] = []) -> [Block] {
    var sentence = RichText(finding.tier == .likely ? "● " : finding.tier == .tentative ? "○ " : "· ", .signs)
    sentence.add(self.sentence(finding))
    var blocks: [Block] = [.paragraph(sentence), .facts(facts(finding), depth: 1)]
    var begins = begins(finding)
    if !alike.isEmpty { begins.append(say(FindingText.alike, ["names": .list(alike.map { name($0.lead) }, .and)])) }
    if !begins.isEmpty { blocks.append(.facts(begins.map { .quiet($0) }, depth: 1)) }
    return blocks
  }
}

extension [Finding] {
  /// Each with those after it whose leads measure the same in another way, and that show the same.
  var byFamily: [(finding: Finding, alike: [Finding])] {
    var groups: [(finding: Finding, alike: [Finding])] = []
    for finding in self {
      let place = groups.firstIndex { other, _ in
        other.lead.family != nil && other.lead.family == finding.lead.family && other.lag == finding.lag
          && other.other.name == finding.other.name && other.effect.value * finding.effect.value > 0
      }
      if let place { groups[place].alike.append(finding) } else { groups.append((finding, [])) }
    }
    return groups
  }
}
