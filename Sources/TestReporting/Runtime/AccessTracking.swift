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
    /// The runtime of Swift 6.3 uses two words of it; nobody promises how many another one does, so that `problem` looks
    /// whether half of it is enough.
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

    /// What is wrong with the storage, as the end of "but …"; nil where the runtime keeps to its first half.
    static var problem: String? {
      guard let tracking = AccessTracking() else { return "its functions are missing" }
      defer { tracking.discard() }
      let (rest, mark) = (tracking.state + stateSize / 2, UInt8(0xA5))
      rest.initializeMemory(as: UInt8.self, repeating: mark, count: stateSize / 2)
      tracking.begin()
      tracking.end()
      let bytes = UnsafeRawBufferPointer(start: rest, count: stateSize / 2)
      return bytes.allSatisfy { $0 == mark } ? nil : "a task's accesses take more room"
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
