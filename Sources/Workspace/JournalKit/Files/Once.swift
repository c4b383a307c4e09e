// What takes long to find out is found out once.

import Synchronization

/// A value that is made when it is first asked for, and never again.
final class Once<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)

  /// The value that was made, or the one that is made now.
  func value(_ make: () -> Value) -> Value {
    made.withLock { made in
      if let made { return made }
      let value = make()
      made = value
      return value
    }
  }
}
