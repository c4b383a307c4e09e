// What readers of YAML take a plain scalar for, by the rules of the two versions: a judge of what is written that shares nothing with it.

import Foundation

/// The type that a reader gives a plain scalar.
enum YAMLType: String {
  case text, null, flag, number, date, merge, value
}

/// Expressions, made once: they are compiled when they are first matched.
private struct Expressions {
  let null = /~|null|Null|NULL|/
  let day = /[0-9]{4}-[0-9]{2}-[0-9]{2}/
  let flags11 = /y|Y|yes|Yes|YES|n|N|no|No|NO|true|True|TRUE|false|False|FALSE|on|On|ON|off|Off|OFF/
  let numbers11 = [
    /[-+]?0b[0-1_]+/, /[-+]?0[0-7_]+/, /[-+]?(?:0|[1-9][0-9_]*)/, /[-+]?0x[0-9a-fA-F_]+/, /[-+]?[1-9][0-9_]*(?::[0-5]?[0-9])+/,
    /[-+]?(?:[0-9][0-9_]*)?\.[0-9.]*(?:[eE][-+][0-9]+)?/, /[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*/, /[-+]?\.(?:inf|Inf|INF)/,
    /\.(?:nan|NaN|NAN)/,
  ]
  let time11 =
    /[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:[Tt]|[ \t]+)[0-9]{1,2}:[0-9]{2}:[0-9]{2}(?:\.[0-9]*)?(?:[ \t]*(?:Z|[-+][0-9]{1,2}(?::[0-9]{2})?))?/
  let flags12 = /true|True|TRUE|false|False|FALSE/
  let numbers12 = [
    /[-+]?[0-9]+/, /0o[0-7]+/, /0x[0-9a-fA-F]+/, /0b[01]+/, /[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?/,
    /[-+]?\.(?:inf|Inf|INF)/, /\.(?:nan|NaN|NAN)/,
  ]
  let rubyNumbers = [
    /[-+]?(?:0|[1-9](?:[0-9]|,[0-9]|_[0-9])*)/, /[-+]?[0-9][0-9_]*(?::[0-5]?[0-9]){1,2}/, /[-+]?[0-9][0-9,_]*\.[0-9]*/,
  ]

  /// Every thread has its own, since an expression is no value that several may use.
  static var mine: Expressions {
    let all = Thread.current.threadDictionary
    if let known = all["expressions"] as? Expressions { return known }
    let made = Expressions()
    all["expressions"] = made
    return made
  }
}

/// YAML 1.1: https://yaml.org/type/, as PyYAML, libyaml's bindings and Ruby have it.
func resolvedByYAML11(_ text: String) -> YAMLType {
  let known = Expressions.mine
  if text.wholeMatch(of: known.null) != nil { return .null }
  if text == "<<" { return .merge }
  if text == "=" { return .value }
  if text.wholeMatch(of: known.flags11) != nil { return .flag }
  if known.numbers11.contains(where: { text.wholeMatch(of: $0) != nil }) { return .number }
  if text.wholeMatch(of: known.day) != nil { return .date }
  return text.wholeMatch(of: known.time11) == nil ? .text : .date
}

/// YAML 1.2, the core schema (https://yaml.org/spec/1.2.2/#103-core-schema), as Obsidian has it, with the dates that it knows.
func resolvedByYAML12(_ text: String) -> YAMLType {
  let known = Expressions.mine
  if text.wholeMatch(of: known.null) != nil { return .null }
  if text == "<<" { return .merge }
  if text.wholeMatch(of: known.flags12) != nil { return .flag }
  if known.numbers12.contains(where: { text.wholeMatch(of: $0) != nil }) { return .number }
  return text.wholeMatch(of: known.day) == nil ? .text : .date
}

/// Ruby's Psych, which Jekyll uses, where it differs: commas in numbers, base 60 with a zero before it, symbols.
func resolvedByRuby(_ text: String) -> YAMLType {
  if text.hasPrefix(":") { return .value }
  return Expressions.mine.rubyNumbers.contains { text.wholeMatch(of: $0) != nil } ? .number : .text
}

/// What all readers take a plain scalar for, told once each.
func resolutions(_ text: String) -> [YAMLType] { [resolvedByYAML11(text), resolvedByYAML12(text), resolvedByRuby(text)] }
