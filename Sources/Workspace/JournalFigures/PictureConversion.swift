// From SVG to PNG, by a program of the machine.

public import HostSystem
import JournalLanguage
import JournalModel
import JournalText
import JournalKit

/// Makes PNG with `rsvg-convert`, of librsvg.
public enum PictureConversion {
  /// The picture with twice as many dots as it has units, for screens that have many.
  /// - Parameter shown: The file that it is for, as it is named in errors.
  /// - Throws: Where the program is not there or fails.
  public static func png(of svg: String, for shown: String, _ environment: Environment, zoom: Int = 2) throws -> [UInt8] {
    let path = PathText.join(environment.temporaryFolder, "retro-chart-\(UInt64.random(in: 0 ... .max)).png")
    defer { FileSystem.discard(path) }
    let line = "command -v rsvg-convert >/dev/null 2>&1 || exit 127; rsvg-convert --zoom \(zoom) --format png --output \"$1\" 2>/dev/null"
    let ending = try ChildProcess.runShell(line, [path], environment, input: Array(svg.utf8))
    if ending == .exit(127) {
      let other = PathText.fileExtension(shown).isEmpty ? shown + ".svg" : shown.dropLast(PathText.fileExtension(shown).count) + "svg"
      throw WorkspaceError(.system, ChartErrorText.noConverter, help: ChartErrorText.noConverterWay, ["path": .place(other)])
    }
    guard ending == .exit(0), let bytes = FileSystem.readIfReadable(path), !bytes.isEmpty else {
      throw WorkspaceError(.system, ChartErrorText.converterFailed, ["path": .place(shown)])
    }
    return bytes
  }
}
