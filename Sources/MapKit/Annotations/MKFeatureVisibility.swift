/// Whether a marker shows a text.
public enum MKFeatureVisibility: Int, Sendable {
  /// As the map view thinks it best.
  case adaptive = 0
  case hidden = 1
  case visible = 2
}
