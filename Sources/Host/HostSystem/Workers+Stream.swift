// Work on many things at once whose results are used up one after the other.

import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Workers {
  /// Makes something of each number below `count` on another thread, while the calling thread takes the results in their order.
  ///
  /// The maker never runs ahead by more than a few hundred results, so the memory that they take is bounded.
  /// - Parameter tools: What the maker keeps from one to the next, such as buffers.
  /// - Throws: What `take` throws; the maker then ends with the result that it is at.
  public static func stream<Tools, Result: Sendable, Failure: Error>(
    _ count: Int, with tools: @escaping @Sendable () -> Tools, making make: @escaping @Sendable (inout Tools, Int) -> Result,
    taking take: (Int, Result) throws(Failure) -> Void
  ) throws(Failure) {
    guard Self.count > 1, count > batchLength else { return try serially(count, tools(), make, take) }
    let queue = BatchQueue<[Result]>()
    let maker = Thread {
      var tools = tools()
      var next = 0
      while next < count, queue.put((next..<min(next + batchLength, count)).map { make(&tools, $0) }) { next += batchLength }
    }
    // Where the system gives no thread, the calling one does all of the work.
    guard let maker else { return try serially(count, tools(), make, take) }
    defer { maker.join() }
    defer { queue.close() }
    var index = 0
    while index < count {
      for result in queue.next() {
        try take(index, result)
        index += 1
      }
    }
  }

  private static func serially<Tools, Result, Failure: Error>(
    _ count: Int, _ tools: Tools, _ make: (inout Tools, Int) -> Result, _ take: (Int, Result) throws(Failure) -> Void
  ) throws(Failure) {
    var tools = tools
    for index in 0..<count { try take(index, make(&tools, index)) }
  }

  /// How many results change hands at a time.
  private static let batchLength = 64
}

/// A queue of few batches between one thread that fills it and one that empties it.
private final class BatchQueue<Batch: Sendable>: @unchecked Sendable {
  // Guarded by `lock`.
  private var batches: [Batch] = []
  private var isClosed = false
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private static var limit: Int { 4 }

  init() {
    pthread_mutex_init(lock, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(lock)
    changed.deallocate()
    lock.deallocate()
  }

  /// Waits for room.
  /// - Returns: Whether anybody wants more.
  func put(_ batch: Batch) -> Bool {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while batches.count >= Self.limit, !isClosed { pthread_cond_wait(changed, lock) }
    batches.append(batch)
    pthread_cond_signal(changed)
    return !isClosed
  }

  /// Waits for a batch.
  func next() -> Batch {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while batches.isEmpty { pthread_cond_wait(changed, lock) }
    let batch = batches.removeFirst()
    pthread_cond_signal(changed)
    return batch
  }

  /// Nothing more is wanted.
  func close() {
    pthread_mutex_lock(lock)
    isClosed = true
    pthread_cond_signal(changed)
    pthread_mutex_unlock(lock)
  }
}
