// JSON Schema, draft 2020-12, as far as docs/schemas use it.

public import PlainFormats

/// The schemas of a folder, which refer to each other by the names of their files.
public struct JSONSchemas {
  private let files: [String: JSONValue]

  /// - Parameter files: By name, such as `list.json`.
  public init(_ files: [String: JSONValue]) { self.files = files }

  /// Where a value is not as the schema in a file says, and why; empty where it is.
  public func problems(of value: JSONValue, in file: String) -> [String] {
    guard let schema = files[file] else { return ["there is no \(file)"] }
    return problems(of: value, schema, in: file, at: "")
  }

  /// Keywords that `problems` understands; a schema with others would promise what no test holds.
  public static let keywords: Set = [
    "$schema", "$id", "title", "description", "$ref", "$defs", "type", "properties", "required", "additionalProperties", "items", "anyOf",
    "pattern", "const", "minimum", "maximum",
  ]

  private func problems(of value: JSONValue, _ schema: JSONValue, in file: String, at place: String) -> [String] {
    guard let members = schema.object else { return schema.bool == false ? ["\(place) may not be there"] : [] }
    return members.members.flatMap { keyword, rule -> [String] in
      switch keyword {
      case "$ref":
        guard let (target, file) = target(of: rule.string ?? "", from: file) else { return ["\(rule.text()) leads nowhere"] }
        return problems(of: value, target, in: file, at: place)
      case "anyOf":
        let tried = (rule.array ?? []).map { problems(of: value, $0, in: file, at: place) }
        return tried.contains(where: \.isEmpty) ? [] : tried.min { $0.count < $1.count } ?? []
      case "type":
        let names = rule.array?.compactMap(\.string) ?? [rule.string ?? ""]
        return names.contains { isOfType($0, value) }
          ? [] : ["\(place) is \(value.text().prefix(60)), not \(names.joined(separator: " or "))"]
      case "const": return value == rule ? [] : ["\(place) is not \(rule.text())"]
      case "minimum": return value.double.map { $0 < rule.double ?? 0 } ?? false ? ["\(place) is less than \(rule.text())"] : []
      case "maximum": return value.double.map { $0 > rule.double ?? 0 } ?? false ? ["\(place) is more than \(rule.text())"] : []
      case "pattern":
        guard let text = value.string, let pattern = try? Regex(rule.string ?? "") else { return [] }
        return text.contains(pattern) ? [] : ["\(place) is ‘\(text)’, not of the form \(rule.string ?? "")"]
      case "required":
        guard let object = value.object else { return [] }
        return (rule.array ?? []).compactMap { name in name.string.flatMap { object[$0] == nil ? "\(place) lacks ‘\($0)’" : nil } }
      case "properties":
        return (value.object?.members ?? []).flatMap { name, element in
          rule[name].map { problems(of: element, $0, in: file, at: "\(place).\(name)") } ?? []
        }
      case "additionalProperties":
        let known = schema["properties"]?.object
        return (value.object?.members ?? []).filter { known?[$0.key] == nil }.flatMap {
          problems(of: $0.value, rule, in: file, at: "\(place).\($0.key)")
        }
      case "items":
        return (value.array ?? []).enumerated().flatMap { problems(of: $1, rule, in: file, at: "\(place)[\($0)]") }
      default: return []
      }
    }
  }

  private func isOfType(_ name: String, _ value: JSONValue) -> Bool {
    switch (name, value) {
    case ("null", .null), ("boolean", .bool), ("string", .string), ("array", .array), ("object", .object), ("number", .int),
      ("number", .double),
      ("integer", .int):
      true
    case ("integer", .double(let number)): number == number.rounded()
    default: false
    }
  }

  /// What `common.json#/$defs/mood` means.
  private func target(of reference: String, from file: String) -> (JSONValue, String)? {
    let parts = reference.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
    let name = parts[0].isEmpty ? file : parts[0]
    guard var found = files[name] else { return nil }
    for step in parts.dropFirst().first?.split(separator: "/") ?? [] {
      guard let next = found[String(step)] else { return nil }
      found = next
    }
    return (found, name)
  }
}
