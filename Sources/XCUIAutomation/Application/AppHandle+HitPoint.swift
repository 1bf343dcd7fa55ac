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
      let hit = (try? call { target throws(AutomationError) in try target.hitElement(at: point) })
        .flatMap { $0 }.flatMap(root.element(withID:))
      if let hit, hit.takesTouches(for: element) { return .point(point) }
      if index == 0 { cover = hit }
    }
    return .covered(first, by: cover)
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
