import Foundation

/// Unix-domain stream sockets between processes of the same user.
enum UnixSocket {
  /// A socket that waits for one connection at `path`.
  ///
  /// - Throws: `.launchFailed` if the path is too long, taken, or cannot be made.
  static func listen(at path: String) throws(AutomationError) -> OwnedDescriptor {
    let descriptor = try make()
    let bound = try withAddress(of: path) { address, size in
      bind(descriptor.number, address, size)
    }
    guard bound == 0 else {
      let reason = OwnedDescriptor.lastErrorText
      throw AutomationError(
        .launchFailed, "The automation socket cannot be made at \(path): \(reason)")
    }
    guard chmod(path, 0o600) == 0, Foundation.listen(descriptor.number, 1) == 0 else {
      let reason = OwnedDescriptor.lastErrorText
      throw AutomationError(.launchFailed, "Nobody can connect to \(path): \(reason)")
    }
    return descriptor
  }

  /// A connection to whoever listens at `path`.
  static func connect(to path: String) throws(AutomationError) -> OwnedDescriptor {
    let descriptor = try make()
    let connected = try withAddress(of: path) { address, size in
      Foundation.connect(descriptor.number, address, size)
    }
    guard connected == 0 else {
      throw AutomationError(
        .brokenConnection,
        "No connection to the automation socket \(path): \(OwnedDescriptor.lastErrorText)")
    }
    try requireSameUser(descriptor)
    return descriptor
  }

  /// Takes a waiting connection; nil if none comes within `milliseconds`.
  static func accept(
    from listener: OwnedDescriptor, milliseconds: Int32
  ) throws(AutomationError) -> OwnedDescriptor? {
    guard waitUntilReady(listener, for: POLLIN, milliseconds: milliseconds) else { return nil }
    let number = Foundation.accept(listener.number, nil, nil)
    guard number >= 0 else { return nil }
    let descriptor = OwnedDescriptor(number, isDriverSocket: true)
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    try requireSameUser(descriptor)
    return descriptor
  }

  /// Whether the descriptor can be read or written (or is closed) within `milliseconds`.
  static func waitUntilReady(
    _ descriptor: OwnedDescriptor, for events: Int32, milliseconds: Int32
  ) -> Bool {
    var entry = pollfd(fd: descriptor.number, events: Int16(events), revents: 0)
    return poll(&entry, 1, milliseconds) > 0
  }

  // MARK: Parts

  private static func make() throws(AutomationError) -> OwnedDescriptor {
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    let number = socket(AF_UNIX, type, 0)
    guard number >= 0 else {
      throw AutomationError(
        .brokenConnection, "No socket can be made: \(OwnedDescriptor.lastErrorText)")
    }
    return OwnedDescriptor(number, isDriverSocket: true)
  }

  private static func withAddress(
    of path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) throws(AutomationError) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8) + [0]
    guard bytes.count <= MemoryLayout.size(ofValue: address.sun_path) else {
      throw AutomationError(
        .launchFailed, "The path of the automation socket is longer than 107 bytes: \(path)")
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }

  private static func requireSameUser(_ descriptor: OwnedDescriptor) throws(AutomationError) {
    // The C structure `ucred`: process, user, group.
    var credentials: (pid: Int32, uid: UInt32, gid: UInt32) = (0, 0, 0)
    var size = socklen_t(MemoryLayout.size(ofValue: credentials))
    let status = getsockopt(descriptor.number, SOL_SOCKET, SO_PEERCRED, &credentials, &size)
    guard status == 0, credentials.uid == getuid() else {
      throw AutomationError(
        .brokenConnection, "The other end of the automation socket belongs to another user.")
    }
  }
}
