import Foundation

/// Messages over a connection: four bytes of length, most significant first, then the message.
package final class MessageChannel: Sendable {
  /// No message is longer, in bytes; a larger length means that the other side is no peer of ours.
  static let maximumLength = 256 << 20

  private let descriptor: OwnedDescriptor

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
    var frame = withUnsafeBytes(of: UInt32(message.count).bigEndian) { Data($0) }
    frame.append(message)
    var sent = 0
    while sent < frame.count {
      guard wait(for: POLLOUT, until: deadline) else { throw .timedOut }
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
  }

  /// The next message; waits forever without a deadline.
  func receive(until deadline: Deadline?) throws(Failure) -> Data {
    let header = try read(4, until: deadline)
    let length = header.reduce(0) { $0 << 8 | Int($1) }
    guard length <= Self.maximumLength else { throw .notAMessage }
    return try read(length, until: deadline)
  }

  private func read(_ length: Int, until deadline: Deadline?) throws(Failure) -> Data {
    var data = Data(count: length)
    var received = 0
    while received < length {
      guard wait(for: POLLIN, until: deadline) else { throw .timedOut }
      let count = data.withUnsafeMutableBytes { bytes in
        recv(descriptor.number, bytes.baseAddress.map { $0 + received }, length - received, 0)
      }
      if count > 0 {
        received += count
      } else if count < 0, errno == EINTR || errno == EAGAIN {
        continue
      } else {
        throw .closed
      }
    }
    return data
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
