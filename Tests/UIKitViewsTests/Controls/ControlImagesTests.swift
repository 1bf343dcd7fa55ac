import CoreGraphics
import DisplayList
import Foundation
import Testing

@testable import UIKit

/// Images in the place of what controls draw by themselves.
@MainActor
struct ControlImagesTests {
  private func drawing(_ view: UIView) -> String {
    view.layoutIfNeeded()
    return DisplayList(DrawingPass.items(of: view)).description
  }

  @Test func aStepperShowsItsImages() {
    let stepper = UIStepper()
    #expect(drawing(stepper).contains("stroke"))
    stepper.setIncrementImage(UIImage(systemName: "heart"), for: .normal)
    stepper.setDecrementImage(UIImage(systemName: "trash"), for: .normal)
    #expect(!drawing(stepper).contains("stroke"))
    #expect(drawing(stepper).contains("heart"))
    #expect(stepper.decrementImage(for: .normal)?.isSymbolImage == true)
    stepper.setIncrementImage(nil, for: .normal)
    #expect(drawing(stepper).contains("stroke"))
  }

  @Test func aStepperShowsItsDivider() {
    let stepper = UIStepper()
    let line = drawing(stepper)
    let image = UIImage(systemName: "heart")
    stepper.setDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .normal)
    #expect(drawing(stepper).contains("heart"))
    stepper.setBackgroundImage(UIImage(systemName: "trash"), for: .normal)
    #expect(drawing(stepper).contains("heart") && drawing(stepper).contains("trash"))
    let found = stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal)
    #expect(found === image)
    stepper.setBackgroundImage(nil, for: .normal)
    stepper.setDividerImage(nil, forLeftSegmentState: .normal, rightSegmentState: .normal)
    #expect(drawing(stepper) == line)
  }

  @Test func aPageControlShowsItsImages() {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    pages.numberOfPages = 3
    let dots = drawing(pages)
    pages.setIndicatorImage(UIImage(systemName: "house"), forPage: 0)
    #expect(drawing(pages).contains("house"))
    pages.setIndicatorImage(nil, forPage: 0)
    #expect(drawing(pages) == dots)
    pages.backgroundStyle = .prominent
    #expect(drawing(pages) != dots)
  }

  @Test func theBackButtonShowsTheBarsImage() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    bar.items = [UINavigationItem(title: "One"), UINavigationItem(title: "Two")]
    #expect(drawing(bar).contains("chevron.left"))
    let arrow = UIImage(systemName: "arrow.left")
    bar.backIndicatorImage = arrow
    #expect(drawing(bar).contains("chevron.left"))
    bar.backIndicatorTransitionMaskImage = arrow
    #expect(drawing(bar).contains("arrow.left"))
    #expect(!drawing(bar).contains("chevron.left"))
  }

  @Test func aTapOfTheSecondButtonIsNoFingers() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let controller = UIViewController()
    controller.view.addSubview(view)
    let window = show(controller)
    defer { window.isHidden = true }
    let recognizer = UITapGestureRecognizer()
    var taps = 0
    recognizer.onRecognized = { _ in taps += 1 }
    view.addGestureRecognizer(recognizer)
    tap(CGPoint(x: 150, y: 150))
    #expect(taps == 1)
    recognizer.buttonMaskRequired = .secondary
    tap(CGPoint(x: 150, y: 150))
    #expect(taps == 1)
  }

  @Test func aReversedPathEndsWhereItBegan() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 2))
    path.addCurve(
      to: CGPoint(x: 9, y: 9), controlPoint1: CGPoint(x: 6, y: 2),
      controlPoint2: CGPoint(x: 9, y: 5))
    path.lineWidth = 3
    let reversed = path.reversing()
    #expect(reversed.currentPoint == CGPoint(x: 1, y: 2))
    #expect(reversed.bounds == path.bounds)
    #expect(reversed.lineWidth == 3)
    #expect(reversed.reversing().cgPath == path.cgPath)
    let square = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(square.reversing().contains(CGPoint(x: 2, y: 2)))
    square.append(UIBezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2)).reversing())
    #expect(!square.contains(CGPoint(x: 2, y: 2)))
  }
}
