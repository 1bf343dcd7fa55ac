import SwiftUI

extension ViewType {
  /// Stands for `ShareLink`.
  public struct ShareLink: BaseViewType {
    public static let typePrefix = "ShareLink"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `ShareLink`.
  public func shareLink() throws -> InspectableView<ViewType.ShareLink> {
    try child(ViewType.ShareLink.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `ShareLink`.
  public func shareLink(_ index: Int) throws -> InspectableView<ViewType.ShareLink> {
    try child(ViewType.ShareLink.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.ShareLink {
  /// The one thing that is shared.
  ///
  /// - Throws: `notSupported` for links with a collection; `typeMismatch` for another type.
  public func item<T>(type: T.Type) throws -> T {
    let link = try node.value(as: (any ShareLinkValue).self)
    guard let only = link.onlyItem else {
      throw InspectionError.notSupported(
        "ShareLink has multiple items. Please use items() instead of item(type:)")
    }
    guard let item = only as? T else {
      throw InspectionError.typeMismatch(
        factual: TypeName.full(Swift.type(of: only)), expected: TypeName.full(type))
    }
    return item
  }

  /// The collection of what is shared.
  public func items() throws -> Any { try node.value(as: (any ShareLinkValue).self).anyItems }

  /// The label.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("labelView")
  }

  /// The subject.
  public func subjectView() throws -> InspectableView<ViewType.Text> {
    .init(try node.supplementary("subjectView"))
  }

  /// The message.
  public func messageView() throws -> InspectableView<ViewType.Text> {
    .init(try node.supplementary("messageView"))
  }

  /// How an element looks before it is shared.
  ///
  /// - Throws: `attributeNotFound` for links without previews; `typeMismatch` for other types.
  public func sharePreview<DataElement, PreviewImage, PreviewIcon>(
    for element: DataElement, imageType: PreviewImage.Type, iconType: PreviewIcon.Type
  ) throws -> SharePreview<PreviewImage, PreviewIcon> {
    let preview = try node.value(as: (any ShareLinkValue).self).preview(ofElement: element)
    guard let typed = preview as? SharePreview<PreviewImage, PreviewIcon> else {
      throw InspectionError.typeMismatch(
        factual: TypeName.full(Swift.type(of: preview)),
        expected: TypeName.full(SharePreview<PreviewImage, PreviewIcon>.self))
    }
    return typed
  }
}

extension SharePreview {
  /// The title.
  @preconcurrency @MainActor
  public func title() throws -> InspectableView<ViewType.Text> { try title.inspect().text() }

  /// - Throws: `attributeNotFound` for previews without an image.
  @preconcurrency @MainActor
  public func image() throws -> Image {
    if let image { return image }
    throw InspectionError.attributeNotFound(label: "image", type: "SharePreview")
  }

  /// - Throws: `attributeNotFound` for previews without an icon.
  @preconcurrency @MainActor
  public func icon() throws -> Icon {
    if let icon { return icon }
    throw InspectionError.attributeNotFound(label: "icon", type: "SharePreview")
  }
}

/// What can be read of a link whatever its data are.
private protocol ShareLinkValue {
  var anyItems: Any { get }
  /// Nil for links with a collection.
  var onlyItem: Any? { get }
  func preview(ofElement element: Any) throws -> Any
}

extension ShareLink: ShareLinkValue {
  fileprivate var anyItems: Any { data }

  fileprivate var onlyItem: Any? {
    Data.self == CollectionOfOne<Data.Element>.self ? data.first : nil
  }

  fileprivate func preview(ofElement element: Any) throws -> Any {
    guard let preview else {
      throw InspectionError.attributeNotFound(label: "preview", type: "ShareLink")
    }
    guard let element = element as? Data.Element else {
      throw InspectionError.typeMismatch(
        factual: TypeName.full(type(of: element)), expected: TypeName.full(Data.Element.self))
    }
    return preview(element)
  }
}
