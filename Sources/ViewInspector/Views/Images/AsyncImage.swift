import SwiftUI

extension ViewType {
  /// Stands for `AsyncImage`.
  public struct AsyncImage: BaseViewType {
    public static let typePrefix = "AsyncImage"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `AsyncImage`.
  public func asyncImage() throws -> InspectableView<ViewType.AsyncImage> {
    try child(ViewType.AsyncImage.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `AsyncImage`.
  public func asyncImage(_ index: Int) throws -> InspectableView<ViewType.AsyncImage> {
    try child(ViewType.AsyncImage.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.AsyncImage {
  /// Where the image comes from; nil for nowhere.
  public func url() throws -> URL? { try node.value(as: (any AsyncImageValue).self).url }

  /// Pixels of the image for a point.
  public func scale() throws -> CGFloat { try node.value(as: (any AsyncImageValue).self).scale }

  /// The transaction in which the phases change.
  public func transaction() throws -> Transaction {
    try node.value(as: (any AsyncImageValue).self).transaction
  }

  /// What the app shows in a phase.
  public func contentView(
    _ phase: AsyncImagePhase
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    let view = try node.value(as: (any AsyncImageValue).self).anyContent(phase)
    let call =
      switch phase {
      case .empty: "contentView(.empty)"
      case .success: "contentView(.success())"
      case .failure: "contentView(.failure())"
      }
    return .init(
      InspectedNode(UnwrappedView(view), parent: node, element: .named(call, nil)))
  }
}

/// What can be read of an image whatever its content is.
@MainActor
private protocol AsyncImageValue {
  var url: URL? { get }
  var scale: CGFloat { get }
  var transaction: Transaction { get }
  func anyContent(_ phase: AsyncImagePhase) -> any View
}

extension AsyncImage: AsyncImageValue {
  fileprivate func anyContent(_ phase: AsyncImagePhase) -> any View { content(phase) }
}
