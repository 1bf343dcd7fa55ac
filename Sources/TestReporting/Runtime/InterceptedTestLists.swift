#if canImport(Glibc)
  import Device
  import XCTest

  // SwiftPM's list of discovered tests makes its entries with these two functions of XCTest. Defined in
  // their place, so that each test method runs as a `TestBody`.

  @_silgen_name(
    "$s6XCTest8testCaseyAA0aC0Cm0bC5Class_SaySS_yADKctG8allTeststSaySS_yyKcxctGADRbzlF")
  public func _intercepted_testCase<T: XCTestCase>(
    _ allTests: [(String, (T) -> () throws -> Void)]
  ) -> XCTestCaseEntry {
    (T.self, allTests.map { name, test in (name, TestBody.closure(of: test)) })
  }

  @_silgen_name(
    "$s6XCTest8testCaseyAA0aC0Cm0bC5Class_SaySS_yADKctG8allTeststSaySS_yycxctGADRbzlF")
  public func _intercepted_testCase<T: XCTestCase>(
    _ allTests: [(String, (T) -> () -> Void)]
  ) -> XCTestCaseEntry {
    (T.self, allTests.map { name, test in (name, TestBody.closure(of: test)) })
  }

  @used @section(".init_array")
  private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

  @Sendable
  private func makeSeam() -> Seam {
    Seam(
      "Running each test of XCTest on a stack of its own",
      needs: "the functions that make XCTest's lists of tests to be replaceable",
      cost: """
        Tests whose continueAfterFailure is false go on to their end, and errors of some asynchronous tests are lost.
        """
    ) {
      ProgramSymbol.problem(replacing: [
        "$s6XCTest8testCaseyAA0aC0Cm0bC5Class_SaySS_yADKctG8allTeststSaySS_yyKcxctGADRbzlF",
        "$s6XCTest8testCaseyAA0aC0Cm0bC5Class_SaySS_yADKctG8allTeststSaySS_yycxctGADRbzlF",
      ])
    }
  }
#endif
