import CoreGraphics
import Foundation
import SwiftUI

// What an app's own gesture selects.

extension ChartProxy {
  /// Gives what `chartXSelection(value:)` follows the value at a place, in points from the plot's leading edge.
  public func selectXValue(at position: CGFloat) {
    settings.selectX?(xDatum(at: position))
  }

  /// Gives what `chartYSelection(value:)` follows the value at a place, in points from the plot's top.
  public func selectYValue(at position: CGFloat) {
    settings.selectY?(yDatum(at: position))
  }

  /// Gives what `chartXSelection(range:)` follows the values between two places, in points from the plot's
  /// leading edge.
  public func selectXRange(from start: CGFloat, to end: CGFloat) {
    guard let start = xDatum(at: start), let end = xDatum(at: end) else { return }
    settings.selectXRange?((start, end))
  }

  /// Gives what `chartYSelection(range:)` follows the values between two places, in points from the plot's top.
  public func selectYRange(from start: CGFloat, to end: CGFloat) {
    guard let start = yDatum(at: start), let end = yDatum(at: end) else { return }
    settings.selectYRange?((start, end))
  }

  /// Gives what `chartAngleSelection(value:)` follows the value at an angle of `angle(at:)`.
  public func selectAngleValue(at angle: Angle) {
    settings.selectAngle?(model.value(atTurn: Self.part(angle)))
  }

  /// The angle from the plot's middle to a place, in points: clockwise from the top.
  ///
  /// That Apple's begins at the top, too, is unsure.
  public func angle(at point: CGPoint) -> Angle {
    .degrees(360 * Self.turn(to: point, in: plotSize))
  }

  /// The sum of the values of a pie's sectors up to an angle of `angle(at:)`.
  public func value<P: Plottable>(atAngle angle: Angle, as: P.Type = P.self) -> P? {
    P.of(model.value(atTurn: Self.part(angle)))
  }

  // MARK: Places

  func xDatum(at position: CGFloat) -> _ChartDatum? {
    model.x.value(at: position, in: plotSize.width)
  }

  func yDatum(at position: CGFloat) -> _ChartDatum? {
    model.y.value(at: plotSize.height - position, in: plotSize.height)
  }

  /// The part of a whole turn from the top of a pie to a place, clockwise.
  static func turn(to point: CGPoint, in size: CGSize) -> Double {
    let angle = atan2(point.x - size.width / 2, size.height / 2 - point.y) / (2 * .pi)
    return angle < 0 ? angle + 1 : angle
  }

  /// The part of a whole turn, from 0 to 1.
  private static func part(_ angle: Angle) -> Double {
    let turns = angle.degrees / 360
    return turns - floor(turns)
  }
}

extension ChartModel {
  /// The sum of the values of the sectors up to a part of a whole turn.
  func value(atTurn part: Double) -> _ChartDatum { .number(sectorTotal * part) }
}
