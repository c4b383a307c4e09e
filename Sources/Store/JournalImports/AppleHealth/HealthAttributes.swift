// The attributes of one element, found in one pass, in whatever order they stand.

import StreamKit

/// The values of attributes that matter. They are valid as long as the call that gave them.
struct HealthAttributes {
  typealias Text = UnsafePointer<CChar>

  private(set) var type: Text?
  private(set) var unit: Text?
  private(set) var value: Text?
  private(set) var sourceName: Text?
  private(set) var device: Text?
  private(set) var startDate: Text?
  private(set) var endDate: Text?
  private(set) var workoutType: Text?
  private(set) var duration: Text?
  private(set) var durationUnit: Text?
  private(set) var totalDistance: Text?
  private(set) var totalDistanceUnit: Text?
  private(set) var sum: Text?
  private(set) var dateComponents: Text?
  private(set) var activeEnergyBurned: Text?
  private(set) var activeEnergyBurnedUnit: Text?
  private(set) var appleExerciseTime: Text?
  private(set) var appleStandHours: Text?

  init(_ attributes: XMLEvents.Attributes) {
    var place = 0
    while let name = attributes[place], let value = attributes[place + 1] {
      place += 2
      // The first letter keeps most comparisons from being made.
      switch UInt8(bitPattern: name[0]) {
      case 0x74:  // t
        if name.says("type") {
          type = value
        } else if name.says("totalDistance") {
          totalDistance = value
        } else if name.says("totalDistanceUnit") {
          totalDistanceUnit = value
        }
      case 0x75: if name.says("unit") { unit = value }  // u
      case 0x76: if name.says("value") { self.value = value }  // v
      case 0x73:  // s
        if name.says("startDate") {
          startDate = value
        } else if name.says("sourceName") {
          sourceName = value
        } else if name.says("sum") {
          sum = value
        }
      case 0x65: if name.says("endDate") { endDate = value }  // e
      case 0x64:  // d
        if name.says("device") {
          device = value
        } else if name.says("duration") {
          duration = value
        } else if name.says("durationUnit") {
          durationUnit = value
        } else if name.says("dateComponents") {
          dateComponents = value
        }
      case 0x77: if name.says("workoutActivityType") { workoutType = value }  // w
      case 0x61:  // a
        if name.says("activeEnergyBurned") {
          activeEnergyBurned = value
        } else if name.says("activeEnergyBurnedUnit") {
          activeEnergyBurnedUnit = value
        } else if name.says("appleExerciseTime") {
          appleExerciseTime = value
        } else if name.says("appleStandHours") {
          appleStandHours = value
        }
      default: break
      }
    }
  }

  /// The attributes `key` and `value`.
  static func keyAndValue(_ attributes: XMLEvents.Attributes) -> (key: Text?, value: Text?) {
    var (key, found): (Text?, Text?)
    var place = 0
    while let name = attributes[place], let value = attributes[place + 1] {
      if name.says("key") { key = value } else if name.says("value") { found = value }
      place += 2
    }
    return (key, found)
  }
}

extension UnsafePointer<CChar> {
  /// Whether the text that ends with 0 is exactly this ASCII.
  func says(_ text: StaticString) -> Bool {
    guard let end = end(ofPrefix: text) else { return false }
    return self[end] == 0
  }

  /// What follows a beginning; nil where the text begins otherwise.
  func rest(after prefix: StaticString) -> UnsafePointer<CChar>? { end(ofPrefix: prefix).map { self + $0 } }

  func contains(_ part: StaticString) -> Bool {
    let first = CChar(bitPattern: part.utf8Start[0])
    var place = 0
    while self[place] != 0 {
      if self[place] == first, (self + place).end(ofPrefix: part) != nil { return true }
      place += 1
    }
    return false
  }

  private func end(ofPrefix text: StaticString) -> Int? {
    let (start, count) = (text.utf8Start, text.utf8CodeUnitCount)
    for place in 0..<count where UInt8(bitPattern: self[place]) != start[place] { return nil }
    return count
  }
}
