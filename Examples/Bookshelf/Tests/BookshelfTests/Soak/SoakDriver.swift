#if os(Linux)
  import BookshelfKit
  import SwiftUI
  import UIKit
  import XCUIAutomation

  /// What outlives a launch: the app's models, and what is chosen in the settings of the phone.
  @MainActor
  final class SoakState: ObservableObject {
    let library = Library(service: SampleBookService(delay: .zero))
    let settings = Settings()
    let goal = ReadingGoal(target: 12, finished: 5)
    @Published var textSize = DynamicTypeSize.large
    @Published var direction = LayoutDirection.leftToRight
    /// Only the first launch.
    var showsWelcome: Bool

    init(showsWelcome: Bool) { self.showsWelcome = showsWelcome }
  }

  /// The app as `BookshelfApp` makes it, on a phone whose settings change.
  struct SoakRoot: View {
    @ObservedObject var state: SoakState

    var body: some View {
      RootView(showsWelcome: state.showsWelcome)
        .environmentObject(state.library)
        .environmentObject(state.settings)
        .environment(state.goal)
        .dynamicTypeSize(state.textSize)
        .environment(\.layoutDirection, state.direction)
    }
  }

  /// Does to the app what an event says.
  @MainActor
  struct SoakDriver {
    let state: SoakState
    let app: XCUIApplication

    init(showsWelcome: Bool) {
      let state = SoakState(showsWelcome: showsWelcome)
      self.state = state
      XCUIDevice.shared.orientation = .portrait
      XCUIDevice.shared.appearance = .light
      app = XCUIApplication(rootView: SoakRoot(state: state))
    }

    func perform(_ event: SoakEvent) {
      switch event {
      case .tap(let point): at(point).tap()
      case .doubleTap(let point): at(point).doubleTap()
      case .press(let point, let seconds): at(point).press(forDuration: seconds)
      case .drag(let start, let end, let speed):
        at(start).press(
          forDuration: 0, thenDragTo: at(end), withVelocity: XCUIGestureVelocity(speed),
          thenHoldForDuration: 0)
      case .type(let text): app.typeText(text)
      case .key(let key, let flags): app.typeKey(key, modifierFlags: flags)
      case .turn(let orientation): XCUIDevice.shared.orientation = orientation
      case .appearance(let appearance): XCUIDevice.shared.appearance = appearance
      case .textSize(let size): state.textSize = size
      case .direction(let direction): state.direction = direction
      case .background(let seconds):
        XCUIDevice.shared.press(.home)
        wait(seconds)
        app.activate()
      case .wait(let seconds): wait(seconds)
      case .picture: _ = app.screenshot()
      case .relaunch:
        state.showsWelcome = false
        app.launch()
      }
    }

    /// Lets time pass on the phone; the process does not sleep.
    func wait(_ seconds: Double) {
      _ = app.staticTexts["A text that no screen shows"].waitForExistence(timeout: seconds)
    }

    private func at(_ point: CGPoint) -> XCUICoordinate {
      app.coordinate(withNormalizedOffset: .zero)
        .withOffset(CGVector(dx: point.x, dy: point.y))
    }
  }
#endif
