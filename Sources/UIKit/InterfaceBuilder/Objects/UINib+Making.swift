import Device
import Foundation

extension UINib {
  /// Nil where there is no file or no XML in it, which is told.
  private var file: InterfaceFile? {
    switch content {
    case .data(let data):
      do {
        return try InterfaceFile(path: "data.xib", data: data)
      } catch let problem as InterfaceTreeBuilder.Problem {
        InterfaceIssue.unreadable("data.xib", problem)
      } catch {}
      return nil
    case .file(let name):
      if InterfaceFileSearch.path(named: name, .xib, in: bundle) == nil {
        let known = InterfaceFileSearch.names(.xib, in: bundle)
        RuntimeIssue.fail(
          "Could not load NIB in bundle: '\((bundle ?? .main).bundlePath)' with name '\(name)'."
            + InterfaceIssue.hint(for: name, among: known))
        return nil
      }
      return InterfaceFileSearch.file(named: name, .xib, in: bundle)
    }
  }

  func makeObjects(owner: Any?, options: [OptionsKey: Any]) -> [Any] {
    guard let file else { return [] }
    let pass = InterfacePass(InterfaceValues(file: file, bundle: bundle))
    let external = options[.externalObjects] as? [AnyHashable: Any] ?? [:]
    let elements = file.document.list("objects")
    for element in elements where element.name == "placeholder" {
      let identifier = element["placeholderIdentifier"] ?? ""
      if identifier == "IBFilesOwner" {
        guard let owner = owner as? NSObject else { continue }
        pass.register(owner, element)
        pass.willConnect(owner, element)
      } else if let object = external[identifier] as? NSObject {
        pass.register(object, element)
      }
    }
    let made = elements.filter { $0.name != "placeholder" }.compactMap { pass.make($0) }
    pass.finish()
    return made
  }
}

extension Bundle {
  /// Makes the objects of a xib in this bundle: those at its top in the order of the file.
  ///
  /// A file that does not exist ends an app on iOS; here the running test fails, and the list is empty.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    // The main bundle of an app that is a package has its resources beside it.
    UINib(nibName: name, bundle: self == .main ? nil : self)
      .instantiate(withOwner: owner, options: options)
  }
}

extension UIViewController {
  /// Loads the view from the controller's xib: the one it was given, or one of its class's name.
  ///
  /// False where there is none.
  func loadNib() -> Bool {
    guard let name = nibName ?? nibNameOfClass else { return false }
    _ = UINib(nibName: name, bundle: interfaceBundle).instantiate(withOwner: self)
    if storedView == nil {
      RuntimeIssue.fail(
        "-[\(type(of: self)) loadView] loaded the \"\(name)\" nib but the view outlet was not set.")
    }
    return storedView != nil
  }

  private var interfaceBundle: Bundle? {
    nibBundle.flatMap { $0 == .main ? nil : $0 }
  }

  /// `LoginView` or else `LoginViewController` for a `LoginViewController`, if there is such a file.
  private var nibNameOfClass: String? {
    let type = type(of: self)
    // The library's own classes have no files.
    guard _typeName(type).prefix(while: { $0 != "." }) != "UIKit" else { return nil }
    let name = String(describing: type)
    let short = name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : nil
    return [short, name].compactMap { $0 }.first {
      InterfaceFileSearch.path(named: $0, .xib, in: interfaceBundle) != nil
    }
  }
}
