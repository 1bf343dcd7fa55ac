import Accessibility
import Device
import Testing

@testable import UIKit

/// Views, layers, controllers and elements inside of each other without end: what lies too deep is left out, which is told
/// once, and the rest is there.
@MainActor @Suite(.serialized) struct TreeDepthTests {
  private static let message = "tree is nested too deeply: 500 levels."

  init() { OddNumbers.forget() }

  private func shown(_ view: UIView, _ check: (UIWindow) -> Void) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = UIViewController()
    window.isHidden = false
    defer { window.isHidden = true }
    let beside = UILabel(frame: CGRect(x: 50, y: 50, width: 50, height: 20))
    beside.text = "Still here"
    window.rootViewController?.view.addSubview(beside)
    window.rootViewController?.view.addSubview(view)
    window.layoutIfNeeded()
    window.overrideUserInterfaceStyle = .dark
    #expect(view.window === window)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    let context = AccessibilityTreeContext(visibleRect: window.bounds)
    #expect(labels(of: context.elements(of: window)).contains("Still here"))
    #expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil) != nil)
    #expect(picture(of: window).pngData() != nil)
    check(window)
  }

  private func picture(of view: UIView) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
  }

  private func labels(of elements: [AccessibilityElement]) -> [String] {
    elements.flatMap { [$0.label] + labels(of: $0.children) }
  }

  private func box() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)) }

  private func depth(of view: UIView) -> Int {
    sequence(first: view, next: \.superview).reduce(0) { count, _ in count + 1 }
  }

  @Test func viewsThatArePutIntoTheDeepestOne() {
    weak var deepest: UIView?
    let found = issues {
      let root = box()
      var last = root
      for _ in 0..<1_200 {
        let view = box()
        last.addSubview(view)
        if view.superview != nil { last = view }
      }
      #expect(depth(of: last) == 500)
      deepest = last
      root.removeFromSuperview()
    }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("The view \(Self.message) A UIView is not put in") == true)
    #expect(deepest == nil)
  }

  @Test func viewsThatAreWrapped() {
    let found = issues {
      var root = box()
      for _ in 0..<490 {
        let outer = box()
        outer.addSubview(root)
        root = outer
      }
      shown(root) { _ in }
      for _ in 0..<1_200 {
        let outer = box()
        outer.addSubview(root)
        #expect(outer.subviews.count <= 1)
        if root.superview != nil { root = outer }
      }
    }
    #expect(found.count == 1)
    #expect(found.first?.contains(Self.message) == true)
  }

  @Test func whatHasBecomeShallowAgainFitsIn() {
    let root = box()
    var last = root
    var middle = root
    for number in 0..<400 {
      let view = box()
      last.addSubview(view)
      last = view
      if number == 10 { middle = view }
    }
    middle.removeFromSuperview()
    let other = box()
    var deepest = other
    for _ in 0..<300 {
      let view = box()
      deepest.addSubview(view)
      deepest = view
    }
    let found = issues { deepest.addSubview(root) }
    #expect(found == [])
    #expect(root.superview === deepest)
  }

  @Test func layersInsideOfEachOther() {
    let view = box()
    let found = issues {
      var last = view.layer
      for _ in 0..<1_200 {
        let layer = CALayer()
        layer.frame = view.bounds
        layer.backgroundColor = UIColor.red.cgColor
        last.addSublayer(layer)
        if layer.superlayer != nil { last = layer }
      }
      shown(view) { _ in }
    }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("The layer \(Self.message)") == true)
  }

  @Test func aLayerContainsNoneThatContainsIt() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    let found = issues { inner.addSublayer(outer) }
    #expect(found.count == 1)
    #expect(found.first?.contains("it would contain itself") == true)
    #expect(outer.superlayer == nil)
  }

  @Test func controllersInsideOfEachOther() {
    let found = issues {
      let root = UIViewController()
      var last = root
      for _ in 0..<800 {
        let child = UIViewController()
        last.addChild(child)
        if child.parent != nil { last = child }
      }
      last.addChild(root)
      #expect(root.parent == nil)
    }
    #expect(found.count == 2)
    #expect(found.first?.hasPrefix("The controller \(Self.message)") == true)
    #expect(found.last?.contains("it would contain itself") == true)
  }

  @Test func aViewThatListsItselfAsItsElement() {
    let (view, other) = (box(), box())
    view.accessibilityElements = [view, other]
    other.accessibilityElements = [view, other]
    let found = issues { shown(view) { _ in } }
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.contains("inside of each other without end") })
  }

  @Test func aMaskOfItself() {
    let view = box()
    view.backgroundColor = .red
    view.layer.mask = view.layer
    let found = issues { shown(view) { _ in } }
    #expect(found.contains { $0.contains("shows is nested too deeply") })
  }

  /// As apps do that draw with a finger: what was drawn until now, and a stroke over it.
  @Test func aPictureThatIsDrawnIntoTheNextOneAgainAndAgain() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 20, height: 20)
    var image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    for _ in 0..<1_000 {
      image = UIGraphicsImageRenderer(size: size, format: format).image { context in
        image.draw(at: .zero)
        UIColor.blue.setFill()
        context.fill(CGRect(x: 10, y: 10, width: 5, height: 5))
      }
    }
    #expect(try #require(image.cgImage).depth <= 200)
    let pixels = try #require(image.cgImage?.bitmap)
    #expect(pixels[2, 2] == SIMD4(255, 0, 0, 255))
    #expect(pixels[12, 12].z == 255)
    #expect(pixels[18, 2].w == 0)
  }

  @Test func aSnapshotOfASnapshot() throws {
    let view = box()
    view.backgroundColor = .red
    for _ in 0..<1_000 {
      let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
      for subview in view.subviews { subview.removeFromSuperview() }
      view.addSubview(snapshot)
    }
    shown(view) { window in
      #expect(picture(of: window).cgImage?.bitmap?[20, 20] == SIMD4(255, 0, 0, 255))
    }
  }
}
