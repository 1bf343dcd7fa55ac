import Accessibility
import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Rotors, content and outlines that code gives to UIKit's views.
@MainActor
@Suite struct CustomRotorTests {
  private func element(of view: UIView) -> AccessibilityElement? {
    AccessibilityTreeContext(visibleRect: CGRect(x: 0, y: 0, width: 390, height: 844))
      .elements(of: view).first
  }

  @Test func aRotorSearchesBothWays() {
    let labels = ["One", "Two"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let rotor = UIAccessibilityCustomRotor(name: "Words") { predicate in
      let current = labels.firstIndex { $0 === predicate.currentItem.targetElement }
      let step = predicate.searchDirection == .next ? 1 : -1
      let index = current.map { $0 + step } ?? (step > 0 ? 0 : labels.count - 1)
      guard labels.indices.contains(index) else { return nil }
      return UIAccessibilityCustomRotorItemResult(
        targetElement: labels[index], targetRange: nil)
    }
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    predicate.currentItem = UIAccessibilityCustomRotorItemResult(
      targetElement: labels[0], targetRange: nil)
    #expect(rotor.itemSearchBlock(predicate)?.targetElement === labels[1])
    predicate.searchDirection = .previous
    #expect(rotor.itemSearchBlock(predicate) == nil)
  }

  @Test func theCursorFollowsARotor() {
    let device = UIApplication.shared.device
    device.traits.isVoiceOverRunning = true
    let places = [UIView(), UIView()]
    let rotor = UIAccessibilityCustomRotor(name: "Places") { predicate in
      let current = places.firstIndex { $0 === predicate.currentItem.targetElement }
      let index = (current ?? -1) + (predicate.searchDirection == .next ? 1 : -1)
      guard places.indices.contains(index) else { return nil }
      return UIAccessibilityCustomRotorItemResult(
        targetElement: places[index], targetRange: nil)
    }
    let cursor = AccessibilityCursor.shared
    defer {
      cursor.move(to: nil)
      device.traits.isVoiceOverRunning = false
    }
    cursor.move(to: nil)
    let wentOn = (0..<3).map { _ in cursor.move(.next, in: rotor) }
    #expect(wentOn == [true, true, false])
    #expect(cursor.element === places[1])
    #expect(cursor.move(.previous, in: rotor))
    #expect(cursor.element === places[0])
  }

  @Test func theCursorKeepsItsPlaceInATextUntilItLeavesIt() {
    let device = UIApplication.shared.device
    device.traits.isVoiceOverRunning = true
    let view = UITextView()
    view.text = "one two"
    let starts = [0, 4]
    let rotor = UIAccessibilityCustomRotor(name: "Words") { predicate in
      let place = predicate.currentItem.targetRange?.start.offset ?? -1
      guard let start = starts.first(where: { $0 > place }) else { return nil }
      let ends = [start, start + 3].compactMap {
        view.position(from: view.beginningOfDocument, offset: $0)
      }
      return UIAccessibilityCustomRotorItemResult(
        targetElement: view, targetRange: view.textRange(from: ends[0], to: ends[1]))
    }
    let cursor = AccessibilityCursor.shared
    defer {
      cursor.move(to: nil)
      device.traits.isVoiceOverRunning = false
    }
    cursor.move(to: nil)
    let words = (0..<3).map { _ in
      cursor.move(.next, in: rotor) ? cursor.textRange.flatMap { view.text(in: $0) } : nil
    }
    #expect(words == ["one", "two", nil])
    cursor.move(to: UIView())
    #expect(cursor.textRange == nil)
  }

  @Test func theTreeNamesTheRotors() {
    let label = UILabel()
    label.text = "Page"
    label.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Words") { _ in nil },
      UIAccessibilityCustomRotor(systemType: .link) { _ in nil },
    ]
    #expect(element(of: label)?.rotors == ["Words", "Links"])
  }

  @Test func providersTellTheirContent() {
    final class Photo: UIView, AXCustomContentProvider {
      // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
      var accessibilityCustomContent: [AXCustomContent]!
    }
    let photo = Photo()
    photo.isAccessibilityElement = true
    #expect(element(of: photo)?.customContent.isEmpty == true)
    let place = AXCustomContent(label: "Place", value: "Rome")
    place.importance = .high
    photo.accessibilityCustomContent = [place]
    #expect(
      element(of: photo)?.customContent == [
        AccessibilityCustomContent(label: "Place", value: "Rome", isImportant: true)
      ])
  }

  @Test func inputLabelsAndOutlinesAreTold() {
    let button = UIButton(type: .system)
    button.setTitle("Add to basket", for: .normal)
    #expect(element(of: button)?.inputLabels.isEmpty == true)
    #expect(element(of: button)?.path == nil)
    button.accessibilityUserInputLabels = ["Add", "Buy"]
    button.accessibilityPath = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(element(of: button)?.inputLabels == ["Add", "Buy"])
    #expect(element(of: button)?.path?.boundingBox == CGRect(x: 0, y: 0, width: 40, height: 40))
  }

  @Test func viewsHearOfTheCursor() {
    final class Listener: UIView {
      var events: [String] = []
      override func accessibilityElementDidBecomeFocused() { events.append("came") }
      override func accessibilityElementDidLoseFocus() { events.append("went") }
    }
    let device = UIApplication.shared.device
    let view = Listener()
    AccessibilityCursor.shared.move(to: view)
    #expect(view.events.isEmpty)
    device.traits.isVoiceOverRunning = true
    defer { device.traits.isVoiceOverRunning = false }
    UIAccessibility.post(notification: .screenChanged, argument: view)
    #expect(view.accessibilityElementIsFocused())
    #expect(UIAccessibility.focusedElement(using: nil) as? UIView === view)
    AccessibilityCursor.shared.move(to: nil)
    #expect(view.events == ["came", "went"])
  }
}
