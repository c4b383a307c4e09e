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
        Column("wind_max_kmh", ["wind_speed_10m_max", "windspeed_10m_max"]),
        Column("weather_code", ["weather_code", "weathercode"], .last),
        Column("sunrise", ["sunrise"], .last, form: .clock), Column("sunset", ["sunset"], .last, form: .clock),
      ])
    profile.mark = "latitude,longitude,elevation,utc_offset_seconds"
    return profile
  }()

  /// Google Fit’s “Daily activity metrics.csv”, whose columns vary. The files of single days hold quarters of hours and are not it.
  private static let googleFit: TableProfile = {
    var profile = TableProfile(
      "google-fit-daily", dates: ["date"],
      columns: [
        Column("steps", ["step count"], .sum), Column("move_minutes", ["move minutes count"], .sum),
        // With what the body needs at rest, so these are not active calories.
        Column("total_kcal", ["calories (kcal)"], .sum), Column("distance_km", ["distance (m)"], .sum, form: .number(factor: 0.001)),
        Column("heart_points", ["heart points"], .sum), Column("heart_minutes", ["heart minutes"], .sum),
        Column("heart_rate_mean", ["average heart rate (bpm)"]), Column("heart_rate_max", ["max heart rate (bpm)"], .max),
        Column("heart_rate_min", ["min heart rate (bpm)"], .min), Column("weight_kg", ["average weight (kg)"]),
        Column("workout_*_minutes", ["* duration (ms)"], .sum, form: .number(factor: 1 / 60_000)),
      ])
    profile.mark = "date,move minutes count"
    return profile
  }()

  private static let meteostat: TableProfile = {
    var profile = TableProfile(
      "meteostat-daily", dates: ["date", "time"],
      columns: [
        Column("temperature_mean_c", ["tavg", "temp"]), Column("temperature_min_c", ["tmin"]), Column("temperature_max_c", ["tmax"]),
        Column("precipitation_mm", ["prcp"]), Column("snow_mm", ["snow", "snwd"]), Column("wind_direction_degrees", ["wdir"]),
        Column("wind_mean_kmh", ["wspd"]), Column("wind_gust_kmh", ["wpgt"]), Column("pressure_hpa", ["pres"]),
        Column("sun_minutes", ["tsun"]),
      ])
    profile.mark = "date,tavg,tmin,tmax"
    return profile
  }()
}
