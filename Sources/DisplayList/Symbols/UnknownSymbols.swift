import Foundation
import Synchronization

/// The names of symbols that are drawn as a box with initials, told together when the process ends.
package final class UnknownSymbols: Sendable {
  /// Those that this process drew.
  static let shared = UnknownSymbols { line in
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }

  private let console: @Sendable (String) -> Void
  private let names = Mutex<Set<String>>([])

  /// - Parameter console: Takes the one line of text.
  init(console: @escaping @Sendable (String) -> Void) {
    self.console = console
  }

  /// Keeps a name.
  ///
  /// - Returns: Whether it is the first.
  func note(_ name: String) -> Bool {
    names.withLock { names in
      defer { names.insert(name) }
      return names.isEmpty
    }
  }

  /// Says the names that were noted since it last did; nothing if there are none.
  func tell() {
    let names = names.withLock { names in
      defer { names = [] }
      return names.sorted()
    }
    guard !names.isEmpty else { return }
    let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
    console(
      "[DisplayList] No drawing for \(list): shown as a box with initials. iOS shows nothing for a "
        + "name that it does not know; is it spelt as SF Symbols has it?")
  }
}
