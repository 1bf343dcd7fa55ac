import XCTest

@testable import BookshelfKit

@MainActor
final class LoginModelTests: XCTestCase {
  private let sut = LoginModel(service: SampleAuthService(delay: .zero))

  func testShortPasswordIsNotSent() async {
    sut.name = "noor"
    sut.password = "let"
    XCTAssertFalse(sut.canSignIn)
    let reader = await sut.signIn()
    XCTAssertNil(reader)
    XCTAssertNil(sut.problem)
  }

  func testReaderIsKnown() async {
    sut.name = "noor"
    sut.password = "letmein"
    let reader = await sut.signIn()
    XCTAssertEqual(reader, "Noor")
    XCTAssertFalse(sut.isSigningIn)
  }

  func testWrongPasswordIsForgotten() async {
    sut.name = "noor"
    sut.password = "guess"
    let reader = await sut.signIn()
    XCTAssertNil(reader)
    XCTAssertEqual(sut.problem, "The name or the password is wrong.")
    XCTAssertEqual(sut.password, "")
  }
}
