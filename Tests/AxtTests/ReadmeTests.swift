import Axt
import SwiftUI
import XCTest

private struct ShowMoreView: View {
  @State var showMore = false

  var body: some View {
    VStack {
      Toggle("Show more", isOn: $showMore)
        .testId("show_more_toggle", type: .toggle)
      if showMore {
        Text("More")
          .testId("more_text", type: .text)
      }
    }
  }
}

private struct TogglesView: View {
  @State var value1 = false
  @State var showMore = false
  @State var value2 = false

  var body: some View {
    List {
      Toggle("1", isOn: $value1)
        .testId("toggle_1", type: .toggle)
      Toggle("Show more", isOn: $showMore)
        .testId("show_more", type: .toggle)
      if showMore {
        Toggle("2", isOn: $value2)
          .testId("toggle_2", type: .toggle)
      }
    }
    .testId("toggle_list")
  }
}

@MainActor
final class ReadmeTests: XCTestCase {
  func testPerformingAToggleShowsMore() async throws {
    let test = await AxtTest.host(ShowMoreView())
    let toggle = test.find(id: "show_more_toggle")
    XCTAssertNil(test.find(id: "more_text"))

    await toggle?.performAction()

    XCTAssertEqual(toggle?.value as? Bool, true)
    XCTAssertEqual(test.find(id: "more_text")?.label, "More")
  }

  func testListHoldsExactlyTheExposedToggles() async throws {
    let test = await AxtTest.host(TogglesView())
    let list = try XCTUnwrap(test.find(id: "toggle_list"))
    XCTAssertEqual(list.children.map(\.id), ["toggle_1", "show_more"])
    XCTAssertEqual(list.children.map(\.label), ["1", "Show more"])
    XCTAssertEqual(list.children.map { $0.value as? Bool }, [false, false])
  }

  func testUpdateIsVisibleAfterYielding() async throws {
    let test = await AxtTest.host(TogglesView())
    let more = try XCTUnwrap(test.find(id: "show_more"))

    more.performActionWithoutYielding()
    await AxtTest.yield()

    XCTAssertNotNil(test.find(id: "toggle_2"))
  }

  func testWaitForElementThatIsThereReturnsAtOnce() async throws {
    let test = await AxtTest.host(TogglesView())
    await test.find(id: "show_more")?.performAction()

    let second = try await test.waitForElement(id: "toggle_2", timeout: 1)
    XCTAssertEqual(second.value as? Bool, false)
  }

  func testWaitTimesOutWhenNothingHappens() async throws {
    let test = await AxtTest.host(TogglesView())
    do {
      _ = try await test.waitForElement(id: "nowhere", timeout: 0.05)
      XCTFail("The wait must not succeed")
    } catch {
      XCTAssertTrue(error is TimeOut)
    }
  }

  func testHandleOfAVanishedViewIsHarmless() async throws {
    let test = await AxtTest.host(TogglesView())
    let more = try XCTUnwrap(test.find(id: "show_more"))
    await more.performAction()
    let second = try XCTUnwrap(test.find(id: "toggle_2"))

    await more.performAction()

    XCTAssertFalse(second.exists)
    XCTAssertNil(second.value)
    second.performActionWithoutYielding()
  }
}
