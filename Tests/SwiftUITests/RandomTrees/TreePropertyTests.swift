import Foundation
import Testing

@testable import SwiftUI

/// Random trees with random changes, each compared with the same tree built at once.
///
/// `TREE_SEED` runs a single scenario again; `TREE_CASES` says how many to run, from `TREE_FIRST` on.
@MainActor
@Suite struct TreePropertyTests {
  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  @Test func steppingLeadsToTheSameTreeAsBuildingAtOnce() {
    if let seed = Self.number("TREE_SEED") {
      check(seed)
      return
    }
    let first = Self.number("TREE_FIRST") ?? 1
    let count = Self.number("TREE_CASES") ?? 200
    var failures = 0
    for seed in first..<first + count where failures < 12 {
      if !check(seed) { failures += 1 }
    }
  }

  /// Runs one scenario; records the simplest failing form of it.
  @discardableResult
  private func check(_ seed: UInt64) -> Bool {
    guard let message = TreeChecks.message(of: TreeScenario(seed: seed), seed: seed) else {
      return true
    }
    Issue.record("\(message)")
    return false
  }
}
