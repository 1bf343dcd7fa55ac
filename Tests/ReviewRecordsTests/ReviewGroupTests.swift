import Foundation
import ReviewRecords
import Testing

struct ReviewGroupTests {
  private func record(_ name: String, causes: [String]) -> ReviewRecord {
    ReviewRecord(
      kind: .changed, test: "T", name: name, reference: "/r/\(name).png", message: "m",
      causes: causes)
  }

  @Test func recordsWithACauseInCommonAreOneGroup() {
    let records = [
      record("a", causes: ["x"]), record("b", causes: ["y"]), record("c", causes: ["x", "z"]),
      record("d", causes: ["z"]),
    ]
    let groups = ReviewGroup.groups(of: records).map { $0.records.map(\.name) }
    #expect(groups == [["a", "c", "d"], ["b"]])
  }

  @Test func aRecordThatJoinsTwoGroupsMakesThemOne() {
    let records = [
      record("a", causes: ["x"]), record("b", causes: ["y"]), record("c", causes: ["x", "y"]),
      record("d", causes: ["y"]),
    ]
    let groups = ReviewGroup.groups(of: records).map { $0.records.map(\.name) }
    #expect(groups == [["a", "b", "c", "d"]])
  }

  @Test func recordsWithoutCausesStandAlone() {
    let groups = ReviewGroup.groups(of: [record("a", causes: []), record("b", causes: [])])
    #expect(groups.map(\.records.count) == [1, 1])
  }
}
