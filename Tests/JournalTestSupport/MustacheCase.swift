// A case of the template engine, as our own are written and those of the Mustache specification.

public import Mustache
public import PlainFormats

/// A template, what is put into it, and the templates that it takes in.
public struct MustacheCase {
  public let template: String
  private let data: MustacheValue
  private let partials: JSONValue?

  /// Reads an object with `template` and, where they are, `data` and `partials`; nil without a template.
  public init?(_ json: JSONValue) {
    guard let template = json["template"]?.string else { return nil }
    self.template = template
    data = MustacheValue(json["data"] ?? .null)
    partials = json["partials"]
  }

  /// What comes of it.
  public func made(as output: MustacheOutput, named name: String) throws(MustacheError) -> String {
    let bytes = try MustacheTemplate(template, name: name).render(data, as: output) { name throws(MustacheError) in
      guard let text = partials?[name]?.string else { return nil }
      return try MustacheTemplate(text, name: name)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension MustacheValue {
  /// What JSON says; numbers as they are written.
  public init(_ json: JSONValue) {
    switch json {
    case .null: self = .nothing
    case .bool(let flag): self = .flag(flag)
    case .int(let number): self = .text(String(number))
    case .double(let number): self = .text(String(number))
    case .string(let text): self = .text(text)
    case .array(let elements): self = .list(elements.map { MustacheValue($0) })
    case .object(let object): self = .object(Dictionary(object.members.map { ($0.key, MustacheValue($0.value)) }) { $1 })
    }
  }
}
