import SwiftUI

extension ViewType {
  public struct DisclosureGroup: BaseViewType, MultipleViewContent {
    public static let typePrefix = "DisclosureGroup"
  }
}

extension InspectableView where View: SingleViewContent {
  public func disclosureGroup() throws -> InspectableView<ViewType.DisclosureGroup> {
    try child(ViewType.DisclosureGroup.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func disclosureGroup(_ index: Int) throws -> InspectableView<ViewType.DisclosureGroup> {
    try child(ViewType.DisclosureGroup.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.DisclosureGroup {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("labelView")
  }

  public func isExpanded() throws -> Bool {
    try node.value(as: (any DisclosureGroupValue).self).isExpanded.wrappedValue
  }

  public func expand() throws { try set(isExpanded: true) }

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
