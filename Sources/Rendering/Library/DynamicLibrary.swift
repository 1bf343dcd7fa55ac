import Foundation

/// A shared library of the system, opened when it is first needed.
struct DynamicLibrary {
  private let handle: UnsafeMutableRawPointer
  private let name: String

  /// - Throws: ``RenderingError/missingLibrary(_:package:)`` if it is not installed.
  init(_ name: String, package: String) throws {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else {
      throw RenderingError.missingLibrary(name, package: package)
    }
    self.handle = handle
    self.name = name
  }

  /// The function of the given name.
  ///
  /// - Parameters:
  ///   - symbol: The function's name in C.
  ///   - type: Its type, which must be a `@convention(c)` one that fits the library's header.
  /// - Returns: The function.
  /// - Throws: ``RenderingError/missingFunction(_:library:)`` if the library is too old to have it.
  func function<Function>(_ symbol: String, _ type: Function.Type = Function.self) throws
    -> Function
  {
    guard let address = dlsym(handle, symbol) else {
      throw RenderingError.missingFunction(symbol, library: name)
    }
    return unsafeBitCast(address, to: Function.self)
  }
}
