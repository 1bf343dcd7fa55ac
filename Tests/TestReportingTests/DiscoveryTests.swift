import TestReporting
import XCTest

// These classes test that they are found and run at all, whatever build system lists them.

@MainActor
final class MainActorClassTests: XCTestCase {
  func testSynchronous() {
    MainActor.assertIsolated()
  }

  func testThrowing() throws {
    MainActor.assertIsolated()
  }

  func testAsynchronous() async {
    await Task.yield()
    MainActor.assertIsolated()
  }

  func testAsynchronousThrowing() async throws {
    try Task.checkCancellation()
    await Task.yield()
    MainActor.assertIsolated()
  }
}

final class MixedClassTests: XCTestCase {
  @MainActor func testMainActor() {
    MainActor.assertIsolated()
  }

  @MainActor func testMainActorThrowing() throws {
    MainActor.assertIsolated()
  }

  @MainActor func testMainActorAsynchronous() async throws {
    MainActor.assertIsolated()
  }

  func testPlain() {
    XCTAssertTrue(Thread.isMainThread)
  }

  func testPlainAsynchronous() async throws {
    await Task.yield()
    XCTAssertFalse(Task.isCancelled)
  }
}

@MainActor
final class MainActorClassWithoutThrowingTests: XCTestCase {
  func testAsynchronousThrowing() async throws {
    try Task.checkCancellation()
    await Task.yield()
    MainActor.assertIsolated()
  }

  func testSynchronous() {
    MainActor.assertIsolated()
  }
}

final class MixedClassWithoutThrowingTests: XCTestCase {
  @MainActor func testMainActor() {
    MainActor.assertIsolated()
  }

  func testPlainAsynchronous() async throws {
    await Task.yield()
    XCTAssertFalse(Task.isCancelled)
  }
}

final class SkippedTests: XCTestCase {
  @MainActor func testMainActor() {}

  @MainActor func testSkipsAreSeenAsSuch() async throws {
    throw XCTSkip("This test is always skipped.")
  }
}
