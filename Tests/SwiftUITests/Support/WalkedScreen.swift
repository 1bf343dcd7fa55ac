import Device
import Foundation
import UIKit

@testable import SwiftUI

/// A view in a window, walked by UIKit's accessibility container API, as tools do that know nothing else.
@MainActor
final class WalkedScreen {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let view: UIView

  init<V: View>(_ content: V) {
    let controller = UIHostingController(rootView: content)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    TurnScheduler.shared.runTurn()
    view = controller.view
  }

  func close() { window.isHidden = true }

  var elements: [Any] { view.accessibilityElements ?? [] }

  /// The first element, or container of elements, with a label.
  func find(_ label: String) -> UIResponder? {
    func find(_ items: [Any]) -> UIResponder? {
      for case let item as UIResponder in items {
        if item.accessibilityLabel == label { return item }
        if let inner = find(item.accessibilityElements ?? []) { return inner }
      }
      return nil
    }
    return find(elements)
  }

  /// The labels of the elements that a rotor leads to, from one end to the other.
  func labels(
    of rotor: UIAccessibilityCustomRotor, _ direction: UIAccessibilityCustomRotor.Direction = .next
  ) -> [String] {
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    predicate.searchDirection = direction
    var labels: [String] = []
    while let item = rotor.itemSearchBlock(predicate), labels.count < 100 {
      labels.append((item.targetElement as? UIResponder)?.accessibilityLabel ?? "")
      predicate.currentItem = item
    }
    return labels
  }
}

extension WalkedScreen {
  /// The first rotor that any element or container has.
  var firstRotor: UIAccessibilityCustomRotor? {
    func find(_ items: [Any]) -> UIAccessibilityCustomRotor? {
      for case let item as UIResponder in items {
        if let rotor = item.accessibilityCustomRotors?.first { return rotor }
        if let inner = find(item.accessibilityElements ?? []) { return inner }
      }
      return nil
    }
    return find(elements)
  }
}
