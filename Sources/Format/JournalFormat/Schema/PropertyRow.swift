// One property of a kind of file: declared once, and bound to the field of the model that holds it.

import JournalModel

/// What is known of a property, whatever holds it.
package struct PropertyRule: Sendable {
  package let key: String
  let type: PropertyType
  /// What its value is, as the documents say it, in Markdown.
  let described: String
  /// Whether it is one of the metrics of a file, which keeps them in their order and not each in a field of its own.
  var isMetric = false
}

/// A property of files that `Model` is the value of.
struct PropertyRow<Model: Sendable>: Sendable {
  /// The field after a property.
  struct Field: Sendable {
    /// Takes over what the file says; content of another type is passed over.
    let take: @Sendable (PropertyContent, inout Model) -> Void
    /// Nil where there is nothing to write.
    let give: @Sendable (Model) -> PropertyContent?
    /// What is told before the value where a file was understood; may be empty.
    let label: String
    /// The value in words; nil where there is none.
    let words: @Sendable (Model) -> String?
  }

  let rule: PropertyRule
  /// Nil for metrics.
  let field: Field?

  /// A property that may be missing.
  /// - Parameters:
  ///   - field: Made where a file has the property or is to get it, since making one costs more than reading ten values by it.
  ///   - value: What the value is, where the name of its type says too little.
  ///   - note: What the documents say after that.
  ///   - label: The words before the value where a file was understood; its key where nothing else is said.
  ///   - words: The value in words, where these are others than those of its type.
  init<Value: Sendable>(
    _ key: String, _ field: @escaping @autoclosure @Sendable () -> any WritableKeyPath<Model, Value?> & Sendable, _ form: PropertyForm<Value>,
    _ value: String? = nil, note: String = "", label: String? = nil, words: (@Sendable (Model) -> String?)? = nil
  ) {
    self.init(key, form.type, value, note, label, words) { content, model in
      if let value = form.value(content) { model[keyPath: field()] = value }
    } give: {
      $0[keyPath: field()].flatMap(form.content)
    }
  }

  /// A property whose value is empty, or false, where it is missing.
  init<Value: Sendable>(
    _ key: String, _ field: @escaping @autoclosure @Sendable () -> any WritableKeyPath<Model, Value> & Sendable, _ form: PropertyForm<Value>,
    _ value: String? = nil, note: String = "", label: String? = nil, words: (@Sendable (Model) -> String?)? = nil
  ) {
    self.init(key, form.type, value, note, label, words) { content, model in
      if let value = form.value(content) { model[keyPath: field()] = value }
    } give: {
      form.content($0[keyPath: field()])
    }
  }

  private init(
    _ key: String, _ type: PropertyType, _ value: String?, _ note: String, _ label: String?, _ words: (@Sendable (Model) -> String?)?,
    take: @escaping @Sendable (PropertyContent, inout Model) -> Void, give: @escaping @Sendable (Model) -> PropertyContent?
  ) {
    rule = PropertyRule(key: key, type: type, described: (value ?? type.described) + note)
    field = Field(take: take, give: give, label: label ?? key, words: words ?? { give($0)?.words })
  }

  private init(metric name: String, _ type: PropertyType, _ described: String) {
    rule = PropertyRule(key: name, type: type, described: described, isMetric: true)
    field = nil
  }

  /// The metrics of a file, each of the type that its name says or of the one that is given.
  static func metrics(_ names: [String], as type: PropertyType? = nil, _ described: String) -> [Self] {
    names.map { Self(metric: $0, type ?? .metric($0), described) }
  }
}
