import Foundation

/// Who called the code that runs now, and the libraries that addresses of code belong to.
package enum Callers {
  /// A library or the program itself.
  package struct Library: Sendable {
    package let path: String
    /// The address at which it lies in memory.
    package let start: UInt
  }

  /// The addresses to which the calls return, the innermost first, beginning with this function's own.
  ///
  /// Nil if the C library cannot tell.
  package static func addresses(atMost count: Int) -> [UnsafeMutableRawPointer]? {
    guard let backtrace else { return nil }
    var addresses = [UnsafeMutableRawPointer?](repeating: nil, count: count)
    // No closure: its frames would stand among the callers.
    let found = Int(backtrace(&addresses, Int32(clamping: count)))
    return addresses.prefix(max(found, 0)).compactMap { $0 }
  }

  /// The library that has the code at an address; nil if there is none, or the C library cannot tell.
  package static func library(of address: UnsafeMutableRawPointer) -> Library? {
    var info = AddressInfo()
    guard let findAddress, findAddress(address, &info) != 0, let path = info.libraryPath else {
      return nil
    }
    return Library(path: String(cString: path), start: UInt(bitPattern: info.libraryStart))
  }

  /// The name of the function that has the code at an address, among those that others may call; nil if there
  /// is none.
  package static func symbol(of address: UnsafeMutableRawPointer) -> String? {
    var info = AddressInfo()
    guard let findAddress, findAddress(address, &info) != 0, let name = info.symbolName else {
      return nil
    }
    return String(cString: name)
  }

  private typealias Backtrace =
    @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32
  private typealias FindAddress =
    @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32

  /// The C library's `Dl_info`, which Swift's module of it leaves out.
  private struct AddressInfo {
    var libraryPath: UnsafePointer<CChar>?
    var libraryStart: UnsafeMutableRawPointer?
    var symbolName: UnsafePointer<CChar>?
    var symbolStart: UnsafeMutableRawPointer?
  }

  private static let backtrace = ProgramSymbol.function("backtrace", as: Backtrace.self)
  private static let findAddress = ProgramSymbol.function("dladdr", as: FindAddress.self)
}

@used @section(".init_array")
private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

@Sendable
private func makeSeam() -> Seam {
  Seam(
    "Knowing which library calls",
    needs: "backtrace and dladdr of the C library",
    cost: """
      Timers of the system's own loops count as work of the app, and a failed test whose \
      continueAfterFailure is false goes on to its end.
      """
  ) {
    if let problem = ProgramSymbol.problem(calling: ["backtrace", "dladdr"]) { return problem }
    guard let library = Callers.addresses(atMost: 4)?.first.flatMap(Callers.library) else {
      return "they do not find the code that runs"
    }
    return library.path.isEmpty ? "they do not name the program" : nil
  }
}
