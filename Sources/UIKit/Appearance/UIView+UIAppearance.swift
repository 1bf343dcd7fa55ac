import Foundation

extension UIView: UIAppearance, UIAppearanceContainer {
  public class func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(
      for: self, in: containerTypes, rules: AppearanceRule.all + AppearanceRule.own(of: self)
    ) {
      $0.madeAsAppearance()
    }
  }

  /// A fresh instance of the class.
  private class func madeAsAppearance() -> UIView? {
    if let cell = self as? UITableViewCell.Type {
      return DynamicInitializer.cell(cell, reuseIdentifier: "")
    }
    return DynamicInitializer.view(self, frame: .zero)
  }
}

extension UIBarItem: UIAppearance {
  public class func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(for: self, in: containerTypes, rules: AppearanceRule.all) {
      DynamicInitializer.object($0)
    }
  }
}

extension UIViewController: UIAppearanceContainer {}
