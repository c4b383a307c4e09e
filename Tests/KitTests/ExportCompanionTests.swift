// What belongs to an export lies beside it, and is not passed over because it cannot be read.

import HostSystem
import JournalImports
import JournalKit
import JournalTestSupport
import Testing

@Suite struct ExportCompanionTests {
  private func failure(_ path: String) -> HostError.Kind? {
    do throws(ImportError) {
      _ = try ExportReader().reading(path)
      return nil
    } catch {
      if case .export(.host(let error)) = error { return error.kind }
      Issue.record("\(path): \(error)")
      return nil
    }
  }

  @Test func aDatabaseWhoseLogCannotBeReadIsNotImported() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array("SQLite format 3\0".utf8) + [UInt8](repeating: 0, count: 200), to: "loop.db")
    for ending in ["-wal", "-journal"] {
      try folder.write([], to: "loop.db\(ending)/inside")
      #expect(failure("\(folder.path)/loop.db") == .isDirectory, "\(ending)")
      try FileSystem.removeFile("\(folder.path)/loop.db\(ending)/inside")
      try FileSystem.removeEmptyFolder("\(folder.path)/loop.db\(ending)")
    }
  }

  @Test func habitsAreNotImportedWithoutTheDaysOfOneThatCannotBeRead() throws {
    let folder = try TemporaryFolder()
    let head =
      "Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?"
    try folder.write(Array("\(head)\n1,Run,YES_NO,,,3,7,#f,,,,false\n".utf8), to: "Habits.csv")
    try folder.write(Array("Date,Value,Notes\n2026-11-19,YES_MANUAL,\n".utf8), to: "001 Run/Checkmarks.csv")
    #expect(failure("\(folder.path)/Habits.csv") == nil)
    try folder.write([], to: "002 Sauna/Checkmarks.csv/inside")
    #expect(failure("\(folder.path)/Habits.csv") == .isDirectory)
  }
}
