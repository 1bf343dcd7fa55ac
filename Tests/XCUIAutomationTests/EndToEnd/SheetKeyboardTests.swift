import SwiftUI
import Testing
import XCUIAutomation

extension AllTests {
  /// Sheets make room for the keyboard.
  @MainActor
  struct SheetKeyboardTests {
    @Test(arguments: SheetHeight.allCases) func aSheetRisesAboveTheKeyboard(_ height: SheetHeight) {
      let app = XCUIApplication(rootView: NameSheet(height: height))
      let field = app.textFields["Name"]
      let top = app.staticTexts["Top"].frame.minY
      field.tap()
      let keyboard = app.keyboards.element.frame
      #expect(field.isHittable)
      #expect(field.frame.maxY <= keyboard.minY)
      #expect(app.buttons["Save"].frame.maxY <= keyboard.minY)
      if height == .large {
        #expect(abs(app.staticTexts["Top"].frame.minY - top) < 0.01)
      } else {
        #expect(app.staticTexts["Top"].frame.minY < top)
      }
      field.typeText("Ann")
      app.buttons["Save"].tap()
      #expect(app.staticTexts["saved Ann"].exists)
    }

    @Test func theSheetComesDownWithTheKeyboard() {
      let app = XCUIApplication(rootView: NameSheet(height: .medium))
      let top = app.staticTexts["Top"].frame.minY
      app.textFields["Name"].tap()
      app.textFields["Name"].typeText("Ann\n")
      #expect(app.keyboards.element.waitForNonExistence(timeout: 1))
      #expect(abs(app.staticTexts["Top"].frame.minY - top) < 0.01)
    }

    @Test func aCoverKeepsItsContentAboveTheKeyboard() {
      let app = XCUIApplication(rootView: NameSheet(height: .cover))
      app.textFields["Name"].tap()
      #expect(app.buttons["Save"].frame.maxY <= app.keyboards.element.frame.minY)
    }
  }
}

enum SheetHeight: CaseIterable, Sendable {
  case medium, fixed, fraction, large, cover
  static let allCases: [SheetHeight] = [.medium, .fixed, .fraction, .large]

  var detent: PresentationDetent {
    switch self {
    case .medium: .medium
    case .fixed: .height(200)
    case .fraction: .fraction(0.3)
    case .large, .cover: .large
    }
  }
}

private struct NameSheet: View {
  let height: SheetHeight
  @State private var isSheetShown = true
  @State private var isCoverShown = true
  @State private var name = ""

  var body: some View {
    if height == .cover {
      Text("behind").fullScreenCover(isPresented: $isCoverShown) { content }
    } else {
      Text("saved \(name)").sheet(isPresented: $isSheetShown) {
        content.presentationDetents([height.detent])
      }
    }
  }

  private var content: some View {
    VStack {
      Text("Top")
      Spacer()
      TextField("Name", text: $name)
      Button("Save") { isSheetShown = false }
    }
    .padding()
  }
}
