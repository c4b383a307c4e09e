// The frequencies of numbers, by which all of their lags are had at once.

private import CMath

/// The discrete Fourier transform of so many numbers, by halves (Cooley and Tukey 1965). Its tables are made once.
struct FourierTransform: Sendable {
  /// How many numbers it takes: a power of two.
  let count: Int
  /// e to the −2πik/count, for the first half of all k.
  private let turns: [(re: Double, im: Double)]
  /// Where each frequency stands: its place with the bits in reverse.
  private let places: [Int]

  /// - Parameter least: So many numbers at least, from 1.
  init(least: Int) {
    var bits = 1
    while 1 << bits < least { bits += 1 }
    let count = 1 << bits
    self.count = count
    turns = (0..<count / 2).map { k in
      let angle = -2 * Double.pi * Double(k) / Double(count)
      return (c_cos(angle), c_sin(angle))
    }
    var places = Array(repeating: 0, count: count)
    for k in 1..<count { places[k] = places[k >> 1] >> 1 | (k & 1) << (bits - 1) }
    self.places = places
  }

  /// For each number how alike two series are to themselves so many places later: the sums of products, of nothing where one reaches over the end.
  ///
  /// Both are carried in one series of complex numbers; of real numbers the frequencies of one are the even part, of the other the odd one.
  /// - Parameters:
  ///   - x, y: As many numbers each; with the lags that are asked for at most `count`.
  ///   - lags: How many, from lag 0 on.
  func ownProducts(_ x: [Double], _ y: [Double], lags: Int) -> [(x: Double, y: Double)] {
    var (re, im) = (Array(repeating: 0.0, count: count), Array(repeating: 0.0, count: count))
    for place in x.indices { (re[place], im[place]) = (x[place], y[place]) }
    return re.withUnsafeMutableBufferPointer { re in
      im.withUnsafeMutableBufferPointer { im in
        forward(re, im)
        for k in 0...count / 2 {
          let (here, there) = (places[k], places[(count - k) & (count - 1)])
          let (evenRe, evenIm) = ((re[here] + re[there]) / 2, (im[here] - im[there]) / 2)
          let (oddRe, oddIm) = ((im[here] + im[there]) / 2, (re[there] - re[here]) / 2)
          let power = (evenRe * evenRe + evenIm * evenIm, oddRe * oddRe + oddIm * oddIm)
          (re[here], im[here]) = power
          (re[there], im[there]) = power
        }
        backward(re, im)
        return (0..<lags).map { (re[$0] / Double(count), im[$0] / Double(count)) }
      }
    }
  }

  private typealias Numbers = UnsafeMutableBufferPointer<Double>

  /// From numbers in order to frequencies with the bits of their places in reverse.
  private func forward(_ re: Numbers, _ im: Numbers) {
    turns.withUnsafeBufferPointer { turns in
      var half = count / 2
      while half > 0 {
        let step = count / 2 / half
        for start in stride(from: 0, to: count, by: 2 * half) {
          for k in 0..<half {
            let (a, b) = (start + k, start + k + half)
            let (turn, differenceRe, differenceIm) = (turns[k * step], re[a] - re[b], im[a] - im[b])
            re[a] += re[b]
            im[a] += im[b]
            re[b] = differenceRe * turn.re - differenceIm * turn.im
            im[b] = differenceRe * turn.im + differenceIm * turn.re
          }
        }
        half /= 2
      }
    }
  }

  /// And back, but for the factor `count`.
  private func backward(_ re: Numbers, _ im: Numbers) {
    turns.withUnsafeBufferPointer { turns in
      var half = 1
      while half < count {
        let step = count / 2 / half
        for start in stride(from: 0, to: count, by: 2 * half) {
          for k in 0..<half {
            let (a, b, turn) = (start + k, start + k + half, turns[k * step])
            let (turnedRe, turnedIm) = (re[b] * turn.re + im[b] * turn.im, im[b] * turn.re - re[b] * turn.im)
            (re[b], im[b]) = (re[a] - turnedRe, im[a] - turnedIm)
            re[a] += turnedRe
            im[a] += turnedIm
          }
        }
        half *= 2
      }
    }
  }
}
