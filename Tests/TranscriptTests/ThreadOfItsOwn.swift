// Tests that wait for programs, beside those that compute.

import Dispatch
import Foundation
import Testing

/// A test that waits for other programs does so on a thread of its own. There are no more threads for tests than processors, and each that
/// waits on one of them leaves a processor without work.
struct ThreadOfItsOwn: TestTrait, SuiteTrait, TestScoping {
  /// How many of the tests with this value may run at once; nil where each begins at once.
  let limit: Limit?

  var isRecursive: Bool { true }

  func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
    await limit?.enter()
    let result = await withTaskExecutorPreference(ThreadExecutor()) { () async -> Result<Void, any Error> in
      do { return .success(try await function()) } catch { return .failure(error) }
    }
    await limit?.leave()
    try result.get()
  }
}

extension Trait where Self == ThreadOfItsOwn {
  /// Of a test that sleeps most of its time, or that would go on alone when all others have ended, if it began last.
  static var threadOfItsOwn: Self { ThreadOfItsOwn(limit: nil) }

  /// Of tests that are many, and whose programs keep processors busy.
  static var threadInTurn: Self { ThreadOfItsOwn(limit: Limit.processors) }
}

/// So many may be in at once; the others wait in the order in which they came.
actor Limit {
  static let processors = Limit(ProcessInfo.processInfo.activeProcessorCount)

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) { free = count }

  func enter() async {
    if free > 0 { free -= 1 } else { await withCheckedContinuation { waiting.append($0) } }
  }

  func leave() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}

/// Runs what a task does on one thread, which may block.
private final class ThreadExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "a test that waits")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
