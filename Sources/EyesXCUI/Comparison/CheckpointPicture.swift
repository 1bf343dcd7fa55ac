import Accessibility
import CoreGraphics
import Foundation
import ReviewRecords
import SnapshotTesting
import TestReporting

/// What a checkpoint has seen.
struct CheckpointPicture {
  let png: Data
  /// Nil for an image without an app.
  var notes: ScreenNotes?
  /// Where the app's views were; nil where that isn't known.
  var views: ViewPlaces?
  /// What can hardly be told from its background, a sentence each.
  var contrastFindings: [String] = []
  /// Pixels per point.
  let scale: Double
  /// The top left corner of the picture, in screen points.
  let origin: CGPoint
  /// In points.
  let size: CGSize
  private let identities: [ObjectIdentifier: ElementIdentity]

  /// - Parameters:
  ///   - png: The picture.
  ///   - area: What of the screen it shows, in screen points.
  ///   - root: The elements.
  ///   - views: The views, a line a view; empty for a part of the screen.
  init(png: Data, area: CGRect, root: AccessibilityElement, views: [String]) {
    self.png = png
    (origin, size) = (area.origin, area.size)
    let width = PNGHead.width(of: png)
    scale = area.width > 0 && width > 0 ? (Double(width) / Double(area.width)).rounded() : 1
    var seen: [AccessibilityElement] = []
    root.walk { element in
      if element !== root, element.frame.intersects(area) { seen.append(element) }
      return .into
    }
    let elements = seen.map {
      ScreenNotes.Element($0, frame: $0.frame.offsetBy(dx: -area.minX, dy: -area.minY))
    }
    let identified = ElementIdentity.numbered(elements.map { ($0.kind, $0.identifier) })
    identities = Dictionary(
      zip(seen.map { ObjectIdentifier($0) }, identified), uniquingKeysWith: { first, _ in first })
    notes = ScreenNotes(scale: scale, elements: elements, layout: views, drawing: [])
  }

  /// An image without an app.
  init(png: Data, size: CGSize, scale: CGFloat) {
    self.png = png
    self.scale = Double(scale)
    self.size = size
    origin = .zero
    notes = nil
    identities = [:]
  }

  func identity(of element: AccessibilityElement) -> ElementIdentity? {
    identities[ObjectIdentifier(element)]
  }

  /// A rectangle of the screen in pixels of the picture, rounded outwards.
  func pixels(of rect: CGRect) -> CGRect {
    CGRect(
      x: (rect.minX - origin.x) * scale, y: (rect.minY - origin.y) * scale,
      width: rect.width * scale, height: rect.height * scale
    ).integral
  }
}

/// What the head of a PNG says.
enum PNGHead {
  /// In pixels; 0 for a file that is none.
  static func width(of png: Data) -> Int { number(in: png, at: 16) }

  private static func number(in png: Data, at offset: Int) -> Int {
    guard png.count >= offset + 4 else { return 0 }
    return png.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }
}
