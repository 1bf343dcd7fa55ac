import SwiftUI
import ViewInspector
import XCTest

@testable import BookshelfKit

@MainActor
final class LoginViewTests: XCTestCase {
  private let settings = Settings()
  private let service = SampleAuthService(delay: .milliseconds(20))

  func testButtonWaitsForBothFields() {
    let sut = LoginView(service: service)
    let exp = sut.inspection.inspect { view in
      XCTAssertTrue(try view.find(button: "Sign in").isDisabled())
      try view.find(ViewType.TextField.self).setInput("noor")
      try view.find(ViewType.SecureField.self).setInput("letmein")
      XCTAssertFalse(try view.find(button: "Sign in").isDisabled())
    }
    ViewHosting.host(view: sut.environmentObject(settings))
    wait(for: [exp], timeout: 1)
  }

  func testSigningInShowsTheReader() {
    let sut = LoginView(service: service)
    let exp1 = sut.inspection.inspect { view in
      try view.find(ViewType.TextField.self).setInput("noor")
      try view.find(ViewType.SecureField.self).setInput("letmein")
      try view.find(button: "Sign in").tap()
    }
    let exp2 = sut.inspection.inspect(after: 0.4) { view in
      XCTAssertNoThrow(try view.find(text: "Signed in as Noor"))
    }
    ViewHosting.host(view: sut.environmentObject(settings))
    wait(for: [exp1, exp2], timeout: 2)
    XCTAssertEqual(settings.reader, "Noor")
  }

  func testWrongPasswordIsSaidInAnAlert() {
    let sut = LoginView(service: service)
    let exp1 = sut.inspection.inspect { view in
      try view.find(ViewType.TextField.self).setInput("noor")
      try view.find(ViewType.SecureField.self).setInput("guess")
      try view.find(button: "Sign in").tap()
    }
    let exp2 = sut.inspection.inspect(after: 0.4) { view in
      let alert = try view.find(ViewType.Alert.self)
      XCTAssertEqual(try alert.title().string(), "Could not sign in")
      XCTAssertEqual(
        try alert.message().text().string(), "The name or the password is wrong.")
      try alert.actions().find(button: "OK").tap()
      XCTAssertEqual(try view.find(ViewType.SecureField.self).input(), "")
    }
    ViewHosting.host(view: sut.environmentObject(settings))
    wait(for: [exp1, exp2], timeout: 2)
    XCTAssertEqual(settings.reader, "")
  }

  func testSigningOutForgetsTheReader() throws {
    settings.reader = "Noor"
    let view = LoginView(service: service).environmentObject(settings)
    try view.inspect().find(button: "Sign out").tap()
    XCTAssertEqual(settings.reader, "")
    XCTAssertNoThrow(try view.inspect().find(button: "Sign in"))
  }
}
