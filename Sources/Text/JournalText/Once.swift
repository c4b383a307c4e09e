// What takes long to find out is found out once.

import Synchronization

/// A value that is made when it is first asked for, and never again.
package final class Once<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)

  package init() {}

  /// The value that was made, or the one that is made now.
  package func value(_ make: () -> Value) -> Value {
    made.withLock { made in
      if let made { return made }
      let value = make()
      made = value
      return value
    }
  }
}
