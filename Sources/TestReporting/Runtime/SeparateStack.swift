#if canImport(Glibc)
  import Device
  import Foundation
  import Glibc

  /// A stack on which a function runs, on the same thread, until it returns or is left for good.
  final class SeparateStack {
    /// The stack that runs now; test methods run on the main thread, one at a time.
    nonisolated(unsafe) private static var current: SeparateStack?
    /// The stack of the last test that was abandoned.
    nonisolated(unsafe) private static var left: SeparateStack?

    private let memory: StackMemory
    private let functions: ContextFunctions
    private let outside: UnsafeMutablePointer<ucontext_t>
    private let inside: UnsafeMutablePointer<ucontext_t>
    private let accesses: AccessTracking
    private var body: (() -> Void)?
    private var hasReturned = false
    private var isDiscarded = false

    /// Makes a stack, or nil where the system has no way to.
    init?() {
      guard Thread.isMainThread, Self.current == nil else { return nil }
      // The next test begins: the abandoned one and what its teardown called are over.
      Self.left?.discard()
      Self.left = nil
      guard let functions = ContextFunctions.shared, let accesses = AccessTracking(),
        let memory = StackMemory()
      else { return nil }
      self.functions = functions
      self.accesses = accesses
      self.memory = memory
      outside = .allocate(capacity: 1)
      inside = .allocate(capacity: 1)
      guard functions.get(inside) == 0 else { return nil }
      inside.pointee.uc_stack.ss_sp = memory.start
      inside.pointee.uc_stack.ss_size = memory.size
      inside.pointee.uc_link = nil
      functions.make(inside, { SeparateStack.enter() }, 0)
    }

    deinit { discard() }

    /// Gives everything back; nothing may run on this stack any more.
    ///
    /// The first function on it never returns, so that this object stays.
    private func discard() {
      guard !isDiscarded else { return }
      isDiscarded = true
      body = nil
      memory.free()
      outside.deallocate()
      inside.deallocate()
      accesses.discard()
    }

    // MARK: Running

    /// Runs the function on this stack; returns when it has returned, or has been left.
    func run(_ body: @escaping () throws -> Void) throws {
      var thrown: (any Error)?
      self.body = {
        do { try body() } catch { thrown = error }
      }
      Self.current = self
      accesses.begin()
      _ = functions.swap(outside, inside)
      accesses.end()
      Self.current = nil
      if hasReturned { discard() }
      if let thrown { throw thrown }
    }

    /// The first function on the new stack.
    private static func enter() {
      guard let stack = current else { return }
      stack.body?()
      stack.hasReturned = true
      stack.goOutside()
    }

    private func goOutside() {
      _ = functions.swap(inside, outside)
    }

    // MARK: Leaving

    /// Never returns if the calling code runs on a separate stack and nothing but it is on that stack.
    static func leaveCurrent() {
      guard let stack = current, Thread.isMainThread else { return }
      guard stack.memory.contains(stackPointer()), !CallStack.passesThroughAQueueOrTask() else {
        return
      }
      // What the abandoned frames refer to stays alive; the frames do until the next test.
      left = stack
      stack.goOutside()
    }

    private static func stackPointer() -> UnsafeRawPointer {
      var marker = 0
      return withUnsafePointer(to: &marker) { UnsafeRawPointer($0) }
    }
  }

  @used @section(".init_array")
  private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

  @Sendable
  private func makeSeam() -> Seam {
    Seam(
      "Ending a test at its first failure",
      needs: "functions of the C library and of the runtime that switch stacks",
      cost: """
        Tests whose continueAfterFailure is false go on to their end; their later failures are dropped.
        """
    ) {
      ProgramSymbol.problem(calling: [
        "getcontext", "makecontext", "swapcontext", "swift_task_enterThreadLocalContext",
        "swift_task_exitThreadLocalContext",
      ]) ?? AccessTracking.problem
    }
  }
#endif
