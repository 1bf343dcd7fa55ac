import Device
import Foundation

/// How much of the stack is left, so that a tree that is nested too deeply is reported instead of
/// overflowing it.
enum StackRoom {
  /// Whether there is room to make nodes one level deeper.
  static var isLeft: Bool {
    var marker: UInt8 = 0
    let here = address(&marker)
    let known = known
    if here > known.layout, here < known.end, known.thread == pthread_self() {
      return here > known.making
    }
    return limits(at: here).map { here > $0.making } ?? true
  }

  /// Whether there is room to lay out nodes one level deeper.
  static var isLeftForLayout: Bool {
    var marker: UInt8 = 0
    let here = address(&marker)
    let known = known
    if here > known.layout, here < known.end, known.thread == pthread_self() { return true }
    return limits(at: here).map { here > $0.layout } ?? true
  }

  /// Without a call in a debug build either, as each node asks.
  @_transparent
  private static func address(_ place: UnsafePointer<UInt8>) -> UInt { UInt(bitPattern: place) }

  /// The addresses of a stack, and those below which nothing goes deeper.
  private struct Limits {
    var thread = pthread_t()
    /// The address behind the stack.
    var end: UInt = 0
    /// While nodes are made.
    var making = UInt.max
    /// While they are laid out.
    var layout = UInt.max
  }

  /// The stack that was looked at last.
  @exclusivity(unchecked) nonisolated(unsafe) private static var known = Limits()

  /// The part of the stack that must be left when nodes are made: layout, drawing and tearing down walk
  /// the same tree again, some of them in several times larger frames.
  private static let part = (numerator: UInt(3), denominator: UInt(4))
  /// The part that must be left when they are laid out.
  private static let layoutPart = UInt(10)
  /// In bytes; other memory may lie above a stack without a gap.
  private static let largestReserve = UInt(48) << 20

  private static func limits(at address: UInt) -> Limits? {
    let thread = pthread_self()
    // Stacks come and go: what is known may be of one that was here before.
    return stack(of: thread, at: address).map { limits(of: $0, thread) }
  }

  private static func limits(of stack: Range<UInt>, _ thread: pthread_t) -> Limits {
    let size = UInt(stack.count)
    let making = min(size / part.denominator * part.numerator, largestReserve)
    let layout = min(size / layoutPart, largestReserve)
    let new = Limits(
      thread: thread, end: stack.upperBound, making: stack.lowerBound + making,
      layout: stack.lowerBound + layout)
    known = new
    return new
  }

  /// The stack in which an address lies; nil if nobody knows.
  ///
  /// That is not always the thread's own: a test that ends at its first failure runs on another one.
  private static func stack(of thread: pthread_t, at address: UInt) -> Range<UInt>? {
    if let main = mainStack, main.contains(address) { return main }
    if let own = ownStack(of: thread), own.contains(address) { return own }
    return MemoryMapReader.range(around: address)
  }

  /// The stack of the main thread, as `pthread_getattr_np` tells it, which reads the list of all memory for that.
  ///
  /// Nil where a large limit leaves room for other memory inside of it.
  static let mainStack: Range<UInt>? = {
    guard let end = ProgramSymbol.address(of: "__libc_stack_end")?.load(as: UInt.self),
      let read = ProgramSymbol.function("getauxval", as: (@convention(c) (UInt) -> UInt).self),
      let path = UnsafePointer<CChar>(bitPattern: read(pathOfProgram))
    else { return nil }
    var limit = rlimit()
    guard getrlimit(stackLimit, &limit) == 0, limit.rlim_cur <= reservedRoom else { return nil }
    let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
    // The kernel puts the path at the very end, and one word behind it.
    let last = UInt(bitPattern: path) + UInt(strlen(path)) + 1 + UInt(MemoryLayout<UInt>.size)
    let top = (last + page - 1) / page * page
    let bottom = end / page * page + page
    guard bottom <= top, UInt(limit.rlim_cur) > top - bottom else { return nil }
    return bottom - (UInt(limit.rlim_cur) - (top - bottom)) / page * page..<bottom
  }()

  /// `AT_EXECFN`, which Glibc's module leaves out.
  private static let pathOfProgram: UInt = 31
  private static let stackLimit = __rlimit_resource_t(3)
  /// In bytes: so much the kernel keeps free for the main thread's stack in any case.
  private static let reservedRoom: rlim_t = 128 << 20

  private typealias ReadAttributes =
    @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32

  /// `pthread_getattr_np`, which the platform's module does not export.
  private static let readAttributes =
    ProgramSymbol.function("pthread_getattr_np", as: ReadAttributes.self)

  /// What is wrong with the ways to find a stack; nil if it is found.
  fileprivate static var problem: String? {
    var marker: UInt8 = 0
    let here = address(&marker)
    guard let own = ownStack(of: pthread_self()) else { return "there is no pthread_getattr_np" }
    // The first tree need not look for it again.
    if own.contains(here) { _ = limits(of: own, pthread_self()) }
    return MemoryMapReader.range(around: here) == nil
      ? "/proc/self/maps has no place for the stack" : nil
  }

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
}

extension ViewGraph {
  /// Whether a node may get children; reports a tree that is nested too deeply, once.
  func hasRoom(for node: _Node) -> Bool {
    if StackRoom.isLeft { return true }
    reportDepth(of: node)
    return false
  }

  /// Whether a node may be measured or placed; reports a tree that is nested too deeply, once.
  func hasRoomToLayOut(_ node: _Node) -> Bool {
    if StackRoom.isLeftForLayout { return true }
    reportDepth(of: node)
    return false
  }

  private func reportDepth(of node: _Node) {
    if !has(.reportedDepth) {
      set(.reportedDepth)
      RuntimeIssue.report(
        """
        The view tree is nested too deeply: \(node.depth) levels. What lies deeper is left out. \
        Path: \(node.path)
        """)
    }
  }
}

extension GraphMark {
  /// A tree that is nested too deeply has been reported.
  @MainActor fileprivate static let reportedDepth = GraphMark()
}

@used @section(".init_array")
private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

@Sendable
private func makeSeam() -> Seam {
  Seam(
    "Room on the stack",
    needs: "pthread_getattr_np and /proc/self/maps",
    cost: """
      A tree of views that is nested too deeply ends the process instead of being reported.
      """
  ) {
    StackRoom.problem
  }
}
