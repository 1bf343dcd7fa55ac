import CoreGraphics
import Device
import Foundation
import Testing
import UIKit

@testable import SwiftUI

/// Views in the window of an app.
@MainActor
@Suite(.serialized)
struct HostingTests {
  private func show<V: View>(_ view: V) -> (UIWindow, UIHostingController<V>) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = UIHostingController(rootView: view)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    TurnScheduler.shared.runTurn()
    return (window, controller)
  }

  private func touch<V: View>(
    _ phase: UITouch.Phase, in controller: UIHostingController<V>, at point: CGPoint
  ) {
    let touch = UITouch()
    touch.phase = phase
    touch.window = controller.view.window
    touch.windowLocation = point
    touch.timestamp = UIApplication.shared.device.clock.now
    if phase == .began { controller.hostingView?.touchesBegan([touch], with: nil) }
    if phase == .ended { controller.hostingView?.touchesEnded([touch], with: nil) }
    TurnScheduler.shared.runTurn()
  }

  @Test func aLongPressHappensOnTheDevicesClock() {
    let log = Box<[String]>([])
    let (window, controller) = show(
      Color.red.onLongPressGesture(minimumDuration: 1) {
        log.value.append("long")
      } onPressingChanged: {
        log.value.append("pressing \($0)")
      })
    defer { window.isHidden = true }
    let clock = UIApplication.shared.device.clock
    touch(.began, in: controller, at: CGPoint(x: 100, y: 400))
    clock.advance(by: 0.9)
    #expect(log.value == ["pressing true"])
    clock.advance(by: 0.2)
    #expect(log.value.contains("long"))
    touch(.ended, in: controller, at: CGPoint(x: 100, y: 400))
    #expect(log.value.filter { $0 == "long" }.count == 1)
    #expect(clock.nextBusyDeadline == nil)
  }

  @Test func aSingleTapWaitsForTheSecondOne() {
    let log = Box<[String]>([])
    let (window, controller) = show(
      Color.red
        .onTapGesture(count: 2) { log.value.append("double") }
        .onTapGesture { log.value.append("single") })
    defer { window.isHidden = true }
    touch(.began, in: controller, at: CGPoint(x: 100, y: 400))
    touch(.ended, in: controller, at: CGPoint(x: 100, y: 400))
    #expect(log.value.isEmpty)
    UIApplication.shared.device.clock.advance(by: 0.4) { TurnScheduler.shared.runTurn() }
    #expect(log.value == ["single"])
  }

  @Test func thePreferredColorSchemeIsThatOfTheHost() {
    struct Screen: View {
      @State var scheme: ColorScheme? = .dark
      @Environment(\.colorScheme) var current
      let act: Box<() -> Void>
      var body: some View {
        let _ = act.value = { scheme = nil }
        VStack { Text(current == .dark ? "dark" : "light") }.preferredColorScheme(scheme)
      }
    }
    let act = Box({})
    let (window, controller) = show(Screen(act: act))
    defer { window.isHidden = true }
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    #expect(texts(controller) == ["dark"])
    act.value()
    TurnScheduler.shared.runTurn()
    #expect(controller.view.traitCollection.userInterfaceStyle == .light)
    #expect(texts(controller) == ["light"])
  }

  private func texts<V: View>(_ controller: UIHostingController<V>) -> [String] {
    var found: [String] = []
    func visit(_ node: _Node) {
      if let text = node as? TextNode { found.append(text.text.plainString) }
      node.forEachChild(visit)
    }
    if let root = controller.hostingView?.graph.root { visit(root) }
    return found
  }

  @Test func theStatusBarIsHiddenOnRequest() {
    let (window, controller) = show(Text("A").statusBarHidden().persistentSystemOverlays(.hidden))
    defer { window.isHidden = true }
    #expect(controller.prefersStatusBarHidden)
    #expect(controller.prefersHomeIndicatorAutoHidden)
  }

  @Test func aURLFromOutsideReachesItsHandlers() throws {
    let log = Box<[String]>([])
    let (window, _) = show(
      VStack {
        Text("A").onOpenURL { log.value.append("inner \($0.absoluteString)") }
      }
      .onOpenURL { log.value.append("outer \($0.absoluteString)") }
      .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) {
        log.value.append("web \($0.webpageURL?.host ?? "")")
      })
    defer { window.isHidden = true }
    UIApplication.shared.receive(try #require(URL(string: "app://one")))
    #expect(Set(log.value) == ["inner app://one", "outer app://one"])
    log.value = []
    UIApplication.shared.receive(try #require(URL(string: "https://example.com/a")))
    #expect(log.value.contains("web example.com"))
  }

  @Test func onlyAllowedURLsReachTheScene() throws {
    let log = Box<[String]>([])
    let (window, _) = show(
      Text("A").onOpenURL { log.value.append($0.absoluteString) }
        .handlesExternalEvents(preferring: [], allowing: ["detail"]))
    defer { window.isHidden = true }
    UIApplication.shared.receive(try #require(URL(string: "app://list")))
    UIApplication.shared.receive(try #require(URL(string: "app://detail/1")))
    #expect(log.value == ["app://detail/1"])
  }

  @Test func sizesFollowTheContentWhenAsked() {
    struct Growing: View {
      @State var height = 20.0
      let act: Box<() -> Void>
      var body: some View {
        let _ = act.value = { height = 50 }
        Color.red.frame(width: 30, height: height)
      }
    }
    let act = Box({})
    let (window, controller) = show(Growing(act: act))
    defer { window.isHidden = true }
    #expect(controller.preferredContentSize == .zero)
    controller.sizingOptions = [.preferredContentSize]
    #expect(controller.preferredContentSize == CGSize(width: 30, height: 20))
    act.value()
    TurnScheduler.shared.runTurn()
    #expect(controller.preferredContentSize == CGSize(width: 30, height: 50))
    #expect(controller.sizeThatFits(in: CGSize(width: 100, height: 100)).height == 50)
  }

  @Test func regionsOfTheSafeAreaAreLeftOut() throws {
    let (window, controller) = show(Color.clear.overlay(alignment: .top) { Text("Top") })
    defer { window.isHidden = true }
    func top() throws -> CGFloat {
      TurnScheduler.shared.runTurn()
      return try #require(controller.hostingView?.graph.safeAreaInsets.top)
    }
    #expect(try top() == window.safeAreaInsets.top)
    #expect(window.safeAreaInsets.top > 0)
    controller.safeAreaRegions = .keyboard
    #expect(try top() == 0)
    controller.safeAreaRegions = .container
    #expect(try top() == window.safeAreaInsets.top)
  }

  @Test func anotherRootViewKeepsTheState() {
    struct Counter: View {
      let title: String
      @State var count = 0
      let act: Box<() -> Void>
      var body: some View {
        let _ = act.value = { count += 1 }
        Text("\(title) \(count)")
      }
    }
    let act = Box({})
    let (window, controller) = show(Counter(title: "A", act: act))
    defer { window.isHidden = true }
    act.value()
    TurnScheduler.shared.runTurn()
    controller.rootView = Counter(title: "B", act: act)
    TurnScheduler.shared.runTurn()
    #expect(texts(controller) == ["B 1"])
  }

  @Test func viewsDeferGesturesOfTheSystem() {
    let (window, controller) = show(
      VStack {
        Text("A").defersSystemGestures(on: .bottom)
        Text("B").defersSystemGestures(on: .leading)
      })
    defer { window.isHidden = true }
    #expect(controller.preferredScreenEdgesDeferringSystemGestures == [.bottom, .left])
  }
}
