import Device
import Foundation
import Testing
import UIKit

@testable import SwiftUI

/// When hosted views hear of coming and going as UIKit puts their controller in and takes it out.
@MainActor
@Suite(.serialized)
struct HostingLifecycleTests {
  private final class Log {
    var lines: [String] = []
  }

  private struct Screen: View {
    let name: String
    let log: Log
    @State private var count = 0

    var body: some View {
      Text(name)
        .onAppear {
          count += 1
          log.lines.append("\(name) appears \(count)")
        }
        .onDisappear { log.lines.append("\(name) disappears") }
    }
  }

  private let log = Log()

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    TurnScheduler.shared.runTurn()
    return window
  }

  @Test func theViewsOfARootThatIsReplacedDisappear() {
    let window = show(UIHostingController(rootView: Screen(name: "one", log: log)))
    defer { window.isHidden = true }
    window.rootViewController = UIHostingController(rootView: Screen(name: "two", log: log))
    TurnScheduler.shared.runTurn()
    #expect(Set(log.lines) == ["one appears 1", "one disappears", "two appears 1"])
    #expect(log.lines.count == 3)
  }

  @Test func theViewsOfARootThatIsTakenAwayDisappear() {
    let controller = UIHostingController(rootView: Screen(name: "one", log: log))
    let window = show(controller)
    defer { window.isHidden = true }
    window.rootViewController = nil
    #expect(log.lines == ["one appears 1", "one disappears"])
  }

  @Test func aViewThatComesBackAppearsAgainWithItsState() {
    let screen = UIViewController()
    let controller = UIHostingController(rootView: Screen(name: "one", log: log))
    screen.addChild(controller)
    screen.view.addSubview(controller.view)
    let window = show(screen)
    defer { window.isHidden = true }
    controller.view.removeFromSuperview()
    screen.view.addSubview(controller.view)
    TurnScheduler.shared.runTurn()
    #expect(log.lines == ["one appears 1", "one disappears", "one appears 2"])
  }

  @Test func aScreenThatIsPushedOverDisappears() {
    let navigation = UINavigationController(
      rootViewController: UIHostingController(rootView: Screen(name: "one", log: log)))
    let window = show(navigation)
    defer { window.isHidden = true }
    navigation.pushViewController(UIViewController(), animated: false)
    TurnScheduler.shared.runTurn()
    #expect(log.lines == ["one appears 1", "one disappears"])
    navigation.popViewController(animated: false)
    TurnScheduler.shared.runTurn()
    #expect(log.lines.last == "one appears 2")
  }

  @Test func tasksEndWithTheScreen() async {
    let ended = Log()
    let controller = UIHostingController(
      rootView: Text("busy").task {
        await withTaskCancellationHandler {
          try? await Task.sleep(for: .seconds(60))
        } onCancel: {
        }
        ended.lines.append(Task.isCancelled ? "cancelled" : "finished")
      })
    let window = show(controller)
    defer { window.isHidden = true }
    for _ in 0..<20 { await Task.yield() }
    window.rootViewController = nil
    for _ in 0..<100_000 {
      guard ended.lines.isEmpty else { break }
      await Task.yield()
    }
    #expect(ended.lines == ["cancelled"])
  }

  @Test func anotherRootViewTakesThePlaceOfTheFirst() {
    let controller = UIHostingController(rootView: AnyView(Screen(name: "one", log: log)))
    let window = show(controller)
    defer { window.isHidden = true }
    controller.rootView = AnyView(Color.red)
    TurnScheduler.shared.runTurn()
    #expect(log.lines == ["one appears 1", "one disappears"])
  }
}
