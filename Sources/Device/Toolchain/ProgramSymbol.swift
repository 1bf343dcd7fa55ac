import Foundation

/// The functions of this process, by the names that the linker knows.
package enum ProgramSymbol {
  /// Where calls by a name come to; nil if there is no function of that name.
  package static func address(of name: String) -> UnsafeMutableRawPointer? { dlsym(nil, name) }

  /// The definition that the libraries have, whether or not the program has one in its place.
  package static func original(of name: String) -> UnsafeMutableRawPointer? {
    // RTLD_NEXT: the definition after the one in this program.
    dlsym(UnsafeMutableRawPointer(bitPattern: -1), name)
  }

  /// The function of a name as a C function of a type.
  package static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    address(of: name).map { unsafeBitCast($0, to: type) }
  }

  // MARK: What a seam asks

  /// What is wrong with functions that the program calls by name; nil if all are there.
  package static func problem(calling names: [String]) -> String? {
    let missing = names.filter { address(of: $0) == nil }
    return missing.isEmpty ? nil : "there is no \(missing.joined(separator: ", "))"
  }

  /// What is wrong with functions of libraries that the program defines in their place; nil if nothing is.
  package static func problem(replacing names: [String]) -> String? {
    let missing = names.filter { original(of: $0) == nil }
    guard missing.isEmpty else { return "no library has \(missing.joined(separator: ", "))" }
    let own = names.filter { address(of: $0) == original(of: $0) }
    return own.isEmpty ? nil : "the libraries' own \(own.joined(separator: ", ")) is called"
  }
}
