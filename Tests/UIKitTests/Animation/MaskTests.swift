import CoreGraphics
import DisplayList
import Foundation
import Testing

@testable import UIKit

/// Views and layers that say where others are seen.
@MainActor
@Suite(.serialized)
struct MaskTests {
  private let screen = AnimationScreen()
  private let mask = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
  private var view: UIView { screen.view }

  private func start() {
    mask.backgroundColor = .black
    view.backgroundColor = .red
    view.mask = mask
    settle()
  }

  private func grow(_ completion: @escaping (Bool) -> Void) {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      mask.frame.size.width = 50
    } completion: {
      completion($0)
    }
  }

  /// A mask lies in no superview, but on the screen, where blocks animate it.
  @Test func aBlockAnimatesTheMaskOfAView() {
    defer { screen.close() }
    start()
    var ends: [Bool] = []
    grow { ends.append($0) }
    pass(0.5)
    #expect(isClose(mask.layer.presentation()?.bounds.width ?? 0, 30))
    #expect(ends.isEmpty)
    pass(0.6)
    #expect(ends == [true])
  }

  @Test func whatLiesInAMaskIsAnimatedToo() {
    defer { screen.close() }
    start()
    let part = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    mask.addSubview(part)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { part.alpha = 0 }
    pass(0.5)
    #expect(isClose(CGFloat(part.layer.presentation()?.opacity ?? 0), 0.5))
    pass(1)
  }

  @Test func aMaskThatIsTakenAwayEndsItsAnimations() {
    defer { screen.close() }
    start()
    var ends: [Bool] = []
    grow { ends.append($0) }
    pass(0.5)
    view.mask = nil
    settle()
    #expect(ends == [false])
    #expect(mask.layer.presentation() == nil)
    #expect(view.layer.mask == nil)
  }

  @Test func animationsOfAMaskEndWithTheViewOnTheScreen() {
    defer { screen.close() }
    start()
    var ends: [Bool] = []
    grow { ends.append($0) }
    pass(0.5)
    view.removeFromSuperview()
    settle()
    #expect(ends == [false])
  }

  /// The mask of a view is that of its layer, which texts can be as well.
  @Test func aLayersMaskMayBeThatOfAView() {
    defer { screen.close() }
    start()
    #expect(view.layer.mask === mask.layer)
    let masked = DrawingPass.items(of: view)
    view.mask = nil
    #expect(DrawingPass.items(of: view) != masked)
    view.layer.mask = mask.layer
    #expect(DrawingPass.items(of: view) == masked)
  }

  /// As the comment in Apple's header has it: it works as well for a layer that is set as the mask.
  @Test func aMaskThatLeavesItsLayerMasksItNoMore() {
    let (layer, mask) = (CALayer(), CALayer())
    layer.mask = mask
    #expect(mask.superlayer === layer)
    mask.removeFromSuperlayer()
    #expect(layer.mask == nil && mask.superlayer == nil)
  }

  @Test func aMaskDoesNotContainWhatItMasks() {
    defer { screen.close() }
    start()
    let part = UIView(frame: mask.bounds)
    mask.addSubview(part)
    let found = issues { part.addSubview(view) }
    #expect(found.count == 1)
    #expect(found.first?.contains("it would contain itself") == true)
    #expect(view.superview !== part)
  }

  @Test func aMaskDoesNotContainAContainerOfWhatItMasks() {
    defer { screen.close() }
    start()
    let (wrapper, image) = (UIView(), UIView())
    wrapper.addSubview(image)
    view.mask = nil
    image.mask = mask
    view.addSubview(wrapper)
    let found = issues { mask.addSubview(wrapper) }
    #expect(found.count == 1)
    #expect(wrapper.superview === view)
  }

  @Test func aMaskThatBecomesASubviewMasksNoMore() {
    defer { screen.close() }
    start()
    view.addSubview(mask)
    #expect(view.mask == nil && view.layer.mask == nil)
    #expect(mask.superview === view && mask.layer.superlayer === view.layer)
    mask.removeFromSuperview()
    #expect(mask.layer.superlayer == nil)
  }

  @Test func aSubviewThatBecomesAMaskLeavesItsSuperview() {
    defer { screen.close() }
    view.addSubview(mask)
    view.mask = mask
    #expect(mask.superview == nil && view.subviews.isEmpty)
    #expect(mask.layer.superlayer === view.layer)
  }

  @Test func theMasksOfAViewAndOfItsLayerAreOne() {
    defer { screen.close() }
    start()
    view.layer.mask = CALayer()
    #expect(view.mask == nil)
    view.mask = mask
    #expect(view.layer.mask === mask.layer)
    view.layer.mask = nil
    #expect(view.mask == nil)
    view.mask = mask
    #expect(view.layer.mask === mask.layer && view.mask === mask)
  }
}
