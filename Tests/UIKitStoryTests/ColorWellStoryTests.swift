import Foundation
import Testing
import UIKit
import XCUIAutomation

/// A well whose colour the user changes.
@MainActor
struct ColorWellStoryTests {
  @Test func theWellTakesAColorOfTheSheet() {
    let well = UIColorWell(frame: CGRect(x: 40, y: 200, width: 44, height: 44))
    well.title = "Accent"
    well.selectedColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    var told = 0
    well.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    let screen = UIViewController()
    screen.view.addSubview(well)
    let app = XCUIApplication(rootViewController: screen)
    let element = app.colorWells["Accent"]
    #expect(element.value as? String == "blue")
    element.tap()
    app.buttons["Green"].tap()
    #expect(told == 1)
    #expect(well.selectedColor == .systemGreen)
    app.buttons["Close"].tap()
    #expect(element.value as? String == UIColor.systemGreen.accessibilityName)
  }

  @Test func aDisabledWellOffersNothing() {
    let well = UIColorWell(frame: CGRect(x: 40, y: 200, width: 44, height: 44))
    well.title = "Accent"
    well.isEnabled = false
    let screen = UIViewController()
    screen.view.addSubview(well)
    let app = XCUIApplication(rootViewController: screen)
    let element = app.colorWells["Accent"]
    #expect(!element.isEnabled)
    element.tap()
    #expect(!app.buttons["Green"].exists)
  }

  @Test func colorsHaveNames() {
    #expect(UIColor.red.accessibilityName == "red")
    #expect(UIColor.white.accessibilityName == "white")
    #expect(UIColor(white: 0.5, alpha: 0.5).accessibilityName == "grey, 50 percent opaque")
    #expect(UIColor(red: 0.4, green: 0, blue: 0, alpha: 1).accessibilityName == "dark red")
    #expect(UIColor.clear.accessibilityName == "transparent")
  }
}
