import Accessibility
import Automation
import Device
import Foundation
import Testing
import XCUIAutomation

extension AllTests {
  /// What gestures send to the app, and when they cannot be made.
  @MainActor
  struct GestureTests {
    private let button = element(
      .button, "b", label: "B", frame: CGRect(x: 100, y: 200, width: 80, height: 40))
    private let target: FakeTarget
    private let app: XCUIApplication

    init() {
      target = FakeTarget(window(button))
      app = XCUIApplication(target: target)
    }

    private var touches: [[CGPoint]] {
      target.events.compactMap { event in
        guard case .touches(let sequence) = event else { return nil }
        return sequence.frames.flatMap { $0.touches.map(\.location) }
      }
    }

    // MARK: Taps

    @Test func tapsTheMiddle() {
      app.buttons["b"].tap()
      #expect(touches == [[CGPoint(x: 140, y: 220), CGPoint(x: 140, y: 220)]])
    }

    @Test func tapsTheActivationPointIfThereIsOne() {
      button.activationPoint = CGPoint(x: 170, y: 230)
      app.buttons["b"].tap()
      #expect(touches[0][0] == CGPoint(x: 170, y: 230))
    }

    @Test func tapsTheVisiblePart() {
      button.frame = CGRect(x: -60, y: 200, width: 80, height: 40)
      app.buttons["b"].tap()
      #expect(touches[0][0] == CGPoint(x: 10, y: 220))
    }

    @Test func countsTapsAndFingers() {
      app.buttons["b"].tap(withNumberOfTaps: 3, numberOfTouches: 2)
      guard case .touches(let sequence)? = target.events.last else {
        Issue.record("no touches")
        return
      }
      let began = sequence.frames.filter { $0.touches.allSatisfy { $0.phase == .began } }
      #expect(began.map { $0.touches.map(\.tapCount) } == [[1, 1], [2, 2], [3, 3]])
    }

    @Test func pressesForAsLongAsAsked() {
      app.buttons["b"].press(forDuration: 1.5)
      guard case .touches(let sequence)? = target.events.last else { return }
      #expect(sequence.duration == 1.5)
    }

    @Test func coordinatesAreComputedAtUse() {
      let place = app.buttons["b"].coordinate(withNormalizedOffset: CGVector(dx: 1, dy: 0.5))
        .withOffset(CGVector(dx: 5, dy: -1))
      button.frame.origin.x = 0
      #expect(place.screenPoint == CGPoint(x: 85, y: 219))
      place.tap()
      #expect(touches[0][0] == CGPoint(x: 85, y: 219))
    }

    @Test func swipesGoTheWayTheyAreNamed() {
      app.swipeUp()
      app.buttons["b"].swipeRight(velocity: .fast)
      #expect(touches[0].first.map { $0.y }! > touches[0].last!.y)
      #expect(touches[1].first.map { $0.x }! < touches[1].last!.x)
      #expect(touches[1].allSatisfy { button.frame.contains($0) })
    }

    @Test func pinchesAndRotationsCheckTheirSigns() {
      app.pinch(withScale: 2, velocity: 1)
      app.rotate(.pi / 2, withVelocity: 1)
      #expect(touches.count == 2)
      let texts = failures {
        app.pinch(withScale: 0.5, velocity: 1)
        app.rotate(1, withVelocity: -1)
      }
      #expect(texts.count == 2)
      #expect(texts[0].contains("A scale of 0.5 needs a negative velocity."))
      #expect(texts[1].contains("must have the same sign"))
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 0, -1]) func pinchesNeedAScale(
      scale: Double
    ) {
      let texts = failures { app.pinch(withScale: scale, velocity: 1) }
      #expect(texts.count == 1)
      #expect(texts.first?.contains("scale") == true, "\(texts)")
      #expect(touches.isEmpty)
    }

    // MARK: Hit points

    @Test func aCoveredElementIsNotHittableAndSaysWhatCoversIt() {
      let cover = element(.alert, "stop", label: "Stop", frame: screen)
      target.root.children[0].append(cover)
      #expect(!app.buttons["b"].isHittable)
      let texts = failures { app.buttons["b"].tap() }
      #expect(texts.count == 1)
      #expect(
        texts[0].hasPrefix("Failed to tap \"b\" Button: Failed to compute hit point for Button"))
      #expect(texts[0].contains("Alert, {{0.0, 0.0}, {390.0, 844.0}}, identifier: 'stop'"))
      #expect(texts[0].contains("coordinate(withNormalizedOffset:"))
      #expect(touches.isEmpty)
    }

    /// As XCTest does, which touches the part that can be seen.
    @Test func anElementWhoseMiddleIsCoveredIsTappedBesideTheCover() {
      let cover = element(
        .staticText, "total", frame: CGRect(x: 110, y: 190, width: 70, height: 60))
      target.root.children[0].append(cover)
      #expect(app.buttons["b"].isHittable)
      #expect(failures { app.buttons["b"].tap() }.isEmpty)
      #expect(touches.count == 1)
      #expect(touches[0].allSatisfy { (100...110).contains($0.x) && (200...240).contains($0.y) })
    }

    @Test func aCoverInTheMiddleLeavesTheSidesToTap() {
      let cover = element(
        .staticText, "total", frame: CGRect(x: 125, y: 190, width: 30, height: 60))
      target.root.children[0].append(cover)
      app.buttons["b"].tap()
      #expect(touches == [[CGPoint(x: 104, y: 220), CGPoint(x: 104, y: 220)]])
    }

    @Test func anElementInsideATouchedOneIsHittable() {
      let text = element(
        .staticText, label: "inner", frame: CGRect(x: 110, y: 205, width: 10, height: 10))
      text.respondsToUserInteraction = false
      button.append(text)
      #expect(app.staticTexts["inner"].isHittable)
      #expect(app.buttons["b"].isHittable)
    }

    @Test func missingAndOffscreenElementsAreNotHittable() {
      #expect(!app.buttons["none"].isHittable)
      button.frame.origin.y = 2000
      #expect(!app.buttons["b"].isHittable)
    }

    @Test func anElementOffScreenIsScrolledIntoView() {
      button.frame.origin.y = 2000
      target.respond = { [button] event in
        if case .scrollToVisible = event { button.frame.origin.y = 300 }
      }
      app.buttons["b"].tap()
      #expect(target.events.first == .scrollToVisible(button.id))
      #expect(touches[0][0] == CGPoint(x: 140, y: 320))
    }

    @Test func anElementThatCannotBeScrolledToFails() {
      button.frame.origin.y = 2000
      target.respond = { event throws(AutomationError) in
        throw AutomationError(.cannotScrollToVisible, "no scroll view holds it")
      }
      let texts = failures { app.buttons["b"].tap() }
      #expect(texts.count == 1)
      #expect(
        texts[0].hasPrefix(
          "Failed to tap \"b\" Button: Failed to scroll to visible (by AX action) Button, {{"))
      #expect(texts[0].contains("no scroll view holds it"))
    }

    // MARK: Typing

    @Test func typesIntoWhatHasFocusOrHoldsIt() {
      let field = element(.textField, "f")
      field.hasKeyboardFocus = true
      target.root.children[0].append(element(.other, "form", [field]))
      app.textFields["f"].typeText("a")
      app.otherElements["form"].typeText("b\n")
      app.typeText("c")
      #expect(target.events == [.typeText("a"), .typeText("b\n"), .typeText("c")])
    }

    @Test func typingWithoutFocusFails() {
      let texts = failures { app.buttons["b"].typeText("x") }
      #expect(texts.count == 1)
      #expect(
        texts[0].hasPrefix(
          "Failed to synthesize event: Neither element nor any descendant has keyboard focus. "
            + "Event dispatch snapshot: Button, {{100.0, 200.0}, {80.0, 40.0}}, identifier: 'b'"))
      #expect(texts[0].contains("Tap the element first."))
    }

    @Test func keysCarryTheirModifiers() {
      app.typeKey("s", modifierFlags: .command)
      XCUIElement.perform(withKeyModifiers: .shift) { app.typeKey(.tab, modifierFlags: []) }
      #expect(
        target.events == [
          .key(KeyEvent(key: "s", modifiers: .command)),
          .key(KeyEvent(key: "\t", modifiers: .shift)),
        ])
      #expect(failures { app.typeKey("ab", modifierFlags: []) }.count == 1)
    }

    // MARK: Controls

    @Test func slidersAndWheelsAreAdjusted() {
      let slider = element(.slider, "s", value: "25%")
      let wheel = element(.pickerWheel, "w")
      target.root.children[0].replaceChildren([slider, wheel])
      #expect(app.sliders["s"].normalizedSliderPosition == 0.25)
      app.sliders["s"].adjust(toNormalizedSliderPosition: 0.7)
      app.pickerWheels["w"].adjust(toPickerWheelValue: "May")
      #expect(
        target.events == [
          .adjustSlider(slider.id, position: 0.7), .adjustPickerWheel(wheel.id, value: "May"),
        ])
      let texts = failures {
        app.pickerWheels["w"].adjust(toNormalizedSliderPosition: 0.5)
        app.sliders["s"].adjust(toNormalizedSliderPosition: 2)
      }
      #expect(texts.first?.contains("It is a PickerWheel, not a Slider.") == true)
      #expect(texts.count == 2)
    }

    // MARK: Attributes by key

    @Test func attributesAreReadByKey() {
      button.hasKeyboardFocus = true
      #expect(app.buttons["b"].value(forKey: "hasKeyboardFocus") as? Bool == true)
      #expect(app.buttons["b"].value(forKey: "label") as? String == "B")
      #expect(failures { _ = app.buttons["b"].value(forKey: "colour") }.count == 1)
    }
  }
}
