import Foundation

extension AccessibilityCustomContentKey {
  @_disfavoredOverload
  public init(_ labelResource: LocalizedStringResource, id: String) {
    self.init(Text(labelResource), id: id)
  }

  /// A key that is its own words.
  @_disfavoredOverload
  public init(_ labelResource: LocalizedStringResource) {
    let label = Text(labelResource)
    self.init(label, id: label.plainString)
  }
}
