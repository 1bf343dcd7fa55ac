import SwiftUI

extension ViewType {
  /// Stands for `Text`.
  public struct Text: BaseViewType {
    public static let typePrefix = "Text"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `Text`.
  public func text() throws -> InspectableView<ViewType.Text> {
    try child(ViewType.Text.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `Text`.
  public func text(_ index: Int) throws -> InspectableView<ViewType.Text> {
    try child(ViewType.Text.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.Text {
  /// The characters, as they read in a locale.
  ///
  /// - Throws: `notSupported` for dates in a style that changes with time.
  public func string(locale: Locale = .testsDefault) throws -> String {
    try node.text().inspectedString(locale: locale)
  }

  /// The looks of the text, whole or in part.
  public func attributes() throws -> ViewType.Text.Attributes {
    ViewType.Text.Attributes(
      try node.text(), outerColor: (try? node.writtenForegroundColor()).flatMap { $0 },
      outerFont: node.environmentValue(\.font, includesAncestors: true).flatMap { $0 })
  }

  /// The images between the characters.
  public func images() throws -> [Image] {
    try node.text().pieces(in: EnvironmentValues()).compactMap(\.image)
  }

  /// - Throws: `notSupported` for texts that were not made from an attributed string.
  public func attributedString() throws -> AttributedString {
    if case .attributed(let string) = try node.text().storage { return string }
    throw InspectionError.notSupported(
      "Please use attributes() for accessing the text styles on this view")
  }
}

extension InspectedNode {
  func text() throws -> Text { try value(as: Text.self) }
}

extension Text {
  /// The characters that the text shows in a locale.
  func inspectedString(locale: Locale) throws -> String {
    if modifiers.isEmpty, let plain = plainText(locale) { return plain }
    if changesWithTime {
      throw InspectionError.notSupported(
        "Inspection of formatted Date is currently not supported")
    }
    var values = EnvironmentValues()
    values.locale = locale
    return pieces(in: values)
      .map { piece in piece.image.map { "Image('\($0.inspectedName)')" } ?? piece.text }
      .joined()
  }
}
