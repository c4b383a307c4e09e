// Whether amounts and targets measure the same thing.

extension [GoalTarget] {
  /// The places of those that measure the same as an earlier one in the same field, or in any, with the place of that one: one amount counts
  /// for both.
  public func doubled(_ units: UnitTable) -> [(place: Int, earlier: Int)] {
    let dimensions = map { units.unit($0.quantity.unit, ofField: $0.field ?? "").dimension }
    return indices.compactMap { later in
      let earlier = indices[..<later].first { earlier in
        let (a, b) = (self[earlier].field, self[later].field)
        return dimensions[earlier] == dimensions[later] && (a == nil || b == nil || a == b)
      }
      return earlier.map { (later, $0) }
    }
  }
}

extension GoalTarget {
  /// Whether it can be a step on the way to a goal.
  public enum StepFit: Equatable, Sendable {
    case fits
    /// The goal asks for less.
    case beyond(GoalTarget)
    /// None of the goal's targets measures the same.
    case measuresOther
  }

  /// Whether it can be a step on the way to these targets. How often something was done counts for any goal.
  public func fit(asStepOf targets: [GoalTarget], _ units: UnitTable) -> StepFit {
    let own = units.unit(quantity.unit, ofField: field ?? "")
    let places = Goal(targets: targets, from: [self]).startingPlaces(units)
    if let (place, amount) = places[0] {
      let wanted = targets[place].quantity.amount
      return amount > wanted + wanted.magnitude * 1e-12 ? .beyond(targets[place]) : .fits
    }
    return targets.isEmpty || own.dimension == .count("") ? .fits : .measuresOther
  }
}

extension Goal {
  /// Where each amount that was there before counts: the place of the first target that measures the same, in the same field or in any, and the
  /// amount in its unit; nil for one that fits none.
  public func startingPlaces(_ units: UnitTable) -> [(target: Int, amount: Double)?] {
    let measured = targets.map { units.unit($0.quantity.unit, ofField: $0.field ?? "") }
    return from.map { start in
      let unit = units.unit(start.quantity.unit, ofField: start.field ?? "")
      for (place, target) in targets.enumerated() where start.field == nil || target.field == nil || start.field == target.field {
        if let amount = unit.convert(start.quantity.amount, to: measured[place]) { return (place, amount) }
      }
      return nil
    }
  }

  /// How much of each target was there before, in its unit.
  public func startingAmounts(_ units: UnitTable) -> [Double] {
    var amounts = Array(repeating: 0.0, count: targets.count)
    for case let (place, amount)? in startingPlaces(units) { amounts[place] += amount }
    return amounts
  }
}

extension HabitTarget {
  /// The place of the first of a line's amounts that was meant to be counted for the target and cannot be; nil where one of them fits.
  ///
  /// An amount is meant so where its unit is a measure, or its field's key is what is measured, as in `[duration:: 28]`; the 11 of
  /// `[score:: 11]` is somebody's own. A target of so many times takes any line.
  /// - Parameter name: That of the habit, which counts for the target's unit where that is counted: 5 coffees are 5 cups of it.
  public func misfit(
    among amounts: [(key: String, quantity: Quantity)], of name: String? = nil, _ units: UnitTable
  ) -> Int? {
    let wanted = units.dimension(of: quantity)
    if wanted == .count("") { return nil }
    let takes = units.unit(quantity.unit)
    var first: Int?
    for (place, amount) in amounts.enumerated() {
      if takes.takesPieces(amount.quantity.unit, ofField: amount.key, of: name, units) { return nil }
      let dimension = units.unit(amount.quantity.unit, ofField: amount.key).dimension
      if dimension == wanted { return nil }
      if first == nil, units.isMeasured(dimension, amount.key) { first = place }
    }
    return first
  }
}

extension [GoalTarget] {
  /// The place of the first of a line's amounts that was meant to be counted for a goal with these targets and cannot be; nil where one of them
  /// fits, or where a target counts how often and takes any line.
  public func misfit(among amounts: [(key: String, quantity: Quantity)], _ units: UnitTable) -> Int? {
    var first: Int?
    for target in self {
      let wanted = units.unit(target.quantity.unit, ofField: target.field ?? "").dimension
      if target.field == nil, wanted.isCount { return nil }
      for (place, amount) in amounts.enumerated() {
        let dimension = units.unit(amount.quantity.unit, ofField: amount.key).dimension
        if dimension == wanted, target.field.map({ $0 == amount.key }) ?? true { return nil }
        if units.isMeasured(dimension, amount.key) { first = Swift.min(first ?? place, place) }
      }
    }
    return first
  }
}

extension UnitTable.Unit {
  /// Whether a number of pieces is one of this unit, which comes by the piece: a bare `count` or `amount`, and so many of what it is named after.
  public func takesPieces(_ unit: String, ofField key: String, of name: String?, _ units: UnitTable) -> Bool {
    guard isCountable else { return false }
    if unit.isEmpty { return UnitTable.namesNothing(key) }
    return name.map { units.unit($0).dimension == units.unit(unit).dimension } ?? false
  }
}

extension UnitTable {
  /// Whether an amount was meant to be counted: its unit is a measure, or its field's key is what is measured.
  fileprivate func isMeasured(_ dimension: Dimension, _ key: String) -> Bool { !dimension.isCount || Self.isAmount(ofKey: key) }
}
