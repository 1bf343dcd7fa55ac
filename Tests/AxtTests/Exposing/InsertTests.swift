import Axt
import SwiftUI
import XCTest

/// Elements that stand for no view.
@MainActor
final class InsertTests: XCTestCase {
  private struct AlertModifier: ViewModifier {
    @Binding var isPresented: Bool
    let chosen: (String) -> Void

    func body(content: Content) -> some View {
      content
        .alert(isPresented: $isPresented) {
          Alert(
            title: Text("Message"), primaryButton: .default(Text("1")) { chosen("1") },
            secondaryButton: .default(Text("2")) { chosen("2") })
        }
        .testId(insert: "button_1", when: isPresented, label: "1", action: { chosen("1") })
        .testId(insert: "button_2", when: isPresented, label: "2", action: { chosen("2") })
    }
  }

  private struct AlertHost: View {
    @State private var isPresented = false
    @State private var chosen = "none"

    var body: some View {
      VStack {
        Button("Ask") { isPresented = true }.testId("ask", type: .button)
        Text(chosen).testId("chosen", type: .text)
      }
      .modifier(
        AlertModifier(isPresented: $isPresented) {
          chosen = $0
          isPresented = false
        })
    }
  }

  /// Behaviours 29 and 70.
  func testButtonsOfAnAlertAreThereWhileItIsPresented() async throws {
    let test = await AxtTest.host(AlertHost())
    XCTAssertEqual(test.all.map(\.id), ["ask", "chosen"])

    await test.find(id: "ask")?.performAction()
    XCTAssertEqual(
      test.hierarchy,
      """
      → app
        → ask label="Ask" action
        → chosen label="none"
        → button_1 label="1" action
        → button_2 label="2" action

      """)

    await test.find(id: "button_2")?.performAction()
    XCTAssertEqual(test.find(id: "chosen")?.label, "2")
    XCTAssertNil(test.find(id: "button_1"))
  }

  private struct Knob: View {
    @State private var dragY: CGFloat = 0

    var body: some View {
      knob
        .frame(width: 50, height: 50)
        .testId("knob")
        .offset(x: 0, y: dragY)
        .gesture(
          DragGesture().onChanged { dragY = $0.translation.height }
            .onEnded { _ in withAnimation(.spring()) { dragY = 0 } }
        )
        .testId(insert: "drag", value: dragY, setValue: { dragY = $0 as? CGFloat ?? 0 })
    }

    @ViewBuilder
    private var knob: some View {
      if dragY > 300 {
        Circle().testData(value: "circle")
      } else {
        Rectangle().testData(value: "rectangle")
      }
    }
  }

  /// Behaviour 30.
  func testAValueThatIsSetShowsAfterYielding() async throws {
    let test = await AxtTest.host(Knob())
    XCTAssertEqual(test.hierarchy, "→ app\n  → knob value=rectangle\n  → drag value=0.0\n")
    let drag = try XCTUnwrap(test.find(id: "drag"))
    drag.setValue(CGFloat(120))
    await AxtTest.yield()
    XCTAssertEqual(drag.value as? CGFloat, 120)
  }

  /// Behaviour 31.
  func testAStoredHandleFollowsABranchBelowItsId() async throws {
    let test = await AxtTest.host(Knob())
    let knob = try XCTUnwrap(test.find(id: "knob"))
    let drag = try XCTUnwrap(test.find(id: "drag"))
    drag.setValue(CGFloat(500))
    await AxtTest.yield()
    XCTAssertEqual(knob.value as? String, "circle")
    drag.setValue(CGFloat(0))
    await AxtTest.yield()
    XCTAssertEqual(knob.value as? String, "rectangle")
  }

  /// Behaviour 32.
  func testInsertsFollowTheContentInTheOrderOfApplication() async throws {
    let test = await AxtTest.host(
      VStack {
        Text("1").testId("a")
        Text("2").testId("b")
      }
      .testId(insert: "x")
      .testId(insert: "y"))
    XCTAssertEqual(test.children.map(\.id), ["a", "b", "x", "y"])
  }

  /// An inserted element stands for no view that could be covered.
  func testInsertedElementsAreNeverHidden() async throws {
    let test = await AxtTest.host(
      NavigationStack {
        NavigationLink("More") { Text("There").testId(insert: "there") }
          .testId("link", type: .navigationLink)
          .testId(insert: "extra", value: 1)
      })
    await test.find(id: "link")?.performAction()
    test.assertHierarchy(
      """
      → app
        → link label="More" action hidden
        → extra value=1
        → there
      """)
  }

  /// Behaviour 33.
  func testAHandleComesBackWithItsCondition() async throws {
    struct Screen: View {
      @State private var isThere = false
      var body: some View {
        Text("x")
          .testId(insert: "extra", when: isThere, value: 7)
          .testId(insert: "switch", action: { isThere.toggle() })
      }
    }
    let test = await AxtTest.host(Screen())
    let flip = try XCTUnwrap(test.find(id: "switch"))
    XCTAssertNil(test.find(id: "extra"))
    await flip.performAction()
    let extra = try XCTUnwrap(test.find(id: "extra"))
    await flip.performAction()
    XCTAssertFalse(extra.exists)
    XCTAssertNil(extra.value)
    await flip.performAction()
    XCTAssertTrue(extra.exists)
    XCTAssertEqual(extra.value as? Int, 7)
  }
}
