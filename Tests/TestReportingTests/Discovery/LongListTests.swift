import XCTest

// Lists of many tests of all kinds: the list that SwiftPM makes of each of these classes has to compile,
// and each test has to run where its isolation says.

/// Forty asynchronous tests of the main actor.
@MainActor
final class ManyMainActorAsyncTests: XCTestCase {
  func test01() async { MainActor.assertIsolated() }
  func test02() async throws { MainActor.assertIsolated() }
  func test03() async { MainActor.assertIsolated() }
  func test04() async throws { MainActor.assertIsolated() }
  func test05() async { MainActor.assertIsolated() }
  func test06() async throws { MainActor.assertIsolated() }
  func test07() async { MainActor.assertIsolated() }
  func test08() async throws { MainActor.assertIsolated() }
  func test09() async { MainActor.assertIsolated() }
  func test10() async throws { MainActor.assertIsolated() }
  func test11() async { MainActor.assertIsolated() }
  func test12() async throws { MainActor.assertIsolated() }
  func test13() async { MainActor.assertIsolated() }
  func test14() async throws { MainActor.assertIsolated() }
  func test15() async { MainActor.assertIsolated() }
  func test16() async throws { MainActor.assertIsolated() }
  func test17() async { MainActor.assertIsolated() }
  func test18() async throws { MainActor.assertIsolated() }
  func test19() async { MainActor.assertIsolated() }
  func test20() async throws { MainActor.assertIsolated() }
  func test21() async { MainActor.assertIsolated() }
  func test22() async throws { MainActor.assertIsolated() }
  func test23() async { MainActor.assertIsolated() }
  func test24() async throws { MainActor.assertIsolated() }
  func test25() async { MainActor.assertIsolated() }
  func test26() async throws { MainActor.assertIsolated() }
  func test27() async { MainActor.assertIsolated() }
  func test28() async throws { MainActor.assertIsolated() }
  func test29() async { MainActor.assertIsolated() }
  func test30() async throws { MainActor.assertIsolated() }
  func test31() async { MainActor.assertIsolated() }
  func test32() async throws { MainActor.assertIsolated() }
  func test33() async { MainActor.assertIsolated() }
  func test34() async throws { MainActor.assertIsolated() }
  func test35() async { MainActor.assertIsolated() }
  func test36() async throws { MainActor.assertIsolated() }
  func test37() async { MainActor.assertIsolated() }
  func test38() async throws { MainActor.assertIsolated() }
  func test39() async { MainActor.assertIsolated() }
  func test40() async throws { MainActor.assertIsolated() }
}

/// Forty asynchronous tests of no actor.
final class ManyAsyncTests: XCTestCase {
  func test01() async { await Task.yield() }
  func test02() async throws { await Task.yield() }
  func test03() async { await Task.yield() }
  func test04() async throws { await Task.yield() }
  func test05() async { await Task.yield() }
  func test06() async throws { await Task.yield() }
  func test07() async { await Task.yield() }
  func test08() async throws { await Task.yield() }
  func test09() async { await Task.yield() }
  func test10() async throws { await Task.yield() }
  func test11() async { await Task.yield() }
  func test12() async throws { await Task.yield() }
  func test13() async { await Task.yield() }
  func test14() async throws { await Task.yield() }
  func test15() async { await Task.yield() }
  func test16() async throws { await Task.yield() }
  func test17() async { await Task.yield() }
  func test18() async throws { await Task.yield() }
  func test19() async { await Task.yield() }
  func test20() async throws { await Task.yield() }
  func test21() async { await Task.yield() }
  func test22() async throws { await Task.yield() }
  func test23() async { await Task.yield() }
  func test24() async throws { await Task.yield() }
  func test25() async { await Task.yield() }
  func test26() async throws { await Task.yield() }
  func test27() async { await Task.yield() }
  func test28() async throws { await Task.yield() }
  func test29() async { await Task.yield() }
  func test30() async throws { await Task.yield() }
  func test31() async { await Task.yield() }
  func test32() async throws { await Task.yield() }
  func test33() async { await Task.yield() }
  func test34() async throws { await Task.yield() }
  func test35() async { await Task.yield() }
  func test36() async throws { await Task.yield() }
  func test37() async { await Task.yield() }
  func test38() async throws { await Task.yield() }
  func test39() async { await Task.yield() }
  func test40() async throws { await Task.yield() }
}

/// Forty tests of the main actor, of all four kinds.
@MainActor
final class ManyMainActorMixedTests: XCTestCase {
  func test01() async { MainActor.assertIsolated() }
  func test02() async throws { MainActor.assertIsolated() }
  func test03() { MainActor.assertIsolated() }
  func test04() throws { MainActor.assertIsolated() }
  func test05() async { MainActor.assertIsolated() }
  func test06() async throws { MainActor.assertIsolated() }
  func test07() { MainActor.assertIsolated() }
  func test08() throws { MainActor.assertIsolated() }
  func test09() async { MainActor.assertIsolated() }
  func test10() async throws { MainActor.assertIsolated() }
  func test11() { MainActor.assertIsolated() }
  func test12() throws { MainActor.assertIsolated() }
  func test13() async { MainActor.assertIsolated() }
  func test14() async throws { MainActor.assertIsolated() }
  func test15() { MainActor.assertIsolated() }
  func test16() throws { MainActor.assertIsolated() }
  func test17() async { MainActor.assertIsolated() }
  func test18() async throws { MainActor.assertIsolated() }
  func test19() { MainActor.assertIsolated() }
  func test20() throws { MainActor.assertIsolated() }
  func test21() async { MainActor.assertIsolated() }
  func test22() async throws { MainActor.assertIsolated() }
  func test23() { MainActor.assertIsolated() }
  func test24() throws { MainActor.assertIsolated() }
  func test25() async { MainActor.assertIsolated() }
  func test26() async throws { MainActor.assertIsolated() }
  func test27() { MainActor.assertIsolated() }
  func test28() throws { MainActor.assertIsolated() }
  func test29() async { MainActor.assertIsolated() }
  func test30() async throws { MainActor.assertIsolated() }
  func test31() { MainActor.assertIsolated() }
  func test32() throws { MainActor.assertIsolated() }
  func test33() async { MainActor.assertIsolated() }
  func test34() async throws { MainActor.assertIsolated() }
  func test35() { MainActor.assertIsolated() }
  func test36() throws { MainActor.assertIsolated() }
  func test37() async { MainActor.assertIsolated() }
  func test38() async throws { MainActor.assertIsolated() }
  func test39() { MainActor.assertIsolated() }
  func test40() throws { MainActor.assertIsolated() }
}

/// Forty tests of no actor, of all four kinds.
final class ManyMixedTests: XCTestCase {
  func test01() async { await Task.yield() }
  func test02() async throws { await Task.yield() }
  func test03() { XCTAssertTrue(Thread.isMainThread) }
  func test04() throws { XCTAssertTrue(Thread.isMainThread) }
  func test05() async { await Task.yield() }
  func test06() async throws { await Task.yield() }
  func test07() { XCTAssertTrue(Thread.isMainThread) }
  func test08() throws { XCTAssertTrue(Thread.isMainThread) }
  func test09() async { await Task.yield() }
  func test10() async throws { await Task.yield() }
  func test11() { XCTAssertTrue(Thread.isMainThread) }
  func test12() throws { XCTAssertTrue(Thread.isMainThread) }
  func test13() async { await Task.yield() }
  func test14() async throws { await Task.yield() }
  func test15() { XCTAssertTrue(Thread.isMainThread) }
  func test16() throws { XCTAssertTrue(Thread.isMainThread) }
  func test17() async { await Task.yield() }
  func test18() async throws { await Task.yield() }
  func test19() { XCTAssertTrue(Thread.isMainThread) }
  func test20() throws { XCTAssertTrue(Thread.isMainThread) }
  func test21() async { await Task.yield() }
  func test22() async throws { await Task.yield() }
  func test23() { XCTAssertTrue(Thread.isMainThread) }
  func test24() throws { XCTAssertTrue(Thread.isMainThread) }
  func test25() async { await Task.yield() }
  func test26() async throws { await Task.yield() }
  func test27() { XCTAssertTrue(Thread.isMainThread) }
  func test28() throws { XCTAssertTrue(Thread.isMainThread) }
  func test29() async { await Task.yield() }
  func test30() async throws { await Task.yield() }
  func test31() { XCTAssertTrue(Thread.isMainThread) }
  func test32() throws { XCTAssertTrue(Thread.isMainThread) }
  func test33() async { await Task.yield() }
  func test34() async throws { await Task.yield() }
  func test35() { XCTAssertTrue(Thread.isMainThread) }
  func test36() throws { XCTAssertTrue(Thread.isMainThread) }
  func test37() async { await Task.yield() }
  func test38() async throws { await Task.yield() }
  func test39() { XCTAssertTrue(Thread.isMainThread) }
  func test40() throws { XCTAssertTrue(Thread.isMainThread) }
}

/// Forty asynchronous tests, every other of the main actor, among synchronous ones of it.
final class ManyTestsOfBothIsolationsTests: XCTestCase {
  func test01() async { await Task.yield() }
  @MainActor func test02() { MainActor.assertIsolated() }
  func test03() async throws { await Task.yield() }
  @MainActor func test04() async { MainActor.assertIsolated() }
  func test05() async { await Task.yield() }
  @MainActor func test06() async throws { MainActor.assertIsolated() }
  func test07() async { await Task.yield() }
  @MainActor func test08() { MainActor.assertIsolated() }
  func test09() async throws { await Task.yield() }
  @MainActor func test10() async { MainActor.assertIsolated() }
  func test11() async { await Task.yield() }
  @MainActor func test12() async throws { MainActor.assertIsolated() }
  func test13() async { await Task.yield() }
  @MainActor func test14() { MainActor.assertIsolated() }
  func test15() async throws { await Task.yield() }
  @MainActor func test16() async { MainActor.assertIsolated() }
  func test17() async { await Task.yield() }
  @MainActor func test18() async throws { MainActor.assertIsolated() }
  func test19() async { await Task.yield() }
  @MainActor func test20() { MainActor.assertIsolated() }
  func test21() async throws { await Task.yield() }
  @MainActor func test22() async { MainActor.assertIsolated() }
  func test23() async { await Task.yield() }
  @MainActor func test24() async throws { MainActor.assertIsolated() }
  func test25() async { await Task.yield() }
  @MainActor func test26() { MainActor.assertIsolated() }
  func test27() async throws { await Task.yield() }
  @MainActor func test28() async { MainActor.assertIsolated() }
  func test29() async { await Task.yield() }
  @MainActor func test30() async throws { MainActor.assertIsolated() }
  func test31() async { await Task.yield() }
  @MainActor func test32() { MainActor.assertIsolated() }
  func test33() async throws { await Task.yield() }
  @MainActor func test34() async { MainActor.assertIsolated() }
  func test35() async { await Task.yield() }
  @MainActor func test36() async throws { MainActor.assertIsolated() }
  func test37() async { await Task.yield() }
  @MainActor func test38() { MainActor.assertIsolated() }
  func test39() async throws { await Task.yield() }
  @MainActor func test40() async { MainActor.assertIsolated() }
}
