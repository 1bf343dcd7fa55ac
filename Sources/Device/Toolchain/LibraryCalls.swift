import Synchronization

/// What the functions of one library get when they call those of another.
///
/// A definition of the program's stands in only for functions that the linker exports from it, which differs between
/// linkers; and it stands in for all libraries. This changes the tables by which chosen libraries call.
package enum LibraryCalls {
  /// A library that calls.
  package enum Caller: Hashable, Sendable {
    case program
    /// By the last part of its path, such as `libFoundation.so`.
    case library(String)

    fileprivate var name: String {
      switch self {
      case .program: ""
      case .library(let name): name
      }
    }
  }

  /// Functions by the names of those that they stand in for.
  package typealias Functions = [String: UnsafeMutableRawPointer]

  /// Lets calls of functions come to others, those that a library does not call left out.
  ///
  /// - Parameters:
  ///   - functions: Those that are called instead.
  ///   - needed: Without these nothing is led elsewhere.
  /// - Returns: Whether it was done.
  @discardableResult
  package static func redirect(
    _ functions: [Caller: Functions], needing needed: [Caller: Set<String>] = [:]
  ) -> Bool {
    var found: [(library: LoadedLibrary, slots: [LoadedLibrary.Slot], functions: Functions)] = []
    for (caller, functions) in functions {
      let library = library(of: caller)
      let slots = library?.slots(of: Set(functions.keys)) ?? []
      let names = slots.map(\.name)
      guard needed[caller, default: []].isSubset(of: names) else { return false }
      seen.withLock { $0[caller, default: []].formUnion(names) }
      if let library { found.append((library, slots, functions)) }
    }
    var isDone = true
    for (library, slots, functions) in found {
      for slot in slots {
        guard let function = functions[slot.name] else { continue }
        isDone = library.set(slot.place, to: function) && isDone
      }
    }
    return isDone
  }

  /// What is wrong with functions whose calls from a library are to be seen; nil if nothing is.
  package static func problem(redirecting names: Set<String>, from caller: Caller) -> String? {
    let known = seen.withLock { $0[caller] }
    if let known, names.isSubset(of: known) { return nil }
    guard let library = library(of: caller) else { return "there is no \(caller.name)" }
    let missing = names.subtracting(library.slots(of: names).map(\.name))
    return missing.isEmpty
      ? nil : "\(caller.name) does not call \(missing.sorted().joined(separator: ", "))"
  }

  /// What libraries were found to call: to look again means to go through all their tables again.
  private static let seen = Mutex<[Caller: Set<String>]>([:])

  private static func library(of caller: Caller) -> LoadedLibrary? {
    LoadedLibrary.all.first { $0.name == caller.name }
  }
}
