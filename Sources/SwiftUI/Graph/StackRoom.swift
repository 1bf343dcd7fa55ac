import Foundation

/// How much of the thread's stack is left, so that a tree that is nested too deeply is reported
/// instead of overflowing the stack.
enum StackRoom {
  /// The part of the stack that must be left: layout, drawing and tearing down walk the same tree
  /// again, some of them in several times larger frames.
  private static let reserve = (numerator: UInt(3), denominator: UInt(4))

  /// The address below which nothing goes deeper, for the thread that asked last.
  nonisolated(unsafe) private static var known: (thread: pthread_t, lowest: UInt)?

  /// Whether there is room to go one level deeper.
  static var isLeft: Bool {
    var marker: UInt8 = 0
    let here = withUnsafePointer(to: &marker) { UInt(bitPattern: $0) }
    return here > lowestAddress
  }

  private typealias ReadAttributes =
    @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32

  /// `pthread_getattr_np`, which the platform's module does not export.
  private static let readAttributes: ReadAttributes? = {
    guard let symbol = dlsym(nil, "pthread_getattr_np") else { return nil }
    return unsafeBitCast(symbol, to: ReadAttributes.self)
  }()

  private static var lowestAddress: UInt {
    let thread = pthread_self()
    if let known, known.thread == thread { return known.lowest }
    var attributes = pthread_attr_t()
    var address: UnsafeMutableRawPointer?
    var size = 0
    guard let read = readAttributes, read(thread, &attributes) == 0 else { return 0 }
    pthread_attr_getstack(&attributes, &address, &size)
    pthread_attr_destroy(&attributes)
    let lowest =
      UInt(bitPattern: address) + UInt(size) / reserve.denominator * reserve.numerator
    known = (thread, lowest)
    return lowest
  }
}

extension ViewGraph {
  /// Whether a node may get children; reports a tree that is nested too deeply, once.
  func hasRoom(for node: _Node) -> Bool {
    if StackRoom.isLeft { return true }
    if !hasReportedDepth {
      hasReportedDepth = true
      RuntimeIssue.report(
        """
        The view tree is nested too deeply: \(node.depth) levels. What lies deeper is left out. \
        Path: \(node.path)
        """)
    }
    return false
  }
}
