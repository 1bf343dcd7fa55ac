import Foundation
import Testing
import UIKit
import XCUIAutomation

/// Questions that an app asks over its screen.
@MainActor
struct AlertStoryTests {
  @Test func anAlertAsksBeforeItDeletes() {
    let screen = Album()
    let app = XCUIApplication(rootViewController: screen)
    app.buttons["Delete All"].tap()
    let alert = app.alerts["Delete 3 photos?"]
    #expect(alert.exists)
    #expect(alert.staticTexts["This can't be undone."].exists)
    alert.buttons["Cancel"].tap()
    #expect(screen.photos == 3)
    app.buttons["Delete All"].tap()
    app.alerts.buttons["Delete"].tap()
    #expect(screen.photos == 0)
    #expect(app.alerts.count == 0)
  }

  @Test func anAlertCanAskForAName() {
    let presenter = Page("Home")
    let app = XCUIApplication(rootViewController: presenter)
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    var name: String?
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { _ in name = alert.textFields?.first?.text })
    presenter.present(alert, animated: false)
    app.alerts.textFields.firstMatch.tap()
    app.alerts.textFields.firstMatch.typeText("Rome")
    app.alerts.buttons["OK"].tap()
    #expect(name == "Rome")
  }

  @Test func anActionSheetOffersChoices() {
    let presenter = Page("Home")
    let app = XCUIApplication(rootViewController: presenter)
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    var chosen: String?
    for title in ["Copy", "Share"] {
      sheet.addAction(UIAlertAction(title: title, style: .default) { chosen = $0.title })
    }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    presenter.present(sheet, animated: false)
    #expect(app.buttons["Copy"].frame.maxY <= app.buttons["Cancel"].frame.minY)
    app.buttons["Share"].tap()
    #expect(chosen == "Share")
    #expect(presenter.presentedViewController == nil)
  }

  @Test func aTapBesideAnActionSheetCancelsIt() {
    let presenter = Page("Home")
    let app = XCUIApplication(rootViewController: presenter)
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    var log: [String] = []
    sheet.addAction(UIAlertAction(title: "Copy", style: .default) { _ in log.append("copy") })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log.append("cancel") })
    presenter.present(sheet, animated: false)
    app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.2)).tap()
    #expect(log == ["cancel"])
    #expect(presenter.presentedViewController == nil)
  }

  @Test func anAlertStaysWhereOneTapsBesideIt() {
    let presenter = Page("Home")
    let app = XCUIApplication(rootViewController: presenter)
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    presenter.present(alert, animated: false)
    app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.1)).tap()
    #expect(app.alerts["Sure?"].exists)
  }
}

private final class Album: UIViewController {
  private(set) var photos = 3

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Delete All") { [weak self] _ in self?.ask() })
    button.frame = CGRect(x: 100, y: 300, width: 100, height: 44)
    view.addSubview(button)
  }

  private func ask() {
    let alert = UIAlertController(
      title: "Delete \(photos) photos?", message: "This can't be undone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.photos = 0 })
    present(alert, animated: true)
  }
}
