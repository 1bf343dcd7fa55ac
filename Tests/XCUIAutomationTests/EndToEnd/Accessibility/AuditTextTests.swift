import SwiftUI
import Testing
import UIKit
import XCUIAutomation

extension AllTests {
  /// What audits find about texts: colours, sizes, what is cut and what nobody tells.
  @MainActor
  struct AuditTextTests {
    private func findings(
      _ types: XCUIAccessibilityAuditType, in app: XCUIApplication
    ) throws -> [String] {
      var found: [String] = []
      try app.performAccessibilityAudit(for: types) { issue in
        found.append("\(issue.element?.label ?? "-"): \(issue.compactDescription)")
        return true
      }
      return found
    }

    private func details(
      _ types: XCUIAccessibilityAuditType, in app: XCUIApplication
    ) throws -> [String] {
      var found: [String] = []
      try app.performAccessibilityAudit(for: types) { issue in
        #expect(issue.auditType == types)
        found.append(issue.detailedDescription)
        return true
      }
      return found
    }

    @Test func contrastIsThatOfWCAG() throws {
      let app = XCUIApplication(
        rootView: VStack(spacing: 10) {
          Text("Black")
          Text("Pale").foregroundStyle(Color(white: 0.8))
          Text("Grey").foregroundStyle(Color(white: 0.5))
          Text("Large grey").font(.system(size: 18)).foregroundStyle(Color(white: 0.5))
          Text("Bold grey").font(.system(size: 14, weight: .bold))
            .foregroundStyle(Color(white: 0.5))
          Text("Faint").opacity(0.3)
          Text("Label").padding().background(.blue).foregroundStyle(.white)
          Text("Gone").opacity(0)
        })
      #expect(
        try findings(.contrast, in: app) == [
          "Pale: Contrast failed", "Grey: Contrast nearly passed", "Faint: Contrast failed",
          "Label: Contrast nearly passed",
        ])
      #expect(
        try details(.contrast, in: app).first
          == "The text 'Pale' is #CCCCCC on #FFFFFF, a contrast of 1.61:1; it should be at least 4.5:1."
      )
    }

    @Test func whatCoversATextHidesItFromTheAudit() throws {
      let app = XCUIApplication(
        rootView: ZStack {
          Text("Below").foregroundStyle(Color(white: 0.8))
          Color.white.frame(width: 200, height: 100).accessibilityHidden(true)
        })
      #expect(try findings([.contrast, .elementDetection], in: app).isEmpty)
    }

    @Test func aTextInTheColorOfItsGroundFails() throws {
      let app = XCUIApplication(rootView: Text("Same").foregroundStyle(.white))
      #expect(try findings(.contrast, in: app) == ["Same: Contrast failed"])
    }

    @Test func textsThatNobodyTellsAreFound() throws {
      let app = XCUIApplication(
        rootView: VStack {
          Text("Told")
          Text("Kept back").accessibilityHidden(true)
          HStack { Text("Part") }.accessibilityElement().accessibilityLabel("Whole")
        })
      #expect(
        try findings(.elementDetection, in: app) == ["-: Potentially inaccessible text"])
      #expect(
        try details(.elementDetection, in: app) == [
          "No element tells the text 'Kept back' to assistive technologies."
        ])
    }

    @Test func whatStandsBehindASheetIsNotMissing() throws {
      let app = XCUIApplication(rootView: SheetScreen())
      app.buttons["Open"].tap()
      #expect(app.staticTexts["In front"].exists)
      #expect(!app.staticTexts["Behind"].exists)
      #expect(try findings([.elementDetection, .contrast], in: app).isEmpty)
      app.staticTexts["Close"].tap()
      #expect(app.staticTexts["Behind"].exists)
    }

    @Test func textsGrowWithTheTextSize() throws {
      let app = XCUIApplication(
        rootView: VStack {
          Text("Body")
          Text("Fixed").font(.system(size: 17))
          Text("Limited").dynamicTypeSize(...DynamicTypeSize.xxxLarge)
          Text("Scaled").font(.custom("Inter", size: 15, relativeTo: .body))
        })
      #expect(
        try findings(.dynamicType, in: app) == [
          "Fixed: Dynamic Type font sizes are unsupported",
          "Limited: Dynamic Type font sizes are partially unsupported",
        ])
      let texts = try details(.dynamicType, in: app)
      #expect(texts.first?.contains("it has 17.0 points at every text size") == true)
      #expect(
        texts.last?.contains("23.0 points at extraExtraExtraLarge and 23.0 at accessibilityMedium")
          == true)
    }

    @Test func labelsOfUIKitFollowWhereTheyAreToldTo() throws {
      let page = LabelController()
      let app = XCUIApplication(rootViewController: page)
      #expect(
        try findings(.dynamicType, in: app) == ["Fixed: Dynamic Type font sizes are unsupported"])
      #expect(
        try findings(.textClipped, in: app) == [
          "A text that is too long for its place: Text clipped"
        ])
      #expect(
        try details(.dynamicType, in: app).first?.hasPrefix(
          "User will not be able to change the font size of this UILabel") == true)
      #expect(page.traitCollection.preferredContentSizeCategory == .large)
    }

    @Test func cutTextsAreFound() throws {
      let app = XCUIApplication(
        rootView: VStack(alignment: .leading) {
          Text("Wraps wherever it has to")
          Text("Shortened because it is long").lineLimit(1).frame(width: 80)
          Text("Tall").fixedSize().frame(height: 6).clipped()
          Text("Grows too wide").lineLimit(1).frame(width: 150)
          ScrollView {
            ForEach(0..<40) { Text("Row \($0)").padding(3) }
          }
          .frame(height: 200)
        })
      #expect(
        try findings(.textClipped, in: app) == [
          "Shortened because it is long: Text clipped", "Tall: Text clipped",
          "Grows too wide: Text clipped",
        ])
      let texts = try details(.textClipped, in: app)
      #expect(texts.first == "The text has no room and is shortened.")
      #expect(texts[1] == "The text 'Tall' is cut by a frame.")
      #expect(texts[2].contains("at the Dynamic Type size "))
    }

    @Test func fieldsMayHoldMoreThanTheyShow() throws {
      let app = XCUIApplication(
        rootView: TextField("Name", text: .constant(String(repeating: "long ", count: 30))))
      #expect(try findings(.textClipped, in: app).isEmpty)
    }

    @Test func anAuditLeavesTheAppAsItWas() throws {
      let app = XCUIApplication(
        rootView: ScrollView { ForEach(0..<60) { Text("Row \($0)") } })
      app.swipeUp()
      let before = app.staticTexts["Row 30"].frame
      _ = try findings([.dynamicType, .textClipped], in: app)
      #expect(app.staticTexts["Row 30"].frame == before)
    }

    @Test func anAppInAProcessOfItsOwnIsAuditedAlike() throws {
      let app = XCUIApplication(bundleIdentifier: "com.example.AutomationFixtureApp")
      app.launch()
      defer { app.terminate() }
      let found = try findings([.contrast, .dynamicType, .elementDetection], in: app)
      #expect(found.contains("Increment: Contrast nearly passed"))
      #expect(!found.contains { $0.hasSuffix("unsupported") })
    }
  }
}

private struct SheetScreen: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text("Behind").frame(maxHeight: .infinity, alignment: .top)
      Button("Open") { isOpen = true }
    }
    .sheet(isPresented: $isOpen) {
      VStack {
        Text("In front")
        Text("Close").onTapGesture { isOpen = false }
      }
      .presentationDetents([.medium])
    }
  }
}

private final class LabelController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let texts = ["Grows", "Fixed", "A text that is too long for its place"]
    for (index, text) in texts.enumerated() {
      let label = UILabel(frame: CGRect(x: 20, y: 100 + 100 * index, width: 160, height: 80))
      label.text = text
      if index != 1 {
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
      }
      view.addSubview(label)
    }
  }
}
