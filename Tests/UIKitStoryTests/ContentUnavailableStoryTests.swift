import Foundation
import Testing
import UIKit
import XCUIAutomation

/// Screens that have nothing to show yet, or no more.
@MainActor
struct ContentUnavailableStoryTests {
  private final class Inbox: UITableViewController {
    var messages: [String] = [] {
      didSet {
        tableView.reloadData()
        setNeedsUpdateContentUnavailableConfiguration()
      }
    }
    var retried = 0

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      guard messages.isEmpty else { return contentUnavailableConfiguration = nil }
      var empty = UIContentUnavailableConfiguration.empty()
      empty.image = UIImage(systemName: "tray")
      empty.text = "No Mail"
      empty.secondaryText = "New messages appear here."
      empty.button.title = "Refresh"
      empty.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.retried += 1 }
      contentUnavailableConfiguration = empty
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      messages.count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = messages[indexPath.row]
      return cell
    }
  }

  @Test func anEmptyListSaysSoUntilAMessageComes() {
    let inbox = Inbox()
    let app = XCUIApplication(rootViewController: inbox)
    #expect(app.staticTexts["No Mail"].exists)
    let title = app.staticTexts["No Mail"].frame
    let words = app.staticTexts["New messages appear here."].frame
    #expect(title.maxY < words.minY)
    #expect(abs(title.midX - UIScreen.main.bounds.midX) < 1)
    app.buttons["Refresh"].tap()
    #expect(inbox.retried == 1)
    inbox.messages = ["Hello"]
    #expect(app.staticTexts["Hello"].waitForExistence(timeout: 1))
    #expect(!app.staticTexts["No Mail"].exists)
  }

  @Test func theSpinnerTurnsWhileLoading() {
    let page = UIViewController()
    let app = XCUIApplication(rootViewController: page)
    page.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    #expect(app.activityIndicators.firstMatch.exists)
    #expect(app.staticTexts["Loading…"].exists)
    page.contentUnavailableConfiguration = nil
    #expect(!app.activityIndicators.firstMatch.exists)
  }
}
