// Archives, XML and digests as other programs make them, whole and broken.

import Foundation
import JournalTestSupport
import StreamKit
import Testing

@Suite struct Archives {
  @Test func membersComeWithTheirBytes() throws {
    for (isStored, hasDescriptors) in [(false, false), (true, false), (false, true)] {
      let members = [("apple_health_export/导出.xml", "<HealthData/>"), ("leer.txt", ""), ("b/", "")]
      let path = try Zip(members, isStored: isStored, hasDescriptors: hasDescriptors).write()
      defer { try? FileManager.default.removeItem(atPath: path) }
      let found = try contents(of: path)
      #expect(found.map(\.name) == ["apple_health_export/导出.xml", "leer.txt", "b/"])
      #expect(found.map(\.text) == ["<HealthData/>", "", ""])
    }
  }

  @Test func anyOtherFileIsItsOwnMember() throws {
    for text in ["date,steps\n", "", "PK but no archive", "PK\u{3}\u{4}"] {
      let path = try temporary(Array(text.utf8), "a.csv")
      defer { try? FileManager.default.removeItem(atPath: path) }
      // What only begins like an archive is a broken one, or a text: both are told without a trap.
      guard let found = try? contents(of: path) else { continue }
      #expect(found.map(\.text).joined() == text || text.hasPrefix("PK\u{3}"))
    }
  }

  @Test func whatIsArchivedIsReadBack() throws {
    let path = try temporary([], "copy.zip")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let files: [(String, [UInt8])] = [
      ("journal/a.md", Array("# A\r\n".utf8)), ("journal/日記/é.md", []), ("journal/large.bin", Array(repeating: 7, count: 300_000)),
    ]
    let writer = try ArchiveWriter(path)
    for (name, bytes) in files { try writer.add(name, bytes, modified: 1_763_640_000_000_000_000, mode: 0o644) }
    try writer.close()
    let archive = try ExportFile(path, size: 1_000)
    for (name, bytes) in files {
      #expect(try archive.nextMember()?.name == name)
      var read: [UInt8] = []
      while let piece = try archive.nextPiece() { read += piece }
      #expect(read == bytes)
    }
    #expect(try archive.nextMember() == nil)
    #expect(throws: StreamError.self) { try ArchiveWriter(path + "/none/copy.zip") }
  }

  /// Cut anywhere, what comes out is a beginning of what was put in.
  @Test func aTruncatedArchiveGivesWhatIsWholeInIt() throws {
    let text = (0..<400).map { "<Record value=\"\($0 * 7919 % 1000)\"/>\n" }.joined()
    let bytes = Zip([("a.xml", text), ("b.xml", text)], isStored: false).bytes()
    var generator = SeededGenerator(seed: 5)
    var whole = 0
    for _ in 0..<120 {
      let cut = Int.random(in: 1..<bytes.count, using: &generator)
      let path = try temporary(Array(bytes[..<cut]), "cut.zip")
      defer { try? FileManager.default.removeItem(atPath: path) }
      guard let file = try? ExportFile(path, size: cut) else { continue }
      var out = ""
      do {
        while try file.nextMember() != nil {
          while let piece = try file.nextPiece() { out += String(decoding: piece, as: UTF8.self) }
        }
      } catch {
        #expect(error.kind == .truncated || error.kind == .damaged)
      }
      if (text + text).hasPrefix(out) { whole += out.isEmpty ? 0 : 1 } else { Issue.record("cut at \(cut): other bytes came out") }
    }
    #expect(whole > 20)
  }

  @Test func damagedArchivesTrapNothing() throws {
    let bytes = Zip([("a.xml", String(repeating: "abcdefgh", count: 500)), ("b", "x")], isStored: false).bytes()
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<300 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        damaged[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      let path = try temporary(damaged, "bad.zip")
      defer { try? FileManager.default.removeItem(atPath: path) }
      _ = try? contents(of: path)
    }
  }

  @Test func namesThatLeadOutAreRefused() throws {
    for name in ["../etc/passwd", "a/../../b", "/etc/passwd"] {
      let path = try Zip([(name, "x")], isStored: true).write()
      defer { try? FileManager.default.removeItem(atPath: path) }
      #expect(failure(of: path) == .refused)
    }
  }

  @Test func aBombIsNotReadOn() throws {
    let path = try Zip([("export.xml", String(repeating: " ", count: 10 << 20))], isStored: false).write()
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(failure(of: path) == .refused)
  }

  private func failure(of path: String) -> StreamError.Kind? {
    do {
      _ = try contents(of: path)
      return nil
    } catch {
      return (error as? StreamError)?.kind
    }
  }

  private func contents(of path: String) throws -> [(name: String, text: String)] {
    let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
    let file = try ExportFile(path, size: size)
    var found: [(name: String, text: String)] = []
    while let member = try file.nextMember() {
      var bytes: [UInt8] = []
      while let piece = try file.nextPiece() { bytes += piece }
      found.append((member.name, String(decoding: bytes, as: UTF8.self)))
    }
    return found
  }
}

@Suite struct Documents {
  @Test func elementsComeInTheirOrder() throws {
    let told = try Telling.tell(["<a x='1' y='&lt;2'><b/>", "text</a", ">"])
    #expect(told == ["<a x=1 y=<2", "<b", ">b", ">a"])
  }

  @Test func whatIsNoXMLIsToldWithItsLine() {
    #expect(failure(["<a>\n<b></a>"]) == StreamError(.damaged, "line 2: mismatched tag"))
    #expect(failure(["<a>\n<b/>"])?.kind == .truncated)
    #expect(failure([""])?.kind == .truncated)
    #expect(failure(["<a x='\u{1}'/>"])?.kind == .damaged)
  }

  @Test func entitiesAreRefused() {
    let bomb = "<!DOCTYPE l [<!ENTITY a 'aaaaaaaa'><!ENTITY b '&a;&a;&a;&a;&a;&a;'>]><l x='&b;'/>"
    #expect(failure([bomb])?.kind == .refused)
    #expect(failure(["<!DOCTYPE l [<!ENTITY a SYSTEM 'file:///etc/passwd'>]><l>&a;</l>"])?.kind == .refused)
  }

  private func failure(_ pieces: [String]) -> StreamError? {
    do {
      _ = try Telling.tell(pieces)
      return nil
    } catch {
      return error as? StreamError
    }
  }
}

@Suite struct Digests {
  /// The examples of FIPS 180-4 as NIST publishes them.
  @Test func agreesWithTheStandardsExamples() {
    let cases = [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ]
    for (text, digest) in cases { #expect(SHA256.digest(of: Array(text.utf8)) == digest) }
  }
}

private final class Telling: XMLEvents {
  var told: [String] = []

  override func start(_ name: UnsafePointer<CChar>, _ attributes: Attributes) {
    var text = "<" + String(cString: name)
    var place = 0
    while let key = attributes[place], let value = attributes[place + 1] {
      text += " \(String(cString: key))=\(String(cString: value))"
      place += 2
    }
    told.append(text)
  }

  override func end(_ name: UnsafePointer<CChar>) { told.append(">" + String(cString: name)) }

  static func tell(_ pieces: [String]) throws -> [String] {
    let events = try Telling()
    for piece in pieces { try Array(piece.utf8).withUnsafeBytes { try events.read($0) } }
    try events.finish()
    return events.told
  }
}

func temporary(_ bytes: [UInt8], _ name: String) throws -> String {
  let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString)-\(name)").path(percentEncoded: false)
  try Data(bytes).write(to: URL(filePath: path))
  return path
}
