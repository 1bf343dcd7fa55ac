import Foundation
import UIKit
import UniformTypeIdentifiers

/// Shows a web page's picture, title and host; a tap opens the page.
///
/// Differs from Apple's: plain, without a playing film. What it tells accessibility, title and host in one link, is
/// not certain.
@preconcurrency @MainActor
open class LPLinkView: UIView {
  open var metadata: LPLinkMetadata { didSet { show() } }

  private let picture = UIImageView()
  private let title = UILabel()
  private let host = UILabel()

  /// Shows the host alone, until there are `metadata`.
  public convenience init(url URL: URL) {
    let metadata = LPLinkMetadata()
    metadata.originalURL = URL
    metadata.url = URL
    self.init(metadata: metadata)
  }

  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
    build()
    show()
  }

  public required init?(coder: NSCoder) { nil }

  // MARK: Contents

  private func build() {
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    clipsToBounds = true
    isAccessibilityElement = true
    accessibilityTraits = .link
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    title.font = .boldSystemFont(ofSize: 15)
    title.numberOfLines = 2
    host.font = .systemFont(ofSize: 13)
    host.textColor = .secondaryLabel
    for part in [picture, title, host] { addSubview(part) }
    let tap = UITapGestureRecognizer()
    tap.onRecognized = { [weak self] _ in self?.openPage() }
    addGestureRecognizer(tap)
  }

  /// Without the part that nearly all addresses have.
  private var hostName: String {
    let name = (metadata.url ?? metadata.originalURL)?.host ?? ""
    return name.hasPrefix("www.") ? String(name.dropFirst(4)) : name
  }

  private func show() {
    title.text = metadata.title
    host.text = hostName
    accessibilityLabel = [metadata.title, hostName].compactMap(\.self).joined(separator: ", ")
    picture.image = nil
    loadPicture()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func loadPicture() {
    guard let provider = metadata.imageProvider,
      let type = provider.registeredTypeIdentifiers.first
    else { return }
    _ = provider.loadDataRepresentation(forTypeIdentifier: type) { [weak self] data, _ in
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          guard let self, self.metadata.imageProvider === provider, let data else { return }
          self.picture.image = UIImage(data: data)
          self.invalidateIntrinsicContentSize()
          self.setNeedsLayout()
        }
      }
    }
  }

  private func openPage() {
    guard let url = metadata.originalURL ?? metadata.url else { return }
    UIApplication.shared.open(url)
  }

  // MARK: Layout

  /// Points around the words.
  private static let margin: CGFloat = 12

  private func textHeight(_ width: CGFloat) -> CGFloat {
    let inner = CGSize(width: max(width - 2 * Self.margin, 0), height: .greatestFiniteMagnitude)
    let heading = metadata.title == nil ? 0 : title.sizeThatFits(inner).height + 2
    return heading + host.sizeThatFits(inner).height + 2 * Self.margin
  }

  private func pictureHeight(_ width: CGFloat) -> CGFloat {
    guard let size = picture.image?.size, size.width > 0 else { return 0 }
    return min(width * size.height / size.width, width)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = min(size.width, 300)
    return CGSize(width: width, height: pictureHeight(width) + textHeight(width))
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (width, margin) = (bounds.width, Self.margin)
    let top = max(min(pictureHeight(width), bounds.height - textHeight(width)), 0)
    picture.frame = CGRect(x: 0, y: 0, width: width, height: top)
    let inner = CGSize(width: max(width - 2 * margin, 0), height: .greatestFiniteMagnitude)
    let heading = metadata.title == nil ? 0 : title.sizeThatFits(inner).height
    title.frame = CGRect(x: margin, y: top + margin, width: inner.width, height: heading)
    host.frame = CGRect(
      x: margin, y: title.frame.maxY + (heading > 0 ? 2 : 0), width: inner.width,
      height: host.sizeThatFits(inner).height)
  }
}
