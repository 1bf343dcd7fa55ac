import Foundation
import Synchronization

/// Messages over a connection: four bytes of length, most significant first, then the message.
///
/// What has come or gone of a message when its time is up is not lost: the next call goes on there, so that the
/// messages behind it are read as what they are. One caller reads and one writes at a time.
package final class MessageChannel: Sendable {
  /// No message is longer, in bytes; a larger length means that the other side is no peer of ours.
  static let maximumLength = 256 << 20

  /// Bytes for which room is made at once: a length alone reserves no memory.
  private static let pieceLength = 64 << 10

  private let descriptor: OwnedDescriptor
  /// What has come of the message under way, with its length.
  private let incoming = Mutex(Data())
  /// What is still to be sent of messages whose time was up.
  private let outgoing = Mutex(Data())

  package init(_ descriptor: OwnedDescriptor) {
    self.descriptor = descriptor
  }

  /// Why a message did not arrive or leave.
  enum Failure: Error {
    case closed
    case timedOut
    case notAMessage
  }

  func send(_ message: Data, until deadline: Deadline) throws(Failure) {
    guard message.count <= Self.maximumLength else { throw .notAMessage }
    let rest = outgoing.withLock { $0 }
    if !rest.isEmpty { try write(rest, isUnderWay: true, until: deadline) }
    var frame = withUnsafeBytes(of: UInt32(message.count).bigEndian) { Data($0) }
    frame.append(message)
    try write(frame, isUnderWay: false, until: deadline)
  }

  /// Sends bytes; when the time is up, the rest of a message that has begun is kept for the next call.
  private func write(
    _ frame: Data, isUnderWay: Bool, until deadline: Deadline
  ) throws(Failure) {
    var sent = 0
    while sent < frame.count {
      guard wait(for: POLLOUT, until: deadline) else {
        let rest = isUnderWay || sent > 0 ? Data(frame.dropFirst(sent)) : Data()
        outgoing.withLock { $0 = rest }
        throw .timedOut
      }
      let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
      let count = frame.withUnsafeBytes { bytes in
        Foundation.send(
          descriptor.number, bytes.baseAddress.map { $0 + sent }, bytes.count - sent, flags)
      }
      if count > 0 {
        sent += count
      } else if count < 0, errno == EINTR || errno == EAGAIN {
        continue
      } else {
        throw .closed
      }
    }
    outgoing.withLock { $0 = Data() }
  }

  /// The next message; waits forever without a deadline.
  func receive(until deadline: Deadline?) throws(Failure) -> Data {
    var frame = incoming.withLock { $0 }
    defer { incoming.withLock { $0 = frame } }
    try read(until: 4, into: &frame, deadline: deadline)
    let length = frame.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    guard length <= Self.maximumLength else { throw .notAMessage }
    try read(until: 4 + length, into: &frame, deadline: deadline)
    let message = Data(frame.dropFirst(4))
    frame = Data()
    return message
  }

  /// The next message of an app that is waited for while it has work.
  ///
  /// - Throws: `Failure`, or what has run out of the patience.
  func receive(patience: AnswerPatience) throws -> Data {
    while true {
      do throws(Failure) {
        return try receive(until: patience.step)
      } catch .timedOut {
        if let end = patience.end() { throw end }
      }
    }
  }

  /// Reads until `frame` has a length.
  private func read(
    until length: Int, into frame: inout Data, deadline: Deadline?
  ) throws(Failure) {
    var piece = [UInt8](repeating: 0, count: min(Self.pieceLength, max(length - frame.count, 0)))
    while frame.count < length {
      guard wait(for: POLLIN, until: deadline) else { throw .timedOut }
      let wanted = min(piece.count, length - frame.count)
      let count = recv(descriptor.number, &piece, wanted, 0)
      if count > 0 {
        frame.append(contentsOf: piece[..<count])
      } else if count < 0, errno == EINTR || errno == EAGAIN {
        continue
      } else {
        throw .closed
      }
    }
  }

  private func wait(for events: Int32, until deadline: Deadline?) -> Bool {
    while true {
      let ready = UnixSocket.waitUntilReady(
        descriptor, for: events, milliseconds: deadline?.milliseconds ?? -1)
      if ready { return true }
      if let deadline, deadline.hasPassed { return false }
    }
  }
}
