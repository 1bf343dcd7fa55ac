import Device
import Foundation
import UIKit

/// A button that offers something to other apps.
///
/// Differs from Apple's: what can be done with it is to copy it.
public nonisolated struct ShareLink<
  Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View
>: View {
  package let data: Data
  package let subject: Text?
  package let message: Text?
  package let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
  package let label: Label
  @State private var isOpen = false

  init(
    _ data: Data, _ subject: Text?, _ message: Text?,
    _ preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?, _ label: Label
  ) {
    self.data = data
    self.subject = subject
    self.message = message
    self.preview = preview
    self.label = label
  }

  @MainActor public var body: some View {
    Button {
      isOpen = true
    } label: {
      label
    }
    .sheet(isPresented: $isOpen) {
      ShareSheet(title: title, texts: data.map { words(for: $0) }, isOpen: $isOpen)
    }
  }

  @MainActor private func words(for item: Data.Element) -> String {
    ShareSheetParts.words(for: item) ?? String(describing: type(of: item))
  }

  @MainActor private var title: Text {
    if let first = data.first, let preview { return preview(first).title }
    return subject ?? Text(verbatim: data.first.map { words(for: $0) } ?? "")
  }

  @MainActor public var _structure: _ViewStructure {
    var parts = [SupplementaryView("labelView", label)]
    if let subject { parts.append(SupplementaryView("subjectView", isTyped: true, subject)) }
    if let message { parts.append(SupplementaryView("messageView", isTyped: true, message)) }
    return .view("ShareLink", supplementary: parts)
  }
}

/// The label of a share link that has none of its own.
public nonisolated struct DefaultShareLinkLabel: View {
  let title: Text

  @MainActor public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }

  @MainActor public var _structure: _ViewStructure { _ViewStructure(.wrapper(title)) }
}

/// How something looks before it is shared.
public struct SharePreview<Image, Icon> {
  package let title: Text
  package let image: Image?
  package let icon: Icon?

  init(_ title: Text, image: Image?, icon: Icon?) {
    self.title = title
    self.image = image
    self.icon = icon
  }
}

extension SharePreview {
  public nonisolated init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(Text(titleKey), image: image, icon: icon)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(Text(title), image: image, icon: icon)
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never {
    self.init(Text(titleKey), image: image, icon: nil)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: Image) where Icon == Never {
    self.init(Text(title), image: image, icon: nil)
  }

  public nonisolated init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never {
    self.init(Text(titleKey), image: nil, icon: nil)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) where Image == Never, Icon == Never {
    self.init(Text(title), image: nil, icon: nil)
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, nil, label())
  }

  public init(item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL>, Label == DefaultShareLinkLabel {
    self.init(
      CollectionOfOne(item), subject, message, nil,
      DefaultShareLinkLabel(title: Text(SystemWord.shareMore.text)))
  }

  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL>, Label == DefaultShareLinkLabel {
    self.init(
      CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL>, Label == DefaultShareLinkLabel {
    self.init(
      CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: Text(title)))
  }

  public init(
    _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL>, Label == DefaultShareLinkLabel {
    self.init(
      CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: title))
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(items, subject, message, nil, label())
  }

  public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where Label == DefaultShareLinkLabel {
    self.init(
      items, subject, message, nil, DefaultShareLinkLabel(title: Text(SystemWord.shareMore.text)))
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, nil, label())
  }

  public init(item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String>, Label == DefaultShareLinkLabel {
    self.init(
      CollectionOfOne(item), subject, message, nil,
      DefaultShareLinkLabel(title: Text(SystemWord.shareMore.text)))
  }

  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String>, Label == DefaultShareLinkLabel {
    self.init(
      CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String>, Label == DefaultShareLinkLabel {
    self.init(
      CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: Text(title)))
  }

  public init(
    _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String>, Label == DefaultShareLinkLabel {
    self.init(
      CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: title))
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(items, subject, message, nil, label())
  }

  public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where Label == DefaultShareLinkLabel {
    self.init(
      items, subject, message, nil, DefaultShareLinkLabel(title: Text(SystemWord.shareMore.text)))
  }
}

extension ShareLink {
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, { _ in preview }, label())
  }

  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
    self.init(
      CollectionOfOne(item), subject, message, { _ in preview },
      DefaultShareLinkLabel(title: Text(SystemWord.shareMore.text)))
  }

  public init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
    self.init(
      CollectionOfOne(item), subject, message, { _ in preview },
      DefaultShareLinkLabel(title: Text(titleKey)))
  }

  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(items, subject, message, preview, label())
  }
}
