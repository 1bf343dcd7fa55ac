#if canImport(Glibc)
  import Glibc

  /// The C library's functions that switch between stacks.
  ///
  /// The compiler hides them, because it can't see that a function returns twice. They are only used
  /// to switch, never to return a second time.
  struct ContextFunctions {
    typealias Context = UnsafeMutablePointer<ucontext_t>

    /// Nil where the C library has none.
    static let shared = ContextFunctions()

    let get: @convention(c) (Context) -> Int32
    let make: @convention(c) (Context, @convention(c) () -> Void, Int32) -> Void
    let swap: @convention(c) (Context, Context) -> Int32

    private init?() {
      let program = dlopen(nil, RTLD_NOW)
      guard let get = dlsym(program, "getcontext"), let make = dlsym(program, "makecontext"),
        let swap = dlsym(program, "swapcontext")
      else { return nil }
      self.get = unsafeBitCast(get, to: (@convention(c) (Context) -> Int32).self)
      self.make = unsafeBitCast(
        make, to: (@convention(c) (Context, @convention(c) () -> Void, Int32) -> Void).self)
      self.swap = unsafeBitCast(swap, to: (@convention(c) (Context, Context) -> Int32).self)
    }
  }
#endif
