import Device
import Foundation
import SwiftUI
import Testing
import UIKit

/// A screen with a view on it, whose elements can be found and activated.
@MainActor
final class IntentScreen {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let controller: UIViewController

  init(_ view: some View) {
    controller = UIHostingController(rootView: view)
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  isolated deinit { window.isHidden = true }

  var labels: [String] { elements.compactMap(\.accessibilityLabel) }

  func element(_ label: String) throws -> NSObject {
    try #require(elements.first { $0.accessibilityLabel == label })
  }

  func activate(_ label: String) throws {
    let element = try element(label)
    #expect(element.accessibilityActivate())
  }

  private var elements: [NSObject] {
    TurnScheduler.shared.runTurn()
    return Self.walk(controller.view)
  }

  private static func walk(_ object: NSObject) -> [NSObject] {
    if object.isAccessibilityElement { return [object] }
    if let elements = object.accessibilityElements {
      return elements.compactMap { $0 as? NSObject }.flatMap(walk)
    }
    return (object as? UIView)?.subviews.flatMap(walk) ?? []
  }
}
