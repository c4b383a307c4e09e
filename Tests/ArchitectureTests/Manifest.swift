// Package.swift, as far as the architecture stands in it: the one table of targets, of what each may import, and of their sizes.

import Foundation
import JournalTestSupport

let root = Repository.root

/// A target of the sources, as the manifest declares it.
struct ManifestTarget {
  var name: String
  /// The folder of the sources in which its folder lies.
  var layer: String
  /// The other targets that it may import.
  var imports: [String]
  /// How many lines it may have at most.
  var limit: Int
  /// Why it may have more than others; empty where it may not.
  var reason: String

  /// Its Swift files with their paths inside the target’s folder.
  func sources() throws -> [(path: String, text: String)] {
    let folder = root.appending(path: "Sources/\(layer)/\(name)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map {
      ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
    }
  }
}

enum Manifest {
  /// How many lines a target may have that does not say otherwise.
  static let usualLimit = 3_000

  /// In the order of the manifest; those under Tests are left out.
  static func targets() throws -> [ManifestTarget] {
    let text = try root.appending(path: "Package.swift").text()
    let calls = text.matches(of: /(library|layer|\.target|\.executableTarget|\.systemLibrary)\(\s*(?:name:\s*)?"([^"]+)"/)
    var layer = ""
    return calls.compactMap { call in
      if call.1 == "layer" {
        layer = String(call.2)
        return nil
      }
      let arguments = arguments(in: text[call.range.upperBound...])
      if arguments.contains(where: { $0.hasPrefix("path: \"Tests") }) { return nil }
      let dependencies = arguments.first { $0.hasPrefix("[") || $0.hasPrefix("dependencies:") } ?? ""
      let grown = arguments.first { $0.hasPrefix("lines:") }?.replacing("_", with: "")
      return ManifestTarget(
        name: String(call.2), layer: layer, imports: quoted(in: dependencies).filter { $0 != "JournalTestSupport" },
        limit: grown.flatMap { Int($0.filter(\.isNumber)) } ?? usualLimit,
        reason: arguments.first { $0.hasPrefix("because:") }.flatMap { quoted(in: $0).first } ?? "")
    }
  }

  /// What stands between the commas of a call, from after its first argument to its end.
  private static func arguments(in text: Substring) -> [String] {
    var (found, current, depth, isQuoted) = ([String](), "", 1, false)
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted {
        if "([".contains(character) { depth += 1 }
        if ")]".contains(character) { depth -= 1 }
        if depth == 0 { break }
        if depth == 1, character == "," {
          found.append(current)
          current = ""
          continue
        }
      }
      if isQuoted || !character.isWhitespace || current.last?.isWhitespace == false { current.append(character) }
    }
    return (found + [current]).map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  private static func quoted(in text: String) -> [String] { text.matches(of: /"([^"]*)"/).map { String($0.1) } }
}
