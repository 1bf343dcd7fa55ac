import Foundation
import FoundationNetworking
import SnapshotTesting
import Testing
import UIKit

/// What each strategy for text makes of a value.
@MainActor
struct TextStrategyTests {
  private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String {
    var result = "nothing"
    strategy.snapshot(value).run { result = $0 }
    return result
  }

  private struct User: Encodable {
    let name: String
    let id: Int
    let tags: [String]
  }

  private let user = User(name: "Blob", id: 1, tags: ["a", "b"])

  @Test func encodableValuesBecomeJSONAndPropertyLists() {
    #expect(
      text(user, .json) == """
        {
          "id" : 1,
          "name" : "Blob",
          "tags" : [
            "a",
            "b"
          ]
        }
        """)
    #expect(text(user, .plist).contains("<key>name</key>\n\t<string>Blob</string>"))
    #expect(Snapshotting<User, String>.plist.pathExtension == "plist")
    #expect(text(["b": 1, "a": 2] as Any, .json) == "{\n  \"a\" : 2,\n  \"b\" : 1\n}")
  }

  @Test func descriptionsAreThoseOfSwift() {
    #expect(text(42, .description) == "42")
    #expect(text("two\nlines", .lines) == "two\nlines")
  }

  @Test func aFunctionIsShownCaseByCase() {
    enum Way: CaseIterable { case up, down }
    let strategy = Snapshotting<Way, String>.func(into: Snapshotting<Int, String>.description)
    var result = ""
    strategy.snapshot { $0 == .up ? 1 : -1 }.run { result = $0 }
    #expect(result == "\"up\",\"1\"\n\"down\",\"-1\"\n")
    #expect(strategy.pathExtension == "csv")
  }

  // MARK: Requests

  private func request(_ method: String = "POST") throws -> URLRequest {
    var request = URLRequest(url: try #require(URL(string: "https://www.example.com/subscribe")))
    request.httpMethod = method
    request.addValue("text/html", forHTTPHeaderField: "Accept")
    request.addValue("session={\"id\":\"0\"}", forHTTPHeaderField: "Cookie")
    if method == "POST" { request.httpBody = Data("{\"b\":1,\"a\":\"x\"}".utf8) }
    return request
  }

  @Test func requestsAreShownAsTheyAreSent() throws {
    #expect(
      text(try request(), .raw) == """
        POST https://www.example.com/subscribe
        Accept: text/html
        Cookie: session={"id":"0"}

        {"b":1,"a":"x"}
        """)
    #expect(
      text(try request(), .raw(pretty: true)).hasSuffix("{\n  \"a\" : \"x\",\n  \"b\" : 1\n}"))
  }

  @Test func requestsBecomeCommands() throws {
    #expect(
      text(try request(), .curl) == """
        curl \\
        \t--request POST \\
        \t--header "Accept: text/html" \\
        \t--data "{\\"b\\":1,\\"a\\":\\"x\\"}" \\
        \t--cookie "session={\\"id\\":\\"0\\"}" \\
        \t"https://www.example.com/subscribe"
        """)
    #expect(text(try request("GET"), .curl).hasPrefix("curl \\\n\t--header"))
    #expect(text(try request("HEAD"), .curl).contains("--head"))
  }

  // MARK: Paths and views

  @Test func pathsAreShownStepByStep() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3.12345, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.closeSubpath()
    path.move(to: CGPoint(x: 9, y: 0))
    path.addLine(to: CGPoint(x: 9, y: 1))
    let expected = """
      MoveTo (1.0, 2.0)
      LineTo (3.123, 4.0)
      QuadCurveTo (7.0, 8.0) (5.0, 6.0)
      Close\u{20}

      MoveTo (9.0, 0.0)
      LineTo (9.0, 1.0)

      """
    #expect(text(path as CGPath, .elementsDescription) == expected)
    #expect(text(UIBezierPath(cgPath: path), .elementsDescription) == expected)
  }

  @Test func viewsAreShownWithTheirFrames() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let label = UILabel(frame: CGRect(x: 8, y: 4, width: 60, height: 20.5))
    label.text = "Total"
    view.addSubview(label)
    #expect(
      text(view, .recursiveDescription) == """
        <UIView; frame = (0 0; 100 50); layer = <CALayer>>
           | <UILabel; frame = (8 4; 60 20.5); text = 'Total'; userInteractionEnabled = NO; layer = <CALayer>>
        """)
  }

  @Test func controllersAreShownWithTheirViews() {
    let controller = UINavigationController(rootViewController: UIViewController())
    let hierarchy = text(controller as UIViewController, .hierarchy)
    #expect(hierarchy.hasPrefix("<UINavigationController, state: appeared, view: <"))
    #expect(hierarchy.contains("\n   | <UIViewController, state: appeared, view: <UIView>>"))
    let views = text(controller as UIViewController, .recursiveDescription(on: .iPhoneSe))
    #expect(views.contains("frame = (0 0; 320 568)"))
  }

  @Test func descriptionsOfViewsAreOfThisSystem() {
    let folder = SnapshotFolder()
    _ = folder.problem(of: UIView(), as: .recursiveDescription, named: "views")
    _ = folder.problem(of: UIView(), as: .dump, named: "dump")
    _ = folder.problem(of: 1, as: .dump, named: "number")
    #expect(
      folder.files == ["test.dump.vitrine.txt", "test.number.txt", "test.views.vitrine.txt"])
  }

  @Test func bytesAreComparedAsTheyAre() throws {
    let folder = SnapshotFolder()
    _ = folder.problem(of: Data([1, 2, 3]), as: .data)
    #expect(folder.files == ["test.value"])
    let problem = try #require(folder.problem(of: Data([1, 9]), as: .data))
    #expect(problem.contains("The reference has 3 bytes, the new data 2"))
    #expect(problem.contains("at byte 1"))
  }
}
