/// The order in which XCTest runs the classes of a program and their tests.
package enum TestOrder: Equatable, Sendable {
  /// That of the list.
  case listed
  /// Another one, the same for the same seed.
  case random(seed: UInt64)

  /// The variable by which the tool says the order, as `random:7`.
  package static let variable = "VITRINE_TEST_ORDER"

  /// `random:7`; all else is the order of the list.
  package init(_ text: String?) {
    let parts = (text ?? "").split(separator: ":")
    if parts.count == 2, parts[0] == "random", let seed = UInt64(parts[1]) {
      self = .random(seed: seed)
    } else {
      self = .listed
    }
  }

  package var text: String? {
    switch self {
    case .listed: nil
    case .random(let seed): "random:\(seed)"
    }
  }

  /// Puts classes into the order, and the tests of each.
  package func ordered<Name, Test>(_ classes: [(Name, [Test])]) -> [(Name, [Test])] {
    guard case .random(let seed) = self else { return classes }
    var numbers = SeededNumbers(state: seed)
    return classes.map { name, tests in (name, tests.shuffled(using: &numbers)) }
      .shuffled(using: &numbers)
  }

  /// SplitMix64: the same numbers on all machines, and after an update of the standard library too.
  private struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}
