import Foundation
import Testing

@testable import VitrineTool

@Suite struct JSONReporterTests {
  @Test func holdsTheCountsAndEachTest() throws {
    let text = try JSONReporter.text(for: .sample)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["version"] as? Int == 1)
    #expect(object["status"] as? String == "failed")
    #expect(object["exitStatus"] as? Int == 1)
    let counts = try #require(object["counts"] as? [String: Int])
    #expect(
      counts == [
        "total": 5, "passed": 1, "failed": 2, "crashed": 1, "skipped": 1, "unfinished": 1,
      ])
    let tests = try #require(object["tests"] as? [[String: Any]])
    #expect(tests.map { $0["id"] as? String }.first == "CartTests.CartTests/testPasses")
    #expect((tests[1]["artifacts"] as? [String])?.count == 2)
  }
}
