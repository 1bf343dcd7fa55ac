import Device
import SwiftUI
import Testing
import XCUIAutomation

extension AllTests {
  /// The calls of a pointer.
  @MainActor
  struct PointerTests {
    @Test func clicksTouch() {
      let app = XCUIApplication(rootView: PointerScreen())
      app.buttons["Count"].click()
      app.buttons["Count"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).click()
      #expect(app.staticTexts["2 clicks"].exists)
      app.staticTexts["Twice"].doubleClick()
      #expect(app.staticTexts["12 clicks"].exists)
    }

    @Test func theOtherButtonOpensAMenu() {
      let app = XCUIApplication(rootView: PointerScreen())
      app.staticTexts["Menu"].rightClick()
      app.buttons["Add"].tap()
      #expect(app.staticTexts["100 clicks"].exists)
    }

    @Test func scrollingMovesByJustThatMuch() {
      let app = XCUIApplication(rootView: PointerScreen())
      let before = app.staticTexts["Row 5"].frame.minY
      app.scrollViews.firstMatch.scroll(byDeltaX: 0, deltaY: -60)
      #expect(abs(app.staticTexts["Row 5"].frame.minY - (before - 60)) <= 1)
      app.scrollViews.firstMatch.scroll(byDeltaX: 0, deltaY: 60)
      #expect(abs(app.staticTexts["Row 5"].frame.minY - before) <= 1)
    }

    @Test func aDragThatHoldsEndsWithoutMomentum() {
      let app = XCUIApplication(rootView: PointerScreen())
      let scroll = app.scrollViews.firstMatch
      let start = scroll.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.9))
      let end = start.withOffset(CGVector(dx: 0, dy: -100))
      let before = app.staticTexts["Row 9"].frame.minY
      start.press(
        forDuration: 0.05, thenDragTo: end, withVelocity: .fast, thenHoldForDuration: 0.5)
      let moved = before - app.staticTexts["Row 9"].frame.minY
      #expect((60...100).contains(moved), "\(moved)")
    }
  }
}

private struct PointerScreen: View {
  @State private var clicks = 0

  var body: some View {
    VStack {
      Text("\(clicks) clicks")
      Button("Count") { clicks += 1 }
      Text("Twice").onTapGesture(count: 2) { clicks += 10 }
      Text("Menu").contextMenu { Button("Add") { clicks += 100 } }
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<60) { Text("Row \($0)").frame(maxWidth: .infinity).frame(height: 40) }
        }
      }
      .frame(height: 400)
    }
  }
}
