import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
private final class LoggingScreen: UIViewController {
  static var log: [String] = []
  private let name: String
  /// Runs beside the transition with which the screen comes or goes.
  var alongside: (() -> Void)?

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    Self.log.append("\(name) will appear")
    transitionCoordinator?.animate(alongsideTransition: { [self] _ in alongside?() }) {
      [name] context in Self.log.append("\(name) alongside \(context.isAnimated)")
    }
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Self.log.append("\(name) did appear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    Self.log.append("\(name) will disappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    Self.log.append("\(name) did disappear")
  }

  static func take() -> [String] {
    defer { log.removeAll() }
    return log
  }
}

@MainActor
@Suite(.serialized)
struct ControllerTransitionTests {
  private func seenX(_ controller: UIViewController) -> CGFloat {
    controller.view.layer.presentation()?.frame.minX ?? .nan
  }

  private func seenY(_ controller: UIViewController) -> CGFloat {
    controller.view.layer.presentation()?.frame.minY ?? .nan
  }

  // MARK: Stacks

  @Test func pushedScreensComeFromTheSide() {
    let first = LoggingScreen("first")
    let second = LoggingScreen("second")
    let sut = UINavigationController(rootViewController: first)
    let window = show(sut)
    defer { window.isHidden = true }
    _ = LoggingScreen.take()
    let width = sut.view.bounds.width
    sut.pushViewController(second, animated: true)
    #expect(sut.topViewController === second)
    settle()
    #expect(second.view.frame.minX == 0)
    #expect(seenX(second) == width)
    #expect(LoggingScreen.take() == ["first will disappear", "second will appear"])
    pass(0.1)
    let place = seenX(second)
    #expect(place > 0 && place < width)
    #expect(isClose(seenX(first), (place - width) / 3))
    #expect(first.view.superview === sut.view)
    #expect(LoggingScreen.take().isEmpty)
    pass(0.3)
    #expect(seenX(second) == 0)
    #expect(first.view.superview == nil)
    #expect(
      LoggingScreen.take() == [
        "first did disappear", "second did appear", "second alongside true",
      ])
  }

  @Test func poppedScreensGoToTheSide() {
    let first = LoggingScreen("first")
    let second = LoggingScreen("second")
    let sut = UINavigationController(rootViewController: first)
    let window = show(sut)
    defer { window.isHidden = true }
    sut.pushViewController(second, animated: false)
    settle()
    _ = LoggingScreen.take()
    sut.popViewController(animated: true)
    pass(0.1)
    #expect(seenX(second) > 0 && seenX(first) < 0)
    #expect(sut.view.subviews.firstIndex(of: first.view) == 0)
    #expect(second.parent === sut)
    pass(0.3)
    #expect(second.parent == nil && second.view.superview == nil)
    #expect(seenX(first) == 0)
  }

  @Test func anotherPushEndsTheOneBefore() {
    let first = LoggingScreen("first")
    let second = LoggingScreen("second")
    let third = LoggingScreen("third")
    let sut = UINavigationController(rootViewController: first)
    let window = show(sut)
    defer { window.isHidden = true }
    sut.pushViewController(second, animated: true)
    settle()
    pass(0.1)
    _ = LoggingScreen.take()
    sut.pushViewController(third, animated: true)
    settle()
    #expect(
      LoggingScreen.take() == [
        "first did disappear", "second did appear", "second alongside true",
        "second will disappear", "third will appear",
      ])
    pass(1)
    #expect(LoggingScreen.take().first == "second did disappear")
    #expect(sut.view.subviews.first === third.view)
  }

  @Test func whatIsAnimatedAlongsideHasTheTransitionsTime() {
    let first = LoggingScreen("first")
    let second = LoggingScreen("second")
    let sut = UINavigationController(rootViewController: first)
    let window = show(sut)
    defer { window.isHidden = true }
    second.alongside = { first.view.alpha = 0 }
    sut.pushViewController(second, animated: true)
    #expect(sut.transitionCoordinator?.isAnimated == true)
    settle()
    #expect(second.transitionCoordinator?.viewController(forKey: .from) === first)
    #expect(first.view.alpha == 0)
    pass(0.1)
    let opacity = first.view.layer.presentation()?.opacity ?? 0
    #expect(opacity > 0 && opacity < 1)
    #expect(isClose(CGFloat(opacity) * sut.view.bounds.width, seenX(second), within: 0.01))
    pass(1)
    #expect(second.transitionCoordinator == nil)
  }

  @Test func withoutAnimationNothingMoves() {
    let second = LoggingScreen("second")
    let sut = UINavigationController(rootViewController: LoggingScreen("first"))
    let window = show(sut)
    defer { window.isHidden = true }
    _ = LoggingScreen.take()
    sut.pushViewController(second, animated: false)
    settle()
    #expect(seenX(second) == 0)
    #expect(LoggingScreen.take().last == "second did appear")
  }

  // MARK: Presentations

  @Test func sheetsComeFromBelowAndGoThere() {
    let presenter = UIViewController()
    let window = show(presenter)
    defer { window.isHidden = true }
    let sheet = LoggingScreen("sheet")
    _ = LoggingScreen.take()
    var log: [String] = []
    presenter.present(sheet, animated: true) { log.append("presented") }
    let top = sheet.view.frame.minY
    #expect(seenY(sheet) == window.bounds.height)
    pass(0.2)
    #expect(seenY(sheet) > top && seenY(sheet) < window.bounds.height)
    #expect(log.isEmpty && sheet.isBeingPresented)
    #expect(LoggingScreen.take() == ["sheet will appear"])
    pass(0.4)
    #expect(seenY(sheet) == top)
    #expect(log == ["presented"])
    #expect(LoggingScreen.take() == ["sheet did appear", "sheet alongside true"])
    presenter.dismiss(animated: true) { log.append("dismissed") }
    pass(0.2)
    #expect(seenY(sheet) > top && sheet.view.window === window)
    #expect(presenter.presentedViewController === sheet)
    pass(0.4)
    #expect(sheet.view.window == nil && presenter.presentedViewController == nil)
    #expect(log == ["presented", "dismissed"])
  }

  @Test func alertsGrowOutOfTheGlass() {
    let presenter = UIViewController()
    let window = show(presenter)
    defer { window.isHidden = true }
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    presenter.present(alert, animated: true)
    let seen = alert.view.layer.presentation()
    #expect(seen?.opacity == 0)
    #expect(isClose(seen?.affineTransform().a ?? 0, 1.2))
    pass(0.3)
    #expect(alert.view.layer.presentation()?.opacity == 1)
    alert.dismiss(animated: false)
  }

  @Test func dissolvingScreensFade() {
    let presenter = LoggingScreen("presenter")
    let window = show(presenter)
    defer { window.isHidden = true }
    let screen = LoggingScreen("screen")
    screen.modalPresentationStyle = .fullScreen
    screen.modalTransitionStyle = .crossDissolve
    _ = LoggingScreen.take()
    presenter.present(screen, animated: true)
    pass(0.2)
    let opacity = screen.view.layer.presentation()?.opacity ?? 0
    #expect(opacity > 0 && opacity < 1)
    pass(0.4)
    #expect(
      LoggingScreen.take() == [
        "presenter will disappear", "screen will appear", "screen did appear",
        "presenter did disappear", "screen alongside true",
      ])
    presenter.dismiss(animated: false)
  }

  @Test func dismissingOnTheWayEndsThePresentationFirst() {
    let presenter = UIViewController()
    let window = show(presenter)
    defer { window.isHidden = true }
    let sheet = LoggingScreen("sheet")
    _ = LoggingScreen.take()
    presenter.present(sheet, animated: true)
    pass(0.1)
    sheet.dismiss(animated: true)
    pass(1)
    #expect(
      LoggingScreen.take() == [
        "sheet will appear", "sheet did appear", "sheet alongside true", "sheet will disappear",
        "sheet did disappear",
      ])
  }

  @Test func aDriverSeesTheEnd() throws {
    let presenter = UIViewController()
    let window = show(presenter)
    defer { window.isHidden = true }
    let sheet = LoggingScreen("sheet")
    presenter.present(sheet, animated: true)
    _ = try UIApplication.shared.settledTree()
    #expect(LoggingScreen.take().contains("sheet did appear"))
    presenter.dismiss(animated: false)
  }
}
