import Device
import Foundation

// Share links with titles, over several items, and with previews.

extension ShareLink where Label == DefaultShareLinkLabel {
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      items, subject, message, preview,
      DefaultShareLinkLabel(title: Text(SystemWord.shareMore.text)))
  }

  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, preview, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, preview, DefaultShareLinkLabel(title: Text(titleResource)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, preview, DefaultShareLinkLabel(title: Text(title)))
  }

  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, preview, DefaultShareLinkLabel(title: title))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, I>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      CollectionOfOne(item), subject, message, { _ in preview },
      DefaultShareLinkLabel(title: Text(title)))
  }

  public init<I>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title: title)
    )
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == URL
{
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(title: Text(titleResource)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(title: Text(title)))
  }

  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(title: title))
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel,
  Data.Element == String
{
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(title: Text(titleResource)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(title: Text(title)))
  }

  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(title: title))
  }
}

// MARK: - Previews

extension SharePreview {
  public nonisolated init(_ title: Text, image: Image, icon: Icon) {
    self.init(title, image: image, icon: Optional(icon))
  }

  public nonisolated init(_ title: Text, image: Image) where Icon == Never {
    self.init(title, image: image, icon: nil)
  }

  public nonisolated init(_ title: Text) where Image == Never, Icon == Never {
    self.init(title, image: nil, icon: nil)
  }

  public nonisolated init(_ title: Text, icon: Icon) where Image == Never {
    self.init(title, image: nil, icon: icon)
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, icon: Icon) where Image == Never {
    self.init(Text(titleKey), image: nil, icon: icon)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, icon: Icon) where Image == Never {
    self.init(Text(title), image: nil, icon: icon)
  }
}
