/// How often an app wants to know what a map shows.
public struct MapCameraUpdateFrequency: Sendable {
  let isContinuous: Bool

  /// After the fingers have left the map.
  public static let onEnd = MapCameraUpdateFrequency(isContinuous: false)
  /// With each change, also under the fingers.
  public static let continuous = MapCameraUpdateFrequency(isContinuous: true)
}
