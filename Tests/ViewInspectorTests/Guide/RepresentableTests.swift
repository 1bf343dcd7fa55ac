import SwiftUI
import UIKit
import ViewInspector
import XCTest

final class RepresentableTests: XCTestCase {
  final class Label: UIView { var text = "" }

  struct MyCustomView: UIViewRepresentable {
    let text: String
    func makeUIView(context: Context) -> Label { Label() }
    func updateUIView(_ uiView: Label, context: Context) { uiView.text = text }
  }

  struct MyController: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {
      controller.title = "Title"
    }
  }

  struct ContentView: View {
    let inspection = Inspection<Self>()
    var body: some View {
      VStack {
        Text("Above")
        MyCustomView(text: "first")
        MyCustomView(text: "second")
        MyController()
      }
      .onReceive(inspection.notice) { self.inspection.visit(self, $0) }
    }
  }

  func testUIViewOfHostedView() throws {
    let sut = ContentView()
    let exp = sut.inspection.inspect(after: 0.05) { view in
      let swiftuiView = try view.find(MyCustomView.self)
      XCTAssertEqual(try swiftuiView.actualView().uiView().text, "first")
      let second = try view.vStack().view(MyCustomView.self, 2)
      XCTAssertEqual(try second.actualView().uiView().text, "second")
      XCTAssertEqual(
        try view.find(MyController.self).actualView().viewController().title, "Title")
    }
    ViewHosting.host(view: sut)
    wait(for: [exp], timeout: 1)
  }

  struct Appearing: View {
    let log: (String) -> Void
    var body: some View {
      MyCustomView(text: "x")
        .onAppear {
          let view = try? MyCustomView(text: "x").uiView()
          log("appear \(view == nil ? "without" : "with") the view")
          ViewHosting.expel(function: "appearing")
          log("expelled")
        }
        .onDisappear { log("disappear") }
    }
  }

  func testAViewIsThereAfterItHasAppeared() throws {
    var events: [String] = []
    ViewHosting.host(view: Appearing { events.append($0) }, function: "appearing")
    XCTAssertEqual(events, ["appear without the view", "expelled", "disappear"])
    ViewHosting.host(view: MyCustomView(text: "y"))
    defer { ViewHosting.expel() }
    XCTAssertEqual(try MyCustomView(text: "y").uiView().text, "y")
  }

  func testUnhostedRepresentable() throws {
    let sut = MyCustomView(text: "x")
    XCTAssertThrowsError(try sut.uiView()) {
      XCTAssertEqual($0.localizedDescription, "View for MyCustomView is absent")
    }
    XCTAssertThrowsError(try ContentView().inspect().vStack().view(MyCustomView.self, 1).text()) {
      XCTAssertEqual(
        $0.localizedDescription,
        "Please use `.actualView().uiView()` for inspecting the contents of UIViewRepresentable")
    }
  }
}
