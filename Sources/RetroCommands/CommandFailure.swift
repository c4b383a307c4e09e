// Why a command could not do what it was asked to.

/// A failure in words, and the way out where there is one to name.
struct CommandFailure: Error, Sendable {
  var message: String
  var help: String?

  init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }
}
