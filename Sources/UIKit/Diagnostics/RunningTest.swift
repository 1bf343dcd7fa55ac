import Foundation

/// Makes the test that is running fail, without depending on XCTest or Swift Testing.
///
/// An app that is not under test loads neither; then nothing happens.
enum RunningTest {
  /// A function without captured values, in the shape of a closure.
  private struct Function {
    let address: UnsafeMutableRawPointer
    let context: UnsafeMutableRawPointer?
  }

  private struct Typed {
    let run: ((String, StaticString, UInt) -> Void, String) -> Void
  }

  private struct Raw {
    let run: (Function, String) -> Void
  }

  /// `XCTFail(_:file:line:)`.
  private static let symbol = "$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF"

  static func fail(_ message: String) {
    if SwiftTestingTest.record(message) { return }
    guard let program = dlopen(nil, RTLD_NOW), let address = dlsym(program, symbol) else { return }
    let function = Function(address: address, context: nil)
    let typed = Typed(run: { fail, message in fail(message, #filePath, #line) })
    unsafeBitCast(typed, to: Raw.self).run(function, message)
  }
}
