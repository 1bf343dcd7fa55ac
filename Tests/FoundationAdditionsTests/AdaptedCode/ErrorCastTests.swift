import Foundation
import FoundationAdditions
import FoundationNetworking
import Testing

@Suite struct ErrorCastTests {
  private enum Failure: Error { case bad }

  @Test func everyErrorIsAnNSErrorAtRunTime() {
    #expect(ErrorCast.possible(URLError(.notConnectedToInternet))?.code == -1009)
    #expect(ErrorCast.possible(NSError(domain: "a", code: 7))?.code == 7)
    #expect(ErrorCast.certain(Failure.bad).domain.hasSuffix("Failure"))
    let none: (any Error)? = nil
    #expect(ErrorCast.possible(none) == nil)
    #expect(ErrorCast.possible("text") == nil)
  }

  @Test func aStatusIsWordedAsOnDevices() {
    #expect(HTTPURLResponse._localizedString(forStatusCode: 404) == "not found")
    #expect(HTTPURLResponse._localizedString(forStatusCode: 200) == "no error")
    #expect(HTTPURLResponse._localizedString(forStatusCode: 599) == "server error")
  }

  @Test func anInfoPlistHasItsKeys() {
    #expect(kCFBundleVersionKey as String == "CFBundleVersion")
    #expect((kCFBundleNameKey as String) == "CFBundleName")
  }
}
