import CoreGraphics
import Foundation

/// A picture of an asset catalogue as one entry of its set describes it.
package struct AssetPicture {
  /// What the catalogue says of how the picture is painted.
  package enum Intent: Sendable {
    case automatic, template, original
  }

  package let path: String
  /// Pixels per point.
  package let scale: CGFloat
  package let intent: Intent
  /// What is not stretched at the edges, in points; nil for a picture that is stretched as a whole.
  package let capInsets: UIEdgeInsets?
  /// Whether what lies between the edges is repeated.
  package let tiles: Bool

  package var isTemplate: Bool { intent == .template }

  init?(_ entry: [String: Any], of set: AssetCatalogue.AssetSet, deviceScale: CGFloat) {
    guard let file = entry["filename"] as? String else { return nil }
    path = set.path + "/" + file
    let scale = (entry["scale"] as? String).flatMap { Int($0.prefix(1)) }
    self.scale = CGFloat(scale ?? 1)
    let properties = set.contents["properties"] as? [String: Any] ?? [:]
    switch properties["template-rendering-intent"] as? String {
    case "template": intent = .template
    case "original": intent = .original
    default: intent = .automatic
    }
    let resizing = entry["resizing"] as? [String: Any]
    let center = resizing?["center"] as? [String: Any]
    tiles = center?["mode"] as? String == "tile"
    capInsets = (resizing?["cap-insets"] as? [String: Any]).map {
      Self.insets($0, scale: CGFloat(scale ?? 1))
    }
  }

  /// The catalogue counts in pixels.
  private static func insets(_ entry: [String: Any], scale: CGFloat) -> UIEdgeInsets {
    func points(_ key: String) -> CGFloat { CGFloat(entry[key] as? Double ?? 0) / scale }
    return UIEdgeInsets(
      top: points("top"), left: points("left"), bottom: points("bottom"), right: points("right"))
  }
}
