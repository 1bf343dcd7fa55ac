import ArgumentParser
import Foundation
import XcodeProjects

/// `vitrine list`: tells the schemes, targets, tests and test plans of an Xcode project.
package struct ListCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Tells the schemes, targets, tests and test plans of an Xcode project.",
    discussion: """
      Nothing is built and nothing of the project is run.
      Exit status: 0 the project can be built as it is, 1 something keeps it from that, 2 no project.
      """
  )

  @Argument(
    help: "A .xcodeproj, a .xcworkspace, or the folder with one.", completion: .directory)
  package var path = "."

  @Option(
    help: ArgumentHelp("The build configuration whose settings count.", valueName: "name"))
  package var configuration = "Debug"

  @Flag(help: "Print JSON.")
  package var json = false

  package init() {}

  package func run() throws {
    let workspace: XcodeWorkspace
    do throws(ProjectError) {
      workspace = try XcodeWorkspace.open(at: path)
    } catch {
      FileHandle.standardError.write(Data("error: \(error.description)\n".utf8))
      throw ExitCode(ExitStatus.unusable)
    }
    let listing = ProjectListing(workspace, configuration: configuration)
    print(json ? try listing.json() : listing.text)
    throw ExitCode(listing.errors.isEmpty ? ExitStatus.passed : ExitStatus.failed)
  }
}
