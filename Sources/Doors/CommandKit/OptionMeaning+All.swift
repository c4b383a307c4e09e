// What people type for options that are called otherwise. These are meanings, not typos.

extension OptionMeaning {
  /// Of several that a command has an option for, the first counts. What could do more than is asked, such as `--force`, is told and never taken.
  public static let all: [OptionMeaning] = [
    OptionMeaning(["since", "after", "start", "begin", "starting"], "from"),
    OptionMeaning(["until", "till", "before", "end", "ending", "through"], "to"),
    OptionMeaning(["day", "on", "when", "as-of"], "date"),
    OptionMeaning(["by", "deadline", "until", "before", "date", "day", "on"], "due"),
    OptionMeaning(["time", "hour"], "at"),
    OptionMeaning(["every", "repeat", "repeats", "frequency", "freq", "often", "recur", "each", "interval"], "schedule"),
    // What is done again and again is a habit.
    OptionMeaning(
      ["every", "repeat", "repeats", "frequency", "freq", "often", "recur", "recurring", "interval", "schedule"], "due",
      instead: "retro habit add TITLE --schedule weekly"),
    OptionMeaning(["amount", "aim", "how-much", "for"], "target"),
    OptionMeaning(["limit", "at-most", "maximum", "max"], "target", sign: "<= "),
    OptionMeaning(["unit", "units"], "target", instead: "--target \"5 km\""),
    OptionMeaning(["prio", "importance"], "priority"),
    OptionMeaning(["importance", "weight"], "importance"),
    OptionMeaning(["score", "earns"], "points"),
    OptionMeaning(["kind", "kinds", "types"], "type"),
    OptionMeaning(["tags", "label", "labels"], "tag"),
    // Where words are written down, a tag is one of them.
    OptionMeaning(["tag", "tags", "label", "labels"], "at", instead: "\"#TAG\""),
    OptionMeaning(["max", "n", "count", "first", "top", "number", "head"], "limit"),
    OptionMeaning(["order", "order-by", "sort-by", "sorted"], "sort"),
    OptionMeaning(["message", "comment", "text", "remark"], "note"),
    OptionMeaning(["preview", "simulate", "noop", "what-if", "dry", "pretend"], "dry-run"),
    OptionMeaning(["show-private", "include-private", "with-private"], "private"),
    OptionMeaning(["hide-private", "without-private", "public"], "no-private"),
    OptionMeaning(["colour", "colors", "colours"], "color"),
    OptionMeaning(["silent", "quietly"], "quiet"),
    OptionMeaning(["batch", "non-interactive", "noninteractive"], "no-input"),
    OptionMeaning(["explain", "reasons", "reason", "because"], "why"),
    OptionMeaning(["closed", "completed", "finished"], "done"),
    OptionMeaning(["pending", "todo", "remaining"], "open"),
    OptionMeaning(["late", "past-due"], "overdue"),
    OptionMeaning(["archived", "everything"], "all"),
    OptionMeaning(["no-editor", "no-open"], "no-edit"),
    OptionMeaning(["ask", "guided", "prompt"], "interactive"),
    OptionMeaning(["folder", "directory", "dir", "root"], "journal", instead: "--journal DIR"),
    OptionMeaning(["force", "yes", "confirm", "assume-yes", "sure"], "yes", instead: "--yes"),
    // Where nothing is agreed to by an option, whoever says yes wants to be asked nothing.
    OptionMeaning(["yes", "y", "assume-yes"], "no-input"),
    OptionMeaning(["repair", "autofix", "fix-all", "mend"], "fix", instead: "--fix"),
    OptionMeaning(["last", "past", "this", "period", "range"], "output", instead: "last month"),
    OptionMeaning(["html", "web", "page"], "output", instead: "-o FILE.html"),
    OptionMeaning(["markdown", "md"], "output", instead: "-o FILE.md"),
    OptionMeaning(["csv", "tsv", "excel", "spreadsheet", "xlsx", "ods"], "output", instead: "-o FILE.csv"),
    OptionMeaning(["pdf"], "output", instead: "-o FILE.html, which a browser prints as PDF"),
    OptionMeaning(["out", "file", "save", "write-to", "export"], "output", instead: "-o FILE"),
    OptionMeaning(["into", "in", "week", "file"], "to", of: "FILE"),
    OptionMeaning(["machine", "machine-readable", "jsonl", "raw"], "json", instead: "--json"),
  ]
}
