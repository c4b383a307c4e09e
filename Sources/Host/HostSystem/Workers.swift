// Work on many things at once, for a machine with more than one core.

import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Threads of a command that waits for all of them. No thread outlives a call.
public enum Workers {
  /// How many threads work at once: two, or one where the machine has no more.
  public static let count = min(2, max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))))

  /// What `body` makes of each number below `count`, in their order.
  ///
  /// The numbers are handed out in short runs, so that one that takes long keeps no others waiting. `body` runs on several threads at once.
  public static func map<Result: Sendable>(_ count: Int, _ body: @escaping @Sendable (Int) -> Result) -> [Result] {
    let job = Job(count, body)
    // Where the system gives no thread, the calling one does all of the work.
    let others = count > runLength ? (1..<max(1, Self.count)).compactMap { _ in Thread { job.work() } } : []
    job.work()
    for other in others { other.join() }
    return job.results
  }

  /// How many numbers a thread takes at a time.
  private static let runLength = 16

  private final class Job<Result: Sendable>: Sendable {
    private let count: Int
    private let body: @Sendable (Int) -> Result
    private let next = Atomic(0)
    private let done = Mutex<[(first: Int, results: [Result])]>([])

    init(_ count: Int, _ body: @escaping @Sendable (Int) -> Result) {
      self.count = count
      self.body = body
    }

    /// Takes runs until none is left.
    func work() {
      var own: [(first: Int, results: [Result])] = []
      while true {
        let first = next.wrappingAdd(runLength, ordering: .relaxed).oldValue
        if first >= count { break }
        own.append((first, (first..<min(first + runLength, count)).map(body)))
      }
      done.withLock { $0 += own }
    }

    /// All results, once every thread has ended.
    var results: [Result] {
      var all: [Result] = []
      all.reserveCapacity(count)
      for run in done.withLock({ $0 }).sorted(by: { $0.first < $1.first }) { all += run.results }
      return all
    }
  }
}

/// One thread of the system.
struct Thread {
  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private let id: pthread_t

  /// Nil where the system gives none.
  init?(_ run: @escaping @Sendable () -> Void) {
    #if canImport(Glibc)
      var id = pthread_t()
    #else
      var id: pthread_t?
    #endif
    let body = Unmanaged.passRetained(Body(run))
    let failure = pthread_create(&id, nil, Thread.start, body.toOpaque())
    guard failure == 0 else {
      body.release()
      return nil
    }
    #if canImport(Glibc)
      self.id = id
    #else
      guard let id else { return nil }
      self.id = id
    #endif
  }

  func join() { pthread_join(id, nil) }

  #if canImport(Glibc)
    private static let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { pointer in
      if let pointer { Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run() }
      return nil
    }
  #else
    private static let start: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { pointer in
      Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run()
      return nil
    }
  #endif
}
