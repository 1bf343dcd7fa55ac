import Accessibility
import Automation
import Foundation
import Metrics

extension XCUIElement {
  /// Whether a tap would reach some part of the element where it is now.
  ///
  /// False for a missing element; more than one match fails, as for an attribute.
  public var isHittable: Bool {
    guard let root = app.root(for: .query(chain)), chain.firstMatch(in: root) != nil,
      let element = resolved(in: root, for: .attribute)
    else { return false }
    guard case .point = app.hitPoint(of: element, in: root) else { return false }
    return true
  }

  /// Where to touch the element, in screen points, after scrolling it into view if need be; records
  /// a failure and gives nil if it cannot be touched.
  func hitPoint(toDo verb: String) -> CGPoint? {
    guard let (element, root) = visibleElement(toDo: verb) else { return nil }
    var result = app.hitPoint(of: element, in: root)
    if case .covered(let point, let cover) = result,
      app.handleInterruption(covering: point, by: cover),
      let (element, root) = visibleElement(toDo: verb)
    {
      result = app.hitPoint(of: element, in: root)
    }
    // What closes a date picker's calendar lets the touch through to that end.
    if case .covered(let point, let cover?) = result, cover.isDismissRegionOfControl {
      result = .point(point)
    }
    if case .covered(_, let cover?) = result, cover.isPartOfKeyboard,
      app.scrollToVisible(element), let (element, root) = visibleElement(toDo: verb)
    {
      result = app.hitPoint(of: element, in: root)
    }
    switch result {
    case .point(let point): return point
    case .nowhere(let reason):
      Failure.record { self.noHitPoint(verb, element, reason) }
    case .covered(let point, let cover):
      Failure.record {
        let reason = cover.map { cover in
          "\(cover.line(.frame))\(ElementPlace.text(of: cover, in: self.app)) is in front of it at "
            + "\(point.dumpText)."
        }
        return self.noHitPoint(
          verb, element, reason ?? "Nothing takes touches at \(point.dumpText).")
      }
    }
    return nil
  }

  /// The part of the element that is on screen, after scrolling it into view if need be.
  func visibleArea(toDo verb: String) -> CGRect? {
    app.handleSystemQuestions()
    guard let (element, root) = visibleElement(toDo: verb) else { return nil }
    let area = element.visibleArea(on: root)
    if !area.isEmpty { return area }
    Failure.record { self.noHitPoint(verb, element, "No part of it is on the screen.") }
    return nil
  }

  private func visibleElement(
    toDo verb: String
  ) -> (element: AccessibilityElement, root: AccessibilityElement)? {
    let purpose = QueryPurpose.event(verb)
    guard let (element, root) = located(for: purpose) else { return nil }
    if !element.visibleArea(on: root).isEmpty { return (element, root) }
    let scrolled = app.send(.scrollToVisible(element.id)) { reason in
      FailureText.event(
        verb, on: self.chain,
        failed: """
          Failed to scroll to visible (by AX action) \(element.line(.frame)), error: \(reason)
          """)
    }
    return scrolled ? located(for: purpose) : nil
  }

  private func noHitPoint(
    _ verb: String, _ element: AccessibilityElement, _ reason: String
  ) -> String {
    FailureText.event(
      verb, on: chain,
      failed: """
        Failed to compute hit point for \(element.line(.frame)): \(reason)
        Use coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).\(verb.coordinateCall) to \
        touch that place whatever is there.
        """)
  }
}

extension AccessibilityElement {
  /// Whether it closes what a control has opened, when it is touched.
  ///
  /// Tests on iOS tap a date picker, or a text beside it, to close its calendar.
  fileprivate var isDismissRegionOfControl: Bool {
    elementType == .button && identifier == DismissRegionNames.identifier
  }

  /// Whether it lies on the software keyboard.
  fileprivate var isPartOfKeyboard: Bool {
    elementType == .keyboard || ancestors.contains { $0.elementType == .keyboard }
  }
}

extension String {
  fileprivate var coordinateCall: String { self == "double tap" ? "doubleTap()" : "tap()" }
}

extension CGPoint {
  /// `{12.0, 40.5}`, rounded to tenths of a point.
  var dumpText: String { "{\(x.dumpText), \(y.dumpText)}" }
}
