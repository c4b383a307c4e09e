// The events of ActivityWatch's export one by one: the whole can be larger than memory.

import PlainFormats
import StreamKit

/// Cuts the events out of `{"buckets": {id: {…, "events": [{…}, …]}}}`, where `buckets` may be an array, too, and keeps the rest.
struct EventScanner {
  /// An event and the number of its bucket, in the order of the file; nil for an event that is no JSON.
  typealias Take = (_ bucket: Int, _ event: JSONValue?) throws -> Void

  private var depth = 0
  private var isInText = false
  private var isEscaped = false
  private var event: [UInt8] = []
  private var rest: [UInt8] = []
  private var bucket = -1
  private(set) var line = 1
  /// What closes the brackets around an event, the innermost last.
  private var closings: [UInt8] = []
  /// Where the rest ends with a whole bucket.
  private var wholeEnd = 0

  /// The depth within a bucket, within its list of events, and within one of them.
  private static let (bucketDepth, listDepth, eventDepth) = (3, 4, 5)
  /// In bytes. Some events hold the address of a page that is all in its address.
  private static let longestEvent = 16 << 20

  mutating func add(_ piece: UnsafeRawBufferPointer, _ take: Take) throws {
    for byte in piece {
      let isInEvent = depth >= Self.eventDepth
      if isInEvent {
        event.append(byte)
        if event.count > Self.longestEvent {
          throw StreamError(.oversized, "line \(line): an event of more than 16 MB, which no export has")
        }
      } else if rest.count > Self.longestEvent {
        throw StreamError(.oversized, "line \(line): more than 16 MB that are no events, which no export has")
      }
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
        if depth < Self.eventDepth { closings.append(byte + 2) }
        if depth == Self.eventDepth { event = [byte] } else if depth < Self.eventDepth { rest.append(byte) }
      case 0x7D, 0x5D:
        depth -= 1
        if depth < Self.listDepth { _ = closings.popLast() }
        if depth == Self.eventDepth - 1 { try give(take) } else if depth < Self.eventDepth { rest.append(byte) }
        if depth == Self.bucketDepth - 1 { wholeEnd = rest.count }
      default:
        if byte == 0x0A { line += 1 }
        // Between events stand commas.
        if !isInEvent, depth < Self.eventDepth - 1 || byte != 0x2C { rest.append(byte) }
      }
    }
  }

  /// What is left when all events are cut out.
  /// - Returns: Of what ends too early, what is whole; and the number of the bucket in whose events it ends.
  /// - Throws: `truncated` where nothing of it is whole, `damaged` where it is no JSON.
  func finish() throws(StreamError) -> (rest: JSONValue, isCut: Bool, cutBucket: Int?) {
    if depth <= 0, !isInText {
      do { return (try JSONValue(parsing: rest), false, nil) } catch { throw StreamError(.damaged, "\(error)") }
    }
    // What closes the lists and objects is added. A bucket that ends before its events is left out.
    let isInEvents = depth >= Self.listDepth && closings.last == 0x5D
    if isInEvents || depth == 1, let value = try? JSONValue(parsing: rest + closings.reversed()) {
      return (value, true, isInEvents ? bucket : nil)
    }
    if wholeEnd > 0, let value = try? JSONValue(parsing: rest[..<wholeEnd] + closings.prefix(2).reversed()) { return (value, true, nil) }
    throw StreamError(.truncated, "line \(line): it ends too early")
  }

  private mutating func give(_ take: Take) throws {
    let value = try? JSONValue(parsing: event)
    event.removeAll(keepingCapacity: true)
    try take(bucket, value)
  }
}
