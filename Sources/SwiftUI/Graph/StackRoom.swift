import Foundation

/// How much of the stack is left, so that a tree that is nested too deeply is reported instead of
/// overflowing it.
enum StackRoom {
  /// Whether there is room to go one level deeper.
  static var isLeft: Bool {
    var marker: UInt8 = 0
    let here = withUnsafePointer(to: &marker) { UInt(bitPattern: $0) }
    let thread = pthread_self()
    if let known, known.thread == thread, known.stack.contains(here), here > known.lowest {
      return true
    }
    // Stacks come and go: what is known may be of one that was here before.
    guard let stack = stack(of: thread, at: here) else { return true }
    let reserve = min(UInt(stack.count) / part.denominator * part.numerator, largestReserve)
    known = (thread, stack, stack.lowerBound + reserve)
    return here > stack.lowerBound + reserve
  }

  /// The part of the stack that must be left: layout, drawing and tearing down walk the same tree
  /// again, some of them in several times larger frames.
  private static let part = (numerator: UInt(3), denominator: UInt(4))
  /// In bytes; other memory may lie above a stack without a gap.
  private static let largestReserve = UInt(48) << 20

  /// The addresses of the stack that was looked at last, and the one below which nothing goes deeper.
  nonisolated(unsafe) private static var known:
    (thread: pthread_t, stack: Range<UInt>, lowest: UInt)?

  /// The stack in which an address lies; nil if nobody knows.
  ///
  /// That is not always the thread's own: a test that ends at its first failure runs on another one.
  private static func stack(of thread: pthread_t, at address: UInt) -> Range<UInt>? {
    if let own = ownStack(of: thread), own.contains(address) { return own }
    return mapping(at: address)
  }

  private typealias ReadAttributes =
    @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32

  /// `pthread_getattr_np`, which the platform's module does not export.
  private static let readAttributes: ReadAttributes? = {
    guard let symbol = dlsym(nil, "pthread_getattr_np") else { return nil }
    return unsafeBitCast(symbol, to: ReadAttributes.self)
  }()

  private static func ownStack(of thread: pthread_t) -> Range<UInt>? {
    var attributes = pthread_attr_t()
    var address: UnsafeMutableRawPointer?
    var size = 0
    guard let read = readAttributes, read(thread, &attributes) == 0 else { return nil }
    pthread_attr_getstack(&attributes, &address, &size)
    pthread_attr_destroy(&attributes)
    let start = UInt(bitPattern: address)
    return start..<start + UInt(size)
  }

  /// The memory around an address that was mapped as one, as the kernel lists it.
  private static func mapping(at address: UInt) -> Range<UInt>? {
    let list = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    for line in list.utf8.split(separator: UInt8(ascii: "\n")) {
      let bounds = line.prefix { $0 != UInt8(ascii: " ") }.split(separator: UInt8(ascii: "-"))
        .compactMap { UInt(Substring($0), radix: 16) }
      guard bounds.count == 2, bounds[0] <= address else { continue }
      if address < bounds[1] { return bounds[0]..<bounds[1] }
    }
    return nil
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
