// What is said of guided reflections outside of their own questions, in English; the names of cases are the keys of other languages.

/// What `retro reflect` says.
public enum ReflectText: String, TextKey {
  public static let area = "reflect"

  case written = "{count, plural, one {# answer} other {# answers}} in {path}"
  case nothingWritten = "nothing was answered; {path} is as it was"
  case onlyBegun = "nothing is answered yet; the reflection is in {path}"
  case template = "{dry, select, yes {would write} other {wrote}} the {count} questions of ‘{guide}’ into {path}"
  case openAlready =
    "{path} has a reflection with open questions already; ‘{command}’ goes on with it, and so does your editor, and --new begins another one"
  case openAgain = "‘{command}’ goes on with it whenever you like"
  case changed = "the reflection in {path} has changed meanwhile, so this was not written"
  case changedWay = "what you typed stands in the line; it goes to what the file asks now"
  case gone = "the reflection is not in {path} any more"
  case goneWay = "‘retro reflect’ begins another one"
  case offer = "‘retro reflect’ looks at it with you, if you like; it takes about four minutes"
  case offerMade = "{kind, select, try {Try} other {Action}} written to {path}: {text}"
  case care = "what you wrote is kept in {path}; ‘retro help-lines’ is always there"
  case photoKept = "{name} {dry, select, yes {would be} other {was}} copied to {path}"
  case noPhoto = "{path} is no file that can be copied"
  case photoWay = "--photo takes the path of a picture, such as ~/Pictures/lake.jpg"

  case commandFailed = "‘reflect.command’ ended with {status}, so the program’s own lines follow"
  case commandSlow = "‘reflect.command’ took longer than {seconds} seconds, so the program’s own lines follow"
  case commandOdd = "‘reflect.command’ did not answer with the three texts, so the program’s own lines follow"
  case commandSays = "‘reflect.command’ said what is not said here, so the program’s own lines follow"
  case commandWords = "the words of ‘reflect.command’:"
}

/// What `retro reflections` says.
public enum ReflectionsText: String, TextKey {
  public static let area = "reflections"

  case title = "Reflections, {days}"
  case strength = "from {before} to {after}"
  case before = "{before} before"
  case after = "{after} afterwards"
  case thought = "Thought"
  case about = "About"
  case balanced = "A more balanced view"
  case matters = "What matters"
  case did = "What you did"
  case pattern = "It sounded like {pattern}"
  case open = "{count, plural, one {question {numbers} is} other {questions {numbers} are}} open"
  case mean =
    "{count} of them tell how strong the feeling was before and afterwards: on average it went from {before} to {after}. What is strong drifts back by itself, too, so this says little about what did it."
  case noGuide = "no guide"
}

/// What `retro themes` says.
public enum ThemesText: String, TextKey {
  public static let area = "themes"

  case title = "Themes, {days}"
  case theme = "Theme"
  case entries = "Entries"
  case with = "{mood} or better"
  case without = "on other days"
  case share = "{percent} % of {count, plural, one {# day} other {# days}}"
  case coverage =
    "{count} of {all, plural, one {# entry} other {# entries}} {count, plural, one {has} other {have}} a theme. Lists know what is said, not what is meant."
  case surer = "`retro insights theme:{name} mood` tells how sure that is."
  case fewDays = "With {count} days of a theme that have a mood, and {count} others, it says how the mood went with it."
  case nothing =
    "No theme was found in the words of these days. ‘retro config set themes.NAME WORD …’ adds one of your own."
  case fileTitle = "Themes of {path}"
  case foundBy = "Found by"
  case ownTag = "your tag"
  case noneInFile = "No theme was found in its words."
  case writeWay = "`--write` makes tags of what was found by words."
  case wrote = "{dry, select, yes {would add} other {added}} {tags} to the tags of {path}"
  case nothingToWrite = "no words in {path} are of a theme that is not among its tags"
  case isTheme = "‘{name}’ is a theme, and no period or file"
  case isThemeWay = "`retro insights theme:{name}` tells what goes with it"
  case onlyWrite = "‘{option}’ goes with ‘--write’"
  case writeNeedsFile = "‘--write’ needs a file, such as 2026-11-20"
  case writeAndForm = "‘{option}’ does not go with ‘--write’, which answers with what it wrote"
}

/// What `retro help-lines` says.
public enum HelpLinesText: String, TextKey {
  public static let area = "helpLines"

  case brief = "If things are very hard, ‘retro help-lines’ says whom to call. You deserve support."
  case title = "Help lines"
  case own = "Your own"
  case checked = "Looked up on {day}. Numbers change: where one does not answer, findahelpline.com has more, by country."
  case settings = "‘help.region’ in retro.yaml says which country is yours, ‘help.lines’ adds your own."
  case unknown = "no lines are known for ‘{region}’ yet; findahelpline.com has those of each country"
}

/// What `retro packs` says.
public enum PackTexts: String, TextKey {
  public static let area = "packs"

  case title = "Packs"
  case name = "Pack"
  case about = "How it speaks"
  case own = "your own"
  case current = "in use"
  case way =
    "‘retro config set pack NAME’ chooses one. A file packs/NAME.txt in the journal is one of your own; ‘retro help reflection’ tells how it is written."
  case unknown = "there is no pack ‘{name}’, so the usual one speaks"
  case unknownKeys = "{path}: no pack says {keys}"
  case noPack = "there is no pack ‘{name}’"
  case noPackWay = "there are {names}; a file packs/{name}.txt in the journal would be one of your own"
}
