// Tables that many people have.

extension TableProfile {
  /// Those that need no words of the person's.
  public static let builtIn: [TableProfile] = [openMeteo, googleFit, meteostat]

  /// Open-Meteo's daily values: a preamble about the place, then a section for each kind.
  private static let openMeteo: TableProfile = {
    var profile = TableProfile(
      "open-meteo-daily", dates: ["time"],
      columns: [
        Column("temperature_max_c", ["temperature_2m_max"], unit: "°C"), Column("temperature_min_c", ["temperature_2m_min"], unit: "°C"),
        Column("temperature_mean_c", ["temperature_2m_mean"], unit: "°C"), Column("precipitation_mm", ["precipitation_sum"], unit: "mm"),
        Column("wind_max_kmh", ["wind_speed_10m_max", "windspeed_10m_max"], unit: "km/h"),
        Column("weather_code", ["weather_code", "weathercode"], .last),
        Column("sunrise", ["sunrise"], .last, form: .clock), Column("sunset", ["sunset"], .last, form: .clock),
      ])
    profile.mark = "latitude,longitude,elevation,utc_offset_seconds"
    profile.dateForm = .iso
    profile.hasDecimalComma = false
    return profile
  }()

  /// Google Fit’s “Daily activity metrics.csv”, whose columns vary. The files of single days hold quarters of hours and are not it.
  private static let googleFit: TableProfile = {
    var profile = TableProfile(
      "google-fit-daily", dates: ["date"],
      columns: [
        Column("steps", ["step count"], .sum), Column("move_minutes", ["move minutes count"], .sum),
        // With what the body needs at rest, so these are not active calories.
        Column("total_kcal", ["calories"], .sum, unit: "kcal"), Column("distance_km", ["distance"], .sum, unit: "km"),
        Column("heart_points", ["heart points"], .sum), Column("heart_minutes", ["heart minutes"], .sum),
        Column("heart_rate_mean", ["average heart rate"], unit: "bpm"), Column("heart_rate_max", ["max heart rate"], .max, unit: "bpm"),
        Column("heart_rate_min", ["min heart rate"], .min, unit: "bpm"), Column("weight_kg", ["average weight"], unit: "kg"),
        Column("workout_*_minutes", ["* duration"], .sum, unit: "min", except: notWorkouts),
      ])
    profile.dateForm = .iso
    profile.hasDecimalComma = false
    profile.signature = (
      [
        "step count", "move minutes count", "calories (kcal)", "distance (m)", "heart points", "heart minutes", "average heart rate (bpm)",
        "max heart rate (bpm)", "min heart rate (bpm)", "average weight (kg)", "max weight (kg)", "min weight (kg)", "average speed (m/s)",
        "max speed (m/s)", "min speed (m/s)", "low latitude (deg)", "low longitude (deg)", "high latitude (deg)", "high longitude (deg)",
        "* duration (ms)",
      ], 1
    )
    return profile
  }()

  /// What Google Fit counts the time of, and nobody trains.
  private static let notWorkouts: Set<String> = [
    "awake mid-sleeping", "awake mid sleeping", "deep sleeping", "driving", "in vehicle", "inactive", "light sleeping", "on foot", "other",
    "out of bed", "rem sleeping", "sleep", "sleeping", "still", "tilting", "unknown",
  ]

  private static let meteostat: TableProfile = {
    var profile = TableProfile(
      "meteostat-daily", dates: ["date", "time"],
      columns: [
        Column("temperature_mean_c", ["tavg", "temp"], unit: "°C"), Column("temperature_min_c", ["tmin"], unit: "°C"),
        Column("temperature_max_c", ["tmax"], unit: "°C"), Column("precipitation_mm", ["prcp"], unit: "mm"),
        Column("snow_mm", ["snow", "snwd"], unit: "mm"), Column("wind_direction_degrees", ["wdir"], unit: "°"),
        Column("wind_mean_kmh", ["wspd"], unit: "km/h"), Column("wind_gust_kmh", ["wpgt"], unit: "km/h"),
        Column("pressure_hpa", ["pres"], unit: "hPa"), Column("sun_minutes", ["tsun"], unit: "min"),
      ])
    profile.dateForm = .iso
    profile.hasDecimalComma = false
    profile.signature = (["tavg", "temp", "tmin", "tmax", "prcp", "snow", "wdir", "wspd", "wpgt", "pres", "tsun"], 3)
    return profile
  }()

  /// Whether the titles of a table's first line are those of this one.
  func knows(_ titles: [TableTitle]) -> Bool {
    guard let signature, titles.count > 1 else { return false }
    let names = dates.map { $0.lowercased() }
    guard titles.contains(where: { names.contains($0.bare) }), !titles.contains(where: { ["start time", "end time"].contains($0.bare) })
    else {
      return false
    }
    var (found, others) = (0, 0)
    for title in titles where !names.contains(title.bare) && !title.whole.isEmpty {
      if signature.titles.contains(where: { TableTitle(title.whole).matches($0) != nil }) { found += 1 } else { others += 1 }
    }
    return found >= (others == 0 ? signature.least : max(signature.least, 2))
  }
}
