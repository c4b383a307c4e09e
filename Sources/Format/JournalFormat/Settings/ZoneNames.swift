// The time zones that a machine knows: brought in from outside, since nothing here asks the system.

import JournalText

/// Which names of time zones are known.
public struct ZoneNames: Sendable {
  private let known: @Sendable (String) -> Bool
  private let list: @Sendable () -> [String]

  /// - Parameters:
  ///   - isKnown: Whether the machine has the rules of the zone of this name.
  ///   - all: The names of all zones, asked for only where one is not known.
  public init(isKnown: @escaping @Sendable (String) -> Bool, all: @escaping @Sendable () -> [String]) {
    known = isKnown
    list = all
  }

  /// The same, telling of each name that is asked for.
  public func telling(_ tell: @escaping @Sendable (String) -> Void) -> ZoneNames {
    let known = known
    return ZoneNames(
      isKnown: { name in
        tell(name)
        return known(name)
      }, all: list)
  }

  /// Whether there is a zone of this name.
  public func contains(_ name: String) -> Bool { known(name) }

  /// The name that was probably meant: one much like it, or the one that ends in it, as `Europe/Paris` in `Paris`.
  public func near(_ name: String) -> String? {
    let names = list()
    let folded = name.lowercased().utf8.map { $0 == 0x20 ? 0x5F : $0 }
    if let city = names.first(where: { $0.lowercased().utf8.reversed().starts(with: (folded.reversed() + [0x2F])) }) { return city }
    return nearest(to: String(decoding: folded, as: UTF8.self), among: names)
  }
}
