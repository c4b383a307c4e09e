// What Obsidian and its plug-ins were told about dated notes and templates, beside the notes in `.obsidian`.

import HostSystem
import JournalDates
import JournalText
import PlainFormats

/// The settings of a vault, as far as a journal has such ones as well.
struct ObsidianSettings {
  /// A kind of note, and where new ones go.
  struct Dated {
    let unit: Period.Unit
    let format: MomentFormat
    /// With tokens: `Daily/{yyyy}-{MM}-{dd}.md`; nil where the format has what no layout has.
    let pattern: String?
  }

  private(set) var dated: [Dated] = []
  /// Folders of templates, which are no entries.
  private(set) var templates: [String] = []

  /// The note that new daily notes begin with, as a path without its ending; nil where there is none.
  private(set) var dayTemplate: String?

  /// Nil where the folder is no vault. A file of settings that cannot be read says nothing.
  init?(of root: String) {
    let folder = PathText.join(root, ".obsidian")
    guard FileSystem.isDirectory(folder) else { return nil }
    func settings(_ path: String) -> JSONValue? {
      guard let bytes = FileSystem.readIfReadable(PathText.join(folder, path)) else { return nil }
      do { return try JSONValue(parsing: bytes) } catch { return nil }
    }
    let periodic = settings("plugins/periodic-notes/data.json")
    for (unit, key, standard) in Self.units {
      if let own = periodic?[key], own["enabled"]?.bool == true {
        dated.append(Dated(unit, own, standard))
      } else if unit == .day, let own = settings("daily-notes.json") {
        dated.append(Dated(unit, own, standard))
      }
    }
    let daily = [periodic?["daily"]?["template"], settings("daily-notes.json")?["template"]].compactMap { $0?.string }
    let noted = daily.map(Self.path).map { $0.hasSuffix(".md") ? String($0.dropLast(3)) : $0 }.filter { !$0.isEmpty }
    dayTemplate = noted.first
    let folders = [settings("templates.json")?["folder"], settings("plugins/templater-obsidian/data.json")?["templates_folder"]]
    let named = Set(folders.compactMap { $0?.string }.map(Self.path).filter { !$0.isEmpty })
    // Who uses one template has often told Obsidian of that alone: its folder where that is one of templates, else the note itself.
    let others = noted.map { note in
      let folder = PathText.parent(note)
      return Self.isOfTemplates(folder) ? folder : note + ".md"
    }
    templates = named.union(others.filter { other in !named.contains { other == $0 || other.hasPrefix($0 + "/") } }).sorted()
  }

  private static func isOfTemplates(_ folder: String) -> Bool {
    let name = PathText.name(folder).lowercased()
    return ["templat", "vorlage", "plantilla", "modèle", "modele", "modelo", "テンプレ", "템플릿", "서식"].contains { name.contains(text: $0) }
  }

  private static let units: [(Period.Unit, String, String)] = [
    (.day, "daily", "YYYY-MM-DD"), (.week, "weekly", "gggg-[W]ww"), (.month, "monthly", "YYYY-MM"),
    (.quarter, "quarterly", "YYYY-[Q]Q"), (.year, "yearly", "YYYY"),
  ]

  /// A path without slashes at its ends.
  fileprivate static func path(_ text: String) -> String { text.split(separator: "/").joined(separator: "/") }
}

extension ObsidianSettings.Dated {
  fileprivate init(_ unit: Period.Unit, _ settings: JSONValue, _ standard: String) {
    let written = settings["format"]?.string ?? ""
    self.unit = unit
    format = MomentFormat(written.isEmpty ? standard : written)
    let folder = ObsidianSettings.path(settings["folder"]?.string ?? "")
    pattern = format.pattern.map { (folder.isEmpty ? "" : folder + "/") + ObsidianSettings.path($0) + ".md" }
  }
}
