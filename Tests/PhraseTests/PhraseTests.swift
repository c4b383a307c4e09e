// Plain words, case by case.

import JournalPhrases
import Testing
