import Foundation
import Metrics

/// All rows of a date picker's wheel, of which the picker has only those around the chosen one.
nonisolated struct WheelRows: Equatable {
  let model: DateWheels
  let wheel: DateWheels.Wheel
  let date: Date

  /// The row, which is also its tag, that words name: spoken or shown.
  func row(saying words: String) -> Int? {
    model.row(
      saying: words, on: wheel, from: model.row(of: wheel, for: date),
      of: model.rowCount(of: wheel, for: date))
  }
}

private enum WheelRowsKey: EnvironmentKey { static let defaultValue: WheelRows? = nil }

extension EnvironmentValues {
  /// What a wheel knows of rows that are not built; nil for pickers of apps.
  var wheelRows: WheelRows? {
    get { self[WheelRowsKey.self] }
    set { self[WheelRowsKey.self] = newValue }
  }
}
