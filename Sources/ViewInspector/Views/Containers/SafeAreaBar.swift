import SwiftUI

extension ViewType {
  /// A bar that a modifier puts at an edge of a view.
  public struct SafeAreaBar: BaseViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "SafeAreaBar"
  }

  public typealias SafeAreaBarEdge = ViewInspector.SafeAreaBarEdge

  public typealias SafeAreaBarAlignment = ViewInspector.SafeAreaBarAlignment
}

/// Where a bar stands.
public enum SafeAreaBarEdge: Equatable, Sendable {
  case horizontal(HorizontalEdge)
  case vertical(VerticalEdge)
}

/// How a bar is aligned along its edge.
public enum SafeAreaBarAlignment: Equatable, Sendable {
  case horizontal(HorizontalAlignment)
  case vertical(VerticalAlignment)
}

extension InspectableView {
  /// The bar that `safeAreaBar` puts at an edge of the view.
  ///
  /// `index`: Counts the bars, the innermost one first.
  public func safeAreaBar(_ index: Int? = nil) throws -> InspectableView<ViewType.SafeAreaBar> {
    .init(try borne(named: "safeAreaBar", at: index))
  }
}

extension InspectableView where View == ViewType.SafeAreaBar {
  /// The edge at which it stands.
  public func edge() throws -> SafeAreaBarEdge {
    switch try node.value(as: (any SafeAreaBarValue).self).edge {
    case .top: .vertical(.top)
    case .bottom: .vertical(.bottom)
    case .leading: .horizontal(.leading)
    case .trailing: .horizontal(.trailing)
    }
  }

  /// Where at its edge the bar stands.
  public func alignment() throws -> SafeAreaBarAlignment {
    let bar = try node.value(as: (any SafeAreaBarValue).self)
    switch bar.edge {
    case .top, .bottom: return .horizontal(bar.alignment.horizontal)
    case .leading, .trailing: return .vertical(bar.alignment.vertical)
    }
  }

  /// The distance to the view in points; 0 where none was given, as the original reads it.
  public func spacing() throws -> CGFloat? {
    try node.value(as: (any SafeAreaBarValue).self).spacing ?? 0
  }
}

/// What can be read of a bar whatever it shows.
private protocol SafeAreaBarValue {
  var edge: Edge { get }
  var alignment: Alignment { get }
  var spacing: CGFloat? { get }
}

extension _SafeAreaInsetModifier: SafeAreaBarValue {}
