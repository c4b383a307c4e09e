// The signs of a habit’s day.

import Documents
import JournalInsights
import JournalModel

extension Theme.Icons {
  /// The box of a habit with a blank after it: as a person writes it, or as wide.
  func box(of state: HabitState) -> String {
    switch (self, state) {
    case (.text, .done): BoxSign.done.box + " "
    case (.text, .partly): BoxSign.partly.box + " "
    case (.text, .skip), (.text, .no): BoxSign.dropped.box + " "
    case (_, .done), (_, .partly), (_, .skip), (_, .no): sign(of: state) + "  "
    default: BoxSign.open.box + " "
    }
  }
}

extension HabitState {
  /// The box that a page shows of it.
  var sign: BoxSign {
    switch self {
    case .done: .done
    case .partly: .partly
    case .skip, .no: .dropped
    default: .open
    }
  }
}
