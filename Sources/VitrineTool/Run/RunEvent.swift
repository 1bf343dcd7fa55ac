/// What happens during a run, told to the reporters as it happens.
package enum RunEvent {
  case buildStarted(TestPackage)
  case buildProgress(BuildOutput.Progress)
  case buildFinished(BuildResult)
  /// One of several passes over the tests begins.
  case passStarted(TestPass)
  /// Tests run once more: how many, and the number of the round, from 2.
  case roundStarted(tests: Int, number: Int)
  /// How many tests are going to run.
  case testsStarted(Int)
  case testStarted(TestID)
  case testFinished(TestRecord)
  /// A line that a child process printed.
  case output(String)
  /// Something unusual that the reader should know, such as a second process after a crash.
  case note(String)
}
