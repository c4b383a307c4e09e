// A person's own words, and their photographs.

import Documents
import HostSystem
import JournalDates
import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalReports
import JournalStore
import JournalText

extension ReportPictures {
  /// How many are told: of a month as many as stand beside its moods.
  private var mostWords: Int { span.count <= 31 ? 3 : 8 }

  /// Of a day all that was written; else what is marked, then words of the best days. Nothing is chosen by what it says.
  func words() -> [Block] {
    if span.count == 1 { return report.wordsOfDay(in: say) }
    let marked = report.days.flatMap { day in day.words.filter(\.isMarked).map { (day, $0.text) } }
    var chosen = spread(marked, mostWords)
    let best = report.days.compactMap(\.mood).max().map { max($0, .good) } ?? .great
    let rest = report.days.filter { day in
      day.mood == best && !day.isMoodPrivate && !day.words.contains(where: \.isMarked)
    }
    .compactMap { day in day.words.first { $0.text.utf8.count >= 20 }.map { (day, $0.text) } }
    let added = spread(rest, mostWords - chosen.count)
    chosen += added
    if chosen.isEmpty { return [] }
    chosen.sort { $0.0.date < $1.0.date }
    let quotes = chosen.map { day, text -> Block in
      var by = [span.start.year == span.end.year ? say.weekdayAndDay(day.date) : say.weekdayAndDate(day.date)]
      if let mood = day.mood, !day.isMoodPrivate { by.append(say.name(of: mood, labels)) }
      return .quote(Prose(Self.excerpt(text), in: day.path), by: RichText(say(.list(by, .dots))))
    }
    let hint = added.isEmpty ? say(ReportPageText.wordsMarked) : say(ReportPageText.wordsBest, ["mood": .text(say.name(of: best, labels))])
    return [.heading(RichText(say(ReportPageText.wordsTitle)))] + quotes + [.hint(RichText(hint))]
  }

  /// So many of them, from the first to the last as evenly as may be.
  func spread<Element>(_ all: [Element], _ most: Int) -> [Element] {
    if most <= 0 { return [] }
    if all.count <= most { return all }
    return (0..<most).map { all[$0 * (all.count - 1) / max(1, most - 1)] }
  }

  /// The first sentences of a text, where it is long; a word is never cut but where there is no other way.
  static func excerpt(_ text: String, atMost most: Int = 260) -> String {
    guard text.count > most else { return text }
    let head = text.prefix(most)
    if let end = head.lastIndex(where: { ".!?。！？".contains($0) }), head.distance(from: head.startIndex, to: end) > 60 {
      return String(head[...end])
    }
    let words = head.lastIndex(where: \.isWhitespace).map { head[..<$0] } ?? head
    return String(words).trimmed + "…"
  }
}

extension PeriodReport {
  /// All that was written on a day; nothing where nothing was.
  func wordsOfDay(in say: Language) -> [Block] {
    let words = days.flatMap { day in day.words.map { Block.prose(Prose($0.text, in: day.path)) } }
    return words.isEmpty ? [] : [.heading(RichText(say(ReportPageText.wordsOfDay)))] + words
  }
}

extension ReportPictures {
  /// A page of more is no page.
  private static let mostPhotos = 12, mostBytes = 4_000_000

  func photos() -> [Block] {
    // The same file by its path and by its name is one picture of the day.
    let all = report.days.flatMap { day in
      var seen: Set<String> = []
      return day.photos.filter { seen.insert(diskPath(ofPhoto: $0, in: PathText.parent(day.path)) ?? $0).inserted }.map { (day, $0) }
    }
    if all.isEmpty { return [] }
    let shown = spread(all, Self.mostPhotos).map { day, written in photo(written, of: day) }
    let more = all.count - shown.count
    return [.heading(RichText(say(ReportPageText.photosTitle))), .photos(shown)]
      + (more > 0 ? [.hint(RichText(say(ReportPageText.photosMore, ["count": .number(more)])))] : [])
  }

  private func photo(_ written: String, of day: PeriodReport.Day) -> Photo {
    let caption = say.weekdayAndDate(day.date)
    let name = say(ReportPageText.photo)
    func missing(_ text: ReportPageText, _ values: TextValues = [:]) -> Photo {
      Photo(.missing(say(text, values)), name: name, caption: caption)
    }
    guard let path = diskPath(ofPhoto: written, in: PathText.parent(day.path)) else { return missing(ReportPageText.photoGone) }
    guard let root = FileSystem.realPathIfThere(answer.journal.root), let real = FileSystem.realPathIfThere(path),
      PathText.relative(real, to: root) != nil
    else { return missing(ReportPageText.photoElsewhere) }
    let size = FileSystem.stampIfThere(real).map { Int(clamping: $0.size) } ?? 0
    if size > Self.mostBytes { return missing(ReportPageText.photoLarge, ["size": .number((size + 999_999) / 1_000_000)]) }
    guard let bytes = FileSystem.readIfReadable(real) else { return missing(ReportPageText.photoGone) }
    guard let type = Self.type(of: bytes) else { return missing(ReportPageText.photoOther) }
    return Photo(.picture(bytes, type: type), name: say(.list([name, caption], .comma)), caption: caption)
  }

  /// A picture by its link or path: beside the day, in the journal, or in the folder of photos.
  private func diskPath(ofPhoto written: String, in folder: String) -> String? {
    let text = written.hasPrefix("!") ? String(written.dropFirst()) : written
    let file = Reference(text)?.file ?? Reference(target: text.trimmed).file
    let decoded = file.trimmed
    if decoded.isEmpty || decoded.utf8.contains(0) || decoded.contains(text: "://") { return nil }
    let names = [PathText.join(folder, decoded), decoded, PathText.join(answer.journal.layout.photos, PathText.name(decoded))]
    return names.map { PathText.absolute($0, from: answer.journal.root) }.first { FileSystem.isFile($0) }
  }

  /// What bytes are, of what browsers show.
  static func type(of bytes: [UInt8]) -> String? {
    func begins(_ signature: [UInt8], at place: Int = 0) -> Bool { bytes.dropFirst(place).starts(with: signature) }
    if begins([0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if begins([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "image/png" }
    if begins(Array("GIF8".utf8)) { return "image/gif" }
    if begins(Array("RIFF".utf8)), begins(Array("WEBP".utf8), at: 8) { return "image/webp" }
    return nil
  }
}
