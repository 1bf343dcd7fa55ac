import Automation
import CoreGraphics
import Device
import DisplayList
import Testing

@testable import UIKit

/// What is seen of a presenter behind a sheet.
@MainActor
struct SteppingBackTests {
  private let root = UIViewController()

  private func present(
    animated: Bool = false, _ set: (UISheetPresentationController) -> Void = { _ in }
  ) throws -> (UIViewController, UIWindow) {
    root.view.backgroundColor = .systemBackground
    let window = show(root)
    let sheet = UIViewController()
    set(try #require(sheet.sheetPresentationController))
    root.present(sheet, animated: animated)
    settle()
    return (sheet, window)
  }

  private var seen: DisplayList { DisplayList(DrawingPass.items(of: root.view)) }

  /// As it is seen without a sheet in front.
  private func plain() -> DisplayList {
    root.view.backgroundColor = .systemBackground
    let window = show(root)
    defer { window.isHidden = true }
    return seen
  }

  @Test func aScreenStepsBackBehindALargeSheet() throws {
    let plain = plain()
    let (sheet, window) = try present()
    defer { window.isHidden = true }
    #expect(seen != plain)
    #expect(root.view.frame == window.bounds)
    #expect(root.view.transform == .identity)
    sheet.dismiss(animated: false)
    settle()
    #expect(seen == plain)
  }

  @Test func itIsSeenOnBlackOrOnTheColourOfTheWindow() throws {
    let (_, window) = try present()
    defer { window.isHidden = true }
    let onBlack = seen
    window.backgroundColor = .red
    #expect(seen != onBlack)
    window.backgroundColor = .black
    #expect(seen == onBlack)
  }

  @Test func itStaysBehindAMediumSheetAndOneThatDimsNothing() throws {
    let plain = plain()
    let (sheet, window) = try present { $0.detents = [.medium(), .large()] }
    defer { window.isHidden = true }
    #expect(seen == plain)
    let controller = try #require(sheet.sheetPresentationController)
    controller.selectedDetentIdentifier = .large
    settle()
    #expect(seen != plain)
    controller.largestUndimmedDetentIdentifier = .large
    settle()
    #expect(seen == plain)
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet])
  func itStaysOnAPad(_ style: UIModalPresentationStyle) throws {
    let device = UIApplication.shared.device
    let model = device.model
    device.model = .iPadPro11
    defer { device.model = model }
    let plain = plain()
    let (_, window) = try present { $0.presentedViewController.modalPresentationStyle = style }
    defer { window.isHidden = true }
    #expect(seen == plain)
  }

  @Test func itStaysBehindAnAlert() throws {
    let plain = plain()
    let window = show(root)
    defer { window.isHidden = true }
    let alert = UIAlertController(title: "Stay?", message: nil, preferredStyle: .alert)
    root.present(alert, animated: false)
    settle()
    #expect(seen == plain)
  }

  @Test func itStepsBackAsTheSheetComes() throws {
    let plain = plain()
    let (_, window) = try present(animated: true)
    defer { window.isHidden = true }
    pass(0.1)
    let halfway = seen
    pass(1)
    #expect(halfway != plain)
    #expect(halfway != seen)
  }

  @Test func theStatusBarIsWhiteOverBlack() throws {
    let device = UIApplication.shared.device
    func bars(_ window: UIWindow) -> [DisplayItem] {
      SystemBars.items(over: window, on: device)
    }
    let (sheet, window) = try present()
    defer { window.isHidden = true }
    let overBlack = bars(window)
    sheet.dismiss(animated: false)
    settle()
    #expect(bars(window) != overBlack)
  }

  @Test func textsAreLookedForWhereTheirElementsAre() throws {
    let label = UILabel(frame: CGRect(x: 100, y: 300, width: 190, height: 40))
    label.text = "Behind"
    root.view.addSubview(label)
    let (_, window) = try present()
    defer { window.isHidden = true }
    let texts = try UIApplication.shared.drawnTexts(DrawnTextQuestion(withColors: false))
    let text = try #require(texts.first { $0.string == "Behind" })
    #expect(text.isBehindModal)
    #expect(text.fontSize == 17)
  }

  @Test func touchesGoWhereTheyWentBefore() throws {
    let (sheet, window) = try present()
    defer { window.isHidden = true }
    tap(CGPoint(x: 195, y: 50))
    pass(1)
    #expect(root.presentedViewController == nil)
    #expect(sheet.view.window == nil)
  }
}
