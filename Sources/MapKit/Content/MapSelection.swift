/// A selection that may be a feature of the map.
public protocol MapSelectable: Hashable {
  /// The selection of a feature.
  init(_ feature: MapFeature?)

  /// The feature that is selected; nil for anything else.
  var feature: MapFeature? { get }
}

/// The selection of either the app's own content, by its tag, or of a feature of the map.
public struct MapSelection<SelectionValue: Hashable>: MapSelectable {
  /// The tag of the app's content; nil for a feature.
  public let value: SelectionValue?
  public let feature: MapFeature?

  /// The selection of what has a tag: the content is tagged with the selection itself.
  public init(_ value: SelectionValue) {
    self.value = value
    feature = nil
  }

  /// The selection of a feature.
  public init(_ feature: MapFeature?) {
    value = nil
    self.feature = feature
  }
}
