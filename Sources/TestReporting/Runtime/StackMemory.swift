#if canImport(Glibc)
  import Glibc

  /// Memory for a stack, with a page below it that may not be touched.
  struct StackMemory {
    /// The size of a stack in bytes.
    ///
    /// Only the pages that are touched take memory, so it can be generous: deep view trees recurse
    /// deeply, above all in debug builds.
    static let size = 64 << 20

    let start: UnsafeMutableRawPointer
    let size = Self.size

    /// Reserves the memory, or gives nil if the system has none.
    init?() {
      let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
      let memory = mmap(nil, Self.size, PROT_READ | PROT_WRITE, flags, -1, 0)
      guard let memory, memory != UnsafeMutableRawPointer(bitPattern: -1) else { return nil }
      // The stack grows down, so running out of it hits the first page, and faults.
      guard mprotect(memory, Int(getpagesize()), PROT_NONE) == 0 else {
        munmap(memory, Self.size)
        return nil
      }
      start = memory
    }

    func contains(_ address: UnsafeRawPointer) -> Bool {
      UnsafeRawPointer(start) <= address && address < UnsafeRawPointer(start + size)
    }

    /// Gives the memory back; nothing may run on it or refer to it any more.
    func free() {
      munmap(start, size)
    }
  }
#endif
