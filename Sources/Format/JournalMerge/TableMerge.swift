// Tables of numbers: by date and column, each cell for itself.

import JournalText

/// The merge of comma-separated values.
struct TableMerge {
  let markers: ConflictMarkers

  init(_ markers: ConflictMarkers) { self.markers = markers }

  /// A table in which each row has its date.
  private struct Table {
    let header: [ArraySlice<UInt8>]
    let headerLine: ArraySlice<UInt8>
    let rows: [ArraySlice<UInt8>: ArraySlice<UInt8>]
    let keys: [ArraySlice<UInt8>]
    let isSorted: Bool
    let columns: [ArraySlice<UInt8>: Int]

    /// Nil where a row has no date of its own.
    init?(_ lines: [ArraySlice<UInt8>]) {
      guard let first = lines.first else { return nil }
      let header = TableMerge.cells(first)
      guard header.first?.elementsEqual("date".utf8) ?? false else { return nil }
      var columns: [ArraySlice<UInt8>: Int] = [:]
      for (place, name) in header.enumerated() { if columns.updateValue(place, forKey: name) != nil { return nil } }
      var rows: [ArraySlice<UInt8>: ArraySlice<UInt8>] = [:]
      rows.reserveCapacity(lines.count)
      var (isSorted, last) = (true, ArraySlice<UInt8>?.none)
      var keys: [ArraySlice<UInt8>] = []
      for line in lines.dropFirst() {
        let key = line.prefix { $0 != ASCII.comma && $0 != ASCII.lineFeed }
        if key.isEmpty || key.first == ASCII.quote || rows.updateValue(line, forKey: key) != nil { return nil }
        if let last, !last.lexicographicallyPrecedes(key) { isSorted = false }
        last = key
        keys.append(key)
      }
      (headerLine, self.header, self.columns) = (first, header, columns)
      (self.isSorted, self.keys, self.rows) = (isSorted, keys, rows)
    }
  }

  /// Nil where a record goes over several lines.
  func merge(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) -> MergeResult? {
    guard let o = Self.records(base), let a = Self.records(ours), let b = Self.records(theirs) else { return nil }
    if let tableA = Table(a), let tableB = Table(b), let tableO = o.isEmpty ? Table(a.prefix(1) + []) : Table(o), tableA.isSorted, tableB.isSorted {
      return byDate(tableO, tableA, tableB)
    }
    return byRow(o, a, b)
  }

  /// Row by row, whatever their dates are; nil where a record goes over several lines.
  func mergeRows(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) -> MergeResult? {
    guard let o = Self.records(base), let a = Self.records(ours), let b = Self.records(theirs) else { return nil }
    return byRow(o, a, b)
  }

  // MARK: By date

  private func byDate(_ o: Table, _ a: Table, _ b: Table) -> MergeResult {
    let header = columns(o, a, b)
    let isOurForm = header.elementsEqual(a.header), isTheirForm = header.elementsEqual(b.header)
    let line = isOurForm ? Array(a.headerLine) : isTheirForm ? Array(b.headerLine) : Self.line(header)
    var result = MergeResult(line)
    for key in Self.union(a.keys, b.keys) {
      let (old, mine, other) = (o.rows[key], a.rows[key], b.rows[key])
      switch (mine, other) {
      case (let mine?, let other?):
        if isOurForm, mine == other || other == old, o.header == b.header || mine == other && isTheirForm {
          result.bytes += mine
        } else if isTheirForm, mine == old, o.header == a.header {
          result.bytes += other
        } else {
          add(key, cells(header, old.map { ($0, o) }, (mine, a), (other, b)), (mine, a), (other, b), header, to: &result)
        }
      case (let mine?, nil): add(mine, of: a, isIn: old == mine && o.header == a.header, old != nil, true, header, isOurForm, to: &result)
      case (nil, let other?): add(other, of: b, isIn: old == other && o.header == b.header, old != nil, false, header, isTheirForm, to: &result)
      case (nil, nil): break
      }
    }
    return result
  }

  /// A row that one side alone has: new there, or taken out on the other side.
  private func add(
    _ row: ArraySlice<UInt8>, of table: Table, isIn isUnchanged: Bool, _ wasThere: Bool, _ isOurs: Bool, _ header: [ArraySlice<UInt8>],
    _ hasForm: Bool, to result: inout MergeResult
  ) {
    if wasThere, isUnchanged { return }
    let line = hasForm ? Array(row) : Self.line(header.map { Self.cell($0, row, table) })
    guard wasThere else {
      result.bytes += line
      return
    }
    let conflict = MergeConflict(isOurs ? .removedThere : .removedHere)
    result.bytes += markers.conflict(isOurs ? line : [], isOurs ? [] : line, conflict)
    result.conflicts.append(conflict)
  }

  private func add(
    _ key: ArraySlice<UInt8>, _ cells: [ArraySlice<UInt8>]?, _ ours: (row: ArraySlice<UInt8>, table: Table),
    _ theirs: (row: ArraySlice<UInt8>, table: Table), _ header: [ArraySlice<UInt8>], to result: inout MergeResult
  ) {
    if let cells { return result.bytes += Self.line(cells) }
    let conflict = MergeConflict(.row(String(decoding: key, as: UTF8.self)))
    let lines = [ours, theirs].map { side in Self.line(header.map { Self.cell($0, side.row, side.table) }) }
    result.bytes += markers.conflict(lines[0], lines[1], conflict)
    result.conflicts.append(conflict)
  }

  /// Cell by cell; nil where both sides changed one in different ways. Of a cell of which nothing is known before, a value counts more than none.
  private func cells(
    _ header: [ArraySlice<UInt8>], _ base: (row: ArraySlice<UInt8>, table: Table)?, _ ours: (row: ArraySlice<UInt8>, table: Table),
    _ theirs: (row: ArraySlice<UInt8>, table: Table)
  ) -> [ArraySlice<UInt8>]? {
    let (cellsA, cellsB, cellsO) = (Self.cells(ours.row), Self.cells(theirs.row), base.map { Self.cells($0.row) })
    func cell(_ name: ArraySlice<UInt8>, _ cells: [ArraySlice<UInt8>], _ table: Table) -> ArraySlice<UInt8> {
      table.columns[name].flatMap { $0 < cells.count ? cells[$0] : nil } ?? []
    }
    var merged: [ArraySlice<UInt8>] = []
    for name in header {
      let (a, b) = (cell(name, cellsA, ours.table), cell(name, cellsB, theirs.table))
      let old = base.flatMap { base in cellsO.map { cell(name, $0, base.table) } } ?? []
      if a == b || b == old { merged.append(a) } else if a == old { merged.append(b) } else { return nil }
    }
    return merged
  }

  /// The columns of both, those of theirs behind what they stand behind there; a column that one side took out is gone where it is empty on the other.
  private func columns(_ o: Table, _ a: Table, _ b: Table) -> [ArraySlice<UInt8>] {
    if a.header == b.header { return a.header }
    var header = a.header.filter { b.columns[$0] != nil || o.columns[$0] == nil || !isUnchanged($0, o, a) }
    for (place, name) in b.header.enumerated() where a.columns[name] == nil {
      if o.columns[name] != nil, isUnchanged(name, o, b) { continue }
      let before = b.header[..<place].last { header.contains($0) }.flatMap { header.firstIndex(of: $0) }
      header.insert(name, at: (before ?? 0) + 1)
    }
    return header
  }

  private func isUnchanged(_ name: ArraySlice<UInt8>, _ o: Table, _ side: Table) -> Bool {
    side.keys.allSatisfy { key in
      let row = side.rows[key].map { Self.cell(name, $0, side) } ?? []
      return row == (o.rows[key].map { Self.cell(name, $0, o) } ?? [])
    }
  }

  // MARK: By row

  /// Rows that are no days, such as the ledger of imports: each is kept as it stands.
  private func byRow(_ o: [ArraySlice<UInt8>], _ a: [ArraySlice<UInt8>], _ b: [ArraySlice<UInt8>]) -> MergeResult? {
    if let header = a.first, let other = b.first, header != other { return nil }
    func pieces(_ rows: [ArraySlice<UInt8>]) -> [Piece] {
      rows.map { row in
        var piece = Piece(.rigid, Array(row))
        // Rows that were added at the same place stand in the order of their days.
        piece.time = Self.number(ofDay: row)
        return piece
      }
    }
    let merged = PieceMerge(parts: PartMerge(markers: markers), base: pieces(o), ours: pieces(a), theirs: pieces(b)).merged()
    // Between rows no line is empty.
    return MergeResult(merged.pieces.flatMap(\.bytes), conflicts: merged.conflicts)
  }

  private static func number(ofDay row: ArraySlice<UInt8>) -> Int? {
    let digits = row.prefix(10).filter(\.isDigit)
    return digits.count == 8 ? Int(String(decoding: digits, as: UTF8.self)) : nil
  }

  // MARK: Cells

  /// Lines; nil where a quoted cell goes over several.
  private static func records(_ bytes: [UInt8]) -> [ArraySlice<UInt8>]? {
    let lines = TextMerge.lines(bytes)
    if bytes.contains(ASCII.quote), lines.contains(where: { $0.count { $0 == ASCII.quote } % 2 == 1 }) { return nil }
    return lines.contains(where: { $0.count == 1 }) ? nil : lines
  }

  /// Cells as they stand, quotes included.
  static func cells(_ line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var (cells, start, isQuoted) = ([ArraySlice<UInt8>](), line.startIndex, false)
    let end = line.last == ASCII.lineFeed ? line.endIndex - 1 : line.endIndex
    for index in line.startIndex..<end {
      if line[index] == ASCII.quote { isQuoted.toggle() } else if line[index] == ASCII.comma, !isQuoted {
        cells.append(line[start..<index])
        start = index + 1
      }
    }
    return cells + [line[start..<end]]
  }

  private static func cell(_ name: ArraySlice<UInt8>, _ row: ArraySlice<UInt8>, _ table: Table) -> ArraySlice<UInt8> {
    guard let place = table.columns[name] else { return [] }
    let cells = cells(row)
    return place < cells.count ? cells[place] : []
  }

  private static func line(_ cells: [ArraySlice<UInt8>]) -> [UInt8] { Array(cells.joined(separator: [ASCII.comma])) + [ASCII.lineFeed] }

  private static func union(_ a: [ArraySlice<UInt8>], _ b: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>] {
    var (i, j, union) = (0, 0, [ArraySlice<UInt8>]())
    while i < a.count || j < b.count {
      if j == b.count || i < a.count && a[i].lexicographicallyPrecedes(b[j]) {
        union.append(a[i])
        i += 1
      } else {
        if i < a.count, a[i] == b[j] { i += 1 }
        union.append(b[j])
        j += 1
      }
    }
    return union
  }
}
