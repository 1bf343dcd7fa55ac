#if canImport(Glibc)
  import Device
  import Glibc

  /// The C library's functions that switch between stacks.
  ///
  /// The compiler hides them, because it can't see that a function returns twice. They are only used
  /// to switch, never to return a second time.
  struct ContextFunctions {
    typealias Context = UnsafeMutablePointer<ucontext_t>

    /// Nil where the C library has none.
    static let shared = ContextFunctions()

    typealias Get = @convention(c) (Context) -> Int32
    typealias Make = @convention(c) (Context, @convention(c) () -> Void, Int32) -> Void
    typealias Swap = @convention(c) (Context, Context) -> Int32

    let get: Get
    let make: Make
    let swap: Swap

    private init?() {
      guard let get = ProgramSymbol.function("getcontext", as: Get.self),
        let make = ProgramSymbol.function("makecontext", as: Make.self),
        let swap = ProgramSymbol.function("swapcontext", as: Swap.self)
      else { return nil }
      self.get = get
      self.make = make
      self.swap = swap
    }
  }
#endif
