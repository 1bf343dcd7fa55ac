import Accessibility
import Automation
import CoreGraphics
import Device
import UIKit

/// What a window on the device's screen shows, as assistive technologies see it.
@MainActor
struct Screen {
  private let window: UIWindow

  /// Shows a controller on the whole screen until `close()`.
  init(_ controller: UIViewController) {
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    TurnScheduler.shared.runTurn()
  }

  func close() {
    window.endEditing(true)
    TurnScheduler.shared.runTurn()
    window.isHidden = true
  }

  /// All elements in the window, in the order of reading.
  func all() throws -> [AccessibilityElement] {
    var found: [AccessibilityElement] = []
    let id = AccessibilityTreeContext.identifier(of: window)
    let root = try UIApplication.shared.settledTree().children.first { $0.id == id }
    root?.forEachDescendant { found.append($0) }
    return found
  }

  /// All elements of a kind in the window, in the order of reading.
  func elements(_ type: ElementKind, _ name: String? = nil) throws -> [AccessibilityElement] {
    var found: [AccessibilityElement] = []
    let id = AccessibilityTreeContext.identifier(of: window)
    // Tests that wait may have their own windows behind.
    let root = try UIApplication.shared.settledTree().children.first { $0.id == id }
    root?.forEachDescendant { element in
      guard element.elementType == type else { return }
      if name == nil || element.label == name || element.identifier == name {
        found.append(element)
      }
    }
    return found
  }

  /// The frame of the first element of a kind, on the screen.
  func frame(_ type: ElementKind, _ name: String? = nil) throws -> CGRect {
    try elements(type, name).first?.frame ?? .null
  }

  /// The frames of elements of a kind, from the upper left corner of `origin`.
  func frames(_ type: ElementKind, from origin: CGRect) throws -> [CGRect] {
    try elements(type).map {
      $0.frame.offsetBy(dx: -origin.minX, dy: -origin.minY)
    }
  }

  func play(_ touches: TouchSequence) throws {
    try UIApplication.shared.send(.touches(touches))
    TurnScheduler.shared.runTurn()
  }
}

/// Whether two frames are the same up to a pixel, by which frames are rounded.
func isSame(_ one: CGRect, _ other: CGRect) -> Bool {
  abs(one.minX - other.minX) < 0.34 && abs(one.minY - other.minY) < 0.34
    && abs(one.width - other.width) < 0.34 && abs(one.height - other.height) < 0.34
}

func isSame(_ ones: [CGRect], _ others: [CGRect]) -> Bool {
  ones.count == others.count && zip(ones, others).allSatisfy { isSame($0, $1) }
}
