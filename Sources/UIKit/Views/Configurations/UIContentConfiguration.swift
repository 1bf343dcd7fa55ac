import Foundation

/// What a view that is configured is in: highlighted, selected, editing.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  init(traitCollection: UITraitCollection)
  var traitCollection: UITraitCollection { get set }
  /// A part of the state that is the app's own.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// Differs from Apple's: kept, and read by nobody here; configurations look at the traits of their views.
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  /// Differs from Apple's: stays `false` but where an app sets it; no configuration looks different with it.
  public var isFocused = false
  /// Differs from Apple's: stays `false` but where an app sets it; views are not told that they are pinned.
  public var isPinned = false
  private var values = ConfigurationPart<[UIConfigurationStateCustomKey: AnyHashable]>([:])

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values.value[key] }
    set { values.value[key] = newValue }
  }
}

@preconcurrency @MainActor
public protocol UIContentConfiguration {
  func makeContentView() -> UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the configuration is of the type that the view has now.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
