import Device
import Foundation
import FoundationAdditions

/// What is wrong with a storyboard or xib, said with file, line and element.
@MainActor
enum InterfaceIssue {
  /// What iOS ends the app for.
  ///
  /// The failure stands at the element in the storyboard or xib; without one, or for a file that the app has made
  /// itself, at the call.
  static func fail(
    _ message: String, _ element: InterfaceElement?, in file: InterfaceFile?,
    at call: SourceLine = SourceLine()
  ) {
    fail(message + place(element, file), path: file?.path, line: element?.line, at: call)
  }

  private static func fail(
    _ message: String, path: String?, line: Int?, at call: SourceLine = SourceLine()
  ) {
    guard let path, let line else {
      RuntimeIssue.fail(
        message, fileID: call.fileID, filePath: call.filePath, line: call.line)
      return
    }
    let own = source(of: path)
    let name = (own as NSString).lastPathComponent
    RuntimeIssue.fail(
      message, fileID: .kept("InterfaceBuilder/\(name)"), filePath: .kept(own), line: UInt(line))
  }

  /// The user's own file, of which the one in the bundle is a copy.
  private static func source(of path: String) -> String {
    LaunchedProduct.current?.interfaceFiles?[path] ?? path
  }

  /// What iOS logs, or what only this reader does not know.
  static func report(_ message: String, _ element: InterfaceElement?, in file: InterfaceFile?) {
    RuntimeIssue.report(message + place(element, file))
  }

  /// Says the same of one file only once.
  static func reportOnce(_ message: String, _ element: InterfaceElement?, in file: InterfaceFile?) {
    guard told.insert("\(file?.path ?? "") \(message)").inserted else { return }
    report(message, element, in: file)
  }

  private static var told: Set<String> = []

  static func unreadable(_ path: String, _ problem: InterfaceTreeBuilder.Problem) {
    fail(
      "\((path as NSString).lastPathComponent) cannot be read: \(problem.reason) "
        + "(\(source(of: path)), line \(problem.line)).", path: path, line: problem.line)
  }

  static func unreadable(_ path: String, _ reason: String) {
    fail(
      "\((path as NSString).lastPathComponent) cannot be read: \(reason) (\(source(of: path))).",
      path: path, line: 1)
  }

  /// ` (Main.storyboard, line 12, <label> aB1-cd-e2F)`.
  private static func place(_ element: InterfaceElement?, _ file: InterfaceFile?) -> String {
    var parts: [String] = []
    if let file { parts.append(file.fileName) }
    if let element {
      parts.append("line \(element.line)")
      parts.append("<\(element.name)>\(element.id.map { " \($0)" } ?? "")")
    }
    return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
  }

  // MARK: Names that nobody has

  /// ` Did you mean "detail"? Known: "detail", "list".`, as far as there is something to say.
  static func hint(for name: String, among known: [String]) -> String {
    guard !known.isEmpty else { return "" }
    let sorted = known.sorted()
    let limit = max(3, name.count / 3)
    let best = sorted.map { candidate in
      (
        name: candidate,
        distance: EditDistance.between(candidate.lowercased(), name.lowercased(), atMost: limit)
      )
    }.min { $0.distance < $1.distance }
    let question =
      best.flatMap { $0.distance <= limit ? " Did you mean \"\($0.name)\"?" : nil } ?? ""
    let shown = sorted.prefix(20).map { "\"\($0)\"" }.joined(separator: ", ")
    return "\(question) Known: \(shown)\(known.count > 20 ? ", …" : "")."
  }
}
