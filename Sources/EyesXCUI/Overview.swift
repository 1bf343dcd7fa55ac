// EyesXCUI: visual checkpoints in UI tests, by calls named as Applitools Eyes names them, against a store of
// baselines in the file system: `__Eyes__` beside the test. Nothing is sent anywhere. It may import XCUIAutomation,
// SnapshotTesting for the comparison of pictures, and what stands below them.
//
// | folder       | what lives there                                                                       |
// |--------------|----------------------------------------------------------------------------------------|
// | `Settings`   | what is checked, how strictly, and where its baselines lie                             |
// | `Comparison` | one file a match level, and what moves or doesn't count                                |
// | `Store`      | baselines with branches                                                                |
// | `Results`    | what a test has come to                                                                |
//
// `Eyes` opens a test, `EyesSession` is the test that is open, `Checkpoint` is one picture of it.

@_exported import XCUIAutomation
