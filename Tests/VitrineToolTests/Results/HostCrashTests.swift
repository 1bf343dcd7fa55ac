import Testing

@testable import VitrineTool

@Suite struct HostCrashTests {
  @Test func itNamesTheAppTheReasonAndThePlace() {
    let output = [
      "Swift/ContiguousArrayBuffer.swift:691: Fatal error: Index out of range",
      "Thread 0 \"App-tests\" crashed:",
      "0 0x1 function in libswiftCore.so",
      "1 [ra] 0x2 AppDelegate.application(_:didFinishLaunchingWithOptions:) + 9 in App-tests at "
        + "/user/App/AppDelegate.swift:12:5",
    ]
    let crash = HostCrash(app: "App", output: output, directory: "/user", signal: 4)
    #expect(
      crash.description.hasPrefix(
        """
        The app App ended while it was starting, before the first of the tests that it hosts: \
        signal 4 (Illegal instruction).
        Fatal error: Index out of range
        /user/App/AppDelegate.swift:12
        What its delegate
        """))
  }

  @Test func anAppThatEndsByItselfIsAskedForExit() {
    let crash = HostCrash(app: "App", output: [], directory: "/user", signal: nil)
    #expect(crash.description.contains("it hosts. Does something call exit()?\n"))
  }

  @Test func itQuotesWhatWasSaidOfAStoryboardBefore() {
    let output = [
      "[UIKit] Unknown class 'CartViewControler' (Main.storyboard, line 7)",
      "App/Start.swift:9: Fatal error: Unexpectedly found nil",
    ]
    let crash = HostCrash(app: "App", output: output, directory: "/user", signal: 4)
    #expect(
      crash.description.contains(
        """
        Unexpectedly found nil
        Said before it:
          [UIKit] Unknown class 'CartViewControler' (Main.storyboard, line 7)
        What its delegate
        """))
  }
}
