import CoreGraphics
import ReviewRecords

/// Where elements lie whose pixels don't count.
package struct IgnoredElements {
  /// In pixels, rounded outwards: where they were and where they are.
  package let areas: [CGRect]

  /// - Parameters:
  ///   - identities: Which elements.
  ///   - before: The reference's screen.
  ///   - after: The new one.
  package init(_ identities: [ElementIdentity], from before: ScreenNotes?, to after: ScreenNotes?) {
    let wanted = Set(identities)
    areas = [before, after].compactMap { $0 }.flatMap { notes in
      notes.identified.filter { wanted.contains($0.identity) }.map { notes.pixels(of: $0.element) }
    }
  }

  /// The picture without them.
  package func clearing(_ bitmap: CGBitmap) -> CGBitmap {
    guard !areas.isEmpty else { return bitmap }
    var bytes = bitmap.bytes
    for area in areas {
      let (left, right) = (max(0, Int(area.minX)), min(bitmap.width, Int(area.maxX)))
      guard left < right else { continue }
      for y in max(0, Int(area.minY))..<max(0, min(bitmap.height, Int(area.maxY))) {
        let row = (y * bitmap.width + left) * 4
        for place in row..<row + (right - left) * 4 { bytes[place] = 0 }
      }
    }
    return CGBitmap(width: bitmap.width, height: bitmap.height, bytes: bytes)
  }
}

extension ScreenNotes {
  /// The elements with their identities, in reading order.
  package var identified: [(identity: ElementIdentity, element: Element)] {
    let identities = ElementIdentity.numbered(elements.map { ($0.kind, $0.identifier) })
    return Array(zip(identities, elements)).map { (identity: $0, element: $1) }
  }

  /// Where an element lies in the picture, in pixels, rounded outwards.
  package func pixels(of element: Element) -> CGRect {
    let frame = element.frame
    let limit = 1e6
    let (left, top) = (max(frame.x, -limit) * scale, max(frame.y, -limit) * scale)
    // Frames are kept in hundredths of a point: what is nearly at a pixel's edge is at it.
    let slack = 0.05
    let (x, y) = ((left + slack).rounded(.down), (top + slack).rounded(.down))
    let right = (left + min(frame.width, limit) * scale - slack).rounded(.up)
    let bottom = (top + min(frame.height, limit) * scale - slack).rounded(.up)
    return CGRect(x: x, y: y, width: max(right - x, 0), height: max(bottom - y, 0))
  }

  /// The elements as records of a run keep them.
  package var forReview: [ReviewElement] {
    identified.map { identity, element in
      ReviewElement(
        identity: identity, label: element.label, frame: ReviewBox(pixels(of: element)))
    }
  }
}

extension ReviewBox {
  package init(_ rect: CGRect) {
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }
}
