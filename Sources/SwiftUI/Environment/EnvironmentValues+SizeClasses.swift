import UIKit

/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular

  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case .unspecified: return nil
    }
  }
}

enum HorizontalSizeClassKey: EnvironmentKey {
  static let id = ObjectIdentifier(HorizontalSizeClassKey.self)
  static let defaultValue: UserInterfaceSizeClass? = .compact
}

enum VerticalSizeClassKey: EnvironmentKey {
  static let id = ObjectIdentifier(VerticalSizeClassKey.self)
  static let defaultValue: UserInterfaceSizeClass? = .regular
}

extension EnvironmentValues {
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
}
