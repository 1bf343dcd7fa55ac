import Foundation
import SnapshotTesting
import Testing

struct SnapshottingTests {
  @Test func pullbacksKeepEndingAndComparison() {
    let strategy = Snapshotting<String, String>.lines.pullback { (number: Int) in "#\(number)" }
    var result = ""
    strategy.snapshot(3).run { result = $0 }
    #expect(result == "#3" && strategy.pathExtension == "txt")
    #expect(strategy.diffing.diff("a", "a") == nil)
    #expect(strategy.diffing.diff("a", "b")?.1.count == 1)
  }

  @Test func valuesMayComeLater() {
    var finish: ((String) -> Void)?
    let strategy = Snapshotting<String, String>.lines.asyncPullback { (number: Int) in
      Async<String> { callback in finish = { callback("\($0) \(number)") } }.map { $0 + "!" }
    }
    var result: String?
    strategy.snapshot(7).run { result = $0 }
    #expect(result == nil)
    finish?("late")
    #expect(result == "late 7!")
  }

  @Test func aStrategyOfOnesOwnTakesValuesAsTheyAre() {
    let strategy = SimplySnapshotting<String>(pathExtension: "md", diffing: .lines)
    var result = ""
    strategy.snapshot("x").run { result = $0 }
    #expect(result == "x" && strategy.pathExtension == "md")
  }

  @Test func differencesShowTheLinesAroundThem() {
    let old = (1...20).map(String.init).joined(separator: "\n")
    let new = old.replacing("\n10\n", with: "\nten\n")
    #expect(
      Diffing.lines.diff(old, new)?.0 == """
        @@ line 6 of the reference, line 6 now @@
          6
          7
          8
          9
        − 10
        + ten
          11
          12
          13
          14
        """)
  }
}
