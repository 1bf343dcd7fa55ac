import UIKit

extension UIColor {
  /// The colour of a view as one of UIKit, which follows the traits as the other does.
  ///
  /// A colour that came from UIKit is equal to what it was, and one of the system's to UIKit's.
  public convenience init(_ color: Color) {
    if let known = color.uiColor {
      self.init(like: known)
    } else if let fixed = color.cgColor {
      self.init(cgColor: fixed)
    } else {
      self.init { traits in
        var resolution = ColorResolution()
        resolution.isDark = traits.userInterfaceStyle == .dark
        resolution.isHighContrast = traits.accessibilityContrast == .high
        resolution.isElevated = traits.userInterfaceLevel == .elevated
        return UIColor(cgColor: resolution.paint(color).cgColor)
      }
    }
  }
}

extension Color {
  /// The same colour among those of UIKit; nil if it has none.
  fileprivate var uiColor: UIColor? {
    switch source {
    case .uiColor(let color): color
    case .system(.primary): .label
    case .system(.secondary): .secondaryLabel
    case .system(let system): AssetColors.systemColors["system\(system.rawValue.capitalized)Color"]
    default: nil
    }
  }
}
