import Axt
import SwiftUI
import XCTest

/// What the controls of the framework expose, as the original library has them.
@MainActor
final class ControlTests: XCTestCase {
  /// Behaviour 4.
  func testButtonHasItsTitleAndRunsItsActionOnce() async throws {
    var taps = 0
    let test = await AxtTest.host(Button("Tap me") { taps += 1 }.testId("b", type: .button))
    let button = try XCTUnwrap(test.find(id: "b"))
    XCTAssertEqual(test.hierarchy, "→ app\n  → b label=\"Tap me\" action\n")
    XCTAssertNil(button.value)
    await button.performAction()
    XCTAssertEqual(taps, 1)
  }

  /// Behaviour 5.
  func testFirstStringOfAComposedLabelIsTheLabel() async throws {
    let test = await AxtTest.host(
      VStack {
        Button {
        } label: {
          Label("Share", systemImage: "square")
        }
        .testId("label", type: .button)
        Button {
        } label: {
          HStack {
            Image(systemName: "star")
            Text("Star")
            Text("Later")
          }
        }
        .testId("stack", type: .button)
        Button {
        } label: {
          Color.red
        }
        .testId("none", type: .button)
      })
    XCTAssertEqual(test.children.map(\.label), ["Share", "Star", ""])
  }

  private struct Switch: View {
    @State private var isOn = false
    let note: (Bool) -> Void
    var body: some View {
      let binding = $isOn
      return Toggle(
        "Toggle me",
        isOn: Binding(
          get: { binding.wrappedValue },
          set: { value, transaction in
            note(transaction.animation != nil)
            binding.wrappedValue = value
          })
      )
      .testId("t", type: .toggle)
    }
  }

  /// Behaviours 6 and 7.
  func testToggleFlipsItsBindingWithAnAnimation() async throws {
    var isAnimated: [Bool] = []
    let test = await AxtTest.host(Switch { isAnimated.append($0) })
    let toggle = try XCTUnwrap(test.find(id: "t"))
    XCTAssertEqual(toggle.label, "Toggle me")
    XCTAssertEqual(toggle.value as? Bool, false)
    await toggle.performAction()
    XCTAssertEqual(toggle.value as? Bool, true)
    await toggle.performAction()
    XCTAssertEqual(toggle.value as? Bool, false)
    XCTAssertEqual(isAnimated, [true, true])
  }

  private struct Sources: View {
    struct Item: Identifiable {
      let id: Int
      var isOn: Bool
    }
    @State private var items = [Item(id: 1, isOn: true), Item(id: 2, isOn: false)]
    var body: some View {
      VStack {
        Toggle("All", sources: $items, isOn: \.isOn).testId("all", type: .toggle)
        Toggle("One", isOn: $items[1].isOn).testId("one", type: .toggle)
      }
    }
  }

  /// Behaviour 6, of a toggle that stands for several.
  func testAMixedToggleHasNoValueAndDoesNothing() async throws {
    let test = await AxtTest.host(Sources())
    let all = try XCTUnwrap(test.find(id: "all"))
    let one = try XCTUnwrap(test.find(id: "one"))
    XCTAssertNil(all.value)
    await all.performAction()
    XCTAssertNil(all.value)
    XCTAssertEqual(one.value as? Bool, false)
    await one.performAction()
    XCTAssertEqual(all.value as? Bool, true)
    await all.performAction()
    XCTAssertEqual([all.value as? Bool, one.value as? Bool], [false, false])
  }

  /// A control follows a binding that no body around it reads.
  func testAControlWithoutABodyAroundItFollowsItsState() async throws {
    final class Model: ObservableObject {
      @Published var isOn = false
      @Published var name = ""
    }
    let model = Model()
    struct Field: View {
      @ObservedObject var model: Model
      var body: some View {
        VStack {
          Toggle("t", isOn: $model.isOn).testId("t", type: .toggle)
          TextField("f", text: $model.name).testId("f", type: .textField)
        }
      }
    }
    let test = await AxtTest.host(Field(model: model))
    await test.find(id: "t")?.performAction()
    test.find(id: "f")?.setValue("x")
    await AxtTest.yield()
    XCTAssertEqual(test.find(id: "t")?.value as? Bool, true)
    XCTAssertEqual(test.find(id: "f")?.value as? String, "x")
  }

  private struct Links: View {
    var body: some View {
      NavigationView {
        VStack {
          NavigationLink("More", destination: Text("There").testId("there", type: .text))
            .testId("link", type: .navigationLink)
          Text("Home").testId("home")
        }
      }
    }
  }

  /// Behaviour 8.
  func testNavigationLinkPushesItsDestination() async throws {
    let test = await AxtTest.host(Links())
    let link = try XCTUnwrap(test.find(id: "link"))
    XCTAssertEqual(link.label, "More")
    XCTAssertNil(test.find(id: "there"))
    await link.performAction()
    XCTAssertEqual(test.find(id: "there")?.label, "There")
  }

  /// Behaviour 9.
  func testNavigationLinkPopsAgainAndCoveredScreensAreHidden() async throws {
    let test = await AxtTest.host(Links())
    let link = try XCTUnwrap(test.find(id: "link"))
    let home = try XCTUnwrap(test.find(id: "home"))
    await link.performAction()
    XCTAssertEqual(
      test.hierarchy,
      """
      → app
        → link label="More" action hidden
        → home hidden
        → there label="There"

      """)
    XCTAssertTrue(home.exists)
    await link.performAction()
    try await test.waitForCondition(timeout: 1) { test.find(id: "there") == nil }
    XCTAssertEqual(test.hierarchy, "→ app\n  → link label=\"More\" action\n  → home\n")
  }

  /// Behaviour 10.
  func testTextFieldTakesStringsAndNothingElse() async throws {
    struct Form: View {
      @State var name = ""
      var body: some View { TextField("Name", text: $name).testId("f", type: .textField) }
    }
    let test = await AxtTest.host(Form())
    let field = try XCTUnwrap(test.find(id: "f"))
    XCTAssertEqual(test.hierarchy, "→ app\n  → f label=\"Name\" value=\n")
    field.setValue("x")
    await AxtTest.yield()
    XCTAssertEqual(field.value as? String, "x")
    for other: Any? in [3, nil, ["y"]] { field.setValue(other) }
    await field.performAction()
    XCTAssertEqual(field.value as? String, "x")
  }

  /// Behaviour 11.
  func testTextFollowsTheState() async throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text("\(count)").testId("text", type: .text)
          Button("More") { count += 1 }.testId("more", type: .button)
        }
      }
    }
    let test = await AxtTest.host(Counter())
    let text = try XCTUnwrap(test.find(id: "text"))
    XCTAssertEqual(text.label, "0")
    await test.find(id: "more")?.performAction()
    XCTAssertEqual(text.label, "1")
  }

  /// Behaviour 27.
  func testTapGestureCountsAsAButton() async throws {
    var taps = 0
    let test = await AxtTest.host(
      Text("Tap").padding().onTapGesture { taps += 1 }.testId("t", type: .button))
    XCTAssertEqual(test.find(id: "t")?.label, "Tap")
    await test.find(id: "t")?.performAction()
    XCTAssertEqual(taps, 1)
  }

  /// Behaviour 27, with the gesture itself.
  func testAddedTapGesturesCountAsButtons() async throws {
    var taps: [String] = []
    let drag = DragGesture().onEnded { _ in taps.append("drag") }
    let test = await AxtTest.host(
      VStack {
        Text("1").gesture(TapGesture().onEnded { taps.append("1") }).gesture(drag)
          .testId("added", type: .button)
        Text("2").simultaneousGesture(TapGesture().onEnded { taps.append("2") })
          .testId("simultaneous", type: .button)
        Text("3").highPriorityGesture(TapGesture(count: 2).onEnded { taps.append("3") })
          .testId("high", type: .button)
        Text("4").gesture(drag).testId("drag", type: .button)
      })
    for element in test.children { await element.performAction() }
    XCTAssertEqual(taps, ["1", "2", "3"])
    test.assertHierarchy(
      """
      → app
        → added label="1" action
        → simultaneous label="2" action
        → high label="3" action
        → drag label="4"
      """)
  }

  /// Behaviour 28.
  func testModifiersMayStandBetweenTheControlAndItsId() async throws {
    let test = await AxtTest.host(
      Button("Deep") {}.padding().background(Color.red).frame(width: 100)
        .accessibilityLabel("spoken").testId("b", type: .button))
    XCTAssertEqual(test.find(id: "b")?.label, "Deep")
  }

  /// A custom view is not looked into.
  func testBodiesOfCustomViewsAreNotLookedInto() async throws {
    struct Custom: View { var body: some View { Button("Inside") {} } }
    let test = await AxtTest.host(Custom().testId("c", type: .button))
    XCTAssertEqual(test.hierarchy, "→ app\n  → c label=\"\"\n")
  }
}
