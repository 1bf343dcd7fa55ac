#if canImport(Glibc)
  import Foundation
  import Glibc
  import XCTest

  /// XCTest's own implementations of the symbols that this module defines in its place.
  enum XCTestOriginal {
    // MARK: Calls

    static func invokeTest(_ testCase: XCTestCase) {
      unsafeBitCast(
        bind("$s6XCTest0A4CaseC10invokeTestyyF", to: testCase), to: InvokeTest.self
      ).call()
    }

    /// Counts and prints the failure.
    ///
    /// `XCTestCase`'s own method does that too, but then ends the process if
    /// `continueAfterFailure` is false; so this calls what that method calls.
    static func recordFailure(
      _ testCase: XCTestCase, description: String, file: String, line: Int, expected: Bool
    ) {
      guard let run = testCase.testRun as? XCTestCaseRun else { return }
      unsafeBitCast(bind(recordFailureSymbol, to: run), to: RecordFailure.self)
        .call(description, file, line, expected)
    }

    static func wait(
      _ testCase: XCTestCase, _ expectations: [XCTestExpectation], timeout: TimeInterval,
      enforceOrder: Bool, file: StaticString, line: Int
    ) {
      let symbol =
        "$s6XCTest0A4CaseC4wait3for7timeout12enforceOrder4file4line"
        + "ySayAA0A11ExpectationCG_SdSbs12StaticStringVSitF"
      unsafeBitCast(bind(symbol, to: testCase), to: Wait.self)
        .call(expectations, timeout, enforceOrder, file, line)
    }

    static func waitForExpectations(
      _ testCase: XCTestCase, timeout: TimeInterval, file: StaticString, line: Int,
      handler: (((any Error)?) -> Void)?
    ) {
      let symbol =
        "$s6XCTest0A4CaseC19waitForExpectations7timeout4file4line7handler"
        + "ySd_s12StaticStringVSiys5Error_pSgcSgtF"
      unsafeBitCast(bind(symbol, to: testCase), to: WaitForExpectations.self)
        .call(timeout, file, line, handler)
    }

    /// Runs a list of tests, and ends the process.
    static func main(_ testCases: [XCTestCaseEntry], symbol: String) -> Never {
      let function = (address: address(of: symbol), context: Unmanaged<AnyObject>?.none)
      unsafeBitCast(function, to: Main.self).call(testCases)
    }

    /// The method of `XCTestCaseRun`.
    static let recordFailureSymbol =
      "$s6XCTest0A7CaseRunC13recordFailure15withDescription6inFile6atLine8expectedySS_SSSgSiSbtF"

    // MARK: Binding

    // A closure is a function's address and a context; a method takes `self` where a closure takes its
    // context. The structures keep the compiler from changing the convention of the call.

    private struct InvokeTest {
      let call: () -> Void
    }

    private struct Main {
      let call: ([XCTestCaseEntry]) -> Never
    }

    private struct RecordFailure {
      let call: (String, String?, Int, Bool) -> Void
    }

    private struct Wait {
      let call: ([XCTestExpectation], TimeInterval, Bool, StaticString, Int) -> Void
    }

    private struct WaitForExpectations {
      let call: (TimeInterval, StaticString, Int, (((any Error)?) -> Void)?) -> Void
    }

    private typealias BoundMethod = (
      address: UnsafeMutableRawPointer, receiver: Unmanaged<AnyObject>
    )

    private static func bind(_ symbol: String, to receiver: AnyObject) -> BoundMethod {
      // The closure that this becomes gives the reference back when it is released.
      (address(of: symbol), Unmanaged.passRetained(receiver))
    }

    private static func address(of symbol: String) -> UnsafeMutableRawPointer {
      guard let library = dlopen("libXCTest.so", RTLD_NOW | RTLD_NOLOAD),
        let address = dlsym(library, symbol)
      else {
        // No user's code can cause this: the product was linked without the shared XCTest library.
        fatalError(
          """
          libXCTest.so has no \(symbol). The tests must be linked to the shared XCTest library \
          of a Swift 6.3 toolchain; remove --static-swift-stdlib if it was given.
          """)
      }
      return address
    }
  }
#endif
