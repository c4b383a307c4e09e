// What answers have in common: the way from answers to their schema, and back from a schema.

public import PlainFormats

/// What stands in one place of many values. Shapes that are joined hold all that each of them holds.
public struct JSONShape {
  /// `null`, `boolean`, `integer`, `number` or `string`.
  private var types: Set<String> = []
  /// Nil where no object stood there.
  private var members: [(name: String, shape: JSONShape, isRequired: Bool)]?
  /// Of an object whose names are those of a person: what each of its members is.
  private var values: [JSONShape] = []
  private var isMap = false
  /// Of an array; empty where none was seen with an element.
  private var elements: [JSONShape] = []
  private var isArray = false
  /// What common.json calls it; nil for what is told in place.
  private var reference: String?

  public init() {}

  /// - Parameters:
  ///   - name: The member that the value is of.
  ///   - maps: Members whose objects a person names the members of.
  ///   - common: What common.json defines, by the members that hold it.
  public init(of value: JSONValue, _ name: String = "", maps: Set<String>, common: [String: String]) {
    switch value {
    case .null: types = ["null"]
    case .bool: types = ["boolean"]
    case .int: if let common = common[name], common != "day" { reference = common } else { types = ["integer"] }
    case .double: types = ["number"]
    case .string: if common[name] == "day" { reference = "day" } else { types = ["string"] }
    case .array(let all):
      isArray = true
      elements = all.isEmpty ? [] : [all.reduce(JSONShape()) { $0.joined(with: JSONShape(of: $1, maps: maps, common: common)) }]
    case .object(let object):
      if let common = common[name], common != "day" {
        reference = common
      } else if maps.contains(name) {
        isMap = true
        let all = object.members.map { JSONShape(of: $0.value, maps: maps, common: common) }
        values = all.isEmpty ? [] : [all.reduce(JSONShape()) { $0.joined(with: $1) }]
      } else {
        members = object.members.map { ($0.key, JSONShape(of: $0.value, $0.key, maps: maps, common: common), true) }
      }
    }
  }

  /// What a schema says that such a test made.
  public init(schema: JSONValue) {
    let parts = schema["anyOf"]?.array ?? [schema]
    self = parts.reduce(JSONShape()) { $0.joined(with: JSONShape(part: $1)) }
  }

  private init(part: JSONValue) {
    if let name = part["$ref"]?.string?.split(separator: "/").last { reference = String(name) }
    var names = Set(part["type"]?.array?.compactMap(\.string) ?? part["type"]?.string.map { [$0] } ?? [])
    if names.remove("array") != nil {
      isArray = true
      elements = part["items"].map { [JSONShape(schema: $0)] } ?? []
    }
    if names.remove("object") != nil {
      if let properties = part["properties"]?.object {
        let required = Set(part["required"]?.array?.compactMap(\.string) ?? [])
        members = properties.members.map { ($0.key, JSONShape(schema: $0.value), required.contains($0.key)) }
      } else {
        isMap = true
        values = part["additionalProperties"].map { [JSONShape(schema: $0)] } ?? []
      }
    }
    types = names
  }

  /// Both together. A member that one of them lacks is not required.
  public func joined(with other: JSONShape) -> JSONShape {
    var all = self
    all.types.formUnion(other.types)
    if all.types.contains("number") { all.types.remove("integer") }
    all.isArray = isArray || other.isArray
    all.isMap = isMap || other.isMap
    all.elements = Self.joined(elements, other.elements)
    all.values = Self.joined(values, other.values)
    all.reference = reference ?? other.reference
    guard let mine = members, let theirs = other.members else {
      all.members = members ?? other.members
      return all
    }
    all.members = mine.map { member in
      let same = theirs.first { $0.name == member.name }
      return (member.name, same.map { member.shape.joined(with: $0.shape) } ?? member.shape, member.isRequired && same?.isRequired ?? false)
    }
    all.members? += theirs.filter { member in !mine.contains { $0.name == member.name } }.map { ($0.name, $0.shape, false) }
    return all
  }

  private static func joined(_ one: [JSONShape], _ other: [JSONShape]) -> [JSONShape] {
    let all = one + other
    return all.isEmpty ? [] : [all.dropFirst().reduce(all[0]) { $0.joined(with: $1) }]
  }

  /// The shape with what an older one says beside it of the same members: what may be null stays so though nobody saw it.
  public func keepingNulls(of older: JSONShape) -> JSONShape {
    var shape = self
    shape.types.formUnion(older.types.intersection(["null"]))
    if shape.types == ["null"] || shape.isUntold { shape = shape.joined(with: older.withoutMembers) }
    if let mine = members, let old = older.members {
      shape.members = mine.map { member in
        let same = old.first { $0.name == member.name }
        return (
          member.name, same.map { member.shape.keepingNulls(of: $0.shape) } ?? member.shape, member.isRequired && same?.isRequired ?? true
        )
      }
    } else if members == nil, let old = older.members {
      shape.members = old
    }
    if let mine = elements.first, let old = older.elements.first { shape.elements = [mine.keepingNulls(of: old)] }
    if elements.isEmpty { shape.elements = older.elements }
    if let mine = values.first, let old = older.values.first { shape.values = [mine.keepingNulls(of: old)] }
    if values.isEmpty { shape.values = older.values }
    return shape
  }

  private var isUntold: Bool { types.isEmpty && members == nil && !isMap && !isArray && reference == nil }
  private var withoutMembers: JSONShape {
    var shape = self
    shape.members = nil
    return shape
  }

  /// The names of its own members, in no order; of another form of answer they are others.
  public var names: Set<String> { Set(members?.map(\.name) ?? []) }

  /// As a schema.
  public var schema: JSONValue {
    var parts: [JSONObject] = []
    if let reference { parts.append(JSONObject([("$ref", .string("common.json#/$defs/\(reference)"))])) }
    if let members {
      let properties = members.map { ($0.name, $0.shape.schema) }
      parts.append(
        JSONObject([
          ("type", "object"), ("properties", .object(JSONObject(properties))),
          ("required", JSONValue(members.filter(\.isRequired).map(\.name))), ("additionalProperties", false),
        ]))
    }
    if isMap {
      parts.append(JSONObject([("type", "object")] + (values.first.map { [("additionalProperties", $0.schema)] } ?? [])))
    }
    if isArray { parts.append(JSONObject([("type", "array")] + (elements.first.map { [("items", $0.schema)] } ?? []))) }
    if !types.isEmpty {
      let names = types.sorted { ($0 == "null" ? 1 : 0, $0) < ($1 == "null" ? 1 : 0, $1) }
      parts.append(JSONObject([("type", names.count == 1 ? .string(names[0]) : JSONValue(names))]))
    }
    return parts.count == 1
      ? .object(parts[0]) : parts.isEmpty ? [:] : .object(JSONObject([("anyOf", JSONValue(parts.map { .object($0) }))]))
  }
}
