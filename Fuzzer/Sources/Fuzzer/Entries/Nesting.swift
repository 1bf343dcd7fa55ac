import SwiftUI
import UIKit

/// Things inside of each other, also more than anybody would put there.
enum Nesting {
  private static let counts = [0, 1, 3, 30, 499, 520, 1_100]

  @MainActor static let entries: [Entry] = [
    .uiView("UIView in views") { random in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
      var last = root
      for _ in 0..<random.pick(counts) {
        let view = UIView(frame: root.bounds)
        view.clipsToBounds = true
        view.backgroundColor = .red
        last.addSubview(view)
        last = view
      }
      return root
    },
    .uiView("UIView around views") { random in
      var root = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
      root.backgroundColor = .red
      for _ in 0..<random.pick(counts) {
        let outer = UIView(frame: root.bounds)
        outer.alpha = random.flag() ? 1 : random.number()
        outer.transform = random.flag() ? .identity : random.transform()
        outer.addSubview(root)
        root = outer
      }
      return root
    },
    .uiView("CALayer in layers") { random in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
      var layers = [view.layer]
      for _ in 0..<random.pick(counts) {
        let layer = CALayer()
        layer.frame = view.bounds
        layer.backgroundColor = UIColor.red.cgColor
        layers[layers.count - 1].addSublayer(layer)
        layers.append(layer)
      }
      random.pick(layers).addSublayer(random.pick(layers))
      random.pick(layers).mask = random.pick(layers)
      return view
    },
    .uiView("accessibilityElements in views") { random in
      let views = (0..<10).map { _ in UIView(frame: random.rect()) }
      for view in views {
        view.isAccessibilityElement = random.flag()
        view.accessibilityElements = [random.pick(views), random.pick(views)]
      }
      views[0].addSubview(views[1])
      return views[0]
    },
    Entry(name: "UIImage in images") { random in
      let size = CGSize(width: 9, height: 9)
      var image = UIImage()
      for _ in 0..<random.pick(counts) {
        image = UIGraphicsImageRenderer(size: size).image { context in
          image.draw(in: CGRect(origin: .zero, size: size))
          context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
        }
      }
      _ = image.pngData()
    },
    Entry(name: "UIViewController in controllers") { random in
      let root = UIViewController()
      var all = [root]
      for _ in 0..<random.pick(counts) {
        let child = UIViewController()
        all[all.count - 1].addChild(child)
        all.append(child)
      }
      random.pick(all).addChild(random.pick(all))
      _ = root.traitCollection
    },
    Entry(name: "CGContext layers and clips") { random in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { context in
        for _ in 0..<random.pick(counts) {
          if random.flag() { context.cgContext.beginTransparencyLayer(auxiliaryInfo: nil) }
          if random.flag() { context.cgContext.clip(to: random.rect()) }
          context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
          if random.flag() { context.cgContext.endTransparencyLayer() }
        }
        for _ in 0..<random.pick(counts) { context.cgContext.endTransparencyLayer() }
      }
      _ = image.pngData()
    },
    .view("effects in effects") { random in
      var view = AnyView(Color.red)
      for _ in 0..<random.pick([0, 1, 30, 200]) {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: view = AnyView(view.opacity(0.99))
        case 1: view = AnyView(view.clipShape(Circle()))
        case 2: view = AnyView(view.rotationEffect(.degrees(1)))
        default: view = AnyView(view.mask(Color.black))
        }
      }
      return view
    },
  ]
}
