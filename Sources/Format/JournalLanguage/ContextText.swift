// What the numbers behind a retrospective say.

/// What `retro context` and the reports that tell its numbers say.
public enum ContextText: String, TextKey {
  public static let area = "context"

  case title = "Measured"
  case days
  case dayCount = "{count, plural, one {# day} other {# days}}"
  case row =
    "{row, select, avg_sleep_minutes {Sleep a night} avg_sleep_quality {Sleep quality, of 100} avg_steps {Steps a day} avg_active_kcal {Active energy a day, kcal} total_exercise_minutes {Exercise in all} avg_stand_hours {Standing a day, h} total_workouts {Workouts in all} avg_screen_minutes {Screen a day} avg_pickups {Pickups a day} avg_notifications {Notifications a day} top_categories {Most time at} wellness_score {Wellness, of 100} other {Wellness: points measured}}"
  case partsDiffer = "{title} (parts differ)"
  case daysDiffer = "{title} (days differ)"
}
