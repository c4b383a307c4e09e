// What a person says once for all their journals.

public import HostSystem
public import JournalFormat
import JournalText

/// `config.yaml` in the person's own configuration folder.
public struct UserConfiguration: Sendable {
  /// Its path, for messages.
  public let path: String
  /// The journal to use where none is nearer; a relative path starts from the home folder, `~/` too.
  public let journal: String?
  public let configuration: JournalConfiguration

  /// Where it is, or would be; nil without a home folder.
  public static func path(_ environment: Environment) -> String? { environment.configHome.map { PathText.join($0, "retro/config.yaml") } }

  /// Nil where there is no such file, or no home folder to have it in.
  public init?(_ environment: Environment) throws(StoreError) {
    guard let path = Self.path(environment) else { return nil }
    self.path = path
    do throws(HostError) {
      // What stands there and cannot be read is told: as if it were not there, another journal might be taken, or none.
      guard try FileSystem.stamp(path) != nil else { return nil }
      configuration = JournalConfiguration(SourceText(path: path, bytes: try FileSystem.read(path)))
      journal = configuration.journal.map { PathText.join(environment.home ?? "", environment.withoutTilde($0)) }
    } catch {
      throw .host(error)
    }
  }
}
