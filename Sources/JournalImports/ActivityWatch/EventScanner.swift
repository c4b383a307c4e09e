// The events of ActivityWatch's export one by one: the whole can be larger than memory.

import PlainFormats
import StreamKit

/// Cuts the events out of `{"buckets": {id: {…, "events": [{…}, …]}}}`, where `buckets` may be an array, too, and keeps the rest.
struct EventScanner {
  /// An event and the number of its bucket, in the order of the file.
  typealias Take = (_ bucket: Int, _ event: JSONValue) throws -> Void

  private var depth = 0
  private var isInText = false
  private var isEscaped = false
  private var event: [UInt8] = []
  private var rest: [UInt8] = []
  private var bucket = -1
  private var line = 1

  /// The depth within a bucket, and within one of its events.
  private static let (bucketDepth, eventDepth) = (3, 5)
  private static let longestEvent = 16 << 20

  mutating func add(_ piece: UnsafeRawBufferPointer, _ take: Take) throws {
    for byte in piece {
      let isInEvent = depth >= Self.eventDepth
      if isInEvent { event.append(byte) }
      if isInText {
        if isEscaped { isEscaped = false } else if byte == 0x5C { isEscaped = true } else if byte == 0x22 { isInText = false }
        if !isInEvent { rest.append(byte) }
        continue
      }
      switch byte {
      case 0x22:
        isInText = true
        if !isInEvent { rest.append(byte) }
      case 0x7B, 0x5B:
        depth += 1
        if depth == Self.bucketDepth { bucket += 1 }
        if depth == Self.eventDepth { event = [byte] } else if depth < Self.eventDepth { rest.append(byte) }
      case 0x7D, 0x5D:
        depth -= 1
        if depth == Self.eventDepth - 1 { try give(take) } else if depth < Self.eventDepth { rest.append(byte) }
      default:
        if byte == 0x0A { line += 1 }
        // Between events stand commas.
        if !isInEvent, depth < Self.eventDepth - 1 || byte != 0x2C { rest.append(byte) }
      }
      if event.count > Self.longestEvent || rest.count > Self.longestEvent { throw StreamError(.damaged, "line \(line): it is no export") }
    }
  }

  /// What is left when all events are cut out.
  /// - Throws: `truncated` where it ends within something, `damaged` where it is no JSON.
  func finish() throws(StreamError) -> JSONValue {
    if depth > 0 || isInText { throw StreamError(.truncated, "line \(line): it ends too early") }
    do { return try JSONValue(parsing: rest) } catch { throw StreamError(.damaged, "\(error)") }
  }

  private mutating func give(_ take: Take) throws {
    let value: JSONValue
    do { value = try JSONValue(parsing: event) } catch { throw StreamError(.damaged, "line \(line): an event is no JSON") }
    event.removeAll(keepingCapacity: true)
    try take(bucket, value)
  }
}
