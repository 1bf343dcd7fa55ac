#if canImport(Glibc)
  import Device
  import XCTest

  // The four symbols of XCTest that this module defines in its place; `Documentation/TestLibraries.md` says why.
  // XCTest's own implementations stay in use, through `XCTestOriginal`.

  extension XCTestCase {
    @_silgen_name("$s6XCTest0A4CaseC10invokeTestyyF")
    public func _intercepted_invokeTest() {
      XCTestSession.run(self) {
        XCTestOriginal.invokeTest(self)
      }
    }

    @_silgen_name(
      "$s6XCTest0A4CaseC13recordFailure15withDescription6inFile6atLine8expectedySS_SSSiSbtF")
    public func _intercepted_recordFailure(
      withDescription description: String, inFile file: String, atLine line: Int, expected: Bool
    ) {
      // A page object may be a test case that runs no test: its failures are those of the test that runs.
      let failing = testRun == nil ? XCTestSession.current?.testCase ?? self : self
      func record(at place: (file: String, line: Int)) {
        XCTestOriginal.recordFailure(
          failing, description: description, file: place.file, line: place.line, expected: expected)
      }
      guard let session = XCTestSession.current else {
        record(at: (file, line))
        return
      }
      // XCTest knows no place of an error that a test has thrown.
      let told = SourcePosition(file: file, line: line)
      let thrown = expected || file.hasPrefix("/") ? nil : ThrowPlace.last()
      let position = thrown ?? told
      let failure = RecordedFailure(
        message: description, position: position, isAssertion: expected)
      session.handle(failure) { record(at: thrown.map { ($0.file, $0.line) } ?? (file, line)) }
    }

    @_silgen_name("$s6XCTest0A4CaseC20continueAfterFailureSbvg")
    public func _intercepted_getContinueAfterFailure() -> Bool {
      ContinueAfterFailure.value(of: self)
    }

    @_silgen_name("$s6XCTest0A4CaseC20continueAfterFailureSbvs")
    public func _intercepted_setContinueAfterFailure(_ newValue: Bool) {
      ContinueAfterFailure.set(newValue, of: self)
    }
  }

  @used @section(".init_array")
  private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

  @Sendable
  private func makeSeam() -> Seam {
    Seam(
      "Failures and settings of XCTest's tests",
      needs: "four methods of XCTestCase to be replaceable, and XCTestCaseRun's",
      cost: """
        continueAfterFailure has no effect, expected failures fail, and no artifacts are kept of failed tests.
        """
    ) {
      ProgramSymbol.problem(replacing: [
        "$s6XCTest0A4CaseC10invokeTestyyF",
        "$s6XCTest0A4CaseC13recordFailure15withDescription6inFile6atLine8expectedySS_SSSiSbtF",
        "$s6XCTest0A4CaseC20continueAfterFailureSbvg",
        "$s6XCTest0A4CaseC20continueAfterFailureSbvs",
      ]) ?? ProgramSymbol.problem(calling: [XCTestOriginal.recordFailureSymbol])
    }
  }
#endif
