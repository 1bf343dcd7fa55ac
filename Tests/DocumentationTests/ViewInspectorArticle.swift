// The code of Sources/ViewInspector/ViewInspector.docc. Scripts/check-documents compares them.

// begin snippet
import SwiftUI
import ViewInspector
import XCTest

struct Greeting: View {
  let name: String
  let wave: @MainActor () -> Void

  var body: some View {
    VStack {
      Text("Hello, \(name)")
      Button("Wave", action: wave)
    }
  }
}

@MainActor
final class GreetingTests: XCTestCase {
  func testGreetsByName() throws {
    let sut = Greeting(name: "Ada", wave: {})
    let text = try sut.inspect().vStack().text(0).string()
    XCTAssertEqual(text, "Hello, Ada")
  }

  func testTheButtonWaves() throws {
    var waves = 0
    let sut = Greeting(name: "Ada", wave: { waves += 1 })
    try sut.inspect().find(button: "Wave").tap()
    XCTAssertEqual(waves, 1)
  }
}
// end snippet

// begin snippet
struct Light: View {
  @State private var isOn = false
  var didAppear: ((Self) -> Void)?

  var body: some View {
    Button(isOn ? "On" : "Off") { isOn.toggle() }
      .onAppear { didAppear?(self) }
  }
}

@MainActor
final class LightTests: XCTestCase {
  func testTheButtonSwitchesTheLight() throws {
    var sut = Light()
    let appeared = sut.on(\.didAppear) { view in
      try view.find(button: "Off").tap()
      XCTAssertNoThrow(try view.find(button: "On"))
    }
    ViewHosting.host(view: sut)
    wait(for: [appeared], timeout: 1)
  }
}
// end snippet
