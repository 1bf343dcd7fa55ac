import Foundation

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL>, Label == DefaultShareLinkLabel {
    self.init(
      CollectionOfOne(item), subject, message, nil,
      DefaultShareLinkLabel(title: Text(titleResource)))
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, item: String, subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<String>, Label == DefaultShareLinkLabel {
    self.init(
      CollectionOfOne(item), subject, message, nil,
      DefaultShareLinkLabel(title: Text(titleResource)))
  }
}

extension ShareLink {
  @_disfavoredOverload
  public init<I>(
    _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
    self.init(
      CollectionOfOne(item), subject, message, { _ in preview },
      DefaultShareLinkLabel(title: Text(titleResource)))
  }
}
