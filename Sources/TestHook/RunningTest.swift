// TestHook: how a mistake fails the test that runs where no test library of this package is linked, such
// as in unit tests of view controllers that import UIKit and XCTest alone. It is linked with UIKit, which
// knows nothing of it, and registers itself with Device when it is loaded. May import Device and
// Foundation; apps that are not under test must not load XCTest or Swift Testing for its sake.

import Device
import Foundation

/// Makes the test that is running fail, without depending on XCTest or Swift Testing.
///
/// An app that is not under test loads neither; then nothing happens.
package enum RunningTest {
  /// A function without captured values, in the shape of a closure.
  private struct Function {
    let address: UnsafeMutableRawPointer
    let context: UnsafeMutableRawPointer?
  }

  private struct Typed {
    let run: ((String, StaticString, UInt) -> Void, TestFailure) -> Void
  }

  private struct Raw {
    let run: (Function, TestFailure) -> Void
  }

  /// `XCTFail(_:file:line:)`.
  private static let symbol = "$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF"

  package static func fail(_ failure: TestFailure) {
    if SwiftTestingTest.record(failure) { return }
    guard let program = dlopen(nil, RTLD_NOW), let address = dlsym(program, symbol) else { return }
    let function = Function(address: address, context: nil)
    let typed = Typed(run: { fail, failure in
      fail(failure.message, failure.filePath, failure.line)
    })
    unsafeBitCast(typed, to: Raw.self).run(function, failure)
  }
}

/// Runs when the program is loaded.
@used @section(".init_array")
private let registration: @convention(c) () -> Void = {
  TestFailure.register(.search, RunningTest.fail)
}
