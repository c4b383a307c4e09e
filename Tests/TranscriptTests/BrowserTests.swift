// Pages in a real browser: what those hear who do not see them, and where things stand on a telephone and on a desk.

import Foundation
import JournalTestSupport
import Testing

@Suite(.threadOfItsOwn) struct BrowserTests {
  private static let browser = installed(["chromium", "chromium-browser", "google-chrome"])
  /// Places of words depend on their font; where it is missing, only names are compared by a person.
  private static let hasFont = ["/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"].contains { FileManager.default.fileExists(atPath: $0) }
  private static let folder = Repository.fixtures.appending(path: "pages")

  /// Pages of every kind, and what makes each; those with blanks between are looked at after each other.
  private static let pages: [(name: String, file: String, command: String)] = [
    ("week", "week.html", "retro report 2026-W46 -q -o ../week.html"),
    ("month", "month.html", "retro report 2026-10 -q -o ../month.html"),
    ("year", "year.html", "retro report 2026 -q -o ../year.html"),
    ("clinician", "clinician.html", "retro report --for-clinician 8w --include mood,sleep,wellness -q -o ../clinician.html"),
    ("chart", "chart.html", "retro chart mood,sleep,steps last-quarter -q -o ../chart.html"),
    ("calendar", "calendar.html", "retro calendar 2026 --chart -q -o ../calendar.html"),
    (
      "figures", figures.indices.map { "figure-\($0).html" }.joined(separator: " "),
      figures.enumerated().map { "retro \($1) -q -o ../figure-\($0).html" }.joined(separator: " && ")
    ),
    ("site-home", "site/index.html", "retro site -q -o ../site"),
    ("site-day", "site/days/2026-11-19.html", ""),
    ("site-habit", "site/habits/run.html", ""),
    ("site-search", "site/search.html", ""),
    ("site-find", "site/search.html#q=", ""),
    ("site-calendar", "site/calendar.html", ""),
    ("site-month", "site/months/2026-10.html", ""),
    ("site-year", "site/years/2026.html", ""),
    ("site-retrospective", "site/retros/2026-w46.html", ""),
    ("site-tries", "site/tries.html", ""),
    ("site-actions", "site/actions.html", ""),
    ("site-goal", "site/goals/run-500-km.html", ""),
    ("site-metrics", "site/metrics.html", ""),
    ("site-tags", "site/tags.html", ""),
  ]

  /// A picture of each kind: a line with gaps and what is usual, bars, nights, a year in pixels, the grid of a month, how steady a habit was, parts on
  /// top of each other, a pace with its fan, a cloud with its means, days of the week, several below each other, the way of Tries, and a term.
  private static let figures = [
    "chart resting-heart-rate last-quarter", "chart steps 2026-11", "chart sleep 2026-11", "chart mood 2026", "calendar 2026-10 --chart",
    "chart habit:run last-quarter", "chart wellness", "chart goal:run-500-km", "chart steps --against sleep", "chart mood --by weekday",
    "chart mood,sleep,steps 2026-11", "chart tries", "chart term:2026-rest",
  ]

  /// The tree of names that a screen reader is given, each with its role and with the box that it takes, in hundredths of the page’s width, and no page
  /// wider than its screen.
  @Test(.enabled(if: browser != nil && hasFont, "needs chromium and DejaVu Sans")) func pagesAreAsTheyWereLookedAt() throws {
    let program = try #require(BuiltProgram.url, "the program is not built")
    let home = try TemporaryHome(program: program)
    try FileManager.default.removeItem(at: home.journal)
    try FileManager.default.copyItem(at: Repository.examples.appending(path: "journal"), to: home.journal)
    let names = try JSONSerialization.data(withJSONObject: Self.pages.map { [$0.name, $0.file] })
    let frame = Self.script.replacing("PAGES", with: String(decoding: names, as: UTF8.self))
    try frame.write(to: home.folder.url.appending(path: "frame.html"), atomically: false, encoding: .utf8)
    let commands = Self.pages.map(\.command).filter { !$0.isEmpty }
    let text = try run(
      commands + [
        "\(try #require(Self.browser)) --headless --no-sandbox --disable-gpu --hide-scrollbars --no-first-run --allow-file-access-from-files"
          + " --enable-blink-features=ComputedAccessibilityInfo --user-data-dir=../profile --window-size=1400,1000 --virtual-time-budget=60000"
          + " --dump-dom file://$PWD/../frame.html 2>/dev/null"
      ], home)
    let told = text.split(separator: "<pre id=\"told\">").last.map { $0.prefix { $0 != "<" } } ?? ""
    let parts = told.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&").split(separator: "§ ")
    #expect(parts.count == Self.pages.count * 2, "\(text.suffix(400))")
    for part in parts {
      let name = part.prefix { $0 != "\n" }
      let lines = String(part.dropFirst(name.count + 1))
      let wide = lines.split(separator: "\n").filter { $0.hasSuffix(" wider than its screen") && !$0.hasPrefix("no ") }
      if !wide.isEmpty { Issue.record("\(name) is moved sideways") }
      if let difference = try Golden(Self.folder.appending(path: "\(name).txt")).difference(from: lines) { Issue.record("\(difference)") }
    }
  }

  private func run(_ commands: [String], _ home: TemporaryHome) throws -> String {
    let process = Process(), pipe = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", commands.joined(separator: " && ")]
    process.currentDirectoryURL = home.journal
    process.environment = home.environment(zone: "UTC").merging(["RETRO_NOW": "2026-11-20T21:00"]) { $1 }
    (process.standardInput, process.standardOutput) = (FileHandle.nullDevice, pipe)
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func installed(_ names: [String]) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    return names.flatMap { name in folders.map { "\($0)/\(name)" } }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Shows each page in frames of two widths, and writes down what is in them. Boxes are rounded so far that another version of the browser does not
  /// move them.
  private static let script = """
    <!doctype html><meta charset="utf-8"><body><script>
    const pages = PAGES, shown = [], wanted = "h1,h2,h3,main,nav,[role=img],[role=group],[role=search],img,table,summary,input";
    function tell(frame, width) {
      const page = frame.contentDocument, style = page.createElement("style");
      style.textContent = "* { font-family: 'DejaVu Sans' !important; }";
      page.head.append(style);
      const lines = [];
      for (const one of page.querySelectorAll(wanted)) {
        const box = one.getBoundingClientRect();
        if (!box.width || !box.height || !one.checkVisibility()) continue;
        const share = (number) => Math.round(number / width * 20) * 5;
        const name = (one.computedName || (/^(H|SUM)/.test(one.tagName) ? one.textContent : "")).replace(/\\s+/g, " ").trim().slice(0, 90);
        lines.push(`${one.computedRole} ‘${name}’ from ${share(box.left)} to ${share(box.right)}`);
      }
      if (page.activeElement && page.activeElement.tagName === "INPUT") lines.push(`the cursor stands in ‘${page.activeElement.computedName}’`);
      for (const words of page.querySelectorAll("svg text")) {
        const box = words.getBoundingClientRect(), room = words.ownerSVGElement.getBoundingClientRect();
        if (box.left < room.left - 1 || box.right > room.right + 1) lines.push(`‘${words.textContent}’ runs out of its picture`);
      }
      const rest = page.documentElement.scrollWidth - width;
      lines.push(rest > 0 ? `${rest} wider than its screen` : "no wider than its screen");
      return lines.join("\\n") + "\\n";
    }
    (async () => {
      for (const [name, files] of pages) for (const width of [320, 1280]) for (const [place, file] of files.split(" ").entries()) {
        const frame = document.createElement("iframe");
        frame.style.cssText = `width:${width}px;height:900px;border:0`;
        frame.src = file;
        const loaded = new Promise((done) => { frame.onload = done; });
        document.body.append(frame);
        await loaded;
        shown.push((place ? "" : `§ ${name}.${width}\\n`) + tell(frame, width));
        frame.remove();
      }
      const pre = document.createElement("pre");
      pre.id = "told";
      pre.textContent = shown.join("");
      document.body.append(pre);
    })();
    </script></body>
    """
}
