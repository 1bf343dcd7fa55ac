import Device
import Foundation

extension UIStoryboard {
  var file: InterfaceFile? { InterfaceFileSearch.file(named: name, .storyboard, in: bundle) }

  /// Says that there is no such file, as iOS ends the app when the storyboard is made.
  func checkFile(at call: SourceLine) {
    guard InterfaceFileSearch.path(named: name, .storyboard, in: bundle) == nil else { return }
    let known = InterfaceFileSearch.names(.storyboard, in: bundle)
    RuntimeIssue.fail(
      "Could not find a storyboard named '\(name)' in bundle \((bundle ?? .main).bundlePath)."
        + InterfaceIssue.hint(for: name, among: known),
      fileID: call.fileID, filePath: call.filePath, line: call.line)
  }

  /// The controller that the arrow points to; nil if there is none.
  func makeInitialController(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let file, let id = file.document["initialViewController"] else { return nil }
    guard let scene = file.scene(where: "id", is: id),
      let element = scene.list("objects").first(where: { $0.id == id })
    else {
      InterfaceIssue.fail(
        "The initial view controller \(id) is in no scene.", file.document, in: file)
      return nil
    }
    return make(element, in: scene, of: file, creator: creator)
  }

  /// Nil for an identifier that no scene has, which is told.
  func makeController(
    withIdentifier identifier: String, creator: ((NSCoder) -> UIViewController?)?,
    at call: SourceLine = SourceLine()
  ) -> UIViewController? {
    guard let file else { return nil }
    guard let scene = file.scene(where: "storyboardIdentifier", is: identifier),
      let element = scene.list("objects").first(where: { $0["storyboardIdentifier"] == identifier })
    else {
      var known: [String] = []
      for scene in file.allScenes {
        known += scene.list("objects").compactMap { $0["storyboardIdentifier"] }
      }
      InterfaceIssue.fail(
        "Storyboard '\(name)' doesn't contain a view controller with identifier '\(identifier)'."
          + InterfaceIssue.hint(for: identifier, among: known), nil, in: file, at: call)
      return nil
    }
    return make(element, in: scene, of: file, creator: creator)
  }

  private func make(
    _ element: InterfaceElement, in scene: InterfaceElement, of file: InterfaceFile,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    let made = StoryboardScene.makeController(
      element, in: scene, of: self, InterfaceValues(file: file, bundle: bundle), creator: creator)
    // On iOS a storyboard leaves what it makes in the turn's pool: tests hold on to a controller's table alone.
    if let made { TurnPool.shared.keep(made) }
    return made
  }

  /// What stands in for a controller that could not be made, so that a failed test can go on.
  static func substitute<Controller: UIViewController>(for missing: Controller.Type) -> Controller {
    guard let controller = Controller(coder: NSCoder()) else {
      preconditionFailure("\(Controller.self) could not be made of a storyboard")
    }
    return controller
  }
}

extension UIStoryboard {
  func fail(
    _ scene: String, is controller: UIViewController, expected: UIViewController.Type,
    at call: SourceLine
  ) {
    RuntimeIssue.fail(
      "Storyboard '\(name)': \(scene) is a \(type(of: controller)), no \(expected). Set the custom "
        + "class of its scene.", fileID: call.fileID, filePath: call.filePath, line: call.line)
  }
}

extension UIStoryboard {
  /// A class of the app by its name alone, as Info.plist may have it.
  static func registeredClass(named name: String) -> AnyClass? {
    InterfaceKeys.registeredClass(named: name, module: nil)
  }
}
