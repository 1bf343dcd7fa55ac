import CoreGraphics
import Foundation

/// Where image and titles of a button go.
@MainActor
struct ButtonLayout {
  let title: UILabel?
  let subtitle: UILabel?
  let imageSize: CGSize
  /// Of the sign of a pop-up button; zero without one.
  let indicatorSize: CGSize
  let configuration: UIButton.Configuration?
  let insets: UIEdgeInsets
  let isSystem: Bool
  var isReversed = false
  /// How wide image and text may be together, in points; nil for as wide as they like.
  var limit: CGFloat?

  struct Frames {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
    var indicator = CGRect.zero

    func mirrored(in rect: CGRect) -> Frames {
      var frames = self
      for part in [\Frames.image, \.title, \.subtitle, \.indicator] {
        frames[keyPath: part].origin.x = rect.minX + rect.maxX - self[keyPath: part].maxX
      }
      return frames
    }
  }

  private var titleSize: CGSize { size(of: title) }
  private var subtitleSize: CGSize { size(of: subtitle) }

  /// Titles of configured buttons take as many lines as they need.
  private func size(of label: UILabel?) -> CGSize {
    guard let label else { return .zero }
    let natural = label.sizeThatFits(.zero)
    guard let textLimit, label.numberOfLines != 1, natural.width > textLimit + 0.01 else {
      return natural
    }
    return label.sizeThatFits(CGSize(width: textLimit, height: 0))
  }

  private var textLimit: CGFloat? {
    guard let limit, let configuration else { return nil }
    let besides = imageSize.width > 0 && !isVertical
    let image = besides ? imageSize.width + configuration.imagePadding : 0
    return max(limit - image - indicatorWidth, 1)
  }

  private var textSize: CGSize {
    let gap = subtitle == nil || title == nil ? 0 : configuration?.titlePadding ?? 0
    return CGSize(
      width: max(titleSize.width, subtitleSize.width),
      height: titleSize.height + gap + subtitleSize.height)
  }

  private var isVertical: Bool {
    guard let placement = configuration?.imagePlacement else { return false }
    return placement == .top || placement == .bottom
  }

  private var gap: CGFloat {
    imageSize.width > 0 && textSize.width > 0 ? configuration?.imagePadding ?? 0 : 0
  }

  /// Between the title and the sign of a pop-up button, in points; how wide it is on iOS is unsure.
  private static let indicatorGap: CGFloat = 4

  /// Of that sign with the gap before it.
  private var indicatorWidth: CGFloat {
    indicatorSize.width > 0 ? indicatorSize.width + Self.indicatorGap : 0
  }

  /// Image, text and sign together, in points.
  private var contentSize: CGSize {
    let text = textSize
    var size =
      isVertical
      ? CGSize(
        width: max(text.width, imageSize.width), height: text.height + gap + imageSize.height)
      : CGSize(
        width: text.width + gap + imageSize.width, height: max(text.height, imageSize.height))
    size.width += indicatorWidth
    return size
  }

  /// A button without configuration is at least 30 points wide and 6 points higher above and below
  /// its title.
  var size: CGSize {
    let content = contentSize
    var size = CGSize(
      width: content.width + insets.horizontal, height: content.height + insets.vertical)
    if configuration == nil, insets == .zero {
      if textSize.width > 0 || content == .zero {
        size.width = max(size.width, 30)
        size.height = max(size.height + 12, content == .zero ? 34 : 0)
      }
    }
    return size
  }

  /// `area` is what the insets leave.
  func frames(
    inContent area: CGRect, horizontal: UIControl.ContentHorizontalAlignment,
    vertical: UIControl.ContentVerticalAlignment
  ) -> Frames {
    var content = contentSize
    content.width = min(content.width, area.width)
    content.height = min(content.height, area.height)
    let x: CGFloat
    switch horizontal {
    case .left, .leading, .fill: x = area.minX
    case .right, .trailing: x = area.maxX - content.width
    case .center: x = area.minX + (area.width - content.width) / 2
    }
    let y: CGFloat
    switch vertical {
    case .top, .fill: y = area.minY
    case .bottom: y = area.maxY - content.height
    case .center: y = area.minY + (area.height - content.height) / 2
    }
    return frames(in: CGRect(x: x, y: y, width: content.width, height: content.height))
  }

  private func frames(in whole: CGRect) -> Frames {
    var frames = Frames()
    var rect = whole
    rect.size.width = max(rect.width - indicatorWidth, 0)
    frames.indicator = CGRect(
      x: whole.maxX - indicatorSize.width, y: whole.midY - indicatorSize.height / 2,
      width: indicatorSize.width, height: indicatorSize.height)
    let placement = configuration?.imagePlacement ?? .leading
    var text = CGRect(origin: rect.origin, size: textSize)
    text.size.width = min(text.width, rect.width - (isVertical ? 0 : imageSize.width + gap))
    var image = CGRect(origin: rect.origin, size: imageSize)
    switch placement {
    case .top:
      image.origin.x = rect.midX - imageSize.width / 2
      text.origin = CGPoint(x: rect.midX - text.width / 2, y: image.maxY + gap)
    case .bottom:
      text.origin.x = rect.midX - text.width / 2
      image.origin = CGPoint(x: rect.midX - imageSize.width / 2, y: text.maxY + gap)
    case .trailing:
      text.origin.y = rect.midY - text.height / 2
      image.origin = CGPoint(x: text.maxX + gap, y: rect.midY - imageSize.height / 2)
    default:
      image.origin.y = rect.midY - imageSize.height / 2
      text.origin = CGPoint(x: image.maxX + gap, y: rect.midY - text.height / 2)
    }
    frames.image = image
    let part = alignment
    frames.title = CGRect(
      x: text.minX + (text.width - min(titleSize.width, text.width)) * part, y: text.minY,
      width: min(titleSize.width, text.width), height: min(titleSize.height, text.height))
    frames.subtitle = CGRect(
      x: text.minX + (text.width - min(subtitleSize.width, text.width)) * part,
      y: text.maxY - subtitleSize.height, width: min(subtitleSize.width, text.width),
      height: subtitleSize.height)
    return isReversed ? frames.mirrored(in: whole) : frames
  }

  /// Where the shorter of title and subtitle stands beside the longer: 0 at the leading side, 1 at the
  /// trailing one.
  private var alignment: CGFloat {
    switch configuration?.titleAlignment ?? .automatic {
    case .automatic, .center: 0.5
    case .leading: 0
    case .trailing: 1
    }
  }
}
