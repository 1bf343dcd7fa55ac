import UIKit

/// Controllers as UIKit prints their hierarchy, without addresses.
@MainActor
enum ControllerDescription {
  static func text(of controller: UIViewController) -> String {
    var lines: [String] = []
    add(controller, level: 0, to: &lines)
    return lines.joined(separator: "\n")
  }

  private static func add(_ controller: UIViewController, level: Int, to lines: inout [String]) {
    let indent = String(repeating: "   | ", count: level)
    lines.append(indent + line(of: controller))
    for child in controller.children { add(child, level: level + 1, to: &lines) }
    if let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    {
      lines.append("\(indent)   + \(line(of: presented)), presented")
      for child in presented.children { add(child, level: level + 2, to: &lines) }
    }
  }

  private static func line(of controller: UIViewController) -> String {
    let view = controller.viewIfLoaded
    let state = view?.window == nil ? "disappeared" : "appeared"
    let shown = view.map { "view: <\(type(of: $0))>" } ?? "view: (view not loaded)"
    return "<\(type(of: controller)), state: \(state), \(shown)>"
  }
}
