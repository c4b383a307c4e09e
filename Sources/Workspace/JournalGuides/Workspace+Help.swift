// Whom to call where somebody is.

import HostSystem
public import JournalFormat
public import JournalGuidance
public import JournalKit
import JournalLanguage

extension Workspace {
  /// What says where somebody is: their own setting, the locale of the machine, the zone of their journal or of the machine.
  /// - Parameter region: A country that is asked for.
  public func helpPlace(_ configuration: JournalConfiguration, region: String? = nil, language: String) -> HelpLines.Place {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { self.environment[$0] }.first { !$0.isEmpty }
    return HelpLines.Place(
      region: region ?? configuration.helpRegion, locale: locale, zone: configuration.timezone ?? LocalZone.name(environment),
      language: language)
  }

  /// What is said where words sound as if somebody were in danger, a line each.
  public func care(_ configuration: JournalConfiguration, _ words: GuideWords, columns: Int) -> [String] {
    HelpLines.builtIn.care(
      at: helpPlace(configuration, language: words.tag), own: configuration.helpLines, words, columns: columns)
  }
}
