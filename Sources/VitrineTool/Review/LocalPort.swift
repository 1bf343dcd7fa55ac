import Foundation

/// A TCP port that only this machine reaches.
enum LocalPort {
  /// Waits for callers.
  ///
  /// - Parameter port: 0 for a free one.
  /// - Returns: who waits, and the port.
  /// - Throws: `ToolError` if the port is taken.
  static func listen(_ port: UInt16) throws -> (FileDescriptor, UInt16) {
    let listener = FileDescriptor(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
    guard listener.number >= 0 else { throw problem("No socket can be made") }
    _ = fcntl(listener.number, F_SETFD, FD_CLOEXEC)
    var yes: Int32 = 1
    setsockopt(listener.number, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withAddress(&address) { bind(listener.number, $0, length) == 0 }
    guard isBound, Foundation.listen(listener.number, 16) == 0 else {
      throw problem("Port \(port) can't be used")
    }
    _ = withAddress(&address) { getsockname(listener.number, $0, &length) }
    return (listener, UInt16(bigEndian: address.sin_port))
  }

  /// The next caller, who has ten seconds for what it says.
  ///
  /// - Throws: `ToolError` if nobody can call any more.
  static func accept(_ listener: FileDescriptor) throws -> FileDescriptor {
    while true {
      let number = Foundation.accept(listener.number, nil, nil)
      if number >= 0 {
        var limit = timeval(tv_sec: 10, tv_usec: 0)
        let size = socklen_t(MemoryLayout<timeval>.size)
        setsockopt(number, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
        setsockopt(number, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
        _ = fcntl(number, F_SETFD, FD_CLOEXEC)
        return FileDescriptor(number)
      }
      guard errno == EINTR || errno == ECONNABORTED else { throw problem("Nobody can call") }
    }
  }

  private static func withAddress<Result>(
    _ address: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>) -> Result
  ) -> Result {
    withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1, body)
    }
  }

  private static func problem(_ what: String) -> ToolError {
    ToolError("\(what): \(String(cString: strerror(errno)))")
  }
}
