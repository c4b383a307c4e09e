// Days that lie elsewhere than the layout says.

import HostSystem
import JournalDates
import JournalFormat
import JournalLanguage
import JournalStore
import JournalText

extension Journal {
  /// Refuses to begin a folder of days beside notes that look like days and lie elsewhere: whoever keeps those would have two halves of a diary.
  /// Where the folder of days is there already, no name is looked at.
  func refuseSecondTree() throws {
    guard let folder = layout.dayFolder, !FileSystem.exists(diskPath(folder)) else { return }
    let found = try entryPaths().paths.filter { layout.place(ofPath: $0) == nil && Self.dayPattern(ofName: PathText.stem($0)) != nil }
    guard found.count > 1, let last = found.last, let name = Self.dayPattern(ofName: PathText.stem(last)) else { return }
    let top = last.firstIndex(of: "/").map { last[...$0] } ?? ""
    let values: TextValues = ["count": .number(found.count), "path": .place(last), "pattern": .text("\(top)\(name).md"), "folder": .text(folder)]
    throw WorkspaceError(.conflict, WritingText.secondTree, values, help: WritingText.secondTreeWay, values)
  }

  /// The pattern of names like this one; nil where it is no date alone.
  private static func dayPattern(ofName name: String) -> String? {
    if Period(name)?.unit == .day { return "{yyyy}-{MM}-{dd}" }
    guard NumericDate(name)?.day != nil, name.utf8.count == 10 else { return nil }
    let sign = name.first { !$0.isNumber } ?? "."
    return name.firstIndex(of: sign) == name.index(name.startIndex, offsetBy: 4) ? "{yyyy}\(sign){MM}\(sign){dd}" : "{dd}\(sign){MM}\(sign){yyyy}"
  }
}
