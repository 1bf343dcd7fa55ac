import Metrics

/// What a picker view knows of its wheels besides what a delegate can tell.
@MainActor
protocol PickerColumns: AnyObject {
  /// Where the titles of a wheel stand across it.
  func side(ofComponent component: Int) -> WheelMetrics.Side
  /// What assistive technologies say of a row.
  func spokenTitle(ofRow row: Int, inComponent component: Int) -> String
  /// The row that words name, spoken or shown: that nearest to `start`.
  func row(saying words: String, inComponent component: Int, from start: Int, of count: Int) -> Int?
  /// What stands beside the chosen row, whichever that is; nil for nothing.
  func unit(ofRow row: Int, inComponent component: Int) -> String?
}
