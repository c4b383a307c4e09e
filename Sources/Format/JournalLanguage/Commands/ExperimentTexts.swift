// What is said of experiments, in English; the names of cases are the keys of other languages.

/// What `retro experiment` says.
public enum ExperimentText: String, TextKey {
  public static let area = "experiment"

  case none = "no experiment yet: ‘retro experiment new TITLE --a WORDS --b WORDS --outcome mood’ plans one"
  case list = "Experiments"
  case condition = "{letter}: {words}"
  case design =
    "{blocks} blocks of {days, plural, one {one day} other {# days}}{washout, plural, =0 {} other {, the first {washout, plural, one {day} other {# days}} of each for washout}}"
  case outcome = "measured by {name}{night, select, yes { of the night after} other {}}"
  case seed = "seed {seed}"
  case planned = "begins {count, plural, one {tomorrow} other {in # days}}, on {day}"
  case running = "block {block} of {blocks} is {letter}, {words}: day {day} of {days}, until {end}"
  case over = "over since {day}"
  case keptNothing = "Nothing says yet whether it was kept: ‘retro done {name}’ does, ‘retro skip {name}’ says that it was not."
  case kept =
    "Kept on {kept} of {days, plural, one {# day} other {# days}}: {keptA} of {daysA} with A, {keptB} of {daysB} with B. {unsaid, plural, =0 {} one {Of # day nothing is said.} other {Of # days nothing is said.}}"
  case waiting =
    "What comes of it is told when it is over; ‘retro experiment show {name} --peek’ looks before, and writes down that you did."
  case peekNoted = "{path} says now that you looked on {day}, before the end"
  case peeked = "The effect was looked at before the end, on {days}: one may live differently after that."
  case early = "It is not over, so this may still be anything."
  case changed = "The plan was changed after it was made. It was: {former}. It is: {plan}. So nothing is said of why."

  case dealtAnewShort = "its blocks were dealt anew"
  case dealtAnew =
    "With it another block is A than the one that was lived, so nothing is told of what came of it. Take the change back, and it is: ‘retro experiment show {name}’."

  case intended = "As intended"
  case asKept = "As kept"
  case means =
    "{outcome}: {a} with A and {b} with B, {direction, select, same {the same} higher {{difference} higher with A} lower {{difference} lower with A} later {{difference} later with A} other {{difference} earlier with A}}."
  case interval = "With 95 % certainty the difference lies between {low} and {high}."
  case noInterval = "Fewer than six pairs of blocks cannot say how certain that is."
  case chance =
    "Chance could have dealt the blocks in {count, plural, other {# ways}}; {asGreat} of them give a difference as great (p = {p})."
  case because = "That is because of “{a}” instead of “{b}”: chance alone would seldom bring such a difference."
  case carried =
    "Most of that comes from one pair, blocks {first} and {second}: {difference} between them, and {others} on average in the others. What happened in those days may be the reason as well, so nothing is said of why."
  case carriedWords = "In those days you wrote:"
  case byChance = "This is no difference that chance could not make."
  case pairs =
    "{pairs, plural, one {# pair} other {# pairs}} of blocks, {days, plural, one {# day} other {# days}} with a number{lost, plural, =0 {} one {; # pair is left out, since a block of it has none} other {; # pairs are left out, since a block of each has none}}."
  case noNumbers = "No pair of blocks has a number of {name} in both, so there is nothing to compare."
  case keptCaution = "Only days that were kept. Which those are, no chance has dealt, so this says nothing of why."
  case privateDays = "{count, plural, one {# private day is} other {# private days are}} not counted."

  case blocks = "Blocks"
  case block = "block"
  case days = "days"
  case what = "what"
  case keptDays = "kept"

  case begun = "‘{name}’ began on {day}, so its plan stays as it is"
  case begunWay = "what came out of a plan that changed on the way says nothing of why; plan another one: retro experiment new"
  case tooFew =
    "with {pairs, plural, one {# pair} other {# pairs}} of blocks no difference, however great, could be told from chance: it takes six (--blocks 12)"
  case past = "an experiment cannot begin before today, for chance deals first, and one lives by it then"
  case pastWay = "leave --start out to begin tomorrow"
  case needs = "‘{option}’ is missing: an experiment compares two ways of living by what is measured"
  case needsWay = "such as: retro experiment new \"Coffee until noon\" --a \"coffee until noon\" --b \"coffee all day\" --outcome sleep"
  case noOutcome = "nothing is measured that is called ‘{name}’"
  case noOutcomeWay = "it may be mood, the name of a habit, or one of ‘retro metrics’"
  case noOutcomeNear = "did you mean ‘{name}’?"
  case odd = "{count} blocks are no pairs: take an even number"
  case washout = "with {days} days of washout no day of a block of {length} counts"
  case same = "A and B are both ‘{words}’, so there is nothing to compare"
  case tooLong = "the calendar ends before the experiment does"
  case broken = "‘{name}’ cannot be carried out as it stands"
  case brokenWay = "‘retro check {path}’ says what its file lacks"
}
