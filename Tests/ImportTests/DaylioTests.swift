// Daylio's tables of four generations, and its backups.

import Foundation
import JournalDates
import JournalImports
import JournalModel
import Testing

@Suite struct Daylio {
  @Test func everyGenerationOfTablesIsRead() {
    let tables = [
      "year,date,weekday,time,mood,activities,note\n2018,June 22,Friday,20:39,rad,run | read,\"all <b>well</b>\"\n",
      "full_date,date,weekday,time,mood,activities,note\n2018-06-22,June 22,Friday,8:39 PM,rad,run | read,all <b>well</b>\n",
      "\u{FEFF}full_date,date,weekday,time,mood,activities,note_title,note\r\n2018-06-22,22 June,Friday,8:39 pm, Rad , run |read ,,all <b>well</b>\r\n",
      "full_date,date,weekday,time,mood,activities,scales,note_title,note\n2018-06-22,June 22,Friday,20:39,rad,run | read,,,all <b>well</b>\n",
    ]
    for table in tables {
      #expect(DaylioReader.recognises(Array(table.utf8)))
      let data = DaylioReader.table(Array(table.utf8), moods: DaylioMoods())
      #expect(data.toldMoods == ["2018-06-22 20:39 great ‘all **well**’ run, read"])
      #expect(data.warnings.isEmpty)
    }
    #expect(!DaylioReader.recognises(Array("date,mood\n".utf8)))
  }

  @Test func entriesComeInTheOrderOfTheirTimes() {
    let table =
      "full_date,date,weekday,time,mood,activities,note\n2026-03-02,x,y,12:10 am,bad,,\n2026-03-02,x,y,12:10 pm,meh,,\n2026-03-01,x,y,9:00\u{202F}PM,good,,\n"
    let data = DaylioReader.table(Array(table.utf8), moods: DaylioMoods())
    #expect(data.toldMoods == ["2026-03-01 21:00 good", "2026-03-02 00:10 bad", "2026-03-02 12:10 average"])
  }

  @Test func namesThatNobodyExplainedAreToldAndNeverGuessed() {
    let table =
      "full_date,date,weekday,time,mood,activities,note\n2026-03-02,x,y,10:00,Zufrieden,,\n2026-03-03,x,y,10:00,Zufrieden,,\n2026-03-04,x,y,10:00,meh,,\n2026-03-05,x,y,25:00,meh,,\nkaputt\n2026-02-30,x,y,10:00,meh,,\n"
    let data = DaylioReader.table(Array(table.utf8), moods: DaylioMoods(["MEH": .bad]))
    #expect(data.unknownMoods == ["Zufrieden": 2])
    #expect(data.toldMoods == ["2026-03-04 10:00 bad", "2026-03-05 bad"])
    #expect(
      data.warnings.map { "\($0.line ?? 0) \($0.text) \($0.count)" } == [
        "5 a time that is none: ‘25:00’; the entry was kept without it 1",
        "7 a date that is none 1",
        "6 the table: a record that has not as many fields as the first 1",
      ])
    let own = DaylioReader.table(Array(table.utf8), moods: DaylioMoods(["zufrieden": .good]))
    #expect(own.unknownMoods.isEmpty)
  }

  @Test func aBackupKnowsItsOwnNames() throws {
    let json = """
      {"version":19,"customMoods":[{"id":1,"custom_name":"","mood_group_id":1,"predefined_name_id":1},{"id":9,"custom_name":"Solala","mood_group_id":3,"predefined_name_id":-1}],
      "tags":[{"id":4,"name":" run "}],"dayEntries":[
      {"id":2,"year":2026,"month":1,"day":28,"hour":23,"minute":5,"mood":9,"note":"a<br>b &amp; c &lt;3","note_title":"T","tags":[4,77],"timeZoneOffset":180},
      {"id":1,"year":2026,"month":1,"day":28,"hour":7,"minute":0,"mood":1,"note":"","note_title":"","tags":[]},
      {"id":3,"year":2026,"month":12,"day":1,"hour":7,"minute":0,"mood":1},{"id":4,"year":2026,"month":0,"day":1,"hour":7,"minute":0,"mood":55}]}
      """
    let base64 = Array(Data(json.utf8).base64EncodedString().utf8)
    let data = try DaylioReader.backup(base64, moods: DaylioMoods())
    #expect(data.toldMoods == ["2026-02-28 07:00 great", "2026-02-28 23:05 average ‘T\na\nb & c <3’ run"])
    #expect(data.warnings.map(\.text) == ["an entry with a date that is none"])
    #expect(data.unknownMoods == ["?": 1])
    #expect(throws: (any Error).self) { try DaylioReader.backup(Array("{}".utf8), moods: DaylioMoods()) }
    #expect(throws: (any Error).self) { try DaylioReader.backup(Array("e30x".utf8), moods: DaylioMoods()) }
  }
}

extension ImportedData {
  fileprivate var toldMoods: [String] {
    moods.map { mood in
      var text = "\(mood.day)\(mood.time.map { " \($0)" } ?? "") \(mood.mood.name)"
      if !mood.text.isEmpty { text += " ‘\(mood.text)’" }
      if !mood.activities.isEmpty { text += " " + mood.activities.joined(separator: ", ") }
      return text
    }
  }
}
