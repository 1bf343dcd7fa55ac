import Axt
import SwiftUI
import Testing

/// The same from Swift Testing.
@MainActor
struct SwiftTestingTests {
  private struct Counter: View {
    @State private var count = 0
    @State private var isLate = false
    var body: some View {
      VStack {
        Button("More") {
          // On the device's clock: real work would wait for other tests that hold the main actor.
          withAnimation(.linear(duration: 0.5)) {
            count += 1
          } completion: {
            isLate = true
          }
        }
        .testId("more", type: .button)
        Text("\(count)").testId("count", type: .text)
        if isLate { Text("late").testId("late") }
      }
    }
  }

  @Test func handlesFollowTheirViews() async throws {
    let test = await AxtTest.host(Counter())
    let more = try test.require(id: "more")
    await more.performAction()
    #expect(test.find(id: "count")?.label == "1")
    _ = try await test.waitForElement(id: "late", timeout: 5)
  }

  @Test func timeoutsPass() async throws {
    let test = await AxtTest.host(Text("Nothing happens").testId("still"))
    await #expect(throws: TimeOut.self) { try await test.waitForUpdate(timeout: 0.3) }
  }

  @Test func hierarchiesAreAsserted() async throws {
    let test = await AxtTest.host(Counter())
    test.assertHierarchy("→ app\n  → more label=\"More\" action\n  → count label=\"0\"")
  }

  @Test func anotherHierarchyFailsWithTheDifference() async throws {
    let test = await AxtTest.host(Color.red.testId("a", value: 2))
    withKnownIssue {
      test.assertHierarchy("→ app\n  → a value=1\n")
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        """
        The hierarchy is not the expected one:
          → app
        -   → a value=1
        +   → a value=2
        It is:
        → app
          → a value=2
        """
      ]
    }
  }

  @Test func aKindOfControlIsNotTakenForAnother() async throws {
    await withKnownIssue {
      let test = await AxtTest.host(
        VStack {
          Stepper("Count", value: .constant(1))
          SecureField("Password", text: .constant("secret"))
        }
        .testId("s", type: .slider))
      #expect(test.hierarchy == "→ app\n  → s\n")
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix(
        "testId(_:type: .slider) is for a Slider, and there is none in VStack<") == true
    }
  }

  @Test func aTypeThatDoesNotMatchItsViewFailsTheTest() async throws {
    await withKnownIssue {
      let test = await AxtTest.host(Text("x").testId("t", type: .toggle))
      #expect(test.hierarchy == "→ app\n  → t label=\"x\"\n")
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix(
        "testId(_:type: .toggle) is for a Toggle, and there is none in Text.") == true
    }
  }
}
