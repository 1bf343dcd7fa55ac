import Accessibility
import Automation
import Foundation
import TestReporting

/// A line for each screen that a test has seen, by which two runs can be compared: the test, the number of the
/// screen in it, and short forms of its elements and its picture.
///
/// Written to the end of the file that the variable `VITRINE_SCREEN_DIGESTS` names; nothing without it. A picture
/// is drawn for each screen, which takes as long as some tests.
@MainActor
final class ScreenDigests {
  static let variable = "VITRINE_SCREEN_DIGESTS"
  static let shared = ProcessInfo.processInfo.environment[variable].flatMap {
    $0.isEmpty ? nil : ScreenDigests(path: $0)
  }

  private let path: String
  private var test: String?
  private var number = 0
  private weak var last: AccessibilityElement?

  init(path: String) {
    self.path = path
  }

  /// Notes what `target` shows, unless it is what was noted last.
  func note(_ root: AccessibilityElement, of target: any AutomationTarget) {
    let name = TestReporting.currentTestName ?? "-"
    guard root !== last || name != test else { return }
    number = name == test ? number + 1 : 1
    (test, last) = (name, root)
    let elements = Self.digest(Data(Self.lines(of: root, level: 0).utf8))
    let picture = (try? target.screenDigest()) ?? "none"
    append("\(name)\t\(number)\t\(elements)\t\(picture)\n")
  }

  /// The elements without their numbers and that of the process, which differ between runs.
  private static func lines(of element: AccessibilityElement, level: Int) -> String {
    element.children.reduce("\(level) \(element.line(.frame))\n") {
      $0 + lines(of: $1, level: level + 1)
    }
  }

  private func append(_ line: String) {
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0 else { return }
    defer { close(file) }
    let bytes = Array(line.utf8)
    _ = write(file, bytes, bytes.count)
  }

  /// FNV-1a in 64 bits, as the other digests of the project.
  static func digest(_ data: Data) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in data { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
