#if canImport(Glibc)
  import Device

  /// Keeps the runtime's list of accesses in progress apart for code on a separate stack.
  ///
  /// The runtime links what a thread accesses exclusively through its stack frames. Tasks take their
  /// part of the list with them when they are suspended; these are the functions that they use. So
  /// what an abandoned test was accessing doesn't stay in the thread's list.
  struct AccessTracking {
    private typealias Function = @convention(c) (UnsafeMutableRawPointer) -> Void

    /// The runtime's storage for one task, zero at first.
    private let state: UnsafeMutableRawPointer
    private let enter: Function
    private let exit: Function

    /// The size of `state` in bytes.
    ///
    /// The runtime of Swift 6.3 uses two words of it; nobody promises how many another one does.
    private static let stateSize = 4096

    /// Nil if the runtime doesn't have the functions.
    init?() {
      guard
        let enter = ProgramSymbol.function(
          "swift_task_enterThreadLocalContext", as: Function.self),
        let exit = ProgramSymbol.function("swift_task_exitThreadLocalContext", as: Function.self)
      else { return nil }
      self.enter = enter
      self.exit = exit
      state = .allocate(byteCount: Self.stateSize, alignment: 64)
      state.initializeMemory(as: UInt8.self, repeating: 0, count: Self.stateSize)
    }

    /// Gives the storage back; what it was kept for goes on no more.
    func discard() {
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
