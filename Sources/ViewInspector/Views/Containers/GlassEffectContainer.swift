import SwiftUI

extension ViewType {
  /// Stands for `GlassEffectContainer`.
  public struct GlassEffectContainer: BaseViewType, MultipleViewContent {
    public static let typePrefix = "GlassEffectContainer"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `GlassEffectContainer`.
  public func glassEffectContainer() throws -> InspectableView<ViewType.GlassEffectContainer> {
    try child(ViewType.GlassEffectContainer.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `GlassEffectContainer`.
  public func glassEffectContainer(
    _ index: Int
  ) throws -> InspectableView<ViewType.GlassEffectContainer> {
    try child(ViewType.GlassEffectContainer.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.GlassEffectContainer {
  /// How near pieces of glass have to be to flow together, in points.
  public func spacing() throws -> CGFloat? {
    try node.value(as: (any GlassEffectContainerValue).self).spacing
  }
}

/// What can be read of the container whatever its content is.
@MainActor
private protocol GlassEffectContainerValue {
  var spacing: CGFloat? { get }
}

extension GlassEffectContainer: GlassEffectContainerValue {}
