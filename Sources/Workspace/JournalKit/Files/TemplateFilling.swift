// A template with those it takes in, read and ready to be filled in.

import JournalTemplates
import JournalText
public import Mustache

/// A template that can be filled in. No journal is looked at any more.
public struct TemplateFilling: Sendable {
  public let file: TemplateFile
  private let template: MustacheTemplate
  private let partials: [String: MustacheTemplate]

  /// Reads a template and all that it takes in.
  /// - Throws: `mistake` with the place for one that cannot be read, and for a name that no template has.
  public init(_ file: TemplateFile, among files: TemplateFiles) throws(TemplateError) {
    self.file = file
    template = try Self.parsed(file)
    var partials: [String: MustacheTemplate] = [:]
    var waiting = [template]
    while let next = waiting.popLast() {
      for (name, place) in next.partials where partials[name] == nil {
        guard let found = try files.named(name) else {
          throw .mistake(MustacheError("there is no template ‘\(name)’ to take in", in: next.name, at: place))
        }
        let partial = try Self.parsed(found)
        partials[name] = partial
        waiting.append(partial)
      }
    }
    self.partials = partials
  }

  /// The names that it asks for, each with the template that does and the place.
  public var names: [(name: String, template: String, place: MustachePlace)] {
    ([template] + partials.sorted { $0.key < $1.key }.map(\.value)).flatMap { template in
      template.names.map { ($0.name, template.name, $0.place) }
    }
  }

  /// What the template makes of a value. Lines end as those of the template do.
  public func filled(_ value: MustacheValue, as output: MustacheOutput) throws(TemplateError) -> [UInt8] {
    do throws(MustacheError) {
      let bytes = try template.render(value, as: output) { name throws(MustacheError) in partials[name] }
      return file.source.lineEnd == "\r\n" ? Self.withCarriageReturns(bytes) : bytes
    } catch {
      throw .mistake(error.isEndless ? circle ?? error : error)
    }
  }

  /// The way on which a template comes back to itself, as a mistake of the template itself where it lies on it, else of the first that does.
  private var circle: MustacheError? {
    for name in [file.name] + partials.keys.sorted() {
      var ways = [name: [name]]
      var waiting = [name]
      var first: [String: MustachePlace] = [:]
      while !waiting.isEmpty {
        let next = waiting.removeFirst()
        guard let way = ways[next], let read = next == file.name ? template : partials[next] else { continue }
        for (taken, place) in read.partials {
          let start = first[next] ?? place
          if taken == name {
            let names = (way + [name]).joined(separator: " → ")
            let source = name == file.name ? template : partials[name] ?? template
            return MustacheError("it takes in itself without end: \(names)", in: source.name, at: start, isEndless: true)
          }
          if ways[taken] != nil { continue }
          (ways[taken], first[taken]) = (way + [taken], start)
          waiting.append(taken)
        }
      }
    }
    return nil
  }

  private static func parsed(_ file: TemplateFile) throws(TemplateError) -> MustacheTemplate {
    let bytes = file.source.bytes
    if let offset = bytes.withUnsafeBufferPointer({ firstInvalidUTF8(in: $0) }) {
      throw .encoding(template: file.source.path, line: LineTable(file.source).line(of: offset))
    }
    do throws(MustacheError) {
      return try MustacheTemplate(bytes, name: file.source.path)
    } catch {
      throw .mistake(error)
    }
  }

  /// Texts that were put in end their lines with LF.
  private static func withCarriageReturns(_ bytes: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count)
    for byte in bytes {
      if byte == ASCII.lineFeed, out.last != ASCII.carriageReturn { out.append(ASCII.carriageReturn) }
      out.append(byte)
    }
    return out
  }
}
