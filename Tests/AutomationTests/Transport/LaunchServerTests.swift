import Foundation
import Testing
import XCTest

@testable import Automation

/// Starts of a program that was loaded before: this test executable, as `TinyProgram`.
@Suite(.serialized)
struct LaunchServerTests {
  private let servers = LaunchServers()
  private static let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()

  private func start(
    _ end: String, _ arguments: [String] = [], _ variables: [String: String] = [:],
    at program: URL = program, servers: LaunchServers?
  ) throws -> AppProcess {
    var environment = ProcessInfo.processInfo.environment
    environment["TINY_PROGRAM"] = end
    environment["SWIFT_BACKTRACE"] = "enable=no"
    return try AppProcess(
      executable: program, arguments: arguments,
      environment: environment.merging(variables) { $1 }, servers: servers)
  }

  /// What it prints until it ends.
  private func output(of process: AppProcess) -> String {
    _ = process.waitForTermination(seconds: 60)
    return process.outputTail(lines: 200)
  }

  /// A folder that is removed, for links to the program.
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  // MARK: What a program sees

  @Test func aCopySeesWhatALaunchedProgramSees() throws {
    let arguments = ["one", "", "zwei Wörter", "-x=y"]
    // The first one makes the server, with other arguments and variables.
    _ = output(of: try start("0", ["other"], ["OTHER": "1"], servers: servers))
    #expect(servers.processes.count == 1)
    let launched = try start("tell", arguments, ["MARK": "a=b"], servers: nil)
    let copied = try start("tell", arguments, ["MARK": "a=b"], servers: servers)
    let text = output(of: copied)
    #expect(text.contains(#""one", "", "zwei Wörter", "-x=y""#))
    #expect(text.contains("\na=b\n"))
    #expect(!text.contains("VITRINE_FORK_SERVER_SOCKET"))
    #expect(text == output(of: launched))
  }

  @Test func surroundingsAreThoseOfTheMomentOfTheStart() throws {
    _ = output(of: try start("0", servers: servers))
    let old = umask(0o027)
    let action = signal(SIGUSR2, SIG_IGN)
    defer {
      umask(old)
      signal(SIGUSR2, action)
    }
    let copied = output(of: try start("tell", servers: servers))
    #expect(copied == output(of: try start("tell", servers: nil)))
    #expect(copied.contains(" \(0o027) \(getpid())\n"))
  }

  @Test func eachHasHashesOfItsOwn() throws {
    // Nothing that a library drew at random is shared.
    let seeds = try (0..<2).map { _ in output(of: try start("hash", servers: servers)) }
    #expect(seeds[0] != seeds[1])
  }

  @Test func outputsGoToPlacesOfTheirOwn() throws {
    try inFolder { folder in
      let programs = ["First", "Second"].map { folder.appendingPathComponent($0) }
      for program in programs {
        try FileManager.default.createSymbolicLink(at: program, withDestinationURL: Self.program)
      }
      let processes = try programs.flatMap { program in
        try ["1", "2"].map { try start("tell", [$0], at: program, servers: servers) }
      }
      for (process, name) in zip(processes, ["First", "First", "Second", "Second"]) {
        #expect(output(of: process).contains("\(name)\", \""))
        #expect(process.name == name)
      }
      #expect(servers.processes.count == 2)
    }
  }

  // MARK: How it ends

  @Test func exitsAndSignalsAreSeen() throws {
    let ends = [
      "0": AppProcess.Termination.exited(status: 0), "7": .exited(status: 7),
      "abort": .signalled(SIGABRT),
    ]
    for (end, termination) in ends {
      let process = try start(end, servers: servers)
      #expect(process.waitForTermination(seconds: 60) == termination)
    }
  }

  @Test func aCrashIsDescribed() throws {
    let process = try start(
      "trap", [], ["SWIFT_BACKTRACE": "enable=yes,color=no"], servers: servers)
    #expect(process.waitForTermination(seconds: 600) != nil)
    let text = process.outputTail(lines: 60)
    #expect(text.contains("Fatal error: out of luck"))
    #expect(text.contains("rogram crashed: "))
    #expect(text.contains("TinyProgram.swift"))
  }

  @Test func anAppThatForksIsAsAnyOther() throws {
    #expect(output(of: try start("fork", servers: servers)) == "its child ended with 9")
  }

  @Test func manyLeaveNothingBehind() throws {
    _ = output(of: try start("0", servers: servers))
    let server = try #require(servers.processes.first)
    var numbers: [Int32] = []
    for _ in 0..<30 {
      let process = try start("3", servers: servers)
      numbers.append(process.processIdentifier)
      #expect(process.waitForTermination(seconds: 60) == .exited(status: 3))
    }
    for _ in 0..<5 {
      let process = try start("wait", servers: servers)
      numbers.append(process.processIdentifier)
      process.terminate()
    }
    #expect(servers.processes == [server])
    // Nor a zombie.
    #expect(numbers.allSatisfy { kill($0, 0) != 0 })
    // The marks by which the tool finds what a run has left are none of the server's.
    let variables = FileManager.default.contents(atPath: "/proc/\(server)/environ") ?? Data()
    #expect(variables.range(of: Data("TINY_PROGRAM".utf8)) == nil)
    #expect(variables.range(of: Data("VITRINE_FORK_SERVER_SOCKET=".utf8)) != nil)
    // Its socket, and three that lead nowhere.
    #expect(ProcessFiles.names(in: "/proc/\(server)/fd").count == 4)
  }

  // MARK: When it is not used

  @Test func aProgramThatHasChangedIsLoadedAnew() throws {
    try inFolder { folder in
      let program = folder.appendingPathComponent("App")
      try FileManager.default.createSymbolicLink(at: program, withDestinationURL: Self.program)
      _ = output(of: try start("0", at: program, servers: servers))
      #expect(servers.processes.count == 1)
      try FileManager.default.removeItem(at: program)
      try FileManager.default.createSymbolicLink(
        at: program, withDestinationURL: URL(fileURLWithPath: "/bin/echo"))
      #expect(output(of: try start("0", ["new"], at: program, servers: servers)) == "new")
      #expect(servers.processes.isEmpty)
    }
  }

  @Test func aLibraryThatHasChangedIsLoadedAnew() throws {
    let loaded = ProcessFiles.wholeText(of: "/proc/self/maps").split(separator: "\n")
    let mapping = try #require(loaded.first { $0.contains("/libm.so") })
    let system = String(mapping.drop { $0 != "/" })
    try inFolder { folder in
      let library = folder.appendingPathComponent("libOwn.so")
      func replace() throws {
        try? FileManager.default.removeItem(at: library)
        try FileManager.default.copyItem(at: URL(fileURLWithPath: system), to: library)
      }
      try replace()
      let variables = ["LD_PRELOAD": library.path]
      _ = output(of: try start("0", [], variables, servers: servers))
      let first = servers.processes
      _ = output(of: try start("0", [], variables, servers: servers))
      #expect(servers.processes == first)
      try replace()
      _ = output(of: try start("0", [], variables, servers: servers))
      #expect(servers.processes != first)
    }
  }

  @Test func otherLibrariesAreLoadedAnew() throws {
    _ = output(of: try start("0", servers: servers))
    let first = servers.processes
    let text = output(of: try start("tell", [], ["LD_LIBRARY_PATH": "/none"], servers: servers))
    #expect(text.contains("LD_LIBRARY_PATH=/none"))
    #expect(servers.processes != first)
  }

  @Test(arguments: [(1, 200_000), (1000, 1)])
  func whatDoesNotFitIsLaunchedInTheCommonWay(count: Int, length: Int) throws {
    // One variable may not have more than 131,071 bytes.
    let parts = max(length / 100_000, 1)
    let variables = (0..<parts).map {
      ("LARGE\($0)", String(repeating: "x", count: length / parts))
    }
    let arguments = (0..<count).map { "argument \($0)" }
    _ = output(of: try start("0", servers: servers))
    let process = try start(
      "7", arguments, Dictionary(uniqueKeysWithValues: variables), servers: servers)
    #expect(process.waitForTermination(seconds: 60) == .exited(status: 7))
    // The server is still good for others.
    #expect(servers.processes.count == 1)
  }

  @Test func aServerThatHasDiedIsNotMissed() throws {
    _ = output(of: try start("0", servers: servers))
    let server = try #require(servers.processes.first)
    kill(server, SIGKILL)
    for _ in 0..<2 {
      let process = try start("7", servers: servers)
      #expect(process.waitForTermination(seconds: 60) == .exited(status: 7))
    }
    #expect(servers.processes.isEmpty)
    #expect(kill(server, 0) != 0)
  }

  @Test func aProgramWithoutServerIsLaunchedInTheCommonWay() throws {
    let echo = URL(fileURLWithPath: "/bin/echo")
    #expect(output(of: try start("0", ["hello"], at: echo, servers: servers)) == "hello")
    #expect(servers.processes.isEmpty)
  }

  @Test func aVariableSwitchesThemOff() {
    #expect(LaunchServers.wanted(by: [LaunchServers.variable: "0"]) == nil)
    #expect(LaunchServers.wanted(by: [:]) != nil)
  }

  // MARK: The end of the driver

  @Test(arguments: [SIGKILL, SIGTERM])
  func serversAndCopiesEndWithTheirDriver(signal: Int32) throws {
    let driver = try AppProcess(
      executable: Self.program, arguments: [TinyCopyingDriver.name],
      environment: ProcessInfo.processInfo.environment.merging([
        "TINY_COPYING_DRIVER": "1", "SWIFT_BACKTRACE": "enable=no",
      ]) { $1 })
    var numbers: [Int32] = []
    for _ in 0..<3000 {
      guard numbers.isEmpty else { break }
      usleep(10_000)
      let line = driver.outputTail().split(separator: "\n").first { $0.hasPrefix("started ") }
      numbers = (line?.split(separator: " ").dropFirst().compactMap { Int32($0) }) ?? []
    }
    #expect(numbers.count == 2)
    #expect(numbers.allSatisfy(isRunning))
    kill(driver.processIdentifier, signal)
    for _ in 0..<500 {
      guard numbers.contains(where: isRunning) else { break }
      usleep(10_000)
    }
    #expect(!numbers.contains(where: isRunning))
  }

  private func isRunning(_ process: Int32) -> Bool {
    let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    let state = text?.split(separator: ")").last?.split(separator: " ").first
    return state.map { $0 != "Z" && $0 != "X" } ?? false
  }
}

/// Not a test: a driver in a process of its own, with a server and a copy that waits.
final class TinyCopyingDriver: XCTestCase {
  static let name = "AutomationTests.TinyCopyingDriver/testStartsAndWaits"

  func testStartsAndWaits() throws {
    var environment = ProcessInfo.processInfo.environment
    guard environment.removeValue(forKey: "TINY_COPYING_DRIVER") != nil else { return }
    environment["TINY_PROGRAM"] = "wait"
    let servers = LaunchServers()
    let child = try AppProcess(
      executable: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath(),
      arguments: [], environment: environment, servers: servers)
    while child.outputTail().isEmpty { usleep(10_000) }
    let numbers = servers.processes + [child.processIdentifier]
    FileHandle.standardError.write(
      Data("started \(numbers.map(String.init).joined(separator: " "))\n".utf8))
    sleep(100)
    child.terminate()
  }
}
