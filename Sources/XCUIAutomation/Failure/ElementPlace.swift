import Accessibility
import Automation
import CoreGraphics
import Foundation

/// Where something on the screen was written, as far as the sources around the running test tell.
///
/// Nothing of it is read before a failure needs it; the app may run in this process or in its own.
@MainActor
enum ElementPlace {
  /// ` (BannerView.swift:12)`; empty where it can't be told.
  static func text(of element: AccessibilityElement, in app: AppHandle) -> String {
    place(of: element, in: app).map { " (\($0))" } ?? ""
  }

  private static func place(of element: AccessibilityElement, in app: AppHandle) -> String? {
    if let source = element.source, let path = source.filePath {
      let file = URL(fileURLWithPath: path).lastPathComponent
      return source.line.map { "\(file):\($0)" } ?? file
    }
    let file = CallerPosition.current().file
    let views = try? app.call { target throws(AutomationError) in try target.viewTree() }
    guard file.hasPrefix("/"), let views else { return nil }
    return SourceFinder(ViewPlaces(dump: views), file: file, test: "").source(
      ofKind: element.elementType == .staticText ? "Text" : element.elementType.name,
      label: element.label, identifier: element.identifier, frame: element.frame)
  }
}
