// From a page to PDF, by a program of the machine.

public import HostSystem
import JournalText

/// Makes PDF with the first of Chromium and WeasyPrint that is there.
public enum PageConversion {
  /// The sheets that a page is printed on.
  public enum Paper: String, Sendable {
    case a4 = "A4"
    case letter

    /// What is usual where the person lives, as the environment says it.
    public init(_ environment: Environment) {
      let locale = environment["LC_ALL"] ?? environment["LC_PAPER"] ?? environment["LANG"] ?? ""
      let country = locale.split(separator: "_").dropFirst().first.map { String($0.prefix(2)) } ?? ""
      self = ["US", "CA", "MX", "PH", "CL", "CO", "VE", "CR", "GT", "PA"].contains(country) ? .letter : .a4
    }
  }

  /// What came of a page: without a PDF the page itself is what is left to be printed.
  public enum Outcome: Sendable {
    case made([UInt8])
    /// Neither program is there.
    case noProgram
    /// One is there, and ended with an error, or took too long.
    case failed
  }

  /// - Throws: Where no program can be started at all.
  public static func pdf(of page: [UInt8], on paper: Paper, _ environment: Environment) throws -> Outcome {
    let base = PathText.join(environment.temporaryFolder, "retro-page-\(UInt64.random(in: 0 ... .max))")
    let (source, target) = (base + ".html", base + ".pdf")
    defer {
      FileSystem.discard(source)
      FileSystem.discard(target)
    }
    let ending = try ChildProcess.runShell(line, [source, target, base + ".profile"], environment, input: sheets(page, paper))
    if ending == .exit(127) { return .noProgram }
    guard ending == .exit(0), let bytes = FileSystem.readIfReadable(target), bytes.starts(with: Array("%PDF".utf8)) else { return .failed }
    return .made(bytes)
  }

  /// What the browser keeps of itself goes with it; as root it has no cage of its own. Where one fails, the next program may not.
  private static let line = """
    umask 077; cat > "$1" || exit 1
    failed=; limit=; command -v timeout >/dev/null 2>&1 && limit="timeout 120"
    for browser in chromium chromium-browser google-chrome; do
      command -v $browser >/dev/null 2>&1 || continue
      cage=; [ "$(id -u)" = 0 ] && cage=--no-sandbox
      $limit $browser --headless $cage --disable-gpu --no-first-run --user-data-dir="$3" --no-pdf-header-footer --export-tagged-pdf \\
        --generate-pdf-document-outline --print-to-pdf="$2" "$1" >/dev/null 2>&1
      status=$?; rm -rf "$3"; [ $status = 0 ] && [ -s "$2" ] && exit 0
      failed=1
    done
    command -v weasyprint >/dev/null 2>&1 || exit ${failed:-127}
    $limit weasyprint --quiet --pdf-variant pdf/ua-1 "$1" "$2" >/dev/null 2>&1 || exit 1
    """

  /// The page with the size of its sheets and a number on each.
  static func sheets(_ page: [UInt8], _ paper: Paper) -> [UInt8] {
    let rule =
      "@page { size: \(paper.rawValue); @bottom-right { content: counter(page) \" / \" counter(pages); font: 9pt system-ui, sans-serif; color: #55524C; } }\n"
    let end = Array("</style>".utf8)
    guard let place = page.indices.first(where: { page[$0] == 0x3C && page[$0...].starts(with: end) }) else {
      return page + Array("<style>\(rule)</style>\n".utf8)
    }
    return Array(page[..<place]) + Array(rule.utf8) + Array(page[place...])
  }
}
