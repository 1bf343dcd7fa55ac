/// What happens during a run, told to the reporters as it happens.
package enum RunEvent {
  case buildStarted(TestPackage)
  case buildProgress(BuildOutput.Progress)
  case buildFinished(BuildResult)
  /// How many tests are going to run.
  case testsStarted(Int)
  case testStarted(TestID)
  case testFinished(TestRecord)
  /// A line that a child process printed.
  case output(String)
  /// Something unusual that the reader should know, such as a second process after a crash.
  case note(String)
}
