import SwiftUI
import UIKit

extension ViewType {
  /// Stands for `ColorPicker`.
  public struct ColorPicker: BaseViewType {
    public static let typePrefix = "ColorPicker"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `ColorPicker`.
  public func colorPicker() throws -> InspectableView<ViewType.ColorPicker> {
    try child(ViewType.ColorPicker.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `ColorPicker`.
  public func colorPicker(_ index: Int) throws -> InspectableView<ViewType.ColorPicker> {
    try child(ViewType.ColorPicker.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.ColorPicker {
  /// The label.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("labelView")
  }

  /// Chooses a colour as a user would.
  ///
  /// - Throws: `unresponsiveControl` if no user could.
  public func select(color: Color) throws {
    let picker = try node.responsiveColorPicker()
    if let selection = picker.cgSelection {
      selection.wrappedValue = color.cgColor ?? color.resolve(in: EnvironmentValues()).cgColor
    } else {
      picker.selection.wrappedValue = color
    }
  }

  /// Chooses a colour as a user would.
  public func select(color: CGColor) throws {
    let picker = try node.responsiveColorPicker()
    if let selection = picker.cgSelection {
      selection.wrappedValue = color
    } else {
      picker.selection.wrappedValue = Color(cgColor: color)
    }
  }

  /// Chooses a colour as a user would.
  public func select(color: UIColor) throws {
    let picker = try node.responsiveColorPicker()
    if let selection = picker.cgSelection {
      selection.wrappedValue = color.cgColor
    } else {
      picker.selection.wrappedValue = Color(uiColor: color)
    }
  }
}

extension ViewType.ColorPicker {
  /// The components of a colour, to compare colours by.
  public struct RGBA: Equatable, Sendable {
    /// From 0 to 1.
    public let red: CGFloat
    /// From 0 to 1.
    public let green: CGFloat
    /// From 0 to 1.
    public let blue: CGFloat
    /// From 0 to 1.
    public let alpha: CGFloat

    init(color: SwiftUI.Color) {
      let resolved = color.resolve(in: EnvironmentValues())
      red = CGFloat(resolved.red)
      green = CGFloat(resolved.green)
      blue = CGFloat(resolved.blue)
      alpha = CGFloat(resolved.opacity)
    }

    init(color: CGColor) { self.init(color: SwiftUI.Color(cgColor: color)) }

    init(color: UIColor) { self.init(color: SwiftUI.Color(uiColor: color)) }
  }
}

extension InspectedNode {
  fileprivate func responsiveColorPicker() throws -> any ColorPickerValue {
    try requireResponsive()
    return try value(as: (any ColorPickerValue).self)
  }
}

/// What can be written to a picker whatever its label is.
private protocol ColorPickerValue {
  var selection: Binding<Color> { get }
  var cgSelection: Binding<CGColor>? { get }
}

extension ColorPicker: ColorPickerValue {}
