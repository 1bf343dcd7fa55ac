import CoreGraphics
import DisplayList
import Foundation
import Testing

@testable import UIKit

@MainActor
struct LayerScrollingTests {
  private let scrolling = CAScrollLayer()
  private let content = CALayer()

  init() {
    scrolling.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    content.frame = CGRect(x: 10, y: 20, width: 500, height: 500)
    scrolling.addSublayer(content)
  }

  @Test func aPointOfTheContentComesToTheOrigin() {
    content.scroll(CGPoint(x: 40, y: 60))
    #expect(scrolling.bounds.origin == CGPoint(x: 50, y: 80))
    #expect(content.visibleRect == CGRect(x: 40, y: 60, width: 100, height: 100))
  }

  @Test func theModeKeepsADirection() {
    scrolling.scrollMode = .vertically
    scrolling.scroll(CGPoint(x: 30, y: 30))
    #expect(scrolling.bounds.origin == CGPoint(x: 0, y: 30))
  }

  @Test func aPartIsShownOnTheShortestWay() {
    content.scrollRectToVisible(CGRect(x: 140, y: 0, width: 50, height: 50))
    #expect(scrolling.bounds.origin == CGPoint(x: 100, y: 0))
    content.scrollRectToVisible(CGRect(x: 150, y: 0, width: 20, height: 20))
    #expect(scrolling.bounds.origin == CGPoint(x: 100, y: 0))
  }

  @Test func outsideOfAScrollLayerAllIsVisible() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
    layer.scroll(CGPoint(x: 4, y: 4))
    #expect(layer.visibleRect == layer.bounds)
  }

  @Test func enlargedContentsKeepTheirPixelsWhereTheLayerSaysSo() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
      $0.fill($0.format.bounds)
    }
    let layer = CALayer()
    layer.frame = view.bounds
    layer.contents = image.cgImage
    view.layer.addSublayer(layer)
    func drawn() -> String { DisplayList(DrawingPass.items(of: view)).description }
    let smooth = drawn()
    layer.minificationFilter = .nearest
    #expect(drawn() == smooth)
    layer.magnificationFilter = .nearest
    #expect(drawn() != smooth)
  }
}
