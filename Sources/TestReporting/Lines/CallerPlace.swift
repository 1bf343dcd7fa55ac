import Device
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// The line of the tests that called this package.
///
/// Most of Apple's API has no room for a caller's position, so it is read off the call stack, as XCTest does
/// on Apple's platforms. That takes some milliseconds, once in a process some tens of them: for failures only.
package enum CallerPlace {
  /// The innermost caller that is neither this package nor a library; nil without debug information.
  @inline(never) package static func current() -> SourcePosition? {
    Callers.addresses(atMost: maximumDepth).flatMap(place)
  }

  /// The first of these calls that is in code of a user.
  ///
  /// - Parameter addresses: Where the calls return to, the innermost first.
  /// - Returns: Nil if there is none before what runs the test.
  static func place(of addresses: [UnsafeMutableRawPointer]) -> SourcePosition? {
    #if canImport(Glibc)
      for address in addresses {
        // The call itself ends before the place to which it returns.
        switch SourceLines.place(at: UInt(bitPattern: address) - 1) {
        case .user(let position): return position
        case .start: return nil
        case .other: continue
        }
      }
    #endif
    return nil
  }

  private static let maximumDepth = 128
}

#if canImport(Glibc)
  /// The lines of users' code by address.
  private enum SourceLines {
    enum Place: Sendable {
      case user(SourcePosition)
      /// What runs tests: no test's code is farther out.
      case start
      /// Code of this package, of libraries, and that the compiler has made up.
      case other
    }

    private struct State {
      /// By the address at which they lie; nil for those without debug information.
      var libraries: [UInt: DebugInformation?] = [:]
      var places: [UInt: Place] = [:]
    }

    private static let state = Mutex(State())

    static func place(at address: UInt) -> Place {
      state.withLock { state in
        if let known = state.places[address] { return known }
        let place = find(address, &state)
        state.places[address] = place
        return place
      }
    }

    private static func find(_ address: UInt, _ state: inout State) -> Place {
      guard let pointer = UnsafeMutableRawPointer(bitPattern: address),
        let library = Callers.library(of: pointer),
        !systemFolders.contains(where: library.path.contains)
      else { return .other }
      let information: DebugInformation?
      if let known = state.libraries[library.start] {
        information = known
      } else {
        information = DebugInformation(of: library, isProgram: library.start == programStart)
        state.libraries[library.start] = .some(information)
      }
      var isStart = false
      let position = information?.position(at: address) { position in
        if position.file == startFile { isStart = true }
        return isStart || isUsers(position)
      }
      return isStart ? .start : position.map(Place.user) ?? .other
    }

    /// Where the program lies: the system tells each where its headers are.
    private static let programStart: UInt? = ProgramSymbol.function(
      "getauxval", as: (@convention(c) (UInt) -> UInt).self
    ).flatMap { UnsafeMutableRawPointer(bitPattern: $0(UInt(AT_PHDR))) }
      .flatMap(Callers.library)?.start

    /// Libraries of the system and of the toolchain, which have no tests.
    private static let systemFolders = [
      "/swift/linux/", "/lib/x86_64-", "/lib/aarch64-", "/lib64/",
    ]

    private static func isUsers(_ position: SourcePosition) -> Bool {
      position.file.hasPrefix("/") && !position.file.hasPrefix(sources)
        && !madeUp.contains(where: position.file.contains)
    }

    /// Parts of the paths of code that nobody has written: of the compiler, of macros, lists of tests.
    private static let madeUp = ["/<", "/swift-generated-sources/", ".derived/"]
    private static let startFile = sources + "TestReporting/Runtime/TestBody.swift"

    /// The folder of this package's sources when it was compiled.
    private static let sources: String = {
      let here = "TestReporting/Lines/CallerPlace.swift"
      return String("\(#filePath)".dropLast(here.utf8.count))
    }()
  }
#endif
