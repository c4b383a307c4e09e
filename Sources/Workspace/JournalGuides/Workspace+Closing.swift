// The end of a reflection: three lines made of facts, and a Try or an Action where one is wanted.

public import JournalDates
import JournalFormat
public import JournalGuidance
import HostSystem
public import JournalKit
import JournalLanguage
public import JournalModel
import JournalReflection
public import JournalStore
import JournalText
import PlainFormats

/// The three lines, and whose words they are.
public struct SaidClosing: Sendable {
  public let lines: ClosingLines
  /// Whether the person’s own program said them.
  public let isOwn: Bool
}

extension Workspace {
  /// The three lines at the end of a reflection: those of the person’s own program, where one is named in their own configuration and says
  /// what may be said; else those of the pack.
  public func closing(of reflection: Reflection, on day: CalendarDay, in journal: Journal, _ words: GuideWords) throws -> SaidClosing {
    let facts = try facts(at: reflection, on: day, of: journal, words)
    let spoken = Language.of(words.tag)
    let pack = pack(of: journal, in: spoken)
    let lines = ClosingLines(facts, in: pack, words) { spoken?(.day($0)) ?? "\($0)" }
    guard let command = try UserConfiguration(environment)?.configuration.reflectCommand, !command.isEmpty,
      var said = try ask(command, facts, reflection, pack, words)
    else { return SaidClosing(lines: lines, isOwn: false) }
    said.support = lines.support
    return SaidClosing(lines: said, isOwn: true)
  }

  /// Writes a Try or an Action into the retrospective that is due; gives the path of its file.
  public func add(_ kind: SectionKind, _ text: String, afterReflectionIn journal: Journal) throws -> String {
    let target = try target()
    let heading = SectionNames.heading(for: kind, in: journal.configuration.language) ?? kind.rawValue
    var writing = GuidedWriting(into: target, of: journal)
    _ = try writing.write(.added(GuidedSection(kind, heading), text: text, problem: nil, attempt: nil, due: nil), in: self)
    return target.place.shown
  }

  /// For how long the person’s own program may think.
  private static let patience = 10

  private func ask(
    _ command: String, _ facts: ReflectionFacts, _ reflection: Reflection, _ pack: Pack, _ words: GuideWords
  ) throws -> ClosingLines? {
    let input = facts.json(reflection, pack, words).utf8()
    let answer = try ChildProcess.capture(shell: command, environment, input: input, within: Self.patience * 1000, upTo: 65_536)
    guard let answer else {
      warn(of: Message(ReflectText.commandSlow, ["seconds": .number(Self.patience)]))
      return nil
    }
    guard answer.isSuccess else {
      warn(of: Message(ReflectText.commandFailed, ["status": .number(Int(answer.ending.status))]))
      return nil
    }
    guard let lines = ClosingLines(said: answer.output) else {
      warn(of: Message(ReflectText.commandOdd))
      return nil
    }
    if lines.all.allSatisfy({ ClosingLines.maySay($0) }) { return lines }
    warn(of: Message(ReflectText.commandSays))
    return nil
  }
}

extension ClosingLines {
  /// An object with the three texts, or three lines of text; nil of anything else.
  init?(said bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    if text.trimmed.hasPrefix("{") {
      let value: JSONValue
      do throws(JSONError) { value = try JSONValue(parsing: text) } catch { return nil }
      let texts = ["affirmation", "observation", "takeaway"].map { value[$0]?.string?.trimmed ?? "" }
      guard !texts.contains("") else { return nil }
      self.init(affirmation: texts[0], observation: texts[1], takeaway: texts[2])
    } else {
      let lines = text.split(whereSeparator: \.isNewline).map { String($0).trimmed }.filter { !$0.isEmpty }
      guard lines.count == 3 else { return nil }
      self.init(affirmation: lines[0], observation: lines[1], takeaway: lines[2])
    }
  }
}

extension ReflectionFacts {
  /// What the person’s own program is told.
  fileprivate func json(_ reflection: Reflection, _ pack: Pack, _ words: GuideWords) -> JSONValue {
    var facts: JSONObject = [
      .schema: .answerSchema, .guide: .string(guide.rawValue),
      .before: JSONValue(before), .after: JSONValue(after), .theme: JSONValue(theme?.name.rawValue), .count: .int(count),
      .value: JSONValue(value), .try: JSONValue(tried),
      .helped: helped.map {
        [.date: .string("\($0.day)"), .before: .int($0.before), .after: .int($0.after), .words: .string($0.words)] as JSONValue
      } ?? .null,
      .steps: JSONValue(
        // What is private is told to no other program, nor is a question that quotes it.
        reflection.steps.filter { !QuotedAnswer.isPrivate($0.answer) && !QuotedAnswer.isPrivate($0.question) }
          .map { [.question: .string($0.question), .answer: .string($0.answer)] as JSONValue }),
    ]
    // No answer of the program tells these.
    facts.append("language", .string(words.tag))
    facts.append("pack", .string(pack.name))
    return .object(facts)
  }
}
