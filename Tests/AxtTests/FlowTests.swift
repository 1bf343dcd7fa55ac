import Axt
import SwiftUI
import XCTest

/// Behaviour 72: whole flows, as an app's tests would go through them.
@MainActor
final class FlowTests: XCTestCase {
  private struct Toggles: View {
    @State private var first = false
    @State private var showsMore = false
    @State private var second = false

    var body: some View {
      List {
        Toggle("First", isOn: $first).testId("first", type: .toggle)
        Toggle("More", isOn: $showsMore).testId("more", type: .toggle)
        if showsMore { Toggle("Second", isOn: $second).testId("second", type: .toggle) }
      }
      .testId("toggles")
    }
  }

  func testTheSecondToggleIsWaitedForAndTurnedOn() async throws {
    let test = await AxtTest.host(Toggles())
    test.find(id: "more")?.performActionWithoutYielding()
    let second = try await test.waitForElement(id: "second", timeout: 1)
    await second.performAction()
    test.assertHierarchy(
      """
      → app
        → toggles
          → first label="First" value=false action
          → more label="More" value=true action
          → second label="Second" value=true action
      """)
  }

  private struct Knob: View {
    @State private var dragY: CGFloat = 0

    var body: some View {
      Group {
        if dragY > 200 {
          Circle().testData(value: "round")
        } else {
          Rectangle().testData(value: "square")
        }
      }
      .frame(width: 40, height: 40)
      .testId("knob")
      .offset(y: dragY)
      .gesture(
        DragGesture().onChanged { dragY = $0.translation.height }
          .onEnded { _ in withAnimation(.spring()) { dragY = 0 } }
      )
      .testId(insert: "drag", value: dragY, setValue: { dragY = $0 as? CGFloat ?? 0 })
    }
  }

  func testTheKnobIsRoundWhileItIsFarAway() async throws {
    let test = await AxtTest.host(Knob())
    let knob = try test.require(id: "knob")
    let drag = try test.require(id: "drag")
    var shapes: [String?] = []
    for distance: CGFloat in [0, 500, 0] {
      drag.setValue(distance)
      await AxtTest.yield()
      shapes.append(knob.value as? String)
    }
    XCTAssertEqual(shapes, ["square", "round", "square"])
  }

  private struct Menu: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Text("What else?").testId("text", type: .text)
        Button("Done") { dismiss() }.testId("done", type: .button)
      }
    }
  }

  private struct MoreButton: View {
    @State private var isPresented = false
    var body: some View {
      Button("…") { isPresented = true }
        .testId("open", type: .button)
        .sheet(isPresented: $isPresented) { Menu().hostAxtSheet() }
    }
  }

  func testTheMenuOfTheMoreButtonIsDone() async throws {
    let test = await AxtTest.host(MoreButton())
    await test.find(id: "open")?.performAction()
    let sheet = try XCTUnwrap(
      AxtTest.sheets.values.first { $0.hostingController === test.hostingController })
    XCTAssertEqual(sheet.find(id: "text")?.label, "What else?")
    await sheet.find(id: "done")?.performAction()
    XCTAssertFalse(sheet.exists)
  }

  private struct CustomControl: View {
    let action: () -> Void
    var body: some View {
      Text("Press").onTapGesture(perform: action).testData(label: "Press", action: action)
    }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      CustomControl { count += 1 }.testId("control").testId(insert: "count", value: count)
    }
  }

  func testACustomControlCounts() async throws {
    let test = await AxtTest.host(Counter())
    let control = try test.require(id: "control")
    for _ in 0..<3 { await control.performAction() }
    test.assertHierarchy("→ app\n  → control label=\"Press\" action\n  → count value=3")
  }

  private struct NativeList: View {
    @State private var count = 0
    @State private var taps = 0
    @State private var name = "Ada"

    var body: some View {
      NavigationView {
        List {
          Text("Count: \(count)").testId("text", type: .text)
          Button("Count") { count += 1 }.testId("button", type: .button)
          Text("Tap").onTapGesture { taps += 1 }.testId("tap", type: .button, value: taps)
          NavigationLink("More", destination: Text("Details").testId("details", type: .text))
            .testId("link", type: .navigationLink)
          TextField("Name", text: $name).testId("field", type: .textField)
        }
        .testId("list")
      }
    }
  }

  func testTheControlsOfAListWorkTogether() async throws {
    let test = await AxtTest.host(NativeList())
    let list = try test.require(id: "list")
    list.assertHierarchy(
      """
      → list
        → text label="Count: 0"
        → button label="Count" action
        → tap label="Tap" value=0 action
        → link label="More" action
        → field label="Name" value=Ada
      """)
    await list.find(id: "button")?.performAction()
    await list.find(id: "tap")?.performAction()
    list.find(id: "field")?.setValue("Grace")
    await AxtTest.yield()
    XCTAssertEqual(list.find(id: "text")?.label, "Count: 1")
    XCTAssertEqual(list.find(id: "tap")?.value as? Int, 1)
    XCTAssertEqual(list.find(id: "field")?.value as? String, "Grace")

    await list.find(id: "link")?.performAction()
    XCTAssertEqual(test.find(id: "details")?.label, "Details")
    await list.find(id: "link")?.performAction()
    try await test.waitForCondition(timeout: 1) { test.find(id: "details") == nil }
  }

  private struct Question: ViewModifier {
    @Binding var isPresented: Bool
    let answer: (String) -> Void

    func body(content: Content) -> some View {
      content
        .alert(isPresented: $isPresented) {
          Alert(
            title: Text("Well?"), primaryButton: .default(Text("Yes")) { answer("yes") },
            secondaryButton: .cancel(Text("No")) { answer("no") })
        }
        .testId(insert: "yes", when: isPresented, label: "Yes", action: { answer("yes") })
        .testId(insert: "no", when: isPresented, label: "No", action: { answer("no") })
    }
  }

  private struct Asking: View {
    @State private var isPresented = true
    @State private var answer = ""
    var body: some View {
      Text(answer).testId("answer", type: .text)
        .modifier(
          Question(isPresented: $isPresented) {
            answer = $0
            isPresented = false
          })
    }
  }

  func testAnAlertIsAnswered() async throws {
    let test = await AxtTest.host(Asking())
    XCTAssertEqual(test.children.map(\.id), ["answer", "yes", "no"])
    await test.find(id: "yes")?.performAction()
    test.assertHierarchy("→ app\n  → answer label=\"yes\"")
  }
}
