// Work on two threads gives what work on one would.

import HostSystem
import Synchronization
import Testing

@Suite struct WorkersTests {
  @Test(arguments: [0, 1, 15, 16, 17, 32, 33, 1000])
  func everyNumberIsWorkedOnOnceAndResultsStandInOrder(count: Int) {
    let seen = Mutex<[Int]>([])
    let results = Workers.map(count) { number in
      seen.withLock { $0.append(number) }
      return number * number
    }
    #expect(results == (0..<count).map { $0 * $0 })
    #expect(seen.withLock { $0.sorted() } == Array(0..<count))
  }

  @Test func resultsThatAreObjectsOutliveTheirThreads() {
    for _ in 0..<50 {
      let texts = Workers.map(500) { number in String(repeating: "x", count: number) }
      #expect(texts.reduce(0) { $0 + $1.utf8.count } == 499 * 500 / 2)
    }
  }
}
