import Testing

@testable import VitrineTool

@Suite struct TestShardsTests {
  private let tests = ["A/a()", "A/b()", "B/a()", "A/c()", "C/N/a()", "C/N/b()", "D/a()", "f()"]
    .compactMap { TestID(specifier: "T.\($0)") }

  @Test func theTestsOfASuiteStayTogetherInTheirOrder() {
    let parts = TestShards.parts(of: tests, count: 3).map { $0.map(\.title) }
    #expect(
      parts == [["A.a()", "A.b()", "A.c()"], ["C.N.a()", "C.N.b()", "f()"], ["B.a()", "D.a()"]])
  }

  @Test func noPartIsEmptyAndNoneIsLost() {
    let parts = TestShards.parts(of: tests, count: 100)
    #expect(parts.count == 5)
    #expect(Set(parts.joined()) == Set(tests))
    #expect(TestShards.parts(of: [], count: 4).isEmpty)
  }

  @Test func onePartHasAllInTheirOrder() {
    #expect(TestShards.parts(of: tests, count: 1) == [tests])
  }
}
