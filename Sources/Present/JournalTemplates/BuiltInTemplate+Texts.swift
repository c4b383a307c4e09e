// Made from templates/ by `RETRO_REWRITE_GOLDENS=1 swift test --filter TemplateTests`; edit those files.

extension BuiltInTemplate {
  /// By name.
  static let texts: [String: String] = [
    "day": #"""
    ---
    type: {{type}}
    ---

    """#,
    "monthly-4ls": #"""
    ---
    type: {{type}}
    created: {{created}}
    tags: [retro]
    ---
    # {{title}}

    ## {{headings.review}}
    {{#review}}
    {{review}}
    {{/review}}

    ## Liked

    ## Learned

    ## Lacked

    ## Longed for

    """#,
    "monthly-kpt": #"""
    ---
    type: {{type}}
    created: {{created}}
    tags: [retro]
    ---
    # {{title}}

    ## {{headings.review}}
    {{#review}}
    {{review}}
    {{/review}}

    ## {{headings.keep}}

    ## {{headings.problem}}

    ## {{headings.try}}

    """#,
    "monthly-kpta": #"""
    ---
    type: {{type}}
    created: {{created}}
    tags: [retro]
    ---
    # {{title}}

    ## {{headings.review}}
    {{#review}}
    {{review}}
    {{/review}}

    ## {{headings.keep}}

    ## {{headings.problem}}

    ## {{headings.try}}

    ## {{headings.action}}

    """#,
    "monthly-start-stop-continue": #"""
    ---
    type: {{type}}
    created: {{created}}
    tags: [retro]
    ---
    # {{title}}

    ## {{headings.review}}
    {{#review}}
    {{review}}
    {{/review}}

    ## Start

    ## Stop

    ## Continue

    """#,
    "report": #"""
    # {{heading}}

    {{summary}}
    {{#omissions}}

    {{omissions}}
    {{/omissions}}

    {{mood}}
    {{#context}}

    {{context}}
    {{/context}}

    {{retrospectives}}
    {{#actions}}

    {{actions}}
    {{/actions}}
    {{#tags}}

    {{tags}}
    {{/tags}}

    """#,
    "weekly-4ls": #"""
    ---
    type: {{type}}
    created: {{created}}
    tags: [retro]
    ---
    # {{title}}

    {{dates}}

    ## {{headings.review}}
    {{#review}}
    {{review}}
    {{/review}}

    ## Liked

    ## Learned

    ## Lacked

    ## Longed for

    """#,
    "weekly-kpt": #"""
    ---
    type: {{type}}
    created: {{created}}
    tags: [retro]
    ---
    # {{title}}

    {{dates}}

    ## {{headings.review}}
    {{#review}}
    {{review}}
    {{/review}}

    ## {{headings.keep}}

    ## {{headings.problem}}

    ## {{headings.try}}

    """#,
    "weekly-kpta": #"""
    ---
    type: {{type}}
    created: {{created}}
    tags: [retro]
    ---
    # {{title}}

    {{dates}}

    ## {{headings.review}}
    {{#review}}
    {{review}}
    {{/review}}

    ## {{headings.keep}}

    ## {{headings.problem}}

    ## {{headings.try}}

    ## {{headings.action}}

    """#,
    "weekly-start-stop-continue": #"""
    ---
    type: {{type}}
    created: {{created}}
    tags: [retro]
    ---
    # {{title}}

    {{dates}}

    ## {{headings.review}}
    {{#review}}
    {{review}}
    {{/review}}

    ## Start

    ## Stop

    ## Continue

    """#,
    "report.html": #"""
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    {{{title_element}}}
    <style>
    {{{style}}}</style>
    </head>
    <body>
    {{{header}}}<main>
    {{{mood}}}{{{context}}}{{{retrospectives}}}{{{actions}}}{{{tags}}}</main>
    <footer><p>Made by retro from plain files.</p></footer>
    </body>
    </html>

    """#,
  ]
}
