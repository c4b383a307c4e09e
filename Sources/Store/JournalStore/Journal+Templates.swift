// The person's own templates, in a folder of the journal that holds no entries.

import HostSystem
import JournalFormat
public import JournalText

extension Journal {
  /// The names of the files in the folder of templates, in the order of their bytes; none where there is no such folder.
  public func templateFiles() throws(StoreError) -> [String] {
    let folder = diskPath(layout.templates)
    guard FileSystem.isDirectory(folder) else { return [] }
    do throws(HostError) {
      return try FileSystem.names(in: folder).filter { FileSystem.isFile(PathText.join(folder, $0)) }
    } catch {
      throw .host(error)
    }
  }

  /// The path of a template's file in the journal, whether or not something stands there.
  public func templatePath(_ file: String) -> String { PathText.join(layout.templates, file) }

  /// The file of a template, shown as a person standing in `folder` would type it; nil where the journal has none of this name.
  public func template(_ file: String, from folder: String) throws(StoreError) -> SourceText? {
    let place = place(of: templatePath(file), from: folder)
    // A name leads to a file of the folder, never out of it.
    guard !file.contains("/"), FileSystem.exists(place.diskPath) else { return nil }
    do throws(HostError) {
      return SourceText(path: place.shown, bytes: try FileSystem.read(place.diskPath))
    } catch {
      throw .host(error.at(place.shown))
    }
  }
}
