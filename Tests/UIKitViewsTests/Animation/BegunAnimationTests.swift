import CoreGraphics
import Foundation
import FoundationAdditions
import Testing

@testable import UIKit

/// Animations between `beginAnimations(_:context:)` and `commitAnimations()`.
@MainActor
@Suite(.serialized)
struct BegunAnimationTests {
  private let screen = AnimationScreen()
  private var view: UIView { screen.view }
  private var seen: CALayer { screen.seen }

  @Test func changesAreAnimatedAsWasSaid() {
    defer { screen.close() }
    UIView.beginAnimations("fade", context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    view.alpha = 0
    UIView.commitAnimations()
    #expect(view.alpha == 0)
    #expect(seen.opacity == 1)
    pass(0.25)
    #expect(isClose(CGFloat(seen.opacity), 0.75))
    pass(0.75)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func whatFollowsIsNotAnimated() {
    defer { screen.close() }
    UIView.beginAnimations(nil, context: nil)
    UIView.commitAnimations()
    view.alpha = 0.5
    #expect(seen.opacity == 0.5)
  }

  @Test func theDelegateHearsOfBeginningAndEnd() {
    defer { screen.close() }
    let listener = AnimationListener()
    UIView.beginAnimations("move", context: nil)
    UIView.setAnimationDuration(0.5)
    UIView.setAnimationDelegate(listener)
    UIView.setAnimationWillStart(Selector("started:context:"))
    UIView.setAnimationDidStop(Selector("stopped:finished:context:"))
    view.center.x = 80
    UIView.commitAnimations()
    #expect(listener.heard == ["started move"])
    pass(1)
    #expect(listener.heard == ["started move", "stopped move true"])
  }
}

private final class AnimationListener: NSObject {
  var heard: [String] = []

  func started(_ name: String?, context: UnsafeMutableRawPointer?) {
    heard.append("started \(name ?? "nil")")
  }

  func stopped(_ name: String?, finished: NSNumber, context: UnsafeMutableRawPointer?) {
    heard.append("stopped \(name ?? "nil") \(finished.boolValue)")
  }

  override init() {
    _ = Self.isRegistered
    super.init()
  }

  private static let isRegistered: Bool = {
    ClassTable.register {
      [
        ClassTable(
          AnimationListener.self,
          methods: [
            ObjectiveCMethod("started:context:", AnimationListener.started(_:context:)),
            ObjectiveCMethod(
              "stopped:finished:context:", AnimationListener.stopped(_:finished:context:)),
          ])
      ]
    }
    return true
  }()
}
