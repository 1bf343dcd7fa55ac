import SwiftUI
import XCTest

@testable import Axt

/// What each kind of control exposes.
@MainActor
final class NativeTests: XCTestCase {
  private struct Screen: View {
    @State var name = "Ada"
    @State var isOn = true
    @State var states = [true, false]
    @State var taps = 0

    var body: some View {
      VStack {
        Button("Tap me") { taps += 1 }.padding().testId("tap_button", type: .button)
        Text("Tap").onTapGesture { taps += 10 }.testId("tap_text", type: .button)
        Toggle("Toggle me", isOn: $isOn).testId("is_on_toggle", type: .toggle)
        Toggle("Mixed", sources: $states, isOn: \.self).testId("mixed", type: .toggle)
        TextField("Name", text: $name).testId("name_field", type: .textField)
        Text("Taps \(taps)").testId("taps", type: .text)
        Button("Off") {}.disabled(true).testId("off", type: .button, label: "Mine", value: 3)
      }
    }
  }

  func testHierarchy() async throws {
    let test = await AxtTest.host(Screen())
    XCTAssertEqual(
      test.tree?.hierarchy(level: 0),
      """
      → app
        → tap_button label="Tap me" action
        → tap_text label="Tap" action
        → is_on_toggle label="Toggle me" value=true action
        → mixed label="Mixed" action
        → name_field label="Name" value=Ada
        → taps label="Taps 0"
        → off label="Mine" value=3 action

      """)
  }

  func testActions() async throws {
    let test = await AxtTest.host(Screen())
    await test.find(id: "tap_button")?.performAction()
    await test.find(id: "tap_text")?.performAction()
    XCTAssertEqual(test.find(id: "taps")?.label, "Taps 11")

    let toggle = try XCTUnwrap(test.find(id: "is_on_toggle"))
    await toggle.performAction()
    XCTAssertEqual(toggle.value as? Bool, false)

    let mixed = try XCTUnwrap(test.find(id: "mixed"))
    XCTAssertNil(mixed.value)
    await mixed.performAction()
    XCTAssertNil(mixed.value)

    let field = try XCTUnwrap(test.find(id: "name_field"))
    field.setValue("Grace")
    await AxtTest.yield()
    XCTAssertEqual(field.value as? String, "Grace")
  }

  private struct Links: View {
    @State var isShown = false
    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink(
            "More", destination: Text("Destination").testId("destination", type: .text)
          )
          .testId("more_link", type: .navigationLink)
          NavigationLink("Bound", isActive: $isShown) { Text("Shown") }
            .testId("bound_link", type: .navigationLink)
          Text(isShown ? "yes" : "no").testId("state", type: .text)
        }
      }
    }
  }

  func testNavigationLink() async throws {
    let test = await AxtTest.host(Links())
    let link = try XCTUnwrap(test.find(id: "more_link"))
    XCTAssertEqual(link.label, "More")
    XCTAssertNil(test.find(id: "destination"))

    link.performActionWithoutYielding()
    let destination = try await test.waitForElement(id: "destination", timeout: 1)
    XCTAssertEqual(destination.label, "Destination")
  }

  func testBoundNavigationLink() async throws {
    let test = await AxtTest.host(Links())
    let action = try XCTUnwrap(test.find(id: "bound_link") as? AxtNode)
    XCTAssertEqual(test.find(id: "state")?.label, "no")
    await action.performAction()
    XCTAssertNotEqual(test.find(id: "state")?.label, "no")
  }

  private struct Dragging: View {
    @State private var dragY: CGFloat = 0
    var body: some View {
      Circle()
        .frame(width: 50, height: 50)
        .offset(x: 0, y: dragY)
        .testId(insert: "drag", value: dragY, setValue: { dragY = $0 as? CGFloat ?? 0 })
    }
  }

  func testInsertedElement() async throws {
    let test = await AxtTest.host(Dragging())
    XCTAssertEqual(test.tree?.hierarchy(level: 0), "→ app\n  → drag value=0.0\n")
    let drag = try XCTUnwrap(test.find(id: "drag"))
    drag.setValue(CGFloat(12))
    await AxtTest.yield()
    XCTAssertEqual(drag.value as? CGFloat, 12)
  }

  private struct AlertingModifier: ViewModifier {
    @Binding var isPresented: Bool
    let action1: () -> Void
    func body(content: Content) -> some View {
      content.alert(isPresented: $isPresented) {
        Alert(
          title: Text("message"), primaryButton: .default(Text("1"), action: action1),
          secondaryButton: .default(Text("2"), action: {}))
      }
      .testId(insert: "button_1", when: isPresented, label: "1", action: action1)
      .testId(insert: "button_2", when: isPresented, label: "2", action: {})
    }
  }

  func testInsertedButtonsOfAnAlert() async throws {
    var taps = 0
    let flag = State(initialValue: true)
    _ = flag
    struct Host: View {
      @State var isPresented = true
      let action: () -> Void
      var body: some View {
        Text("x").modifier(AlertingModifier(isPresented: $isPresented, action1: action))
      }
    }
    let test = await AxtTest.host(Host { taps += 1 })
    XCTAssertEqual(
      test.tree?.hierarchy(level: 0),
      "→ app\n  → button_1 label=\"1\" action\n  → button_2 label=\"2\" action\n")
    await test.find(id: "button_1")?.performAction()
    XCTAssertEqual(taps, 1)
  }

  private struct Presenting: View {
    @State private var isPresented = false
    var body: some View {
      Button("...") { isPresented = true }
        .testId("open", type: .button)
        .sheet(isPresented: $isPresented) {
          Text("In the sheet").testId("inside", type: .text).hostAxtSheet()
        }
    }
  }

  func testSheet() async throws {
    let test = await AxtTest.host(Presenting())
    XCTAssertNil(AxtTest.sheets.values.first { $0.find(id: "inside") != nil })
    await test.find(id: "open")?.performAction()
    let sheet = try XCTUnwrap(AxtTest.sheets.values.first { $0.find(id: "inside") != nil })
    XCTAssertEqual(sheet.id, "app")
    XCTAssertEqual(sheet.find(id: "inside")?.label, "In the sheet")
    XCTAssertNil(test.find(id: "inside"))
  }

  func testWatchingEndsWithItsTask() async throws {
    let test = await AxtTest.host(Dragging())
    let task = Task { @MainActor in await test.watchHierarchy() }
    await AxtTest.yield()
    task.cancel()
    await task.value
  }
}
