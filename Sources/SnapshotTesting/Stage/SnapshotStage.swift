import CoreGraphics
import DisplayList
import Foundation
import Rendering
import UIKit

/// Where views and controllers stand while a snapshot of them is taken.
@MainActor
struct SnapshotStage {
  let config: ViewImageConfig
  let overrides: UITraitCollection
  /// Whether the edges are covered as those of the simulated device are.
  let hasDeviceEdges: Bool

  init(config: ViewImageConfig, traits: UITraitCollection, inKeyWindow: Bool = false) {
    self.config = config
    overrides = UITraitCollection(traitsFrom: [config.traits, traits])
    hasDeviceEdges = inKeyWindow
  }

  /// Whether nothing is asked for that a view that is on the screen does not have there.
  private var changesNothing: Bool {
    config.size == nil && config.safeArea == .zero && overrides == UITraitCollection()
  }

  /// Whether a view can have the size that is asked for.
  private var isPossible: Bool {
    config.size.map { $0.width.isFinite && $0.height.isFinite } ?? true
  }

  private func window(_ size: CGSize) -> StageWindow {
    StageWindow(
      size: size, insets: hasDeviceEdges ? nil : config.safeArea, overrides: overrides)
  }

  // MARK: Showing

  /// Shows a controller, lets it settle, and does something with its view.
  func show<Result>(_ controller: UIViewController, _ body: (UIView) -> Result) -> Result {
    guard let view = controller.view, isPossible else { return body(UIView()) }
    if changesNothing, view.window != nil {
      StageTime.settle()
      return body(view)
    }
    if controller.parent != nil { controller.removeFromParent() }
    return show(controller, in: window(config.size ?? view.frame.size)) { body(view) }
  }

  /// Shows a controller in the size that its view takes by itself.
  func showFitting<Result>(_ controller: UIViewController, _ body: (UIView) -> Result) -> Result {
    guard let view = controller.view else { return body(UIView()) }
    let window = window(.zero)
    // The view has to be in the window to have its traits, and not yet on the screen.
    window.addSubview(view)
    let size = overrides.performing { view.intrinsicContentSize }
    guard size.width.isFinite, size.height.isFinite else { return body(view) }
    window.frame.size = size
    return show(controller, in: window) { body(view) }
  }

  /// Shows a view, lets it settle, and does something with it; then it is where it was before.
  func show<Result>(_ view: UIView, _ body: () -> Result) -> Result {
    guard isPossible else { return body() }
    if changesNothing, view.superview != nil {
      StageTime.settle()
      view.layoutIfNeeded()
      return body()
    }
    let home = ViewHome(of: view)
    let holder = UIViewController()
    let size = config.size ?? view.frame.size
    holder.view.frame.size = size
    holder.view.addSubview(view)
    let constraints = home.place(view, size)
    defer {
      NSLayoutConstraint.deactivate(constraints)
      home.take(view)
    }
    return show(holder, in: window(size)) {
      fit(view)
      return body()
    }
  }

  private func show<Result>(
    _ controller: UIViewController, in window: StageWindow, _ body: () -> Result
  ) -> Result {
    overrides.performing {
      window.rootViewController = controller
      window.isHidden = false
      StageTime.settle()
      let result = body()
      window.endEditing(true)
      window.isHidden = true
      window.rootViewController = nil
      StageTime.settle()
      return result
    }
  }

  /// Gives a view without a size the one that it asks for.
  private func fit(_ view: UIView) {
    guard view.bounds.width == 0 || view.bounds.height == 0 else { return }
    view.sizeToFit()
    view.layoutIfNeeded()
    guard view.bounds.width == 0 || view.bounds.height == 0 else { return }
    view.frame.size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    view.setNeedsLayout()
    StageTime.settle()
  }

  // MARK: Drawing

  /// A picture of what a view shows; a view on the stage.
  func picture(of view: UIView) -> UIImage {
    let size = isPossible ? view.bounds.size : config.size ?? .zero
    let list = DisplayList(DrawingPass.content(of: view))
      .offset(by: CGPoint(x: -view.bounds.minX, y: -view.bounds.minY))
    let scale = overrides.displayScale > 0 ? overrides.displayScale : UIScreen.main.scale
    let image = Self.picture(of: list, size: size, scale: scale, subject: "\(type(of: view))")
    DrawnScreens.shared.note(DrawnScreen(of: view, drawing: list, scale: scale), for: image)
    return image
  }

  /// The picture of a drawing; one without pixels, of which the reason is noted, if there can be none.
  static func picture(
    of list: DisplayList, size: CGSize, scale: CGFloat, subject: String
  ) -> UIImage {
    func none(_ reason: String) -> UIImage {
      UndrawnPictures.shared.note("There is no picture of \(subject): \(reason)")
    }
    guard size.width.isFinite, size.height.isFinite else {
      return none("its size is not finite. Give it one with layout: .fixed or size:.")
    }
    guard size.width > 0, size.height > 0 else {
      return none(
        "its size is \(size.width.shortText) × \(size.height.shortText). "
          + "Give it a size, or one with layout: .fixed or size:.")
    }
    do {
      let image = try Renderer(scale: scale).image(of: list, size: size)
      return UIImage(cgImage: image, scale: scale, orientation: .up)
    } catch {
      return none("\(error)")
    }
  }
}

extension UITraitCollection {
  /// Runs code in which colours and new views follow these traits over those of the device.
  @MainActor
  fileprivate func performing<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    UITraitCollection(traitsFrom: [.current, self]).performAsCurrent { result = body() }
    guard let result else { return body() }
    return result
  }
}
