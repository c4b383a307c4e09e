// Days without a year that lie ahead: ‘my exam is on 12 december’.

import JournalDates
import JournalModel

extension ChunkScanner {
  /// The chunks with those days as plain words of which a sentence says that they are still to come: nobody tells of a year ago so. What is over says
  /// so with its verb: ‘the exam on 12 december was easy’.
  func withoutDaysToCome(_ chunks: [Chunk]) -> [Chunk] {
    guard chunks.contains(where: { $0.ahead != nil }) else { return chunks }
    return chunks.indices.map { i in
      guard let ahead = chunks[i].ahead, case let isArranged = isArranged(i, chunks), isArranged || isToCome(i, ahead, chunks) else { return chunks[i] }
      var chunk = chunks[i]
      if isArranged {
        (chunk.content, chunk.isToCome) = (.other, true)
        return chunk
      }
      // Of an activity it is refused.
      if !chunk.isDayOfMonth, chunks.contains(where: { $0.name != nil }) {
        chunk.content = .future
        return chunk
      }
      (chunk.content, chunk.isToCome) = (.other, true)
      return chunk
    }
  }

  /// ‘booked the eye test for the 9th dec’: the day for which something is arranged is not the one on which it was.
  private func isArranged(_ i: Int, _ chunks: [Chunk]) -> Bool {
    var before = chunks[i].range.lowerBound - 1
    while before > 0, ["the", "den", "el", "le", "o", "dia"].contains(tokens[before].folded) { before -= 1 }
    guard before > 0, Self.fors.contains(tokens[before].folded) else { return false }
    return tokens[..<before].contains { Self.arranging.contains($0.folded) }
  }

  /// ‘caffeine 95 mg for 25 nov’, ‘slept 7h for yesterday’: a day that is over, behind how much and at the end of all.
  func dayBehindFor(at i: Int) -> Chunk? {
    guard i > 0, Self.fors.contains(tokens[i].folded), tokens[i].isWord, !tokens[..<i].contains(where: { Self.arranging.contains($0.folded) }) else { return nil }
    let before = tokens[i - 1]
    let isMeasured = before.number != nil || i > 1 && tokens[i - 2].number != nil && before.isWord && (before.isGlued || unit(at: i - 1) != nil) || before.senses.contains { if case .unit = $0.sense { true } else { $0.sense == .thousand } } || Self.noting.contains(before.folded)
      || names.name(tokens, at: i - 1, isAfterWord: true)?.end == i || names.form(tokens, at: i - 1, isAfterWord: true)?.end == i
    var start = i + 1
    if start < tokens.count, ["the", "den", "el", "le", "o"].contains(tokens[start].folded) { start += 1 }
    guard isMeasured, start < tokens.count, case let found = days(at: start), found.count == 1, case .day(let day) = found[0].content, day < today, day.days(until: today) <= 45, !found[0].isWeekday,
      tokens[found[0].range.upperBound...].allSatisfy({ $0.isMark })
    else { return nil }
    var chunk = found[0]
    (chunk.range, chunk.isShown, chunk.ahead) = (i..<chunk.range.upperBound, true, nil)
    return chunk
  }

  private static let fors: Set<String> = ["for", "fur", "para", "pour", "auf"]
  private static let noting: Set<String> = ["done", "logged", "noted", "taken", "erledigt", "hecho", "fait", "feito"]
  /// What is done on one day for another.
  private static let arranging: Set<String> = [
    "booked", "book", "scheduled", "arranged", "reserved", "ordered", "planned", "rescheduled", "postponed", "moved", "confirmed", "appointment", "tickets", "gebucht", "vereinbart", "ausgemacht", "reserviert", "verschoben",
    "bestellt", "termin", "reserve", "reservado", "cita", "agende", "agendado", "reservei", "marquei", "marcado", "agendei", "remarquei", "rendez-vous", "rdv",
  ]

  private func isToCome(_ i: Int, _ ahead: CalendarDay, _ chunks: [Chunk]) -> Bool {
    // Up to the comma or the full stop before it and behind it.
    func isEnd(_ chunk: Chunk) -> Bool { chunk.content == .mark && [",", ";", ".", "!", "、", "。"].contains(tokens[chunk.range.lowerBound].folded) }
    var (start, end) = (i, i + 1)
    while start > 0, !isEnd(chunks[start - 1]) { start -= 1 }
    while end < chunks.count, !isEnd(chunks[end]) { end += 1 }
    // What is done on a day of any month was done on the last one.
    if chunks[i].isDayOfMonth, chunks[start..<end].contains(where: { $0.name != nil }) { return false }
    let beside = chunks[start].range.lowerBound..<chunks[end - 1].range.upperBound
    let others = beside.filter { !chunks[i].range.contains($0) }.map { tokens[$0].folded }
    // ‘going swimming with Lena on Sunday’
    if let first = others.first(where: { !Self.beforeLeaving.contains($0) }), ["going", "heading"].contains(first),
      !beside.contains(where: { tokens.isOver($0) && !tokens[$0].folded.hasSuffix("ing") })
    {
      return true
    }
    let isPast = beside.contains { !chunks[i].range.contains($0) && tokens.isOver($0) }
    if isPast || chunks[start..<end].contains(where: { $0.name?.isPast == true }) || others.contains(where: Self.behind.contains) { return false }
    let before = chunks[i].range.lowerBound - 1
    // The ‘e’ of ‘e no dia 9’ joins.
    if before >= beside.lowerBound, Self.happening.contains(tokens[before].folded), !chunks[i].isDayOfMonth || tokens[before].folded != "e" { return true }
    if others.contains(where: { Self.willing.contains($0) }) { return true }
    // ‘i have to pay rent on the 1st’; who had to, or didn't, did so then.
    if !others.contains(where: { $0.hasPrefix("did") }), others.indices.dropLast().contains(where: { Self.having.contains(others[$0]) && ["to", "que", "de"].contains(others[$0 + 1]) }) { return true }
    // An event alone is to come where the next such day is nearer than the last one.
    guard case .day(let last) = chunks[i].content else { return false }
    // ‘called the dentist, appointment on the 9th’: no month says that it was the last one.
    if chunks[i].isDayOfMonth { return (start > 0 || today.days(until: ahead) < last.days(until: today)) && others.contains { Self.events.contains($0) || Self.occasions.contains($0) } }
    if chunks[i].isWeekday { return others.contains { Self.events.contains($0) } }
    guard today.days(until: ahead) < last.days(until: today) else { return false }
    // ‘dinner with Tom on 12 december’, in the weeks before it
    let isSoon = today.days(until: ahead) <= 92 && !chunks.contains { $0.mood != nil }
    return isSoon || others.contains { Self.events.contains($0) }
  }

  /// What is told of behind these has been, and pictures are of what was.
  private static let behind: Set<String> = ["after", "since", "photos", "pictures"]
  /// Verbs right before a day on which something is, and not was.
  private static let happening: Set<String> = [
    "is", "it's", "that's", "are", "starts", "start", "begins", "begin", "opens", "ends", "due", "be", "falls", "scheduled", "booked", "leaves", "arrives", "ist", "sind",
    "beginnt", "startet", "endet", "steht", "es", "sera", "empieza", "empiezan", "comienza", "termina", "est", "commence", "debute", "finit", "sont", "e",
    "comeca", "comecam",
  ]
  /// What is on a day of the month, and also is told of when it was.
  private static let occasions: Set<String> = [
    "party", "birthday", "meeting", "delivery", "rehearsal", "inspection", "closing", "feier", "geburtstag", "treffen", "besprechung", "lieferung", "fiesta", "cumpleanos", "reunion", "fete", "anniversaire", "livraison",
    "festa", "aniversario", "reuniao",
  ]
  private static let willing: Set<String> = [
    "will", "won't", "i'll", "we'll", "gonna", "upcoming", "coming", "wird", "werde", "werden", "kommt", "kommen", "vais", "va", "vamos", "voy", "vou", "sera",
    "estara", "remember", "remind", "must", "muss", "mussen", "debo", "dois", "devo", "faut", "necesito", "preciso",
  ]
  /// What has to be done: with ‘to’ behind.
  private static let having: Set<String> = ["have", "need", "needs", "tengo", "hay", "tenho", "temos", "tenemos"]
  private static let beforeLeaving: Set<String> = ["i", "i'm", "im", "am", "we", "we're", "are", "on", "just", "so", "and", "also", "finally"]
  /// What people wait for.
  private static let events: Set<String> = [
    "exam", "exams", "test", "appointment", "holiday", "holidays", "vacation", "wedding", "deadline", "flight", "trip", "interview", "conference", "concert",
    "surgery", "operation", "exhibition", "presentation", "checkup", "starts", "begins", "prufung", "prufungen", "klausur", "klausuren", "termin", "urlaub",
    "hochzeit", "ferien", "abgabe", "flug", "vorstellungsgesprach", "zahnarzttermin", "arzttermin", "examen", "examenes", "cita", "vacaciones", "boda",
    "vuelo", "entrega", "entrevista", "examens", "rendez-vous", "rdv", "vacances", "mariage", "vol", "entretien", "soutenance", "prova", "consulta", "ferias",
    "casamento", "voo", "viagem", "viaje",
  ]
}

extension [Token] {
  /// Whether a word tells of what is over.
  func isOver(_ i: Int) -> Bool {
    let word = self[i].folded
    switch self[i].script {
    // 見た, 読んだ, 行きました
    case .kana: return ["た", "だ"].contains(word) && (i + 1 == count || !self[i + 1].isGlued || self[i + 1].script != .kana)
    // 봤다, 갔어요: a syllable that ends in ㅆ, but not of 있다 and 겠다.
    case .hangul: return word.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) && ($0.value - 0xAC00) % 28 == 20 && !"있겠".unicodeScalars.contains($0) }
    case .han, .katakana: return false
    case .spaced:
      // The ‘las’ of ‘entregar las fichas’ is no German past.
      if word == "las", i + 1 < count, self[i + 1].folded.utf8.count > 3, self[i + 1].folded.hasSuffix("s") { return false }
      return IrregularForms.isEnglishPast(word) || IrregularForms.bases[word] != nil || word.utf8.count > 4 && word.hasSuffix("ed")
        || word.hasPrefix("ge") && (word.hasSuffix("t") || word.hasSuffix("en")) || Self.overs.contains(word)
        || self[i].senses.contains { if case .doing(_, .past) = $0.sense { true } else { false } }
    }
  }

  private static let overs: Set<String> = [
    "did", "went", "been", "was", "were", "had", "got", "passed", "failed", "hatte", "hatten", "war", "waren",
    "gab", "fand", "bestanden", "gehabt", "gewesen", "hab", "habe", "haben", "bin", "fue", "era", "tuve", "tuvimos", "hice", "fui", "fuimos", "estuvo",
    "vi", "vimos", "salio", "ai", "j'ai", "suis", "avons", "etait", "eu", "fait", "passe", "allee", "alle", "vu", "foi", "fomos", "tive", "fiz", "passei",
  ]
}
