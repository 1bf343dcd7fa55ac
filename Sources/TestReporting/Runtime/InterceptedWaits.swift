#if canImport(Glibc)
  import Device
  import Foundation
  import XCTest

  // Waiting reports its failure from a dispatch queue, from which a test can't be ended; so it is ended when
  // the wait is over. Defined in place of XCTest's methods.

  extension XCTestCase {
    @_silgen_name(
      "$s6XCTest0A4CaseC4wait3for7timeout12enforceOrder4file4lineySayAA0A11ExpectationCG_SdSbs12StaticStringVSitF"
    )
    public func _intercepted_wait(
      for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool,
      file: StaticString, line: Int
    ) {
      XCTestOriginal.wait(
        self, expectations, timeout: timeout, enforceOrder: enforceOrder, file: file, line: line)
      TestReporting.endTestIfAbandoned()
    }

    @_silgen_name(
      "$s6XCTest0A4CaseC19waitForExpectations7timeout4file4line7handlerySd_s12StaticStringVSiys5Error_pSgcSgtF"
    )
    public func _intercepted_waitForExpectations(
      timeout: TimeInterval, file: StaticString, line: Int, handler: (((any Error)?) -> Void)?
    ) {
      XCTestOriginal.waitForExpectations(
        self, timeout: timeout, file: file, line: line, handler: handler)
      TestReporting.endTestIfAbandoned()
    }
  }

  @used @section(".init_array")
  private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

  @Sendable
  private func makeSeam() -> Seam {
    Seam(
      "Ending a test after a wait of XCTest's",
      needs: "two methods of XCTestCase that wait to be replaceable",
      cost: """
        Tests whose continueAfterFailure is false go on after a wait that has failed.
        """
    ) {
      ProgramSymbol.problem(replacing: [
        "$s6XCTest0A4CaseC4wait3for7timeout12enforceOrder4file4line"
          + "ySayAA0A11ExpectationCG_SdSbs12StaticStringVSitF",
        "$s6XCTest0A4CaseC19waitForExpectations7timeout4file4line7handler"
          + "ySd_s12StaticStringVSiys5Error_pSgcSgtF",
      ])
    }
  }
#endif
