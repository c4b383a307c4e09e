// What Obsidian and its plug-ins were told about dated notes and templates, beside the notes in `.obsidian`.

import HostSystem
import JournalDates
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
    let folders = [settings("templates.json")?["folder"], settings("plugins/templater-obsidian/data.json")?["templates_folder"]]
    templates = Array(Set(folders.compactMap { $0?.string }.map(Self.path).filter { !$0.isEmpty })).sorted()
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
