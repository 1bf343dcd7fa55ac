import Foundation

extension UIColor {
  /// The colour of an asset catalogue, in the main bundle or else in any that is loaded; nil if there
  /// is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The colour of an asset catalogue; nil if there is none.
  ///
  /// `traitCollection`: What the colour is resolved for at once; nil lets it follow its place.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = AssetColors.color(named: name, in: bundle) else { return nil }
    self.init(like: traitCollection.map { color.resolvedColor(with: $0) } ?? color)
  }

  /// A colour that is equal to another one.
  package convenience init(like other: UIColor) {
    self.init(content: other.content, name: other.name)
  }
}
