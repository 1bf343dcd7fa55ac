import SwiftUI

extension ViewType {
  /// Stands for `DisclosureGroup`.
  public struct DisclosureGroup: BaseViewType, MultipleViewContent {
    public static let typePrefix = "DisclosureGroup"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `DisclosureGroup`.
  public func disclosureGroup() throws -> InspectableView<ViewType.DisclosureGroup> {
    try child(ViewType.DisclosureGroup.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `DisclosureGroup`.
  public func disclosureGroup(_ index: Int) throws -> InspectableView<ViewType.DisclosureGroup> {
    try child(ViewType.DisclosureGroup.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.DisclosureGroup {
  /// The label.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("labelView")
  }

  /// Whether the content is shown.
  public func isExpanded() throws -> Bool {
    try node.value(as: (any DisclosureGroupValue).self).isExpanded.wrappedValue
  }

  /// Shows the content.
  ///
  /// - Throws: `InspectionError` where no binding decides.
  public func expand() throws { try set(isExpanded: true) }

  /// Hides the content.
  ///
  /// - Throws: `InspectionError` where no binding decides.
  public func collapse() throws { try set(isExpanded: false) }

  private func set(isExpanded: Bool) throws {
    guard let binding = try node.value(as: (any DisclosureGroupValue).self).isExpandedBinding
    else {
      throw InspectionError.notSupported(
        """
        You need to enable programmatic expansion by using \
        `DisclosureGroup(isExpanded:, content:, label:`
        """)
    }
    binding.wrappedValue = isExpanded
  }
}

/// What can be read of a disclosure group whatever its label and content are.
private protocol DisclosureGroupValue {
  var isExpanded: Binding<Bool> { get }
  var isExpandedBinding: Binding<Bool>? { get }
}

extension DisclosureGroup: DisclosureGroupValue {}
