import SwiftUI

extension ViewType {
  /// Stands for `Link`.
  public struct Link: BaseViewType {
    public static let typePrefix = "Link"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `Link`.
  public func link() throws -> InspectableView<ViewType.Link> {
    try child(ViewType.Link.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `Link`.
  public func link(_ index: Int) throws -> InspectableView<ViewType.Link> {
    try child(ViewType.Link.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.Link {
  /// The label.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("labelView")
  }

  /// Where the link leads.
  public func url() throws -> URL {
    try node.value(as: (any LinkValue).self).destination
  }
}

extension InspectableView {
  /// The first link to a place.
  public func find(link url: URL) throws -> InspectableView<ViewType.Link> {
    try find(ViewType.Link.self, where: { try $0.url() == url })
  }

  /// The first link whose label contains a text.
  public func find(
    link label: String, locale: Locale = .testsDefault
  ) throws -> InspectableView<ViewType.Link> {
    try find(ViewType.Link.self, containing: label, locale: locale)
  }
}

/// What can be read of a link whatever its label is.
private protocol LinkValue {
  var destination: URL { get }
}

extension Link: LinkValue {}
