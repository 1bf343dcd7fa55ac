import XCTest

/// Base classes as projects share them, no more accessible than the name of their own superclass lets them be.
public class PublicBaseTest: XCTestCase {
  public private(set) var setUps = 0

  public override func setUp() {
    super.setUp()
    setUps += 1
  }
}

open class OpenBaseTest: XCTestCase {
  open var greeting: String { "Hello" }
}

final class PublicBaseClassTests: PublicBaseTest {
  func testAPublicBaseClassSetsUp() {
    XCTAssertEqual(setUps, 1)
  }
}

final class OpenBaseClassTests: OpenBaseTest {
  override var greeting: String { super.greeting + "!" }

  func testAnOpenBaseClassIsOverridden() {
    XCTAssertEqual(greeting, "Hello!")
  }
}
