import Foundation

/// Makes controllers of the scenes in a storyboard file of Interface Builder.
///
/// The file is read as it stands in the sources, `Main.storyboard`, in the bundle's folder or those of its
/// languages. Differs from Apple's: with no bundle it is looked for in all bundles beside the program, and
/// compiled storyboards (`storyboardc`) are not read.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  let name: String
  let bundle: Bundle?

  /// A file that does not exist ends an app on iOS; here the running test fails.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil
    super.init()
    checkFile()
  }

  /// The initial controller, whose view is not loaded yet; nil if none is marked as such.
  open func instantiateInitialViewController() -> UIViewController? {
    makeInitialController(creator: nil)
  }

  /// A new controller of the scene with that identifier, whose view is not loaded yet.
  ///
  /// An identifier that no scene has ends an app on iOS; here the running test fails, and the controller is
  /// a plain one.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    makeController(withIdentifier: identifier, creator: nil) ?? UIViewController()
  }
}

extension UIStoryboard {
  /// The initial controller, made by `creator`, or by `init(coder:)` where that is nil or gives nil.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    let made = makeInitialController(creator: creator.map { creator in { creator($0) } })
    return made.map { checked($0, "the initial view controller") }
  }

  /// The controller of the scene with that identifier, made by `creator`, or by `init(coder:)` where that is
  /// nil or gives nil.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = makeController(
      withIdentifier: identifier, creator: creator.map { creator in { creator($0) } })
    return made.map { checked($0, "'\(identifier)'") } ?? Self.substitute(for: ViewController.self)
  }

  private func checked<ViewController: UIViewController>(
    _ controller: UIViewController, _ scene: String
  ) -> ViewController {
    if let controller = controller as? ViewController { return controller }
    fail(scene, is: controller, expected: ViewController.self)
    return Self.substitute(for: ViewController.self)
  }
}
