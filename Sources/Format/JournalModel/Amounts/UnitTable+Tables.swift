// The units that other programs write into the headers of their tables.

extension UnitTable {
  /// The common units, and those of weather, pulse and devices. Words of the latter mean other things in a log, so they are known in tables
  /// alone. Factors after NIST Special Publication 811 (2008), appendix B.
  public static let ofTables = standard.adding([
    (Unit(.speed, 1), "m/s mps m/sec ms-1 ms⁻¹ m·s⁻¹"),
    (Unit(.speed, 1 / 3.6), "km/h kmh kph km/hr kmph kmh-1"),
    (Unit(.speed, 0.44704), "mph mp/h mi/h mi/hr"),
    (Unit(.speed, 1852.0 / 3600), "kn kt kts knot knots"),
    (Unit(.speed, 0.3048), "ft/s fps"),
    (Unit(.pressure, 1), "pa pascal"),
    (Unit(.pressure, 100), "hpa hectopascal mbar mb millibar"),
    (Unit(.pressure, 1000), "kpa kilopascal"),
    (Unit(.pressure, 100_000), "bar"),
    (Unit(.pressure, 133.322387415), "mmhg torr"),
    (Unit(.pressure, 3386.389), "inhg"),
    (Unit(.pressure, 6894.757293168), "psi"),
    (Unit(.pressure, 101_325), "atm"),
    (Unit(.temperature, 1, offset: 273.15), "degc degreesc degreec degreescelsius degreecelsius"),
    (Unit(.temperature, 5.0 / 9, offset: 459.67), "degf degreesf degreef degreesfahrenheit degreefahrenheit"),
    (Unit(.duration, 0.000_001), "µs μs us microsecond"),
    (Unit(.duration, 0.001), "msec msecs millis"),
    (Unit(.duration, 1e-9), "ns nanosecond"),
    (Unit(.mass, 0.000_001), "µg μg mcg microgram"),
    (Unit(.energy, 3600), "wh"),
    (Unit(.energy, 4184), "kilocalories kcals"),
    (Unit(.count("percent"), 1), "% percent pct"),
    (Unit(.count("beat a minute"), 1), "bpm count/min beats/min beat/min beatsperminute 1/min min-1"),
    (Unit(.count("degree"), 1), "° deg degree degrees"),
  ])
}
