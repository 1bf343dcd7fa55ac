import Foundation
import Testing

@testable import Automation

/// Messages keep their bounds, whatever happens in the middle of one.
struct MessageChannelTests {
  private struct Connection {
    /// The raw end, on which a test writes what it likes.
    let raw: OwnedDescriptor
    let channel: MessageChannel

    init() throws {
      let directory = try SocketDirectory()
      let listener = try UnixSocket.listen(at: directory.socketPath)
      raw = try UnixSocket.connect(to: directory.socketPath)
      channel = MessageChannel(
        try #require(try UnixSocket.accept(from: listener, milliseconds: 1000)))
    }

    func write(_ bytes: [UInt8]) {
      _ = bytes.withUnsafeBytes { send(raw.number, $0.baseAddress, $0.count, 0) }
    }
  }

  private let soon = Deadline(seconds: 0.05)

  @Test(arguments: [1, 3, 4, 6]) func aMessageGoesOnAfterItsTimeWasUp(count: Int) throws {
    let connection = try Connection()
    let frame: [UInt8] = [0, 0, 0, 3, 7, 8, 9]
    connection.write(Array(frame.prefix(count)))
    #expect(throws: MessageChannel.Failure.timedOut) { try connection.channel.receive(until: soon) }
    #expect(throws: MessageChannel.Failure.timedOut) { try connection.channel.receive(until: soon) }
    connection.write(Array(frame.dropFirst(count)) + [0, 0, 0, 1, 5])
    #expect(try connection.channel.receive(until: Deadline(seconds: 5)) == Data([7, 8, 9]))
    #expect(try connection.channel.receive(until: Deadline(seconds: 5)) == Data([5]))
  }

  @Test func whatIsSentGoesOnWhereItStopped() throws {
    let connection = try Connection()
    let long = Data((0..<8_000_000).map { UInt8(truncatingIfNeeded: $0) })
    // Nobody reads: the message stays under way.
    #expect(throws: MessageChannel.Failure.timedOut) {
      try connection.channel.send(long, until: soon)
    }
    let raw = MessageChannel(connection.raw)
    Thread.detachNewThread {
      try? connection.channel.send(Data([1, 2]), until: Deadline(seconds: 30))
    }
    #expect(try raw.receive(until: Deadline(seconds: 30)) == long)
    #expect(try raw.receive(until: Deadline(seconds: 30)) == Data([1, 2]))
  }

  @Test func aMessageThatDidNotBeginIsNotSentLater() throws {
    let connection = try Connection()
    let filler = [UInt8](repeating: 1, count: 1 << 16)
    // The other way around: fills what the connection holds.
    let raw = MessageChannel(connection.raw)
    var messages = 0
    while (try? raw.send(Data(filler), until: soon)) != nil { messages += 1 }
    #expect(messages > 0)
    #expect(throws: MessageChannel.Failure.timedOut) { try raw.send(Data([3]), until: soon) }
    for _ in 0..<messages {
      #expect(try connection.channel.receive(until: Deadline(seconds: 5)) == Data(filler))
    }
  }

  @Test func aLengthAloneReservesNoMemory() throws {
    let connection = try Connection()
    // 255 MB, of which nothing comes.
    connection.write([0x0f, 0xf0, 0, 0])
    #expect(throws: MessageChannel.Failure.timedOut) { try connection.channel.receive(until: soon) }
    let tooLong = try Connection()
    tooLong.write([0x10, 0, 0, 1])
    #expect(throws: MessageChannel.Failure.notAMessage) {
      try tooLong.channel.receive(until: Deadline(seconds: 5))
    }
    #expect(throws: MessageChannel.Failure.notAMessage) {
      try tooLong.channel.send(Data(count: MessageChannel.maximumLength + 1), until: soon)
    }
  }
}
