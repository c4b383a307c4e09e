// What a command wants to become of one file: the one form that an edit has until it is saved.

public import HostSystem

/// One file's part of a change set: its contents now and afterwards.
public struct PlannedChange: Hashable, Sendable {
  /// Relative to the root of the journal, or absolute.
  public let path: String
  /// What stands there now, nil for nothing.
  public let before: [UInt8]?
  /// What is to stand there, nil for nothing.
  public let after: [UInt8]?
  /// Mode, owner and group of a file that is created; nil for those of any new file.
  public var attributes: FileAttributes?
  /// The file whose attributes a created one gets.
  private(set) var model: String?

  /// Replaces, makes or removes a file, as its contents now and afterwards say.
  public init(_ path: String, from before: [UInt8]?, to after: [UInt8]?) { self.init(path, before, after) }

  private init(_ path: String, _ before: [UInt8]?, _ after: [UInt8]?, attributes: FileAttributes? = nil, model: String? = nil) {
    self.path = path
    self.before = before
    self.after = after
    self.attributes = attributes
    self.model = model
  }

  /// The same with other contents afterwards.
  public func leading(to after: [UInt8]?) -> PlannedChange { PlannedChange(path, before, after, attributes: attributes, model: model) }

  /// Replaces a file that holds exactly `before`. Where the path is a link, the link stays.
  public static func replace(_ path: String, before: [UInt8], after: [UInt8]) -> PlannedChange { PlannedChange(path, before, after) }

  /// Makes a file, and the folders on the way to it. Refused where anything stands there.
  public static func create(_ path: String, _ contents: [UInt8], attributes: FileAttributes? = nil) -> PlannedChange {
    PlannedChange(path, nil, contents, attributes: attributes)
  }

  /// Removes a file that holds exactly `before`. A link is refused.
  public static func delete(_ path: String, before: [UInt8]) -> PlannedChange { PlannedChange(path, before, nil) }

  /// Gives a file another place, with its mode and, where the system allows, its owner; its contents may change on the way.
  public static func move(_ path: String, to new: String, before: [UInt8], after: [UInt8]) -> [PlannedChange] {
    [PlannedChange(new, nil, after, model: path), PlannedChange(path, before, nil)]
  }

  /// Whether nothing changes.
  public var isEmpty: Bool { before == after }
}
