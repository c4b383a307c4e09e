// The time zones of the machine, as a check of settings asks for them.

public import HostSystem
public import JournalFormat

extension ZoneNames {
  /// The zones that the machine knows. One without a list of zones is not asked twice: there every name will do.
  public static func system(_ environment: Environment) -> ZoneNames {
    ZoneNames {
      LocalZone.named($0, environment) != nil || LocalZone.names(environment).isEmpty
    } all: {
      LocalZone.names(environment)
    }
  }
}
