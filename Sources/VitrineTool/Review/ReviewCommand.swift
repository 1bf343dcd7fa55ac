import ArgumentParser
import Foundation
import ReviewRecords

/// `vitrine review`: shows the snapshots that are not as their references, and takes decisions.
package struct ReviewCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Shows the snapshots that are not as their references, in a browser.",
    discussion: """
      The page is served on this machine alone, to whoever knows its address. Nothing is written before
      you save there. Equal differences stand together, over devices, languages and tests.
      Exit status: 0 done, 1 something waits for a decision (--list, --json), 2 there is no run.
      """
  )

  @Argument(help: "The folder of the package or project whose tests ran.", completion: .directory)
  package var path = "."

  @Option(
    help: ArgumentHelp("The artifacts of the run, if elsewhere.", valueName: "folder"),
    completion: .directory)
  package var artifacts: String?

  @Option(help: "The port on which the page is served. (default: a free one)")
  package var port: UInt16 = 0

  @Flag(help: "Print what waits for a decision, and end.")
  package var list = false

  @Flag(help: "Print it as JSON, and end.")
  package var json = false

  @Option(
    help: ArgumentHelp(
      "Write the page into a folder, to be opened without a server; it can't save there.",
      valueName: "folder"), completion: .directory)
  package var html: String?

  @Option(
    help: ArgumentHelp(
      "Write a patch for git that takes all over: for pictures that CI has drawn.",
      valueName: "file"), completion: .file())
  package var patch: String?

  package init() {}

  package func run() throws {
    do {
      let store = try ReviewStore(path: path, artifacts: artifacts)
      try run(store)
    } catch let error as ToolError {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      throw ExitCode(ExitStatus.unusable)
    }
  }

  private func run(_ store: ReviewStore) throws {
    if list || json {
      let listing = ReviewListing(store)
      print(json ? try listing.json() : listing.text)
      throw ExitCode(store.groups.isEmpty ? ExitStatus.passed : ExitStatus.failed)
    }
    if let html {
      let page = try ReviewFolderPage(store).write(to: URL(fileURLWithPath: html))
      print("Wrote \(page.path)")
    }
    if let patch {
      let records = try store.records(groups: [], tests: [], all: true)
      let count = try ReviewPatch(store, records).write(to: URL(fileURLWithPath: patch))
      print("Wrote \(patch): \(count) files. Apply it with: git apply \(patch)")
    }
    guard html == nil, patch == nil else { return }
    guard !store.groups.isEmpty else {
      print("Nothing waits for a decision.")
      return
    }
    let server = try ReviewServer(store, port: port)
    print("Review at \(server.address)\nStop with Ctrl-C.")
    fflush(nil)
    try server.run()
  }
}

/// `vitrine accept`: takes snapshots over as references, without a page.
package struct AcceptCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Takes snapshots over as the new references.",
    discussion:
      "`vitrine review --list` tells what waits. Exit status: 0 done, 2 nothing was chosen."
  )

  @Argument(help: "The folder of the package or project whose tests ran.", completion: .directory)
  package var path = "."

  @Option(
    help: ArgumentHelp("The artifacts of the run, if elsewhere.", valueName: "folder"),
    completion: .directory)
  package var artifacts: String?

  @Option(help: ArgumentHelp("A group's number; may be repeated.", valueName: "group"))
  package var group: [String] = []

  @Option(help: ArgumentHelp("A part of a test's name; may be repeated.", valueName: "name"))
  package var test: [String] = []

  @Flag(help: "All of them.")
  package var all = false

  package init() {}

  package func run() throws {
    do {
      let store = try ReviewStore(path: path, artifacts: artifacts)
      let records = try store.records(groups: group, tests: test, all: all)
      guard !records.isEmpty else {
        throw ToolError("Nothing is chosen. Name it with --group, --test or --all.")
      }
      for done in try store.apply(records.map { .init(id: $0.id, action: .accept) }) { print(done) }
      print("Nothing is added to git: look at it with `git status`.")
    } catch let error as ToolError {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      throw ExitCode(ExitStatus.unusable)
    }
  }
}
