import Foundation
import FoundationXML
import Testing

@testable import VitrineTool

@Suite struct JUnitReporterTests {
  private func parsed(_ report: RunReport) throws -> XMLElement {
    let document = try XMLDocument(xmlString: JUnitReporter.document(for: report))
    return try #require(document.rootElement())
  }

  private func nodes(_ path: String, in element: XMLElement) throws -> [XMLElement] {
    try element.nodes(forXPath: path).compactMap { $0 as? XMLElement }
  }

  @Test func countsAgreeWithTheTests() throws {
    let root = try parsed(.sample)
    #expect(root.name == "testsuites")
    let counts = ["tests", "failures", "errors", "skipped", "time"].map {
      root.attribute(forName: $0)?.stringValue
    }
    #expect(counts == ["5", "1", "2", "1", "1.250"])
    #expect(try nodes("testsuite", in: root).count == 2)
    #expect(try nodes("testsuite/testcase", in: root).count == 5)
    #expect(try nodes("//failure", in: root).count == 1)
    #expect(try nodes("//error", in: root).count == 2)
    #expect(try nodes("//skipped", in: root).count == 1)
  }

  @Test func textThatXMLCannotHoldIsReplacedAndTheRestSurvives() throws {
    let root = try parsed(.sample)
    #expect(root.attribute(forName: "name")?.stringValue == "Shop <&> \"Co\"")
    let failure = try #require(try nodes("//failure", in: root).first)
    #expect(failure.attribute(forName: "message")?.stringValue == "No button \"save\" <here>")
    #expect(
      failure.stringValue == """
        Tests/CartTests.swift:7: No button "save" <here>
          second\tline\u{FFFD}[0m ]]> & more \u{FFFD}
        """)
  }

  @Test func aFailureNamesItsPlaceAndItsArtifacts() throws {
    let root = try parsed(.sample)
    let test = try #require(try nodes("//testcase[failure]", in: root).first)
    #expect(test.attribute(forName: "classname")?.stringValue == "CartTests.CartTests")
    #expect(test.attribute(forName: "file")?.stringValue == "Tests/CartTests.swift")
    #expect(test.attribute(forName: "line")?.stringValue == "7")
    let output = try #require(try nodes("system-out", in: test).first?.stringValue)
    #expect(output.contains("[[ATTACHMENT|/app/.vitrine/CartTests.testFails/screenshot.png]]"))
  }

  @Test func aFailedBuildIsAnError() throws {
    var report = RunReport.sample
    report.tests = []
    report.build?.status = 1
    report.build?.tail = ["error: <no> luck"]
    let root = try parsed(report)
    let error = try #require(try nodes("//error", in: root).first)
    #expect(error.stringValue == "The build failed.\nerror: <no> luck")
  }
}
