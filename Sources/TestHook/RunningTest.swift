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
  fileprivate static let symbol = "$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF"

  package static func fail(_ failure: TestFailure) {
    if SwiftTestingTest.record(failure) { return }
    guard let address = ProgramSymbol.address(of: symbol) else { return }
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

@used @section(".init_array")
private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

@Sendable
private func makeSeam() -> Seam {
  Seam(
    "Failing a test for a mistake",
    needs: "XCTFail, and the functions and types by which Swift Testing records issues",
    cost: """
      Mistakes that end an app on iOS fail no test that links none of the test libraries; they are only printed.
      """
  ) {
    if isLoaded("libXCTest.so"), let problem = ProgramSymbol.problem(calling: [RunningTest.symbol])
    {
      return problem
    }
    return isLoaded("libTesting.so") ? SwiftTestingTest.problem : nil
  }
}

/// Whether a library is part of the process; looking does not load it.
private func isLoaded(_ library: String) -> Bool { dlopen(library, RTLD_NOW | RTLD_NOLOAD) != nil }
