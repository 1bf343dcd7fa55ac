import Accessibility
import CoreGraphics
import Foundation
import SnapshotTesting
import UIKit

/// Puts the content of a scroll view together to one picture, as if the screen were as tall as it.
///
/// What is above and below the scroll view stays there; what lies over it is seen where it first was.
@MainActor
struct FullPicture {
  /// As many screens are put together.
  private static let most = 50

  private let captures: ScreenCaptures
  private let area: (AccessibilityElement) -> CGRect

  init(_ captures: ScreenCaptures, area: @escaping (AccessibilityElement) -> CGRect) {
    (self.captures, self.area) = (captures, area)
  }

  /// - Throws: `AutomationError` if nothing can be seen, `EyesError` if the parts can't be put together.
  func take() throws -> CheckpointPicture {
    let first = try captures.take(of: area)
    let whole = area(first.root)
    let start = CheckpointPicture(png: first.png, area: whole, root: first.root, views: [])
    guard let scrolled = largest(first.root, in: whole), var notes = start.notes else {
      return start
    }
    let window = scrolled.frame.intersection(whole)
    guard window.height > 80 else { return start }
    var strips: [(png: Data, height: CGFloat)] = []
    var last = first.root
    var moved: CGFloat = 0
    // Less than a screen at a time, so that something stays by which the way is known.
    let way = (window.height * 0.6).rounded()
    for _ in 0..<Self.most {
      captures.drag(
        from: CGPoint(x: window.midX, y: window.maxY - 20),
        to: CGPoint(x: window.midX, y: window.maxY - 20 - way))
      let next = try captures.take(of: area)
      let step = distance(from: last, to: next.root, in: window)
      guard step > 0.5 else { break }
      let strip = CGRect(x: whole.minX, y: window.maxY - step, width: whole.width, height: step)
      let part = try captures.take { _ in strip }
      strips.append((part.png, step))
      let seen = CheckpointPicture(png: part.png, area: strip, root: next.root, views: [])
      for var element in seen.notes?.elements ?? [] where element.frame.height <= Double(step) {
        element.frame.y += Double(window.maxY - whole.minY + moved)
        if element.frame.y >= Double(window.maxY - whole.minY + moved) - 1 {
          notes.elements.append(element)
        }
      }
      moved += step
      last = next.root
    }
    scrollBack(by: moved, in: window, way: way)
    guard moved > 0 else { return start }
    let image = try joined(first.png, strips: strips, below: window.maxY - whole.minY, whole)
    var picture = CheckpointPicture(
      png: image, size: CGSize(width: whole.width, height: whole.height + moved),
      scale: CGFloat(start.scale))
    picture.notes = notes
    return picture
  }

  /// The largest element that scrolls.
  private func largest(
    _ root: AccessibilityElement, in area: CGRect
  ) -> AccessibilityElement? {
    var found: AccessibilityElement?
    root.forEachDescendant { element in
      guard [.scrollView, .table, .collectionView].contains(element.elementType) else { return }
      let (size, best) = (element.frame.intersection(area), found?.frame.intersection(area))
      if size.width * size.height > (best.map { $0.width * $0.height } ?? 0) { found = element }
    }
    return found
  }

  /// How far the content has moved up, in points: what most elements that are on both screens say.
  private func distance(
    from before: AccessibilityElement, to after: AccessibilityElement, in window: CGRect
  ) -> CGFloat {
    var places: [UInt64: CGFloat] = [:]
    before.forEachDescendant { if $0.frame.intersects(window) { places[$0.id] = $0.frame.minY } }
    var votes: [CGFloat: Int] = [:]
    after.forEachDescendant { element in
      guard element.frame.intersects(window), let place = places[element.id] else { return }
      let step = ((place - element.frame.minY) * 100).rounded() / 100
      if step > 0.5 { votes[step, default: 0] += 1 }
    }
    return votes.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
  }

  private func scrollBack(by distance: CGFloat, in window: CGRect, way: CGFloat) {
    var rest = distance
    while rest > 0 {
      captures.drag(
        from: CGPoint(x: window.midX, y: window.minY + 20),
        to: CGPoint(x: window.midX, y: window.minY + 20 + way))
      rest -= way
    }
  }

  private func joined(
    _ first: Data, strips: [(png: Data, height: CGFloat)], below edge: CGFloat, _ whole: CGRect
  ) throws -> Data {
    let scale = max(1, (CGFloat(PNGHead.width(of: first)) / whole.width).rounded())
    guard let screen = UIImage(data: first, scale: scale) else {
      throw EyesError.store("The screen has no picture.")
    }
    let moved = strips.reduce(0) { $0 + $1.height }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = true
    let size = CGSize(width: whole.width, height: whole.height + moved)
    return UIGraphicsImageRenderer(size: size, format: format).pngData { context in
      // What is below the scroll view, at the new bottom; then the screen without that.
      screen.draw(at: CGPoint(x: 0, y: moved))
      context.cgContext.saveGState()
      context.cgContext.clip(to: CGRect(x: 0, y: 0, width: whole.width, height: edge))
      screen.draw(at: .zero)
      context.cgContext.restoreGState()
      var y = edge
      for strip in strips {
        UIImage(data: strip.png, scale: scale)?.draw(at: CGPoint(x: 0, y: y))
        y += strip.height
      }
    }
  }
}
