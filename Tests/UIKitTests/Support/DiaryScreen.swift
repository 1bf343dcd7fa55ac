import Foundation

@testable import UIKit

/// What the screens and delegates of a test were told, in one list.
@MainActor
final class Diary {
  private var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// Gives the lines and forgets them.
  func take() -> [String] {
    defer { lines.removeAll() }
    return lines
  }
}

/// A screen that notes what it is told, with its name.
class DiaryScreen: UIViewController {
  let name: String
  let diary: Diary
  /// What the screen said of its coming and going when it was asked last within each call.
  private(set) var reasons: [String: Set<String>] = [:]

  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ call: String) {
    diary.note("\(name) \(call)")
    var found: Set<String> = []
    if isBeingPresented { found.insert("presented") }
    if isBeingDismissed { found.insert("dismissed") }
    if isMovingToParent { found.insert("moving in") }
    if isMovingFromParent { found.insert("moving out") }
    reasons[call] = found
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("will appear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("did appear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("will disappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("did disappear")
  }
}

/// Puts a controller with its view into another one, as containers of apps do.
@MainActor
func adopt(_ child: UIViewController, in parent: UIViewController) {
  parent.addChild(child)
  child.view.frame = parent.view.bounds
  child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  parent.view.addSubview(child.view)
  child.didMove(toParent: parent)
}
