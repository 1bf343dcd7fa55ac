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
  ///
  /// Differs from Apple's: the last parameters say where that is told.
  public init(
    name: String, bundle storyboardBundleOrNil: Bundle?, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line
  ) {
    self.name = name
    bundle = storyboardBundleOrNil
    super.init()
    checkFile(at: SourceLine(fileID: fileID, filePath: filePath, line: line))
  }

  /// The initial controller, whose view is not loaded yet; nil if none is marked as such.
  open func instantiateInitialViewController() -> UIViewController? {
    makeInitialController(creator: nil)
  }

  /// A new controller of the scene with that identifier, whose view is not loaded yet.
  ///
  /// An identifier that no scene has ends an app on iOS; here the running test fails, and the controller is
  /// a plain one.
  ///
  /// Differs from Apple's: the last parameters say where that is told.
  open func instantiateViewController(
    withIdentifier identifier: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line
  ) -> UIViewController {
    makeController(
      withIdentifier: identifier, creator: nil,
      at: SourceLine(fileID: fileID, filePath: filePath, line: line)) ?? UIViewController()
  }
}

extension UIStoryboard {
  /// The initial controller, made by `creator`, or by `init(coder:)` where that is nil or gives nil.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line
  ) -> ViewController? {
    let made = makeInitialController(creator: creator.map { creator in { creator($0) } })
    return made.map {
      checked(
        $0, "the initial view controller",
        at: SourceLine(fileID: fileID, filePath: filePath, line: line))
    }
  }

  /// The controller of the scene with that identifier, made by `creator`, or by `init(coder:)` where that is
  /// nil or gives nil.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
  ) -> ViewController {
    let call = SourceLine(fileID: fileID, filePath: filePath, line: line)
    let made = makeController(
      withIdentifier: identifier, creator: creator.map { creator in { creator($0) } }, at: call)
    return made.map { checked($0, "'\(identifier)'", at: call) }
      ?? Self.substitute(for: ViewController.self)
  }

  private func checked<ViewController: UIViewController>(
    _ controller: UIViewController, _ scene: String, at call: SourceLine
  ) -> ViewController {
    if let controller = controller as? ViewController { return controller }
    fail(scene, is: controller, expected: ViewController.self, at: call)
    return Self.substitute(for: ViewController.self)
  }
}
