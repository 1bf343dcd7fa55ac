import CoreGraphics
import Foundation
import Testing
import UIKit

/// What views do for their layers, where a class of the app has a say in it.
@MainActor
@Suite(.serialized) struct LayerDelegateTests {
  // MARK: Contents

  private class Displaying: UIView {
    var count = 0

    override func display(_ layer: CALayer) {
      count += 1
      layer.contents =
        UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2))
        .image { context in
          UIColor.red.setFill()
          context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }.cgImage
    }
    override func draw(_ rect: CGRect) { Issue.record("Nothing is drawn into contents.") }
  }

  private func colour(of view: UIView) -> [UInt8] {
    let image = UIGraphicsImageRenderer(bounds: view.bounds).image {
      view.layer.render(in: $0.cgContext)
    }
    guard let data = image.cgImage?.dataProvider?.data as Data? else { return [] }
    return Array(data.prefix(3))
  }

  @Test func aViewGivesItsLayerTheContentsOnceATurn() {
    let view = Displaying(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let controller = UIViewController()
    controller.view.addSubview(view)
    let window = show(controller)
    defer { window.isHidden = true }
    #expect(view.count == 0)
    view.setNeedsDisplay()
    view.layer.setNeedsDisplay()
    #expect(view.layer.needsDisplay() && view.count == 0)
    settle()
    #expect(view.count == 1 && !view.layer.needsDisplay())
    view.backgroundColor = .blue
    settle()
    #expect(view.count == 1)
    #expect(view.layer.contents != nil)
    view.layer.display()
    #expect(view.count == 2)
    _ = colour(of: view)
  }

  private class Drawn: UIView {
    var log: [String] = []

    override func layerWillDraw(_ layer: CALayer) { log.append("will") }
    override func draw(_ layer: CALayer, in ctx: CGContext) {
      log.append("layer \(layer === self.layer)")
      super.draw(layer, in: ctx)
    }
    override func draw(_ rect: CGRect) {
      log.append("rect \(UIGraphicsGetCurrentContext() != nil)")
    }
  }

  @Test func theLayersDrawingComesToTheViewsOwn() {
    let view = Drawn(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    _ = UIGraphicsImageRenderer(bounds: view.bounds).image {
      view.layer.render(in: $0.cgContext)
    }
    #expect(view.log == ["will", "layer true", "rect true"])
  }

  private class Striped: CALayer {
    var count = 0
    override func draw(in ctx: CGContext) { count += 1 }
  }

  private class Stripes: UIView {
    override class var layerClass: AnyClass { Striped.self }
  }

  @Test func aLayerClassOfTheAppDrawsForItsView() throws {
    let view = Stripes(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    _ = UIGraphicsImageRenderer(bounds: view.bounds).image {
      view.layer.render(in: $0.cgContext)
    }
    let layer = try #require(view.layer as? Striped)
    #expect(layer.count == 1)
  }

  // MARK: Actions

  private final class Recording: NSObject, CAAction {
    var keys: [String] = []
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      keys.append(event)
    }
  }

  private class Acting: UIView {
    let action = Recording()
    var asked: [String] = []
    var own: Set<String> = []

    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      asked.append(event)
      return own.contains(event) ? action : super.action(for: layer, forKey: event)
    }
  }

  @Test func aViewChoosesWhatHappensWhenAPropertyChanges() {
    let view = Acting(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.own = ["opacity", "cornerRadius"]
    view.alpha = 0.5
    view.layer.cornerRadius = 4
    view.center = CGPoint(x: 50, y: 50)
    #expect(view.asked == ["opacity", "cornerRadius", "position"])
    #expect(view.action.keys == ["opacity", "cornerRadius"])
    view.alpha = 0.5
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    view.alpha = 1
    CATransaction.commit()
    #expect(view.action.keys.count == 2)
  }

  @Test func outsideOfBlocksNothingHappensAndInsideThatOfTheBlock() throws {
    let view = UIView()
    #expect(view.action(for: view.layer, forKey: "opacity") is NSNull)
    #expect(view.layer.action(forKey: "opacity") == nil)
    var found: [(any CAAction)?] = []
    UIView.animate(withDuration: 3) {
      found = ["opacity", "position", "shadowRadius"].map {
        view.action(for: view.layer, forKey: $0)
      }
    }
    let fade = try #require(found[0] as? CABasicAnimation)
    #expect(fade.duration == 3 && fade.keyPath == "opacity")
    #expect(fade.fromValue as? Float == 1)
    #expect(!(found[1] is NSNull) && !(found[1] is CAAnimation))
    #expect(found[2] is NSNull)
  }

  @Test func whatSuperGivesAnimatesAsAlways() {
    let view = Acting(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let controller = UIViewController()
    controller.view.addSubview(view)
    let window = show(controller)
    defer { window.isHidden = true }
    var isDone = false
    UIView.animate(withDuration: 2) {
      view.alpha = 0
      view.center.x += 10
    } completion: { _ in
      isDone = true
    }
    #expect(view.layer.animationKeys() == ["opacity", "position"])
    pass(1)
    #expect(!isDone)
    pass(1)
    #expect(isDone)
  }

  /// Animates the line of its layer with the block, as apps do for what blocks leave alone.
  private class Outlined: UIView {
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      guard event == "borderWidth",
        let animation = super.action(for: layer, forKey: "backgroundColor") as? CABasicAnimation
      else { return super.action(for: layer, forKey: event) }
      animation.keyPath = event
      animation.fromValue = nil
      return animation
    }
  }

  @Test func anotherPropertyIsAnimatedWithTheBlock() throws {
    let view = Outlined(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = .red
    let controller = UIViewController()
    controller.view.addSubview(view)
    let window = show(controller)
    defer { window.isHidden = true }
    var isDone = false
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      view.layer.borderWidth = 10
    } completion: { _ in
      isDone = true
    }
    #expect(view.layer.animationKeys() == ["borderWidth"])
    pass(1)
    let seen = try #require(view.layer.presentation())
    #expect(isClose(seen.borderWidth, 5, within: 0.01))
    #expect(!isDone)
    pass(1)
    #expect(isDone && view.layer.borderWidth == 10)
  }
}
