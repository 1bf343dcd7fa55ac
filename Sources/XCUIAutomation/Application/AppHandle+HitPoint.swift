import Accessibility
import Automation
import Foundation

/// Where an element can be touched.
enum HitPoint {
  /// In screen points.
  case point(CGPoint)
  /// There is no point to try.
  case nowhere(String)
  /// Something else takes touches at every point that was tried; nil if nothing does.
  case covered(CGPoint, by: AccessibilityElement?)
}

extension AppHandle {
  func hitPoint(of element: AccessibilityElement, in root: AccessibilityElement) -> HitPoint {
    let candidates = element.hitPointCandidates(on: root)
    guard let first = candidates.first else {
      return .nowhere(
        "Activation point invalid and no suggested hit points based on element frame; no part of "
          + "it is on the screen.")
    }
    var cover: AccessibilityElement?
    for (index, point) in candidates.enumerated() {
      let hit = hitElement(at: point, in: root)
      if let hit, hit.takesTouches(for: element) { return .point(point) }
      if index == 0 { cover = hit }
    }
    return uncoveredPoint(of: element, in: root).map(HitPoint.point)
      ?? .covered(first, by: cover)
  }

  private func hitElement(
    at point: CGPoint, in root: AccessibilityElement
  ) -> AccessibilityElement? {
    (try? call { target throws(AutomationError) in try target.hitElement(at: point) })
      .flatMap { $0 }.flatMap(root.element(withID:))
  }

  private func touchReaches(_ element: AccessibilityElement, at point: CGPoint) -> Bool {
    let answer = try? call { target throws(AutomationError) in
      try target.touchReaches(element.id, at: point)
    }
    return answer == true
  }

  /// A point of an element whose middle is covered, as far as can be from what covers it; nil if all of it
  /// is covered.
  ///
  /// XCTest takes an element as hittable if any part of it can be touched, and touches it there
  /// (observed by the authors of DeviceAgent); which point it takes is unsure.
  private func uncoveredPoint(
    of element: AccessibilityElement, in root: AccessibilityElement
  ) -> CGPoint? {
    var free: [CGPoint] = []
    var covered: [CGPoint] = []
    for point in element.visibleArea(on: root).samples {
      let isFree =
        hitElement(at: point, in: root)?.takesTouches(for: element) == true
        && touchReaches(element, at: point)
      if isFree { free.append(point) } else { covered.append(point) }
    }
    let room = free.map { point in
      covered.map { hypot($0.x - point.x, $0.y - point.y) }.min() ?? .infinity
    }
    return zip(free, room).max { $0.1 < $1.1 }?.0
  }
}

extension CGRect {
  /// Points all over it, those in the middle first.
  fileprivate var samples: [CGPoint] {
    let parts: [CGFloat] = [0.5, 0.35, 0.65, 0.2, 0.8, 0.05, 0.95]
    return parts.flatMap { y in
      parts.map { CGPoint(x: minX + $0 * width, y: minY + y * height) }
    }
  }
}

extension AccessibilityElement {
  /// The part of the frame that clipping ancestors and the screen leave, in screen points.
  func visibleArea(on root: AccessibilityElement) -> CGRect {
    let area = visibleFrame ?? frame
    guard root !== self, !root.frame.isEmpty else { return area.isNull ? .zero : area }
    let visible = area.intersection(root.frame)
    return visible.isNull ? .zero : visible
  }

  /// Points to try, best first: the activation point, the middle of the frame and of its visible part.
  fileprivate func hitPointCandidates(on root: AccessibilityElement) -> [CGPoint] {
    let area = visibleArea(on: root)
    guard !area.isEmpty else { return [] }
    var points = [CGPoint(x: frame.midX, y: frame.midY), CGPoint(x: area.midX, y: area.midY)]
    if let activationPoint { points.insert(activationPoint, at: 0) }
    return points.reduce(into: []) { tried, point in
      if area.contains(point), !tried.contains(point) { tried.append(point) }
    }
  }

  /// Whether a touch that this element gets counts as a touch of `other`: it is that element, lies
  /// in it, or holds it and lets touches through to what it holds.
  fileprivate func takesTouches(for other: AccessibilityElement) -> Bool {
    self === other || isDescendant(of: other) || other.isDescendant(of: self)
  }
}
