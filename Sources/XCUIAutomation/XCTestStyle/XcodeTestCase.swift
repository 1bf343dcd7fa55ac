import Device
import Foundation
import XCTest

/// The base class of test cases in targets that use the plugin `XcodeTests`.
///
/// It has the members that Xcode's test cases override and that XCTest for Linux lacks.
open class _XcodeTestCase: _PlainTestCase {
  private let testClosure: XCTestCaseClosure

  public required init(name: String, testClosure: @escaping XCTestCaseClosure) {
    self.testClosure = testClosure
    super.init(name: name, testClosure: testClosure)
  }

  /// A test case that runs no test, as page objects are that derive from `XCTestCase` for its methods.
  ///
  /// Differs from Apple's: its failures, as of `wait(for:timeout:)`, are those of the test that runs.
  public init() {
    testClosure = { _ in }
    super.init(name: "(null)", testClosure: testClosure)
  }

  /// Whether each test runs once for every look that the app may have: light and dark, upright and
  /// on its side.
  open class var runsForEachTargetApplicationUIConfiguration: Bool { false }

  /// Records a failure; an override sees each of them, may change it, and calls `super`.
  open func record(_ issue: XCTIssue) {
    for attachment in issue.attachments { add(attachment) }
    let location = issue.sourceCodeContext.location
    super.recordFailure(
      withDescription: issue.description, inFile: location?.fileURL.path ?? "<unknown>",
      atLine: location?.lineNumber ?? 0, expected: issue.type != .thrownError)
  }

  open override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    record(
      XCTIssue(
        type: expected ? .assertionFailure : .thrownError, compactDescription: description,
        sourceCodeContext: XCTSourceCodeContext(
          location: XCTSourceCodeLocation(filePath: filePath, lineNumber: lineNumber))))
  }

  open override func invokeTest() {
    guard Self.runsForEachTargetApplicationUIConfiguration else { return super.invokeTest() }
    let before = MainActor.assumeIsolated { UIConfiguration.current }
    for (index, configuration) in UIConfiguration.all.enumerated() {
      MainActor.assumeIsolated { configuration.apply() }
      // A test case runs once; its failures are this one's, which is the current one for XCTest.
      let test = index == 0 ? self : Self(name: name, testClosure: testClosure)
      test.invokeOnce()
    }
    MainActor.assumeIsolated { before.apply() }
  }

  private func invokeOnce() { super.invokeTest() }
}

/// A look that an app may have.
struct UIConfiguration: Equatable, Sendable {
  var appearance: XCUIDevice.Appearance
  var orientation: DeviceOrientation

  static let all = [XCUIDevice.Appearance.light, .dark].flatMap { appearance in
    [DeviceOrientation.portrait, .landscapeLeft].map {
      UIConfiguration(appearance: appearance, orientation: $0)
    }
  }

  @MainActor static var current: UIConfiguration {
    let device = XCUIDevice.shared
    return UIConfiguration(
      appearance: device.appearance, orientation: device.chosenOrientation ?? .portrait)
  }

  @MainActor func apply() {
    XCUIDevice.shared.appearance = appearance
    XCUIDevice.shared.turn(to: orientation)
  }
}
