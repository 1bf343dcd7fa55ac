// One way to record a failure in XCTest and in Swift Testing; attachments; the artifacts folder; the parts of
// XCTest that the toolchain's XCTest for Linux lacks. Only the test libraries import it. It imports XCTest,
// Testing and Foundation; of this package Device, to be told of mistakes that end an app on iOS, and Deflate and
// CoreGraphics for the pictures and archives that are attached.
//
// | folder          | what lives there                                                                    |
// |-----------------|-------------------------------------------------------------------------------------|
// | `Failures`      | `recordFailure`, diagnostics of a test's first failure, expected failures           |
// | `Session`       | which test is running, what happened in it so far, whether it was abandoned         |
// | `Runtime`       | how XCTest's own calls reach us, and how a test is ended from inside a call         |
// | `Discovery`     | what makes main actor test methods run                                              |
// | `Artifacts`     | attachments and the folder they are written to                                      |
// | `Activities`    | `XCTActivity`, `XCTContext.runActivity`                                             |
// | `Interruptions` | storage of the interruption monitors of a UI test                                   |
// | `Lines`         | the line of a call, a macro or a thrown error, from the debug information           |
// | `Places`        | where something on the screen stands in the sources                                 |
//
// How XCTest's calls reach us: XCTest on Linux stores nothing behind `continueAfterFailure`, and has no way to
// see a failure before it is recorded. Its `XCTestCase` is an ordinary Swift class, and the method tables of all
// test classes are filled in when the test product is linked. So the files `Runtime/Intercepted….swift` define
// the few symbols of XCTest that must be seen, and `XCTestOriginal` calls XCTest's own implementations. It is the
// same in a test executable and in a test bundle, whichever build system made them.
