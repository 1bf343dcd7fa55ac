import Foundation
import Testing

@testable import Automation

struct UnixSocketTests {
  @Test func aTakenPathIsAnError() throws {
    let directory = try SocketDirectory()
    let first = try UnixSocket.listen(at: directory.socketPath)
    let error = #expect(throws: AutomationError.self) {
      try UnixSocket.listen(at: directory.socketPath)
    }
    #expect(error?.code == .launchFailed)
    #expect(error?.message.contains("Address already in use") == true)
    withExtendedLifetime(first) {}
  }

  @Test func aLongPathIsAnError() {
    let error = #expect(throws: AutomationError.self) {
      try UnixSocket.listen(at: "/tmp/" + String(repeating: "x", count: 120))
    }
    #expect(error?.message.contains("longer than 107 bytes") == true)
  }

  @Test func nobodyListeningIsAnError() {
    let error = #expect(throws: AutomationError.self) { try UnixSocket.connect(to: "/tmp/no-one") }
    #expect(error?.code == .brokenConnection)
  }

  @Test func onlyTheUserCanEnterTheDirectory() throws {
    let directory = try SocketDirectory()
    let attributes = try FileManager.default.attributesOfItem(atPath: directory.path)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
  }

  @Test func messagesOfAllSizesPass() throws {
    let (left, right) = try pair()
    for size in [0, 1, 4095, 3_000_000] {
      let message = Data((0..<size).map { UInt8(truncatingIfNeeded: $0) })
      // A thread of its own: the receiver blocks one of the few that tasks have.
      Thread.detachNewThread { try? left.send(message, until: Deadline(seconds: 30)) }
      #expect(try right.receive(until: Deadline(seconds: 30)) == message)
    }
  }

  @Test func silenceTimesOutAndClosingIsNoticed() throws {
    var (left, right): (MessageChannel?, MessageChannel) = try pair()
    #expect(throws: MessageChannel.Failure.timedOut) {
      try right.receive(until: Deadline(seconds: 0.05))
    }
    #expect(left != nil)
    left = nil
    #expect(throws: MessageChannel.Failure.closed) {
      try right.receive(until: Deadline(seconds: 5))
    }
    // Writing to a closed connection must not end the process.
    #expect(throws: MessageChannel.Failure.closed) {
      try right.send(Data("x".utf8), until: Deadline(seconds: 1))
    }
    right = try pair().1
  }

  @Test func nonsenseIsRefused() throws {
    let directory = try SocketDirectory()
    let listener = try UnixSocket.listen(at: directory.socketPath)
    let client = try UnixSocket.connect(to: directory.socketPath)
    let server = try #require(try UnixSocket.accept(from: listener, milliseconds: 1000))
    _ = [UInt8](repeating: 0xff, count: 8).withUnsafeBytes {
      send(client.number, $0.baseAddress, 8, 0)
    }
    #expect(throws: MessageChannel.Failure.notAMessage) {
      try MessageChannel(server).receive(until: Deadline(seconds: 1))
    }
  }

  private func pair() throws -> (MessageChannel, MessageChannel) {
    let directory = try SocketDirectory()
    let listener = try UnixSocket.listen(at: directory.socketPath)
    let client = try UnixSocket.connect(to: directory.socketPath)
    let server = try #require(try UnixSocket.accept(from: listener, milliseconds: 1000))
    return (MessageChannel(client), MessageChannel(server))
  }
}
