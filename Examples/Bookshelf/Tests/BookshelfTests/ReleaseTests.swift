#if os(Linux) && !DEBUG
  // In a build for release, classes on the main actor are listed by functions of the test library, which
  // the list of all tests finds through the target.
  @_exported import XCUIAutomation
#endif
