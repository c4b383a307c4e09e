// Loop Habit Tracker's CSV files, new and old.

import JournalDates
import JournalImports
import JournalModel
import Testing

@Suite struct LoopHabits {
  private let header =
    "Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?\n"

  @Test func habitsAndCheckmarksBecomeLines() {
    var reader = LoopReader()
    let habits =
      header + "001,\"Read, slowly\",YES_NO,,,1,1,#f,,,,false\n" + "002,Wasser,NUMERICAL,,,1,1,#f,l,AT_LEAST,2.0,false\n"
      + "003,走る,YES_NO,,,3,7,#f,,,,true\n"
    reader.add("Loop/Habits.csv", Array(habits.utf8))
    // Newest first; a comma in a name leaves the folder's name.
    reader.add(
      "Loop/001 Read slowly/Checkmarks.csv",
      Array("Date,Value,Notes\n2026-03-04,YES_AUTO,\n2026-03-03,SKIP,ill\n2026-03-02,NO,\n2026-03-01,YES_MANUAL,\"two\nchapters\"\n".utf8))
    reader.add(
      "Loop/002 Wasser/Checkmarks.csv",
      Array("Date,Value,Notes\n2026-03-02,2500,\n2026-03-01,1500,\n2026-02-28,NO,\n2026-02-27,UNKNOWN,\n".utf8))
    // Of other letters only the number is left.
    reader.add("Loop/003/Checkmarks.csv", Array("Date,Value,Notes\n2026-03-01,YES_MANUAL,\n2026-03-02,MAYBE,\n2026-02-30,NO,\n".utf8))
    let data = reader.finish()
    #expect(data.habits.map(\.schedule) == [.daily, .daily, .perWeek(3)])
    #expect(data.habits.map(\.isArchived) == [false, false, true])
    #expect(data.habits[1].target == HabitTarget(.atLeast, Quantity(2, "l")))
    #expect(
      data.toldLines == [
        "2026-02-28 no Wasser amount=0 l", "2026-03-01 done Read, slowly ‘two\nchapters’", "2026-03-01 partly Wasser amount=1.5 l",
        "2026-03-01 done 走る", "2026-03-02 no Read, slowly", "2026-03-02 done Wasser amount=2.5 l", "2026-03-03 skip Read, slowly skip=ill",
      ])
    #expect(data.warnings.map(\.text) == ["走る: a date that is none", "走る: a value that is not known: MAYBE"])
    #expect(data.warnings.map(\.line) == [4, 3])
  }

  @Test func olderExportsHaveNumbers() {
    var reader = LoopReader()
    reader.add("Habits.csv", Array("Position,Name,Description,NumRepetitions,Interval,Color\n001,Run,,2,7,#f\n002,Swim,,1,3,#f\n".utf8))
    reader.add("001 Run/Checkmarks.csv", Array("2026-03-01,2\n2026-03-02,1\n2026-03-03,0\n".utf8))
    let data = reader.finish()
    #expect(data.habits.map(\.schedule) == [.perWeek(2), .every(days: 3)])
    #expect(data.toldLines == ["2026-03-01 done Run", "2026-03-03 no Run"])
  }

  @Test func olderExportsKeepTheirAmounts() {
    var reader = LoopReader()
    reader.add(
      "Habits.csv", Array("Position,Name,Description,NumRepetitions,Interval,Color\n001,Run,,2,7,#f\n002,Water,,1,1,#f\n".utf8))
    reader.add("001 Run/Checkmarks.csv", Array("2026-03-01,2\n2026-03-02,3\n".utf8))
    reader.add("002 Water/Checkmarks.csv", Array("2026-03-01,2500\n2026-03-02,0\n2026-03-03,750\n".utf8))
    let data = reader.finish()
    #expect(
      data.toldLines == [
        "2026-03-01 done Run", "2026-03-01 done Water amount=2.5", "2026-03-02 skip Run skip=", "2026-03-02 no Water amount=0",
        "2026-03-03 done Water amount=0.75",
      ])
    #expect(
      data.warnings.map(\.text) == [
        "Water: its values were read as thousandths of an amount, as Loop writes them; the export does not say so"
      ])
  }

  @Test func theFileOfAllHabitsIsReadWhereThereIsNoOther() {
    let all = Array("Date,Read, slowly,Water,Run,\n2026-03-02,YES_MANUAL,1500,NO,\n2026-03-01,NO,SKIP,YES_AUTO,\n".utf8)
    let lines = ["2026-03-01 no Read, slowly", "2026-03-01 skip Water skip=", "2026-03-02 done Read, slowly", "2026-03-02 no Run"]
    var reader = LoopReader()
    reader.add(
      "Loop/Habits.csv",
      Array(
        (header
          + "001,\"Read, slowly\",YES_NO,,,1,1,#f,,,,false\n002,Water,NUMERICAL,,,1,1,#f,l,AT_LEAST,2.0,false\n003,Run,YES_NO,,,3,7,#f,,,,false\n")
          .utf8))
    reader.add("Loop/Checkmarks.csv", all)
    let data = reader.finish()
    #expect(data.toldLines == lines + ["2026-03-02 partly Water amount=1.5 l"])
    #expect(data.warnings.isEmpty)
    // Without the list nobody knows whose columns these are.
    var alone = LoopReader()
    alone.add("Checkmarks.csv", all)
    let unread = alone.finish()
    #expect(unread.lines.isEmpty)
    #expect(unread.warnings.last?.text.contains("3 columns") ?? false)
    var plain = LoopReader()
    plain.add("Checkmarks.csv", Array("Date,Water,Run,\n2026-03-02,1500,NO,\n".utf8))
    #expect(plain.finish().toldLines == ["2026-03-02 no Run", "2026-03-02 done Water amount=1.5"])
  }

  @Test func notesOfDaysThatLoopFilledInAreTold() {
    var reader = LoopReader()
    reader.add("Habits.csv", Array((header + "001,Run,YES_NO,,,3,7,#f,,,,false\n").utf8))
    reader.add(
      "001 Run/Checkmarks.csv", Array("Date,Value,Notes\n2026-03-02,YES_AUTO,ill\n2026-03-01,UNKNOWN,away\n2026-02-28,YES_AUTO,\n".utf8))
    let data = reader.finish()
    #expect(data.lines.isEmpty)
    #expect(data.warnings.map(\.count) == [2])
  }

  @Test func itIsRecognisedByItsFirstLine() {
    #expect(LoopReader.recognises(Array(header.utf8)))
    #expect(LoopReader.recognises(Array("Position,Name,Description,NumRepetitions,Interval,Color\n".utf8)))
    #expect(!LoopReader.recognises(Array("date,steps\n".utf8)))
    #expect(LoopReader.takes("x/Habits.csv") && LoopReader.takes("001/Checkmarks.csv"))
    #expect(LoopReader.takes("Checkmarks.csv") && !LoopReader.takes("001 Run/Scores.csv"))
    #expect(LoopReader.recognisesAll("Checkmarks.csv", Array("Date,Run,Tea,\n2026-03-01,YES_MANUAL,1500,\n".utf8)))
    #expect(!LoopReader.recognisesAll("Checkmarks.csv", Array("Date,Value,Notes\n2026-03-01,YES_MANUAL,\n".utf8)))
  }
}

extension ImportedData {
  fileprivate var toldLines: [String] {
    lines.map { line in
      let fields = line.fields.map { " \($0.key)=\($0.value)" }.joined()
      return "\(line.day) \(line.state.rawValue) \(line.activity)\(fields)\(line.text.isEmpty ? "" : " ‘\(line.text)’")"
    }
  }
}
