// The codes of everything that is found in a person's files: each is declared here and nowhere else.

extension Diagnostic {
  /// What kind of thing was found: `family/name`. Stable, so that programs may compare it; docs/format.md explains each, and a test holds that table
  /// to these declarations.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    case frontMatterUnclosed = "front-matter/unclosed"
    case frontMatterDuplicateKey = "front-matter/duplicate-key"
    case frontMatterTab = "front-matter/tab"
    case frontMatterEncoding = "front-matter/encoding"
    case frontMatterBadEscape = "front-matter/bad-escape"
    case frontMatterSyntax = "front-matter/syntax"

    case fileConflictMarkers = "file/conflict-markers"
    case fileSyncCopy = "file/sync-copy"
    case fileEncoding = "file/encoding"
    case fileAlmostPeriod = "file/almost-period"
    case fileNameMismatch = "file/name-mismatch"
    case fileAmbiguousSlug = "file/ambiguous-slug"
    case fileDuplicatePeriod = "file/duplicate-period"
    case fileOverlappingTerms = "file/overlapping-terms"

    case propertyUnknownValue = "property/unknown-value"
    case propertyBadDate = "property/bad-date"
    case propertyWrongType = "property/wrong-type"
    case propertyNested = "property/nested"
    case propertyNearMiss = "property/near-miss"
    case propertyMissing = "property/missing"
    case propertyDoubledTarget = "property/doubled-target"
    case propertyChangedPlan = "property/changed-plan"
    case propertyOfLine = "property/of-line"
    case propertyPlainLink = "property/plain-link"

    case sectionAlmostHeading = "section/almost-heading"
    case sectionOpenQuestions = "section/open-questions"

    case itemAlmostCheckbox = "item/almost-checkbox"
    case itemDuplicateId = "item/duplicate-id"
    case itemBrokenLink = "item/broken-link"
    case itemWords = "item/words"
    case itemContradiction = "item/contradiction"
    case itemBadField = "item/bad-field"
    case itemBadDate = "item/bad-date"
    case itemAdjacentFields = "item/adjacent-fields"

    case retroWeekMismatch = "retro/week-mismatch"
    case retroReviewBox = "retro/review-box"
    case retroReviewBoxStays = "retro/review-box-stays"

    case logUnknownActivity = "log/unknown-activity"
    case logPlainActivity = "log/plain-activity"
    case logBadTime = "log/bad-time"
    case logBadQuantity = "log/bad-quantity"
    case logUnitMismatch = "log/unit-mismatch"
    case logContradiction = "log/contradiction"

    case metricsBadHeader = "metrics/bad-header"
    case metricsBadRow = "metrics/bad-row"
    case metricsDuplicateDate = "metrics/duplicate-date"
    case metricsImportedByGuesses = "metrics/imported-by-guesses"
    case metricsImportedInExportZone = "metrics/imported-in-export-zone"
    case metricsMood = "metrics/mood"
    case metricsNearMiss = "metrics/near-miss"
    case metricsOtherYear = "metrics/other-year"
    case metricsOutOfOrder = "metrics/out-of-order"
    case metricsOutOfRange = "metrics/out-of-range"
    case metricsUnlikeImport = "metrics/unlike-import"
    case metricsUnread = "metrics/unread"

    case templateMistake = "template/mistake"
    case templateUnfit = "template/unfit"
    case templateUnusable = "template/unusable"
    case templateUnknownName = "template/unknown-name"

    case configUnknownKey = "config/unknown-key"
    case configBadValue = "config/bad-value"
    case configConflict = "config/conflict"
    case configNested = "config/nested"
  }

  /// What a kind of finding is about: the first half of its code.
  public enum Family: String, Hashable, Sendable, CaseIterable {
    case frontMatter = "front-matter"
    case file
    case property
    case section
    case item
    case retro
    case log
    case metrics
    case template
    case config
  }
}

extension Diagnostic.Code {
  /// How grave all findings of this kind are.
  public var severity: Diagnostic.Severity {
    switch self {
    case .frontMatterUnclosed, .frontMatterDuplicateKey, .frontMatterTab, .frontMatterEncoding, .frontMatterBadEscape, .frontMatterSyntax,
      .fileConflictMarkers, .metricsBadHeader, .metricsBadRow, .templateMistake, .templateUnusable, .configBadValue, .configNested:
      .error
    case .propertyOfLine, .propertyPlainLink, .itemBrokenLink, .logPlainActivity, .itemWords, .retroReviewBox, .retroReviewBoxStays, .sectionOpenQuestions,
      .metricsImportedByGuesses, .metricsImportedInExportZone, .metricsUnlikeImport, .metricsUnread:
      .hint
    default: .warning
    }
  }

  /// Whether the other files of a journal can tell it of a file.
  public var isToldByOtherFiles: Bool {
    switch self {
    case .fileAmbiguousSlug, .fileDuplicatePeriod, .fileOverlappingTerms, .propertyDoubledTarget, .itemBrokenLink, .itemContradiction,
      .retroReviewBox, .retroReviewBoxStays, .logUnknownActivity, .logPlainActivity, .logUnitMismatch:
      true
    default: false
    }
  }

  /// Whether findings of this kind are about this.
  public func isOf(_ family: Diagnostic.Family) -> Bool { rawValue.hasPrefix("\(family.rawValue)/") }
}
