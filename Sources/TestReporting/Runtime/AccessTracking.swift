#if canImport(Glibc)
  import Glibc

  /// Keeps the runtime's list of accesses in progress apart for code on a separate stack.
  ///
  /// The runtime links what a thread accesses exclusively through its stack frames. Tasks take their
  /// part of the list with them when they are suspended; these are the functions that they use. So
  /// what an abandoned test was accessing doesn't stay in the thread's list.
  final class AccessTracking {
    private typealias Function = @convention(c) (UnsafeMutableRawPointer) -> Void

    /// The runtime's storage for one task: two words, zero at first.
    private let state: UnsafeMutableRawPointer
    private let enter: Function
    private let exit: Function

    /// Nil if the runtime doesn't have the functions.
    init?() {
      let program = dlopen(nil, RTLD_NOW)
      guard let enter = dlsym(program, "swift_task_enterThreadLocalContext"),
        let exit = dlsym(program, "swift_task_exitThreadLocalContext")
      else { return nil }
      self.enter = unsafeBitCast(enter, to: Function.self)
      self.exit = unsafeBitCast(exit, to: Function.self)
      state = .allocate(byteCount: 2 * MemoryLayout<UInt>.size, alignment: 16)
      state.initializeMemory(as: UInt.self, repeating: 0, count: 2)
    }

    deinit {
      state.deallocate()
    }

    /// To be called just before the separate stack runs.
    func begin() {
      enter(state)
    }

    /// To be called just after it has stopped running.
    func end() {
      exit(state)
    }
  }
#endif
