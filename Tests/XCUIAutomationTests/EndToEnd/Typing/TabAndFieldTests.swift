import Foundation
import SwiftUI
import Testing
import UIKit
import XCUIAutomation

extension AllTests {
  /// Tab bars and kinds of text fields as users of SwiftUI apps meet them.
  @MainActor
  struct TabAndFieldTests {
    private struct Tabs: View {
      @State private var path: [Int] = []
      @State private var query = ""
      @State private var sought = "nothing"
      @State private var note = ""

      var body: some View {
        TabView {
          NavigationStack(path: $path) {
            List(1..<4) { NavigationLink("Page \($0)", value: $0) }
              .navigationTitle("Pages")
              .navigationDestination(for: Int.self) { number in
                NavigationLink("Page \(number + 10)", value: number + 10)
                  .navigationTitle("At \(number)")
              }
          }
          .tabItem { Label("Pages", systemImage: "book") }
          NavigationStack {
            VStack {
              Text("Depth \(path.count)")
              Text("Sought \(sought)")
            }
            .navigationTitle("Other")
            .searchable(text: $query)
            .onSubmit(of: .search) { sought = query }
            .onSubmit { sought = "a text" }
          }
          .tabItem { Label("Other", systemImage: "star") }
          TextField("Note", text: $note, axis: .vertical)
            .tabItem { Label("Notes", systemImage: "pencil") }
        }
      }
    }

    private let app = XCUIApplication(rootView: Tabs())

    @Test func anotherTapOnATabLeadsBackToItsFirstScreen() {
      app.buttons["Page 2"].tap()
      app.buttons["Page 12"].tap()
      #expect(app.navigationBars["At 12"].exists)
      let tabs = app.tabBars.buttons
      tabs["Other"].tap()
      #expect(app.staticTexts["Depth 2"].exists)
      tabs["Pages"].tap()
      #expect(app.navigationBars["At 12"].exists)
      tabs["Pages"].tap()
      #expect(app.navigationBars["Pages"].waitForExistence(timeout: 1))
      #expect(!app.navigationBars["At 12"].exists)
      tabs["Other"].tap()
      #expect(app.staticTexts["Depth 0"].exists)
    }

    @Test func theBarReachesTheEndOfTheScreen() {
      let frame = app.tabBars.firstMatch.frame
      #expect(frame == CGRect(x: 0, y: 761, width: 390, height: 83))
      #expect(app.tabBars.buttons["Pages"].isHittable)
    }

    @Test func searchFieldsHaveASearchKey() {
      app.tabBars.buttons["Other"].tap()
      app.searchFields.firstMatch.tap()
      app.searchFields.firstMatch.typeText("a")
      let key = app.keyboards.buttons["Search"]
      #expect(key.exists)
      key.tap()
      #expect(!app.keyboards.firstMatch.exists)
      #expect(app.staticTexts["Sought a"].exists)
    }

    private struct Ball: View {
      @State private var place = CGSize.zero

      var body: some View {
        Circle().frame(width: 60, height: 60).accessibilityElement()
          .accessibilityIdentifier("ball")
          .offset(place)
          .gesture(DragGesture().onChanged { place = $0.translation })
      }
    }

    @Test func whatFollowsAFingerIsWhereItIsSeen() {
      let app = XCUIApplication(rootView: Ball())
      let ball = app.otherElements["ball"]
      let before = ball.frame
      let start = ball.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
      start.press(forDuration: 0, thenDragTo: start.withOffset(CGVector(dx: 60, dy: 80)))
      #expect(ball.frame == before.offsetBy(dx: 60, dy: 80))
    }

    @Test func fieldsThatGrowAreTextViews() {
      app.tabBars.buttons["Notes"].tap()
      let note = app.textViews["Note"]
      #expect(note.exists)
      #expect(app.textFields.count == 0)
      note.tap()
      note.typeText("One\nTwo")
      #expect(note.value as? String == "One\nTwo")
    }

    // MARK: Parts of controls

    private struct Pages: View {
      var body: some View {
        TabView {
          Text("Page A")
          Text("Page B")
          Text("Page C")
        }
        .tabViewStyle(.page)
        .background(.gray)
      }
    }

    @Test func tapsOnTheDotsTurnPages() {
      let app = XCUIApplication(rootView: Pages())
      let dots = app.pageIndicators.element
      func tap(at x: CGFloat) {
        dots.coordinate(withNormalizedOffset: CGVector(dx: x, dy: 0.5)).tap()
      }
      tap(at: 0.95)
      #expect(dots.value as? String == "page 2 of 3")
      #expect(app.staticTexts["Page B"].exists)
      tap(at: 0.95)
      tap(at: 0.95)
      #expect(dots.value as? String == "page 3 of 3")
      tap(at: 0.05)
      #expect(dots.value as? String == "page 2 of 3")
    }

    @Test func wheelsOfATimeSayWhatTheyAre() {
      struct Clock: View {
        @State private var date = Date(timeIntervalSince1970: 1_704_793_260)

        var body: some View {
          DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
            .datePickerStyle(.wheel)
            .environment(\.locale, Locale(identifier: "en_US"))
            .environment(\.timeZone, .gmt)
        }
      }
      let app = XCUIApplication(rootView: Clock())
      let wheels = app.pickerWheels
      #expect(wheels.element(boundBy: 0).value as? String == "9 o’clock")
      #expect(wheels.element(boundBy: 1).value as? String == "41 minutes")
      wheels.element(boundBy: 0).adjust(toPickerWheelValue: "7")
      wheels.element(boundBy: 1).adjust(toPickerWheelValue: "05 minutes")
      #expect(wheels.element(boundBy: 0).value as? String == "7 o’clock")
      #expect(wheels.element(boundBy: 1).value as? String == "05 minutes")
    }

    @Test func picturesAreMeasuredInPoints() {
      let image = app.screenshot().image
      #expect(image.size == CGSize(width: 390, height: 844))
      #expect(image.scale == 3)
    }

    @Test func thePixelsOfAPictureCanBeRead() throws {
      let picture = try #require(app.screenshot().image.cgImage)
      #expect(picture.width == 1170 && picture.height == 2532)
      #expect(try #require(picture.dataProvider?.data).count >= 4 * 1170 * 2532)
    }

    @Test func theWayBackHasNoIdentifierBeforeIOS26() {
      app.buttons["Page 1"].tap()
      let back = app.navigationBars.buttons.element(boundBy: 0)
      #expect(back.label == "Pages")
      #expect(back.identifier.isEmpty)
    }
  }
}
