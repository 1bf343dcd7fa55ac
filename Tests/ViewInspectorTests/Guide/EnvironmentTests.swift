import SwiftUI
import ViewInspector
import XCTest

final class EnvironmentTests: XCTestCase {
  final class Object1: ObservableObject { @Published var value = "one" }
  final class Object2: ObservableObject { @Published var value = "two" }

  struct InnerView: View {
    @EnvironmentObject private var obj1: Object1
    @EnvironmentObject var obj2: Object2
    var body: some View { Text(obj1.value + obj2.value) }
  }

  struct OuterView: View {
    var body: some View {
      VStack { InnerView() }.environmentObject(Object2())
    }
  }

  func testMissingObjects() throws {
    XCTAssertThrowsError(try InnerView().inspect().text()) {
      XCTAssertEqual(
        $0.localizedDescription,
        #"InnerView is missing EnvironmentObjects: ["obj1: Object1", "obj2: Object2"]"#)
    }
    XCTAssertThrowsError(try OuterView().inspect().find(text: "x")) {
      XCTAssertEqual(
        $0.localizedDescription,
        "Search did not find a match. Possible blockers: "
          + #"InnerView is missing EnvironmentObjects: ["obj1: Object1"]"#)
    }
  }

  func testObjectsOfTheInspectedTree() throws {
    let sut = OuterView().environmentObject(Object1())
    XCTAssertEqual(try sut.inspect().find(ViewType.Text.self).string(), "onetwo")
    XCTAssertEqual(
      try sut.inspect().view(OuterView.self).vStack().view(InnerView.self, 0).actualView()
        .obj2.value, "two")
  }

  struct LocaleView: View {
    @Environment(\.lineLimit) var lineLimit
    let inspection = Inspection<Self>()
    var body: some View {
      Text(lineLimit.map { "\($0) lines" } ?? "any")
        .onReceive(inspection.notice) { self.inspection.visit(self, $0) }
    }
  }

  func testEnvironmentValue() throws {
    XCTAssertEqual(try LocaleView().inspect().text().string(), "any")
    let sut = AnyView(LocaleView()).environment(\.lineLimit, 3)
    XCTAssertEqual(try sut.inspect().find(ViewType.Text.self).string(), "3 lines")
    XCTAssertEqual(try sut.inspect().anyView().environment(\.lineLimit), 3)
  }

  struct StyledView: View {
    @Environment(\.redactionReasons) var reasons
    var body: some View { Text(reasons.contains(.placeholder) ? "hidden" : "shown") }
  }

  func testModifiersThatChangeTheEnvironment() throws {
    let sut = VStack { StyledView() }
    XCTAssertEqual(try sut.inspect().find(ViewType.Text.self).string(), "shown")
    let redacted = sut.redacted(reason: .placeholder)
    XCTAssertEqual(try redacted.inspect().find(ViewType.Text.self).string(), "hidden")
    let unredacted = sut.unredacted().redacted(reason: .placeholder)
    XCTAssertEqual(try unredacted.inspect().find(ViewType.Text.self).string(), "shown")
  }

  func testValuesAreThereWhateverIsConfigured() throws {
    let before = ViewInspectorConfig.resolveEnvironmentValues
    defer { ViewInspectorConfig.resolveEnvironmentValues = before }
    for resolves in [true, false] {
      ViewInspectorConfig.resolveEnvironmentValues = resolves
      XCTAssertEqual(ViewInspectorConfig.resolveEnvironmentValues, resolves)
      XCTAssertEqual(try StyledView().inspect().text().string(), "shown")
    }
  }

  func testHostedEnvironment() throws {
    let sut = LocaleView()
    let exp = sut.inspection.inspect { view in
      XCTAssertEqual(try view.text().string(), "2 lines")
      XCTAssertEqual(try view.actualView().lineLimit, 2)
    }
    ViewHosting.host(view: sut.environment(\.lineLimit, 2))
    wait(for: [exp], timeout: 0.2)
  }
}
