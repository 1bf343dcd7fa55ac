import SwiftUI
import ViewInspector
import XCTest

@testable import BookshelfKit

@MainActor
final class ScreenTests: XCTestCase {
  func testGoalFollowsTheModel() throws {
    let goal = ReadingGoal(target: 2, finished: 1)
    let view = GoalView().environment(goal)
    XCTAssertNoThrow(try view.inspect().find(text: "1 of 2 books"))
    try view.inspect().find(button: "Finished another one").tap()
    XCTAssertEqual(goal.finished, 2)
    XCTAssertNoThrow(try view.inspect().find(text: "Goal reached!"))
  }

  func testGoalIsSteppedUp() throws {
    let goal = ReadingGoal(target: 2, finished: 1)
    try GoalView().environment(goal).inspect().find(ViewType.Stepper.self).increment()
    XCTAssertEqual(goal.target, 3)
  }

  func testReviewCanBePostedOnceItIsComplete() {
    let library = Library.loaded()
    let sut = ReviewEditor(id: 4)
    let exp = sut.inspection.inspect { view in
      XCTAssertTrue(try view.find(button: "Post").isDisabled())
      try view.findAll(ViewType.Image.self)[3].callOnTapGesture()
      XCTAssertEqual(try view.actualView().stars, 4)
      try view.find(ViewType.TextEditor.self).setInput("Bright.")
      XCTAssertNoThrow(try view.find(text: "7 of 200 characters"))
      try view.find(button: "Post").tap()
    }
    ViewHosting.host(
      view: sut.environmentObject(library).environmentObject(Settings(reader: "Noor")))
    wait(for: [exp], timeout: 1)
    XCTAssertEqual(
      library.book(id: 4)?.reviews, [Review(id: 1, reader: "Noor", stars: 4, text: "Bright.")])
  }

  func testLongReviewIsRefused() {
    let sut = ReviewEditor(id: 4)
    let exp = sut.inspection.inspect { view in
      try view.findAll(ViewType.Image.self)[0].callOnTapGesture()
      try view.find(ViewType.TextEditor.self).setInput(String(repeating: "a", count: 201))
      let counter = try view.find(text: "201 of 200 characters")
      XCTAssertEqual(try counter.attributes().foregroundColor(), .red)
      XCTAssertTrue(try view.find(button: "Post").isDisabled())
    }
    ViewHosting.host(
      view: sut.environmentObject(Library.loaded()).environmentObject(Settings()))
    wait(for: [exp], timeout: 1)
  }

  func testSliderSetsThePage() {
    let library = Library.loaded()
    let sut = ProgressEditor(book: .seaRoad)
    let exp = sut.inspection.inspect { view in
      try view.find(ViewType.Slider.self).setValue(100)
      XCTAssertNoThrow(try view.find(text: "Page 100 of 312"))
      try view.find(button: "Done").tap()
    }
    ViewHosting.host(view: sut.environmentObject(library))
    wait(for: [exp], timeout: 1)
    XCTAssertEqual(library.book(id: 1)?.pagesRead, 100)
  }

  func testWelcomeTurnsItsPages() {
    var sut = WelcomeView()
    let exp = sut.on(\.didAppear) { view in
      XCTAssertNoThrow(try view.find(text: "All your books in one place."))
      try view.find(button: "Next").tap()
      XCTAssertEqual(try view.actualView().page, 1)
      XCTAssertNoThrow(try view.find(button: "Start reading"))
    }
    ViewHosting.host(view: sut)
    wait(for: [exp], timeout: 1)
  }

  func testSortOrderIsPicked() throws {
    let settings = Settings()
    let view = SettingsView().environmentObject(settings)
    let picker = try view.inspect().find(ViewType.Picker.self)
    XCTAssertEqual(try picker.labelView().text().string(), "Sort by")
    try picker.select(value: Settings.SortOrder.length)
    XCTAssertEqual(settings.sortOrder, .length)
  }

  func testResetIsAskedFor() {
    let settings = Settings()
    settings.remindsDaily = true
    let sut = SettingsView()
    let exp = sut.inspection.inspect { view in
      try view.find(button: "Reset settings").tap()
      let alert = try view.find(ViewType.Alert.self)
      XCTAssertEqual(try alert.title().string(), "Reset all settings?")
      XCTAssertTrue(settings.remindsDaily)
      try alert.actions().find(button: "Reset").tap()
    }
    ViewHosting.host(view: sut.environmentObject(settings))
    wait(for: [exp], timeout: 1)
    XCTAssertFalse(settings.remindsDaily)
  }

  func testAuthorsLeadToTheirBooks() throws {
    let view = AuthorsView().environmentObject(Library.loaded())
    for author in ["Ada Lind", "Juno Park", "Mira Holt", "Tomas Vega"] {
      XCTAssertNoThrow(try view.inspect().find(navigationLink: author))
    }
    let destination = try view.inspect().find(navigationLink: "Juno Park").view(AuthorBooks.self)
    XCTAssertEqual(try destination.actualView().author, "Juno Park")
  }

  func testStatisticsAddThePagesUp() throws {
    let view = StatisticsView().environmentObject(Library.loaded())
    XCTAssertNoThrow(try view.inspect().find(text: "1505"))
  }
}
