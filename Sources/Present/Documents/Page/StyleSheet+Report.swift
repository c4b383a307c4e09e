// Made from templates/report.css by `RETRO_REWRITE_GOLDENS=1 swift test --filter ReportTests`; edit that file.

extension StyleSheet {
  package static let report = StyleSheet(
    text: #"""
      /* The look of a report. No fonts, no pictures, nothing from elsewhere; tests measure the contrasts of the colours below. */
      :root {
        color-scheme: light dark;
        --keep: #34C759;
        --problem: #FF3B30;
        --try: #AF52DE;
        --action: #007AFF;
        --page: #FAF9F6;
        --card: #FFFFFF;
        --text: #1E1D1B;
        --muted: #66635C;
        --rule: #E4E1DA;
        --link: #0B57B7;
        --code: #F1EFE9;
        --keep-text: #1B6E32;
        --problem-text: #B3241B;
        --try-text: #7D33A6;
        --action-text: #0B57B7;
        --mood: #8A6A1F;
        --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Hiragino Sans", "Noto Sans CJK JP", "Noto Sans CJK KR", sans-serif;
        --mono: ui-monospace, "SF Mono", Menlo, Consolas, "Noto Sans Mono", monospace;
      }
      @media (prefers-color-scheme: dark) {
        :root {
          --page: #151517;
          --card: #1E1E21;
          --text: #ECEBE8;
          --muted: #A5A29B;
          --rule: #36353A;
          --link: #7FB6FF;
          --code: #2A2A2E;
          --keep-text: #5FD97E;
          --problem-text: #FF8F87;
          --try-text: #D6A3F2;
          --action-text: #7FB6FF;
          --mood: #D9B45B;
        }
      }

      *, ::before, ::after { box-sizing: border-box; }
      html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
      body {
        margin: 0 auto;
        max-width: 62rem;
        padding: 3.5rem 2rem 2rem;
        background: var(--page);
        color: var(--text);
        font: 1rem/1.55 var(--sans);
        overflow-wrap: anywhere;
      }
      h1, h2, h3, p, ul, ol, figure { margin: 0; padding: 0; }
      h1, h2, h3 { line-height: 1.2; text-wrap: balance; }
      h1 { font-size: 2.25rem; font-weight: 700; letter-spacing: -0.02em; }
      h2 { font-size: 1.3rem; font-weight: 650; letter-spacing: -0.01em; }
      h3 { font-size: 0.95rem; font-weight: 650; }
      a { color: var(--link); text-underline-offset: 0.15em; text-decoration-thickness: 1px; }
      a:focus-visible, summary:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 2px; }
      code { font: 0.9em/1.4 var(--mono); background: var(--code); border-radius: 3px; padding: 0.1em 0.3em; }
      main > * { margin-top: 2.75rem; }

      .span { margin-top: 0.35rem; font-size: 1.15rem; color: var(--muted); }
      .counts { display: flex; flex-wrap: wrap; gap: 0.2rem 1.4rem; margin-top: 1.1rem; list-style: none; color: var(--muted); font-size: 0.92rem; }
      .note, .hint, .empty p, .source, figcaption { color: var(--muted); font-size: 0.92rem; }
      .note { margin-top: 0.4rem; }
      .hint, .empty p { margin-top: 0.6rem; max-width: 46rem; }
      .source { margin-top: 0.25rem; }

      .chart { display: grid; grid-template-columns: auto 1fr; column-gap: 0.8rem; margin-top: 1rem; }
      .chart svg { display: block; width: 100%; height: 9rem; padding: 0 0.6rem; overflow: visible; fill: none; stroke-linecap: round; stroke-linejoin: round; }
      .chart path { vector-effect: non-scaling-stroke; }
      .grid { stroke: var(--rule); stroke-width: 1px; }
      .line { stroke: var(--mood); stroke-width: 2px; }
      .dots { stroke: var(--mood); stroke-width: 9px; }
      .dots.small { stroke-width: 5px; }
      .scale { display: flex; flex-direction: column; justify-content: space-around; text-align: right; color: var(--muted); font-size: 0.8rem; line-height: 1; }
      .scale span { flex: 1; display: flex; align-items: center; justify-content: flex-end; }
      .ends { grid-column: 2; display: flex; justify-content: space-between; gap: 1rem; color: var(--muted); font-size: 0.8rem; }
      figcaption { margin-top: 0.7rem; }
      .days { display: grid; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); gap: 0.3rem 1.2rem; margin-top: 0.8rem; list-style: none; font-size: 0.92rem; }
      .days time { font-variant-numeric: tabular-nums; }
      .unknown { color: var(--muted); }
      details { margin-top: 0.8rem; font-size: 0.92rem; }
      summary { cursor: pointer; color: var(--link); width: fit-content; }

      .wide { margin-top: 0.9rem; max-width: 100%; overflow-x: auto; }
      .wide table, .bars, .provenance { border-collapse: collapse; font-variant-numeric: tabular-nums; }
      .wide th, .wide td { padding: 0.32rem 1.4rem 0.32rem 0; text-align: left; vertical-align: baseline; }
      .wide thead th { color: var(--muted); font-size: 0.85rem; font-weight: 400; }
      .wide tbody tr { border-top: 1px solid var(--rule); }
      .wide .number, .bars .number, .provenance .number { text-align: right; white-space: nowrap; }
      .measured th, .measured td { padding: 0.32rem 0.9rem 0.32rem 0; text-align: right; overflow-wrap: normal; }
      .measured tr > :first-child { text-align: left; padding-right: 2rem; }
      .measured tbody th { font-weight: 400; }
      .measured td:nth-child(2) { font-weight: 650; }
      .measured td.names { font-weight: 400; }

      .cards { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; margin-top: 1.1rem; align-items: stretch; }
      .card {
        --accent: var(--muted);
        --accent-text: var(--text);
        grid-column: 1 / -1;
        min-width: 0;
        padding: 1.1rem 1.3rem 1.2rem;
        background: var(--card);
        border: 1px solid var(--rule);
        border-top: 4px solid var(--accent);
        border-radius: 8px;
      }
      .keep, .problem, .try, .action { grid-column: auto; }
      .keep { --accent: var(--keep); --accent-text: var(--keep-text); }
      .problem { --accent: var(--problem); --accent-text: var(--problem-text); }
      .try { --accent: var(--try); --accent-text: var(--try-text); }
      .action { --accent: var(--action); --accent-text: var(--action-text); }
      .card h3 { color: var(--accent-text); }

      .items { margin-top: 0.7rem; padding-left: 1.3rem; }
      .items > li { padding-left: 0.1rem; }
      .items > li + li { margin-top: 0.65rem; }
      .items > li::marker { color: var(--accent, var(--muted)); }
      .items > li:target { outline: 2px solid var(--accent, var(--link)); outline-offset: 4px; border-radius: 2px; }
      .items > .open, .items > .done, .items > .partly, .items > .dropped { list-style: none; position: relative; }
      .sign { position: absolute; left: -1.3rem; color: var(--accent-text, var(--muted)); font-weight: 650; }
      .done > .text, .dropped > .text { color: var(--muted); }
      .dropped > .text > p:first-child { text-decoration: line-through; text-decoration-thickness: 1px; }
      .details { margin-top: 0.4rem; }
      .text > * + *, .details > * + * { margin-top: 0.4rem; }
      .details ul, .details ol { padding-left: 1.3rem; }
      .items li > p + p { margin-top: 0.4rem; }
      .review .text, .review .facts { display: inline-block; margin-right: 0.9rem; vertical-align: baseline; }
      .items blockquote { margin: 0; padding-left: 0.8rem; border-left: 3px solid var(--rule); color: var(--muted); }
      .items pre { margin: 0; padding: 0.6rem 0.8rem; background: var(--code); border-radius: 5px; white-space: pre-wrap; font: 0.88rem/1.45 var(--mono); }
      .items pre code { padding: 0; background: none; font: inherit; }
      .items table { display: block; width: fit-content; max-width: 100%; overflow-x: auto; border-collapse: collapse; font-size: 0.92rem; }
      .items th, .items td { padding: 0.25rem 0.6rem; border: 1px solid var(--rule); text-align: left; overflow-wrap: normal; }
      .items hr { width: 100%; margin-left: 0; border: 0; border-top: 1px solid var(--rule); }
      .tag { color: var(--muted); }
      .facts { display: flex; flex-wrap: wrap; gap: 0 0.9rem; margin-top: 0.1rem; list-style: none; color: var(--muted); font-size: 0.85rem; }
      .facts > li { min-width: 0; }
      .state { font-weight: 650; }

      .amounts { padding-left: 0; list-style: none; }
      .amounts > li { display: grid; grid-template-columns: 6.5rem 1fr; column-gap: 1.1rem; padding: 0.55rem 0; border-top: 1px solid var(--rule); }
      .amounts > li + li { margin-top: 0; }
      .amounts > li > * { grid-column: 2; }
      .amounts > li > .amount { grid-column: 1; text-align: right; }
      .amount { font-weight: 650; font-variant-numeric: tabular-nums; }
      .late { color: var(--problem-text); }
      section > p { margin-top: 0.6rem; max-width: 46rem; }
      section > .facts { margin-top: 0.4rem; }
      section > h2.group, section > h2.keep, section > h2.problem, section > h2.try, section > h2.action, section > h3 { margin-top: 1.4rem; font-size: 0.95rem; }
      h2.keep, h3.keep { color: var(--keep-text); }
      h2.problem, h3.problem { color: var(--problem-text); }
      h2.try, h3.try { color: var(--try-text); }
      h2.action, h3.action { color: var(--action-text); }
      .deeper { padding-left: 1.3rem; color: var(--muted); font-size: 0.92rem; }
      .prose > * + * { margin-top: 0.6rem; }
      .more { margin-top: 0.5rem; font-size: 0.92rem; }
      .more > p { margin-top: 0.6rem; color: var(--muted); }
      .provenance { margin-top: 0.3rem; font-size: 0.85rem; }
      section .provenance { display: table; }
      section .provenance td { padding: 0.15rem 1rem 0.15rem 0; border: 0; vertical-align: baseline; overflow-wrap: anywhere; }
      section .provenance td:last-child { width: 100%; padding-right: 0; color: var(--muted); }
      .bars { width: 100%; max-width: 46rem; margin-top: 0.8rem; }
      .bars th, .bars td { padding: 0.2rem 1rem 0.2rem 0; text-align: left; font-weight: 400; white-space: nowrap; }
      .bars .bar { width: 100%; padding-right: 0; }
      .bars svg, .gauge svg { display: block; width: 100%; height: 0.7rem; fill: var(--mood); }
      .gauge svg { max-width: 24rem; margin-bottom: 0.3rem; }
      .ground { fill: var(--rule); }
      .strip { font-variant-numeric: tabular-nums; letter-spacing: 0.02em; overflow-wrap: anywhere; }

      .columns { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem 2.4rem; margin-top: 1rem; }
      .columns > section { --accent: var(--action); --accent-text: var(--action-text); min-width: 0; }
      .columns > section:only-child { grid-column: 1 / -1; }
      .tags ul { display: flex; flex-wrap: wrap; gap: 0.3rem 1.4rem; margin-top: 0.7rem; list-style: none; }
      .tags .tag { color: var(--text); }
      .count { color: var(--muted); font-size: 0.85rem; font-variant-numeric: tabular-nums; }
      footer { margin-top: 3.5rem; padding-top: 1rem; border-top: 1px solid var(--rule); color: var(--muted); font-size: 0.85rem; }

      @media (max-width: 44rem) {
        body { padding: 1.6rem 1.1rem 1.2rem; }
        h1 { font-size: 1.75rem; }
        main > * { margin-top: 2.1rem; }
        .cards, .columns { grid-template-columns: minmax(0, 1fr); }
        .columns { gap: 1.6rem; }
        .card { padding: 1rem 1rem 1.1rem; }
        .chart svg { height: 7.5rem; }
        .amounts > li { grid-template-columns: 5rem 1fr; column-gap: 0.8rem; }
      }

      @media print {
        :root {
          --page: #FFFFFF;
          --card: #FFFFFF;
          --text: #000000;
          --muted: #55524C;
          --rule: #CFCBC2;
          --link: #000000;
          --code: #F4F2EE;
          --keep-text: #1B6E32;
          --problem-text: #B3241B;
          --try-text: #7D33A6;
          --action-text: #0B57B7;
          --mood: #6B5218;
        }
        @page { margin: 16mm 15mm; }
        body { max-width: none; padding: 0; font-size: 10.5pt; }
        main > * { margin-top: 1.8rem; }
        .cards, .columns { grid-template-columns: 1fr 1fr; }
        .card, .chart, .items > li, .bars tr { break-inside: avoid; }
        h2, h3, .source { break-after: avoid; break-inside: avoid; }
        footer { display: none; }
        .card, .dots, .line, .grid, .bar { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
        a { text-decoration: none; }
        summary { display: none; }
        details::details-content { display: block; content-visibility: visible; block-size: auto; }
      }
      """#)
}
