import CoreGraphics
import Foundation
import Metrics

@preconcurrency @MainActor
public struct UIBackgroundConfiguration: Hashable {
  /// Setting it, to nil too, makes it the same in all states.
  public var backgroundColor: UIColor? {
    get { color }
    set {
      color = newValue
      hasOwnColor = true
    }
  }
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { backgroundColorFunction.map(UIConfigurationColorTransformer.init(function:)) }
    set { backgroundColorFunction = newValue?.function }
  }
  public var cornerRadius: CGFloat = 0
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { strokeColorFunction.map(UIConfigurationColorTransformer.init(function:)) }
    set { strokeColorFunction = newValue?.function }
  }
  /// In points.
  public var strokeWidth: CGFloat = 0
  /// How far outside of the background its line stands, in points; negative for inside.
  public var strokeOutset: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Where the layout margins of the view that has the background are added to its insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge {
    get { NSDirectionalRectEdge(rawValue: edgesWithMargins) }
    set { edgesWithMargins = newValue.rawValue }
  }
  /// The raw value: the set of edges cannot be hashed on iOS, and apps may say themselves how.
  private var edgesWithMargins: UInt = 0
  /// Stands in a cell, header or footer over the colour and below everything else.
  ///
  /// Differs from Apple's: shown by cells, headers and footers only, not by buttons.
  public var customView: UIView? {
    get { view.value }
    set { view.value = newValue }
  }
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// Differs from Apple's: kept, and shown nowhere; backgrounds are plain colours.
  public var visualEffect: UIVisualEffect? {
    get { effect.value }
    set { effect.value = newValue }
  }
  private var color: UIColor?
  /// Whether somebody has set the colour, which no state changes then.
  private(set) var hasOwnColor = false
  var role = Role.none
  private var backgroundColorFunction: ConfigurationFunction<UIColor>?
  private var strokeColorFunction: ConfigurationFunction<UIColor>?
  private var view = ConfigurationPart<UIView?>(nil)
  private var effect = ConfigurationPart<UIVisualEffect?>(nil)

  public nonisolated init() {}

  init(_ color: UIColor?, cornerRadius: CGFloat = 0, role: Role) {
    self.color = color
    self.cornerRadius = cornerRadius
    self.role = role
  }

  /// The color of the background: the tint color where none is set.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    shownColor ?? backgroundColorTransformer?(tintColor) ?? tintColor
  }

  /// The color of the line around it: the tint color where none is set.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    shownStrokeColor ?? strokeColorTransformer?(tintColor) ?? tintColor
  }

  /// What is drawn; nil for nothing.
  var shownColor: UIColor? { backgroundColor.map { backgroundColorTransformer?($0) ?? $0 } }
  private var shownStrokeColor: UIColor? { strokeColor.map { strokeColorTransformer?($0) ?? $0 } }

  /// Whether it is a colour from edge to edge.
  var isPlain: Bool {
    backgroundInsets == .zero && edgesAddingLayoutMarginsToBackgroundInsets.isEmpty && image == nil
      && strokeWidth <= 0
  }

  /// The same with another colour, which states may change again.
  func with(_ color: UIColor?) -> UIBackgroundConfiguration {
    var copy = self
    copy.color = color
    return copy
  }
}
