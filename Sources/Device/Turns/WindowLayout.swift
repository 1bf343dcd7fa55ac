import Device

/// Lets the layout of the visible windows take part in turns, after what changes views.
@MainActor
final class WindowLayout: TurnParticipant {
  private unowned let application: UIApplication

  init(_ application: UIApplication) {
    self.application = application
  }

  private var windowsInNeed: [UIWindow] {
    application.visibleWindows.filter { LayoutPass.isDue(in: $0) }
  }

  var needsTurn: Bool {
    application.visibleWindows.contains { LayoutPass.isDue(in: $0) }
  }

  func runTurn() {
    for window in application.visibleWindows where LayoutPass.isDue(in: window) {
      window.layoutIfNeeded()
    }
  }

  /// The views that ask for layout themselves; a window whose constraints alone are not solved.
  var changingParts: [String] {
    windowsInNeed.flatMap { window in
      let views = LayoutPass.viewsInNeed(in: window).map { "layout of \(type(of: $0))" }
      return views.isEmpty ? ["constraints in \(type(of: window))"] : views
    }
  }
}
