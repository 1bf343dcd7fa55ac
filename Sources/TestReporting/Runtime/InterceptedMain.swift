#if canImport(Glibc)
  import Device
  import Foundation
  import XCTest

  // The program of tests hands its list to XCTest here. Defined in the place of XCTest's function, so that the tests
  // run in the order that was asked for.

  private let symbol =
    "$s6XCTest7XCTMainys5NeverOSayAA0A4CaseCm04testD5Class_SaySS_yAFKctG8allTeststGF"

  @_silgen_name(
    "$s6XCTest7XCTMainys5NeverOSayAA0A4CaseCm04testD5Class_SaySS_yAFKctG8allTeststGF")
  public func _intercepted_XCTMain(_ testCases: [XCTestCaseEntry]) -> Never {
    let order = TestOrder(ProcessInfo.processInfo.environment[TestOrder.variable])
    let classes = order.ordered(testCases.map { ($0.testCaseClass, $0.allTests) })
    XCTestOriginal.main(classes.map { (testCaseClass: $0.0, allTests: $0.1) }, symbol: symbol)
  }

  @used @section(".init_array")
  private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

  @Sendable
  private func makeSeam() -> Seam {
    Seam(
      "Running XCTest's tests in another order",
      needs: "the function that runs a program's list of tests to be replaceable",
      cost: "Test plans that ask for a random order run in the order of the list."
    ) {
      ProgramSymbol.problem(replacing: [symbol])
    }
  }
#endif
