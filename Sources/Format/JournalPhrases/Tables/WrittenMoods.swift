// Words that say a mood where nothing else stands: behind `mood`, in the front matter of a day and in the column of a table.

public import JournalModel
import JournalText

/// What people and apps write for a mood, besides the names of the five.
public enum WrittenMoods {
  /// Every word that says a mood by itself, in lower case: those of sentences, of feelings, of apps, and faces.
  public static let all: [String: Mood] = {
    var all: [String: Mood] = [:]
    func add(_ words: some Sequence<String>, _ mood: Mood) {
      for word in words where all[word] == nil { all[word] = mood }
    }
    for row in WordRow.moods { if case .mood(let mood) = row.sense { add(row.spelled, mood) } }
    for (word, mood) in ofApps { add([word], mood) }
    for (mood, words) in felt { add(words, mood) }
    for row in WordRow.feelings { if case .felt(let mood) = row.sense { add(row.spelled, mood) } }
    for (mood, signs) in faces { add(signs.unicodeScalars.map { String($0) }, mood) }
    return all
  }()

  /// The mood of somebody who feels so: of words that sentences know, and of those that say more of a day when they stand alone.
  public static func mood(ofFeeling word: String) -> Mood? {
    Phrase.mood(ofFeeling: word) ?? felt.first { $0.words.contains(word.lowercased()) }?.mood
  }

  /// What apps for moods call theirs: the five of Daylio.
  public static func mood(ofApp word: String) -> Mood? { ofApps[word.lowercased()] }

  /// The mood of a face, as apps for moods have them; nil for any other sign.
  public static func mood(ofFace word: String) -> Mood? {
    guard word.count == 1, let face = word.unicodeScalars.first else { return nil }
    return faces.first { $0.faces.unicodeScalars.contains(face) }?.mood
  }

  /// The words of `mood(ofFeeling:)` that are near enough to what people type to be suggested.
  public static let feelings = felt.flatMap { $0.words.sorted() }

  private static let felt: [(mood: Mood, words: Set<String>)] = [
    (
      .good,
      [
        "fine", "happy", "glad", "calm", "relaxed", "content", "cheerful", "grateful", "proud", "hopeful", "rested", "alright", "excited", "energetic",
        "motivated", "satisfied", "confident", "inspired", "focused", "joyful", "refreshed", "thankful", "balanced", "loved",
      ]
    ),
    (
      .average,
      [
        "tired", "bored", "neutral", "busy", "restless", "sleepy", "mixed", "normal", "usual", "indifferent", "distracted", "quiet", "müde", "gelangweilt",
        "unruhig", "cansado", "cansada", "aburrido", "aburrida", "fatigué", "fatiguée", "ennuyé", "ennuyée", "entediado", "entediada", "疲れた",
        "眠い", "피곤", "피곤해", "피곤함", "졸림",
      ]
    ),
    (
      .bad,
      [
        "sad", "angry", "anxious", "stressed", "down", "lonely", "worried", "upset", "low", "ill", "sick", "exhausted", "unhappy", "overwhelmed",
        "frustrated", "drained", "annoyed", "irritated", "irritable", "nervous", "scared", "afraid", "hurt", "jealous", "ashamed", "guilty", "numb",
        "empty", "helpless", "hopeless", "tense", "moody", "disappointed", "überfordert", "gestresst", "ängstlich", "agobiado", "agobiada", "estresado",
        "estresada", "stressé", "stressée", "angoissé", "angoissée", "anxieux", "anxieuse", "estressado", "estressada", "ansioso", "ansiosa",
      ]
    ),
  ]

  private static let ofApps: [String: Mood] = ["rad": .great, "fugly": .horrible]

  private static let faces: [(mood: Mood, faces: String)] = [
    (.great, "😀😃😄😁🤩🥳😍"), (.good, "🙂😊☺😌😇"), (.average, "😐😑😶🫤"), (.bad, "🙁☹😕😟😞😔😒"), (.horrible, "😢😭😫😩😖😣😡🤬"),
  ]
}

extension WordRow {
  /// Its words as they are written, those of several with blanks.
  fileprivate var spelled: [String] {
    words.flatMap(\.words).map { $0.map { $0 == "_" ? " " : String($0) }.joined().lowercased() }
  }
}
