import SwiftUI
import Testing
import XCUIAutomation

extension AllTests {
  @MainActor
  struct AccessibilityAuditTests {
    /// The kinds that look at elements alone.
    private static let elements: XCUIAccessibilityAuditType = [
      .hitRegion, .sufficientElementDescription, .trait,
    ]

    @Test func eachIssueFailsAtTheLineOfTheCall() throws {
      let app = XCUIApplication(rootView: Faulty())
      let line = #line + 1
      let recorded = recordedFailures { try? app.performAccessibilityAudit(for: Self.elements) }
      #expect(
        recorded.map { $0.text.prefix { $0 != ":" } } == [
          "Hit area is too small", "Label not human-readable", "Element has no description",
          "Traits contradict each other",
        ])
      #expect(recorded.allSatisfy { $0.line == line })
      #expect(recorded.first?.text.contains("label: 'Tiny'") == true)
      #expect(recorded.first?.text.contains("It is 20.0 × 20.0 points large") == true)
    }

    @Test func issuesCanBeIgnored() throws {
      let app = XCUIApplication(rootView: Faulty())
      var elements: [String] = []
      try app.performAccessibilityAudit(for: [.hitRegion, .sufficientElementDescription]) { issue in
        elements.append("\(issue.auditType.rawValue) \(issue.element?.label ?? "?")")
        return true
      }
      #expect(elements == ["4 Tiny", "8 icon_close", "8 "])
    }

    @Test func aGoodScreenPasses() throws {
      let app = XCUIApplication(
        rootView: VStack {
          Text("Hello")
          Button {
          } label: {
            Text("Save").frame(minWidth: 100, minHeight: 44)
          }
          .tint(.black)
        })
      #expect(failures { try? app.performAccessibilityAudit() }.isEmpty)
    }
  }
}

private struct Faulty: View {
  var body: some View {
    VStack(spacing: 20) {
      Button("Tiny") {}.frame(width: 20, height: 20)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Tiny").accessibilityAddTraits(.isButton)
      Color.red.frame(width: 60, height: 60)
        .accessibilityElement().accessibilityLabel("icon_close").accessibilityAddTraits(.isImage)
      Color.blue.frame(width: 60, height: 60)
        .accessibilityElement().accessibilityAddTraits(.isImage)
      Color.green.frame(width: 60, height: 60)
        .accessibilityElement().accessibilityLabel("Both")
        .accessibilityAddTraits([.isButton, .isLink])
    }
  }
}
