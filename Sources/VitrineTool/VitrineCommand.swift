// VitrineTool: what the command line `vitrine` does. It builds and runs the tests of a Swift
// package, follows the results of XCTest and of Swift Testing as they come, survives crashed test
// processes, and reports to a person (console), to CI (JUnit XML) and to programs (JSON).
// It takes the command lines of Xcode's own commands too, and keeps virtual devices for them.
// May import ArgumentParser, Foundation, XcodeProjects, which reads projects, and ReviewRecords, which snapshots leave;
// of the runtime's modules Device, whose models and settings devices have, and Automation, by which an app on such a
// device is driven.

import ArgumentParser

/// The root of the command line.
package struct VitrineCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "vitrine",
    abstract: "Runs iOS view tests on Linux: no Mac, no simulator, no display.",
    version: "0.1.0",
    subcommands: [
      TestCommand.self, ListCommand.self, StubCommand.self, ReviewCommand.self,
      AcceptCommand.self, XcodeBuildCommand.self,
      XcrunCommand.self, XcodeSelectCommand.self, InstallXcodeBuildCommand.self,
      SimulatedAppCommand.self, DeathWatch.WatchCommand.self,
    ]
  )

  package init() {}
}
