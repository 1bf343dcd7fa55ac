import Device
import Testing

@testable import UIKit

/// On an iPad an action sheet is a popover beside what it is about.
@MainActor
@Suite(.serialized)
final class PadActionSheetTests {
  private let presenter = UIViewController()
  private let source = UIView(frame: CGRect(x: 300, y: 200, width: 80, height: 40))
  private var chosen: [String] = []

  private func onPad(_ body: () throws -> Void) rethrows {
    let device = UIApplication.shared.device
    let model = device.model
    device.model = .iPadPro11
    let window = show(presenter)
    presenter.view.addSubview(source)
    defer {
      window.isHidden = true
      device.model = model
    }
    try body()
  }

  private func sheet(_ titles: [String] = ["Copy", "Delete"]) -> UIAlertController {
    let sheet = UIAlertController(title: "Note", message: nil, preferredStyle: .actionSheet)
    for title in titles {
      sheet.addAction(
        UIAlertAction(title: title, style: .default) { _ in self.chosen.append(title) })
    }
    sheet.addAction(
      UIAlertAction(title: "Cancel", style: .cancel) { _ in self.chosen.append("Cancel") })
    return sheet
  }

  private func present(_ controller: UIViewController) {
    controller.popoverPresentationController?.sourceView = source
    presenter.present(controller, animated: false)
    settle()
  }

  @Test func itStandsBelowItsSourceWithoutAButtonForTheWayOut() throws {
    try onPad {
      let sheet = sheet()
      #expect(sheet.popoverPresentationController != nil)
      present(sheet)
      #expect(sheet.view.frame.minY == source.frame.maxY + 13)
      #expect(sheet.view.frame.midX == source.frame.midX)
      #expect(sheet.popoverPresentationController?.arrowDirection == .up)
      #expect(element(.popover) != nil)
      #expect(element(.sheet, "Note") != nil)
      #expect(element(.button, "Delete") != nil)
      #expect(element(.button, "Cancel") == nil)
      // Two rows of 57 below a title.
      let rows = try ["Copy", "Delete"].map { try #require(element(.button, $0)).frame }
      #expect(rows[1].maxY == sheet.view.frame.maxY)
      #expect(rows[0].width == sheet.view.frame.width)
    }
  }

  @Test func aTapOnAnActionRunsIt() {
    onPad {
      present(sheet())
      tap(element(.button, "Delete"))
      settle()
      #expect(chosen == ["Delete"])
      #expect(presenter.presentedViewController == nil)
    }
  }

  @Test func aTapElsewhereIsTheWayOut() {
    onPad {
      present(sheet())
      tap(element(.other, "dismiss popup"))
      settle()
      #expect(chosen == ["Cancel"])
      #expect(presenter.presentedViewController == nil)
    }
  }

  @Test func aTapElsewhereClosesASheetWithoutAWayOut() {
    onPad {
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Copy", style: .default))
      present(sheet)
      tap(element(.other, "dismiss popup"))
      settle()
      #expect(presenter.presentedViewController == nil)
    }
  }

  @Test(arguments: [true, false])
  func withoutASourceAnAppWouldEnd(_ isAlert: Bool) {
    onPad {
      var issues: [String] = []
      RuntimeIssue.handler = { issues.append($0) }
      defer { RuntimeIssue.handler = nil }
      presenter.present(
        isAlert
          ? sheet() : UIActivityViewController(activityItems: ["Text"], applicationActivities: nil),
        animated: false)
      settle()
      #expect(issues.count == 1)
      #expect(issues.first?.contains("provide either a sourceView and sourceRect") == true)
      #expect(
        issues.first?.contains("the \(isAlert ? "alert" : "view") controller's popover") == true)
    }
  }

  @Test func aDelegateMayTellTheSourceLate() {
    onPad {
      final class Late: NSObject, UIPopoverPresentationControllerDelegate {
        let source: UIView
        init(_ source: UIView) { self.source = source }
        func prepareForPopoverPresentation(
          _ popoverPresentationController: UIPopoverPresentationController
        ) { popoverPresentationController.sourceView = source }
      }
      let late = Late(source)
      let sheet = sheet()
      sheet.popoverPresentationController?.delegate = late
      presenter.present(sheet, animated: false)
      settle()
      #expect(sheet.view.frame.minY == source.frame.maxY + 13)
    }
  }

  @Test func aShareSheetIsAPopoverToo() {
    onPad {
      let share = UIActivityViewController(activityItems: ["Text"], applicationActivities: nil)
      present(share)
      #expect(share.view.frame.minY == source.frame.maxY + 13)
      #expect(share.view.frame.size == CGSize(width: 320, height: 480))
    }
  }

  @Test func alertsStandInTheMiddleAsOnAPhone() {
    onPad {
      let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      #expect(alert.popoverPresentationController == nil)
      present(alert)
      #expect(alert.view.frame.midX == presenter.view.bounds.midX)
    }
  }

  @Test func onAPhoneItHasNoPopover() {
    #expect(sheet().popoverPresentationController == nil)
  }
}
