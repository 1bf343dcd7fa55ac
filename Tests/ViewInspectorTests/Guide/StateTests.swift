import Combine
import SwiftUI
import ViewInspector
import XCTest

final class StateTests: XCTestCase {
  struct BindingView: View {
    @Binding var flag: Bool
    var body: some View {
      Button(action: { flag.toggle() }, label: { Text(flag ? "true" : "false") })
    }
  }

  final class Model: ObservableObject {
    @Published var count = 0
  }

  struct ModelView: View {
    @ObservedObject var model: Model
    var body: some View {
      Button(action: { model.count += 1 }, label: { Text("\(model.count)") })
    }
  }

  struct DidAppearView: View {
    @State var flag: Bool = false
    internal var didAppear: ((Self) -> Void)?
    var body: some View {
      Button(action: { self.flag.toggle() }, label: { Text(flag ? "True" : "False") })
        .onAppear { self.didAppear?(self) }
    }
  }

  struct EmissaryView: View {
    @State var flag: Bool = false
    var publisher = PassthroughSubject<Bool, Never>()
    internal let inspection = Inspection<Self>()
    var body: some View {
      Button(action: { self.flag.toggle() }, label: { Text(flag ? "True" : "False") })
        .onReceive(publisher) { self.flag = $0 }
        .onReceive(inspection.notice) { self.inspection.visit(self, $0) }
    }
  }

  func testBindingValueChanges() throws {
    let flag = Binding<Bool>(wrappedValue: false)
    let sut = BindingView(flag: flag)
    XCTAssertFalse(flag.wrappedValue)
    try sut.inspect().button().tap()
    XCTAssertTrue(flag.wrappedValue)
    XCTAssertEqual(try sut.inspect().button().labelView().text().string(), "true")
  }

  func testObservedObject() throws {
    let sut = ModelView(model: Model())
    try sut.inspect().button().tap()
    XCTAssertEqual(sut.model.count, 1)
    XCTAssertEqual(try sut.inspect().find(ViewType.Text.self).string(), "1")
  }

  func testOnDidAppear() {
    var sut = DidAppearView()
    let exp = sut.on(\.didAppear) { view in
      XCTAssertFalse(try view.actualView().flag)
      try view.button().tap()
      XCTAssertTrue(try view.actualView().flag)
      XCTAssertEqual(try view.button().labelView().text().string(), "True")
    }
    ViewHosting.host(view: sut)
    wait(for: [exp], timeout: 0.1)
  }

  func testEmissary() {
    let sut = EmissaryView()
    let exp = sut.inspection.inspect { view in
      XCTAssertFalse(try view.actualView().flag)
      try view.button().tap()
      XCTAssertTrue(try view.actualView().flag)
      XCTAssertEqual(try view.button().labelView().text().string(), "True")
    }
    ViewHosting.host(view: sut)
    wait(for: [exp], timeout: 0.1)
  }

  func testPublisherChangingValue() {
    let sut = EmissaryView()
    let exp1 = sut.inspection.inspect { view in
      XCTAssertFalse(try view.actualView().flag)
      sut.publisher.send(true)
    }
    let exp2 = sut.inspection.inspect(onReceive: sut.publisher) { view in
      XCTAssertTrue(try view.actualView().flag)
      sut.publisher.send(false)
    }
    let exp3 = sut.inspection.inspect(after: 0.2) { view in
      XCTAssertFalse(try view.actualView().flag)
    }
    ViewHosting.host(view: sut)
    wait(for: [exp1, exp2, exp3], timeout: 0.4)
  }

  @MainActor
  func testAsyncHosting() async throws {
    let sut = EmissaryView()
    try await ViewHosting.host(sut) {
      try await sut.inspection.inspect { view in
        XCTAssertEqual(try view.button().labelView().text().string(), "False")
        sut.publisher.send(true)
      }
      try await sut.inspection.inspect { view in
        XCTAssertEqual(try view.button().labelView().text().string(), "True")
      }
    }
  }

  @MainActor
  func testAsyncHostingWithTaskGroup() async throws {
    let sut = EmissaryView()
    try await ViewHosting.host(sut) {
      try await withThrowingDiscardingTaskGroup { group in
        group.addTask {
          try await sut.inspection.inspect { view in
            let text = try view.button().labelView().text().string()
            XCTAssertEqual(text, "False")
            sut.publisher.send(true)
          }
        }
        group.addTask {
          try await sut.inspection.inspect(onReceive: sut.publisher) { view in
            let text = try view.button().labelView().text().string()
            XCTAssertEqual(text, "True")
            sut.publisher.send(false)
          }
        }
      }
    }
  }
}

extension StateTests {
  @MainActor
  func testInspectionThatNoViewTakes() async throws {
    let sut = EmissaryView()
    do {
      try await sut.inspection.inspect { _ in XCTFail("the view is not hosted") }
      XCTFail("an error was expected")
    } catch {
      XCTAssertTrue(error.localizedDescription.hasPrefix("No view took the inspection of line"))
    }
  }
}
