// XML as events, without holding more of it than a piece.

import CExpat

/// Reads XML by expat and calls `start` and `end` for each element; to be subclassed. Entities are not expanded.
open class XMLEvents {
  /// Names and values of attributes in turn, each ended by 0, the list by nil. In UTF-8.
  public typealias Attributes = UnsafePointer<UnsafePointer<CChar>?>

  private var parser: XML_Parser?

  public init() throws(StreamError) {
    guard let parser = XML_ParserCreate("UTF-8") else { throw StreamError(.unopened, "there is no memory left") }
    self.parser = parser
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { context, name, attributes in
        guard let context, let name, let attributes else { return }
        Unmanaged<XMLEvents>.fromOpaque(context)._withUnsafeGuaranteedRef { $0.start(name, attributes) }
      },
      { context, name in
        guard let context, let name else { return }
        Unmanaged<XMLEvents>.fromOpaque(context)._withUnsafeGuaranteedRef { $0.end(name) }
      })
    // A declaration of types can hold entities that grow without end; exports need none.
    XML_SetEntityDeclHandler(parser) { context, _, _, _, _, _, _, _, _ in
      guard let context else { return }
      Unmanaged<XMLEvents>.fromOpaque(context)._withUnsafeGuaranteedRef { events in
        events.isRefused = true
        XML_StopParser(events.parser, XML_Bool(0))
      }
    }
  }

  deinit { XML_ParserFree(parser) }

  private var isRefused = false
  /// Bytes that were given to the parser.
  private var given = 0
  /// A tag, a comment or the like of more bytes than this is refused: the parser looks at one anew with each piece that comes, and keeps it all.
  public static let longestToken = 1 << 20
  /// So many bytes at once; a longer piece is given in parts, so that no token can hide in it.
  private static let piece = 1 << 18

  /// An element begins. The texts are valid during the call.
  open func start(_ name: UnsafePointer<CChar>, _ attributes: Attributes) {}
  /// An element ends.
  open func end(_ name: UnsafePointer<CChar>) {}

  /// The line that is being read, from 1.
  public final var line: Int { Int(XML_GetCurrentLineNumber(parser)) }

  /// Reads the next bytes, at most 2³⁰.
  /// - Throws: `damaged` where they are no XML, `refused` where entities are declared, `oversized` where a token is longer than `longestToken`.
  public final func read(_ bytes: UnsafeRawBufferPointer) throws(StreamError) {
    var rest = bytes
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest.prefix(Self.piece))
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(Self.piece))
      try parse(part.bindMemory(to: CChar.self).baseAddress, Int32(part.count), isLast: false)
      given += part.count
      // What was not yet understood begins where the parser stands.
      let start = max(0, Int(XML_GetCurrentByteIndex(parser)))
      if given - start > Self.longestToken {
        throw StreamError(.oversized, "line \(line), byte \(start + 1): a tag or text of more than 1 MB, which no export has")
      }
    }
  }

  /// Ends the document.
  /// - Throws: `truncated` where elements are open.
  public final func finish() throws(StreamError) { try parse(nil, 0, isLast: true) }

  private func parse(_ start: UnsafePointer<CChar>?, _ count: Int32, isLast: Bool) throws(StreamError) {
    guard XML_Parse(parser, start, count, isLast ? 1 : 0) == XML_STATUS_ERROR else { return }
    if isRefused { throw StreamError(.refused, "line \(line): it declares entities") }
    let code = XML_GetErrorCode(parser)
    let words = XML_ErrorString(code).map { String(cString: $0) } ?? "it is no XML"
    let isCut = isLast && (code == XML_ERROR_NO_ELEMENTS || code == XML_ERROR_UNCLOSED_TOKEN || code == XML_ERROR_PARTIAL_CHAR)
    throw StreamError(isCut ? .truncated : .damaged, "line \(line): \(words)")
  }
}
